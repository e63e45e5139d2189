"""The contract of a position: what bots, tables and searches may use of any game.

The state of a game is a native subclass, so that calls from compiled search code are direct.
`kernel.game` has what a *game* offers around its positions: facts, views and boxes.
"""

import struct
from importlib import import_module

from mypy_extensions import i64

from insula.kernel.moves import Moves
from insula.kernel.random import Random

Event = tuple[int, int, int, int, int]


def unpack(package: str, key: str, data: bytes) -> "State":
    """Restore a pickled position in any process."""
    name, rules, box = key.split("@", 2)
    state: State = import_module(package).open_game(name, box, int(rules)).from_bytes(data)
    return state


class Log:
    """Events as tuples of numbers; the game converts them to facts."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.events.append((kind, seat, a, b, c))

    def take(self) -> list[Event]:
        """Return the events since the last call."""
        events = self.events
        self.events = []
        return events


class State:
    """A position: the seat to move, its legal moves, and the scores."""

    def __init__(self) -> None:
        self.log: Log | None = None
        self.scratch: Moves | None = None

    def seat(self) -> i64:
        """Return the seat to move; after the end, the seat that moved last."""
        raise NotImplementedError

    def seats(self) -> i64:
        """Return the number of seats."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def legal_into(self, out: Moves) -> None:
        """Write the legal moves to `out` in a fixed order; none after the end."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Play a legal move without checking it; `game.check` checks."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Return an independent copy, without the log."""
        raise NotImplementedError

    def redeal(self, rng: Random) -> None:
        """Shuffle everything hidden; all orders are equally likely."""
        raise NotImplementedError

    def gather(self) -> None:
        """Put everything hidden into one fixed order.

        The rest of the game then depends only on what the table shows and on the generator.
        """
        raise NotImplementedError

    def revealed(self) -> i64:
        """Return the number of hidden things revealed since the set-up."""
        raise NotImplementedError

    def turns(self) -> i64:
        """Return the number of turns started, or 0 if the game does not count them."""
        return 0

    def scores(self) -> list[int]:
        """Return the points by seat, as if the game ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Return the ranks by seat from 1, with the tie-breaks of the rules."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points by seat and source; their sum is the score."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Return the whole position as numbers from -32768 to 32767."""
        raise NotImplementedError

    def home(self) -> tuple[str, str]:
        """Return the package and the key (`name@rules@box`) of this position's game."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return this position as bytes; `game.from_bytes` restores it."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}h", *numbers)

    def __reduce__(self) -> tuple[object, ...]:
        package, key = self.home()
        return unpack, (package, key, self.to_bytes())

    def max_moves(self) -> i64:
        """Return an upper bound on the number of legal moves in any position of this game."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal moves in a fixed order; empty only after the end."""
        scratch = self.scratch
        if scratch is None:
            scratch = Moves(self.max_moves())
            self.scratch = scratch
        scratch.count = 0
        self.legal_into(scratch)
        return scratch.listed()
