"""A tree of decisions in flat arrays: a node is a number, and stands for the move that led to it.

Which moves there are may differ from world to world, so a node counts for each child how often it
could have been chosen.
"""

from typing import Final

from mypy_extensions import i64

from insula.bots.search.goal import MOST_SEATS
from insula.kernel.arrays import append, vec

NONE: Final = -1
ROOT: Final = 0


class Tree:
    """Nodes by number, the root first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.move = vec[i64]()
        self.first = vec[i64]()  # child
        self.last = vec[i64]()  # child
        self.sibling = vec[i64]()  # the next one, in the order in which they were met
        self.visits = vec[i64]()
        self.seen = vec[i64]()  # times it could have been chosen
        self.guess = vec[float]()  # what the seat that chose it was promised
        self.weight = vec[float]()  # how likely a good player chooses it, by the guesses
        self.best = vec[float]()  # guess among its children
        self.shares = vec[float]()  # of its children's weights before they were made to sum to 1
        self.total = vec[float]()  # [node * MOST_SEATS + seat] rewards of all visits
        self.add(NONE, NONE)

    def add(self, parent: i64, move: i64) -> i64:
        """A new node, the last child of its parent."""
        node = self.count
        self.count += 1
        self.move = append(self.move, move)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.guess = append(self.guess, 0.0)
        self.weight = append(self.weight, 0.0)
        self.best = append(self.best, 0.0)
        self.shares = append(self.shares, 0.0)
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.total = append(self.total, 0.0)
            seat += 1
        if parent != NONE:
            self.join(parent, node)
        return node

    def join(self, parent: i64, node: i64) -> None:
        if self.first[parent] == NONE:
            self.first[parent] = node
        else:
            self.sibling[self.last[parent]] = node
        self.last[parent] = node

    def child(self, parent: i64, move: i64, near: i64) -> i64:
        """The child of a move, or NONE; looked for at `near` first, where it mostly is."""
        if near != NONE and self.move[near] == move:
            return near
        node = self.first[parent]
        while node != NONE and self.move[node] != move:
            node = self.sibling[node]
        return node

    def add_visit(self, node: i64, rewards: vec[float], seats: i64) -> None:
        self.visits[node] += 1
        at = node * MOST_SEATS
        seat: i64 = 0
        while seat < seats:
            self.total[at + seat] += rewards[seat]
            seat += 1

    def mean(self, node: i64, seat: i64) -> float:
        """The mean reward of a seat below a node that was visited."""
        return self.total[node * MOST_SEATS + seat] / float(self.visits[node])
