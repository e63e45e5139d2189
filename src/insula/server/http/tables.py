"""Routes for tables and their seats."""

from dataclasses import replace
from typing import Any

import insula
from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts.house import LinkMade, SatDown
from insula.server.facts.tables import GameOver, LinkInvalid, NoSeat, NotYourSeat, OnlyPlayersInvite
from insula.server.http.bodies import (
    CreatedTable,
    Health,
    Join,
    PutBot,
    SeatLink,
    Share,
    TableList,
    TableSummary,
)
from insula.server.http.requests import ApiCall, address_of, belongs_to_table
from insula.server.http.routes import operation
from insula.server.live import seating, snapshots
from insula.server.live.messages import TableSnapshot, TableView
from insula.server.live.requests import NewTable
from insula.server.live.table import LiveTable
from insula.server.live.table_log import Change, TableLog
from insula.server.people.identity import hash_secret, matches_hash, new_secret, validate_name
from insula.server.store.rows import Person, TableRow
from insula.server.store.tables import FOREVER

# -- lists ----------------------------------------------------------------------------------------


async def build_list(call: ApiCall, rows: list[TableRow]) -> TableList:
    seats = await call.services.store.seats_of_all([row.id for row in rows])
    known = call.known_person.id if call.known_person else ""
    return TableList(
        [
            TableSummary(
                snapshots.table_view(row, seats[row.id]),
                row.turn,
                row.changed,
                [seat.seat for seat in seats[row.id] if seat.person == known],
            )
            for row in rows
        ]
    )


@operation("GET", "/api/tables", gives=TableList)
async def lobby(call: ApiCall) -> TableList:
    """List public tables that are open or being played."""
    return await build_list(call, await call.services.store.lobby())


@operation("GET", "/api/tables/finished", gives=TableList, query=("before",))
async def finished(call: ApiCall) -> TableList:
    """List finished public games, latest first. `before` is for paging."""
    before = call.query_number("before", FOREVER, FOREVER)
    return await build_list(call, await call.services.store.finished(before))


@operation("GET", "/api/me/tables", gives=TableList, query=("before",))
async def my_tables(call: ApiCall) -> TableList:
    """List your tables, latest change first. `before` is for paging."""
    before = call.query_number("before", FOREVER, FOREVER)
    # Do not create a guest for a read-only request: it would race with Play.
    person = call.known_person
    rows = await call.services.store.tables_of(person.id, before) if person else []
    return await build_list(call, rows)


# -- tables ---------------------------------------------------------------------------------------


@operation("POST", "/api/tables", takes=NewTable, gives=CreatedTable)
async def create(call: ApiCall) -> CreatedTable:
    """Create a table."""
    person = await call.person()
    spend_table(call, person)
    live, key = await call.services.tables.create(person, call.body)
    return CreatedTable(live.view, key)


def spend_table(call: ApiCall, person: Person) -> None:
    """Count a new table by person and by address, since guests are cheap to create."""
    call.services.rates.spend("tables", person.id, limits.NEW_TABLES)
    address = address_of(call.request)
    call.services.rates.spend("address_tables", address, limits.TABLES_OF_ADDRESS)


@operation("GET", "/api/tables/{table}", gives=TableSnapshot)
async def look(call: ApiCall) -> TableSnapshot:
    """Return a snapshot of the table, like the first message of a socket."""
    live = await call.table()
    return live.snapshot(call.known_person.id if call.known_person else "")


@operation("POST", "/api/tables/{table}/join", takes=Join, gives=TableView)
async def join(call: ApiCall) -> TableView:
    """Sit down, or return to your seat. A seat secret gives that seat; otherwise an open one."""
    person = await call.person()
    body: Join = call.body
    if body.secret:
        live = await table_of_link(call)
        await live.act(lambda log: take_seat(log, person, body.secret))
        return live.view
    live = await call.table(body.key)
    name = validate_name(body.name or person.name)
    await live.act(lambda log: seating.join(log, person.id, name, body.seat))
    return live.view


async def table_of_link(call: ApiCall) -> LiveTable:
    try:
        return await call.services.tables.get(call.request.path_params["table"])
    except Refused as refused:
        raise Refused(LinkInvalid()) if refused.code == "unknown" else refused from None


def take_seat(log: TableLog, person: Person, secret: str) -> Change:
    """Give a seat to the bearer of its secret, once.

    The refusal does not reveal whether the table exists.
    """
    passkeys = [seat for seat in log.seats if matches_hash(secret, seat.secret)]
    if not passkeys:
        raise Refused(LinkInvalid())
    if log.status not in ("open", "playing"):
        raise Refused(GameOver())
    seat = replace(passkeys[0], person=person.id, bot=None, secret=None, away=0)
    seat = replace(seat, name=seat.name or validate_name(person.name))
    return seating.change_seat(log, seat, SatDown(seat.name))


@operation("POST", "/api/tables/{table}/seats/{seat:int}/link", gives=SeatLink)
async def seat_link(call: ApiCall) -> SeatLink:
    """Create a secret for your own seat, or for an open seat of your table."""
    person, live = await call.person(), await call.table()
    number, secret = call.request.path_params["seat"], new_secret()

    def lock(log: TableLog) -> Change:
        if not 0 <= number < len(log.seats):
            raise Refused(NoSeat(number + 1))
        log.check_log_space()
        seat = log.seats[number]
        own_sessions = seat.person == person.id or (seat.is_open() and log.row.creator == person.id)
        if not own_sessions:
            raise Refused(NotYourSeat())
        locked = replace(seat, secret=hash_secret(secret))
        return seating.change_seat(log, locked, LinkMade(number + 1))

    await live.act(lock)
    return SeatLink(number, secret)


@operation("POST", "/api/tables/{table}/invitation", gives=Share)
async def invitation(call: ApiCall) -> Share:
    """Return the key of an invitation link. For players and the creator, on any device."""
    person, live = await call.person(), await call.table()
    if not belongs_to_table(live, person):
        raise Refused(OnlyPlayersInvite())
    row = live.log.row
    return Share(call.services.people.invitation(row.id) if row.key else "")


async def change(call: ApiCall, live: LiveTable, action: Any) -> TableView:
    """Apply an action that needs only the person."""
    person = await call.person()
    await live.act(lambda log: action(log, person.id))
    return live.view


@operation("POST", "/api/tables/{table}/start", gives=TableView)
async def start(call: ApiCall) -> TableView:
    """Start the game once no seat is open."""
    return await change(call, await call.table(), TableLog.start)


@operation("POST", "/api/tables/{table}/leave", gives=TableView)
async def leave(call: ApiCall) -> TableView:
    """Leave your seats."""
    return await change(call, await call.table(), seating.leave)


@operation("POST", "/api/tables/{table}/abandon", gives=TableView)
async def abandon(call: ApiCall) -> TableView:
    """Abandon a game without other players."""
    return await change(call, await call.table(), seating.abandon)


@operation("POST", "/api/tables/{table}/bot", takes=PutBot, gives=TableView)
async def put_bot(call: ApiCall) -> TableView:
    """Put a bot on a seat that is open, yours, or whose player is absent or overdue."""
    live, body = await call.table(), call.body
    absent = live.absent(body.seat)

    def action(log: TableLog, person: str) -> Change:
        return seating.put_bot(log, person, body.seat, body.bot, absent=absent)

    return await change(call, live, action)


@operation("POST", "/api/tables/{table}/rematch", gives=TableView)
async def rematch(call: ApiCall) -> TableView:
    """Create a table with the same players and a new deal."""
    person, live = await call.person(), await call.table()
    if not live.log.rematch:
        spend_table(call, person)
    return (await call.services.tables.rematch(live, person)).view


@operation("GET", "/healthz", gives=Health)
async def healthz(call: ApiCall) -> Health:
    """Check the server and its database."""
    services = call.services
    await services.store.read("SELECT 1")
    tables, sockets = len(services.tables.live), len(services.sockets)
    return Health(True, insula.__version__, tables, sockets, services.peers.is_connected())
