"""Permissions at a table and the log rows of actions, without server, disk or real time."""

import random
from dataclasses import dataclass

import pytest

import insula
from insula.kernel.record import commitment
from insula.kernel.table import Table
from insula.server.errors import Refused
from insula.server.live import seating
from insula.server.live.table_log import Change, TableLog
from insula.server.store.rows import Clock, Row, Seat, TableRow

GAME = insula.game("magna-roma")


@dataclass
class Time:
    now: int = 1_000

    def __call__(self) -> int:
        return self.now


def table_row(clock: Clock, players: int = 2) -> TableRow:
    return TableRow(
        id="t",
        game="magna-roma",
        rules=1,
        box=GAME.box.digest,
        players=players,
        options={},
        clock=clock,
        seed=7,
        salt="salt",
        shuffle=commitment(7, "salt"),
        key=None,
        creator="anna",
        status="open",
        turn=-1,
        created=0,
        changed=0,
    )


@dataclass
class Played:
    """A table log with the rows it wrote, as a store would keep them."""

    log: TableLog
    time: Time
    rows: list[Row]

    def do(self, change: Change) -> Change:
        self.rows += change.rows
        return change

    def again(self) -> TableLog:
        """Rebuild the table from its rows."""
        row, seats = self.log.row, list(self.log.seats)
        log = TableLog(row, seats, Table(GAME, row.players, row.seed), self.time)
        log.replay(self.rows)
        log.status = self.log.status
        return log

    def mover(self) -> str:
        person = self.log.seats[self.log.table.state.seat()].person
        assert person
        return person

    def move(self, choice: int | str = 0) -> None:
        self.do(self.log.choose(self.mover(), self.log.position, choice))


def seated(*people: str, clock: Clock | None = None) -> Played:
    seats = [Seat(at, name.title(), person=name) for at, name in enumerate(people)]
    time = Time()
    row = table_row(clock or Clock(), len(people))
    played = Played(TableLog(row, seats, Table(GAME, len(people), 7), time), time, [])
    played.do(played.log.start("anna"))
    return played


def other(person: str) -> str:
    return "bert" if person == "anna" else "anna"


def refusal(action: object) -> str:
    with pytest.raises(Refused) as refused:
        action()  # type: ignore[operator]
    return refused.value.code


def test_a_log_replays_to_the_same_state() -> None:
    chooser = random.Random(3)
    played = seated("anna", "bert")
    while played.log.status == "playing":
        log = played.log
        played.move(chooser.randrange(len(log.table.state.legal())))
        if chooser.random() < 0.2 and log.status == "playing":
            last = log.table.history[log.table.last_choice()]
            person = log.seats[last.seat].person or ""
            played.do(log.undo(person, log.position, whole_turn=False))
            if log.undo_request and chooser.random() < 0.5:
                played.do(log.answer(other(person), log.position, agree=True))
        again = played.again()
        assert again.table.history == log.table.history
        assert again.table.undone == log.table.undone
        assert (again.number, again.position, again.undo_request) == (
            log.number,
            log.position,
            log.undo_request,
        )
        assert again.turn_clock == log.turn_clock
    assert [row.number for row in played.rows] == list(range(1, len(played.rows) + 1))
    assert any(row.kind == "undo" for row in played.rows)


def test_a_choice_is_accepted_once_and_only_from_its_seat() -> None:
    played = seated("anna", "bert")
    log, number, mover = played.log, played.log.position, played.mover()
    assert refusal(lambda: log.choose(other(mover), number, 0)) == "turn"
    assert refusal(lambda: log.choose("carla", number, 0)) == "seat"
    assert refusal(lambda: log.choose(mover, number, 999)) == "illegal"
    assert refusal(lambda: log.choose(mover, number, -1)) == "illegal"
    assert refusal(lambda: log.choose(mover, number, "place z9")) == "illegal"
    assert log.position == number
    played.move()
    assert refusal(lambda: log.choose(mover, number, 0)) == "stale"
    assert refusal(lambda: log.choose(mover, log.position + 1, 0)) == "stale"


def test_position_numbers_are_never_reused() -> None:
    played = seated("anna")
    seen = {played.log.position}
    for _ in range(20):
        played.move()
        assert played.log.position not in seen
        seen.add(played.log.position)
        played.do(played.log.undo("anna", played.log.position, whole_turn=False))
        assert played.log.position not in seen
        seen.add(played.log.position)
        played.do(played.log.redo("anna", played.log.position))
        seen.add(played.log.position)


def until_free_undo(played: Played) -> str:
    """Play until a move can be undone freely, and return its player."""
    while True:
        mover = played.mover()
        played.move()
        if not played.log.table.undo_refusal():
            return mover


def test_undo_is_free_only_in_ones_own_turn() -> None:
    played = seated("anna", "bert")
    mover = until_free_undo(played)
    log = played.log
    before = len(log.table.history)
    assert refusal(lambda: log.undo("carla", log.position, whole_turn=False)) == "seat"
    played.do(log.undo(mover, log.position, whole_turn=False))
    assert len(log.table.history) < before
    played.do(log.redo(mover, log.position))
    assert len(log.table.history) == before


def until_asked(played: Played) -> str:
    """Play until an undo needs consent, request it, and return the player."""
    while True:
        mover = played.mover()
        played.move()
        if played.log.table.undo_refusal():
            played.do(played.log.undo(mover, played.log.position, whole_turn=False))
            return mover


def test_undo_past_a_reveal_or_a_turn_needs_consent_of_all() -> None:
    played = seated("anna", "bert", "carla")
    asker = until_asked(played)
    log = played.log
    before, keep = len(log.table.history), log.undo_request.keep if log.undo_request else -1
    rest = [person for person in ("anna", "bert", "carla") if person != asker]
    assert refusal(lambda: log.answer(asker, log.position, agree=True)) == "status"
    played.do(log.answer(rest[0], log.position, agree=True))
    assert len(log.table.history) == before
    played.do(log.answer(rest[1], log.position, agree=True))
    assert len(log.table.history) == keep


def test_one_refusal_or_a_move_ends_an_undo_request() -> None:
    played = seated("anna", "bert")
    asker = until_asked(played)
    log = played.log
    before = len(log.table.history)
    played.do(log.answer(other(asker), log.position, agree=False))
    assert (log.undo_request, len(log.table.history)) == (None, before)
    until_asked(played)
    played.move()
    assert played.log.undo_request is None


def test_an_undo_does_not_wait_for_players_who_left() -> None:
    played = seated("anna", "bert")
    asker = until_asked(played)
    keep = played.log.undo_request.keep if played.log.undo_request else -1
    played.do(seating.leave(played.log, other(asker)))
    assert len(played.log.table.history) == keep


# -- clocks --------------------------------------------------------------------------------------


def test_a_game_clock_runs_for_the_seat_to_move_and_gains_an_increment() -> None:
    played = seated("anna", "bert", clock=Clock("game", 60, 5))
    log = played.log
    first = log.table.state.seat()
    played.time.now += 20_000
    assert log.turn_clock.remaining(first, played.time.now) == 40_000
    while log.table.state.seat() == first:
        played.move()
    second = log.table.state.seat()
    assert log.turn_clock.remaining(second, played.time.now) == 60_000
    while log.table.state.seat() == second:
        played.move()
    assert log.turn_clock.remaining(first, played.time.now) == 45_000
    played.time.now += 45_001
    assert log.turn_clock.overdue(first, played.time.now)


def test_a_turn_clock_restarts_each_turn() -> None:
    played = seated("anna", "bert", clock=Clock("turn", 60))
    log = played.log
    for _ in range(4):
        seat = log.table.state.seat()
        played.time.now += 50_000
        assert log.turn_clock.remaining(seat, played.time.now) == 10_000
        while log.table.state.seat() == seat:
            played.move()


def test_undo_does_not_restore_time() -> None:
    played = seated("anna", clock=Clock("game", 60))
    log = played.log
    played.time.now += 10_000
    played.move()
    played.time.now += 10_000
    played.do(log.undo("anna", log.position, whole_turn=True))
    assert log.turn_clock.remaining(0, played.time.now) == 40_000


# -- seats ---------------------------------------------------------------------------------------


def test_a_bot_replaces_only_an_overdue_player() -> None:
    played = seated("anna", "bert", clock=Clock("turn", 60))
    log = played.log
    seat = log.table.state.seat()
    rest = other(played.mover())
    assert refusal(lambda: put(log, rest, seat)) == "status"
    assert refusal(lambda: put(log, "carla", seat)) == "seat"
    assert refusal(lambda: put(log, rest, 9)) == "unknown"
    played.time.now += 60_001
    played.do(put(log, rest, seat))
    assert log.seats[seat] == Seat(seat, "apprentice bot", bot="apprentice")


def put(log: TableLog, person: str, seat: int) -> Change:
    return seating.put_bot(log, person, seat, "apprentice", absent=False)


def test_a_player_who_left_may_return_or_be_replaced() -> None:
    played = seated("anna", "bert")
    log = played.log
    played.do(seating.leave(log, "bert"))
    played.do(seating.join(log, "bert", "Bert", None))
    assert not log.seats[1].away
    assert refusal(lambda: put(log, "anna", 1)) == "status"
    played.do(seating.leave(log, "bert"))
    played.do(put(log, "anna", 1))
    assert refusal(lambda: seating.join(log, "bert", "Bert", None)) == "status"


def test_a_game_with_other_players_cannot_be_abandoned() -> None:
    played = seated("anna", "bert")
    log = played.log
    assert refusal(lambda: seating.abandon(log, "anna")) == "status"
    played.do(seating.leave(log, "bert"))
    assert played.do(seating.abandon(log, "anna")).status == "abandoned"
    assert refusal(lambda: log.choose("anna", log.position, 0)) == "status"


def test_an_open_table_fills_and_starts_when_full() -> None:
    seats = [Seat(0, "Anna", person="anna"), Seat(1)]
    log = TableLog(table_row(Clock()), seats, Table(GAME, 2, 7), Time())
    assert refusal(lambda: log.start("anna")) == "status"
    assert refusal(lambda: seating.join(log, "bert", "Bert", 0)) == "status"
    assert refusal(lambda: seating.join(log, "bert", "Bert", 5)) == "unknown"
    seating.join(log, "bert", "Bert", None)
    assert refusal(lambda: seating.join(log, "carla", "Carla", None)) == "status"
    assert refusal(lambda: log.start("carla")) == "seat"
    assert log.start("bert").status == "playing"
    assert refusal(lambda: log.start("bert")) == "status"


def test_there_is_one_rematch_after_the_end() -> None:
    played = seated("anna", "bert")
    log = played.log
    assert refusal(lambda: seating.play_again(log, "anna", "next")) == "status"
    while log.status == "playing":
        played.move()
    played.do(seating.play_again(log, "bert", "next"))
    assert log.rematch == "next"
    assert refusal(lambda: seating.play_again(log, "anna", "other")) == "status"
    assert refusal(lambda: log.undo("anna", log.position, whole_turn=False)) == "status"
