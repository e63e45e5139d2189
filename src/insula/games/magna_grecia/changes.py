"""What a move would change on the map: numbers of places, markets, the gaze of oracles."""

from collections.abc import Iterator
from typing import Any

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
from insula.games.magna_grecia.view import city_name

Change = dict[str, Any]


def changes(content: Content, before: GreciaState, after: GreciaState) -> list[Change]:
    """Each thing that would be otherwise, with what it was."""
    return [
        change
        for place in range(len(after.kind))
        if after.kind[place] != GONE
        for change in changes_at(content, before, after, place)
    ]


def changes_at(
    content: Content, before: GreciaState, after: GreciaState, place: int
) -> Iterator[Change]:
    name = city_name(content, place)
    was = before.worth[place] if before.kind[place] != GONE else 0
    if after.worth[place] != was:
        yield {"place": name, "connections": after.worth[place], "was": was}
    for seat in range(after.players):
        now, then = market_at(after, place, seat), market_at(before, place, seat)
        if now != then and now is not None:
            yield {"market": name, "seat": seat, "state": now[0], "value": now[1], "was": then}
    if after.kind[place] == ORACLE and after.gaze[place] != before.gaze[place]:
        city = after.gaze[place]
        seat = after.kind[city] - CITY
        former = before.gaze[place]
        was_of = None if former == NONE else before.kind[former] - CITY
        yield {"oracle": name, "city": city_name(content, city), "seat": seat, "was": was_of}


def market_at(state: GreciaState, place: int, seat: int) -> tuple[str, int] | None:
    """Its state and what it is worth; the number of a market that is not active sleeps."""
    if state.kind[place] == GONE or market(state, place, seat) == NO_MARKET:
        return None
    if market(state, place, seat) == SOLD:
        return "sold", 0
    return ("active", state.worth[place]) if is_active(state, place, seat) else ("inactive", 0)
