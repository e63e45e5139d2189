"""Squares of a city in plain Python, for the reasons against a move.

Written apart from the rules, so that a law can compare both.
"""

from insula.games.minerva.rules.box import FOUNTAIN, RESIDENCE, SPECIAL
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState

STEPS = (-256, 1, 256, -1)  # north, east, south, west, between squares
AROUND = (-257, -256, -255, -1, 1, 255, 256, 257)


def tiles_of(city: City) -> set[int]:
    """Return the squares of a city."""
    return {city.square(at) for at, found in enumerate(city.squares) if found >= RESIDENCE}


def parts_of(squares: set[int]) -> list[set[int]]:
    """Return squares that are connected by full sides."""
    parts, left = [], set(squares)
    while left:
        waiting = [left.pop()]
        part = set(waiting)
        while waiting:
            here = waiting.pop()
            found = {here + step for step in STEPS} & left
            left -= found
            part |= found
            waiting += found
        parts.append(part)
    return parts


def line_fires(state: MinervaState, city: City, direction: int) -> bool:
    square = state.detail() + STEPS[direction]
    while city.at(square) >= FOUNTAIN:
        if state.box.category[city.at(square)] < SPECIAL:
            return True
        square += STEPS[direction]
    return False


def beside(squares: set[int]) -> set[int]:
    return {square + step for square in squares for step in STEPS} - squares


def fits(state: MinervaState, city: City, origin: int, to: int) -> bool:
    """Return whether a tile may move here (MN-10.6); version 1 keeps the city in one part."""
    tiles = tiles_of(city)
    rest = tiles - {origin}
    if to in tiles or to not in beside(rest):
        return False
    after = parts_of(rest | {to})
    if state.box.rules < 2:
        return len(after) == 1
    facilities = facilities_of(city)
    before = groups(parts_of(tiles), facilities)
    return groups(after, facilities - {origin} | {to}) <= before


def facilities_of(city: City) -> set[int]:
    return {square for square in tiles_of(city) if city.at(square) >= FOUNTAIN}


def groups(parts: list[set[int]], facilities: set[int]) -> int:
    """Count the parts of a city that have a facility tile."""
    return sum(1 for part in parts if part & facilities)
