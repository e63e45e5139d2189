"""Preview what a move of Magna Grecia would bring."""

from collections.abc import Iterator

from insula.games.magna_grecia.convert import ECHOES, REVEALS, event_facts, place_of
from insula.games.magna_grecia.facts.events import Event
from insula.games.magna_grecia.facts.prospects import (
    ConnectionsChange,
    GazeBegins,
    GazeMoves,
    MarketChange,
    MarketState,
    Prospect,
)
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules.markets import is_active
from insula.games.magna_grecia.rules.places import market
from insula.games.magna_grecia.rules.state import (
    CITY,
    GONE,
    NO_MARKET,
    NONE,
    ORACLE,
    SOLD,
    GreciaState,
)
from insula.kernel.contract import Log
from insula.kernel.facts import Change, Preview
from insula.kernel.random import seeded

STORES = ("points", "roads", "cities", "markets", "staged_roads", "staged_cities")
"""What a player's hand holds, by the names of its fields."""


def preview_facts(content: Content, state: GreciaState, move: int) -> Preview[Event]:
    """Play the move with other hidden cards; leave out what it reveals and the move itself."""
    seat = state.seat()
    after = state.copy()
    assert isinstance(after, GreciaState)
    after.redeal(seeded(0))
    after.log = Log()
    after.play(move)
    happened = [event for event in after.log.take() if event[0] not in (*REVEALS, *ECHOES)]
    events = event_facts(content, after, happened)
    changed = tuple(map_changes(content, state, after))
    points = gained_points(state, after, seat)
    return Preview((*events, *changed), points, stores_changed(state, after, seat))


def gained_points(state: GreciaState, after: GreciaState, seat: int) -> dict[str, int]:
    before, now = state.breakdown()[seat], after.breakdown()[seat]
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def stores_changed(state: GreciaState, after: GreciaState, seat: int) -> tuple[Change, ...]:
    before, now = stores(state, seat), stores(after, seat)
    names = [name for name in STORES if now[name] != before[name]]
    return tuple([Change(name, now[name] - before[name], now[name]) for name in names])


def stores(state: GreciaState, seat: int) -> dict[str, int]:
    return {name: getattr(state.hands[seat], name) for name in STORES}


# -- the map -------------------------------------------------------------------------------------


def map_changes(content: Content, before: GreciaState, after: GreciaState) -> Iterator[Prospect]:
    """Yield each place, market and gaze that would change."""
    for place in range(len(after.kind)):
        if after.kind[place] != GONE:
            yield from changes_at(content, before, after, place)


def changes_at(
    content: Content, before: GreciaState, after: GreciaState, place: int
) -> Iterator[Prospect]:
    name = place_of(content, place)
    was = before.worth[place] if before.kind[place] != GONE else 0
    if after.worth[place] != was:
        yield ConnectionsChange(name, after.worth[place], was)
    for seat in range(after.players):
        now, then = market_at(after, place, seat), market_at(before, place, seat)
        if now != then and now[0] != "none":
            yield MarketChange(name, seat, *now, *then)
    if after.kind[place] == ORACLE and after.gaze[place] != before.gaze[place]:
        yield gaze_change(content, before, after, place)


def gaze_change(content: Content, before: GreciaState, after: GreciaState, oracle: int) -> Prospect:
    city, former = after.gaze[oracle], before.gaze[oracle]
    name, seen, seat = content.villages[oracle], place_of(content, city), after.kind[city] - CITY
    if former == NONE:
        return GazeBegins(name, seen, seat)
    return GazeMoves(name, seen, seat, before.kind[former] - CITY)


def market_at(state: GreciaState, place: int, seat: int) -> tuple[MarketState, int]:
    """Return the state of a market and what it is worth now."""
    if state.kind[place] == GONE or market(state, place, seat) == NO_MARKET:
        return "none", 0
    if market(state, place, seat) == SOLD:
        return "sold", 0
    return ("active", state.worth[place]) if is_active(state, place, seat) else ("inactive", 0)
