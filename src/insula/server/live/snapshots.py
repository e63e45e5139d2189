"""A table as clients see it. The same for everybody: no game here has private hands."""

from collections.abc import Sequence
from typing import Any

import msgspec

import insula
from insula.server.live.frames import frame
from insula.server.live.messages import (
    AskedView,
    ChatLine,
    Decision,
    Origin,
    Position,
    Result,
    SeatView,
    TableView,
)
from insula.server.live.table_log import Course
from insula.server.store.rows import Remark, Seat, Status, TableRow

encoder = msgspec.json.Encoder()

ENDED = ("over", "abandoned")


def encoded(message: Any) -> bytes:
    """A message as it goes over every socket."""
    return frame(encoder.encode(message))


def whole(decision: Decision, view: dict[str, Any]) -> Position:
    return Position(**msgspec.structs.asdict(decision), view=view)


def decision(course: Course) -> Decision:
    """The question, the legal moves in words, and what may be taken back."""
    table, state = course.table, course.table.state
    going = course.status == "playing"
    moves = state.legal() if going else []
    return Decision(
        number=course.position,
        decisions=len(table.history),
        seat=state.seat(),
        question=table.game.question(state),
        moves=[table.game.text(state, move) for move in moves],
        targets=[table.game.targets(state, move) for move in moves],
        undo_refusal=table.undo_refusal() if going else "the game has ended",
        can_redo=bool(table.undone) and going,
        asked=asked(course),
        deadline=deadline(course) if going else None,
        result=result(course) if course.status in ENDED else None,
    )


def asked(course: Course) -> AskedView | None:
    if course.asked is None:
        return None
    waiting = course.asked.waiting & course.others(None)
    seats = [seat.seat for seat in course.seats if seat.person in waiting]
    return AskedView(course.asked.seat, course.asked.keep, seats)


def deadline(course: Course) -> int | None:
    """When the seat to move is overdue."""
    now = course.now()
    left = course.timer.remaining(course.table.state.seat(), now)
    return None if left is None else now + left


def result(course: Course) -> Result:
    game, state = course.table.game, course.table.state
    return Result(
        scores=list(state.scores()),
        ranking=list(state.ranking()),
        breakdown=state.breakdown(),
        titles=[game.rank(state, seat.seat) for seat in course.seats],
        seed=str(course.row.seed),
        salt=course.row.salt,
    )


def table_view(
    row: TableRow, seats: Sequence[Seat], status: Status | None = None, rematch: str = ""
) -> TableView:
    game = insula.game(row.game)
    return TableView(
        id=row.id,
        game=row.game,
        title=game.title,
        box=row.box_name,
        box_digest=row.box,
        rules=row.rules,
        newest_rules=game.rules_version,
        players=row.players,
        options=row.options,
        clock=row.clock,
        status=status or row.status,
        private=row.key is not None,
        shuffle=row.shuffle,
        seats=[seat_view(seat) for seat in seats],
        created=row.created,
        origin=Origin(row.origin, row.origin_decisions) if row.origin else None,
        rematch=rematch,
    )


def seat_view(seat: Seat) -> SeatView:
    return SeatView(seat.seat, seat.name, seat.is_open(), seat.bot, bool(seat.away))


def chat_line(remark: Remark) -> ChatLine:
    return ChatLine(remark.number, remark.name, remark.text, remark.at)
