"""Chromium's trace of its main thread, with CPU time.

On a busy machine, elapsed time includes other processes; CPU time does not.
"""

from typing import TYPE_CHECKING, Any

from insula.server.bench.process import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE_MS = 30_000
STEP_MS = 50
MAIN_THREAD = "CrRendererMain"
Event = dict[str, Any]


class Trace:
    """Records from construction until `tasks` is called."""

    def __init__(self, browser: "Browser") -> None:
        self.events: list[Event] = []
        self.is_complete = False
        self.session = browser.new_browser_cdp_session()
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: self.complete())
        asked = {"includedCategories": ["toplevel"]}
        self.session.send("Tracing.start", {"traceConfig": asked, "transferMode": "ReportEvents"})

    def complete(self) -> None:
        self.is_complete = True

    def tasks(self, page: "Page") -> list[float]:
        """Return the CPU milliseconds of each main-thread task."""
        self.session.send("Tracing.end")
        for _ in range(PATIENCE_MS // STEP_MS):
            if self.is_complete:
                return task_times(self.events)
            page.wait_for_timeout(STEP_MS)
        raise LoadError("Chromium did not return its trace")


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
