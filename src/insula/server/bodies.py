"""What goes over HTTP: bodies of requests and of their answers."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from insula.server import limits
from insula.server.messages import TableView
from insula.server.refusals import Code
from insula.server.rows import Clock

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Secret = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=limits.PASSWORD_LENGTH)]


class Me(Struct):
    """Who you are here."""

    id: str
    name: str
    login: str | None
    token: str | None = None


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """An account that lasts: the same games on every device."""

    login: Name
    password: Password


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit there: you (as often as people share your screen), anybody, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = ""
    bot: str = "greedy"


class NewClock(Clock, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=0, le=60 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. It starts at once when no seat is open."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=9)]
    options: dict[str, str] = {}
    clock: NewClock = msgspec.field(default_factory=NewClock)
    private: bool = False


class Made(Struct):
    """A new table; the key of a private one is told only here."""

    table: TableView
    key: str | None


class Join(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = ""
    key: Secret = ""
    secret: Secret = ""


class PutBot(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)]
    bot: str = "greedy"


class SeatLink(Struct):
    """The secret that gives this seat to whoever brings it; told only here."""

    seat: int
    secret: str


class Listed(Struct):
    """A table in a list: the seat that decides (-1 for none), and when it last changed."""

    table: TableView
    turn: int
    changed: int
    you: list[int]


class TableList(Struct):
    tables: list[Listed]


class OptionView(Struct):
    name: str
    values: list[str]
    default: str
    about: str


class GameView(Struct):
    game: str
    title: str
    players: list[int]
    options: list[OptionView]


class Offer(Struct):
    """What can be played here, and against which bots."""

    games: list[GameView]
    bots: list[str]


class Fault(Struct):
    """Why a request was not granted."""

    code: Code
    text: str


class Health(Struct):
    ok: bool
    version: str
    tables: int
    sockets: int
    redis: bool | None  # is it there? None where none is used
