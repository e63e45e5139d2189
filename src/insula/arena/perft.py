"""The size of the move tree from a deal: a count that shows when any rule changed."""

from insula.kernel import playout
from insula.kernel.contract import State
from insula.kernel.game import Game

NATIVE_DEPTH = 2
"""How deep the compiled code counts at once; between its calls, Ctrl-C is heard."""


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; shorter ones at the end count."""
    if depth <= NATIVE_DEPTH or state.over():
        return playout.perft(state, depth)
    return sum(perft(after(state, move), depth - 1) for move in state.legal())


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same count for each first move, by its text."""
    return {
        game.text(state, move): perft(after(state, move), depth - 1)
        for move in (state.legal() if depth else [])
    }


def after(state: State, move: int) -> State:
    copy = state.copy()
    copy.play(move)
    return copy
