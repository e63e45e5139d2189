"""Bots that look one step ahead: a careful one, and one that overlooks moves."""

from collections.abc import Callable

from insula.bots.evaluation import goal_of
from insula.bots.search.evaluator import Evaluator
from insula.bots.search.lookahead import Lookahead
from insula.kernel.contract import State
from insula.kernel.random import Random

WORD = float(1 << 32)
EvaluatorOf = Callable[[State], Evaluator]


class OneStep:
    """Choose the move with the best evaluation; break ties at random."""

    def __init__(self, evaluator_of: EvaluatorOf) -> None:
        self.evaluator_of = evaluator_of

    def choose(self, state: State, rng: Random) -> int:
        lookahead = Lookahead(self.evaluator_of(state), goal_of(state), state.max_moves())
        lookahead.score_moves(state)
        return lookahead.best(rng)


class Novice:
    """Look one step ahead, but overlook some moves and misjudge the others a little.

    Beginners do both: they find obvious moves and miss many others.
    """

    def __init__(
        self, evaluator_of: EvaluatorOf, overlooks: float, misjudges: Callable[[State], float]
    ) -> None:
        self.evaluator_of = evaluator_of
        self.overlooks = overlooks  # share of moves to overlook
        self.misjudges = misjudges  # maximum error of a reward in a position

    def choose(self, state: State, rng: Random) -> int:
        lookahead = Lookahead(self.evaluator_of(state), goal_of(state), state.max_moves())
        lookahead.score_moves(state)
        most = self.misjudges(state)
        seen = [(add_error(reward, most, rng), move) for move, reward in lookahead.scored_moves()]
        noticed = [each for each in seen if float(rng.word()) / WORD >= self.overlooks]
        return max(noticed or seen)[1]


def add_error(reward: float, most: float, rng: Random) -> float:
    """Add a random error of at most `most` to a reward."""
    return reward + most * (float(rng.word()) / WORD * 2 - 1)
