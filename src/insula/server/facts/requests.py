"""Refusals about requests, new tables, limits and the database."""

from typing import Annotated, Literal

from insula.kernel.facts import Id, Verbatim, words
from insula.server.facts.house import BotTrouble
from insula.server.facts.refusal import English, Refusal

# -- requests -------------------------------------------------------------------------------------


class NotFound(Refusal, tag="not_found"):
    """There is no such path, or it has another method."""

    code = "unknown"


class InvalidMessage(Refusal, tag="invalid_message"):
    code = "malformed"
    detail: English


class BodyTooLarge(Refusal, tag="body_too_large"):
    code = "malformed"
    most: int  # bytes


class OutOfRange(Refusal, tag="out_of_range"):
    """A number of the request is too large or not a whole number."""

    code = "malformed"
    name: Id
    most: int


class OtherSite(Refusal, tag="other_site"):
    """The request comes from a page of another site."""

    code = "forbidden"


# -- games and new tables -------------------------------------------------------------------------


class NoGame(Refusal, tag="no_game"):
    code = "unknown"
    games: tuple[Id, ...]


class NoLanguage(Refusal, tag="no_language"):
    code = "unknown"
    languages: tuple[Id, ...]


class NoBox(Refusal, tag="no_box"):
    code = "unknown"
    box: Verbatim
    boxes: tuple[Verbatim, ...]


class NoBoxHash(Refusal, tag="no_box_hash"):
    """The server has no box with this hash."""

    code = "unknown"


class InvalidSetup(Refusal, tag="invalid_setup"):
    """The game cannot be set up with these players and options."""

    code = "malformed"
    detail: English


class NoOwnSeat(Refusal, tag="no_own_seat"):
    """A new table has no seat for the person who creates it."""

    code = "malformed"


class WrongSeatCount(Refusal, tag="wrong_seat_count"):
    code = "malformed"
    seats: int
    given: int


class CannotBranch(Refusal, tag="cannot_branch"):
    """The game cannot be continued after this number of decisions."""

    code = "status"
    last: int


class InvalidRecord(Refusal, tag="invalid_record"):
    code = "malformed"
    line: int  # 0 for the whole file
    detail: English


# -- limits ---------------------------------------------------------------------------------------

Counted = Annotated[
    Literal[
        "requests",
        "guests",
        "tables",
        "address_tables",
        "messages",
        "records",
        "hints",
        "analyses",
        "passwords",
        "account_passwords",
        "passkeys",
    ],
    words("Counted"),
]
"""What has a rate limit."""


class TooFast(Refusal, tag="too_fast"):
    code = "limit"
    what: Counted


class TooManyTables(Refusal, tag="too_many_tables"):
    code = "limit"
    most: int


class TooManySockets(Refusal, tag="too_many_sockets"):
    code = "limit"


class AddressSockets(Refusal, tag="address_sockets"):
    """Too many sockets from one address."""

    code = "limit"


class Stopping(Refusal, tag="stopping"):
    code = "store"


# -- failures -------------------------------------------------------------------------------------


class NotSaved(Refusal, tag="not_saved"):
    code = "store"


class DatabaseSilent(Refusal, tag="database_silent"):
    code = "store"


class InternalError(Refusal, tag="internal_error"):
    code = "store"


class AdviserFailed(Refusal, tag="adviser_failed"):
    code = "store"
    trouble: BotTrouble


RequestRefusal = (
    NotFound
    | InvalidMessage
    | BodyTooLarge
    | OutOfRange
    | OtherSite
    | NoGame
    | NoLanguage
    | NoBox
    | NoBoxHash
    | InvalidSetup
    | NoOwnSeat
    | WrongSeatCount
    | CannotBranch
    | InvalidRecord
    | TooFast
    | TooManyTables
    | TooManySockets
    | AddressSockets
    | Stopping
    | NotSaved
    | DatabaseSilent
    | InternalError
    | AdviserFailed
)
