"""Plays every move to the end at random, many times, and takes the one that came out best."""

from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.playout import playout
from insula.kernel.random import Random

PLAYOUTS = 400  # of a decision, shared by its moves
LEAST = 8  # of a move


class Rollout:
    """No knowledge of any game; each playout begins in another order of what nobody has seen."""

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        times = max(LEAST, PLAYOUTS // len(moves))
        buffer = Moves(state.room())
        leads = [sum(lead(state, move, rng, buffer) for _ in range(times)) for move in moves]
        return moves[leads.index(max(leads))]


def lead(state: State, move: int, rng: Random, buffer: Moves) -> int:
    """How far ahead the mover ends after this move and random ones; alone, its score."""
    seat = state.seat()
    end = state.copy()
    end.redeal(rng)
    end.play(move)
    playout(end, rng, buffer)
    scores = end.scores()
    own = scores.pop(seat)
    return own - max(scores, default=0)
