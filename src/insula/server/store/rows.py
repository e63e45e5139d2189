"""What the store keeps, as values."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

Status = Literal["open", "playing", "over", "abandoned"]
Kind = Literal[
    "start", "move", "undo", "seat", "ask", "agree", "decline", "abandon", "rematch", "bot"
]

POSITION_KINDS = ("start", "move", "undo")
"""Rows after which the position is another one: a choice made before is stale."""

SEATING_KINDS = ("seat", "start", "abandon")
"""Rows with which more changes than the log says: who sits there, or the table's status."""


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may think. A seat that is overdue loses nothing but its protection: the
    others may hand it to a bot."""

    per: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    increment: int = 0  # added after each turn, where the time is for the game


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class LoginSession:
    """How a browser or a program is known."""

    id: str
    person: str
    kind: Literal["browser", "token"]
    name: str
    secret: str = field(repr=False)  # hashed
    created: int
    used: int


@dataclass(frozen=True)
class Passkey:
    """A key pair of which we know the public half; it counts its uses itself."""

    id: str
    person: str
    name: str
    site: str
    public: str = field(repr=False)
    uses: int
    created: int
    used: int


@dataclass(frozen=True)
class Seat:
    """A seat, and who sits there: a person, a bot, or nobody yet."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    secret: str | None = field(default=None, repr=False)  # hashed
    away: int = 0

    def is_open(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class TableRow:
    """A table as it was made; status, turn and the last change are kept for lists."""

    id: str
    game: str
    rules: int
    box: str
    players: int
    options: dict[str, str]
    clock: Clock
    seed: int = field(repr=False)
    salt: str = field(repr=False)
    shuffle: str
    key: str | None = field(repr=False)  # hashed
    creator: str | None
    status: Status
    turn: int
    created: int
    changed: int
    box_name: str = ""
    origin: str | None = None  # the table from one of whose positions this one goes on
    origin_decisions: int = 0


@dataclass(frozen=True)
class Row:
    """A line of a table's log."""

    number: int
    kind: Kind
    seat: int
    value: int
    text: str
    at: int


@dataclass(frozen=True)
class LogUpdate:
    """Rows that were added to a log, with what may have changed by them: the seats, the status and
    whose table it is."""

    rows: list[Row]
    seats: list[Seat] = field(default_factory=list)
    status: Status | None = None
    creator: str | None = None


@dataclass(frozen=True)
class Remark:
    """A line of a table's chat."""

    number: int
    name: str
    text: str
    at: int
