"""A bot that plays random moves."""

from insula.kernel.contract import State
from insula.kernel.random import Random


class RandomBot:
    """Choose any legal move with equal probability."""

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        return moves[rng.below(len(moves))]
