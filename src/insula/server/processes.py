"""Run several server processes on one listening socket, and restart those that end."""

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

logger = logging.getLogger("insula.processes")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
MIN_LIFETIME = 1.0
"""Seconds a process must have lived to be restarted without delay."""

Work = Callable[[Callable[[], None]], None]


class ServerProcesses:
    """Forked processes that do the same work. Each reports when it is ready."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.children: dict[int, float] = {}  # start time by process id
        self.stopping = False
        self.lifeline, self.lifeline_writer = os.pipe()  # closes when the parent ends

    def run(self, count: int, ready: Callable[[], None]) -> None:
        """Run until a signal arrives and every process has ended."""
        before = {each: signal.signal(each, self.stop) for each in SIGNALS}
        try:
            if self.start_all(count) == count:
                ready()
            elif not self.stopping:
                self.stop()
                self.supervise()
                raise ServeError("a server process could not start; see the error above")
            self.supervise()
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def start_all(self, count: int) -> int:
        """Start the processes and return how many became ready."""
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
            logger.warning("a server process exited with %d and is restarted", code)
            time.sleep(max(0.0, MIN_LIFETIME - lived))
            if not self.stopping:
                self.start()

    def stop(self, *_: object) -> None:
        self.stopping = True
        for child in self.children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)

    # -- in the child -----------------------------------------------------------------------------

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
        """Set up a child: it gets signals from its parent only and does not outlive it."""
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
    """Block signals around a fork, so that none is lost or handled in the wrong process."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def signal_ready(ready_pipe: int | None) -> None:
    if ready_pipe is not None:
        os.write(ready_pipe, b".")
        os.close(ready_pipe)
