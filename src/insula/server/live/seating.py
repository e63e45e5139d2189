"""Who sits where, before and during a game: join, leave, hand over, give up, play again."""

from dataclasses import replace

from insula.bots import BotError, bot_names
from insula.server.errors import Refused
from insula.server.live.table_log import Change, TableLog
from insula.server.store.rows import Person, Seat


def change_seat(log: TableLog, seat: Seat, text: str) -> Change:
    """Note in the log who sits there now."""
    log.seats[seat.seat] = seat
    return Change([log.add_row("seat", seat.seat, 0, text)], [seat])


def join(log: TableLog, person: str, name: str, wanted: int | None) -> Change:
    """Take an open seat, or come back to the one that was left."""
    change = Change()
    for seat in [seat for seat in log.seats if seat.person == person and seat.away]:
        change.add(change_seat(log, replace(seat, away=0), f"{seat.name} is back"))
    if change.rows:
        return change
    if log.status != "open":
        raise Refused("status", "the game has started; you may watch")
    log.check_log_space()
    seat = open_seat(log, wanted)
    taken = Seat(seat.seat, name, person=person)  # a link to the open seat is void now
    return change_seat(log, taken, f"{name} sits down")


def transfer(log: TableLog, guest: Person, person: Person) -> Change:
    """The seats of a guest are an account's from now on."""
    if log.row.creator == guest.id:
        log.row = replace(log.row, creator=person.id)
    change = Change()
    for number in log.require_seat(guest.id):
        seat = log.seats[number]
        name = person.name if seat.name == guest.name else seat.name
        taken = replace(seat, person=person.id, name=name)
        change.add(change_seat(log, taken, f"{name} sits down"))
    return change


def open_seat(log: TableLog, wanted: int | None) -> Seat:
    """The seat that was asked for, or the first that is open."""
    if wanted is not None and not 0 <= wanted < len(log.seats):
        raise Refused("unknown", f"there is no seat {wanted + 1}")
    free = [seat for seat in log.seats if seat.is_open() and wanted in (None, seat.seat)]
    if not free:
        raise Refused("status", "that seat is taken" if wanted is not None else "no seat is open")
    return free[0]


def leave(log: TableLog, person: str) -> Change:
    """Before the game the seats become open; during it they wait for their person's return. A
    table that nobody waits at any more is given up."""
    if log.status not in ("open", "playing"):
        raise Refused("status", "the game has ended; nobody waits for you")
    change = Change()
    for number in log.require_seat(person):
        seat = log.seats[number]
        free = Seat(number) if log.status == "open" else replace(seat, away=1)
        change.add(change_seat(log, free, f"{seat.name} leaves"))
    change.rows = log.complete_undo(change.rows).rows
    if log.status == "open" and not log.others(None):
        log.status = change.status = "abandoned"
        change.rows.append(log.add_row("abandon"))
    return change


def check_bot(name: str) -> None:
    """Strangers choose among the levels; how long one thinks is not theirs to say."""
    if name not in bot_names():
        raise BotError(f"there is no bot '{name}' here; there are: {', '.join(bot_names())}")


def put_bot(log: TableLog, person: str, number: int, name: str, *, absent: bool) -> Change:
    """A bot on an open seat, or on the seat of somebody who left, is overdue or absent."""
    log.require_seat(person)
    if not 0 <= number < len(log.seats):
        raise Refused("unknown", f"there is no seat {number + 1}")
    try:
        check_bot(name)
    except BotError as error:
        raise Refused("unknown", str(error)) from error
    seat = log.seats[number]
    if not may_replace(log, person, seat, absent=absent):
        raise Refused("status", refusal_for(seat))
    text = f"a {name} bot plays on for {seat.name}" if seat.person else f"a {name} bot sits down"
    change = change_seat(log, Seat(number, f"{name} bot", bot=name), text)
    change.rows = log.complete_undo(change.rows).rows
    return change


def refusal_for(seat: Seat) -> str:
    if seat.bot:
        return f"others play against the {seat.name} too: it stays"
    return f"{seat.name} has not left and has time: the seat stays theirs"


def may_replace(log: TableLog, person: str, seat: Seat, *, absent: bool) -> bool:
    """An own seat always; another's when it left, or when its turn waits in vain; a bot's unless
    somebody else plays against it."""
    if seat.bot and log.status == "playing":
        return not log.others(person)
    if seat.is_open() or seat.bot or seat.person == person or seat.away:
        return log.status in ("open", "playing")
    waits = log.status == "playing" and log.table.state.seat() == seat.seat
    return waits and (absent or log.turn_clock.overdue(seat.seat, log.now()))


def abandon(log: TableLog, person: str) -> Change:
    """End a game unfinished. Nobody ends a game that somebody else still plays."""
    log.require_seat(person)
    if log.status not in ("open", "playing"):
        raise Refused("status", "the game has ended already")
    if log.status == "open" and log.row.creator != person:
        raise Refused("forbidden", "only who made the table may give it up; you may leave")
    if log.status == "playing" and log.others(person):
        raise Refused("status", "others still play; you may leave, and they may seat a bot")
    log.status = "abandoned"
    seat = log.seats_of(person)[0]
    return Change([log.add_row("abandon", seat)], [], "abandoned")


def play_again(log: TableLog, person: str, successor: str) -> Change:
    """Note the table at which the same people play once more."""
    seat = log.require_seat(person)[0]
    if log.status not in ("over", "abandoned"):
        raise Refused("status", "the game is not over yet")
    if log.rematch:
        raise Refused("status", "the next game has begun already")
    return Change([log.add_row("rematch", seat, 0, successor)])
