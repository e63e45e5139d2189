"""Chromium's own trace of what its main thread did, with the processor's time beside the clock's:
on a busy machine a short task takes long because others run."""

from typing import TYPE_CHECKING, Any

from insula.server.bench.process import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE_MS = 30_000
STEP_MS = 50
MAIN_THREAD = "CrRendererMain"
Event = dict[str, Any]


class Trace:
    """From its making until `tasks` is asked."""

    def __init__(self, browser: "Browser") -> None:
        self.events: list[Event] = []
        self.is_complete = False
        self.session = browser.new_browser_cdp_session()
        self.session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: self.complete())
        asked = {"includedCategories": ["toplevel"]}
        self.session.send("Tracing.start", {"traceConfig": asked, "transferMode": "ReportEvents"})

    def complete(self) -> None:
        self.is_complete = True

    def tasks(self, page: "Page") -> list[float]:
        """Milliseconds of processor that each task of a page's main thread took."""
        self.session.send("Tracing.end")
        for _ in range(PATIENCE_MS // STEP_MS):
            if self.is_complete:
                return task_times(self.events)
            page.wait_for_timeout(STEP_MS)
        raise LoadError("Chromium did not hand out its trace")


def task_times(events: list[Event]) -> list[float]:
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    return [
        event["tdur"] / 1000
        for event in events
        if "tdur" in event
        and event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in main
    ]
