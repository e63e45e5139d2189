"""`insula bench`: what the rules cost, compiled and interpreted, measured in turns."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import insula
from insula.cli.bench_page import bench_page
from insula.cli.bench_search import bench_search
from insula.cli.bench_server import bench_server
from insula.cli.faults import UsageFault
from insula.cli.options import AsJson, BoxPath, Players, machine, opened, print_json

ROWS = {
    "decision_kernel": "decision in the kernel, us",
    "decision_api": "decision by Python calls, us",
    "decision_early": "decision, first third, us",
    "decision_late": "decision, last third, us",
    "copy": "copy, us",
    "redeal": "redeal, us",
    "legal": "legal, us",
}
BYTES = {"state": "a state, bytes", "copy": "a copy, bytes", "written": "to_bytes, bytes"}
RULES, SERVER, SEARCH, PAGE = "rules", "server", "search", "page"


class Benches(TyperGroup):
    """What follows `bench` is about the rules, unless it says otherwise."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = args[:1] and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named else [RULES, *args])


app = typer.Typer(
    cls=Benches, help="Measure the rules, the bots' search, the server under load, or the page."
)
app.command(SERVER)(bench_server)
app.command(SEARCH)(bench_search)
app.command(PAGE)(bench_page)


@app.command(RULES)
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; none means all.")] = "",
    players: Players = 2,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, help="About how long to measure each game.")
    ] = 10.0,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play, compiled and interpreted, in turns.

    A playout copies the opening, redeals it and plays random moves to the end. Every figure is the
    median of five rounds. cpu is processor time, wall what the clock says; ratios are of cpu.
    """
    if box and not game:
        raise UsageFault("--box is the box of one game: name the game")
    names = [game] if game else list(insula.game_names())
    for name in names:
        opened(name, box).new(players)
    found = [measured(name, players, str(box or ""), seconds) for name in names]
    if as_json:
        print_json({"compiled": insula.compiled, **machine(), "seconds": seconds, "games": found})
        return
    for figures in found:
        show(figures)


def measured(name: str, players: int, box: str, seconds: float) -> dict[str, Any]:
    """The figures of one game, under a progress bar."""
    from insula.arena import bench as arena
    from insula.cli.show import progress

    figures: dict[str, Any] = {}
    with progress() as bar:
        task = bar.add_task(f"bench {name}", total=arena.parts())
        for part in arena.bench(name, players, box, seconds):
            bar.advance(task)
            figures = part or figures
    return figures


def show(figures: dict[str, Any]) -> None:
    from insula.cli.show import grid, output

    speeds: list[str] = [speed for speed in ("compiled", "interpreted") if speed in figures]
    header = ["", *(f"{speed} {clock}" for speed in speeds for clock in ("cpu", "wall")), "ratio"]
    rows = [playouts(figures, speeds)]
    rows += [cost(figures, speeds, key, name) for key, name in ROWS.items()]
    rows.append(["last third / first", *late(figures, speeds), "-"])
    rows += [size(figures, speeds, key, name) for key, name in BYTES.items()]
    screen = output()
    rules = "compiled" if "compiled" in figures else "plain Python only, nothing is compiled here"
    length = figures[speeds[0]]["decisions_per_game"]
    screen.print(
        f"{figures['game']}, {figures['players']} players, rules: {rules}; "
        f"a random game takes {length} decisions."
    )
    screen.print(grid(header, rows), "")


def playouts(figures: dict[str, Any], speeds: list[str]) -> list[str]:
    clocks = [figures[speed]["playouts_per_second"] for speed in speeds]
    cells = [f"{clock[kind]:.0f}" for clock in clocks for kind in ("cpu", "wall")]
    return ["random playouts/s", *cells, ratio(figures, "playouts")]


def cost(figures: dict[str, Any], speeds: list[str], key: str, name: str) -> list[str]:
    clocks = [figures[speed]["microseconds"][key] for speed in speeds]
    cells = [f"{clock[kind]:.3f}" for clock in clocks for kind in ("cpu", "wall")]
    return [name, *cells, ratio(figures, key)]


def late(figures: dict[str, Any], speeds: list[str]) -> list[str]:
    return [cell for speed in speeds for cell in (f"{figures[speed]['late_to_early']:.2f}", "-")]


def size(figures: dict[str, Any], speeds: list[str], key: str, name: str) -> list[str]:
    sizes = [f"{figures[speed]['bytes'][key]:.0f}" for speed in speeds]
    return [name, *(cell for size in sizes for cell in (size, "-")), "-"]


def ratio(figures: dict[str, Any], key: str) -> str:
    return f"{figures['ratios'][key]:.1f}" if key in figures["ratios"] else "-"
