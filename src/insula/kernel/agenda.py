"""A position whose decisions are data: a stack of steps still to be taken, each naming its seat.

A game pushes a turn's steps last one first and settles those that need nobody; the step on top is
then the decision. A step is one number: 5 bits for its kind, 2 for its seat, the rest a detail.
"""

from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import filled, vec
from insula.kernel.contract import State

PIECES: Final = 4  # of 15 bits, to write a step down


class Agenda(State):
    """What every game's state is built on; the game is over when no step is left."""

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

    def written(self) -> list[int]:
        """The agenda as small numbers: last seat, depth, and each step in pieces."""
        out: list[int] = [self.last, self.depth]
        for at in range(self.depth):
            out += [(self.agenda[at] >> shift) & 32767 for shift in (0, 15, 30, 45)]
        return out

    def read(self, numbers: list[int], at: int) -> int:
        """Take back what `written` gave, from a place in a list; the place after it."""
        self.last, self.depth = numbers[at], numbers[at + 1]
        at += 2
        for step in range(self.depth):
            value: i64 = 0
            for piece in range(PIECES):
                value |= i64(numbers[at + piece]) << (15 * piece)
            self.agenda[step] = value
            at += PIECES
        return at
