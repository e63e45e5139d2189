"""The page benchmark: download size, response time of a click, smoothness of animations.

It uses a real server, and Chromium in which page.js plays all seats on one screen.
"""

import os
import statistics
import tempfile
import urllib.request
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from insula.server.bench import chromium, process
from insula.server.bench.bench import THIRDS, choices
from insula.server.bench.process import LoadError
from insula.server.bench.tracing import Trace
from insula.server.http import static_files

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HASH = 9  # length of Vite's suffix: a dash and an eight-character hash
SCRIPT = Path(__file__).with_suffix(".js")
PATIENCE_MS = 60_000
AIMS = {"start_kb": 120, "answer_ms": 100, "long_task_ms": 50}
"""Target values."""
NEW_TABLE = """async ({ game, players }) => {
  const seats = Array.from({ length: players }, (_, at) => ({ who: 'me', name: `Seat ${at + 1}` }));
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ game, seats });
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  const made = await answer.json();
  if (!answer.ok) throw new Error(made.text);
  return `/table/${made.table.id}?key=${encodeURIComponent(made.key)}`;
}"""
LOADED = """() => performance.getEntriesByType('resource')
  .map((entry) => entry.name).filter((name) => new URL(name).pathname.endsWith('.js'))"""
Figures = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    games: tuple[str, ...]
    players: int = 4
    decisions: int = 0  # per game; 0 means a whole game
    seed: int = 1

    def expected(self, game: str) -> int:
        """Return the approximate number of decisions."""
        whole = choices(game, self.players)
        return min(self.decisions or whole, whole)


@dataclass(frozen=True)
class Decision:
    """A move made by clicks; times in milliseconds."""

    ms: float  # from the last click to the drawn response
    server: float  # from sending the choice to its reply
    script: float  # the page's own work
    drawing: float  # until the second frame afterwards
    rested: bool  # whether the animation was awaited
    long_tasks: tuple[float, ...]


def bench(plan: Plan) -> Iterator[Figures | None]:
    """Yield None after each decision, then the results."""
    if not (static_files.FOLDER / static_files.INDEX).exists():
        raise LoadError("the page is not built: run python -m tools.page")
    with tempfile.TemporaryDirectory() as folder, chromium.launch() as browser:
        with process.serving(process.insula(Path(folder))) as server:
            start = first_load(browser, server.address)
            start_kb = kilobytes(start)
            found: list[Figures] = []
            for game in plan.games:
                found += [(yield from one_game(browser, server.address, plan, game, start))]
        yield {
            "chromium": browser.version,
            "players": plan.players,
            "cores": os.cpu_count(),
            "load": os.getloadavg()[0],
            "aims": AIMS,
            "start_kb": start_kb,
            "games": found,
        }


# -- what is loaded -------------------------------------------------------------------------------


def open_page(browser: "Browser", address: str) -> "Page":
    """Open the start page as a new visitor, with all animations."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        base_url=address,
        locale="en-GB",
        reduced_motion="no-preference",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(path=SCRIPT)
    page.goto("/", wait_until="networkidle")
    return page


def first_load(browser: "Browser", address: str) -> set[str]:
    page = open_page(browser, address)
    scripts = loaded_scripts(page)
    page.context.close()
    return scripts


def loaded_scripts(page: "Page") -> set[str]:
    """Return the URLs of the scripts that a page has loaded."""
    return set(page.evaluate(LOADED))


def kilobytes(scripts: set[str]) -> float:
    return sum(map(gzipped, scripts)) / 1000


def gzipped(address: str) -> int:
    """Return the size of a file as served to a browser that accepts only gzip."""
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        body: bytes = answer.read()
        return len(body)


def is_board(address: str, game: str) -> bool:
    """Tell whether a script is the board of this game or the plain board."""
    name = urlsplit(address).path.rpartition("/")[2].removesuffix(".js")[:-HASH]
    return name == "plain" or game == name or game.startswith(f"{name}-")


# -- how soon -------------------------------------------------------------------------------------


def one_game(
    browser: "Browser", address: str, plan: Plan, game: str, start: set[str]
) -> Generator[None, None, Figures]:
    page = open_page(browser, address)
    page.goto(page.evaluate(NEW_TABLE, {"game": game, "players": plan.players}))
    made: list[Decision] = []
    trace: Trace | None = None
    for decision in decisions(page, plan, game):
        made.append(decision)
        if decision.rested and trace is None:
            trace = Trace(browser)
        yield
    tasks = trace.tasks(page) if trace else []
    scripts = loaded_scripts(page) - start
    board = {script for script in scripts if is_board(script, game)}
    page.context.close()
    return {
        "game": game,
        "board_kb": kilobytes(board),
        "table_kb": kilobytes(scripts - board),
        **figures(made),
        "longest_task_cpu_ms": max(tasks, default=0),
    }


def decisions(page: "Page", plan: Plan, game: str) -> Iterator[Decision]:
    """Play the table. From the middle on, wait for animations to end."""
    page.evaluate("seed => insulaBench.seed(seed)", plan.seed)
    middle = plan.expected(game) // 2
    number = 0
    while not plan.decisions or number < plan.decisions:
        rests = number >= middle
        answer = page.evaluate("rests => insulaBench.decision(rests)", rests)
        if answer is None:
            return
        times = (answer["ms"], answer["server"], answer["script"], answer["drawing"])
        yield Decision(*times, rests, tuple(answer["longTasks"]))
        number += 1


def figures(made: list[Decision]) -> Figures:
    third = max(1, len(made) // THIRDS)
    watched = [decision for decision in made[-third:] if decision.rested]
    tasks = [task for decision in watched for task in decision.long_tasks]
    return {
        "decisions": len(made),
        "answer_ms": spread(made),
        "answer_ms_first_third": spread(made[:third]),
        "answer_ms_last_third": spread(made[-third:]),
        "parts_ms_last_third": parts(made[-third:]),
        "long_tasks": {
            "decisions_watched": len(watched),
            "count": len(tasks),
            "longest_ms": max(tasks, default=0),
        },
    }


def parts(made: list[Decision]) -> Figures:
    """Return the median of each part of the response time."""
    return {
        "server": statistics.median(decision.server for decision in made),
        "script": statistics.median(decision.script for decision in made),
        "drawing": statistics.median(decision.drawing for decision in made),
    }


def spread(made: list[Decision]) -> Figures:
    delays = sorted(decision.ms for decision in made)
    p95 = delays[min(len(delays) - 1, len(delays) * 95 // 100)]
    return {"median": statistics.median(delays), "p95": p95}
