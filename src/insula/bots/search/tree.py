"""A tree of decisions in flat arrays. A node is a number and stands for the move that led to it.

Legal moves differ between worlds, so every node counts how often it was available.
"""

from typing import Final

from mypy_extensions import i64

from insula.bots.search.goal import MOST_SEATS
from insula.kernel.arrays import append, vec

NONE: Final = -1
ROOT: Final = 0


class Tree:
    """The nodes by number; the root is first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.move = vec[i64]()
        self.first = vec[i64]()  # child
        self.last = vec[i64]()  # child
        self.sibling = vec[i64]()  # the next one, in order of creation
        self.visits = vec[i64]()
        self.seen = vec[i64]()  # times it was available
        self.guess = vec[float]()  # first guess of the reward of the seat that chose it
        self.weight = vec[float]()  # softmax weight of the guess
        self.best = vec[float]()  # best guess of its children
        self.shares = vec[float]()  # sum of its children's weights before normalization
        self.total = vec[float]()  # [node * MOST_SEATS + seat] rewards of all visits
        self.add(NONE, NONE)

    def add(self, parent: i64, move: i64) -> i64:
        """Add a node as the last child of its parent."""
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
        """Return the child of a move, or NONE; try `near` first, which is usually right."""
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
        """Return the mean reward of a seat at a visited node."""
        return self.total[node * MOST_SEATS + seat] / float(self.visits[node])
