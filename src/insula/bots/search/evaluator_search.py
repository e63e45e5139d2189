"""A tree search with an evaluator: a new position is worth its best next move."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from insula.bots.search.evaluator import Evaluator
from insula.bots.search.goal import MOST_SEATS, Goal
from insula.bots.search.lookahead import MoveScorer
from insula.bots.search.search import Search
from insula.bots.search.tree import NONE, ROOT
from insula.kernel.contract import State
from insula.kernel.random import Random

MOST_NODES: Final = 2_000_000  # about 250 MB


class EvaluatorSearch(Search):
    """Guess the reward of every move of a new position, and visit good guesses first.

    `explore` comes from the evaluator, `warmth` is the softmax temperature of the guesses, and
    `trust` the number of visits that a guess counts as.
    """

    def __init__(self, root: State, goal: Goal, rng: Random, evaluator: Evaluator) -> None:
        super().__init__(root, goal, rng)
        self.scorer: MoveScorer = MoveScorer(evaluator, goal)
        self.explore: float = evaluator.explore
        self.warmth: float = 0.05
        self.trust: float = 1.0
        self.most_nodes: i64 = MOST_NODES

    def advance(self, state: State, node: i64) -> i64:
        tree = self.tree
        seat = state.seat()
        if tree.first[node] == NONE:
            self.unfold(state, node, seat)
            if self.moves.count > 1 or tree.first[node] == NONE:
                self.finished = True
                return node
        child = self.best_child(state, node, seat)
        self.remember(child)
        state.play(tree.move[child])
        return child

    # -- guesses -------------------------------------------------------------------------------

    def unfold(self, state: State, node: i64, seat: i64) -> None:
        """Add a child with a guess for every legal move; the best guess is the reward.

        If the tree is full, keep only the reward, so that memory is bounded.
        """
        tree = self.tree
        is_kept = tree.count < self.most_nodes or node == ROOT
        self.scorer.begin(state)
        best = -1e9
        at: i64 = 0
        while at < self.moves.count:
            self.scorer.score(state, self.moves.items[at])
            if is_kept:
                child = tree.add(node, self.moves.items[at])
                tree.guess[child] = self.scorer.rewards[seat]
            if self.scorer.rewards[seat] > best:
                best = self.scorer.rewards[seat]
                self.keep_guess()
            at += 1
        if is_kept:
            tree.best[node] = best
            self.weigh(node)

    def keep_guess(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[seat] = self.scorer.rewards[seat]
            seat += 1
        self.store_points()

    def weigh(self, node: i64) -> None:
        """Compute the softmax weights of the children from their guesses."""
        tree = self.tree
        total = 0.0
        child = tree.first[node]
        while child != NONE:
            tree.weight[child] = exp((tree.guess[child] - tree.best[node]) / self.warmth)
            total += tree.weight[child]
            child = tree.sibling[child]
        tree.shares[node] = total
        child = tree.first[node]
        while child != NONE:
            tree.weight[child] /= total
            child = tree.sibling[child]

    def add_late(self, state: State, node: i64, seat: i64, move: i64) -> i64:
        """Add a child for a move that was not legal here in earlier worlds."""
        tree = self.tree
        self.scorer.begin(state)
        self.scorer.score(state, move)
        child = tree.add(node, move)
        tree.guess[child] = self.scorer.rewards[seat]
        near = min(0.0, tree.guess[child] - tree.best[node]) / self.warmth
        tree.weight[child] = exp(near) / tree.shares[node]
        return child

    # -- choosing ------------------------------------------------------------------------------

    def best_child(self, state: State, node: i64, seat: i64) -> i64:
        tree = self.tree
        best: i64 = NONE
        most = -1e9
        urge = self.explore * sqrt(float(tree.visits[node]))
        near = tree.first[node]
        at: i64 = 0
        while at < self.moves.count:
            child = tree.child(node, self.moves.items[at], near)
            if child == NONE:
                child = self.add_late(state, node, seat, self.moves.items[at])
            near = tree.sibling[child]
            visits = float(tree.visits[child])
            sum_of_rewards = tree.total[child * MOST_SEATS + seat]
            value = (tree.guess[child] * self.trust + sum_of_rewards) / (self.trust + visits)
            value += urge * tree.weight[child] / (1.0 + visits)
            if value > most:
                most = value
                best = child
            at += 1
        return best
