"""Random playouts and counts of the move tree, compiled."""

from mypy_extensions import i64

from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.random import Random


def playout(state: State, rng: Random, moves: Moves) -> i64:
    """Play random moves to the end and return the number of decisions."""
    decisions: i64 = 0
    while not state.over():
        moves.count = 0
        state.legal_into(moves)
        state.play(moves.items[rng.below(moves.count)])
        decisions += 1
    return decisions


class Survey:
    """Statistics of a game: legal moves per decision and decisions per turn."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.moves: i64 = 0  # total over all decisions
        self.most_moves: i64 = 0
        self.turns: i64 = 0
        self.most_decisions: i64 = 0  # in one turn
        self.lately: i64 = 0  # decisions of the current turn

    def note(self, turns: i64, moves: i64) -> None:
        """Add a decision with a number of legal moves."""
        self.lately = self.lately + 1 if turns == self.turns else 1
        self.turns = turns
        self.decisions += 1
        self.moves += moves
        self.most_moves = max(self.most_moves, moves)
        self.most_decisions = max(self.most_decisions, self.lately)


def survey_playout(state: State, rng: Random, moves: Moves) -> Survey:
    """Play random moves to the end, as `playout` does, and return the statistics."""
    survey = Survey()
    while not state.over():
        moves.count = 0
        state.legal_into(moves)
        survey.note(state.turns(), moves.count)
        state.play(moves.items[rng.below(moves.count)])
    return survey


def walk(state: State, rng: Random, moves: Moves, steps: i64) -> None:
    """Play at most `steps` random moves."""
    while steps > 0 and not state.over():
        moves.count = 0
        state.legal_into(moves)
        state.play(moves.items[rng.below(moves.count)])
        steps -= 1


def perft(state: State, depth: i64) -> i64:
    """Count the sequences of `depth` moves, including shorter ones that end the game."""
    if depth == 0 or state.over():
        return 1
    moves = Moves(state.max_moves())
    state.legal_into(moves)
    if depth == 1:
        return moves.count
    total: i64 = 0
    at: i64 = 0
    while at < moves.count:
        after = state.copy()
        after.play(moves.items[at])
        total += perft(after, depth - 1)
        at += 1
    return total
