"""What goes over a socket, in both directions. The schema language is that of `bodies` too."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from insula.kernel.game import Preview
from insula.server import limits
from insula.server.errors import Code
from insula.server.store.rows import Clock, Kind, Status

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=limits.TEXT_LENGTH)]
ChatText = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]

# -- what a client may send over a socket --------------------------------------------------------


class Request(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message from a client. With an id it is answered by that id; without, only refused."""

    id: Number = 0


class Choose(Request, tag="choose"):
    """Play a legal move: by its place in the list that came with this number, or by its text."""

    number: Number = 0
    move: Number | None = None
    text: MoveText | None = None


class Undo(Request, tag="undo"):
    """Take back the last choice, or all of this turn; others are asked where it is not free."""

    number: Number = 0
    turn: bool = False


class Redo(Request, tag="redo"):
    """Play again what was taken back last."""

    number: Number = 0


class Answer(Request, tag="answer"):
    """Consent to an undo that somebody asked for, or not."""

    number: Number = 0
    agree: bool = False


class WhyNot(Request, tag="why_not"):
    """Why is this no legal move now?"""

    text: MoveText = "?"


class Previews(Request, tag="previews"):
    """What would each legal move bring?"""

    number: Number = 0


class Say(Request, tag="say"):
    """A line for the chat."""

    text: ChatText = "?"


class Refresh(Request, tag="refresh"):
    """Send the whole table again: a message number was missing."""


FromClient = Choose | Undo | Redo | Answer | WhyNot | Previews | Say | Refresh

# -- what a server sends over a socket -----------------------------------------------------------


class SeatView(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str
    is_open: bool
    bot: str | None
    away: bool


class LogEntry(Struct):
    """A line of the table's log; those of decisions tell what happened."""

    number: int
    kind: Kind
    seat: int
    text: str
    decision: int = 0
    events: list[str] = msgspec.field(default_factory=list, name="told")


class ChatLine(Struct):
    number: int
    name: str
    text: str
    at: int


class UndoRequestView(Struct):
    """An undo that waits for consent."""

    seat: int
    keep: int
    waiting: list[int]


class Result(Struct):
    """How a game ended. The deal may be known now: check it against the promised shuffle."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    titles: list[str]  # that a solo score earns; empty where there are none
    seed: str
    salt: str


class Decision(Struct):
    """What is asked now, and the moves that may be sent back."""

    number: int
    decisions: int
    seat: int
    question: str
    moves: list[str]
    targets: list[list[str]]
    undo_refusal: str
    can_redo: bool
    undo_request: UndoRequestView | None = msgspec.field(name="asked")
    deadline: int | None
    result: Result | None


class Position(Decision):
    """The same with what a page draws."""

    view: dict[str, Any]


class Origin(Struct):
    """The position of another table, after so many decisions, from which this one goes on."""

    table: str
    decisions: int


class TableView(Struct):
    """What everybody who may watch a table knows of it."""

    id: str
    game: str
    title: str
    box: str
    box_digest: str
    rules: int  # the version of the rules it is played by
    newest_rules: int
    players: int
    options: dict[str, str]
    clock: Clock
    status: Status
    private: bool
    shuffle: str
    seats: list[SeatView]
    created: int
    origin: Origin | None
    rematch: str = ""


class TableSnapshot(Struct, tag_field="kind", tag="table"):
    """The whole table: the first message of a socket, and the answer to a gap."""

    sequence: int
    now: int
    table: TableView
    you: list[int]
    position: Position | None
    lines: list[LogEntry]
    chat: list[ChatLine]


class Update(Struct, tag_field="kind", tag="update"):
    """The log grew. Sequence numbers have no gaps; who finds one asks for the whole table.

    The position comes without its view: `changes` turn the last one into the new one, each
    `[path, value]` or `[path, start, count, items]`.
    """

    sequence: int
    now: int
    position: Decision
    changes: list[list[Any]]
    lines: list[LogEntry]


class ChatAdded(Struct, tag_field="kind", tag="said"):
    """Somebody said something."""

    sequence: int
    line: ChatLine


class Ack(Struct, tag_field="kind", tag="done"):
    """What you asked for under this id is on the disk."""

    id: int
    number: int


class Refusal(Struct, tag_field="kind", tag="refused"):
    """Nothing was changed, and why."""

    id: int
    code: Code
    text: str
    number: int


class Reasons(Struct, tag_field="kind", tag="reasons"):
    """Why a move is not legal, by rule; none for a legal one."""

    id: int
    text: str
    reasons: list[dict[str, str]]


class PreviewList(Struct, tag_field="kind", tag="previews"):
    """What each legal move of a position would bring, in the order of its moves."""

    id: int
    number: int
    previews: list[Preview]


class Closing(Struct, tag_field="kind", tag="closing"):
    """The server stops; everything is saved. Come back in a moment."""

    text: str


FromServer = TableSnapshot | Update | ChatAdded | Ack | Refusal | Reasons | PreviewList | Closing
