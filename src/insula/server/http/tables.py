"""Over HTTP: tables and those who sit at them."""

from dataclasses import replace
from typing import Any

import insula
from insula.server import limits
from insula.server.errors import Refused
from insula.server.http.bodies import (
    Health,
    Join,
    Listed,
    Made,
    PutBot,
    SeatLink,
    Share,
    TableList,
)
from insula.server.http.requests import Call, address_of, is_at_home
from insula.server.http.routes import operation
from insula.server.live import seating, snapshots
from insula.server.live.messages import TableView, Whole
from insula.server.live.requests import NewTable
from insula.server.live.table import LiveTable
from insula.server.live.table_log import Change, Course
from insula.server.people.identity import checked_name, hashed, new_secret, opens
from insula.server.store.rows import Person, TableRow
from insula.server.store.tables import FOREVER

NO_LINK = "this seat link is not valid any more"

# -- lists ---------------------------------------------------------------------------------------


async def listed(call: Call, rows: list[TableRow]) -> TableList:
    seats = await call.service.store.seats_of_all([row.id for row in rows])
    known = call.known.id if call.known else ""
    return TableList(
        [
            Listed(
                snapshots.table_view(row, seats[row.id]),
                row.turn,
                row.changed,
                [seat.seat for seat in seats[row.id] if seat.person == known],
            )
            for row in rows
        ]
    )


@operation("GET", "/api/tables", gives=TableList)
async def lobby(call: Call) -> TableList:
    """Public tables that are open or being played."""
    return await listed(call, await call.service.store.lobby())


@operation("GET", "/api/tables/finished", gives=TableList, query=("before",))
async def finished(call: Call) -> TableList:
    """Public games that came to their end, those first that did so last; `before` pages on."""
    before = call.number("before", FOREVER, FOREVER)
    return await listed(call, await call.service.store.finished(before))


@operation("GET", "/api/me/tables", gives=TableList, query=("before",))
async def my_tables(call: Call) -> TableList:
    """The tables where you sit or sat, or that you made; `before` pages on by their change."""
    before = call.number("before", FOREVER, FOREVER)
    person = call.known  # whoever only looks is nobody yet: a page asks while Play is pressed
    rows = await call.service.store.tables_of(person.id, before) if person else []
    return await listed(call, rows)


# -- tables --------------------------------------------------------------------------------------


@operation("POST", "/api/tables", takes=NewTable, gives=Made)
async def create(call: Call) -> Made:
    """Make a table."""
    person = await call.person()
    spend_table(call, person)
    live, key = await call.service.tables.create(person, call.body)
    return Made(live.view, key)


def spend_table(call: Call, person: Person) -> None:
    """Count a new table, by person and by address: a guest is made quickly."""
    call.service.rates.spend("new tables", person.id, limits.NEW_TABLES)
    address = address_of(call.request)
    call.service.rates.spend("new tables from here", address, limits.TABLES_OF_ADDRESS)


@operation("GET", "/api/tables/{table}", gives=Whole)
async def look(call: Call) -> Whole:
    """The whole table, as a socket's first message."""
    live = await call.table()
    return live.whole(call.known.id if call.known else "")


@operation("POST", "/api/tables/{table}/join", takes=Join, gives=TableView)
async def join(call: Call) -> TableView:
    """Sit down, or come back. With a seat's secret, that seat; else an open one."""
    person = await call.person()
    body: Join = call.body
    if body.secret:
        live = await linked_table(call)
        await live.act(lambda course: take_seat(course, person, body.secret))
        return live.view
    live = await call.table(body.key)
    name = checked_name(body.name or person.name)
    await live.act(lambda course: seating.join(course, person.id, name, body.seat))
    return live.view


async def linked_table(call: Call) -> LiveTable:
    try:
        return await call.service.tables.get(call.request.path_params["table"])
    except Refused as refused:
        raise Refused(
            refused.code, NO_LINK if refused.code == "unknown" else refused.text
        ) from None


def take_seat(course: Course, person: Person, secret: str) -> Change:
    """Whoever brings a seat's secret sits there; it opens once. Without it nobody learns whether
    there is such a table at all."""
    found = [seat for seat in course.seats if opens(secret, seat.secret)]
    if not found:
        raise Refused("unknown", NO_LINK)
    if course.status not in ("open", "playing"):
        raise Refused("status", "the game has ended; you may watch")
    seat = replace(found[0], person=person.id, bot=None, secret=None, away=0)
    seat = replace(seat, name=seat.name or checked_name(person.name))
    return seating.change_seat(course, seat, f"{seat.name} sits down")


@operation("POST", "/api/tables/{table}/seats/{seat:int}/link", gives=SeatLink)
async def seat_link(call: Call) -> SeatLink:
    """A secret that gives away an own seat, or an open one of an own table."""
    person, live = await call.person(), await call.table()
    number, secret = call.request.path_params["seat"], new_secret()

    def lock(course: Course) -> Change:
        if not 0 <= number < len(course.seats):
            raise Refused("unknown", f"there is no seat {number + 1}")
        course.room()
        seat = course.seats[number]
        mine = seat.person == person.id or (seat.is_open() and course.row.creator == person.id)
        if not mine:
            raise Refused("seat", "that seat is not yours to give")
        told = f"a link for seat {number + 1} was made"
        return seating.change_seat(course, replace(seat, secret=hashed(secret)), told)

    await live.act(lock)
    return SeatLink(number, secret)


@operation("POST", "/api/tables/{table}/invitation", gives=Share)
async def invitation(call: Call) -> Share:
    """What a link that lets friends in says as its key, for those who sit there or made the table:
    also on a device that never had the first one."""
    person, live = await call.person(), await call.table()
    if not is_at_home(live, person):
        raise Refused("seat", "only those who sit at a table invite to it")
    row = live.course.row
    return Share(call.service.people.invitation(row.id) if row.key else "")


async def change(call: Call, live: LiveTable, action: Any) -> TableView:
    """An action of a person at a table that needs nothing else."""
    person = await call.person()
    await live.act(lambda course: action(course, person.id))
    return live.view


@operation("POST", "/api/tables/{table}/start", gives=TableView)
async def start(call: Call) -> TableView:
    """Begin, when no seat is open."""
    return await change(call, await call.table(), Course.start)


@operation("POST", "/api/tables/{table}/leave", gives=TableView)
async def leave(call: Call) -> TableView:
    """Leave your seats."""
    return await change(call, await call.table(), seating.leave)


@operation("POST", "/api/tables/{table}/abandon", gives=TableView)
async def abandon(call: Call) -> TableView:
    """End a game that nobody else plays."""
    return await change(call, await call.table(), seating.abandon)


@operation("POST", "/api/tables/{table}/bot", takes=PutBot, gives=TableView)
async def put_bot(call: Call) -> TableView:
    """Put a bot on an open, own or deserted seat."""
    live, body = await call.table(), call.body
    absent = live.absent(body.seat)

    def action(course: Course, person: str) -> Change:
        return seating.put_bot(course, person, body.seat, body.bot, absent=absent)

    return await change(call, live, action)


@operation("POST", "/api/tables/{table}/rematch", gives=TableView)
async def rematch(call: Call) -> TableView:
    """The same people, a fresh deal."""
    person, live = await call.person(), await call.table()
    if not live.course.rematch:
        spend_table(call, person)
    return (await call.service.tables.rematch(live, person)).view


@operation("GET", "/healthz", gives=Health)
async def healthz(call: Call) -> Health:
    """Is the server well, and does its store answer?"""
    service = call.service
    await service.store.read("SELECT 1")
    tables, sockets = len(service.tables.live), len(service.sockets)
    return Health(True, insula.__version__, tables, sockets, service.peers.connected())
