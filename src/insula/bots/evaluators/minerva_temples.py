"""The temples on offer in Minerva: what they would earn on the best squares of a city."""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    BESIDE,
    FOUNTAIN,
    HELD,
    LINES,
    NO_CATEGORY,
    RESIDENCE,
    TEMPLE,
    VARIETY,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.scoring import around, categories
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.stores import can_build
from insula.kernel.arrays import append, bit, vec

KINDS: Final = 8  # categories, and what has none


class Temples:
    """Counts by row and column, so that a square is judged by a few look-ups."""

    def __init__(self) -> None:
        self.rows = vec[i64]()  # [row * KINDS + category]
        self.columns = vec[i64]()
        self.beside = vec[i64]()  # empty cells beside the city
        self.squares: i64 = 0  # how many these are
        self.best: i64 = 0  # points of the best temple on its best square
        self.payable: i64 = 0  # of the best that can be paid now
        self.second: i64 = 0  # of the second best temple
        self.hand: i64 = 0  # of the one in hand

    def gather(self, state: MinervaState, city: City, held: i64) -> None:
        """Look at every temple on offer, and at the one in hand."""
        self.best = 0
        self.payable = 0
        self.second = 0
        self.count(state, city)
        in_hand = held > FOUNTAIN and state.box.category[held] == TEMPLE
        self.hand = self.earned(state, city, held) if in_hand else 0
        tile: i64 = FOUNTAIN
        while tile < state.box.tiles:
            if state.box.category[tile] == TEMPLE and state.offer[tile] > 0:
                self.compare(state, city, tile)
            tile += 1

    def compare(self, state: MinervaState, city: City, tile: i64) -> None:
        earned = self.earned(state, city, tile)
        if earned > self.best:
            self.second = self.best
            self.best = earned
        elif earned > self.second:
            self.second = earned
        if earned > self.payable and can_build(state, city, tile, 0):
            self.payable = earned

    def count(self, state: MinervaState, city: City) -> None:
        """Tiles by category in every row and column."""
        self.rows = cleared(self.rows, city.rows * KINDS)
        self.columns = cleared(self.columns, city.stride * KINDS)
        while len(self.beside) < city.rows * city.stride:
            self.beside = append(self.beside, 0)
        self.squares = 0
        row: i64 = 0
        cell: i64 = 0
        while row < city.rows:
            column: i64 = 0
            while column < city.stride:
                if city.squares[cell] == BESIDE:
                    self.beside[self.squares] = cell
                    self.squares += 1
                elif city.squares[cell] >= RESIDENCE:
                    category = state.box.category[city.squares[cell]]
                    self.rows[row * KINDS + category] += 1
                    self.columns[column * KINDS + category] += 1
                column += 1
                cell += 1
            row += 1

    def earned(self, state: MinervaState, city: City, tile: i64) -> i64:
        """The most that a temple earns on any square beside the city."""
        box = state.box
        total: i64 = 0
        at = box.op_first[tile]
        while at < box.op_end[tile]:
            if box.op_a[at] == HELD:
                total += city.stores[box.op_b[at]] * box.op_c[at]
            else:
                total += self.most(state, city, box.op_a[at], box.op_b[at]) * box.op_c[at]
            at += 1
        return total

    def most(self, state: MinervaState, city: City, area: i64, what: i64) -> i64:
        best: i64 = 0
        at: i64 = 0
        while at < self.squares:
            cell = self.beside[at]
            if area == LINES:
                best = max(best, self.in_lines(city, cell, what))
            else:
                best = max(best, around(state, city, cell, what))
            at += 1
        return best

    def in_lines(self, city: City, cell: i64, what: i64) -> i64:
        row = cell // city.stride * KINDS
        column = cell % city.stride * KINDS
        if what != VARIETY:
            return self.rows[row + what] + self.columns[column + what]
        seen: i64 = 0
        category: i64 = 0
        while category < NO_CATEGORY:
            if self.rows[row + category] + self.columns[column + category] > 0:
                seen |= bit(category)
            category += 1
        return categories(seen)


def cleared(array: vec[i64], length: i64) -> vec[i64]:
    """All 0, and at least so long."""
    at: i64 = 0
    while at < len(array):
        array[at] = 0
        at += 1
    while len(array) < length:
        array = append(array, 0)
    return array
