"""`insula perft`: the size of the move tree."""

import time
from typing import Annotated

import typer

from insula.cli.options import (
    AsJson,
    BoxPath,
    GameName,
    Options,
    Players,
    Seed,
    chosen,
    opened,
    print_json,
)


def perft(
    game: GameName,
    players: Players = 2,
    seed: Seed = 0,
    depth: Annotated[int, typer.Option(min=0, max=99, help="How many moves deep.")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move.")] = False,
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of moves of a deal to a depth; games that end before it count too."""
    from insula.arena import perft as counting

    table = opened(game, box)
    state = table.new(players, seed, **chosen(option))
    began = time.perf_counter()
    parts = counting.divide(table, state, depth) if divide else {}
    nodes = sum(parts.values()) if parts else counting.perft(state, depth)
    figures = {"game": game, "players": players, "seed": seed, "depth": depth, "nodes": nodes}
    figures |= {"seconds": time.perf_counter() - began} | ({"divide": parts} if divide else {})
    if as_json:
        print_json(figures)
        return
    for text, count in parts.items():
        print(f"{text}: {count}")
    print(f"{nodes} sequences of {depth} moves")
