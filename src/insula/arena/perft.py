"""Count the move tree of a deal, to notice any change of the rules."""

from insula.kernel import playout
from insula.kernel.contract import State
from insula.kernel.game import Game

NATIVE_DEPTH = 2
"""Depth that compiled code counts in one call; Ctrl-C works only between calls."""


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` moves, including shorter ones that end the game."""
    if depth <= NATIVE_DEPTH or state.over():
        return playout.perft(state, depth)
    return sum(perft(after(state, move), depth - 1) for move in state.legal())


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Return the count below each first move, by its notation."""
    return {
        game.text(state, move): perft(after(state, move), depth - 1)
        for move in (state.legal() if depth else [])
    }


def after(state: State, move: int) -> State:
    copy = state.copy()
    copy.play(move)
    return copy
