"""Lay city tiles on trial: may they come while a founding lacks its village (MG-4.2)?"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.founding import NEVER, tiles_to_finish
from insula.games.magna_grecia.rules.places import count_village
from insula.games.magna_grecia.rules.state import (
    CITY,
    NONE,
    OPEN,
    VILLAGE,
    VILLAGE_SUM,
    VILLAGES,
    GreciaState,
)


def finishes_with(state: GreciaState, seat: i64, cell: i64, most: i64) -> bool:
    """Can the founding still be finished after a tile on `cell`, and on the village beside it?"""
    kept = state.cities_laid
    village = cover_for_trial(state, seat, cell)
    able = tiles_to_finish(state, seat, most - (state.cities_laid - kept), NONE) != NEVER
    state.cities_laid = kept
    state.lies[cell] = OPEN
    if village != NONE:
        count_village(state, state.box.village[village], village, 1)
        state.lies[state.box.village[village]] = VILLAGE
    return able


def cover_for_trial(state: GreciaState, seat: i64, cell: i64) -> i64:
    """Lay a tile, and one on the village beside it, for the search alone; the village or NONE."""
    beside = state.beside[cell]
    state.laid[state.cities_laid] = cell * 2
    state.cities_laid += 1
    state.lies[cell] = CITY + seat
    if (beside >> VILLAGES) & 7 == 0:
        return NONE
    village = beside >> VILLAGE_SUM
    hex_of = state.box.village[village]
    state.laid[state.cities_laid] = hex_of * 2 + ((state.rights >> village) & 1)
    state.cities_laid += 1
    state.lies[hex_of] = CITY + seat
    count_village(state, hex_of, village, -1)
    return village
