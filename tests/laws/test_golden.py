"""Golden games replay to the letter, and move trees keep their size."""

import json

import insula
from insula.kernel.contract import State
from insula.kernel.record import replay, write
from tests.laws.golden import COUNTS, RECORDS, count_path, counts, record_path
from tests.laws.seatings import Seating, every_game, seatings


@every_game
def test_the_golden_record_replays_to_the_letter(seating: Seating) -> None:
    text = record_path(seating).read_text(encoding="utf-8")
    again = replay(text, lambda name, _digest: insula.game(name))
    assert again.error is None
    assert again.table.state.over()
    assert write(again.table) == text
    assert again.header.box_digest == seating.game.box.digest


@every_game
def test_the_move_tree_keeps_its_size(seating: Seating) -> None:
    assert counts(seating) == json.loads(count_path(seating).read_text(encoding="utf-8"))


@every_game
def test_perft_counts_what_a_plain_walk_counts(seating: Seating) -> None:
    state = seating.new(2026)
    wanted = json.loads(count_path(seating).read_text(encoding="utf-8"))
    assert plain_count(state, 2) == wanted["start 2"]


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
