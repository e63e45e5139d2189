"""Any legal move, each as likely."""

from insula.kernel.contract import State
from insula.kernel.random import Random


class RandomBot:
    """The measure of every other bot."""

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        return moves[rng.below(len(moves))]
