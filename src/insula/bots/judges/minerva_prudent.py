"""Minerva by learned weights, and what self-play does not teach: what somebody's passing does."""

from typing import Final

from mypy_extensions import i64

from insula.bots.judges.minerva import FEATURES, MinervaJudge
from insula.bots.judges.model import Weights
from insula.games.minerva.rules.box import RESIDENCE
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.stores import wealth
from insula.kernel.contract import State

CULTURE_POINTS: Final = FEATURES.index("culture")
ORDER_POINTS: Final = FEATURES.index("order")
WEALTH_POINTS: Final = FEATURES.index("wealth")


class PrudentJudge(MinervaJudge):
    """Expects no more than what it has for a seat that cannot pay should somebody pass (MN-8.3).

    Who plays on as long as possible, as in self-play, never meets it. Nor does it meet somebody who
    passes at once in every round, so that everything costs: beside such a seat other weights count,
    learned there, and of that seat no more is expected than what it has.
    """

    def __init__(self, weights: Weights, beside_idlers: Weights) -> None:
        super().__init__(weights)
        self.usual: Weights = weights
        self.beside_idlers: Weights = beside_idlers

    def points(self, state: State, seat: i64) -> float:
        assert isinstance(state, MinervaState)
        self.weights = self.usual
        expected = super().points(state, seat)
        doubt = doubt_of_others(state, seat)
        if doubt > 0.0:
            self.weights = self.beside_idlers
            expected += doubt * (self.judged() - expected)
        if idles(state, seat) and is_smallest(state, seat):
            return self.points_so_far(WEALTH_POINTS)
        others_turn = state.players > 1 and state.depth > 0 and state.seat() != seat
        if others_turn and wealth(state.cities[seat]) == 0:
            return min(expected, self.points_so_far(ORDER_POINTS))
        return expected

    def points_so_far(self, last: i64) -> float:
        """Of the seat looked at last, up to this source."""
        total = 0.0
        at: i64 = CULTURE_POINTS
        while at <= last:
            total += self.inputs[at]
            at += 1
        return total


def doubt_of_others(state: MinervaState, seat: i64) -> float:
    """1 beside a seat that idles, a half while one has not shown yet that it does not."""
    doubt = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            if idles(state, other):
                return 1.0
            if state.round == 1 and tiles(state.cities[other], 2) < 2:
                doubt = 0.5
        other += 1
    return doubt


def idles(state: MinervaState, seat: i64) -> bool:
    """Has a seat built less than one thing for each round that it is done with?"""
    city = state.cities[seat]
    size = state.round + city.passed
    return tiles(city, size) < size


def is_smallest(state: MinervaState, seat: i64) -> bool:
    """Have all others built more?"""
    size = 1 + tiles(state.cities[seat], 1000)
    other: i64 = 0
    while other < state.players:
        if other != seat and tiles(state.cities[other], size) < size:
            return False
        other += 1
    return state.players > 1


def tiles(city: City, enough: i64) -> i64:
    """Residences too, and the Fountain; not counted on where that is enough."""
    count: i64 = 0
    for tile in city.squares:
        if tile >= RESIDENCE:
            count += 1
            if count >= enough:
                return count
    return count
