"""Culture: points of a turn, and the tiles they gain (MN-6)."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import CULTURE, STACKS, TALLEST, THEATER
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import BIND_POINT
from insula.games.minerva.rules.state import BOUND, NONE, WON, MinervaState
from insula.kernel.moves import Moves


def is_open(state: MinervaState, stack: i64) -> bool:
    """Are there tiles left (MN-6.3)?"""
    return state.tops[stack] < state.box.height[state.players]


def top_of(state: MinervaState, stack: i64) -> i64:
    """Where the top tile of a stack stands in the box's tables."""
    return (state.players * STACKS + stack) * TALLEST + state.tops[stack]


def short_of(state: MinervaState, city: City, stack: i64) -> i64:
    """Points still missing for the top tile; none or fewer gain it."""
    return state.box.marks[top_of(state, stack)] - city.stores[THEATER + stack]


def is_undecided(state: MinervaState, city: City) -> bool:
    """Can naming a category for a point of choice change what is gained (MN-6.1)?"""
    points = city.stores[CULTURE]
    stack: i64 = 0
    while stack < STACKS and points > 0:
        if is_open(state, stack):
            short = short_of(state, city, stack)
            if short > 0 and short <= points:
                return True
        stack += 1
    return False


def bindings(out: Moves) -> None:
    """All three categories (MN-6.1)."""
    stack: i64 = 0
    while stack < STACKS:
        out.add(BIND_POINT + stack)
        stack += 1


def bind(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    state.pop()
    stores = state.cities[seat].stores
    stores[CULTURE] -= 1
    stores[THEATER + move - BIND_POINT] += 1
    state.note(BOUND, seat, move - BIND_POINT, 0, 0)


def check(state: MinervaState, seat: i64) -> None:
    """At most one tile of each category; then all points are lost (MN-6.2)."""
    city = state.cities[seat]
    stack: i64 = 0
    while stack < STACKS:
        if city.stores[THEATER + stack] > 0:
            if is_open(state, stack) and short_of(state, city, stack) <= 0:
                win(state, seat, stack)
            city.stores[THEATER + stack] = 0
        stack += 1
    city.stores[CULTURE] = 0


def win(state: MinervaState, seat: i64, stack: i64) -> None:
    """The top tile of a stack goes to a seat."""
    points = state.box.culture_points[top_of(state, stack)]
    assert state.culture[stack * TALLEST + state.tops[stack]] == NONE
    state.culture[stack * TALLEST + state.tops[stack]] = seat
    state.tops[stack] += 1
    state.note(WON, seat, stack, points, 0)
