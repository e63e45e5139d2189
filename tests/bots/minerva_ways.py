"""Bots that go for one way to score in Minerva: culture, glory or temples.

Each searches 30 iterations by the evaluation written by hand, in which its own way counts more
and the others count less. UserModule to a tournament as `tests/bots/minerva_ways.py:Culture`.
"""

from insula.bots.evaluation import goal_of
from insula.bots.evaluators.minerva import FEATURES, HAND
from insula.bots.evaluators.minerva_prudent import PrudentEvaluator
from insula.bots.evaluators.model import Weights
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.kernel.contract import State
from insula.kernel.random import Random

ITERATIONS = 30
MORE, LESS = 1.5, 0.4

CULTURE = {
    "culture": 1.0,
    "culture in hand": 1.0,
    "cultural": 0.5,
    "cultural and rounds left": 0.4,
    "culture in sight": 0.5,
}
GLORY = {
    "glory": 1.0,
    "glory award now": 1.0,
    "glory to come": 0.3,
    "military and rounds left": 0.3,
}
TEMPLES = {
    "temples": 1.0,
    "temple tiles": 1.0,
    "temple in hand": 1.0,
    "best temple": 0.3,
    "payable temple": 0.3,
}
WAYS = (CULTURE, GLORY, TEMPLES)


def weights_for(way: dict[str, float]) -> Weights:
    """The evaluation by hand with one way raised and the others lowered."""
    found = dict(HAND)
    for other in WAYS:
        for name, weight in other.items():
            found[name] = weight * (MORE if other is way else LESS)
    return Weights([found.get(name, 0.0) for name in FEATURES], [], [], [])


class Way:
    """A search by the evaluation of one way."""

    way: dict[str, float]

    def __init__(self) -> None:
        self.evaluator = PrudentEvaluator(weights_for(self.way))

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        search = EvaluatorSearch(state, goal_of(state), rng, self.evaluator)
        search.run(ITERATIONS)
        return max(search.results(), key=lambda found: found[1])[0]


class Culture(Way):
    way = CULTURE


class Glory(Way):
    way = GLORY


class Temples(Way):
    way = TEMPLES
