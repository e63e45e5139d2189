"""`insula bench search`: how many iterations a second the bots' searches make."""

from typing import Annotated

import typer

import insula
from insula.cli.options import AsJson, Players, machine, opened, print_json


def bench_search(
    players: Players = 2,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, help="About how long to measure each game.")
    ] = 4.0,
    as_json: AsJson = False,
) -> None:
    """Measure iterations a second on one core, from the opening and the middle of each game."""
    from insula.arena import search_bench
    from insula.cli.show import grid, output, progress

    found = []
    with progress() as bar:
        for name in bar.track(insula.game_names(), description="bench search"):
            opened(name, None).new(players)
            found.append(search_bench.bench_search(name, players, seconds))
    if as_json:
        print_json({"compiled": insula.compiled, **machine(), "seconds": seconds, "games": found})
        return
    rows = [
        [each["game"], kind, *(f"{rates[part]:.0f}" for part in ("opening", "middle"))]
        for each in found
        for kind, rates in each["iterations_per_second"].items()
    ]
    rules = "compiled" if insula.compiled else "plain Python"
    screen = output()
    screen.print(f"Iterations a second on one core, {players} players, rules: {rules}.")
    screen.print(grid(["game", "search", "opening", "middle"], rows))
