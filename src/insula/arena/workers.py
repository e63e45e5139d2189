"""Run jobs in worker processes. A worker that dies loses only its own job."""

import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from insula.arena.crashes import describe_error
from insula.arena.simulate import block_interrupts, on_parent_exit

STDOUT, STDERR = 1, 2
Job = TypeVar("Job")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Done(Generic[Job, Answer]):
    """A finished job and its answer."""

    job: Job
    answer: Answer


@dataclass(frozen=True)
class Crash(Generic[Job]):
    """A failed job and why: a traceback, or how its process ended."""

    job: Job
    why: str
    process: int
    reason: str = ""  # the error of a traceback, in one line

    def summary(self) -> str:
        return self.reason or self.why


def cores() -> int:
    """Return the number of CPU cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass
class Worker(Generic[Job, Answer]):
    """A worker process, the connection to it, and its current job."""

    process: BaseProcess
    connection: Connection
    job: Job

    @classmethod
    def start(cls, work: Callable[[Job], Answer], job: Job) -> "Worker[Job, Answer]":
        """Start a worker. It may have child processes, because some bots use workers too."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with block_interrupts():
            process = context.Process(target=serve, args=(theirs, work))
            process.start()
        theirs.close()
        worker: Worker[Job, Answer] = cls(process, ours, job)
        worker.send(job)
        return worker

    def send(self, job: Job) -> bool:
        """Send a job to the worker; return False if the worker has died."""
        self.job = job
        try:
            self.connection.send(job)
        except OSError:
            return False
        return True

    def receive(self) -> "Done[Job, Answer] | Crash[Job]":
        """Receive the result of the job, or how the process ended."""
        try:
            good, answer = self.connection.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            return Crash(self.job, exit_reason(self.process.exitcode), self.process.pid or 0)
        if good:
            return Done(self.job, answer)
        why, reason = answer
        return Crash(self.job, why, self.process.pid or 0, reason)

    def stop(self) -> None:
        """Kill the process and all processes that its bots started."""
        self.connection.close()
        assert self.process.pid
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:  # it has ended, or is not a group leader yet
            self.process.kill()
        self.process.join()


def exit_reason(code: int | None) -> str:
    if code is not None and code < 0:
        return f"its process was ended by {signal.Signals(-code).name}"
    return f"its process ended with code {code}"


@dataclass
class Workers(Generic[Job, Answer]):
    """Run jobs in `count` processes; yield answers as they arrive."""

    count: int
    work: Callable[[Job], Answer]
    busy: dict[Connection, Worker[Job, Answer]] = field(default_factory=dict)

    def run(self, jobs: Iterator[Job]) -> Iterator[Done[Job, Answer] | Crash[Job]]:
        """Yield the results. Closing the iterator stops all workers."""
        try:
            for job in islice(jobs, self.count):
                self.start(job)
            while self.busy:
                for connection in wait(list(self.busy)):
                    assert isinstance(connection, Connection)
                    yield self.next_of(connection, jobs)
        finally:
            for worker in self.busy.values():
                worker.stop()
            self.busy.clear()

    def start(self, job: Job) -> None:
        worker = Worker.start(self.work, job)
        self.busy[worker.connection] = worker

    def next_of(
        self, connection: Connection, jobs: Iterator[Job]
    ) -> Done[Job, Answer] | Crash[Job]:
        """Return the answer of a worker and give it the next job; replace it if it died."""
        worker = self.busy.pop(connection)
        found = worker.receive()
        job = next(jobs, None)
        if job is not None and worker.send(job):
            self.busy[connection] = worker
            return found
        worker.stop()
        if job is not None:
            self.start(job)
        return found


# -- inside a worker -----------------------------------------------------------------------------


def serve(connection: Connection, work: Callable[[Job], Answer]) -> None:
    """Run jobs until the connection closes.

    The process leads its own group and kills it at the end: a bot may start processes that Python
    would wait for. Output goes to stderr, because stdout belongs to the parent.
    """
    os.setpgrp()
    on_parent_exit(kill_group)
    with suppress(OSError):  # there may be no stderr
        os.dup2(STDERR, STDOUT)
    try:
        do_jobs(connection, work)
    finally:
        kill_group()


def kill_group() -> None:
    os.killpg(os.getpid(), signal.SIGKILL)


def do_jobs(connection: Connection, work: Callable[[Job], Answer]) -> None:
    while True:
        try:
            job = connection.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer = True, work(job)
        except (Exception, SystemExit) as error:
            answer = False, (traceback.format_exc(), describe_error(error))  # type: ignore[assignment]
        try:
            connection.send(answer)
        except ConnectionError:
            return
