"""Information-set tree search: one tree over many worlds that look the same from the table.

Every iteration redeals the hidden things, descends the tree along legal moves of that world,
evaluates one new position, and adds its rewards to every node on the path. Each node is chosen by
the reward of the seat that moves there.
"""

from mypy_extensions import i64

from insula.bots.search.goal import MOST_SEATS, Goal
from insula.bots.search.tree import NONE, ROOT, Tree
from insula.kernel.arrays import filled, zeros
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.random import Random


class Search:
    """The common part of all searches; subclasses choose moves and evaluate new positions."""

    def __init__(self, root: State, goal: Goal, rng: Random) -> None:
        self.root: State = root.copy()
        self.root.gather()
        self.goal: Goal = goal
        self.rng: Random = rng
        self.tree: Tree = Tree()
        self.seats: i64 = root.seats()
        self.moves: Moves = Moves(root.max_moves())
        self.opening: i64 = NONE  # first move of every iteration, or NONE
        self.rewards = zeros(MOST_SEATS)
        self.points = zeros(MOST_SEATS)  # of this iteration
        self.expected = zeros(MOST_SEATS)  # sum of the points of all iterations
        self.path = filled(64, 0)
        self.length: i64 = 0  # of the path
        self.iterations: i64 = 0
        self.finished: bool = False  # this iteration has its rewards

    def run(self, iterations: i64) -> None:
        while iterations > 0:
            self.iterate()
            iterations -= 1

    def iterate(self) -> None:
        state = self.root.copy()
        state.redeal(self.rng)
        if self.opening != NONE:
            state.play(self.opening)
        node: i64 = ROOT
        self.length = 0
        self.remember(node)
        self.finished = False
        while not self.finished:
            if state.over():
                self.reward_end(state)
            else:
                self.moves.count = 0
                state.legal_into(self.moves)
                node = self.advance(state, node)
        self.back_up()

    def reward_end(self, state: State) -> None:
        """Reward the end of a game."""
        self.goal.of_end(state, self.rewards)
        self.store_points()
        self.finished = True

    def store_points(self) -> None:
        """Store the points behind the rewards."""
        seat: i64 = 0
        while seat < self.seats:
            self.points[seat] = self.goal.points[seat]
            seat += 1

    def advance(self, state: State, node: i64) -> i64:
        """Play one of `moves` and return its node, or finish this iteration."""
        raise NotImplementedError

    def remember(self, node: i64) -> None:
        if self.length == len(self.path):
            longer = filled(self.length * 2, 0)
            at: i64 = 0
            while at < self.length:
                longer[at] = self.path[at]
                at += 1
            self.path = longer
        self.path[self.length] = node
        self.length += 1

    def back_up(self) -> None:
        self.iterations += 1
        at: i64 = 0
        while at < self.length:
            self.tree.add_visit(self.path[at], self.rewards, self.seats)
            at += 1
        seat: i64 = 0
        while seat < self.seats:
            self.expected[seat] += self.points[seat]
            seat += 1

    # -- results --------------------------------------------------------------------------------

    def lead(self) -> i64:
        """Return the lead in visits of the most visited root move over the next."""
        most: i64 = 0
        second: i64 = 0
        node = self.tree.first[ROOT]
        while node != NONE:
            visits = self.tree.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.tree.sibling[node]
        return most - second

    def value(self, seat: i64) -> float:
        """Return the mean reward of a seat over all iterations."""
        return self.tree.mean(ROOT, seat)

    def points_of(self, seat: i64) -> float:
        """Return the mean points of a seat over all iterations, final or expected."""
        return self.expected[seat] / float(self.iterations)

    def results(self) -> list[tuple[int, int, list[float], float]]:
        """Return every root move with its visits, total rewards by seat, and guess."""
        tree = self.tree
        out: list[tuple[int, int, list[float], float]] = []
        node = tree.first[ROOT]
        while node != NONE:
            totals: list[float] = []
            seat: i64 = 0
            while seat < self.seats:
                totals.append(tree.total[node * MOST_SEATS + seat])
                seat += 1
            out.append((tree.move[node], tree.visits[node], totals, tree.guess[node]))
            node = tree.sibling[node]
        return out
