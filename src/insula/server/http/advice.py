"""Over HTTP: what to play, and what was given away; thought out in processes of their own."""

import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Annotated

from msgspec import Meta, Struct

from insula.bots.analysis import Judged
from insula.bots.hints import Hint
from insula.bots.seated import redealt
from insula.kernel.contract import State
from insula.kernel.random import LARGEST_SEED, seeded
from insula.server import limits
from insula.server.bots.pool import (
    Answer,
    BotAdviceRequest,
    BotAnalysisRequest,
    BotCrashed,
    BotFailed,
    BotPool,
    BotRequest,
)
from insula.server.errors import Refused
from insula.server.http.replays import consistent, ended_table
from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.server.live import snapshots
from insula.server.live.table import LiveTable

ITERATIONS = 200
"""Of each search of an analysis: the same for everybody, so that all see the same."""


class AdviceRequest(Struct, forbid_unknown_fields=True):
    """For the position of this number; in a game that has ended_table, after so many decisions."""

    number: Annotated[int, Meta(ge=0, le=10**9)] = 0
    decisions: Annotated[int, Meta(ge=0, le=10**6)] | None = None


class AnalysisPart(Struct):
    """Some decisions of a game; ask on until you have them all."""

    total: int
    iterations: int  # of each search
    decisions: list[Judged]


@operation("POST", "/api/tables/{table}/hint", takes=AdviceRequest, gives=Hint)
async def hint(call: ApiCall) -> Hint:
    """What to play here: while a game goes on, only where nobody plays against you. `move` is the
    game_reference in the list of legal moves."""
    live, person = await call.table(), await call.person()
    call.services.rates.spend("hints", person.id, limits.HINTS)
    async with consistent(live):
        state = past_state(live, call.body) or present_state(live, person.id, call.body.number)
        visible = redealt(state, seeded(secrets.randbelow(LARGEST_SEED)))
    seconds, seed = limits.HINT_SECONDS, secrets.randbits(60)
    request = BotAdviceRequest(*game_reference(live), visible.to_bytes(), seed, seconds)
    advice = await ask_adviser(call, request, Hint, limits.ADVICE_SECONDS)
    numbers = list(visible.legal())
    moves = [replace(one, move=numbers.index(one.move)) for one in advice.moves]
    return replace(advice, moves=moves)


def past_state(live: LiveTable, wanted: AdviceRequest) -> State | None:
    """A position of a game that has ended_table."""
    if live.view.status not in snapshots.ENDED:
        return None
    table, decisions = live.log.table, wanted.decisions
    if decisions is None or decisions >= len(table.history):
        raise Refused("malformed", f"'decisions' is from 0 to {len(table.history) - 1}")
    return table.at(decisions)


def present_state(live: LiveTable, person: str, number: int) -> State:
    """The position on the table, if it is this person's to decide and nobody plays against them."""
    log = live.log
    log.require_turn(person, number)
    if any(seat.person not in (None, person) for seat in log.seats):
        raise Refused("forbidden", "somebody plays against you here: a hint would not be fair")
    return log.table.state


@operation("GET", "/api/tables/{table}/analysis", gives=AnalysisPart, query=("from", "to"))
async def analysis(call: ApiCall) -> AnalysisPart:
    """What each decision of a game that has ended_table gave away: `from` to `to`, counted from 0, so
    many at once as are allowed."""
    live, person = await ended_table(call), await call.person()
    call.services.rates.spend("parts of an analysis", person.id, limits.ANALYSES)
    total = len(live.log.table.history)
    first = call.query_number("from", 0, total)
    most = min(total, first + limits.DECISIONS_PER_ANALYSIS) - 1
    last = min(call.query_number("to", most, 10**6), most)
    decisions = [await assess_decision(call, live, at) for at in range(first, last + 1)]
    return AnalysisPart(total, ITERATIONS, decisions)


assessments: OrderedDict[tuple[str, int], Judged] = OrderedDict()
"""What was advice out, by table and decision: a game that has ended_table does not change any more."""


async def assess_decision(call: ApiCall, live: LiveTable, at: int) -> Judged:
    key = (live.log.row.id, at)
    if key not in assessments:
        entry = live.log.table.history[at]
        visible = redealt(live.log.table.at(at), seeded(entry.number))
        request = BotAnalysisRequest(
            *game_reference(live),
            visible.to_bytes(),
            entry.number,
            entry.move,
            entry.number,
            ITERATIONS,
        )
        assessments[key] = await ask_adviser(call, request, Judged, limits.ADVICE_SECONDS)
        if len(assessments) > limits.ANALYSES_CACHED:
            assessments.popitem(last=False)
    return assessments[key]


def game_reference(live: LiveTable) -> tuple[str, str, int]:
    game = live.game()
    return game.name, str(game.box.path), game.rules_version


async def ask_adviser(
    call: ApiCall, request: BotRequest, kind: type[Answer], seconds: float
) -> Answer:
    try:
        return await ask_with_retry(call.services.advisers, request, kind, seconds)
    except BotFailed as error:
        raise Refused("store", f"the adviser {error}; try again") from None


async def ask_with_retry(
    advisers: BotPool, request: BotRequest, kind: type[Answer], seconds: float
) -> Answer:
    """An adviser may have died long before the question: another is ask_adviser before we refuse."""
    try:
        return await advisers.ask(request, kind, seconds)
    except BotCrashed:
        return await advisers.ask(request, kind, seconds)
