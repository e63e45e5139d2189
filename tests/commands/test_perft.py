"""`insula perft`: the count of the move tree equals one made by hand."""

import pytest

import insula as package
from insula.kernel.contract import State
from tests.commands.conftest import Insula


def slow_count(state: State, depth: int) -> int:
    if depth == 0 or state.over():
        return 1
    total = 0
    for move in state.legal():
        after = state.copy()
        after.play(move)
        total += slow_count(after, depth - 1)
    return total


@pytest.mark.parametrize(("players", "depth"), [(1, 3), (2, 0), (2, 1), (2, 4), (4, 3)])
def test_the_count_is_that_of_a_slow_walk(insula: Insula, players: int, depth: int) -> None:
    arguments = ["--players", str(players), "--seed", "6", "--depth", str(depth)]
    found = insula("perft", "magna-roma", *arguments, "--json").json()
    assert found["nodes"] == slow_count(package.game("magna-roma").new(players, 6), depth)
    assert found["depth"] == depth


def test_divided_it_comes_to_the_same(insula: Insula) -> None:
    arguments = ["perft", "magna-roma", "--seed", "6", "--depth", "3"]
    whole = insula(*arguments, "--json").json()["nodes"]
    parts = insula(*arguments, "--divide", "--json").json()["divide"]
    assert list(parts) == [f"pick {slot}" for slot in range(1, 9)]
    assert sum(parts.values()) == whole
    text = insula(*arguments, "--divide").out.splitlines()
    assert text == [
        *(f"{move}: {count}" for move, count in parts.items()),
        f"{whole} sequences of 3 moves",
    ]
