"""Several processes search one position; the sum hangs on the seed alone."""

import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

import insula
from insula.bots import BotError
from insula.bots.budget import Budget
from insula.bots.parallel import fresh_seed, merge_stats, pool, search_alone, search_in_workers
from insula.bots.searcher import MoveStats
from insula.kernel.random import seeded

pytestmark = pytest.mark.one_speed

STATE = insula.game("minerva").new(2, 3)


def test_workers_add_up_their_results() -> None:
    together = search_in_workers("hand", Budget(30, workers=2), STATE, seeded(5))
    rng = seeded(5)
    parts = [search_alone("hand", Budget(15), STATE, fresh_seed(rng)) for _ in range(2)]
    assert together == merge_stats(parts)
    assert sum(found.visits for found in together) == 30 - 2  # the first looks at the root itself


def test_findings_add_up_by_move() -> None:
    one, other = MoveStats(4, 2, (1.0, 1.0)), MoveStats(4, 3, (2.0, 1.0))
    assert merge_stats([[one, MoveStats(9, 1, (0.5, 0.5))], [other]]) == [
        MoveStats(4, 5, (3.0, 2.0)),
        MoveStats(9, 1, (0.5, 0.5)),
    ]


def test_a_process_that_dies_is_reported_and_the_next_search_works() -> None:
    with pytest.raises(BrokenProcessPool):
        pool(2).submit(os._exit, 3).result()
    with pytest.raises(BotError, match="a search worker ended unexpectedly"):
        search_in_workers("hand", Budget(4, workers=2), STATE, seeded(5))
    assert search_in_workers("hand", Budget(4, workers=2), STATE, seeded(5))


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
def test_a_worker_with_its_own_workers_ends() -> None:
    """Else `simulate` would wait for ever."""
    bots = "citizen:iterations=4+workers=2,random"
    arguments = ["--players", "2", "--games", "2", "--seed", "1", "--bots", bots, "--workers", "2"]
    whole = subprocess.run(
        [sys.executable, "-m", "insula", "simulate", "minerva", *arguments],
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert "mean score" in whole.stdout
