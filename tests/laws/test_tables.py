"""Laws of tables and records: undo, redo, forced steps, writing and reading again."""

import random

import pytest
from hypothesis import HealthCheck, given, settings

from insula.kernel.game import IllegalMove
from insula.kernel.record import Replay, replay, write
from insula.kernel.table import Table, UndoRefused
from tests.laws.seatings import Seating, every_game, seeds

few = settings(
    max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


def played(seating: Seating, seed: int) -> Table:
    table = seated(seating, seed)
    chooser = random.Random(seed)
    while not table.state.over():
        table.play(chooser.choice(table.state.legal()))
    return table


def seated(seating: Seating, seed: int) -> Table:
    return Table(seating.game, seating.players, seed, dict(seating.options))


def read_again(seating: Seating, text: str) -> Replay:
    return replay(text, lambda _header: seating.game)


@every_game
@few
@given(seed=seeds())
def test_a_record_is_read_back_to_the_same_bytes(seating: Seating, seed: int) -> None:
    table = played(seating, seed)
    text = write(table)
    again = read_again(seating, text)
    assert again.error is None
    assert again.good == len(text)
    assert write(again.table) == text
    assert again.table.state.numbers() == table.state.numbers()
    assert again.table.history == table.history


@every_game
@few
@given(seed=seeds())
def test_undo_and_redo_lead_to_the_same_positions(seating: Seating, seed: int) -> None:
    table = seated(seating, seed)
    table.play_forced()
    chooser = random.Random(seed)
    undone = 0
    while not table.state.over() and len(table.history) < 120:
        before = table.state.numbers()
        table.play(chooser.choice(table.state.legal()))
        after = table.state.numbers()
        if not table.undo_refusal():
            undone += 1
            table.undo()
            assert table.state.numbers() == before
            table.redo()
            assert table.state.numbers() == after
    assert undone > 0


@every_game
@few
@given(seed=seeds())
def test_undo_never_passes_a_reveal_or_another_seat(seating: Seating, seed: int) -> None:
    table = seated(seating, seed)
    table.play_forced()
    chooser = random.Random(seed)
    refused = 0
    while not table.state.over():
        seat, shown = table.state.seat(), table.state.revealed()
        table.play(chooser.choice(table.state.legal()))
        gone = table.state.revealed() != shown
        passed = not table.state.over() and table.state.seat() != seat
        assert bool(table.undo_refusal()) == (gone or passed or moved_since(table))
        if table.undo_refusal():
            refused += 1
            with pytest.raises(UndoRefused):
                table.undo()
    assert refused > 0


def moved_since(table: Table) -> bool:
    """Did another seat take a forced step after the last choice?"""
    at = table.last_choice()
    return any(entry.seat != table.history[at].seat for entry in table.history[at:])


@every_game
def test_undo_to_the_start_of_the_turn_goes_as_far_as_undo(seating: Seating) -> None:
    table = played(seating, 11)
    one = played(seating, 11)
    if table.undo_refusal():
        table.take_back()
        one.take_back()
    if not table.undo_refusal():
        table.undo_turn()
        while not one.undo_refusal():
            one.undo()
    assert table.state.numbers() == one.state.numbers()
    assert table.undo_refusal()


@every_game
def test_forced_steps_play_themselves_and_are_recorded(seating: Seating) -> None:
    games = (played(seating, seed) for seed in range(4, 40))
    table = next(game for game in games if any(entry.forced for entry in game.history))
    for entry in table.history:
        assert entry.forced == (len(table.at(entry.number - 1).legal()) == 1)


@every_game
def test_strangers_are_checked(seating: Seating) -> None:
    table = seated(seating, 4)
    table.play_forced()
    before = table.state.numbers()
    with pytest.raises(IllegalMove):
        table.play(-1)
    with pytest.raises(IllegalMove, match="'nonsense' is not legal now"):
        table.play_text("nonsense")
    assert table.state.numbers() == before
