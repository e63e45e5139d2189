"""Routes for advice and game analysis, computed in worker processes."""

import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Annotated

from msgspec import Meta, Struct

from insula.bots.advice import MoveAdvice
from insula.bots.analysis import AssessedMove
from insula.bots.seated import redealt_copy
from insula.kernel.contract import State
from insula.kernel.random import LARGEST_SEED, seeded
from insula.server import limits
from insula.server.bots.pool import (
    Answer,
    BotAdviceRequest,
    BotAnalysisRequest,
    BotCrashed,
    BotFailure,
    BotPool,
    BotRequest,
)
from insula.server.errors import Refused
from insula.server.facts.requests import AdviserFailed, OutOfRange
from insula.server.facts.tables import AdviceOff
from insula.server.http.replays import consistent, ended_table
from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.server.live import snapshots
from insula.server.live.table import LiveTable

ITERATIONS = 200
"""Iterations of each analysis search: fixed, so that everyone gets the same result."""


class AdviceRequest(Struct, forbid_unknown_fields=True):
    """The position to advise on: by number in a running game, by decisions in an ended one."""

    number: Annotated[int, Meta(ge=0, le=10**9)] = 0
    decisions: Annotated[int, Meta(ge=0, le=10**6)] | None = None


class AnalysisPart(Struct):
    """Some decisions of a game. Request the rest with further calls."""

    total: int
    iterations: int  # of each search
    decisions: list[AssessedMove]


@operation("POST", "/api/tables/{table}/hint", takes=AdviceRequest, gives=MoveAdvice)
async def hint(call: ApiCall) -> MoveAdvice:
    """Suggest moves: in an ended game, or in a running game without human opponents. `move` is an
    index into the list of legal moves."""
    live, person = await call.table(), await call.person()
    call.services.rates.spend("hints", person.id, limits.HINTS)
    async with consistent(live):
        state = past_state(live, call.body) or present_state(live, person.id, call.body.number)
        visible = redealt_copy(state, seeded(secrets.randbelow(LARGEST_SEED)))
    seconds, seed = limits.HINT_SECONDS, secrets.randbits(60)
    request = BotAdviceRequest(*game_reference(live), visible.to_bytes(), seed, seconds)
    advice = await ask_adviser(call, request, MoveAdvice, limits.ADVICE_SECONDS)
    numbers = list(visible.legal())
    moves = [replace(one, move=numbers.index(one.move)) for one in advice.moves]
    return replace(advice, moves=moves)


def past_state(live: LiveTable, wanted: AdviceRequest) -> State | None:
    """Return the requested position of an ended game, or None while the game runs."""
    if live.view.status not in snapshots.ENDED:
        return None
    table, decisions = live.log.table, wanted.decisions
    if decisions is None or decisions >= len(table.history):
        raise Refused(OutOfRange("decisions", len(table.history) - 1))
    return table.at(decisions)


def present_state(live: LiveTable, person: str, number: int) -> State:
    """Return the current position if it is this person's turn and they have no human opponents."""
    log = live.log
    log.require_turn(person, number)
    if any(seat.person not in (None, person) for seat in log.seats):
        raise Refused(AdviceOff())
    return log.table.state


@operation("GET", "/api/tables/{table}/analysis", gives=AnalysisPart, query=("from", "to"))
async def analysis(call: ApiCall) -> AnalysisPart:
    """Say what each decision of an ended game cost: `from` to `to`, counted from 0, up to a limit
    per request."""
    live, person = await ended_table(call), await call.person()
    call.services.rates.spend("analyses", person.id, limits.ANALYSES)
    total = len(live.log.table.history)
    first = call.query_number("from", 0, total)
    most = min(total, first + limits.DECISIONS_PER_ANALYSIS) - 1
    last = min(call.query_number("to", most, 10**6), most)
    decisions = [await assess_decision(call, live, at) for at in range(first, last + 1)]
    return AnalysisPart(total, ITERATIONS, decisions)


assessments: OrderedDict[tuple[str, int], AssessedMove] = OrderedDict()
"""Cached results by table and decision: an ended game does not change."""


async def assess_decision(call: ApiCall, live: LiveTable, at: int) -> AssessedMove:
    key = (live.log.row.id, at)
    if key not in assessments:
        entry = live.log.table.history[at]
        visible = redealt_copy(live.log.table.at(at), seeded(entry.number))
        request = BotAnalysisRequest(
            *game_reference(live),
            visible.to_bytes(),
            entry.number,
            entry.move,
            entry.number,
            ITERATIONS,
        )
        assessments[key] = await ask_adviser(call, request, AssessedMove, limits.ADVICE_SECONDS)
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
    except BotFailure as error:
        raise Refused(AdviserFailed(error.trouble)) from None


async def ask_with_retry(
    advisers: BotPool, request: BotRequest, kind: type[Answer], seconds: float
) -> Answer:
    """Ask again if a worker crashed: an idle worker may have died before the request."""
    try:
        return await advisers.ask(request, kind, seconds)
    except BotCrashed:
        return await advisers.ask(request, kind, seconds)
