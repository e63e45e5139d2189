"""What goes over a socket, in both directions. The schema language is that of `bodies` too."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from insula.kernel.game import Preview
from insula.server import limits
from insula.server.errors import Code
from insula.server.store.rows import Clock, Kind, Status

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Words = Annotated[str, Meta(min_length=1, max_length=limits.TEXT_LENGTH)]
Remarked = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]

# -- what a client may send over a socket --------------------------------------------------------


class Asking(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message from a client. With an id it is answered by that id; without, only refused."""

    id: Number = 0


class Choose(Asking, tag="choose"):
    """Play a legal move: by its place in the list that came with this number, or by its text."""

    number: Number = 0
    move: Number | None = None
    text: Words | None = None


class Undo(Asking, tag="undo"):
    """Take back the last choice, or all of this turn; others are asked where it is not free."""

    number: Number = 0
    turn: bool = False


class Redo(Asking, tag="redo"):
    """Play again what was taken back last."""

    number: Number = 0


class Answer(Asking, tag="answer"):
    """Consent to an undo that somebody asked for, or not."""

    number: Number = 0
    agree: bool = False


class WhyNot(Asking, tag="why_not"):
    """Why is this no legal move now?"""

    text: Words = "?"


class Previews(Asking, tag="previews"):
    """What would each legal move bring?"""

    number: Number = 0


class Say(Asking, tag="say"):
    """A line for the chat."""

    text: Remarked = "?"


class Refresh(Asking, tag="refresh"):
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


class Line(Struct):
    """A line of the table's log; those of decisions tell what happened."""

    number: int
    kind: Kind
    seat: int
    text: str
    decision: int = 0
    told: list[str] = []


class ChatLine(Struct):
    number: int
    name: str
    text: str
    at: int


class AskedView(Struct):
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
    asked: AskedView | None
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


class Whole(Struct, tag_field="kind", tag="table"):
    """The whole table: the first message of a socket, and the answer to a gap."""

    sequence: int
    now: int
    table: TableView
    you: list[int]
    position: Position | None
    lines: list[Line]
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
    lines: list[Line]


class Said(Struct, tag_field="kind", tag="said"):
    """Somebody said something."""

    sequence: int
    line: ChatLine


class Done(Struct, tag_field="kind", tag="done"):
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


FromServer = Whole | Update | Said | Done | Refusal | Reasons | PreviewList | Closing
