"""Minerva with an eye on money: without it a seat stands still once another has passed."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.minerva import FEATURES, HAND, MinervaEvaluator
from insula.bots.evaluators.minerva_tiles import has_only_fountain
from insula.games.minerva.rules.box import FOUNTAIN, SPECIAL
from insula.games.minerva.rules.state import ACTION, PLACING, MinervaState
from insula.games.minerva.rules.stores import wealth
from insula.kernel.contract import State

CULTURE_POINTS: Final = FEATURES.index("culture")
ORDER_POINTS: Final = FEATURES.index("order")
BESIDE_IDLERS: Final = {
    **HAND,
    "round": 0.05,
    "to answer": 0.3,
    "short of money and surcharge": -1.0,
    "grain": 0.0,
    "wood": 0.35,
    "stone": 0.84,
    "theater now": -0.25,
    "tokens": -0.05,
    "trade": 0.25,
    "cultural": 1.0,
    "special": -0.7,
    "production and rounds left": 0.0,
    "cultural and rounds left": 0.56,
    "military and rounds left": -0.4,
    "assistants": 0.7,
    "assistants to send": 0.0,
    "theater marks": -0.8,
    "glory short": 0.8,
    "culture left": -0.4,
}
"""Weights beside a seat that does nothing, found by trial against one (docs/bots.md)."""


class PrudentEvaluator(MinervaEvaluator):
    """Expects no more than the points so far for a seat that could not pay a surcharge (MN-8.3).

    Self-play does not teach that: bots that play every round to its end never meet it.
    """

    def points(self, state: State, seat: i64) -> float:
        expected = super().points(state, seat)
        assert isinstance(state, MinervaState)
        if is_broke(state, seat):
            return min(expected, self.points_so_far())
        return expected

    def points_so_far(self) -> float:
        """Points of the seat looked at last."""
        total = 0.0
        at: i64 = CULTURE_POINTS
        while at <= ORDER_POINTS:
            total += self.inputs[at]
            at += 1
        return total


def is_broke(state: MinervaState, seat: i64) -> bool:
    """Has this seat nothing left, while another has passed or may pass before its next action?

    What a residence, an assistant or a special sets off may still bring something.
    """
    if state.players == 1 or state.depth == 0 or wealth(state.cities[seat]) > 0:
        return False
    if state.seat() != seat:
        return True
    if state.step() == PLACING:
        return state.detail() > FOUNTAIN and state.box.category[state.detail()] != SPECIAL
    return state.passes > 0 and state.step() == ACTION


def is_beside_idlers(state: State) -> bool:
    """Has another seat passed without having built anything yet?

    A seat that passes at once in every round makes every action cost: that is another game.
    """
    assert isinstance(state, MinervaState)
    seat: i64 = 0
    while seat < state.players:
        city = state.cities[seat]
        if seat != state.seat() and state.round + city.passed > 1 and has_only_fountain(city):
            return True
        seat += 1
    return False
