"""`insula bench page`: what the page loads, how soon it answers a click, where it stutters."""

from typing import Annotated, Any

import typer

import insula
from insula.cli.faults import UsageFault
from insula.cli.options import AsJson, machine, opened, print_json


def bench_page(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; none: all titles.")] = "",
    players: Annotated[int, typer.Option(min=1, max=4, help="Seats at the one screen.")] = 4,
    decisions: Annotated[int, typer.Option(min=0, help="Of each game; 0 is a whole game.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="Of the clicks.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play through the page in Chromium, against a real server on this machine, and time it.

    The time of an answer is from the click that plays a move until the second frame after the page
    shows the new position; its parts are the server with the way there and back, the page's own
    work, and the wait for those frames. Long tasks are those over 50 ms, from the first click of a
    decision until its motion has ended, in the last third of the game. On a busy machine they grow
    with what else runs, so the longest is told in time of the processor too. Needs Playwright and
    Chromium.
    """
    from insula.server.bench.page import Plan

    names = (game,) if game else titles()
    for name in names:
        if players not in opened(name, None).players:
            raise UsageFault(f"{insula.game(name).title} is not for {players} players")
    figures = measured(Plan(names, players, decisions, seed))
    if as_json:
        print_json({"compiled": insula.compiled, **machine(), **figures})
    else:
        show(figures)


def titles() -> tuple[str, ...]:
    """All games but the editions of another, which are drawn by the same board."""
    names = insula.game_names()
    return tuple(name for name in names if not any(name.startswith(f"{title}-") for title in names))


def measured(plan: Any) -> dict[str, Any]:
    """The figures, under a progress bar."""
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
        f"Chromium {figures['chromium']}, {figures['players']} players at one screen. The start "
        f"page loads {figures['start_kb']:.1f} kB of script, gzipped (aim {aims['start_kb']}). "
        f"Load {figures['load']:.1f} on {figures['cores']} cores."
    )
    rows = [
        ["decisions", *(str(one["decisions"]) for one in found)],
        ["script of the board, kB", *(f"{one['board_kb']:.1f}" for one in found)],
        ["script of any table, kB", *(f"{one['table_kb']:.1f}" for one in found)],
        answers(found, "answer_ms", f"click to drawn answer, ms (aim {aims['answer_ms']})"),
        answers(found, "answer_ms_first_third", "the same, first third"),
        answers(found, "answer_ms_last_third", "the same, last third"),
        ["of that: server, script, drawing", *map(parts, found)],
        [f"tasks over {aims['long_task_ms']} ms, last third", *map(long_tasks, found)],
        [
            "longest task, ms of processor, second half",
            *(f"{one['longest_task_cpu_ms']:.0f}" for one in found),
        ],
    ]
    screen.print(grid(["", *(one["game"] for one in found)], rows))
    screen.print("Answers: median, and 95 of 100.")


def answers(found: list[dict[str, Any]], key: str, name: str) -> list[str]:
    return [name, *(f"{one[key]['median']:.0f}, {one[key]['p95']:.0f}" for one in found)]


def parts(figures: dict[str, Any]) -> str:
    found = figures["parts_ms_last_third"]
    return ", ".join(f"{found[part]:.0f}" for part in ("server", "script", "drawing"))


def long_tasks(figures: dict[str, Any]) -> str:
    tasks = figures["long_tasks"]
    longest = f", longest {tasks['longest_ms']:.0f}" if tasks["count"] else ""
    return f"{tasks['count']} in {tasks['decisions_watched']} decisions{longest}"
