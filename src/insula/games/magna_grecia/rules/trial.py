"""Try tiles: may they be laid while a founding has no village (MG-4.2)?"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import FIRST_END, SECOND_END
from insula.games.magna_grecia.rules.founding import (
    TILE,
    can_complete,
    is_complete,
    is_rightful,
)
from insula.games.magna_grecia.rules.places import count_village
from insula.games.magna_grecia.rules.state import (
    CITY,
    COVERS,
    FACED,
    NONE,
    OPEN,
    RIGHTFUL,
    ROAD,
    VILLAGE,
    VILLAGE_SUM,
    VILLAGES,
    GreciaState,
)
from insula.kernel.arrays import bit


def note_tile(state: GreciaState, seat: i64, cell: i64) -> None:
    """Add a city tile to this turn's list, with what it does for a founding."""
    tile = cell << TILE
    if state.lies[cell] == VILLAGE:
        tile |= COVERS
    if is_rightful(state, seat, cell):
        tile |= RIGHTFUL
    state.laid[state.cities_laid] = tile
    state.cities_laid += 1


def completes_after_tile(state: GreciaState, seat: i64, cell: i64, most: i64) -> bool:
    """Return whether the founding can be completed after a tile on `cell` and its village."""
    kept = state.cities_laid
    beside = state.beside[cell]
    village = beside >> VILLAGE_SUM if (beside >> VILLAGES) & 7 else NONE
    note_tile(state, seat, cell)
    state.lies[cell] = CITY + seat
    if village == NONE or is_complete(state):
        able = can_complete(state, seat, most - 1)
    else:
        able = completes_after_cover(state, seat, village, most - 2)
    state.lies[cell] = OPEN
    state.cities_laid = kept
    return able


def completes_after_cover(state: GreciaState, seat: i64, village: i64, left: i64) -> bool:
    cell = state.box.village[village]
    note_tile(state, seat, cell)
    state.lies[cell] = CITY + seat
    count_village(state, cell, village, -1)
    able = can_complete(state, seat, left)
    count_village(state, cell, village, 1)
    state.lies[cell] = VILLAGE
    return able


# -- roads ---------------------------------------------------------------------------------------


def completing_shapes(state: GreciaState, seat: i64, cell: i64, shapes: i64, left: i64) -> i64:
    """Return the road shapes on `cell` after which the founding can still be completed."""
    if completes_beside_road(state, seat, cell, left):
        return shapes
    able: i64 = 0
    shape: i64 = 0
    while shapes >> shape != 0:
        if (shapes >> shape) & 1:
            one = FIRST_END[shape]
            other = SECOND_END[shape]
            if completes_after_road(state, seat, cell, one, other, left):
                able |= bit(shape)
        shape += 1
    return able


def completes_beside_road(state: GreciaState, seat: i64, cell: i64, left: i64) -> bool:
    """Return whether the founding can do without a hex, whatever a road there runs into."""
    state.lies[cell] = ROAD
    able = can_complete(state, seat, left)
    state.lies[cell] = OPEN
    return able


def completes_after_road(
    state: GreciaState, seat: i64, cell: i64, side: i64, other: i64, left: i64
) -> bool:
    """Add what both ends of a road run into, check, and undo both."""
    near = state.box.near[cell * 6 + side]
    ends = state.ends[near]
    place = state.place[near] if state.lies[near] == VILLAGE else NONE
    reached = state.reached[place] if place != NONE else 0
    if place != NONE:
        state.reached[place] |= bit(seat)
    elif state.lies[near] == OPEN:
        facing = (side + 3) % 6
        state.ends[near] |= bit(seat * 6 + facing) | bit(FACED + facing)
    if other == NONE:
        able = completes_beside_road(state, seat, cell, left)
    else:
        able = completes_after_road(state, seat, cell, other, NONE, left)
    state.ends[near] = ends
    if place != NONE:
        state.reached[place] = reached
    return able
