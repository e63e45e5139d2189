"""The rows of the database as values."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from insula.server.facts.house import HouseFact

Status = Literal["open", "playing", "over", "abandoned"]
Kind = Literal[
    "start", "move", "undo", "seat", "ask", "agree", "decline", "abandon", "rematch", "bot"
]

POSITION_KINDS = ("start", "move", "undo")
"""Rows that change the position: an earlier choice becomes stale."""

FACT_KINDS = ("seat", "bot")
"""Rows that say with a fact what happened."""

SEATING_KINDS = ("seat", "start", "abandon")
"""Rows that come with changes of the seats or the table's status."""


class Clock(msgspec.Struct, frozen=True):
    """Time limit of a seat. An overdue seat loses nothing, but others may replace it by a bot."""

    per: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    increment: int = 0  # added after each turn if per game


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class LoginSession:
    """A browser or program that is signed in."""

    id: str
    person: str
    kind: Literal["browser", "token"]
    name: str
    secret: str = field(repr=False)  # hashed
    created: int
    used: int


@dataclass(frozen=True)
class Passkey:
    """The public half of a passkey, and its use counter."""

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
    """A seat and its player: a person, a bot, or none yet."""

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
    """A table as created. Status, turn and last change are stored for lists."""

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
    origin: str | None = None  # the table this one branched from
    origin_decisions: int = 0


@dataclass(frozen=True)
class Row:
    """A row of a table's log."""

    number: int
    kind: Kind
    seat: int
    value: int
    text: str
    at: int
    fact: HouseFact | None = None


@dataclass(frozen=True)
class LogUpdate:
    """New rows of a log, and the seats, status and creator that may have changed with them."""

    rows: list[Row]
    seats: list[Seat] = field(default_factory=list)
    status: Status | None = None
    creator: str | None = None


@dataclass(frozen=True)
class Remark:
    """A chat message."""

    number: int
    name: str
    text: str
    at: int
