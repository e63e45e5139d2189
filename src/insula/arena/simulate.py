"""Play a series of games in worker processes. The result depends only on the seed."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from pathlib import Path
from threading import Thread

from insula.arena.match import Match, Outcome, play_bots, play_random, play_recorded
from insula.arena.tally import Tally
from insula.kernel import record
from insula.kernel.moves import Moves

CHUNK_RANDOM = 250
CHUNK = 2
NAME_WIDTH = 6


class SimulationError(RuntimeError):
    """A series that failed; the message is for the user."""


@dataclass(frozen=True)
class Series:
    """A match, the number of games, and the folder of their records."""

    match: Match
    games: int
    records: Path | None = None

    def all_random(self) -> bool:
        return self.records is None and set(self.match.bots) == {"random"}

    def chunks(self) -> Iterator[range]:
        """Yield ranges of game numbers, small enough to show progress."""
        size = CHUNK_RANDOM if self.all_random() else CHUNK
        for first in range(1, self.games + 1, size):
            yield range(first, min(first + size, self.games + 1))

    def file(self, number: int) -> str:
        return f"game-{number:0{NAME_WIDTH}}.txt"


def simulate(series: Series, workers: int) -> Iterator[Tally]:
    """Yield the tally of each finished chunk. The order of merging does not matter."""
    series.match.open()
    if workers == 1:
        return (play_chunk(series, chunk) for chunk in series.chunks())
    return in_processes(series, workers)


def play_chunk(series: Series, numbers: range) -> Tally:
    began = time.process_time()
    tally = Tally.of(series.match.players)
    moves = Moves(max_moves(series.match)) if series.all_random() else None
    for number in numbers:
        if series.records is not None:
            tally.add(write_game(series.match, number, series.records / series.file(number)))
        elif moves is not None:
            tally.add(play_random(series.match, number, moves))
        else:
            tally.add(play_bots(series.match, number))
    tally.cpu_seconds = time.process_time() - began
    return tally


def max_moves(match: Match) -> int:
    """Return an upper bound on the number of legal moves in this match."""
    return match.open().new(match.players, 0, **match.options).max_moves()


def write_game(match: Match, number: int, path: Path) -> Outcome:
    """Play a game, write its record to a new file and return its outcome."""
    table, found = play_recorded(match, number)
    record.create(path, record.write(table))
    return found


# -- worker processes ----------------------------------------------------------------------------


def in_processes(series: Series, workers: int) -> Iterator[Tally]:
    """Keep two chunks per worker in flight: enough to keep them busy, few enough to stop soon."""
    chunks = series.chunks()
    flying: set[Future[Tally]] = set()
    ready = partial(on_parent_exit, partial(os._exit, 1))
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=ready) as pool:
        try:
            while True:
                with block_interrupts():
                    for chunk in islice(chunks, 2 * workers - len(flying)):
                        flying.add(pool.submit(play_chunk, series, chunk))
                if not flying:
                    return
                done, flying = wait(flying, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise SimulationError(
                "a worker process ended unexpectedly; run with --workers 1 to see the error"
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)  # and wait: the pool must end before we exit


def on_parent_exit(act: Callable[[], object]) -> None:
    """Call `act` when the parent process ends, because a bot may never return."""
    parent = parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        act()

    Thread(target=watch, daemon=True).start()


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Block Ctrl-C in processes started here; the parent handles it and stops them.

    A process inherits blocked signals. Python's resource tracker unblocks them when it starts, so
    it must run first.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
