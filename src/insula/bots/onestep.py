"""Bots that look one step ahead: the careful one, and one who overlooks things."""

from collections.abc import Callable

from insula.bots.evaluation import goal_of
from insula.bots.search.evaluator import Evaluator
from insula.bots.search.lookahead import Lookahead
from insula.kernel.contract import State
from insula.kernel.random import Random

WORD = float(1 << 32)
EvaluatorOf = Callable[[State], Evaluator]


class OneStep:
    """Takes the move after which its prospects look best to an evaluator; ties by chance."""

    def __init__(self, evaluator_of: EvaluatorOf) -> None:
        self.evaluator_of = evaluator_of

    def choose(self, state: State, rng: Random) -> int:
        lookahead = Lookahead(self.evaluator_of(state), goal_of(state), state.max_moves())
        lookahead.look(state)
        return lookahead.best(rng)


class Novice:
    """One step ahead, but it does not see every move, and misjudges what it sees a little.

    Both are what people do in their first games: the obvious is found, the rest is not looked at.
    """

    def __init__(
        self, evaluator_of: EvaluatorOf, overlooks: float, misjudges: Callable[[State], float]
    ) -> None:
        self.evaluator_of = evaluator_of
        self.overlooks = overlooks  # share of the moves
        self.misjudges = misjudges  # rewards, at most, up or down, in a position

    def choose(self, state: State, rng: Random) -> int:
        lookahead = Lookahead(self.evaluator_of(state), goal_of(state), state.max_moves())
        lookahead.look(state)
        most = self.misjudges(state)
        seen = [(felt(promise, most, rng), move) for move, promise in lookahead.listed()]
        noticed = [each for each in seen if float(rng.word()) / WORD >= self.overlooks]
        return max(noticed or seen)[1]


def felt(promise: float, most: float, rng: Random) -> float:
    """A promise misjudged by at most so much, up or down."""
    return promise + most * (float(rng.word()) / WORD * 2 - 1)
