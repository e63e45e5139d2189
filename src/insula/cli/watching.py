"""A long run: how far it is, and how it ends when somebody stops it.

How far is a bar on a terminal, elsewhere a line on stderr every minute.
"""

import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread

from insula.cli.faults import INTERRUPTED, TERMINATED, Stopped

EVERY = 60.0  # seconds between lines
GOES_ON = "; the same command goes on with --resume"


@dataclass
class Lines:
    """Tells how far it is."""

    total: int
    begun_with: int
    things: str = "games"
    clock: Callable[[], float] = time.monotonic
    done: int = field(init=False)
    began: float = field(init=False)
    latest: float = field(init=False)  # when one of them ended

    def __post_init__(self) -> None:
        self.done = self.begun_with
        self.began = self.latest = self.clock()

    def see(self, done: int) -> None:
        self.done, self.latest = done, self.clock()

    def tell(self) -> None:
        now = self.clock()
        rate = (self.done - self.begun_with) / (now - self.began)
        left = f", about {(self.total - self.done) / rate / 60:.0f} min left" if rate else ""
        idle = now - self.latest
        none = f", none ended for {idle / 60:.0f} min" if idle >= EVERY else ""
        how_far = f"{self.done} of {self.total} {self.things}, {rate:.2f} {self.things}/s"
        print(f"{how_far}{left}{none}", file=sys.stderr, flush=True)


@contextmanager
def told_again_and_again(lines: Lines) -> Iterator[None]:
    """By a clock of its own: a bot that never comes back must not silence it."""
    over = Event()

    def tell() -> None:
        while not over.wait(EVERY):
            lines.tell()

    Thread(target=tell, daemon=True).start()
    try:
        yield
    finally:
        over.set()


def watch(
    name: str, total: int, begun_with: int, counts: Iterable[int], things: str = "games"
) -> None:
    """Run through the counts of what is done so far, and show them."""
    from insula.cli.show import progress

    with progress(rate=f"{things}/s") as bar:
        task = bar.add_task(name, total=total, completed=begun_with)
        if bar.disable:
            watch_lines(Lines(total, begun_with, things), counts)
            return
        for done in counts:
            bar.update(task, completed=done)


def watch_lines(lines: Lines, counts: Iterable[int]) -> None:
    with told_again_and_again(lines):
        for done in counts:
            lines.see(done)


class Terminated(BaseException):
    """SIGTERM, as KeyboardInterrupt is SIGINT."""


def terminate(*_: object) -> None:
    raise Terminated


@contextmanager
def stoppable(*, kept: bool) -> Iterator[None]:
    """SIGTERM ends a run in order, as Ctrl-C does; what is kept in a folder can go on."""
    before, how = signal.signal(signal.SIGTERM, terminate), GOES_ON if kept else ""
    try:
        yield
    except KeyboardInterrupt:
        raise Stopped(f"interrupted{how}", INTERRUPTED) from None
    except Terminated:
        raise Stopped(f"terminated{how}", TERMINATED) from None
    finally:
        signal.signal(signal.SIGTERM, before)
