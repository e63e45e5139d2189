"""A player's city with everything that player has: tiles, stores, markers (MR-1.4)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import SIDE
from insula.kernel.arrays import equal, filled, vec
from insula.kernel.grid import Grid
from insula.kernel.numbers import Numbers

# A city of 5x5 around a Town Center that may end in any corner lies inside 9x9.
GRID: Final = Grid(9, 9)
STRIDE: Final = 11
SQUARES: Final = 121
TOWN_CENTER: Final = 60  # e5

# What lies on a square: nothing, nothing beside the city, or a tile as below.
EMPTY: Final = 0
BESIDE: Final = 1
TILE: Final = 2  # flag of a tile; tile and turn lie above bit 4
COVERED: Final = 4  # flag: under a monument
BLESSED: Final = 8  # flag: carries a blessing token
CODE: Final = 4  # shift to tile * 4 + turned; the Town Center is tile 0, turned by its seat

MOST_MONUMENTS: Final = 7  # six on 24 tiles and the Forum


class City:
    """One seat's city, stores and markers."""

    def __init__(self, source: "City | None") -> None:
        if source is not None:
            self.squares: vec[i64] = source.squares[:]
            self.monument: vec[i64] = source.monument[:]
            self.site: vec[i64] = source.site[:]
            self.stars: vec[i64] = source.stars[:]
            self.built: i64 = source.built
            self.laid: i64 = source.laid
            self.north: i64 = source.north
            self.south: i64 = source.south
            self.west: i64 = source.west
            self.east: i64 = source.east
            self.coins: i64 = source.coins
            self.population: i64 = source.population
            self.blessings: i64 = source.blessings
            self.legions: i64 = source.legions
            self.luxuries: i64 = source.luxuries
            self.faith: i64 = source.faith
            self.prestige: i64 = source.prestige
            self.traded: i64 = source.traded
            self.war_points: i64 = source.war_points
            self.marker: i64 = source.marker
            self.reserved: i64 = source.reserved
            return
        self.squares = filled(SQUARES, EMPTY)
        self.monument = filled(MOST_MONUMENTS, 0)  # built monuments, in order
        self.site = filled(MOST_MONUMENTS, 0)  # north-west square below each
        self.stars = filled(3, 0)  # dashboard markers by colour
        self.built = 0
        self.laid = 0
        # The frame that tiles may still lie in: rows and columns from 1 (MR-3.2).
        self.north = 1
        self.south = 9
        self.west = 1
        self.east = 9
        self.coins = 0
        self.population = 0
        self.blessings = 0
        self.legions = 0
        self.luxuries = 0
        self.faith = 0
        self.prestige = 0  # points from symbols
        self.traded = 0  # points from trades
        self.war_points = 0  # points from the draft edition's tokens
        self.marker = -1  # slot of the ring, or -1
        self.reserved = -1  # tile in hand: under the marker, or chosen from the solo row
        self.squares[TOWN_CENTER] = TILE | COVERED  # no common monument goes there (MR-8.2)
        self.surround(TOWN_CENTER)

    def surround(self, cell: i64) -> None:
        """Mark the empty squares beside a tile."""
        squares = self.squares
        if squares[cell - STRIDE] == EMPTY:
            squares[cell - STRIDE] = BESIDE
        if squares[cell + 1] == EMPTY:
            squares[cell + 1] = BESIDE
        if squares[cell + STRIDE] == EMPTY:
            squares[cell + STRIDE] = BESIDE
        if squares[cell - 1] == EMPTY:
            squares[cell - 1] = BESIDE

    def lay(self, cell: i64, tile: i64, turned: i64) -> None:
        """Put a tile down and narrow the frame around it (MR-3.1, MR-3.2)."""
        self.squares[cell] = TILE | ((tile * 4 + turned) << CODE)
        self.surround(cell)
        self.laid += 1
        row = cell // STRIDE
        column = cell % STRIDE
        self.north = max(self.north, row - SIDE + 1)
        self.south = min(self.south, row + SIDE - 1)
        self.west = max(self.west, column - SIDE + 1)
        self.east = min(self.east, column + SIDE - 1)

    def frame(self, column: i64, row: i64) -> None:
        """Fix the 5x5 frame so that the Town Center is at this column and row of it (MR-13.2)."""
        self.west = TOWN_CENTER % STRIDE - column + 1
        self.north = TOWN_CENTER // STRIDE - row + 1
        self.east = self.west + SIDE - 1
        self.south = self.north + SIDE - 1

    def tile(self, cell: i64) -> i64:
        """The tile on a square (0 is the Town Center), or -1."""
        square = self.squares[cell]
        return square >> (CODE + 2) if square & TILE else -1

    def turned(self, cell: i64) -> i64:
        return (self.squares[cell] >> CODE) & 3

    def transfer(self, numbers: Numbers) -> None:
        """Write all fields as numbers, or read them."""
        self.squares = numbers.array(self.squares)
        self.monument = numbers.array(self.monument)
        self.site = numbers.array(self.site)
        self.stars = numbers.array(self.stars)
        self.built = numbers.number(self.built)
        self.laid = numbers.number(self.laid)
        self.north = numbers.number(self.north)
        self.south = numbers.number(self.south)
        self.west = numbers.number(self.west)
        self.east = numbers.number(self.east)
        self.coins = numbers.number(self.coins)
        self.population = numbers.number(self.population)
        self.blessings = numbers.number(self.blessings)
        self.legions = numbers.number(self.legions)
        self.luxuries = numbers.number(self.luxuries)
        self.faith = numbers.number(self.faith)
        self.prestige = numbers.number(self.prestige)
        self.traded = numbers.number(self.traded)
        self.war_points = numbers.number(self.war_points)
        self.marker = numbers.number(self.marker)
        self.reserved = numbers.number(self.reserved)


def same(one: City, other: City) -> bool:
    """Are the two cities alike in everything?"""
    return (
        one.coins == other.coins
        and one.population == other.population
        and one.blessings == other.blessings
        and one.legions == other.legions
        and one.luxuries == other.luxuries
        and one.faith == other.faith
        and one.prestige == other.prestige
        and one.traded == other.traded
        and one.war_points == other.war_points
        and one.marker == other.marker
        and one.reserved == other.reserved
        and one.laid == other.laid
        and one.built == other.built
        and equal(one.stars, other.stars)
        and equal(one.squares, other.squares)
        and equal(one.monument, other.monument)
        and equal(one.site, other.site)
        and same_frame(one, other)
    )


def same_frame(one: City, other: City) -> bool:
    return (
        one.north == other.north
        and one.south == other.south
        and one.west == other.west
        and one.east == other.east
    )
