"""What goes over HTTP: bodies of requests and of their answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from insula.server import limits
from insula.server.errors import Code
from insula.server.live.messages import TableView

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Secret = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=limits.PASSWORD_LENGTH)]


class Me(Struct):
    """Who you are here; a token or a cookie is what you are known by."""

    id: str
    name: str
    login: str | None
    passkeys: int
    token: str | None = None


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """An account that lasts: the same games on every device."""

    login: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    current: Password
    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program; the name is for you, to know it by."""

    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = "program"


class SessionView(Struct):
    """A browser or a program that is you here."""

    id: str
    kind: Literal["browser", "token"]
    name: str
    created: int
    used: int
    current: bool


class SessionList(Struct):
    sessions: list[SessionView]


class PasskeyView(Struct):
    """A passkey and the site it is good for."""

    id: str
    name: str
    site: str
    created: int
    used: int


class PasskeyList(Struct):
    passkeys: list[PasskeyView]


class PasskeyOptions(Struct):
    """For the browser, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """What the browser made of the options, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = ""


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class CreatedTable(Struct):
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


class TableSummary(Struct):
    """A table in a list: the seat that decides (-1 for none), and when it last changed."""

    table: TableView
    turn: int
    changed: int
    you: list[int]


class TableList(Struct):
    tables: list[TableSummary]


# -- games ---------------------------------------------------------------------------------------


class OptionView(Struct):
    name: str
    values: list[str]
    default: str
    about: str
    seat: int
    of_seats: bool


class BoxView(Struct):
    """A box: its hash, the number of its values by provenance, and whether it is retired.

    A retired box serves old games and experiments and is not offered for new games.
    """

    name: str
    version: str
    about: str
    digest: str
    known: int
    reported: int
    inferred: int
    reconstructed: int
    retired: bool


class GameView(Struct):
    """A game with its boxes, the usual one first."""

    game: str
    title: str
    players: list[int]
    options: list[OptionView]
    boxes: list[BoxView]


class BotView(Struct):
    """A bot that may sit down, and how long it may think about a decision."""

    name: str
    about: str
    seconds: float


class Offer(Struct):
    """What can be played here, and against which bots."""

    games: list[GameView]
    bots: list[BotView]


class RuleView(Struct):
    """A rule in our words: T marks what the rulebook says, R our rulings."""

    id: str
    chapter: str
    text: str
    marks: list[Literal["T", "R"]]


class RuleList(Struct):
    game: str
    title: str
    rules: list[RuleView]


class SheetRow(Struct):
    """The values of a row, each with its provenance; a label has none."""

    values: list[str]
    provenance: list[Literal["known", "reported", "inferred", "reconstructed", ""]]


class SheetView(Struct):
    file: str
    columns: list[str]
    rows: list[SheetRow]


class BoxContents(Struct):
    """Everything that is in a box."""

    box: BoxView
    sheets: list[SheetView]
    drawings: dict[str, str]


# -- games that were played ----------------------------------------------------------------------


class Step(Struct):
    """A decision that was made, what it led to, and the scores after it."""

    number: int
    seat: int
    text: str
    forced: bool
    events: list[str] = msgspec.field(name="told")
    scores: list[int]


class Replay(Struct):
    """A whole game, to be looked through: ask for its positions a few at a time."""

    table: TableView
    scores: list[int]  # before the first decision
    steps: list[Step]


class PastPosition(Struct):
    """What the table showed after so many decisions."""

    decisions: int
    seat: int
    question: str
    over: bool
    scores: list[int]
    view: dict[str, Any]


class PositionList(Struct):
    positions: list[PastPosition]


class Share(Struct):
    """What a link to a table says as its key; nothing for a public one."""

    key: str


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record as text."""

    text: Annotated[str, Meta(max_length=limits.RECORD_BYTES)]


# -- the server ----------------------------------------------------------------------------------


class ErrorBody(Struct):
    """Why a request was not granted."""

    code: Code
    text: str


class Health(Struct):
    ok: bool
    version: str
    tables: int
    sockets: int
    redis: bool | None  # is it there? None where none is used
