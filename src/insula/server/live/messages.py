"""WebSocket messages in both directions."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from insula.kernel.facts import (
    GameEvent,
    GameMove,
    GamePreview,
    GameQuestion,
    GameReason,
    Id,
    Notation,
    Verbatim,
    page_type,
)
from insula.kernel.undo_facts import UndoRefusal
from insula.server import limits
from insula.server.facts import Why
from insula.server.facts.house import HouseFact
from insula.server.facts.refusal import Code
from insula.server.store.rows import Clock, Kind, Status

API: Final = 2
"""Version of these messages. A page that was built for another one reloads itself."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[Notation, Meta(min_length=1, max_length=limits.TEXT_LENGTH)]
ChatText = Annotated[Verbatim, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]

# -- client messages ------------------------------------------------------------------------------


class Request(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message from a client. A reply carries its id; without an id only refusals are sent."""

    id: Number = 0


class Choose(Request, tag="choose"):
    """Play a legal move: by its index in the list of this position, or by its text."""

    number: Number = 0
    move: Number | None = None
    text: MoveText | None = None


class Undo(Request, tag="undo"):
    """Take back the last choice, or the whole turn. Others must agree where it is not free."""

    number: Number = 0
    turn: bool = False


class Redo(Request, tag="redo"):
    """Replay what was taken back last."""

    number: Number = 0


class Answer(Request, tag="answer"):
    """Agree to another player's undo request, or decline it."""

    number: Number = 0
    agree: bool = False


class WhyNot(Request, tag="why_not"):
    """Ask why a move is not legal."""

    text: MoveText = "?"


class Previews(Request, tag="previews"):
    """Ask for the effects of each legal move."""

    number: Number = 0


class Say(Request, tag="say"):
    """Send a chat message."""

    text: ChatText = "?"


class Refresh(Request, tag="refresh"):
    """Request a snapshot, after a gap in the sequence."""


FromClient = Choose | Undo | Redo | Answer | WhyNot | Previews | Say | Refresh

# -- server messages ------------------------------------------------------------------------------


BoxText = Annotated[str, Meta(extra_json_schema={"x-box": True})]
"""A name or text of a box or of the rules, in the language of its author."""
BoardView = Annotated[dict[str, Any], page_type("BoardView")]


class SeatView(Struct):
    """A seat as everyone sees it."""

    seat: int
    name: Verbatim
    is_open: bool
    bot: Id | None
    away: bool


class LogEntry(Struct):
    """An entry of the table's log. Decisions have events; entries about seats and bots a fact."""

    number: int
    kind: Kind
    seat: int
    text: Notation
    decision: int = 0
    events: tuple[GameEvent, ...] = ()
    fact: HouseFact | None = None


class ChatLine(Struct):
    number: int
    name: Verbatim
    text: Verbatim
    at: int


class UndoRequestView(Struct):
    """An undo that needs consent."""

    seat: int
    keep: int
    waiting: list[int]


class Result(Struct):
    """The result of a game. It reveals the deal, to be checked against the committed shuffle."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    titles: list[BoxText]  # ranks earned by a solo score, or empty
    seed: Id
    salt: Id


class Decision(Struct):
    """The current question and the legal moves."""

    number: int
    decisions: int
    seat: int
    question: GameQuestion
    moves: list[GameMove]
    undo_refusal: UndoRefusal | None
    can_redo: bool
    choosers: list[int]  # seats with a choice that can be taken back, if the others agree
    undo_request: UndoRequestView | None = msgspec.field(name="asked")
    deadline: int | None
    result: Result | None


class Position(Decision):
    """A decision with the view that a page draws."""

    view: BoardView


class Origin(Struct):
    """The table and number of decisions that this table continues from."""

    table: Id
    decisions: int


class TableView(Struct):
    """What everyone who may watch a table knows about it."""

    id: Id
    game: Id
    title: BoxText
    box: BoxText
    box_digest: Id
    rules: int  # rules version of this table
    newest_rules: int
    players: int
    options: dict[Id, Id]
    clock: Clock
    status: Status
    private: bool
    shuffle: Id
    seats: list[SeatView]
    created: int
    origin: Origin | None
    rematch: Id = ""


class TableSnapshot(Struct, tag_field="kind", tag="table"):
    """The whole table: the first message of a socket, and the answer to 'refresh'.

    `lines` are the last entries of the log; GET /api/tables/{table}/log returns older ones.
    """

    sequence: int
    now: int
    table: TableView
    you: list[int]
    position: Position | None
    lines: list[LogEntry]
    chat: list[ChatLine]
    api: int = API


class Update(Struct, tag_field="kind", tag="update"):
    """New log entries and a new position. Sequence numbers have no gaps; after a gap send
    'refresh'.

    The position comes without its view: `changes` turn the last view into the new one, each `[path,
    value]` or `[path, start, count, items]`.
    """

    sequence: int
    now: int
    position: Decision
    changes: list[list[Any]]
    lines: list[LogEntry]


class ChatAdded(Struct, tag_field="kind", tag="said"):
    """A new chat message."""

    sequence: int
    line: ChatLine


class Ack(Struct, tag_field="kind", tag="done"):
    """The request with this id is stored."""

    id: int
    number: int


class Refusal(Struct, tag_field="kind", tag="refused"):
    """Why a request was refused. Nothing was changed."""

    id: int
    code: Code
    why: Why
    number: int


class Reasons(Struct, tag_field="kind", tag="reasons"):
    """Why a move is not legal, by rule; empty for a legal move."""

    id: int
    text: Notation
    reasons: list[GameReason]


class PreviewList(Struct, tag_field="kind", tag="previews"):
    """The effects of each legal move, in the order of the position's moves."""

    id: int
    number: int
    previews: list[GamePreview]


class Closing(Struct, tag_field="kind", tag="closing"):
    """The server is stopping; everything is saved. Reconnect shortly."""


FromServer = TableSnapshot | Update | ChatAdded | Ack | Refusal | Reasons | PreviewList | Closing
