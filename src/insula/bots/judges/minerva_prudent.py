"""Minerva by learned weights, and what self-play does not teach: what somebody's passing does."""

from typing import Final

from mypy_extensions import i64

from insula.bots.judges.minerva import FEATURES, MinervaJudge
from insula.games.minerva.rules.box import RESIDENCE
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.stores import wealth
from insula.kernel.contract import State

CULTURE_POINTS: Final = FEATURES.index("culture")
ORDER_POINTS: Final = FEATURES.index("order")


class PrudentJudge(MinervaJudge):
    """Expects no more than what it has for a seat that cannot pay should somebody pass (MN-8.3).

    Self-play does not teach that: who plays on as long as possible never meets it.
    """

    def points(self, state: State, seat: i64) -> float:
        expected = super().points(state, seat)
        assert isinstance(state, MinervaState)
        others_turn = state.players > 1 and state.depth > 0 and state.seat() != seat
        if others_turn and wealth(state.cities[seat]) == 0:
            return min(expected, self.points_so_far())
        return expected

    def points_so_far(self) -> float:
        """Of the seat looked at last."""
        total = 0.0
        at: i64 = CULTURE_POINTS
        while at <= ORDER_POINTS:
            total += self.inputs[at]
            at += 1
        return total


def is_beside_idlers(state: State) -> bool:
    """Has somebody passed, but for the seat that decides, who has not built anything yet?

    Who passes at once in every round makes everything cost: that is another game.
    """
    assert isinstance(state, MinervaState)
    seat: i64 = 0
    while seat < state.players:
        city = state.cities[seat]
        if seat != state.seat() and state.round + city.passed > 1 and has_only_fountain(city):
            return True
        seat += 1
    return False


def has_only_fountain(city: City) -> bool:
    count: i64 = 0
    for tile in city.squares:
        if tile >= RESIDENCE:
            count += 1
    return count < 2
