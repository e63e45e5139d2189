"""Golden games replay to the letter, and move trees keep their size."""

import json
from pathlib import Path

import pytest

import insula
from insula.cli.records import game_of
from insula.kernel.contract import State
from insula.kernel.record import replay, write
from tests.laws.golden import COUNTS, FORMER, RECORDS, count_path, counts, record_path
from tests.laws.seatings import Seating, every_game, seatings

FORMER_RECORDS = sorted(FORMER.glob("*.txt"))


@every_game
def test_the_golden_record_replays_to_the_letter(seating: Seating) -> None:
    text = record_path(seating).read_text(encoding="utf-8")
    again = replay(text, lambda header: insula.game(header.game, rules=header.rules))
    assert again.error is None
    assert again.table.state.over()
    assert write(again.table) == text
    assert again.header.box_digest == seating.game.box.digest


@every_game
def test_the_move_tree_keeps_its_size(seating: Seating) -> None:
    assert counts(seating) == json.loads(count_path(seating).read_text(encoding="utf-8"))


@every_game
def test_perft_equals_a_plain_walk(seating: Seating) -> None:
    state = seating.new(2026)
    wanted = json.loads(count_path(seating).read_text(encoding="utf-8"))
    assert plain_count(state, 2) == wanted["start 2"]


@pytest.mark.parametrize("path", FORMER_RECORDS, ids=lambda path: path.stem)
def test_a_record_of_former_rules_replays_with_its_own_box_and_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = replay(text, lambda header: game_of(text, header, None))
    assert again.error is None
    assert again.table.state.over()
    assert again.table.game.rules_version == again.header.rules == 1
    assert again.table.game.box.is_known_as(again.header.box_digest)
    assert decisions(write(again.table)) == decisions(text)


def decisions(text: str) -> str:
    """A record without its header: the box may have new marks, and so another hash."""
    return text.split("\n\n", 1)[1]


def plain_count(state: State, depth: int) -> int:
    if depth == 0 or state.over():
        return 1
    total = 0
    for move in state.legal():
        after = state.copy()
        after.play(move)
        total += plain_count(after, depth - 1)
    return total


def test_every_golden_file_belongs_to_a_seating() -> None:
    names = {str(seating) for seating in seatings()}
    assert {path.stem for path in RECORDS.glob("*.txt")} == names
    assert {path.stem for path in COUNTS.glob("*.json")} == names
