"""Lay a road tile: where it may start, and what it connects (MG-5)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import FIRST_END, SECOND_END, SHAPES
from insula.games.magna_grecia.rules.moves import ROAD_TILE
from insula.games.magna_grecia.rules.places import beyond, end_facing, link
from insula.games.magna_grecia.rules.state import (
    FACED,
    LAID_ROAD,
    NONE,
    OPEN,
    ORACLE,
    ROAD,
    SIDES,
    VILLAGE,
    GreciaState,
)
from insula.kernel.arrays import array_of, bit
from insula.kernel.moves import Moves


def shapes_by_sides() -> list[int]:
    """Map bits of sides to the bits of the shapes with an end on one of them."""
    table = []
    for sides in range(64):
        found = 0
        for shape in range(SHAPES):
            if (sides >> int(FIRST_END[shape]) | sides >> int(SECOND_END[shape])) & 1:
                found |= bit(shape)
        table.append(found)
    return table


ANCHORED: Final = array_of(shapes_by_sides())


def roads_left(state: GreciaState, seat: i64) -> i64:
    """Return how many road tiles the seat may still lay this turn (MG-2.4 to MG-2.7)."""
    box = state.box
    card = state.card()
    if state.roads_taken + state.cities_taken > 0 or state.cities_laid > box.cities[card]:
        return 0
    most = box.more_roads[card] if state.cities_laid == 0 else box.roads[card]
    return min(most - state.roads_laid, state.hands[seat].roads)


def road_shapes(state: GreciaState, seat: i64, cell: i64) -> i64:
    """Return the bits of the shapes with an anchored end and no end at an opponent's road.

    Version 1 of the rules let the other end meet an opponent's road (MG-5.2, MG-5.4).
    """
    ends = state.ends[cell]
    sides = (ends >> (seat * 6)) & SIDES
    if state.box.rules < 2:
        return ANCHORED[sides]
    return ANCHORED[sides] & ~ANCHORED[(ends >> FACED) & SIDES & ~sides]


def road_moves(shapes: i64, cell: i64, out: Moves) -> None:
    """Add a move for each of these shapes."""
    move = ROAD_TILE + cell * SHAPES
    while shapes != 0:
        if shapes & 1:
            out.add(move)
        move += 1
        shapes >>= 1


def lay_road(state: GreciaState, seat: i64, cell: i64, shape: i64) -> None:
    """Lay a tile of the seat's colour and connect what its ends meet."""
    state.hands[seat].roads -= 1
    state.roads_laid += 1
    state.lies[cell] = ROAD + seat * SHAPES + shape
    state.note(LAID_ROAD, seat, cell, shape, 0)
    one = meet(state, seat, cell * 2, FIRST_END[shape])
    other = meet(state, seat, cell * 2 + 1, SECOND_END[shape])
    state.mate[one] = other
    state.mate[other] = one
    link(state, seat, state.place[beyond(state, one)], state.place[beyond(state, other)])


def meet(state: GreciaState, seat: i64, end: i64, side: i64) -> i64:
    """Connect an end of a new tile with what it meets: open ground, a place, or another road.

    Return the far end of the whole road on that side.
    """
    near = state.box.near[(end >> 1) * 6 + side]
    facing = (side + 3) % 6
    what = state.lies[near]
    if what == OPEN:
        state.ends[near] |= bit(seat * 6 + facing) | bit(FACED + facing)
    elif what == VILLAGE or what == ORACLE:
        reach(state, seat, state.place[near], near)
    else:
        other = end_facing(state, near, facing)
        if other != NONE:
            return state.mate[other]
    return end


def reach(state: GreciaState, seat: i64, place: i64, cell: i64) -> None:
    """Let new own roads start from a village or oracle that an own road reaches (MG-5.2)."""
    if (state.reached[place] >> seat) & 1:
        return
    state.reached[place] |= bit(seat)
    anchor_around(state, cell, bit(seat * 6))


def anchor_around(state: GreciaState, cell: i64, seats: i64) -> None:
    """Let roads start from every open side of this hex; `seats` has bit 6 * seat of each."""
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if state.lies[near] == OPEN:
            state.ends[near] |= seats << ((side + 3) % 6)
        side += 1
