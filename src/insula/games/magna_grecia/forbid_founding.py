"""Check in plain Python whether city tiles alone can complete a founding (MG-4.2).

Independent of the rules: it tries every tile that could become part of the new city.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.rules.founding import tile_laid
from insula.games.magna_grecia.rules.state import COVERS, OPEN, RIGHTFUL, VILLAGE, GreciaState

Hexes = frozenset[int]


@dataclass(frozen=True)
class Founding:
    """This turn's city tiles on top of the board."""

    board: Board
    seat: int
    start: int  # hex of the founding's first tile
    tiles: Hexes
    rightful: Hexes  # of the tiles: on a green village, or where an own road ran into
    villages: Hexes  # of the tiles: on a village

    def lay(self, cell: int) -> "Founding":
        only = frozenset({cell})
        right = self.board.is_rightful(cell, self.seat)
        covers = self.board.lies[cell] == VILLAGE
        return replace(
            self,
            tiles=self.tiles | only,
            rightful=self.rightful | only if right else self.rightful,
            villages=self.villages | only if covers else self.villages,
        )

    def city(self) -> set[int]:
        """Return the tiles that are connected with the first one."""
        found, rest = {self.start}, [self.start]
        while rest:
            for _, near in self.board.beside(rest.pop()):
                if near in self.tiles and near not in found:
                    found.add(near)
                    rest.append(near)
        return found

    def villages_beside(self, cell: int) -> list[int]:
        return [near for near in self.board.villages_beside(cell) if near not in self.tiles]

    def completes(self, steps: tuple[int, ...], left: int) -> bool:
        """Return whether it can be completed after these tiles, with this many left before them."""
        after = self
        for cell in steps:
            after = after.lay(cell)
            left -= 1
            if after.city() & after.villages:
                break
        return after.can_complete(left)

    def can_complete(self, left: int) -> bool:
        """Return whether this many city tiles, and nothing else, can complete it."""
        city = self.city()
        if city & self.villages:
            return bool(city & self.rightful)
        reach = self.within(city, left)
        if not self.is_promising(city, reach, left):
            return False
        return any(self.completes(steps, left) for steps in self.options(reach, left))

    def within(self, city: set[int], left: int) -> set[int]:
        """Return the hexes that a row of this many tiles from the city reaches."""
        reach = set(city)
        for _ in range(left):
            reach |= {near for cell in reach for _, near in self.board.beside(cell)}
        return reach

    def is_promising(self, city: set[int], reach: set[int], left: int) -> bool:
        """Return whether a village and rightful ground are in reach."""
        villages = bool(reach & self.villages)
        if left >= 2 and not villages:
            villages = any(self.board.lies[cell] == VILLAGE for cell in reach)
        if not villages:
            return False
        board, seat = self.board, self.seat
        right = bool(reach & self.rightful)
        return right or any(board.is_rightful(cell, seat) for cell in reach - city)

    def options(self, reach: set[int], left: int) -> Iterator[tuple[int, ...]]:
        """Yield each tile that touches an own city, with one on the village beside it (MG-4.5)."""
        for cell in sorted(reach - self.tiles):
            if left < 1 or self.board.lies[cell] != OPEN or not self.may_lay(cell):
                continue
            villages = self.villages_beside(cell)
            if not villages:
                yield (cell,)
            elif left >= 2 and len(villages) == 1 and self.may_cover(villages[0]):
                yield (cell, villages[0])

    def may_lay(self, cell: int) -> bool:
        if self.board.closed(cell, self.seat):
            return False
        touches = any(near in self.tiles for _, near in self.board.beside(cell))
        return touches or self.board.touches(cell, self.seat)

    def may_cover(self, village: int) -> bool:
        return not self.board.closed(village, self.seat) and not self.villages_beside(village)


def founding(board: Board, state: GreciaState, start: int) -> Founding:
    """Return this turn's tiles with a founding that begins or began on a hex."""
    traits = {tile_laid(state, at): state.laid[at] for at in range(state.cities_laid)}
    rightful = frozenset(cell for cell, trait in traits.items() if trait & RIGHTFUL)
    villages = frozenset(cell for cell, trait in traits.items() if trait & COVERS)
    return Founding(board, state.seat(), start, frozenset(traits), rightful, villages)
