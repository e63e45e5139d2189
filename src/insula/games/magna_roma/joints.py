"""Halves that met in a city: where, what they make, and whether for the greater gain (MR-3.4)."""

from functools import lru_cache

from insula.games.magna_roma.rules.box import GOODS, HALVES, Box
from insula.games.magna_roma.rules.city import CODE, GRID, TILE, City
from insula.games.magna_roma.rules.place import neighbour, symbol
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.view_types import JointView
from insula.kernel.grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST


def joints_view(state: RomaState, city: City) -> list[JointView]:
    """Every joint of a city, once, at its northern or western tile."""
    return [
        joint
        for cell, square in enumerate(city.squares)
        if square & TILE
        for side in (EAST, SOUTH)
        if (joint := joint_at(state, city, cell, side)) is not None
    ]


def joints_of(state: RomaState, city: City, cell: int) -> list[JointView]:
    """The joints of one tile."""
    around = (
        (neighbour(cell, NORTH), SOUTH),
        (neighbour(cell, WEST), EAST),
        (cell, EAST),
        (cell, SOUTH),
    )
    found = (joint_at(state, city, tile, side) for tile, side in around)
    return [joint for joint in found if joint is not None]


def joint_at(state: RomaState, city: City, cell: int, side: int) -> JointView | None:
    """What a tile makes with its neighbour on a side; nothing where no tile lies."""
    here = city.squares[cell]
    if not here & TILE:
        return None
    made = symbol(state, city, cell, side)
    if made == 0:
        return None
    beside = city.squares[neighbour(cell, side)]
    return joint_view(state.box, cell, side, here >> CODE, beside >> CODE, made)


@lru_cache(1 << 14)
def joint_view(box: Box, cell: int, side: int, here: int, beside: int, made: int) -> JointView:
    good, amount = (made >> 8) - 1, made & 255
    own = (box.edges[here] >> (side * 2)) & 3
    facing = (box.edges[beside] >> (((side + 2) & 3) * 2)) & 3
    return {
        "cell": GRID.name(cell),
        "side": DIRECTIONS[side],
        "other": GRID.name(neighbour(cell, side)),
        "halves": HALVES[own] + HALVES[facing],
        "good": GOODS[good],
        "greater": amount > box.lesser[good],
    }
