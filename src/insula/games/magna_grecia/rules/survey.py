"""Convert a position to numbers and back, and derive what follows from the board.

Only what cannot be derived is stored; connections and anchors are computed again.
"""

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
    Player,
)
from insula.kernel.arrays import array_of, bit, listed, vec

ALL_SEATS: Final = 1 | 1 << 6 | 1 << 12 | 1 << 18
HEAD: Final = 10  # numbers before the arrays
HAND: Final = 7


def numbers(state: GreciaState) -> list[int]:
    """Return all numbers that define this position."""
    out: list[int] = [state.players, state.rounds, state.round]
    out += [state.roads_laid, state.roads_taken, state.cities_taken, state.cities_laid]
    out += [1 if state.founded else 0, state.founding, 1 if state.stale else 0]
    out += state.written()
    laid = state.laid[: state.cities_laid]
    for array in (laid, state.deck, state.order, state.lies, state.place):
        out += [len(array), *listed(array)]
    for array in (state.stalls, state.gaze):
        out += [len(array), *listed(array)]
    for hand in state.hands:
        out += [hand.points, hand.roads, hand.cities, hand.staged_roads, hand.staged_cities]
        out += [hand.markets, hand.colour]
    return out


def restore(state: GreciaState, numbers: list[int]) -> None:
    """Fill a fresh state of the right box and players from its numbers."""
    state.rounds, state.round = numbers[1:3]
    state.roads_laid, state.roads_taken, state.cities_taken = numbers[3:6]
    state.cities_laid = numbers[6]
    state.founded, state.founding, state.stale = numbers[7] == 1, numbers[8], numbers[9] == 1
    arrays: list[list[int]] = []
    at = state.read(numbers, HEAD)
    for _ in range(7):
        arrays.append(numbers[at + 1 : at + 1 + numbers[at]])
        at += 1 + numbers[at]
    fill(state.laid, arrays[0])
    state.deck, state.order = array_of(arrays[1]), array_of(arrays[2])
    state.lies, state.place = array_of(arrays[3]), array_of(arrays[4])
    state.stalls, state.gaze = array_of(arrays[5]), array_of(arrays[6])
    for hand in state.hands:
        fill_hand(hand, numbers[at : at + HAND])
        at += HAND
    stale = state.stale
    survey(state)
    state.stale = stale


def fill(array: vec[i64], items: list[int]) -> None:
    for at in range(len(items)):
        array[at] = items[at]


def fill_hand(hand: Player, numbers: list[int]) -> None:
    hand.points, hand.roads, hand.cities = numbers[0], numbers[1], numbers[2]
    hand.staged_roads, hand.staged_cities = numbers[3], numbers[4]
    hand.markets, hand.colour = numbers[5], numbers[6]


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
