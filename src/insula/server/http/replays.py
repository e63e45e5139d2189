"""Routes for replays, records, shared games and branches."""

import contextlib
from collections.abc import AsyncIterator, Iterator

from starlette.responses import PlainTextResponse, Response

from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.record import RecordError
from insula.kernel.table import Table
from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts.requests import DatabaseSilent, InvalidRecord
from insula.server.facts.tables import RevealsDeal
from insula.server.http.bodies import (
    CreatedTable,
    LogPart,
    MoveList,
    NewRecord,
    PastPosition,
    PositionList,
    Replay,
    Share,
    Step,
)
from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.server.http.tables import spend_table
from insula.server.live import records, snapshots
from insula.server.live.messages import TableView
from insula.server.live.requests import Branch
from insula.server.live.table import LiveTable

# -- positions ------------------------------------------------------------------------------------


@operation("GET", "/api/tables/{table}/replay", gives=Replay)
async def replay(call: ApiCall) -> Replay:
    """List every decision of a game so far, with the scores after it."""
    live = await call.table()
    async with consistent(live) as table:
        state = table.at(0)
        return Replay(live.view, list(state.scores()), list(steps(table, state)))


def steps(table: Table, state: State) -> Iterator[Step]:
    """Yield every decision, playing them on a state at the start of the game."""
    for each in table.history:
        move = table.game.move_fact(state, each.move)
        state.play(each.move)
        scores = list(state.scores())
        yield Step(each.number, each.seat, each.text, move, each.forced, each.events, scores)


@operation("GET", "/api/tables/{table}/positions", gives=PositionList, query=("from", "to"))
async def positions(call: ApiCall) -> PositionList:
    """Return the positions after `from` to `to` decisions, up to a limit per request."""
    live = await call.table()
    async with consistent(live) as table:
        first = call.query_number("from", 0, len(table.history))
        most = min(len(table.history), first + limits.POSITIONS_AT_ONCE - 1)
        last = call.query_number("to", most, 10**6)
        found = states(table, first, min(last, most))
        numbered = enumerate(found, first)
        return PositionList(
            [past_position(table.game, state, number) for number, state in numbered]
        )


@operation("GET", "/api/tables/{table}/log", gives=LogPart, query=("before", "limit"))
async def log_entries(call: ApiCall) -> LogPart:
    """Return the log entries before number `before`, the last `limit` of them, up to a limit per
    request."""
    live = await call.table()
    before = call.query_number("before", live.published + 1, 2**31)
    most = limits.LOG_ENTRIES_AT_ONCE
    return LogPart(live.entries_before(before, call.query_number("limit", most, most)))


@operation("GET", "/api/tables/{table}/moves", gives=MoveList)
async def legal_moves(call: ApiCall) -> MoveList:
    """List the legal moves in notation, for programs."""
    live = await call.table()
    async with consistent(live) as table:
        state = table.state
        moves = state.legal() if live.log.status == "playing" else []
        notation = [table.game.text(state, move) for move in moves]
        return MoveList(live.log.position, live.log.turn(), notation)


@contextlib.asynccontextmanager
async def consistent(live: LiveTable) -> AsyncIterator[Table]:
    """Yield a table while no action runs: memory and database agree."""
    async with live.lock:
        if live.uncertain:
            raise Refused(DatabaseSilent())
        yield live.log.table


def states(table: Table, first: int, last: int) -> Iterator[State]:
    """Yield the position after each number of decisions. The state is reused: read it before the
    next."""
    state = table.at(first)
    if first <= last:
        yield state
    for entry in table.history[first:last]:
        state.play(entry.move)
        yield state


def past_position(game: Game, state: State, number: int) -> PastPosition:
    return PastPosition(
        decisions=number,
        seat=state.seat(),
        question=game.question(state),
        over=state.over(),
        scores=list(state.scores()),
        view=game.shared_view(state),
    )


@operation("GET", "/api/tables/{table}/record", gives=str)
async def game_record(call: ApiCall) -> Response:
    """Return the record of an ended game. It reveals the deal."""
    live = await ended_table(call)
    return PlainTextResponse(records.record_text(live.log))


async def ended_table(call: ApiCall) -> LiveTable:
    """Return the table if its game has ended, so that the deal may be revealed."""
    live = await call.table()
    if live.view.status not in snapshots.ENDED:
        raise Refused(RevealsDeal())
    return live


# -- branches and records -------------------------------------------------------------------------


@operation("POST", "/api/tables/{table}/branch", takes=Branch, gives=CreatedTable)
async def branch(call: ApiCall) -> CreatedTable:
    """Create a table that continues from a position of an ended game."""
    live, person = await ended_table(call), await call.person()
    spend_table(call, person)
    made, key = await call.services.tables.branch(person, live.log, call.body)
    return CreatedTable(made.view, key)


@operation("POST", "/api/tables/{table}/share", gives=Share)
async def share(call: ApiCall) -> Share:
    """Return the key for a link to an ended game; empty for a public one."""
    live = await ended_table(call)
    row = live.log.row
    return Share(call.services.people.share(row.id) if row.key else "")


@operation("POST", "/api/records", takes=NewRecord, gives=TableView, most=limits.RECORD_BYTES)
async def import_record(call: ApiCall) -> TableView:
    """Upload a record as an ended table to replay. The same record is the same table."""
    person = await call.person()
    call.services.rates.spend("records", person.id, limits.RECORDS)
    spend_table(call, person)
    tables = call.services.tables
    try:
        identity = await records.import_uploaded_record(
            call.services.store, tables.catalogue, call.body.text, person
        )
    except RecordError as error:
        raise Refused(InvalidRecord(error.line, error.message)) from None
    return (await tables.get(identity)).view
