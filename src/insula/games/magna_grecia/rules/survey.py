"""Derive places, anchors and connections from the board of a restored position."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import FIRST_END, SECOND_END, SHAPES
from insula.games.magna_grecia.rules.places import beyond, count_village, end_facing, link
from insula.games.magna_grecia.rules.roads import anchor_around, meet
from insula.games.magna_grecia.rules.state import (
    BESIDE_ORACLE,
    CITY,
    NONE,
    ORACLE,
    ROAD,
    VILLAGE,
    GreciaState,
)
from insula.kernel.arrays import bit
from insula.kernel.numbers import reader

ALL_SEATS: Final = 1 | 1 << 6 | 1 << 12 | 1 << 18


def restore(state: GreciaState, numbers: list[int]) -> None:
    """Read a new state of the right box and players, and derive the rest from its board."""
    state.transfer(reader(numbers))
    stale = state.stale
    survey(state)
    state.stale = stale


# -- what follows from the board -----------------------------------------------------------------


def survey(state: GreciaState) -> None:
    """Derive places, anchors and connections of a board with `lies` and `place` filled in."""
    cell: i64 = 0
    while cell < state.box.hexes:
        what = state.lies[cell]
        if what == VILLAGE or what == ORACLE:
            survey_village(state, cell, what)
        elif CITY <= what < ROAD:
            survey_city(state, cell, what - CITY)
        cell += 1
    cell = 0
    while cell < state.box.hexes:
        if state.lies[cell] >= ROAD:
            survey_road(state, cell)
        cell += 1


def survey_village(state: GreciaState, cell: i64, what: i64) -> None:
    place = state.place[cell]
    state.kind[place] = what
    if what == VILLAGE:
        count_village(state, cell, place, 1)
    else:
        mark_beside(state, cell, BESIDE_ORACLE)


def survey_city(state: GreciaState, cell: i64, seat: i64) -> None:
    place = state.place[cell]
    state.kind[place] = CITY + seat
    state.tiles[place] += 1
    state.hands[seat].places |= bit(place)
    mark_beside(state, cell, bit(seat))
    anchor_around(state, cell, ALL_SEATS)


def mark_beside(state: GreciaState, cell: i64, bit: i64) -> None:
    side: i64 = 0
    while side < 6:
        state.beside[state.box.near[cell * 6 + side]] |= bit
        side += 1


def survey_road(state: GreciaState, cell: i64) -> None:
    """Connect what each end meets; follow a whole road from either of its far ends."""
    what = state.lies[cell] - ROAD
    which: i64 = 0
    while which < 2:
        side = FIRST_END[what % SHAPES] if which == 0 else SECOND_END[what % SHAPES]
        near = state.box.near[cell * 6 + side]
        if end_facing(state, near, (side + 3) % 6) == NONE:
            meet(state, what // SHAPES, cell * 2 + which, side)
            far = follow(state, cell * 2 + which)
            state.mate[cell * 2 + which] = far
            link(state, 0, state.place[near], state.place[beyond(state, far)])
        which += 1


def follow(state: GreciaState, end: i64) -> i64:
    """Follow a road tile by tile and return its far end."""
    while True:
        across = end ^ 1
        cell = across >> 1
        shape = (state.lies[cell] - ROAD) % SHAPES
        side = FIRST_END[shape] if across & 1 == 0 else SECOND_END[shape]
        following = end_facing(state, state.box.near[cell * 6 + side], (side + 3) % 6)
        if following == NONE:
            return across
        end = following
