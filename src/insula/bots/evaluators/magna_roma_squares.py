"""The squares of a city in Magna Roma: icons, halves that wait for a neighbour, room to build."""

from mypy_extensions import i64

from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.box import DISTRICTS, EQUAL_PAIRS, MIXED_PAIRS, count_icon
from insula.games.magna_roma.rules.city import BESIDE, CODE, STRIDE, TILE, City
from insula.games.magna_roma.rules.monuments import fits
from insula.games.magna_roma.rules.place import neighbour
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.arrays import filled


class Squares:
    """What lies in one city, counted."""

    def __init__(self) -> None:
        self.icons = filled(4, 0)  # by icon
        self.open = filled(4, 0)  # halves that face an empty square of the frame, by half
        self.sites: i64 = 0  # where a monument fits
        self.tight: i64 = 0  # empty squares with more than two neighbours

    def gather(self, state: RomaState, city: City) -> None:
        kind: i64 = 0
        while kind < 4:
            self.icons[kind] = 0
            self.open[kind] = 0
            kind += 1
        self.sites = 0
        self.tight = 0
        row = city.north
        while row <= city.south:
            cell = row * STRIDE + city.west
            last = row * STRIDE + city.east
            while cell <= last:
                if city.squares[cell] & TILE:
                    self.look_at_tile(state, city, cell)
                elif city.squares[cell] == BESIDE and neighbours(city, cell) > 2:
                    self.tight += 1
                cell += 1
            row += 1

    def look_at_tile(self, state: RomaState, city: City, cell: i64) -> None:
        square = city.squares[cell]
        icons = state.box.icons[square >> (CODE + 2)]
        self.icons[1] += count_icon(icons, 1)
        self.icons[2] += count_icon(icons, 2)
        self.icons[3] += count_icon(icons, 3)
        row = cell // STRIDE
        column = cell % STRIDE
        if row < city.south and column < city.east and fits(city, cell):
            self.sites += 1
        edges = state.box.edges[square >> CODE]
        if city.squares[cell - STRIDE] == BESIDE and row > city.north:
            self.open[edges & 3] += 1
        if city.squares[cell + 1] == BESIDE and column < city.east:
            self.open[(edges >> 2) & 3] += 1
        if city.squares[cell + STRIDE] == BESIDE and row < city.south:
            self.open[(edges >> 4) & 3] += 1
        if city.squares[cell - 1] == BESIDE and column > city.west:
            self.open[(edges >> 6) & 3] += 1

    def met(self, state: RomaState, city: City, province: i64) -> i64:
        """As in the scoring, from the icons that were counted already."""
        box = state.box
        counts = box.province_counts[province]
        first = self.icons[box.province_first[province]]
        if counts == DISTRICTS:
            return scoring.districts(state, city, box.province_first[province])
        if counts == EQUAL_PAIRS:
            return first // 2
        if counts == MIXED_PAIRS:
            return min(first, self.icons[box.province_second[province]])
        return min(self.icons[1], min(self.icons[2], self.icons[3]))


def neighbours(city: City, cell: i64) -> i64:
    """Tiles beside a square."""
    count: i64 = 0
    direction: i64 = 0
    while direction < 4:
        if city.squares[neighbour(cell, direction)] & TILE:
            count += 1
        direction += 1
    return count
