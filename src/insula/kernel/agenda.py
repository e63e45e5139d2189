"""A state whose pending decisions are data: a stack of steps, each with its seat.

A game pushes the steps of a turn in reverse order and runs the automatic ones; the step on top is
then the next decision. A step is one number: 5 bits for its kind, 2 for its seat, the rest for a
detail.
"""

from mypy_extensions import i64

from insula.kernel.arrays import filled, vec
from insula.kernel.contract import State
from insula.kernel.numbers import Numbers, writer


class Agenda(State):
    """The base of every game's state. The game is over when no step is left."""

    def __init__(self, players: i64, deepest: i64, source: "Agenda | None") -> None:
        self.log = None
        self.scratch = None
        self.players: i64 = players
        if source is not None:
            self.agenda: vec[i64] = source.agenda[:]
            self.depth: i64 = source.depth
            self.last: i64 = source.last
            return
        self.agenda = filled(deepest, 0)
        self.depth = 0  # the step on top is agenda[depth - 1]
        self.last = 0  # seat of the last decision

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
