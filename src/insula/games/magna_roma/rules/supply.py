"""Supplies: coins, population and blessings that a box may limit (MR-4.3)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import BLESSINGS, COINS
from insula.games.magna_roma.rules.city import BLESSED, STRIDE, City
from insula.games.magna_roma.rules.state import LOST, NONE_LEFT, RomaState

UNLIMITED: Final = 1_000_000


def granted(state: RomaState, seat: i64, good: i64, amount: i64) -> i64:
    """Reduce a gain to what is left; what is lacking is lost (MR-4.3)."""
    if state.box.limit[good] < 0:
        return amount
    there = left(state, good)
    if there >= amount:
        return amount
    state.note(LOST, seat, good, amount - there, NONE_LEFT)
    return there


def left(state: RomaState, good: i64) -> i64:
    """Count the pieces of a good that no player has."""
    limit = state.box.limit[good]
    if limit < 0:
        return UNLIMITED
    used: i64 = 0
    for city in state.cities:
        if good == COINS:
            used += city.coins
        elif good == BLESSINGS:
            used += city.blessings + blessed_tiles(city)
        else:
            used += city.population
    return max(0, limit - used)


def blessed_tiles(city: City) -> i64:
    """Count the played blessing tokens: they stay on their tiles."""
    count: i64 = 0
    row = city.north
    while row <= city.south:
        cell = row * STRIDE + city.west
        last = row * STRIDE + city.east
        while cell <= last:
            if city.squares[cell] & BLESSED:
                count += 1
            cell += 1
        row += 1
    return count
