"""Who sits where, before and during a game: join, leave, hand over, give up, play again."""

from dataclasses import replace

from insula.bots import BotError, bot_names
from insula.server.errors import Refused
from insula.server.live.table_log import Change, Course
from insula.server.store.rows import Person, Seat


def change_seat(course: Course, seat: Seat, told: str) -> Change:
    """Note in the log who sits there now."""
    course.seats[seat.seat] = seat
    return Change([course.note("seat", seat.seat, 0, told)], [seat])


def join(course: Course, person: str, name: str, wanted: int | None) -> Change:
    """Take an open seat, or come back to the one that was left."""
    change = Change()
    for seat in [seat for seat in course.seats if seat.person == person and seat.away]:
        change.add(change_seat(course, replace(seat, away=0), f"{seat.name} is back"))
    if change.rows:
        return change
    if course.status != "open":
        raise Refused("status", "the game has started; you may watch")
    course.room()
    seat = open_seat(course, wanted)
    taken = Seat(seat.seat, name, person=person)  # a link to the open seat is void now
    return change_seat(course, taken, f"{name} sits down")


def move_in(course: Course, guest: Person, person: Person) -> Change:
    """The seats of a guest are an account's from now on."""
    if course.row.creator == guest.id:
        course.row = replace(course.row, creator=person.id)
    change = Change()
    for number in course.seated(guest.id):
        seat = course.seats[number]
        name = person.name if seat.name == guest.name else seat.name
        taken = replace(seat, person=person.id, name=name)
        change.add(change_seat(course, taken, f"{name} sits down"))
    return change


def open_seat(course: Course, wanted: int | None) -> Seat:
    """The seat that was asked for, or the first that is open."""
    if wanted is not None and not 0 <= wanted < len(course.seats):
        raise Refused("unknown", f"there is no seat {wanted + 1}")
    free = [seat for seat in course.seats if seat.is_open() and wanted in (None, seat.seat)]
    if not free:
        raise Refused("status", "that seat is taken" if wanted is not None else "no seat is open")
    return free[0]


def leave(course: Course, person: str) -> Change:
    """Before the game the seats become open; during it they wait for their person's return. A
    table that nobody waits at any more is given up."""
    if course.status not in ("open", "playing"):
        raise Refused("status", "the game has ended; nobody waits for you")
    change = Change()
    for number in course.seated(person):
        seat = course.seats[number]
        free = Seat(number) if course.status == "open" else replace(seat, away=1)
        change.add(change_seat(course, free, f"{seat.name} leaves"))
    change.rows = course.agreed(change.rows).rows
    if course.status == "open" and not course.others(None):
        course.status = change.status = "abandoned"
        change.rows.append(course.note("abandon"))
    return change


def check_bot(name: str) -> None:
    """Strangers choose among the levels; how long one thinks is not theirs to say."""
    if name not in bot_names():
        raise BotError(f"there is no bot '{name}' here; there are: {', '.join(bot_names())}")


def put_bot(course: Course, person: str, number: int, name: str, *, absent: bool) -> Change:
    """A bot on an open seat, or on the seat of somebody who left, is overdue or absent."""
    course.seated(person)
    if not 0 <= number < len(course.seats):
        raise Refused("unknown", f"there is no seat {number + 1}")
    try:
        check_bot(name)
    except BotError as error:
        raise Refused("unknown", str(error)) from error
    seat = course.seats[number]
    if not may_replace(course, person, seat, absent=absent):
        raise Refused("status", refusal_for(seat))
    told = f"a {name} bot plays on for {seat.name}" if seat.person else f"a {name} bot sits down"
    change = change_seat(course, Seat(number, f"{name} bot", bot=name), told)
    change.rows = course.agreed(change.rows).rows
    return change


def refusal_for(seat: Seat) -> str:
    if seat.bot:
        return f"others play against the {seat.name} too: it stays"
    return f"{seat.name} has not left and has time: the seat stays theirs"


def may_replace(course: Course, person: str, seat: Seat, *, absent: bool) -> bool:
    """An own seat always; another's when it left, or when its turn waits in vain; a bot's unless
    somebody else plays against it."""
    if seat.bot and course.status == "playing":
        return not course.others(person)
    if seat.is_open() or seat.bot or seat.person == person or seat.away:
        return course.status in ("open", "playing")
    waits = course.status == "playing" and course.table.state.seat() == seat.seat
    return waits and (absent or course.timer.overdue(seat.seat, course.now()))


def abandon(course: Course, person: str) -> Change:
    """End a game unfinished. Nobody ends a game that somebody else still plays."""
    course.seated(person)
    if course.status not in ("open", "playing"):
        raise Refused("status", "the game has ended already")
    if course.status == "open" and course.row.creator != person:
        raise Refused("forbidden", "only who made the table may give it up; you may leave")
    if course.status == "playing" and course.others(person):
        raise Refused("status", "others still play; you may leave, and they may seat a bot")
    course.status = "abandoned"
    seat = course.seats_of(person)[0]
    return Change([course.note("abandon", seat)], [], "abandoned")


def play_again(course: Course, person: str, successor: str) -> Change:
    """Note the table at which the same people play once more."""
    seat = course.seated(person)[0]
    if course.status not in ("over", "abandoned"):
        raise Refused("status", "the game is not over yet")
    if course.rematch:
        raise Refused("status", "the next game has begun already")
    return Change([course.note("rematch", seat, 0, successor)])
