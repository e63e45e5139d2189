"""The writer thread, which commits queued jobs in batches.

A commit costs one flush to disk, whatever its size. While one runs, the next batch collects, so a
busy server needs one flush for many moves and an idle one answers at once.
"""

import asyncio
import contextlib
import itertools
import queue
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from insula.server.limits import BATCH_JOBS
from insula.server.store.database import Database

Statement = tuple[str, tuple[Any, ...]]


class Conflict(Exception):
    """Raised when someone else wrote first."""


class StoreError(Exception):
    """Raised when the outcome of a write is unknown: read again before continuing."""


@dataclass(frozen=True)
class Job:
    """Statements of one transaction and the future that waits for them."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop


Outcome = tuple[Job, Exception | None]


class Writer:
    """Takes jobs from event loops and commits them in batches."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.pending: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        self.thread = threading.Thread(target=self.run, name="insula writer", daemon=True)
        self.queued = self.finished = 0
        self.commits = 0
        self.written = 0
        self.thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Return once the statements are durable. Raises Conflict, or StoreError if the outcome is
        unknown."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        pending = self.pending.setdefault(loop, [])
        pending.append(Job(statements, done, loop))
        self.queued += 1
        if len(pending) == 1:
            loop.call_soon(self.flush_pending, loop)
        await done

    def flush_pending(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand the jobs of one event loop iteration to the thread, waking it once."""
        if pending := self.pending.pop(loop, None):
            self.jobs.put(pending)

    def waiting(self) -> int:
        return self.queued - self.finished

    def close(self) -> None:
        """Write everything queued, then stop."""
        for loop in list(self.pending):
            self.flush_pending(loop)
        self.jobs.put(None)
        self.thread.join()

    # -- in the thread ----------------------------------------------------------------------------

    def run(self) -> None:
        running = True
        while running:
            batch, running = self.next_batch()
            notify_waiters(self.commit(batch))
            self.finished += len(batch)
        self.close_connection()

    def next_batch(self) -> tuple[list[Job], bool]:
        """Return all queued jobs, at least one, and whether to continue."""
        batch: list[Job] = []
        while (jobs := self.jobs.get()) is not None:
            batch += jobs
            if len(batch) >= BATCH_JOBS or self.jobs.empty():
                return batch, True
        return batch, False

    def commit(self, batch: list[Job]) -> list[Outcome]:
        """Commit a batch together, or one by one if there is a conflict."""
        try:
            if batch:
                self.transact(in_fixed_order(batch))
            self.written += len(batch)
            return [(job, None) for job in batch]
        except self.database.conflicts as error:
            if len(batch) > 1:
                return [outcome for job in batch for outcome in self.commit([job])]
            return [(batch[0], Conflict(str(error)))]
        except Exception as error:  # the thread must survive any error
            self.close_connection()
            return [(job, StoreError(str(error))) for job in batch]

    def close_connection(self) -> None:
        """Drop the connection and its transaction."""
        with contextlib.suppress(*self.database.errors):
            if self.connection is not None:
                self.connection.close()
        self.connection = None

    def transact(self, statements: list[Statement]) -> None:
        if self.connection is None:
            self.connection = self.database.connect()
        cursor = self.connection.cursor()
        cursor.execute(self.database.begin)
        try:
            for text, rows in by_text(statements):
                cursor.executemany(self.database.sql(text), rows)
            cursor.execute("COMMIT")
        except self.database.conflicts:
            cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()
        self.commits += 1


def in_fixed_order(batch: list[Job]) -> list[Statement]:
    """Order jobs by the table they write to, so that processes cannot deadlock."""
    ordered = sorted(batch, key=lambda job: str(job.statements[0][1][:1]))
    return list(itertools.chain.from_iterable(job.statements for job in ordered))


def by_text(statements: Iterable[Statement]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """Group equal statements into one call each. Updates follow inserts, so that moves of many
    tables group."""
    ordered = sorted(statements, key=lambda statement: statement[0].startswith("UPDATE"))
    groups = itertools.groupby(ordered, key=lambda statement: statement[0])
    return [(text, [values for _, values in batch]) for text, batch in groups]


def notify_waiters(outcomes: list[Outcome]) -> None:
    """Resolve the futures, with one call into each event loop."""
    for loop in {job.loop for job, _ in outcomes}:
        own = [outcome for outcome in outcomes if outcome[0].loop is loop]
        try:
            loop.call_soon_threadsafe(resolve_futures, own)
        except RuntimeError:  # the loop is closed: no one waits
            continue


def resolve_futures(outcomes: list[Outcome]) -> None:
    for job, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
