"""A player's city with everything that player has (MN-1.4, MN-4.2).

A city has no size limit, yet a position stays small: only a window around it is kept, with a
margin of two empty squares, and it grows by four squares where a tile comes near its edge. Outside,
squares have fixed numbers (see `moves`); a *cell* is a place in the window.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import BESIDE, EMPTY, FOUNTAIN, RESIDENCE, STORES
from insula.games.minerva.rules.moves import ORIGIN
from insula.kernel.arrays import filled, vec
from insula.kernel.grid import EAST, NORTH, SOUTH
from insula.kernel.numbers import Numbers

START: Final = 11  # rows and columns of the first window
GROWTH: Final = 4


class City:
    """One seat's city and stores."""

    def __init__(self, source: "City | None") -> None:
        if source is not None:
            self.squares: vec[i64] = source.squares[:]
            self.stride: i64 = source.stride
            self.rows: i64 = source.rows
            self.left: i64 = source.left
            self.top: i64 = source.top
            self.stores: vec[i64] = source.stores[:]
            self.residences: i64 = source.residences
            self.removed: i64 = source.removed
            self.reserve: i64 = source.reserve
            self.assistants: i64 = source.assistants
            self.passed: i64 = source.passed
            self.order: i64 = source.order
            return
        self.squares = filled(START * START, EMPTY)
        self.stride = START
        self.rows = START
        self.left = (ORIGIN & 255) - START // 2  # of the window's first cell
        self.top = (ORIGIN >> 8) - START // 2
        self.stores = filled(STORES, 0)
        self.residences = 0  # in the stack
        self.removed = 0  # residences out of the game
        self.reserve = 0  # assistants not placed yet
        self.assistants = 0  # owned, placed or not
        self.passed = 0
        self.order = 0  # order tile, or 0
        self.lay(ORIGIN, FOUNTAIN)

    # -- squares and cells ------------------------------------------------------------------------

    def cell(self, square: i64) -> i64:
        """The place of a square in the window; it must lie there."""
        return ((square >> 8) - self.top) * self.stride + (square & 255) - self.left

    def square(self, cell: i64) -> i64:
        return (self.top + cell // self.stride) * 256 + self.left + cell % self.stride

    def at(self, square: i64) -> i64:
        """What lies on any square, also outside the window."""
        row = (square >> 8) - self.top
        column = (square & 255) - self.left
        if row < 0 or row >= self.rows or column < 0 or column >= self.stride:
            return EMPTY
        return self.squares[row * self.stride + column]

    def step(self, direction: i64) -> i64:
        """How far the next cell in a direction is."""
        if direction == NORTH:
            return -self.stride
        if direction == EAST:
            return 1
        if direction == SOUTH:
            return self.stride
        return -1

    def around(self, cell: i64, place: i64) -> i64:
        """One of the 8 cells around, by place 0 to 7 from the north-west."""
        if place < 3:
            return cell - self.stride + place - 1
        if place > 4:
            return cell + self.stride + place - 6
        return cell - 1 if place == 3 else cell + 1

    # -- tiles come and go -------------------------------------------------------------------

    def lay(self, square: i64, tile: i64) -> None:
        """Put a tile down and mark the empty squares beside it."""
        self.make_room(square)
        cell = self.cell(square)
        self.squares[cell] = tile
        self.surround(cell)

    def surround(self, cell: i64) -> None:
        squares = self.squares
        stride = self.stride
        if squares[cell - stride] == EMPTY:
            squares[cell - stride] = BESIDE
        if squares[cell + 1] == EMPTY:
            squares[cell + 1] = BESIDE
        if squares[cell + stride] == EMPTY:
            squares[cell + stride] = BESIDE
        if squares[cell - 1] == EMPTY:
            squares[cell - 1] = BESIDE

    def lift(self, cell: i64) -> None:
        """Take a tile away; empty squares around it may no longer be beside the city."""
        self.squares[cell] = BESIDE
        self.review(cell)
        self.review(cell - self.stride)
        self.review(cell + 1)
        self.review(cell + self.stride)
        self.review(cell - 1)

    def review(self, cell: i64) -> None:
        if self.squares[cell] == BESIDE and not self.touches(cell):
            self.squares[cell] = EMPTY

    def touches(self, cell: i64) -> bool:
        """Does this cell share a full side with a tile (MN-4.2)?"""
        squares = self.squares
        return (
            squares[cell - self.stride] >= RESIDENCE
            or squares[cell + 1] >= RESIDENCE
            or squares[cell + self.stride] >= RESIDENCE
            or squares[cell - 1] >= RESIDENCE
        )

    def make_room(self, square: i64) -> None:
        """Grow the window until two empty lines lie beyond this square on every side."""
        row = (square >> 8) - self.top
        column = (square & 255) - self.left
        if row < 2:
            self.grow(GROWTH, 0, 0, 0)
        elif row > self.rows - 3:
            self.grow(0, GROWTH, 0, 0)
        if column < 2:
            self.grow(0, 0, GROWTH, 0)
        elif column > self.stride - 3:
            self.grow(0, 0, 0, GROWTH)

    def grow(self, north: i64, south: i64, west: i64, east: i64) -> None:
        stride = self.stride + west + east
        rows = self.rows + north + south
        grown = filled(stride * rows, EMPTY)
        row: i64 = 0
        while row < self.rows:
            column: i64 = 0
            while column < self.stride:
                to = (row + north) * stride + column + west
                grown[to] = self.squares[row * self.stride + column]
                column += 1
            row += 1
        self.squares = grown
        self.stride = stride
        self.rows = rows
        self.left -= west
        self.top -= north

    def transfer(self, numbers: Numbers) -> None:
        """Write all fields as numbers, or read them."""
        self.squares = numbers.array(self.squares)
        self.stride = numbers.number(self.stride)
        self.rows = numbers.number(self.rows)
        self.left = numbers.number(self.left)
        self.top = numbers.number(self.top)
        self.stores = numbers.array(self.stores)
        self.residences = numbers.number(self.residences)
        self.removed = numbers.number(self.removed)
        self.reserve = numbers.number(self.reserve)
        self.assistants = numbers.number(self.assistants)
        self.passed = numbers.number(self.passed)
        self.order = numbers.number(self.order)
