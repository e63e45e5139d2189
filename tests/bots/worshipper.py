"""A bot for Magna Roma that goes for the Pantheon, for measuring what this brings."""

from insula.bots.evaluation import best_evaluator, goal_of
from insula.bots.evaluators.magna_roma import FEATURES, RomaEvaluator
from insula.bots.evaluators.model import Weights
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.searcher import ending_of
from insula.kernel.contract import State
from insula.kernel.random import Random

ITERATIONS = 30
LIKES = {"faith": 0.6, "blessings": 1.5, "pantheon": 0.5}
"""Points that `senator` expects besides for each of these."""


class Worshipper:
    """`senator` with a liking for faith and unplayed blessings: `worshipper.py:Worshipper`."""

    def choose(self, state: State, rng: Random) -> int:
        ending = ending_of(state)
        if ending is not None:
            return ending.move
        search = EvaluatorSearch(state, goal_of(state), rng, evaluator(state))
        search.run(ITERATIONS)
        return max(search.results(), key=lambda found: found[1])[0]


def evaluator(state: State) -> RomaEvaluator:
    best = best_evaluator(state).weights
    straight = [
        weight + LIKES.get(name, 0.0) for name, weight in zip(FEATURES, best.straight, strict=True)
    ]
    return RomaEvaluator(Weights(straight, list(best.inner), list(best.bias), list(best.outer)))
