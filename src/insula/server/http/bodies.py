"""Bodies of HTTP requests and responses."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from insula.kernel.facts import GameEvent, GameMove, GameQuestion, Id, Notation, Rule, Verbatim
from insula.server import limits
from insula.server.facts import Why
from insula.server.facts.refusal import Code, English
from insula.server.live.messages import BoardView, BoxText, LogEntry, TableView

Name = Annotated[Verbatim, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Secret = Annotated[Id, Meta(max_length=100)]
Password = Annotated[Verbatim, Meta(max_length=limits.PASSWORD_LENGTH)]


class Me(Struct):
    """The current person. A token or a cookie identifies them."""

    id: Id
    name: Verbatim
    login: Verbatim | None
    passkeys: int
    token: Id | None = None


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Login and password of an account, for use on any device."""

    login: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    current: Password
    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program. The name is shown in your list of sessions."""

    name: Annotated[Verbatim, Meta(max_length=limits.NAME_LENGTH)] = "program"


class SessionView(Struct):
    """A browser or program that is signed in as you."""

    id: Id
    kind: Literal["browser", "token"]
    name: Verbatim
    created: int
    used: int
    current: bool


class SessionList(Struct):
    sessions: list[SessionView]


class PasskeyView(Struct):
    """A passkey and the site it belongs to."""

    id: Id
    name: Verbatim
    site: Id
    created: int
    used: int


class PasskeyList(Struct):
    passkeys: list[PasskeyView]


class PasskeyOptions(Struct):
    """WebAuthn options in JSON, for the browser."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The browser's WebAuthn registration response in JSON."""

    credential: dict[str, Any]
    name: Annotated[Verbatim, Meta(max_length=limits.NAME_LENGTH)] = ""


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class CreatedTable(Struct):
    """A new table. The key of a private table is returned only here."""

    table: TableView
    key: Id | None


class Join(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    name: Annotated[Verbatim, Meta(max_length=limits.NAME_LENGTH)] = ""
    key: Secret = ""
    secret: Secret = ""


class PutBot(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)]
    bot: Id = "apprentice"


class SeatLink(Struct):
    """A secret that gives this seat to its bearer. It is returned only here."""

    seat: int
    secret: Id


class TableSummary(Struct):
    """A table in a list: the seat to move (-1 for none) and the time of the last change."""

    table: TableView
    turn: int
    changed: int
    you: list[int]


class TableList(Struct):
    tables: list[TableSummary]


# -- games ----------------------------------------------------------------------------------------


class OptionView(Struct):
    name: Id
    values: list[Id]
    default: Id
    about: English
    seat: int
    of_seats: bool


class BoxView(Struct):
    """A box: its hash, the number of its values by provenance, and whether it is retired.

    A retired box serves old games and experiments and is not offered for new games.
    """

    name: BoxText
    version: Id
    about: BoxText
    digest: Id
    known: int
    reported: int
    inferred: int
    reconstructed: int
    retired: bool


class GameView(Struct):
    """A game with its boxes, the default box first."""

    game: Id
    title: BoxText
    players: list[int]
    options: list[OptionView]
    boxes: list[BoxView]


class BotView(Struct):
    """A bot and its time limit per decision."""

    name: Id
    about: English
    seconds: float


class Offer(Struct):
    """The games, boxes and bots of this server."""

    games: list[GameView]
    bots: list[BotView]


class RuleView(Struct):
    """A rule in our words. T marks what the rulebook says, R our rulings."""

    id: Rule
    chapter: BoxText
    text: BoxText
    marks: list[Literal["T", "R"]]


class RuleList(Struct):
    """The rules of a game; `language` is that of the text, English where none is translated."""

    game: Id
    title: BoxText
    language: Id
    rules: list[RuleView]


class SheetRow(Struct):
    """The values of a row and their provenance; labels have none."""

    values: list[BoxText]
    provenance: list[Literal["known", "reported", "inferred", "reconstructed", ""]]


class SheetView(Struct):
    file: Id
    columns: list[Id]
    rows: list[SheetRow]


class BoxContents(Struct):
    """Everything in a box."""

    box: BoxView
    sheets: list[SheetView]
    drawings: dict[Id, BoxText]


# -- replays --------------------------------------------------------------------------------------


class Step(Struct):
    """A decision, its events, and the scores after it."""

    number: int
    seat: int
    text: Notation
    move: GameMove
    forced: bool
    events: tuple[GameEvent, ...]
    scores: list[int]


class Replay(Struct):
    """A game as a list of decisions. Positions are requested separately."""

    table: TableView
    scores: list[int]  # scores before the first decision
    steps: list[Step]


class PastPosition(Struct):
    """The position after a number of decisions."""

    decisions: int
    seat: int
    question: GameQuestion
    over: bool
    scores: list[int]
    view: BoardView


class PositionList(Struct):
    positions: list[PastPosition]


class LogPart(Struct):
    """Entries of a table's log, in order."""

    lines: list[LogEntry]


class MoveList(Struct):
    """The legal moves of the current position in notation; none unless the game is running.

    `choose` takes one of them as `text`, or its index as `move`, with the number of the position.
    """

    number: int
    seat: int
    moves: list[Notation]


class Share(Struct):
    """The key to put into a link; empty for a public table."""

    key: Id


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record as text."""

    text: Annotated[Notation, Meta(max_length=limits.RECORD_BYTES)]


# -- the server -----------------------------------------------------------------------------------


class ErrorBody(Struct):
    """Why a request was refused. `text` says it in English, for people who use curl."""

    code: Code
    why: Why
    text: English


class Health(Struct):
    ok: bool
    version: Id
    tables: int
    sockets: int
    redis: bool | None  # connected? None if not used
