"""Play a series of games, over as many processes as asked; the result hangs on the seed alone."""

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
    """A series that could not be finished; the message is for the user."""


@dataclass(frozen=True)
class Series:
    """A match, how often, and where its records go."""

    match: Match
    games: int
    records: Path | None = None

    def all_random(self) -> bool:
        return self.records is None and set(self.match.bots) == {"random"}

    def chunks(self) -> Iterator[range]:
        """Numbers of games, small enough that progress shows."""
        size = CHUNK_RANDOM if self.all_random() else CHUNK
        for first in range(1, self.games + 1, size):
            yield range(first, min(first + size, self.games + 1))

    def file(self, number: int) -> str:
        return f"game-{number:0{NAME_WIDTH}}.txt"


def simulate(series: Series, workers: int) -> Iterator[Tally]:
    """The tally of each finished chunk; merged in any order they come to the same."""
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
    """Play a game, write its record into a new file, and tell how it came out."""
    table, found = play_recorded(match, number)
    record.create(path, record.write(table))
    return found


# -- over processes ----------------------------------------------------------------------------


def in_processes(series: Series, workers: int) -> Iterator[Tally]:
    """A few chunks in flight per process: enough to keep them busy, few enough to stop soon."""
    chunks = series.chunks()
    flying: set[Future[Tally]] = set()
    ready = partial(when_the_parent_ends, partial(os._exit, 1))
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=ready) as pool:
        try:
            while True:
                with interrupts_left_to_the_parent():
                    for chunk in islice(chunks, 2 * workers - len(flying)):
                        flying.add(pool.submit(play_chunk, series, chunk))
                if not flying:
                    return
                done, flying = wait(flying, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise SimulationError(
                "a process that played games ended unexpectedly; with --workers 1 you see where"
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)  # and wait: exit races a pool that still ends


def when_the_parent_ends(act: Callable[[], object]) -> None:
    """For a process that plays: a bot may never come back, and it would run for ever."""
    parent = parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        act()

    Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_left_to_the_parent() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C; the parent does afterwards, and ends them.

    A process inherits what is blocked. Python's own helper of processes lifts the block when it
    starts, so it is started before.
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
