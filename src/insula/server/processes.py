"""Several processes behind one door: the parent opens it, starts them, and starts them again."""

import contextlib
import logging
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from typing import NoReturn

from insula.server.main import ServeError

logger = logging.getLogger("insula.workers")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
MIN_LIFETIME = 1.0
"""Seconds that a worker must have lived to be started again at once."""

Work = Callable[[Callable[[], None]], None]


class ServerProcesses:
    """Children that do the same work, which tells by a call that people may come."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.children: dict[int, float] = {}  # each with the time of its start
        self.stopping = False
        self.lifeline, self.lifeline_writer = (
            os.pipe()
        )  # ends when the parent does, however that happens

    def run(self, count: int, ready: Callable[[], None]) -> None:
        """Until a signal asks us to stop and every child has ended."""
        before = {each: signal.signal(each, self.stop) for each in SIGNALS}
        try:
            if self.start_all(count) == count:
                ready()
            elif not self.stopping:
                self.stop()
                self.supervise()
                raise ServeError("a worker could not start: its reason stands above")
            self.supervise()
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def start_all(self, count: int) -> int:
        """How many of them became ready."""
        ready_reader, ready_pipe = os.pipe()
        for _ in range(count):
            self.start(ready_pipe)
        os.close(ready_pipe)
        with open(ready_reader, "rb") as answers:
            return len(answers.read())

    def start(self, ready_pipe: int | None = None) -> None:
        sys.stdout.flush()
        with block_signals():
            child = os.fork()
            if child == 0:
                self.run_child(ready_pipe)
            self.children[child] = time.monotonic()

    def supervise(self) -> None:
        while self.children:
            child, status = os.waitpid(-1, 0)
            lived = time.monotonic() - self.children.pop(child)
            if self.stopping:
                continue
            code = os.waitstatus_to_exitcode(status)
            logger.warning("a worker ended with %d; another takes its place", code)
            time.sleep(max(0.0, MIN_LIFETIME - lived))
            if not self.stopping:
                self.start()

    def stop(self, *_: object) -> None:
        self.stopping = True
        for child in self.children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)

    # -- in the child ----------------------------------------------------------------------------

    def run_child(self, ready_pipe: int | None) -> NoReturn:
        code = 1
        try:
            self.prepare()
            self.work(lambda: signal_ready(ready_pipe))
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)

    def prepare(self) -> None:
        """A child gets its signals from the parent alone, and does not outlive it."""
        os.setpgrp()
        os.close(self.lifeline_writer)
        for each in SIGNALS:
            signal.signal(each, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        threading.Thread(target=self.end_with_parent, daemon=True).start()

    def end_with_parent(self) -> None:
        os.read(self.lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)


@contextlib.contextmanager
def block_signals() -> Iterator[None]:
    """None is lost, and none comes while a child is neither here nor there."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def signal_ready(ready_pipe: int | None) -> None:
    if ready_pipe is not None:
        os.write(ready_pipe, b".")
        os.close(ready_pipe)
