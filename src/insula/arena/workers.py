"""Jobs shared over processes: one that dies costs its own job and no other."""

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

from insula.arena.crashes import reason_of
from insula.arena.simulate import interrupts_left_to_the_parent, when_the_parent_ends

STDOUT, STDERR = 1, 2
Job = TypeVar("Job")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Done(Generic[Job, Answer]):
    """A job and what came of it."""

    job: Job
    answer: Answer


@dataclass(frozen=True)
class Crash(Generic[Job]):
    """A job that came to nothing, and why: a traceback, or how its process ended."""

    job: Job
    why: str
    process: int
    reason: str = ""  # of a traceback, in a line

    def summary(self) -> str:
        return self.reason or self.why


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass
class Worker(Generic[Job, Answer]):
    """A process, the line to it, and the job it has."""

    process: BaseProcess
    line: Connection
    job: Job

    @classmethod
    def start(cls, work: Callable[[Job], Answer], job: Job) -> "Worker[Job, Answer]":
        """A process may have children of its own: there are bots that search in several."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with interrupts_left_to_the_parent():
            process = context.Process(target=serve, args=(theirs, work))
            process.start()
        theirs.close()
        worker: Worker[Job, Answer] = cls(process, ours, job)
        worker.takes(job)
        return worker

    def takes(self, job: Job) -> bool:
        """Hand a job over, if anybody is there; a worker that dies of its job has taken it."""
        self.job = job
        try:
            self.line.send(job)
        except OSError:
            return False
        return True

    def take(self) -> "Done[Job, Answer] | Crash[Job]":
        """What its job came to; it has said so, or it has ended."""
        try:
            good, answer = self.line.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            return Crash(self.job, ended(self.process.exitcode), self.process.pid or 0)
        if good:
            return Done(self.job, answer)
        why, reason = answer
        return Crash(self.job, why, self.process.pid or 0, reason)

    def stop(self) -> None:
        """End the process and whatever its bots have started, in its job or after it."""
        self.line.close()
        assert self.process.pid
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:  # it has gone, or has not come so far as to lead a group
            self.process.kill()
        self.process.join()


def ended(code: int | None) -> str:
    if code is not None and code < 0:
        return f"its process was ended by {signal.Signals(-code).name}"
    return f"its process ended with code {code}"


@dataclass
class Workers(Generic[Job, Answer]):
    """Does jobs in so many processes; answers come as they are ready."""

    count: int
    work: Callable[[Job], Answer]
    busy: dict[Connection, Worker[Job, Answer]] = field(default_factory=dict)

    def run(self, jobs: Iterator[Job]) -> Iterator[Done[Job, Answer] | Crash[Job]]:
        """Whoever stops asking for answers ends all processes."""
        try:
            for job in islice(jobs, self.count):
                self.start(job)
            while self.busy:
                for line in wait(list(self.busy)):
                    assert isinstance(line, Connection)
                    yield self.next_of(line, jobs)
        finally:
            for worker in self.busy.values():
                worker.stop()
            self.busy.clear()

    def start(self, job: Job) -> None:
        worker = Worker.start(self.work, job)
        self.busy[worker.line] = worker

    def next_of(self, line: Connection, jobs: Iterator[Job]) -> Done[Job, Answer] | Crash[Job]:
        """The answer of a worker, which gets its next job at once; the dead get a successor."""
        worker = self.busy.pop(line)
        found = worker.take()
        job = next(jobs, None)
        if job is not None and worker.takes(job):
            self.busy[line] = worker
            return found
        worker.stop()
        if job is not None:
            self.start(job)
        return found


# -- inside a worker -----------------------------------------------------------------------------


def serve(line: Connection, work: Callable[[Job], Answer]) -> None:
    """Do what comes down the line until nobody is there.

    The process leads a group of its own and ends it with itself: a bot may search in processes, for
    which Python would wait at the end although nobody tells them to go. What is printed here goes
    to stderr, for stdout is the parent's.
    """
    os.setpgrp()
    when_the_parent_ends(end_the_group)
    with suppress(OSError):  # there may be no stderr
        os.dup2(STDERR, STDOUT)
    try:
        do_jobs(line, work)
    finally:
        end_the_group()


def end_the_group() -> None:
    os.killpg(os.getpid(), signal.SIGKILL)


def do_jobs(line: Connection, work: Callable[[Job], Answer]) -> None:
    while True:
        try:
            job = line.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer = True, work(job)
        except (Exception, SystemExit) as error:
            answer = False, (traceback.format_exc(), reason_of(error))  # type: ignore[assignment]
        try:
            line.send(answer)
        except ConnectionError:
            return
