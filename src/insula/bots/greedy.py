"""One step ahead: the move after which the score looks best."""

from insula.kernel.contract import State
from insula.kernel.random import Random


class Greedy:
    """Compares its own score with the best other one after each move; ties by chance."""

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        leads = [lead_after(state, move) for move in moves]
        best = max(leads)
        finest = [move for move, lead in zip(moves, leads, strict=True) if lead == best]
        return finest[rng.below(len(finest))]


def lead_after(state: State, move: int) -> int:
    """How far ahead of the best other seat the mover is after this move; alone, its score."""
    seat = state.seat()
    after = state.copy()
    after.play(move)
    scores = after.scores()
    own = scores.pop(seat)
    return own - max(scores, default=0)
