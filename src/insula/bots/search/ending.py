"""Solve the end of a game exactly if no hidden thing can matter any more."""

from mypy_extensions import i64

from insula.bots.search.goal import MOST_SEATS, Goal
from insula.bots.search.tree import NONE
from insula.kernel.arrays import append, vec, zeros
from insula.kernel.contract import State
from insula.kernel.moves import Moves


class Ending:
    """Let every seat take its best move until the game ends.

    The search gives up after `most` moves, or when a move reveals a hidden thing and the game
    continues, because the rest then depends on chance.
    """

    def __init__(self, goal: Goal, most: i64) -> None:
        self.goal: Goal = goal
        self.most: i64 = most
        self.tried: i64 = 0
        self.move: i64 = NONE  # the best one, after `solve`
        self.lists: list[Moves] = []  # by depth
        self.rewards = vec[float]()  # [depth * MOST_SEATS + seat], of the best line from there
        self.points = vec[float]()  # the same
        self.end_rewards = zeros(MOST_SEATS)

    def solve(self, state: State) -> bool:
        """Return whether the best move is known: it is `move`, with its `rewards`.

        In a finished game there is no move, and `rewards` are those of the result.
        """
        self.tried = 0
        self.move = NONE
        return self.descend(state, 0)

    def descend(self, state: State, depth: i64) -> bool:
        if depth == len(self.lists):
            self.deepen(state.max_moves())
        if state.over():
            self.goal.of_end(state, self.end_rewards)
            self.store_end(depth)
            return True
        moves = self.lists[depth]
        moves.count = 0
        state.legal_into(moves)
        seat = state.seat()
        best = -1e9
        at: i64 = 0
        while at < moves.count:
            after = state.copy()
            after.play(moves.items[at])
            self.tried += 1
            if self.tried > self.most or is_chance(state, after):
                return False
            if not self.descend(after, depth + 1):
                return False
            found = self.rewards[(depth + 1) * MOST_SEATS + seat]
            if found > best:
                best = found
                self.take_over(depth)
                if depth == 0:
                    self.move = moves.items[at]
            at += 1
        return True

    def deepen(self, max_moves: i64) -> None:
        self.lists.append(Moves(max_moves))
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.rewards = append(self.rewards, 0.0)
            self.points = append(self.points, 0.0)
            seat += 1

    def store_end(self, depth: i64) -> None:
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.rewards[depth * MOST_SEATS + seat] = self.end_rewards[seat]
            self.points[depth * MOST_SEATS + seat] = self.goal.points[seat]
            seat += 1

    def take_over(self, depth: i64) -> None:
        """Take over the line of the next depth as the best so far."""
        at = depth * MOST_SEATS
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.rewards[at + seat] = self.rewards[at + MOST_SEATS + seat]
            self.points[at + seat] = self.points[at + MOST_SEATS + seat]
            seat += 1


def is_chance(before: State, after: State) -> bool:
    """Return whether a move revealed a hidden thing and the game continues."""
    return after.revealed() != before.revealed() and not after.over()
