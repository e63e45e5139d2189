"""How far a long run is: a bar on a terminal, elsewhere a line on stderr every minute."""

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

EVERY = 60.0  # seconds between lines


@dataclass
class Lines:
    """Tells how far it is, at most once a minute."""

    total: int
    begun_with: int
    things: str = "games"
    clock: Callable[[], float] = time.monotonic
    began: float = field(init=False)
    told: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.told = self.clock()

    def see(self, done: int) -> None:
        now = self.clock()
        if now - self.told < EVERY:
            return
        self.told = now
        rate = (done - self.begun_with) / (now - self.began)
        left = f", about {(self.total - done) / rate / 60:.0f} min left" if rate else ""
        line = f"{done} of {self.total} {self.things}, {rate:.2f} {self.things}/s{left}"
        print(line, file=sys.stderr, flush=True)


def watch(
    name: str, total: int, begun_with: int, counts: Iterable[int], things: str = "games"
) -> None:
    """Run through the counts of what is done so far, and show them."""
    from insula.cli.show import progress

    lines = Lines(total, begun_with, things)
    with progress(rate=f"{things}/s") as bar:
        task = bar.add_task(name, total=total, completed=begun_with)
        for done in counts:
            bar.update(task, completed=done)
            if bar.disable:
                lines.see(done)
