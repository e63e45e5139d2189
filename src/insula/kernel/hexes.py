"""Hex grids: rows of pointy-top hexes, every other row shifted half a hex to the right.

Sides are numbered clockwise from the north-east: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import append, filled, vec

SIDES: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")
NOWHERE: Final = -1


def opposite(side: i64) -> i64:
    """Return the same side seen from the neighbour."""
    return (side + 3) % 6


class Hexes:
    """Land hexes of a grid, numbered in reading order.

    Even rows have `columns` hexes and odd rows `odd_columns`, one fewer unless given. `sea` lists
    (column, row) pairs that are not land: they have no number, but columns keep theirs.
    """

    def __init__(
        self,
        columns: i64,
        rows: i64,
        odd_columns: i64 = NOWHERE,
        sea: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.columns: i64 = columns
        self.odd_columns: i64 = columns - 1 if odd_columns == NOWHERE else odd_columns
        self.rows: i64 = rows
        self.stride: i64 = max(columns, self.odd_columns)
        self.cells: vec[i64] = filled(rows * self.stride, NOWHERE)  # hex by row * stride + column
        self.spots: vec[i64] = vec[i64]()  # row * stride + column by hex
        self.number_land(set(sea))
        self.size: i64 = len(self.spots)

    def number_land(self, sea: set[tuple[int, int]]) -> None:
        for row in range(self.rows):
            for column in range(self.width(row)):
                if (column, row) not in sea:
                    self.cells[row * self.stride + column] = len(self.spots)
                    self.spots = append(self.spots, row * self.stride + column)

    def width(self, row: i64) -> i64:
        """Return the number of hexes in a row, including sea."""
        return self.odd_columns if row % 2 == 1 else self.columns

    def cell(self, column: i64, row: i64) -> i64:
        """Return the hex at a column and row, both counted from 0, or NOWHERE."""
        if 0 <= row < self.rows and 0 <= column < self.width(row):
            return self.cells[row * self.stride + column]
        return NOWHERE

    def row(self, cell: i64) -> i64:
        return self.spots[cell] // self.stride

    def column(self, cell: i64) -> i64:
        return self.spots[cell] % self.stride

    def step(self, cell: i64, side: i64) -> i64:
        """Return the neighbour across a side, or NOWHERE for sea and beyond the edge."""
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
        """Return the distance between two hexes, ignoring sea."""
        row_a = self.row(one)
        row_b = self.row(other)
        q = (self.column(one) - row_a // 2) - (self.column(other) - row_b // 2)
        r = row_a - row_b
        s = q + r
        return max(max(q, -q), max(max(r, -r), max(s, -s)))

    def name(self, cell: i64) -> str:
        """Return the name of a hex: a letter for the row, a number for the column."""
        return hex_name(self.column(cell), self.row(cell))

    def find(self, name: str) -> i64:
        """Return the hex of a name, or NOWHERE."""
        column, row = parse_hex(name)
        return self.cell(column, row)

    def is_sea(self, name: str) -> bool:
        """Return whether a text names a sea hex of the grid."""
        column, row = parse_hex(name)
        on_grid = 0 <= row < self.rows and 0 <= column < self.width(row)
        return on_grid and self.cell(column, row) == NOWHERE

    def sea_names(self) -> list[str]:
        """Return the names of the sea hexes in reading order."""
        return [
            hex_name(column, row)
            for row in range(self.rows)
            for column in range(self.width(row))
            if self.cell(column, row) == NOWHERE
        ]


def hex_name(column: int, row: int) -> str:
    """Return the name of a column and a row, both counted from 0."""
    return f"{chr(ord('a') + row)}{column + 1}"


def parse_hex(name: str) -> tuple[int, int]:
    """Return column and row of a name, from 0; (NOWHERE, NOWHERE) for other texts."""
    if len(name) < 2 or len(name) > 4 or not name[1:].isascii() or not name[1:].isdigit():
        return NOWHERE, NOWHERE
    column = int(name[1:]) - 1
    if str(column + 1) != name[1:]:
        return NOWHERE, NOWHERE
    return column, ord(name[0]) - ord("a")
