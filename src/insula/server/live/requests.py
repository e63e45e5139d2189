"""Requests that create tables."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from insula.kernel.facts import Id, Verbatim
from insula.server import limits
from insula.server.store.rows import Clock


class NewSeat(Struct, forbid_unknown_fields=True):
    """The player of a seat: you (several times on a shared screen), anyone, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    name: Annotated[Verbatim, Meta(max_length=limits.NAME_LENGTH)] = ""
    bot: Id = "apprentice"


class NewClock(Clock, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=0, le=60 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create, with the default box or one chosen by name.

    It starts at once when no seat is open.
    """

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=9)]
    box: Annotated[Id, Meta(max_length=limits.TEXT_LENGTH)] = ""
    options: dict[Id, Id] = {}
    clock: NewClock = msgspec.field(default_factory=NewClock)
    private: bool = False


class Branch(Struct, forbid_unknown_fields=True):
    """A new table that continues from a position of an ended game."""

    decisions: Annotated[int, Meta(ge=0, le=10**6)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=9)]
    private: bool = True
