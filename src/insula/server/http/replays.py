"""Over HTTP: games that were played, looked through, shared, brought along, played otherwise."""

import contextlib
from collections.abc import AsyncIterator, Iterator

from starlette.responses import PlainTextResponse, Response

from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.record import RecordError
from insula.kernel.table import Table
from insula.server import limits
from insula.server.errors import Refused
from insula.server.http.bodies import (
    CreatedTable,
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

# -- looking through -----------------------------------------------------------------------------


@operation("GET", "/api/tables/{table}/replay", gives=Replay)
async def replay(call: ApiCall) -> Replay:
    """Every decision of a game so far, with the scores after it."""
    live = await call.table()
    async with consistent(live) as table:
        scores = [list(state.scores()) for state in states(table, 0, len(table.history))]
        steps = [
            Step(each.number, each.seat, each.text, each.forced, list(each.told), after)
            for each, after in zip(table.history, scores[1:], strict=True)
        ]
        return Replay(live.view, scores[0], steps)


@operation("GET", "/api/tables/{table}/positions", gives=PositionList, query=("from", "to"))
async def positions(call: ApiCall) -> PositionList:
    """What the table showed after `from` to `to` decisions, so many at once as are allowed."""
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


@contextlib.asynccontextmanager
async def consistent(live: LiveTable) -> AsyncIterator[Table]:
    """A table while nothing is played there: what memory has is on the disk."""
    async with live.lock:
        if live.uncertain:
            raise Refused("store", "the store does not answer; try again")
        yield live.log.table


def states(table: Table, first: int, last: int) -> Iterator[State]:
    """The position after each number of decisions, made one from the other: use it at once."""
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
        view=game.view(state),
    )


@operation("GET", "/api/tables/{table}/record", gives=str)
async def game_record(call: ApiCall) -> Response:
    """The record, when the game has ended: it tells the deal."""
    live = await ended_table(call)
    return PlainTextResponse(records.record_text(live.log))


async def ended_table(call: ApiCall) -> LiveTable:
    """A table whose deal may be known."""
    live = await call.table()
    if live.view.status not in snapshots.ENDED:
        raise Refused("status", "this tells the deal: it is there when the game has ended")
    return live


# -- going on ------------------------------------------------------------------------------------


@operation("POST", "/api/tables/{table}/branch", takes=Branch, gives=CreatedTable)
async def branch(call: ApiCall) -> CreatedTable:
    """What if: a new table that goes on from a position of a game that has ended_table."""
    live, person = await ended_table(call), await call.person()
    spend_table(call, person)
    made, key = await call.services.tables.branch(person, live.log, call.body)
    return CreatedTable(made.view, key)


@operation("POST", "/api/tables/{table}/share", gives=Share)
async def share(call: ApiCall) -> Share:
    """What a link to a game that has ended_table needs as its key, also for a private one."""
    live = await ended_table(call)
    row = live.log.row
    return Share(call.services.people.share(row.id) if row.key else "")


@operation("POST", "/api/records", takes=NewRecord, gives=TableView, most=limits.RECORD_BYTES)
async def import_record(call: ApiCall) -> TableView:
    """Bring a record: a table that has ended_table, to be looked through. The same record is the same
    table, whoever brings it."""
    person = await call.person()
    call.services.rates.spend("records", person.id, limits.RECORDS)
    spend_table(call, person)
    tables = call.services.tables
    try:
        identity = await records.import_uploaded_record(
            call.services.store, tables.catalogue, call.body.text, person
        )
    except RecordError as error:
        raise Refused("malformed", str(error) if error.line else error.message) from None
    return (await tables.get(identity)).view
