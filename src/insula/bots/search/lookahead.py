"""One step ahead: what every legal move promises the seat that decides."""

from mypy_extensions import i64

from insula.bots.search.evaluator import Evaluator
from insula.bots.search.goal import MOST_SEATS, Goal
from insula.kernel.arrays import zeros
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.random import Random


class MoveScorer:
    """An evaluator's look at the moves of a position, one after the other."""

    def __init__(self, evaluator: Evaluator, goal: Goal) -> None:
        self.evaluator: Evaluator = evaluator
        self.goal: Goal = goal
        self.standing = zeros(MOST_SEATS)  # points by seat before any move
        self.promised = zeros(MOST_SEATS)  # rewards by seat after the move looked at last

    def begin(self, state: State) -> None:
        """Look at a position before its moves."""
        if not self.evaluator.apart:
            return
        seat: i64 = 0
        while seat < state.seats():
            self.standing[seat] = self.evaluator.points(state, seat)
            seat += 1

    def look(self, state: State, move: i64) -> None:
        """What each seat may expect after a move, in `promised`."""
        mover = state.seat()
        after = state.copy()
        after.play(move)
        if after.over():
            self.goal.of_end(after, self.promised)
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
        self.goal.of_points(seats, self.promised)


class Lookahead:
    """One step ahead: the moves of a position and what each promises the seat that decides."""

    def __init__(self, evaluator: Evaluator, goal: Goal, max_moves: i64) -> None:
        self.scorer: MoveScorer = MoveScorer(evaluator, goal)
        self.moves: Moves = Moves(max_moves)
        self.promises = zeros(max_moves)  # by place in the list of moves

    def look(self, state: State) -> None:
        """Fill `moves` and `promises`."""
        self.moves.count = 0
        state.legal_into(self.moves)
        seat = state.seat()
        self.scorer.begin(state)
        at: i64 = 0
        while at < self.moves.count:
            self.scorer.look(state, self.moves.items[at])
            self.promises[at] = self.scorer.promised[seat]
            at += 1

    def best(self, rng: Random) -> i64:
        """A move that promises most, ties by chance; after `look`."""
        most = -1e9
        equal: i64 = 0
        chosen: i64 = 0
        at: i64 = 0
        while at < self.moves.count:
            if self.promises[at] > most:
                most = self.promises[at]
                equal = 1
                chosen = at
            elif self.promises[at] == most:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = at
            at += 1
        return self.moves.items[chosen]

    def listed(self) -> list[tuple[int, float]]:
        """Moves and promises, for callers that are not compiled."""
        out: list[tuple[int, float]] = []
        at: i64 = 0
        while at < self.moves.count:
            out.append((self.moves.items[at], self.promises[at]))
            at += 1
        return out


def play_on(state: State, lookahead: Lookahead, rng: Random) -> None:
    """Play to the end, every seat one step ahead."""
    while not state.over():
        lookahead.look(state)
        state.play(lookahead.best(rng))
