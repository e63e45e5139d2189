"""A random player who does a bit of everything, so that games are rich."""

import random

from insula.games.magna_grecia.rules.moves import (
    BUILD,
    CITY_TILE,
    ORACLE,
    ROAD_TILE,
    SELL,
    TAKE_ROAD,
)
from insula.kernel.contract import State

KINDS = (TAKE_ROAD, BUILD, SELL, ORACLE, CITY_TILE, ROAD_TILE)
LIKING = (1, 4, 2, 2, 1, 12, 14)  # stop, take, build, sell, oracle, city, road


def kind_of(move: int) -> int:
    """Which kind of decision a move is: 0 stops the turn."""
    return sum(move >= first for first in KINDS)


def wander(state: State, chooser: random.Random) -> int:
    """First a kind of move, then one of that kind; roads that lead somewhere rather than not."""
    moves = state.legal()
    kinds = sorted({kind_of(move) for move in moves})
    kind = chooser.choices(kinds, [LIKING[kind] for kind in kinds])[0]
    return chooser.choice([move for move in moves if kind_of(move) == kind])


def follow(state: State, chooser: random.Random) -> int:
    """As `wander`, but of six moves the one with the most connections on the board after it."""
    tries = [wander(state, chooser) for _ in range(6)]
    return max(tries, key=lambda move: connections(state, move))


def connections(state: State, move: int) -> int:
    after = state.copy()
    after.play(move)
    worth: list[int] = list(after.worth)  # type: ignore[attr-defined]
    return sum(worth)
