"""A search without game knowledge: every new position is played to the end at random."""

from math import log, sqrt

from mypy_extensions import i64

from insula.bots.search.goal import Goal
from insula.bots.search.search import Search
from insula.bots.search.tree import NONE
from insula.kernel.contract import State
from insula.kernel.playout import playout
from insula.kernel.random import Random


class PlayoutSearch(Search):
    """UCB over the legal moves of each world; untried moves come first."""

    def __init__(self, root: State, goal: Goal, rng: Random, explore: float) -> None:
        super().__init__(root, goal, rng)
        self.explore: float = explore

    def advance(self, state: State, node: i64) -> i64:
        untried = self.untried(node)
        if untried > 0:
            move = self.pick_untried(node, self.rng.below(untried))
            child = self.tree.add(node, move)
            self.tree.seen[child] = 1
            self.remember(child)
            state.play(move)
            playout(state, self.rng, self.moves)
            self.reward_end(state)
            return child
        child = self.best_child(node, state.seat())
        self.remember(child)
        state.play(self.tree.move[child])
        return child

    def untried(self, node: i64) -> i64:
        """Count the legal moves without a node, and mark the others as available."""
        tree = self.tree
        count: i64 = 0
        near = tree.first[node]
        at: i64 = 0
        while at < self.moves.count:
            child = tree.child(node, self.moves.items[at], near)
            if child == NONE:
                count += 1
            else:
                tree.seen[child] += 1
                near = tree.sibling[child]
            at += 1
        return count

    def pick_untried(self, node: i64, skip: i64) -> i64:
        """Return the legal move without a node after skipping `skip` others."""
        at: i64 = 0
        while True:
            move = self.moves.items[at]
            if self.tree.child(node, move, NONE) == NONE:
                if skip == 0:
                    return move
                skip -= 1
            at += 1

    def best_child(self, node: i64, seat: i64) -> i64:
        tree = self.tree
        best: i64 = NONE
        most = -1e9
        near = tree.first[node]
        at: i64 = 0
        while at < self.moves.count:
            child = tree.child(node, self.moves.items[at], near)
            near = tree.sibling[child]
            bound = self.explore * sqrt(log(float(tree.seen[child])) / float(tree.visits[child]))
            value = tree.mean(child, seat) + bound
            if value > most:
                most = value
                best = child
            at += 1
        return best
