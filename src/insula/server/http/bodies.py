"""Bodies of HTTP requests and responses."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from insula.kernel.facts import GameEvent, GameMove, GameQuestion, Notation
from insula.server import limits
from insula.server.facts import Why
from insula.server.facts.refusal import Code, English
from insula.server.live.messages import BoardView, LogEntry, TableView

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Secret = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=limits.PASSWORD_LENGTH)]


class Me(Struct):
    """The current person. A token or a cookie identifies them."""

    id: str
    name: str
    login: str | None
    passkeys: int
    token: str | None = None


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

    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = "program"


class SessionView(Struct):
    """A browser or program that is signed in as you."""

    id: str
    kind: Literal["browser", "token"]
    name: str
    created: int
    used: int
    current: bool


class SessionList(Struct):
    sessions: list[SessionView]


class PasskeyView(Struct):
    """A passkey and the site it belongs to."""

    id: str
    name: str
    site: str
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
    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = ""


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class CreatedTable(Struct):
    """A new table. The key of a private table is returned only here."""

    table: TableView
    key: str | None


class Join(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    name: Annotated[str, Meta(max_length=limits.NAME_LENGTH)] = ""
    key: Secret = ""
    secret: Secret = ""


class PutBot(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=8)]
    bot: str = "apprentice"


class SeatLink(Struct):
    """A secret that gives this seat to its bearer. It is returned only here."""

    seat: int
    secret: str


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
    """A game with its boxes, the default box first."""

    game: str
    title: str
    players: list[int]
    options: list[OptionView]
    boxes: list[BoxView]


class BotView(Struct):
    """A bot and its time limit per decision."""

    name: str
    about: str
    seconds: float


class Offer(Struct):
    """The games, boxes and bots of this server."""

    games: list[GameView]
    bots: list[BotView]


class RuleView(Struct):
    """A rule in our words. T marks what the rulebook says, R our rulings."""

    id: str
    chapter: str
    text: str
    marks: list[Literal["T", "R"]]


class RuleList(Struct):
    """The rules of a game; `language` is that of the text, English where none is translated."""

    game: str
    title: str
    language: str
    rules: list[RuleView]


class SheetRow(Struct):
    """The values of a row and their provenance; labels have none."""

    values: list[str]
    provenance: list[Literal["known", "reported", "inferred", "reconstructed", ""]]


class SheetView(Struct):
    file: str
    columns: list[str]
    rows: list[SheetRow]


class BoxContents(Struct):
    """Everything in a box."""

    box: BoxView
    sheets: list[SheetView]
    drawings: dict[str, str]


# -- replays --------------------------------------------------------------------------------------


class Step(Struct):
    """A decision, its events, and the scores after it."""

    number: int
    seat: int
    text: str
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

    key: str


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record as text."""

    text: Annotated[str, Meta(max_length=limits.RECORD_BYTES)]


# -- the server -----------------------------------------------------------------------------------


class ErrorBody(Struct):
    """Why a request was refused. `text` says it in English, for people who use curl."""

    code: Code
    why: Why
    text: English


class Health(Struct):
    ok: bool
    version: str
    tables: int
    sockets: int
    redis: bool | None  # connected? None if not used
