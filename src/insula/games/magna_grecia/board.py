"""Read the board in plain Python: hexes, roads and city tiles.

Slower than the compiled rules and independent of them. Used by `forbid`, `view` and `draw`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules.box import FIRST_END, SECOND_END, SHAPES
from insula.games.magna_grecia.rules.state import (
    CITY,
    NONE,
    OPEN,
    ORACLE,
    ROAD,
    VILLAGE,
    GreciaState,
)
from insula.kernel.hexes import NOWHERE, opposite

SHAPE_ENDS = tuple((FIRST_END[shape], SECOND_END[shape]) for shape in range(SHAPES))


@dataclass(frozen=True)
class Road:
    """A whole road from a place: its tiles, and the hex at its far end or NOWHERE."""

    tiles: tuple[int, ...]
    far: int


def places(state: GreciaState) -> dict[int, list[int]]:
    """Return the hexes of each place in reading order."""
    found: dict[int, list[int]] = {}
    for cell, place in enumerate(state.place):
        if place != NONE:
            found.setdefault(place, []).append(cell)
    return found


class Board:
    """What lies on each hex."""

    def __init__(self, content: Content, state: GreciaState) -> None:
        self.state = state
        self.hexes = content.hexes
        self.lies = list(state.lies)[: state.box.hexes]
        self.near = content.tables["near"]
        spots = zip(content.tables["village"], content.tables["green"], strict=True)
        self.green = {cell for cell, green in spots if green}
        self.places = places(state)

    def beside(self, cell: int) -> Iterator[tuple[int, int]]:
        """Yield the sides of a hex with the hexes across them."""
        for side in range(6):
            near = self.near[cell * 6 + side]
            if near < len(self.lies):
                yield side, near

    def owner(self, cell: int) -> int:
        """Return the seat whose city tile lies here, or -1."""
        return self.lies[cell] - CITY if CITY <= self.lies[cell] < ROAD else -1

    def is_place(self, cell: int) -> bool:
        return self.lies[cell] in (VILLAGE, ORACLE) or self.owner(cell) >= 0

    # -- roads ----------------------------------------------------------------------------------

    def ends(self, cell: int) -> tuple[int, ...]:
        """Return the two sides that a road tile joins; nothing if there is no road."""
        lies = self.lies[cell]
        return SHAPE_ENDS[(lies - ROAD) % SHAPES] if lies >= ROAD else ()

    def road_owner(self, cell: int) -> int:
        return (self.lies[cell] - ROAD) // SHAPES if self.lies[cell] >= ROAD else -1

    def reached_by(self, cell: int) -> set[int]:
        """Return the seats with a road that ends at this hex (MG-5.4)."""
        found: set[int] = set()
        for side in range(6):
            near = self.near[cell * 6 + side]
            if self.leads_to(near, opposite(side)):
                found.add(self.road_owner(near))
        return found

    def leads_to(self, cell: int, side: int) -> bool:
        """Return whether a road tile here has an end on this side."""
        return cell < len(self.lies) and self.lies[cell] >= ROAD and side in self.ends(cell)

    def road(self, cell: int, side: int) -> Road | None:
        """Follow the road across a side of a hex to its far end."""
        if not self.leads_to(self.near[cell * 6 + side], opposite(side)):
            return None
        tiles: list[int] = []
        while True:
            near = self.near[cell * 6 + side]
            if near >= len(self.lies):
                return Road(tuple(tiles), NOWHERE)
            ends = self.ends(near)
            if opposite(side) not in ends or near in tiles:
                return Road(tuple(tiles), near)
            tiles.append(near)
            side = next(end for end in ends if end != opposite(side))
            cell = near

    # -- city tiles ----------------------------------------------------------------------------

    def villages_beside(self, cell: int) -> list[int]:
        return [near for _, near in self.beside(cell) if self.lies[near] == VILLAGE]

    def touches(self, cell: int, seat: int) -> bool:
        return any(self.owner(near) == seat for _, near in self.beside(cell))

    def closed(self, cell: int, seat: int) -> bool:
        """Return whether a hex is beside an opponent's city or an oracle (MG-4.4)."""
        return any(
            self.lies[near] == ORACLE or self.owner(near) not in (-1, seat)
            for _, near in self.beside(cell)
        )

    def may_found(self, cell: int, seat: int) -> bool:
        """Return whether this is a green village, or one that an own road reaches (MG-4.1)."""
        village = self.lies[cell] == VILLAGE
        return village and (cell in self.green or seat in self.reached_by(cell))

    def is_rightful(self, cell: int, seat: int) -> bool:
        """Return whether this is a green village, or open ground with an own road (MG-4.2)."""
        village = self.lies[cell] == VILLAGE
        if not village and self.lies[cell] != OPEN:
            return False
        return (village and cell in self.green) or seat in self.reached_by(cell)
