"""Final scoring (MN-11, MN-10.8, MN-10.9); earlier, the score if the game ended now."""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    AROUND,
    BESIDE,
    FOUNTAIN,
    HELD,
    NO_CATEGORY,
    RANKS,
    RESIDENCE,
    ROUNDS,
    STACKS,
    TALLEST,
    TEMPLE,
    VARIETY,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.stores import wealth
from insula.kernel.arrays import bit

VALUE: Final = 3  # coins and resources for one point
SOURCES: Final = ("culture", "glory", "temples", "order", "wealth")


def points(state: MinervaState, seat: i64) -> i64:
    """All points of a seat (MN-11.1)."""
    city = state.cities[seat]
    tiles = culture(state, seat) + glory(state, seat)
    return tiles + temples(state, city) + order(state, city) + wealth(city) // VALUE


def culture(state: MinervaState, seat: i64) -> i64:
    total: i64 = 0
    at: i64 = 0
    while at < STACKS * TALLEST:
        if state.culture[at] == seat:
            total += state.box.culture_points[state.players * STACKS * TALLEST + at]
        at += 1
    return total


def glory(state: MinervaState, seat: i64) -> i64:
    total: i64 = 0
    at: i64 = 0
    while at < ROUNDS * RANKS:
        if state.glory[at] == seat:
            total += state.box.glory_points[at]
        at += 1
    return total


def order(state: MinervaState, city: City) -> i64:
    """Tiles taken by passing in the last round, but not the highest in use (MN-9.4)."""
    if state.round < ROUNDS or city.order == 0 or city.order == state.players:
        return 0
    return state.box.order_points[city.order]


def temples(state: MinervaState, city: City) -> i64:
    total: i64 = 0
    cell: i64 = 0
    while cell < len(city.squares):
        tile = city.squares[cell]
        if tile >= FOUNTAIN and state.box.category[tile] == TEMPLE:
            total += temple(state, city, cell, tile)
        cell += 1
    return total


def temple(state: MinervaState, city: City, cell: i64, tile: i64) -> i64:
    """What a temple earns where it stands: every part of its effect (MN-10.8, MN-10.9)."""
    box = state.box
    total: i64 = 0
    at = box.op_first[tile]
    while at < box.op_end[tile]:
        what = box.op_b[at]
        if box.op_a[at] == HELD:
            count = city.stores[what]
        elif box.op_a[at] == AROUND:
            count = around(state, city, cell, what)
        else:
            count = in_lines(state, city, cell, what)
        total += count * box.op_c[at]
        at += 1
    return total


def best_temple(state: MinervaState, city: City, tile: i64) -> i64:
    """What a temple would earn on the best square beside the city as it stands."""
    best: i64 = 0
    cell: i64 = 0
    while cell < len(city.squares):
        if city.squares[cell] == BESIDE:
            best = max(best, temple(state, city, cell, tile))
        cell += 1
    return best


def around(state: MinervaState, city: City, cell: i64, what: i64) -> i64:
    """Tiles of a category, or different categories, among the 8 around; asked often by bots."""
    squares = city.squares
    category = state.box.category
    seen: i64 = 0
    count: i64 = 0
    middle = cell - city.stride
    while middle <= cell + city.stride:
        other = middle - 1
        while other <= middle + 1:
            if other != cell and squares[other] >= RESIDENCE:
                if category[squares[other]] == what:
                    count += 1
                seen |= bit(category[squares[other]])
            other += 1
        middle += city.stride
    return categories(seen) if what == VARIETY else count


def in_lines(state: MinervaState, city: City, cell: i64, what: i64) -> i64:
    """The same in the whole row and column, through gaps and residences, but for itself."""
    seen: i64 = 0
    count: i64 = 0
    row = cell - cell % city.stride
    other = row
    while other < row + city.stride:
        if other != cell and city.squares[other] >= RESIDENCE:
            category = state.box.category[city.squares[other]]
            count += 1 if category == what else 0
            seen |= bit(category)
        other += 1
    other = cell % city.stride
    while other < len(city.squares):
        if other != cell and city.squares[other] >= RESIDENCE:
            category = state.box.category[city.squares[other]]
            count += 1 if category == what else 0
            seen |= bit(category)
        other += city.stride
    return categories(seen) if what == VARIETY else count


def categories(seen: i64) -> i64:
    """How many of the seven categories a set of bits holds."""
    count: i64 = 0
    category: i64 = 0
    while category < NO_CATEGORY:
        count += (seen >> category) & 1
        category += 1
    return count


# -- ranking (MN-11.2) -------------------------------------------------------------------------


def ranking(state: MinervaState) -> list[int]:
    """Places from 1; ties by culture and glory tiles, temples, the lower order tile."""
    keys = [tie_key(state, seat) for seat in range(state.players)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def tie_key(state: MinervaState, seat: i64) -> tuple[int, int, int, int]:
    city = state.cities[seat]
    order_tile = city.order if city.order > 0 else state.players + 1
    return (points(state, seat), tiles_won(state, seat), temple_count(state, city), -order_tile)


def tiles_won(state: MinervaState, seat: i64) -> i64:
    """Culture and glory tiles together."""
    count: i64 = 0
    for owner in state.culture:
        count += 1 if owner == seat else 0
    for owner in state.glory:
        count += 1 if owner == seat else 0
    return count


def temple_count(state: MinervaState, city: City) -> i64:
    count: i64 = 0
    for tile in city.squares:
        if tile >= FOUNTAIN and state.box.category[tile] == TEMPLE:
            count += 1
    return count


def breakdown(state: MinervaState, seat: i64) -> dict[str, int]:
    """Points by source."""
    city = state.cities[seat]
    return {
        "culture": culture(state, seat),
        "glory": glory(state, seat),
        "temples": temples(state, city),
        "order": order(state, city),
        "wealth": wealth(city) // VALUE,
    }
