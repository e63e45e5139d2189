"""Seats: join, leave, replace by a bot, abandon, rematch."""

from dataclasses import replace

from insula.bots import level_names
from insula.server.errors import Refused
from insula.server.facts.house import BotReplaced, BotSat, HouseFact, Left, Returned, SatDown
from insula.server.facts.tables import (
    BotStays,
    GameOver,
    JoinedTooLate,
    NoBot,
    NoOpenSeat,
    NoSeat,
    NotOver,
    OnlyCreatorAbandons,
    OthersPlaying,
    PlayerHasTime,
    RematchExists,
    SeatTaken,
)
from insula.server.live.table_log import Change, TableLog
from insula.server.store.rows import Person, Seat


def change_seat(log: TableLog, seat: Seat, fact: HouseFact) -> Change:
    """Change a seat and log it."""
    log.seats[seat.seat] = seat
    return Change([log.add_fact("seat", seat.seat, fact)], [seat])


def join(log: TableLog, person: str, name: str, wanted: int | None) -> Change:
    """Take an open seat, or return to a seat that was left."""
    change = Change()
    for seat in [seat for seat in log.seats if seat.person == person and seat.away]:
        change.add(change_seat(log, replace(seat, away=0), Returned(seat.name)))
    if change.rows:
        return change
    if log.status != "open":
        raise Refused(JoinedTooLate())
    log.check_log_space()
    seat = open_seat(log, wanted)
    taken = Seat(seat.seat, name, person=person)  # this also revokes a link to the open seat
    return change_seat(log, taken, SatDown(name))


def transfer(log: TableLog, guest: Person, person: Person) -> Change:
    """Transfer a guest's seats to an account."""
    if log.row.creator == guest.id:
        log.row = replace(log.row, creator=person.id)
    change = Change()
    for number in log.require_seat(guest.id):
        seat = log.seats[number]
        name = person.name if seat.name == guest.name else seat.name
        taken = replace(seat, person=person.id, name=name)
        change.add(change_seat(log, taken, SatDown(name)))
    return change


def open_seat(log: TableLog, wanted: int | None) -> Seat:
    """Return the requested seat, or the first open one."""
    if wanted is not None and not 0 <= wanted < len(log.seats):
        raise Refused(NoSeat(wanted + 1))
    free = [seat for seat in log.seats if seat.is_open() and wanted in (None, seat.seat)]
    if not free:
        raise Refused(SeatTaken() if wanted is not None else NoOpenSeat())
    return free[0]


def leave(log: TableLog, person: str) -> Change:
    """Leave all seats. Before the start they become open; afterwards they wait for their player.

    An open table without players is abandoned.
    """
    if log.status not in ("open", "playing"):
        raise Refused(GameOver())
    change = Change()
    for number in log.require_seat(person):
        seat = log.seats[number]
        free = Seat(number) if log.status == "open" else replace(seat, away=1)
        change.add(change_seat(log, free, Left(seat.name)))
    change.rows = log.complete_undo(change.rows).rows
    if log.status == "open" and not log.others(None):
        log.status = change.status = "abandoned"
        change.rows.append(log.add_row("abandon"))
    return change


def check_bot(name: str) -> None:
    """Refuse unknown bots. Clients choose a level, not a time limit."""
    if name not in level_names():
        raise Refused(NoBot(name, level_names()))


def put_bot(log: TableLog, person: str, number: int, name: str, *, absent: bool) -> Change:
    """Put a bot on an open seat, or replace a player who left, is overdue or absent."""
    log.require_seat(person)
    if not 0 <= number < len(log.seats):
        raise Refused(NoSeat(number + 1))
    check_bot(name)
    seat = log.seats[number]
    if not may_replace(log, person, seat, absent=absent):
        raise Refused(BotStays() if seat.bot else PlayerHasTime(number))
    fact = BotReplaced(name, seat.name) if seat.person else BotSat(name)
    change = change_seat(log, Seat(number, f"{name} bot", bot=name), fact)
    change.rows = log.complete_undo(change.rows).rows
    return change


def may_replace(log: TableLog, person: str, seat: Seat, *, absent: bool) -> bool:
    """Tell whether a bot may take the seat.

    A player may hand over their own seat. Others may do it when the player left, or is to move and
    overdue or absent. A bot may be replaced if no one else plays against it.
    """
    if seat.bot and log.status == "playing":
        return not log.others(person)
    if seat.is_open() or seat.bot or seat.person == person or seat.away:
        return log.status in ("open", "playing")
    waits = log.status == "playing" and log.table.state.seat() == seat.seat
    return waits and (absent or log.turn_clock.overdue(seat.seat, log.now()))


def abandon(log: TableLog, person: str) -> Change:
    """End an unfinished game, unless others still play."""
    log.require_seat(person)
    if log.status not in ("open", "playing"):
        raise Refused(GameOver())
    if log.status == "open" and log.row.creator != person:
        raise Refused(OnlyCreatorAbandons())
    if log.status == "playing" and log.others(person):
        raise Refused(OthersPlaying())
    log.status = "abandoned"
    seat = log.seats_of(person)[0]
    return Change([log.add_row("abandon", seat)], [], "abandoned")


def play_again(log: TableLog, person: str, successor: str) -> Change:
    """Log the table of the rematch."""
    seat = log.require_seat(person)[0]
    if log.status not in ("over", "abandoned"):
        raise Refused(NotOver())
    if log.rematch:
        raise Refused(RematchExists())
    return Change([log.add_row("rematch", seat, 0, successor)])
