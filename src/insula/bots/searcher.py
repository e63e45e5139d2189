"""A bot that searches, in this process or in several workers."""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil

from insula.bots.budget import Budget
from insula.bots.evaluation import evaluator_by_name, goal_of, package_of
from insula.bots.search.ending import Ending
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.kernel.contract import State
from insula.kernel.random import Random

Clock = Callable[[], float]
BETWEEN_LOOKS = 8  # iterations between looks at the clock
ENDING = 4000  # maximum moves to solve the rest of a game


@dataclass(frozen=True)
class MoveStats:
    """The statistics of a move: visits, total rewards by seat, and the first guess."""

    move: int
    visits: int
    totals: tuple[float, ...]
    guess: float = 0.0

    def mean(self, seat: int) -> float:
        """Return the mean reward of a seat, or the first guess without visits."""
        return self.totals[seat] / self.visits if self.visits else self.guess


@dataclass
class Searcher:
    """Search within a budget; play exactly if the rest of the game can be solved."""

    evaluator: str  # see `evaluator_by_name`
    budget: Budget
    elsewhere: Mapping[str, Budget] = field(default_factory=dict)  # by game, instead of `budget`
    clock: Clock = field(default=time.monotonic)

    def choose(self, state: State, rng: Random) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        ending = ending_of(state)
        if ending is not None:
            return ending.move
        return most_visited(self.results(state, rng, stop_early=True), state.seat())

    def results(self, state: State, rng: Random, *, stop_early: bool = False) -> list[MoveStats]:
        """Search and return the statistics of each move.

        `stop_early` stops once the rest of the budget cannot change the most visited move.
        """
        budget = self.elsewhere.get(package_of(state), self.budget)
        if budget.workers > 1:
            from insula.bots.parallel import search_in_workers

            return search_in_workers(self.evaluator, budget, state, rng)
        search = EvaluatorSearch(
            state, goal_of(state), rng, evaluator_by_name(self.evaluator, state)
        )
        spend(search, budget, self.clock, stop_early=stop_early)
        return [
            MoveStats(move, visits, tuple(totals), guess)
            for move, visits, totals, guess in search.results()
        ]


def ending_of(state: State) -> Ending | None:
    """Solve the rest of the game, or return None."""
    ending = Ending(goal_of(state), ENDING)
    return ending if ending.solve(state) else None


def spend(
    search: EvaluatorSearch, budget: Budget, clock: Clock, *, stop_early: bool = False
) -> None:
    """Search until the budget is spent, at least once."""
    begun = clock()
    left = budget.iterations or BETWEEN_LOOKS
    while left > 0 and not (stop_early and search.lead() > left):
        search.run(min(left, BETWEEN_LOOKS))
        left = iterations_left(search.iterations, clock() - begun, budget)


def iterations_left(done: int, seconds: float, budget: Budget) -> int:
    """Return the remaining iterations; with a time limit, at the speed so far."""
    left = budget.iterations - done if budget.iterations else sys.maxsize
    if budget.seconds:
        rest = budget.seconds - seconds
        left = min(left, ceil(done * rest / seconds) if seconds > 0 else left)
    return left


def most_visited(found: list[MoveStats], seat: int) -> int:
    """Return the most visited move; break ties by mean, then by order."""
    best = max(found, key=lambda each: (each.visits, each.mean(seat)))
    return best.move
