"""Root-parallel search: the same position in several processes, each with chance of its own.

With iterations for a budget the sum of their findings does not hang on which process is done first.
"""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from multiprocessing.util import Finalize

from insula.bots.budget import BotError, Budget
from insula.bots.searcher import Found, Searcher
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded

SEED_WORDS = 4


def found_in_processes(evaluator: str, budget: Budget, state: State, rng: Random) -> list[Found]:
    """The findings of all processes added up, in the order in which moves were first met."""
    count = budget.workers
    alone = replace(budget, workers=1, iterations=-(-budget.iterations // count))
    hidden = state.copy()
    hidden.gather()
    seeds = [fresh_seed(rng) for _ in range(count)]
    try:
        parts = list(
            pool(count).map(
                found_alone,
                *zip(*((evaluator, alone, hidden, seed) for seed in seeds), strict=True),
            )
        )
    except BrokenProcessPool as error:
        pool.cache_clear()
        raise BotError(
            "a process that searched ended unexpectedly; with workers=1 you see where"
        ) from error
    return added_up(parts)


def fresh_seed(rng: Random) -> int:
    seed = 0
    for _ in range(SEED_WORDS):
        seed = seed << 32 | rng.word()
    return seed


def found_alone(evaluator: str, budget: Budget, state: State, seed: int) -> list[Found]:
    return Searcher(evaluator, budget).found(state, seeded(seed))


def added_up(parts: list[list[Found]]) -> list[Found]:
    whole: dict[int, Found] = {}
    for found in (each for part in parts for each in part):
        before = whole.get(found.move)
        if before is None:
            whole[found.move] = found
        else:
            totals = tuple(a + b for a, b in zip(before.totals, found.totals, strict=True))
            whole[found.move] = replace(before, visits=before.visits + found.visits, totals=totals)
    return list(whole.values())


@cache
def pool(count: int) -> ProcessPoolExecutor:
    """Processes that stay for the next decision, and end with this one.

    Not by `atexit`: a process that is itself one of several waits for its children before that.
    """
    made = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    Finalize(None, made.shutdown, kwargs={"cancel_futures": True}, exitpriority=100)
    return made
