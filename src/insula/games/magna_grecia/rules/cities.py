"""Found and expand cities (MG-4)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.founding import (
    closed_by,
    coverable,
    is_complete,
)
from insula.games.magna_grecia.rules.oracles import turn_oracles
from insula.games.magna_grecia.rules.places import (
    beyond,
    count_village,
    end_facing,
    link,
    market,
    merge,
    set_market,
)
from insula.games.magna_grecia.rules.roads import anchor_around
from insula.games.magna_grecia.rules.state import (
    CITY,
    COVER,
    FOUNDED,
    FREE_MARKET,
    LAID_CITY,
    NO_MARKET,
    NONE,
    STANDING,
    VILLAGE_SUM,
    VILLAGES,
    GreciaState,
)
from insula.games.magna_grecia.rules.trial import completes_after_tile, note_tile
from insula.kernel.arrays import bit

ALL_SEATS: Final = 1 | 1 << 6 | 1 << 12 | 1 << 18


def cities_left(state: GreciaState, seat: i64) -> i64:
    """Return how many city tiles the seat may still lay this turn (MG-2.4 to MG-2.7, MG-4.7)."""
    box = state.box
    card = state.card()
    if state.roads_taken + state.cities_taken > 0 or state.roads_laid > box.roads[card]:
        return 0
    most = box.more_cities[card] if state.roads_laid == 0 else box.cities[card]
    hand = state.hands[seat]
    return min(most - state.cities_laid, min(hand.cities, hand.points))


def expands(state: GreciaState, seat: i64, cell: i64, most: i64) -> bool:
    """Return whether this many tiles allow one on an open hex beside an own city (MG-4.3 to 4.5).

    Beside a village it takes two: the next one covers that village.
    """
    closed = closed_by(seat)
    beside = state.beside[cell]
    if beside & closed != 0:
        return False
    villages = (beside >> VILLAGES) & 7
    if villages == 1:
        if most < 2 or not coverable(state, beside >> VILLAGE_SUM, closed):
            return False
    elif villages > 1 or most < 1:
        return False
    return state.founding == NONE or completes_after_tile(state, seat, cell, most)


def lay_city(state: GreciaState, seat: i64, cell: i64) -> None:
    """Lay a city tile: it expands an own city that it touches, or else founds one (MG-4.1)."""
    hand = state.hands[seat]
    hand.points -= 1
    hand.cities -= 1
    village = state.place[cell]
    founds = (state.beside[cell] >> seat) & 1 == 0
    if founds:
        state.founded = True
        state.founding = cell
    note_tile(state, seat, cell)
    state.note(LAID_CITY, seat, cell, 1 if founds else 0, 0)
    settle_tile(state, seat, cell, village)
    if state.founding != NONE and is_complete(state):
        complete(state, seat)
    if (state.beside[cell] >> VILLAGES) & 7 > 0:
        state.push(COVER, seat, state.beside[cell] >> VILLAGE_SUM)
    elif state.stale:
        turn_oracles(state, seat)


def complete(state: GreciaState, seat: i64) -> None:
    """Complete a founding that includes a village; it gets a market if it has none (MG-4.8)."""
    place = state.place[state.founding]
    state.founding = NONE
    state.note(FOUNDED, seat, place, 0, 0)
    hand = state.hands[seat]
    if market(state, place, seat) == NO_MARKET and hand.markets > 0:
        hand.markets -= 1
        set_market(state, place, seat, STANDING)
        state.note(FREE_MARKET, seat, place, 0, 0)


# -- the tile on the board -------------------------------------------------------------------


def settle_tile(state: GreciaState, seat: i64, cell: i64, village: i64) -> None:
    """Put down the tile and join it with own cities that it touches and its village."""
    if village != NONE:
        count_village(state, cell, village, -1)
    place = place_of_tile(state, seat, cell, village)
    state.lies[cell] = CITY + seat
    state.place[cell] = place
    state.kind[place] = CITY + seat
    state.tiles[place] += 1
    state.hands[seat].places |= bit(place)
    join_touching(state, seat, cell, place)
    if village != NONE and village != place:
        merge(state, seat, place, village)
    anchor_around(state, cell, ALL_SEATS)
    mark_around(state, seat, cell)
    link_roads(state, seat, cell)
    state.stale = True


def place_of_tile(state: GreciaState, seat: i64, cell: i64, village: i64) -> i64:
    """Return the first own city it touches, else the village it covers, else the spare place."""
    place = state.spare()
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if state.lies[near] == CITY + seat:
            place = min(place, state.place[near])
        side += 1
    if place == state.spare() and village != NONE:
        return village
    return place


def join_touching(state: GreciaState, seat: i64, cell: i64, place: i64) -> None:
    """Merge own cities that touch each other now (MG-4.9)."""
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if state.lies[near] == CITY + seat and state.place[near] != place:
            merge(state, seat, place, state.place[near])
        side += 1


def mark_around(state: GreciaState, seat: i64, cell: i64) -> None:
    side: i64 = 0
    while side < 6:
        state.beside[state.box.near[cell * 6 + side]] |= bit(seat)
        side += 1


def link_roads(state: GreciaState, seat: i64, cell: i64) -> None:
    """Connect the roads that end at the tile with its city."""
    side: i64 = 0
    while side < 6:
        end = end_facing(state, state.box.near[cell * 6 + side], (side + 3) % 6)
        if end != NONE:
            far = beyond(state, state.mate[end])
            link(state, seat, state.place[cell], state.place[far])
        side += 1
