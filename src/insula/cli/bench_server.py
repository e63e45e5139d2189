"""`insula bench server`: measure the server under load, next to boardgame.io."""

from typing import Annotated, Any

import typer

import insula
from insula.cli.faults import UsageFault
from insula.cli.options import AsJson, machine, opened, print_json, require_benchmarks

SIDES = ("insula", "boardgame.io")
ROWS = {
    "cpu_us_per_move": "server CPU per move, us",
    "cpu_us_first_third": "  first third of the game, us",
    "cpu_us_last_third": "  last third of the game, us",
    "moves_per_second": "moves/s",
    "p50_ms": "send to last receiver, median, ms",
    "p99_ms": "  99th percentile, ms",
    "bytes_per_move": "bytes sent per move, all sockets",
}
STILL = {
    "start_seconds": "start with an empty folder, s",
    "restart_seconds": "start with an existing folder, s",
    "idle_mib": "memory of an idle server, MiB",
    "kib_per_socket": "memory of an idle socket, KiB",
}


def bench_server(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")] = "magna-roma",
    tables: Annotated[int, typer.Option(min=1, max=200, help="Concurrent tables.")] = 25,
    seats: Annotated[
        int, typer.Option(min=1, max=4, help="Players per table, one socket each.")
    ] = 4,
    moves: Annotated[int, typer.Option(min=0, help="Moves per table; 0 means a whole game.")] = 0,
    rounds: Annotated[int, typer.Option(min=1, max=100, help="Repetitions with new tables.")] = 3,
    idle: Annotated[int, typer.Option(min=0, max=50_000, help="Idle sockets.")] = 5000,
    clients: Annotated[int, typer.Option(min=1, max=16, help="Client processes.")] = 1,
    compare: Annotated[bool, typer.Option(help="Also measure boardgame.io (needs Node).")] = True,
    as_json: AsJson = False,
) -> None:
    """Measure a real server with real clients on this machine, with SQLite flushing every batch.

    All tables play at once. At each table, the player to move sends a choice as soon as all sockets
    have received the last position. boardgame.io plays a game of the same shape, in memory,
    alternating with ours.
    """
    require_benchmarks()
    from insula.server.bench.bench import Plan

    if seats not in opened(game, None).players:
        raise UsageFault(f"{insula.game(game).title} is not for {seats} players")
    if clients > tables:
        raise UsageFault("--clients must not exceed --tables")
    plan = Plan(game, tables, seats, rounds, moves, idle, clients)
    figures = measure(plan, compare=compare)
    if as_json:
        print_json({"compiled": insula.compiled, **machine(), **figures})
    else:
        show(figures)


def measure(plan: Any, *, compare: bool) -> dict[str, Any]:
    """Run the benchmark with a progress bar and return the results."""
    from insula.cli.show import progress
    from insula.server.bench import bench as load

    figures: dict[str, Any] = {}
    with progress() as bar:
        task = bar.add_task(f"bench server {plan.game}", total=load.parts(plan))
        for part in load.bench(plan, compare=compare):
            bar.advance(task)
            figures = part or figures
    return figures


def show(figures: dict[str, Any]) -> None:
    from insula.cli.show import grid, output

    sides = [side for side in SIDES if side in figures]
    rows = [[name, *(cell(figures[side], key) for side in sides)] for key, name in ROWS.items()]
    screen = output()
    rules = "compiled" if insula.compiled else "plain Python"
    screen.print(
        f"{figures['game']}, {figures['tables']} tables of {figures['seats']} sockets, "
        f"rules and views: {rules}; {figures['insula']['moves']} moves."
    )
    screen.print(grid(["", *sides], rows), "")
    if figures["ratio"]:
        screen.print(f"CPU per move relative to boardgame.io: {figures['ratio']:.2f}.", "")
    still = [[name, cell(figures, key)] for key, name in STILL.items()]
    screen.print(grid([f"idle, {figures['idle_sockets']} sockets", ""], still))
    for note in filter(None, (figures["not_compared"], figures["idle_told"])):
        screen.print(note, markup=False)


def cell(figures: dict[str, Any], key: str) -> str:
    value = figures.get(key)
    return "-" if value is None else f"{value:.3g}" if value < 10 else f"{value:.0f}"
