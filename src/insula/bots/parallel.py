"""Root-parallel search: search the same position in several processes with different seeds.

With a budget of iterations, the result does not depend on which process finishes first.
"""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from multiprocessing.util import Finalize

from insula.bots.budget import BotError, Budget
from insula.bots.searcher import MoveStats, Searcher
from insula.kernel.contract import State
from insula.kernel.random import Random, seeded

SEED_WORDS = 4


def search_in_workers(evaluator: str, budget: Budget, state: State, rng: Random) -> list[MoveStats]:
    """Search in all workers and merge the results, in the order of first visits."""
    count = budget.workers
    alone = replace(budget, workers=1, iterations=-(-budget.iterations // count))
    hidden = state.copy()
    hidden.gather()
    seeds = [fresh_seed(rng) for _ in range(count)]
    try:
        parts = list(
            pool(count).map(
                search_alone,
                *zip(*((evaluator, alone, hidden, seed) for seed in seeds), strict=True),
            )
        )
    except BrokenProcessPool as error:
        pool.cache_clear()
        raise BotError(
            "a search worker ended unexpectedly; use workers=1 to see the error"
        ) from error
    return merge_stats(parts)


def fresh_seed(rng: Random) -> int:
    seed = 0
    for _ in range(SEED_WORDS):
        seed = seed << 32 | rng.word()
    return seed


def search_alone(evaluator: str, budget: Budget, state: State, seed: int) -> list[MoveStats]:
    return Searcher(evaluator, budget).results(state, seeded(seed))


def merge_stats(parts: list[list[MoveStats]]) -> list[MoveStats]:
    whole: dict[int, MoveStats] = {}
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
    """Return a pool that is kept for later decisions and ends with this process.

    `atexit` is too late: a multiprocessing child waits for its own children before it runs.
    """
    made = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    Finalize(None, made.shutdown, kwargs={"cancel_futures": True}, exitpriority=100)
    return made
