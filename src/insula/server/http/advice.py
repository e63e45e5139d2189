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
    Answered,
    Asking,
    BotCrashed,
    BotFailed,
    HintWanted,
    LookWanted,
    Thinkers,
)
from insula.server.errors import Refused
from insula.server.http.replays import ended, settled
from insula.server.http.requests import Call
from insula.server.http.routes import operation
from insula.server.live import snapshots
from insula.server.live.table import LiveTable

ITERATIONS = 200
"""Of each search of an analysis: the same for everybody, so that all see the same."""


class HintPlease(Struct, forbid_unknown_fields=True):
    """For the position of this number; in a game that has ended, after so many decisions."""

    number: Annotated[int, Meta(ge=0, le=10**9)] = 0
    decisions: Annotated[int, Meta(ge=0, le=10**6)] | None = None


class AnalysisPart(Struct):
    """Some decisions of a game; ask on until you have them all."""

    total: int
    iterations: int  # of each search
    decisions: list[Judged]


@operation("POST", "/api/tables/{table}/hint", takes=HintPlease, gives=Hint)
async def hint(call: Call) -> Hint:
    """What to play here: while a game goes on, only where nobody plays against you. `move` is the
    place in the list of legal moves."""
    live, person = await call.table(), await call.person()
    call.service.rates.spend("hints", person.id, limits.HINTS)
    async with settled(live):
        state = past_state(live, call.body) or present_state(live, person.id, call.body.number)
        shown = redealt(state, seeded(secrets.randbelow(LARGEST_SEED)))
    seconds, seed = limits.HINT_SECONDS, secrets.randbits(60)
    asking = HintWanted(*place(live), shown.to_bytes(), seed, seconds)
    found = await asked(call, asking, Hint, limits.ADVICE_SECONDS)
    numbers = list(shown.legal())
    moves = [replace(one, move=numbers.index(one.move)) for one in found.moves]
    return replace(found, moves=moves)


def past_state(live: LiveTable, wanted: HintPlease) -> State | None:
    """A position of a game that has ended."""
    if live.view.status not in snapshots.ENDED:
        return None
    table, decisions = live.course.table, wanted.decisions
    if decisions is None or decisions >= len(table.history):
        raise Refused("malformed", f"'decisions' is from 0 to {len(table.history) - 1}")
    return table.at(decisions)


def present_state(live: LiveTable, person: str, number: int) -> State:
    """The position on the table, if it is this person's to decide and nobody plays against them."""
    course = live.course
    course.at_turn(person, number)
    if any(seat.person not in (None, person) for seat in course.seats):
        raise Refused("forbidden", "somebody plays against you here: a hint would not be fair")
    return course.table.state


@operation("GET", "/api/tables/{table}/analysis", gives=AnalysisPart, query=("from", "to"))
async def analysis(call: Call) -> AnalysisPart:
    """What each decision of a game that has ended gave away: `from` to `to`, counted from 0, so
    many at once as are allowed."""
    live, person = await ended(call), await call.person()
    call.service.rates.spend("parts of an analysis", person.id, limits.LOOKS)
    total = len(live.course.table.history)
    first = call.number("from", 0, total)
    most = min(total, first + limits.DECISIONS_LOOKED_AT) - 1
    last = min(call.number("to", most, 10**6), most)
    decisions = [await looked_at(call, live, at) for at in range(first, last + 1)]
    return AnalysisPart(total, ITERATIONS, decisions)


kept: OrderedDict[tuple[str, int], Judged] = OrderedDict()
"""What was found out, by table and decision: a game that has ended does not change any more."""


async def looked_at(call: Call, live: LiveTable, at: int) -> Judged:
    key = (live.course.row.id, at)
    if key not in kept:
        entry = live.course.table.history[at]
        shown = redealt(live.course.table.at(at), seeded(entry.number))
        asking = LookWanted(
            *place(live), shown.to_bytes(), entry.number, entry.move, entry.number, ITERATIONS
        )
        kept[key] = await asked(call, asking, Judged, limits.ADVICE_SECONDS)
        if len(kept) > limits.LOOKS_KEPT:
            kept.popitem(last=False)
    return kept[key]


def place(live: LiveTable) -> tuple[str, str, int]:
    game = live.game()
    return game.name, str(game.box.path), game.rules_version


async def asked(call: Call, asking: Asking, kind: type[Answered], seconds: float) -> Answered:
    try:
        return await asked_twice(call.service.advisers, asking, kind, seconds)
    except BotFailed as error:
        raise Refused("store", f"the adviser {error}; try again") from None


async def asked_twice(
    advisers: Thinkers, asking: Asking, kind: type[Answered], seconds: float
) -> Answered:
    """An adviser may have died long before the question: another is asked before we refuse."""
    try:
        return await advisers.ask(asking, kind, seconds)
    except BotCrashed:
        return await advisers.ask(asking, kind, seconds)
