"""Look one step ahead: score every legal move for the seat to move."""

from mypy_extensions import i64

from insula.bots.search.evaluator import Evaluator
from insula.bots.search.goal import MOST_SEATS, Goal
from insula.kernel.arrays import zeros
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.random import Random


class MoveScorer:
    """Score the moves of a position with an evaluator, one after the other."""

    def __init__(self, evaluator: Evaluator, goal: Goal) -> None:
        self.evaluator: Evaluator = evaluator
        self.goal: Goal = goal
        self.standing = zeros(MOST_SEATS)  # points by seat before the move
        self.rewards = zeros(MOST_SEATS)  # rewards by seat after the last scored move

    def begin(self, state: State) -> None:
        """Evaluate the position before its moves."""
        if not self.evaluator.apart:
            return
        seat: i64 = 0
        while seat < state.seats():
            self.standing[seat] = self.evaluator.points(state, seat)
            seat += 1

    def score(self, state: State, move: i64) -> None:
        """Store the expected rewards of all seats after a move in `rewards`."""
        mover = state.seat()
        after = state.copy()
        after.play(move)
        if after.over():
            self.goal.of_end(after, self.rewards)
            return
        points = self.goal.points
        seats = after.seats()
        seat: i64 = 0
        while seat < seats:
            if seat == mover or not self.evaluator.apart:
                points[seat] = self.evaluator.points(after, seat)
            else:
                points[seat] = self.standing[seat]
            seat += 1
        self.goal.of_points(seats, self.rewards)


class Lookahead:
    """One step ahead: the moves of a position and what each scores the seat that decides."""

    def __init__(self, evaluator: Evaluator, goal: Goal, max_moves: i64) -> None:
        self.scorer: MoveScorer = MoveScorer(evaluator, goal)
        self.moves: Moves = Moves(max_moves)
        self.scores = zeros(max_moves)  # by index of the move

    def score_moves(self, state: State) -> None:
        """Fill `moves` and `scores`."""
        self.moves.count = 0
        state.legal_into(self.moves)
        seat = state.seat()
        self.scorer.begin(state)
        at: i64 = 0
        while at < self.moves.count:
            self.scorer.score(state, self.moves.items[at])
            self.scores[at] = self.scorer.rewards[seat]
            at += 1

    def best(self, rng: Random) -> i64:
        """A move that scores most, ties by chance; after `look`."""
        most = -1e9
        equal: i64 = 0
        chosen: i64 = 0
        at: i64 = 0
        while at < self.moves.count:
            if self.scores[at] > most:
                most = self.scores[at]
                equal = 1
                chosen = at
            elif self.scores[at] == most:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = at
            at += 1
        return self.moves.items[chosen]

    def scored_moves(self) -> list[tuple[int, float]]:
        """Return moves and scores, for interpreted callers."""
        out: list[tuple[int, float]] = []
        at: i64 = 0
        while at < self.moves.count:
            out.append((self.moves.items[at], self.scores[at]))
            at += 1
        return out


def play_on(state: State, lookahead: Lookahead, rng: Random) -> None:
    """Play to the end with one-step bots."""
    while not state.over():
        lookahead.score_moves(state)
        state.play(lookahead.best(rng))
