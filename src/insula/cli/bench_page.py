"""`insula bench page`: measure download size, response times and long tasks of the page."""

from typing import Annotated, Any

import typer

import insula
from insula.cli.faults import UsageFault
from insula.cli.options import AsJson, machine, opened, print_json, require_benchmarks


def bench_page(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game (default: all titles).")
    ] = "",
    players: Annotated[int, typer.Option(min=1, max=4, help="Players on one screen.")] = 4,
    decisions: Annotated[
        int, typer.Option(min=0, help="Decisions per game; 0 means a whole game.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="Seed of the clicks.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play through the page in Chromium, against a real server on this machine, and time it.

    The response time runs from the click that plays a move until the second frame after the page
    shows the new position. Its parts are the server with the network, the page's script, and
    drawing. Long tasks take more than 50 ms; they are counted in the last third of the game, from
    the first click of a decision until its animation ends. They grow with the load of the machine,
    so the longest is also given as CPU time. Requires Playwright and Chromium.
    """
    require_benchmarks()
    from insula.server.bench.page import Plan

    names = (game,) if game else titles()
    for name in names:
        if players not in opened(name, None).players:
            raise UsageFault(f"{insula.game(name).title} is not for {players} players")
    figures = measure(Plan(names, players, decisions, seed))
    if as_json:
        print_json({"compiled": insula.compiled, **machine(), **figures})
    else:
        show(figures)


def titles() -> tuple[str, ...]:
    """List all games except editions of another, which share its board."""
    names = insula.game_names()
    return tuple(name for name in names if not any(name.startswith(f"{title}-") for title in names))


def measure(plan: Any) -> dict[str, Any]:
    """Run the benchmark with a progress bar and return the results."""
    from insula.cli.show import progress
    from insula.server.bench import page

    figures: dict[str, Any] = {}
    with progress() as bar:
        task = bar.add_task("bench page", total=sum(map(plan.expected, plan.games)))
        for part in page.bench(plan):
            bar.advance(task)
            figures = part or figures
    return figures


def show(figures: dict[str, Any]) -> None:
    from insula.cli.show import grid, output

    found, aims = figures["games"], figures["aims"]
    screen = output()
    screen.print(
        f"Chromium {figures['chromium']}, {figures['players']} players on one screen. The start "
        f"page loads {figures['start_kb']:.1f} kB of script, gzipped (target {aims['start_kb']}). "
        f"Load {figures['load']:.1f} on {figures['cores']} cores."
    )
    rows = [
        ["decisions", *(str(one["decisions"]) for one in found)],
        ["board script, kB", *(f"{one['board_kb']:.1f}" for one in found)],
        ["shared table script, kB", *(f"{one['table_kb']:.1f}" for one in found)],
        answers(found, "answer_ms", f"click to drawn response, ms (target {aims['answer_ms']})"),
        answers(found, "answer_ms_first_third", "  first third"),
        answers(found, "answer_ms_last_third", "  last third"),
        ["  server, script, drawing", *map(parts, found)],
        [f"tasks over {aims['long_task_ms']} ms, last third", *map(long_tasks, found)],
        [
            "longest task, CPU ms, second half",
            *(f"{one['longest_task_cpu_ms']:.0f}" for one in found),
        ],
    ]
    screen.print(grid(["", *(one["game"] for one in found)], rows))
    screen.print("Response times: median, 95th percentile.")


def answers(found: list[dict[str, Any]], key: str, name: str) -> list[str]:
    return [name, *(f"{one[key]['median']:.0f}, {one[key]['p95']:.0f}" for one in found)]


def parts(figures: dict[str, Any]) -> str:
    found = figures["parts_ms_last_third"]
    return ", ".join(f"{found[part]:.0f}" for part in ("server", "script", "drawing"))


def long_tasks(figures: dict[str, Any]) -> str:
    tasks = figures["long_tasks"]
    longest = f", longest {tasks['longest_ms']:.0f}" if tasks["count"] else ""
    return f"{tasks['count']} in {tasks['decisions_watched']} decisions{longest}"
