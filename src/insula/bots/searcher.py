"""A bot that searches: alone, or in several processes whose findings are added up."""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil

from insula.bots.budget import Budget
from insula.bots.evaluation import evaluator_named, goal_of, package_of
from insula.bots.search.ending import Ending
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.kernel.contract import State
from insula.kernel.random import Random

Clock = Callable[[], float]
BETWEEN_LOOKS = 8  # iterations before the clock is looked at again
ENDING = 4000  # moves that may be tried to search out the end


@dataclass(frozen=True)
class Found:
    """What a search knows of one move: visits, the rewards of all of them by seat, and what it
    promised at first sight to the seat that decides."""

    move: int
    visits: int
    totals: tuple[float, ...]
    guess: float = 0.0

    def mean(self, seat: int) -> float:
        """For the seat that decides also where there was no visit yet."""
        return self.totals[seat] / self.visits if self.visits else self.guess


@dataclass
class Searcher:
    """Searches within a budget; plays the end exactly where it can be searched out."""

    evaluator: str  # see `evaluator_named`
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
        return most_visited(self.found(state, rng, to_choose=True), state.seat())

    def found(self, state: State, rng: Random, *, to_choose: bool = False) -> list[Found]:
        """What the search knows of each move when its budget is spent.

        `to_choose`: or before, once the rest of it could not change which move is visited most.
        """
        budget = self.elsewhere.get(package_of(state), self.budget)
        if budget.workers > 1:
            from insula.bots.parallel import found_in_processes

            return found_in_processes(self.evaluator, budget, state, rng)
        search = EvaluatorSearch(state, goal_of(state), rng, evaluator_named(self.evaluator, state))
        spend(search, budget, self.clock, to_choose=to_choose)
        return [
            Found(move, visits, tuple(totals), guess)
            for move, visits, totals, guess in search.found()
        ]


def ending_of(state: State) -> Ending | None:
    """The end searched out from here, where it can be."""
    ending = Ending(goal_of(state), ENDING)
    return ending if ending.solve(state) else None


def spend(
    search: EvaluatorSearch, budget: Budget, clock: Clock, *, to_choose: bool = False
) -> None:
    """Search until the iterations are done or the time is over, at least once."""
    begun = clock()
    left = budget.iterations or BETWEEN_LOOKS
    while left > 0 and not (to_choose and search.lead() > left):
        search.run(min(left, BETWEEN_LOOKS))
        left = iterations_left(search.iterations, clock() - begun, budget)


def iterations_left(done: int, seconds: float, budget: Budget) -> int:
    """How many more there will be, where time ends them at the speed so far."""
    left = budget.iterations - done if budget.iterations else sys.maxsize
    if budget.seconds:
        rest = budget.seconds - seconds
        left = min(left, ceil(done * rest / seconds) if seconds > 0 else left)
    return left


def most_visited(found: list[Found], seat: int) -> int:
    """The move looked into most; the better mean, then the first, where that is equal."""
    best = max(found, key=lambda each: (each.visits, each.mean(seat)))
    return best.move
