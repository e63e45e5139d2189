"""Golden games of players with an eye for connections: much happens in them.

python -m tests.magna_grecia.test_records    writes them anew: after a change of the rules only
"""

import random
from itertools import product
from pathlib import Path

import pytest

import insula
from insula.cli.records import game_of
from insula.games.magna_grecia.facts.events import (
    Built,
    FirstGaze,
    Founded,
    Joined,
    Linked,
    Sold,
)
from insula.kernel.facts import Fact
from insula.kernel.record import replay, write
from insula.kernel.table import Table
from tests.magna_grecia.wander import follow

GAME = insula.game("magna-grecia")
FOLDER = Path(__file__).parent / "records"
WANTED: set[type[Fact]] = {Founded, Joined, Linked, Sold, FirstGaze, Built}
SEATINGS = list(product((2, 3, 4), ("12", "8"), ("random", "placed")))


def path(players: int, rounds: str, oracles: str) -> Path:
    return FOLDER / f"rich-{players}-{rounds}-{oracles}.txt"


def rich_table(players: int, rounds: str, oracles: str) -> Table:
    """The first game in which all that is wanted happens."""
    for seed in range(2026, 3000):
        table = Table(GAME, players, seed, {"rounds": rounds, "oracles": oracles})
        chooser = random.Random(seed)
        while not table.state.over():
            table.append(follow(table.state, chooser))
        if not missing(table):
            return table
    raise AssertionError("no game was rich enough")


def missing(table: Table) -> set[type[Fact]]:
    return WANTED - {type(event) for entry in table.history for event in entry.events}


@pytest.mark.parametrize(("players", "rounds", "oracles"), SEATINGS)
def test_a_rich_game_replays_to_the_letter(players: int, rounds: str, oracles: str) -> None:
    text = path(players, rounds, oracles).read_text("utf-8")
    again = replay(text, lambda header: insula.game(header.game, rules=header.rules))
    assert again.error is None
    assert again.table.state.over()
    assert write(again.table) == text
    assert missing(again.table) == set()


@pytest.mark.parametrize("former", sorted((FOLDER / "rules-1").glob("*.txt")), ids=lambda p: p.stem)
def test_a_rich_game_of_the_first_rules_replays_with_them_and_their_box(former: Path) -> None:
    text = former.read_text("utf-8")
    again = replay(text, lambda header: game_of(text, header, None))
    assert again.error is None
    assert again.table.state.over()
    assert (again.table.game.rules_version, again.table.game.box.name) == (1, "reconstruction")
    assert write(again.table).split("\n\n", 1)[1] == text.split("\n\n", 1)[1]


if __name__ == "__main__":
    for seating in SEATINGS:
        path(*seating).write_text(write(rich_table(*seating)), "utf-8")
