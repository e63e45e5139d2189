"""A position whose decisions are data: a stack of steps still to be taken, each naming its seat.

A game pushes a turn's steps last one first and settles those that need nobody; the step on top is
then the decision. A step is one number: 5 bits for its kind, 2 for its seat, the rest a detail.
"""

from mypy_extensions import i64

from insula.kernel.arrays import filled, vec
from insula.kernel.contract import State
from insula.kernel.numbers import Numbers, writer


class Agenda(State):
    """What every game's state is built on; the game is over when no step is left."""

    def __init__(self, players: i64, deepest: i64, source: "Agenda | None") -> None:
        self.log = None
        self.scratch = None
        self.players: i64 = players
        self.agenda: vec[i64] = filled(deepest, 0) if source is None else source.agenda[:]
        # the step on top is agenda[depth - 1]
        self.depth: i64 = 0 if source is None else source.depth
        self.last: i64 = 0 if source is None else source.last  # seat of the last decision

    def push(self, step: i64, seat: i64, detail: i64) -> None:
        self.agenda[self.depth] = step | (seat << 5) | (detail << 7)
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def step(self) -> i64:
        return self.agenda[self.depth - 1] & 31

    def detail(self) -> i64:
        return self.agenda[self.depth - 1] >> 7

    def seat(self) -> i64:
        if self.depth == 0:
            return self.last
        return (self.agenda[self.depth - 1] >> 5) & 3

    def seats(self) -> i64:
        return self.players

    def over(self) -> bool:
        return self.depth == 0

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Log an event if a log is attached."""
        log = self.log
        if log is not None:
            log.add(kind, seat, a, b, c)

    def numbers(self) -> list[int]:
        out = writer()
        self.transfer(out)
        return out.items

    def transfer(self, numbers: Numbers) -> None:
        """Write or read the number of players, the last seat and the steps."""
        numbers.number(self.players)
        self.last = numbers.number(self.last)
        self.depth = numbers.number(self.depth)
        at: i64 = 0
        while at < self.depth:
            self.agenda[at] = numbers.wide(self.agenda[at])
            at += 1
