"""Solo objectives: each asks something of one row or column (MR-13.5)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import CENTER, COLUMN, LYRE, MASK, SIDE, count_icon
from insula.games.magna_roma.rules.city import BLESSED, CODE, STRIDE, TILE, TOWN_CENTER, City
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.arrays import append, vec

NOTHING: Final = -1


def completed(state: RomaState, city: City, line: i64) -> bool:
    """Is the objective on this line met?"""
    objective = state.objectives[line]
    cells = line_cells(city, state.box.objective_line[line])
    if objective == 0:
        return has(state, city, cells, MASK) and has(state, city, cells, COLUMN)
    if objective == 1:
        return has(state, city, cells, MASK) and has(state, city, cells, LYRE)
    if objective == 2:
        return has(state, city, cells, COLUMN) and has(state, city, cells, LYRE)
    if objective == 3:
        return every_colour(state, city, cells)
    if objective == 4:
        return blessed(city, cells) >= 2
    if objective == 6:
        return stars(state, city, cells) >= 7
    if objective == 7:
        return most_of_a_colour(state, city, cells) >= 4
    if objective == 10:
        return monuments_in(city, cells) >= 2
    return is_full(city, cells) and completed_whole(state, city, objective, cells)


def completed_whole(state: RomaState, city: City, objective: i64, cells: vec[i64]) -> bool:
    """The conditions that count only when all five tiles lie (MR-13.5)."""
    if objective == 5:
        return not (
            has(state, city, cells, MASK)
            or has(state, city, cells, LYRE)
            or has(state, city, cells, COLUMN)
        )
    if objective == 8:
        return not equal_neighbours(state, city, cells)
    if objective == 9:
        return (
            all_show(state, city, cells, MASK)
            or all_show(state, city, cells, LYRE)
            or all_show(state, city, cells, COLUMN)
        )
    return most_of_a_colour(state, city, cells) == SIDE


def line_cells(city: City, line: i64) -> vec[i64]:
    """Rows are lines 1 to 5, columns 6 to 10, counted inside the frame."""
    out = vec[i64](capacity=SIDE)
    at: i64 = 0
    while at < SIDE:
        if line <= SIDE:
            out = append(out, (city.north + line - 1) * STRIDE + city.west + at)
        else:
            out = append(out, (city.north + at) * STRIDE + city.west + line - SIDE - 1)
        at += 1
    return out


def shows(state: RomaState, city: City, cell: i64, icon: i64) -> bool:
    """Does the tile on a square have this icon?"""
    tile = city.tile(cell)
    return tile >= 0 and count_icon(state.box.icons[tile], icon) > 0


def colour(state: RomaState, city: City, cell: i64) -> i64:
    """The colour of a City tile; the Town Center has none (MR-13.5)."""
    tile = city.tile(cell)
    if tile < 0 or state.box.colour[tile] == CENTER:
        return NOTHING
    return state.box.colour[tile]


def has(state: RomaState, city: City, cells: vec[i64], wanted: i64) -> bool:
    for cell in cells:
        if shows(state, city, cell, wanted):
            return True
    return False


def count_colour(state: RomaState, city: City, cells: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for cell in cells:
        if colour(state, city, cell) == wanted:
            count += 1
    return count


def every_colour(state: RomaState, city: City, cells: vec[i64]) -> bool:
    for wanted in range(3):
        if count_colour(state, city, cells, wanted) == 0:
            return False
    return True


def most_of_a_colour(state: RomaState, city: City, cells: vec[i64]) -> i64:
    most: i64 = 0
    for wanted in range(3):
        most = max(most, count_colour(state, city, cells, wanted))
    return most


def blessed(city: City, cells: vec[i64]) -> i64:
    """Blessing tokens on City tiles of the line; the Town Center is none."""
    count: i64 = 0
    for cell in cells:
        if cell != TOWN_CENTER and city.squares[cell] & BLESSED:
            count += 1
    return count


def stars(state: RomaState, city: City, cells: vec[i64]) -> i64:
    total: i64 = 0
    for cell in cells:
        if city.squares[cell] & TILE:
            total += state.box.stars[city.squares[cell] >> (CODE + 2)]
    return total


def monuments_in(city: City, cells: vec[i64]) -> i64:
    """Monuments over a City tile of the line, staffed or not; the Forum never (MR-13.5)."""
    count: i64 = 0
    at: i64 = 0
    while at < city.built:
        if city.site[at] != TOWN_CENTER and touches(city.site[at], cells):
            count += 1
        at += 1
    return count


def touches(site: i64, cells: vec[i64]) -> bool:
    for cell in cells:
        offset = cell - site
        if offset == 0 or offset == 1 or offset == STRIDE or offset == STRIDE + 1:
            return True
    return False


def is_full(city: City, cells: vec[i64]) -> bool:
    for cell in cells:
        if not city.squares[cell] & TILE:
            return False
    return True


def equal_neighbours(state: RomaState, city: City, cells: vec[i64]) -> bool:
    at: i64 = 1
    while at < SIDE:
        here = colour(state, city, cells[at])
        if here != NOTHING and here == colour(state, city, cells[at - 1]):
            return True
        at += 1
    return False


def all_show(state: RomaState, city: City, cells: vec[i64], icon: i64) -> bool:
    for cell in cells:
        if not shows(state, city, cell, icon):
            return False
    return True
