"""The end of a game, searched out: exact where nothing hidden can matter any more."""

from mypy_extensions import i64

from insula.bots.search.goal import MOST_SEATS, Goal
from insula.bots.search.tree import NONE
from insula.kernel.arrays import append, vec, zeros
from insula.kernel.contract import State
from insula.kernel.moves import Moves


class Ending:
    """Every seat takes what rewards it most, to the very end.

    It gives up after `most` moves, or as soon as a move turns over something hidden and the game
    goes on: what then follows hangs on chance.
    """

    def __init__(self, goal: Goal, most: i64) -> None:
        self.goal: Goal = goal
        self.most: i64 = most
        self.tried: i64 = 0
        self.move: i64 = NONE  # the best one, after `solve`
        self.lists: list[Moves] = []  # by depth
        self.rewards = vec[float]()  # [depth * MOST_SEATS + seat], of the best line from there
        self.points = vec[float]()  # the same
        self.paper = zeros(MOST_SEATS)

    def solve(self, state: State) -> bool:
        """Is the best move known for sure? It is `move` then, and `rewards` what it brings.

        Where the game is over there is no move, and `rewards` are those of the end.
        """
        self.tried = 0
        self.move = NONE
        return self.descend(state, 0)

    def descend(self, state: State, depth: i64) -> bool:
        if depth == len(self.lists):
            self.deepen(state.max_moves())
        if state.over():
            self.goal.of_end(state, self.paper)
            self.note(depth)
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

    def note(self, depth: i64) -> None:
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.rewards[depth * MOST_SEATS + seat] = self.paper[seat]
            self.points[depth * MOST_SEATS + seat] = self.goal.points[seat]
            seat += 1

    def take_over(self, depth: i64) -> None:
        """The line below is the best of this depth so far."""
        at = depth * MOST_SEATS
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.rewards[at + seat] = self.rewards[at + MOST_SEATS + seat]
            self.points[at + seat] = self.points[at + MOST_SEATS + seat]
            seat += 1


def is_chance(before: State, after: State) -> bool:
    """Was something hidden turned over that somebody may still make use of?"""
    return after.revealed() != before.revealed() and not after.over()
