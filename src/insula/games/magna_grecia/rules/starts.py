"""Find every hex where a founding may begin so that city tiles alone can complete it (MG-4.2).

With a rightful village the tiles are a path from the first one to it, so those hexes spread from
the village. Rightful ground is rare: the spaces that the seat's own roads run into. Each of them is
tried as the first tile, as the one beside the village, or as one more.
"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.founding import (
    TILE,
    closed_by,
    coverable,
    is_free,
    is_rightful,
    joined,
    leads_to,
    may_found,
    traits,
)
from insula.games.magna_grecia.rules.moves import CITY_TILE
from insula.games.magna_grecia.rules.state import (
    ANY_VILLAGE,
    COVERS,
    NONE,
    ONE_VILLAGE,
    OPEN,
    RIGHTFUL,
    GreciaState,
)
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves


def founding_moves(state: GreciaState, seat: i64, most: i64, grounds: i64, out: Moves) -> None:
    """Offer every tile that may begin a founding with this many left.

    The first `grounds` hexes of the box's queue are open and an own road runs into them.
    """
    box = state.box
    box.mark += 8
    closed = closed_by(seat)
    at: i64 = 0
    while most >= 2 and at < grounds:
        if state.beside[box.queue[at]] & closed == 0:
            start_by_ground(state, seat, box.queue[at], closed, most, out)
        at += 1
    at = 0
    while most >= 2 and at < state.cities_laid:
        start_by_tile(state, seat, at, closed, most, out)
        at += 1
    filled: i64 = 0
    place: i64 = 0
    while place < box.villages:
        if may_found(state, seat, place) and coverable(state, place, closed):
            out.add(CITY_TILE + box.village[place])
            if most >= 2:
                filled = start_beside(state, seat, place, closed, filled, out)
        place += 1
    spread(state, seat, closed, most, filled, out)


def offer(state: GreciaState, seat: i64, cell: i64, out: Moves) -> None:
    """Offer a hex once, unless a tile there would expand a city."""
    box = state.box
    if box.offered[cell] != box.mark and (state.beside[cell] >> seat) & 1 == 0:
        box.offered[cell] = box.mark
        out.add(CITY_TILE + cell)


def offer_free_around(state: GreciaState, seat: i64, cell: i64, closed: i64, out: Moves) -> None:
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if is_free(state, near, closed):
            offer(state, seat, near, out)
        side += 1


# -- a rightful village --------------------------------------------------------------------------


def start_beside(
    state: GreciaState, seat: i64, place: i64, closed: i64, filled: i64, out: Moves
) -> i64:
    """Offer hexes beside a rightful village and no other: two tiles are enough (MG-4.5)."""
    box = state.box
    first = box.village[place] * 6
    shut = closed | ANY_VILLAGE
    side: i64 = 0
    while side < 6:
        near = box.near[first + side]
        if state.lies[near] == OPEN and state.beside[near] & shut == ONE_VILLAGE:
            box.paper[near] = box.mark + 2
            box.queue[filled] = near
            filled += 1
            offer(state, seat, near, out)
        side += 1
    return filled


def spread(state: GreciaState, seat: i64, closed: i64, most: i64, filled: i64, out: Moves) -> None:
    """Mark every free hex beside a marked one: it needs one more tile."""
    box = state.box
    mark = box.mark
    paper = box.paper
    queue = box.queue
    nears = box.near
    lies = state.lies
    besides = state.beside
    shut = closed | ANY_VILLAGE
    head: i64 = 0
    while head < filled:
        cell = queue[head]
        needs = paper[cell] + 1
        if needs > mark + most:
            return
        at = cell * 6
        while at < cell * 6 + 6:
            near = nears[at]
            if besides[near] & shut == 0 and lies[near] == OPEN and paper[near] < mark:
                paper[near] = needs
                queue[filled] = near
                filled += 1
                offer(state, seat, near, out)
            at += 1
        head += 1


# -- rightful ground -----------------------------------------------------------------------------


def start_by_ground(
    state: GreciaState, seat: i64, cell: i64, closed: i64, most: i64, out: Moves
) -> None:
    """Offer foundings that are rightful by a tile on this hex."""
    place = leads_to(state, cell, closed)
    if place != NONE:
        offer(state, seat, cell, out)
        if most >= 3:
            offer_free_around(state, seat, cell, closed, out)
        if most >= 4:
            start_two_away(state, seat, cell, closed, out)
            if (state.beside[cell] >> seat) & 1:
                start_by_pair(state, seat, cell, place, closed, out)
    elif most >= 3 and is_free(state, cell, closed):
        start_by_free_ground(state, seat, cell, closed, most, out)


def start_two_away(state: GreciaState, seat: i64, cell: i64, closed: i64, out: Moves) -> None:
    """Offer a first tile, a second one, then the tile on this hex beside the village."""
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if is_free(state, near, closed):
            offer_free_around(state, seat, near, closed, out)
        side += 1


def start_by_pair(
    state: GreciaState, seat: i64, cell: i64, place: i64, closed: i64, out: Moves
) -> None:
    """Offer first tiles that a fourth joins to an expansion here and on the village."""
    village = state.box.village[place]
    side: i64 = 0
    while side < 6:
        near = state.box.near[village * 6 + side]
        if near != cell and leads_to(state, near, closed) == place:
            offer_free_around(state, seat, near, closed, out)
        side += 1


def start_by_free_ground(
    state: GreciaState, seat: i64, cell: i64, closed: i64, most: i64, out: Moves
) -> None:
    """Offer a hex that touches no village as first tile, or as the one beside first and pair."""
    expands = (state.beside[cell] >> seat) & 1 == 1
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if leads_to(state, near, closed) != NONE:
            offer(state, seat, cell, out)
            if most >= 4:
                offer_free_around(state, seat, cell, closed, out)
                if expands:
                    offer_free_around(state, seat, near, closed, out)
        elif most >= 4 and is_free(state, near, closed) and touches_entry(state, near, closed):
            offer(state, seat, cell, out)
            offer(state, seat, near, out)
        side += 1


def touches_entry(state: GreciaState, cell: i64, closed: i64) -> bool:
    """Return whether a village can be covered from a hex beside this one."""
    side: i64 = 0
    while side < 6:
        if leads_to(state, state.box.near[cell * 6 + side], closed) != NONE:
            return True
        side += 1
    return False


# -- tiles laid before the founding --------------------------------------------------------------


def start_by_tile(
    state: GreciaState, seat: i64, at: i64, closed: i64, most: i64, out: Moves
) -> None:
    """Offer foundings that the tiles of this turn's expansions will join."""
    found = traits(state, joined(state, bit(at)))
    cell = state.laid[at] >> TILE
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if found & COVERS:
            if is_free(state, near, closed):
                rightful = found & RIGHTFUL != 0 or is_rightful(state, seat, near)
                start_joining(state, seat, near, closed, rightful, out)
        elif found & RIGHTFUL and most >= 3 and leads_to(state, near, closed) != NONE:
            offer_free_around(state, seat, near, closed, out)
        side += 1


def start_joining(
    state: GreciaState, seat: i64, cell: i64, closed: i64, rightful: bool, out: Moves
) -> None:
    """Offer first tiles that a second tile on this hex joins to a village covered this turn."""
    side: i64 = 0
    while side < 6:
        near = state.box.near[cell * 6 + side]
        if is_free(state, near, closed) and (rightful or is_rightful(state, seat, near)):
            offer(state, seat, near, out)
        side += 1
