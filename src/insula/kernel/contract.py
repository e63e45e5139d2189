"""The contract of a position: what bots, tables and searches may ask of any game.

A game's own state is a native class below this one, so that calls from compiled search code are
direct. What a *game* offers around its positions (words, views, boxes) is in `kernel.game`.
"""

import struct
from importlib import import_module

from mypy_extensions import i64

from insula.kernel.moves import Moves
from insula.kernel.random import Random

Event = tuple[int, int, int, int, int]


def unpack(package: str, key: str, data: bytes) -> "State":
    """Bring a pickled position back, in any process."""
    name, rules, box = key.split("@", 2)
    state: State = import_module(package).open_game(name, box, int(rules)).from_bytes(data)
    return state


class Log:
    """What happened, as small tuples of numbers; a game's `words` turns them into sentences."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.events.append((kind, seat, a, b, c))

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events


class State:
    """A position: who decides, between what, and what it is worth."""

    def __init__(self) -> None:
        self.log: Log | None = None
        self.scratch: Moves | None = None

    def seat(self) -> i64:
        """Who decides now; after the end, the seat that decided last."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def legal_into(self, out: Moves) -> None:
        """Write the legal moves into `out`, in a steady order; none after the end."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Play a legal move. It trusts its caller: `game.check` is for strangers."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A position of its own that shares nothing that changes, without the log."""
        raise NotImplementedError

    def redeal(self, rng: Random) -> None:
        """Put everything nobody has seen into another order, each order as likely."""
        raise NotImplementedError

    def gather(self) -> None:
        """Put everything nobody has seen into one fixed order, the same whatever it was.

        What follows then hangs on what the table shows alone, also for a given generator.
        """
        raise NotImplementedError

    def revealed(self) -> i64:
        """How many hidden things have been turned over since the set-up."""
        raise NotImplementedError

    def turns(self) -> i64:
        """How many turns have begun; 0 in a game that does not count them."""
        return 0

    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Places by seat from 1, ties broken by the rules; equal numbers are shared places."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Points by seat and source; each seat's sum is its score."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything that makes this position, as numbers from -32768 to 32767."""
        raise NotImplementedError

    def home(self) -> tuple[str, str]:
        """The package and the key (`name@box`) that open this position's game again."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """This position as bytes; `game.from_bytes` brings it back."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}h", *numbers)

    def __reduce__(self) -> tuple[object, ...]:
        package, key = self.home()
        return unpack, (package, key, self.to_bytes())

    def max_moves(self) -> i64:
        """Return an upper bound on the number of legal moves in any position of this game."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal moves as a list, in a steady order; empty only after the end."""
        scratch = self.scratch
        if scratch is None:
            scratch = Moves(self.max_moves())
            self.scratch = scratch
        scratch.count = 0
        self.legal_into(scratch)
        return scratch.listed()
