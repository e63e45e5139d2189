"""Found a city with several tiles: complete it, or check whether it can be completed (MG-4.2).

A founding is complete with the first village that its city covers. At that moment at least one
tile of the city must be rightful: on a village with a green border, or on a space that an own road
ran into before the tile was laid. Its city is the group of this turn's tiles that are connected
with its first tile.

A turn lays at most four city tiles (MOST_CITY_TILES), and a village is covered right after a tile
beside it (MG-4.5). So a founding away from a village consists of its first tile, a pair on and
beside the village, and at most one more tile. Nothing here looks further ahead.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.state import (
    ANY_VILLAGE,
    BESIDE_ORACLE,
    COVERS,
    FACED,
    NONE,
    ONE_VILLAGE,
    OPEN,
    RIGHTFUL,
    SIDES,
    VILLAGE,
    VILLAGE_SUM,
    VILLAGES,
    GreciaState,
)
from insula.kernel.arrays import bit

TILE: Final = 2  # from this bit on: the hex of a city tile laid this turn


def closed_by(seat: i64) -> i64:
    """Return the bits of `beside` that close a hex to a seat's city tiles (MG-4.4)."""
    return (15 ^ bit(seat)) | BESIDE_ORACLE


def may_found(state: GreciaState, seat: i64, place: i64) -> bool:
    """Return whether a village has a green border or an own road reaches it (MG-4.1)."""
    if state.kind[place] != VILLAGE:
        return False
    return state.box.green[place] == 1 or (state.reached[place] >> seat) & 1 == 1


def is_rightful(state: GreciaState, seat: i64, cell: i64) -> bool:
    """Return whether a city tile on this hex would make its founding rightful (MG-4.2)."""
    if state.lies[cell] == VILLAGE:
        return may_found(state, seat, state.place[cell])
    ends = state.ends[cell]
    return (ends >> (seat * 6)) & (ends >> FACED) & SIDES != 0


def coverable(state: GreciaState, place: i64, closed: i64) -> bool:
    """Return whether the neighbours of this village allow a tile on it (MG-4.4)."""
    beside = state.beside[state.box.village[place]]
    return beside & closed == 0 and (beside >> VILLAGES) & 7 == 0


def is_free(state: GreciaState, cell: i64, closed: i64) -> bool:
    """Return whether a hex is open to the seat's city tiles and has no village beside it."""
    return state.lies[cell] == OPEN and state.beside[cell] & (closed | ANY_VILLAGE) == 0


def leads_to(state: GreciaState, cell: i64, closed: i64) -> i64:
    """Return the one village beside an open hex that a second tile may cover (MG-4.5), or NONE."""
    beside = state.beside[cell]
    if state.lies[cell] != OPEN or beside & (closed | ANY_VILLAGE) != ONE_VILLAGE:
        return NONE
    place = beside >> VILLAGE_SUM
    return place if coverable(state, place, closed) else NONE


def pair_is_rightful(state: GreciaState, seat: i64, cell: i64, place: i64) -> bool:
    """Return whether a tile on this hex or the next one on the village beside it is rightful."""
    return is_rightful(state, seat, cell) or may_found(state, seat, place)


# -- this turn's tiles -------------------------------------------------------------------------


def tile_laid(state: GreciaState, at: i64) -> i64:
    """Return the hex of one of this turn's city tiles."""
    return state.laid[at] >> TILE


def laid_around(state: GreciaState, cell: i64) -> i64:
    """Return the bits of this turn's tiles beside a hex."""
    found: i64 = 0
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        at: i64 = 0
        while at < state.cities_laid:
            if state.laid[at] >> TILE == near:
                found |= bit(at)
            at += 1
        side += 1
    return found


def joined(state: GreciaState, group: i64) -> i64:
    """Return the bits of this turn's tiles that are connected with a group through such tiles."""
    before: i64 = 0
    while group != before:
        before = group
        at: i64 = 0
        while at < state.cities_laid:
            if (before >> at) & 1:
                group |= laid_around(state, state.laid[at] >> TILE)
            at += 1
    return group


def traits(state: GreciaState, group: i64) -> i64:
    """Return RIGHTFUL if a tile of the group is rightful, and COVERS if one covers a village."""
    found: i64 = 0
    at: i64 = 0
    while at < state.cities_laid:
        if (group >> at) & 1:
            found |= state.laid[at] & (RIGHTFUL | COVERS)
        at += 1
    return found


def new_city(state: GreciaState) -> i64:
    """Return the bits of the tiles that are connected with the founding's first tile."""
    at: i64 = 0
    while state.laid[at] >> TILE != state.founding:
        at += 1
    return joined(state, bit(at))


def is_complete(state: GreciaState) -> bool:
    """Return whether the new city includes a village."""
    return traits(state, new_city(state)) & COVERS != 0


# -- can it be completed? ----------------------------------------------------------------------


def can_complete(state: GreciaState, seat: i64, left: i64) -> bool:
    """Return whether this many city tiles, and nothing else, can complete the founding.

    At most two are left: a second tile, or a road that costs the enhanced action, came before.
    """
    group = new_city(state)
    found = traits(state, group)
    if found & COVERS:
        return found & RIGHTFUL != 0
    closed = closed_by(seat)
    if left >= 1 and any_around(state, seat, group, closed, 1):
        return True
    return left >= 2 and any_around(state, seat, group, closed, 2)


def any_around(state: GreciaState, seat: i64, group: i64, closed: i64, tiles: i64) -> bool:
    """Return whether this many tiles complete the new city from any hex beside it."""
    at: i64 = 0
    while at < state.cities_laid:
        if (group >> at) & 1:
            side: i64 = 0
            while side < 6:
                near = state.box.near[(state.laid[at] >> TILE) * 6 + side]
                if tiles == 1:
                    if joins_pair(state, seat, near, closed):
                        return True
                elif covers_village(state, seat, near, closed):
                    return True
                side += 1
        at += 1
    return False


def joins_pair(state: GreciaState, seat: i64, cell: i64, closed: i64) -> bool:
    """Return whether a tile here joins the city to a village that an expansion covered."""
    if not is_free(state, cell, closed):
        return False
    found = traits(state, joined(state, laid_around(state, cell)))
    return found & COVERS != 0 and (found & RIGHTFUL != 0 or is_rightful(state, seat, cell))


def covers_village(state: GreciaState, seat: i64, cell: i64, closed: i64) -> bool:
    """Return whether a tile here and one on the village beside it would complete the founding."""
    place = leads_to(state, cell, closed)
    if place == NONE:
        return False
    if pair_is_rightful(state, seat, cell, place):
        return True
    return traits(state, joined(state, laid_around(state, cell))) & RIGHTFUL != 0
