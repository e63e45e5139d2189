"""Hex grids: rows of pointy-top hexes, every other row shifted half a hex to the right.

Sides are numbered clockwise from the north-east: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
"""

from typing import Final

from mypy_extensions import i64

SIDES: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")
NOWHERE: Final = -1


def opposite(side: i64) -> i64:
    """The same side seen from the neighbour."""
    return (side + 3) % 6


class Hexes:
    """`rows` rows; even rows hold `columns` hexes, odd ones one fewer."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.size: i64 = rows * columns - rows // 2

    def width(self, row: i64) -> i64:
        return self.columns - row % 2

    def cell(self, column: i64, row: i64) -> i64:
        """The hex at a column of a row, both counted from 0, or NOWHERE."""
        if 0 <= row < self.rows and 0 <= column < self.width(row):
            return row * self.columns - row // 2 + column
        return NOWHERE

    def row(self, cell: i64) -> i64:
        pair = 2 * self.columns - 1
        return cell // pair * 2 + (1 if cell % pair >= self.columns else 0)

    def column(self, cell: i64) -> i64:
        at = cell % (2 * self.columns - 1)
        return at - self.columns if at >= self.columns else at

    def step(self, cell: i64, side: i64) -> i64:
        """The neighbour across a side, or NOWHERE past the edge."""
        column = self.column(cell)
        row = self.row(cell)
        if side == 1:
            return self.cell(column + 1, row)
        if side == 4:
            return self.cell(column - 1, row)
        shift = row % 2
        east = side == 0 or side == 2
        beside = column + shift if east else column + shift - 1
        north = side == 0 or side == 5
        return self.cell(beside, row - 1 if north else row + 1)

    def distance(self, one: i64, other: i64) -> i64:
        """How many steps it takes from one hex to the other."""
        row_a = self.row(one)
        row_b = self.row(other)
        q = (self.column(one) - row_a // 2) - (self.column(other) - row_b // 2)
        r = row_a - row_b
        s = q + r
        return max(max(q, -q), max(max(r, -r), max(s, -s)))

    def name(self, cell: i64) -> str:
        """a1 is the first hex of the first row: a letter for the row, a number in it."""
        return f"{chr(ord('a') + self.row(cell))}{self.column(cell) + 1}"

    def find(self, name: str) -> i64:
        """The hex of a name, or NOWHERE."""
        if len(name) < 2 or len(name) > 4 or not name[1:].isascii() or not name[1:].isdigit():
            return NOWHERE
        row = ord(name[0]) - ord("a")
        column = int(name[1:]) - 1
        return self.cell(column, row) if str(column + 1) == name[1:] else NOWHERE
