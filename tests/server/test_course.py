"""What a table allows whom, and what its log then says: no server, no disk, a clock of ours."""

import random
from dataclasses import dataclass

import pytest

import insula
from insula.kernel.record import commitment
from insula.kernel.table import Table
from insula.server.errors import Refused
from insula.server.live import seating
from insula.server.live.table_log import Change, Course
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
    """A course with the log that it wrote, as a store would keep it."""

    course: Course
    time: Time
    rows: list[Row]

    def do(self, change: Change) -> Change:
        self.rows += change.rows
        return change

    def again(self) -> Course:
        """The same table, built from its log."""
        row, seats = self.course.row, list(self.course.seats)
        course = Course(row, seats, Table(GAME, row.players, row.seed), self.time)
        course.replay(self.rows)
        course.status = self.course.status
        return course

    def mover(self) -> str:
        person = self.course.seats[self.course.table.state.seat()].person
        assert person
        return person

    def move(self, choice: int | str = 0) -> None:
        self.do(self.course.choose(self.mover(), self.course.position, choice))


def seated(*people: str, clock: Clock | None = None) -> Played:
    seats = [Seat(at, name.title(), person=name) for at, name in enumerate(people)]
    time = Time()
    row = table_row(clock or Clock(), len(people))
    played = Played(Course(row, seats, Table(GAME, len(people), 7), time), time, [])
    played.do(played.course.start("anna"))
    return played


def other(person: str) -> str:
    return "bert" if person == "anna" else "anna"


def refusal(action: object) -> str:
    with pytest.raises(Refused) as refused:
        action()  # type: ignore[operator]
    return refused.value.code


def test_a_course_is_the_same_after_any_restart() -> None:
    chooser = random.Random(3)
    played = seated("anna", "bert")
    while played.course.status == "playing":
        course = played.course
        played.move(chooser.randrange(len(course.table.state.legal())))
        if chooser.random() < 0.2 and course.status == "playing":
            last = course.table.history[course.table.last_choice()]
            person = course.seats[last.seat].person or ""
            played.do(course.undo(person, course.position, whole_turn=False))
            if course.asked and chooser.random() < 0.5:
                played.do(course.answer(other(person), course.position, agree=True))
        again = played.again()
        assert again.table.history == course.table.history
        assert again.table.undone == course.table.undone
        assert (again.number, again.position, again.asked) == (
            course.number,
            course.position,
            course.asked,
        )
        assert again.timer == course.timer
    assert [row.number for row in played.rows] == list(range(1, len(played.rows) + 1))
    assert any(row.kind == "undo" for row in played.rows)


def test_a_choice_counts_once_and_only_from_its_seat() -> None:
    played = seated("anna", "bert")
    course, number, mover = played.course, played.course.position, played.mover()
    assert refusal(lambda: course.choose(other(mover), number, 0)) == "turn"
    assert refusal(lambda: course.choose("carla", number, 0)) == "seat"
    assert refusal(lambda: course.choose(mover, number, 999)) == "illegal"
    assert refusal(lambda: course.choose(mover, number, -1)) == "illegal"
    assert refusal(lambda: course.choose(mover, number, "place z9")) == "illegal"
    assert course.position == number
    played.move()
    assert refusal(lambda: course.choose(mover, number, 0)) == "stale"
    assert refusal(lambda: course.choose(mover, course.position + 1, 0)) == "stale"


def test_numbers_never_come_again_after_an_undo() -> None:
    played = seated("anna")
    seen = {played.course.position}
    for _ in range(20):
        played.move()
        assert played.course.position not in seen
        seen.add(played.course.position)
        played.do(played.course.undo("anna", played.course.position, whole_turn=False))
        assert played.course.position not in seen
        seen.add(played.course.position)
        played.do(played.course.redo("anna", played.course.position))
        seen.add(played.course.position)


def until_free_undo(played: Played) -> str:
    """Play until a move can be taken back freely; whose it was."""
    while True:
        mover = played.mover()
        played.move()
        if not played.course.table.undo_refusal():
            return mover


def test_undo_is_free_in_the_own_turn_and_nobody_elses() -> None:
    played = seated("anna", "bert")
    mover = until_free_undo(played)
    course = played.course
    before = len(course.table.history)
    assert refusal(lambda: course.undo("carla", course.position, whole_turn=False)) == "seat"
    played.do(course.undo(mover, course.position, whole_turn=False))
    assert len(course.table.history) < before
    played.do(course.redo(mover, course.position))
    assert len(course.table.history) == before


def until_asked(played: Played) -> str:
    """Play until a move can be taken back only by consent, and ask; who asked."""
    while True:
        mover = played.mover()
        played.move()
        if played.course.table.undo_refusal():
            played.do(played.course.undo(mover, played.course.position, whole_turn=False))
            return mover


def test_undo_past_a_reveal_or_a_turn_needs_everybody() -> None:
    played = seated("anna", "bert", "carla")
    asker = until_asked(played)
    course = played.course
    before, keep = len(course.table.history), course.asked.keep if course.asked else -1
    rest = [person for person in ("anna", "bert", "carla") if person != asker]
    assert refusal(lambda: course.answer(asker, course.position, agree=True)) == "status"
    played.do(course.answer(rest[0], course.position, agree=True))
    assert len(course.table.history) == before
    played.do(course.answer(rest[1], course.position, agree=True))
    assert len(course.table.history) == keep


def test_one_no_is_enough_and_a_move_makes_the_question_stale() -> None:
    played = seated("anna", "bert")
    asker = until_asked(played)
    course = played.course
    before = len(course.table.history)
    played.do(course.answer(other(asker), course.position, agree=False))
    assert (course.asked, len(course.table.history)) == (None, before)
    until_asked(played)
    played.move()
    assert played.course.asked is None


def test_who_leaves_or_is_replaced_is_not_waited_for() -> None:
    played = seated("anna", "bert")
    asker = until_asked(played)
    keep = played.course.asked.keep if played.course.asked else -1
    played.do(seating.leave(played.course, other(asker)))
    assert len(played.course.table.history) == keep


# -- clocks --------------------------------------------------------------------------------------


def test_a_bank_runs_for_the_seat_to_move_and_gains_after_its_turn() -> None:
    played = seated("anna", "bert", clock=Clock("game", 60, 5))
    course = played.course
    first = course.table.state.seat()
    played.time.now += 20_000
    assert course.timer.remaining(first, played.time.now) == 40_000
    while course.table.state.seat() == first:
        played.move()
    second = course.table.state.seat()
    assert course.timer.remaining(second, played.time.now) == 60_000
    while course.table.state.seat() == second:
        played.move()
    assert course.timer.remaining(first, played.time.now) == 45_000
    played.time.now += 45_001
    assert course.timer.overdue(first, played.time.now)


def test_a_time_per_turn_begins_anew_with_each_turn() -> None:
    played = seated("anna", "bert", clock=Clock("turn", 60))
    course = played.course
    for _ in range(4):
        seat = course.table.state.seat()
        played.time.now += 50_000
        assert course.timer.remaining(seat, played.time.now) == 10_000
        while course.table.state.seat() == seat:
            played.move()


def test_taking_back_gives_no_time_back() -> None:
    played = seated("anna", clock=Clock("game", 60))
    course = played.course
    played.time.now += 10_000
    played.move()
    played.time.now += 10_000
    played.do(course.undo("anna", course.position, whole_turn=True))
    assert course.timer.remaining(0, played.time.now) == 40_000


# -- seats ---------------------------------------------------------------------------------------


def test_a_seat_goes_to_a_bot_only_when_its_person_is_gone() -> None:
    played = seated("anna", "bert", clock=Clock("turn", 60))
    course = played.course
    seat = course.table.state.seat()
    rest = other(played.mover())
    assert refusal(lambda: put(course, rest, seat)) == "status"
    assert refusal(lambda: put(course, "carla", seat)) == "seat"
    assert refusal(lambda: put(course, rest, 9)) == "unknown"
    played.time.now += 60_001
    played.do(put(course, rest, seat))
    assert course.seats[seat] == Seat(seat, "greedy bot", bot="greedy")


def put(course: Course, person: str, seat: int) -> Change:
    return seating.put_bot(course, person, seat, "greedy", absent=False)


def test_a_leaver_may_come_back_and_else_be_replaced() -> None:
    played = seated("anna", "bert")
    course = played.course
    played.do(seating.leave(course, "bert"))
    played.do(seating.join(course, "bert", "Bert", None))
    assert not course.seats[1].away
    assert refusal(lambda: put(course, "anna", 1)) == "status"
    played.do(seating.leave(course, "bert"))
    played.do(put(course, "anna", 1))
    assert refusal(lambda: seating.join(course, "bert", "Bert", None)) == "status"


def test_nobody_ends_a_game_that_others_play() -> None:
    played = seated("anna", "bert")
    course = played.course
    assert refusal(lambda: seating.abandon(course, "anna")) == "status"
    played.do(seating.leave(course, "bert"))
    assert played.do(seating.abandon(course, "anna")).status == "abandoned"
    assert refusal(lambda: course.choose("anna", course.position, 0)) == "status"


def test_an_open_table_fills_and_starts_when_full() -> None:
    seats = [Seat(0, "Anna", person="anna"), Seat(1)]
    course = Course(table_row(Clock()), seats, Table(GAME, 2, 7), Time())
    assert refusal(lambda: course.start("anna")) == "status"
    assert refusal(lambda: seating.join(course, "bert", "Bert", 0)) == "status"
    assert refusal(lambda: seating.join(course, "bert", "Bert", 5)) == "unknown"
    seating.join(course, "bert", "Bert", None)
    assert refusal(lambda: seating.join(course, "carla", "Carla", None)) == "status"
    assert refusal(lambda: course.start("carla")) == "seat"
    assert course.start("bert").status == "playing"
    assert refusal(lambda: course.start("bert")) == "status"


def test_one_rematch_and_only_after_the_end() -> None:
    played = seated("anna", "bert")
    course = played.course
    assert refusal(lambda: seating.play_again(course, "anna", "next")) == "status"
    while course.status == "playing":
        played.move()
    played.do(seating.play_again(course, "bert", "next"))
    assert course.rematch == "next"
    assert refusal(lambda: seating.play_again(course, "anna", "other")) == "status"
    assert refusal(lambda: course.undo("anna", course.position, whole_turn=False)) == "status"
