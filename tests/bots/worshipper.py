"""A bot for Magna Roma that goes for the Pantheon, for measuring what this brings."""

from insula.bots.judges.magna_roma import FEATURES, RomaJudge
from insula.bots.judges.model import Weights
from insula.bots.judging import best_judge, goal_of
from insula.bots.search.judged import JudgedSearch
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
        search = JudgedSearch(state, goal_of(state), rng, judge(state))
        search.run(ITERATIONS)
        return max(search.found(), key=lambda found: found[1])[0]


def judge(state: State) -> RomaJudge:
    best = best_judge(state).weights
    straight = [
        weight + LIKES.get(name, 0.0) for name, weight in zip(FEATURES, best.straight, strict=True)
    ]
    return RomaJudge(Weights(straight, list(best.inner), list(best.bias), list(best.outer)))
