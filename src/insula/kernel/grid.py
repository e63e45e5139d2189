"""Square grids: a board inside a border of empty squares, so that every square has neighbours."""

from typing import Final

from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")


class Grid:
    """Squares named a1 (north-west) onwards: a letter for the column, a number for the row."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.stride: i64 = columns + 2
        self.size: i64 = (columns + 2) * (rows + 2)

    def cell(self, column: i64, row: i64) -> i64:
        """Return the square of a column and a row, both counted from 1."""
        return row * self.stride + column

    def column(self, cell: i64) -> i64:
        return cell % self.stride

    def row(self, cell: i64) -> i64:
        return cell // self.stride

    def inside(self, cell: i64) -> bool:
        return 1 <= self.column(cell) <= self.columns and 1 <= self.row(cell) <= self.rows

    def step(self, cell: i64, direction: i64) -> i64:
        """Return the neighbour of a square; from a border square it may be outside the grid."""
        if direction == NORTH:
            return cell - self.stride
        if direction == EAST:
            return cell + 1
        if direction == SOUTH:
            return cell + self.stride
        return cell - 1

    def name(self, cell: i64) -> str:
        return f"{chr(ord('a') + self.column(cell) - 1)}{self.row(cell)}"

    def find(self, name: str) -> i64:
        """Return the square of a name, or -1."""
        if len(name) < 2 or not name[1:].isascii() or not name[1:].isdigit():
            return -1
        column = ord(name[0]) - ord("a") + 1
        row = int(name[1:]) if len(name) < 5 else 0
        if 1 <= column <= self.columns and 1 <= row <= self.rows and str(row) == name[1:]:
            return row * self.stride + column
        return -1
