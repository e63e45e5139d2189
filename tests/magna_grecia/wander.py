"""A random player who does a bit of everything, so that games are rich."""

import random
from bisect import bisect_right

from insula.games.magna_grecia.rules.box import SHAPES
from insula.games.magna_grecia.rules.moves import (
    BUILD,
    CITY_TILE,
    ORACLE,
    ROAD_TILE,
    SELL,
    TAKE_ROAD,
)
from insula.games.magna_grecia.rules.places import beyond
from insula.games.magna_grecia.rules.state import OPEN, ROAD
from insula.games.magna_grecia.rules.turn import Grecia
from insula.kernel.contract import State

KINDS = (TAKE_ROAD, BUILD, SELL, ORACLE, CITY_TILE, ROAD_TILE)
LIKING = (1, 4, 2, 2, 1, 12, 14)  # stop, take, build, sell, oracle, city, road


def kind_of(move: int) -> int:
    """Which kind of decision a move is: 0 stops the turn."""
    return bisect_right(KINDS, move)


def wander(state: State, chooser: random.Random) -> int:
    """First a kind of move, then one of that kind; roads that lead somewhere rather than not."""
    moves = state.legal()
    kinds = sorted({kind_of(move) for move in moves})
    kind = chooser.choices(kinds, [LIKING[kind] for kind in kinds])[0]
    return chooser.choice([move for move in moves if kind_of(move) == kind])


def follow(state: State, chooser: random.Random) -> int:
    """As `wander`, but of eight moves the one that connects most, or comes nearest to it."""
    tries = [wander(state, chooser) for _ in range(10)]
    thrift = chooser.choice((0, 0, 2))
    return max(tries, key=lambda move: promise(state, move, thrift))


def promise(state: State, move: int, thrift: int) -> int:
    """Connections and points after a move, and how near open roads are to other places."""
    seat = state.seat()
    after = state.copy()
    assert isinstance(after, Grecia)
    after.play(move)
    near = sum(nearness(after, end) for end in open_ends(after, seat))
    return 6 * sum(after.worth) + thrift * after.scores()[seat] + 2 * near


def open_ends(state: Grecia, seat: int) -> list[int]:
    """The open ends of a seat's roads, as hex * 2 + which."""
    cells = [cell for cell in range(state.box.hexes) if (state.lies[cell] - ROAD) // SHAPES == seat]
    ends = [cell * 2 + which for cell in cells for which in (0, 1)]
    return [end for end in ends if state.lies[beyond(state, end)] == OPEN]


def nearness(state: Grecia, end: int) -> int:
    """Up to five, for an end that could soon reach a place its road does not come from."""
    far = state.place[beyond(state, state.mate[end])]
    spots = {spot for spot in state.box.village if state.place[spot] != far}
    ring = seen = {beyond(state, end)}
    for nearness in range(6, 0, -1):
        if ring & spots:
            return nearness
        ring = {n for cell in ring for n in neighbours(state, cell)} - seen
        seen = seen | ring
    return 0


def neighbours(state: Grecia, cell: int) -> list[int]:
    near = [state.box.near[cell * 6 + side] for side in range(6)]
    return [other for other in near if other < state.box.hexes]
