"""A table as clients see it: the same for everyone, since no game here has private hands."""

from collections.abc import Sequence
from typing import Any

import msgspec

import insula
from insula.bots import current_name
from insula.kernel.table import Table
from insula.kernel.undo_facts import GameEnded
from insula.server.live.frames import frame
from insula.server.live.messages import (
    ChatLine,
    Decision,
    Origin,
    Position,
    Result,
    SeatView,
    TableView,
    UndoRequestView,
)
from insula.server.live.table_log import TableLog
from insula.server.store.rows import Remark, Seat, Status, TableRow

encoder = msgspec.json.Encoder()

ENDED = ("over", "abandoned")


def encode(message: Any) -> bytes:
    """Encode a message as a WebSocket frame."""
    return frame(encoder.encode(message))


def with_view(decision: Decision, view: dict[str, Any]) -> Position:
    return Position(**msgspec.structs.asdict(decision), view=view)


def decision(log: TableLog) -> Decision:
    """Build the question, the legal moves and the undo state."""
    table, state = log.table, log.table.state
    is_playing = log.status == "playing"
    moves = state.legal() if is_playing else []
    return Decision(
        number=log.position,
        decisions=len(table.history),
        seat=state.seat(),
        question=table.game.question(state),
        moves=[table.game.move_fact(state, move) for move in moves],
        undo_refusal=table.undo_refusal() if is_playing else GameEnded(),
        can_redo=bool(table.undone) and is_playing,
        choosers=choosers(table),
        undo_request=undo_request_view(log),
        deadline=deadline(log) if is_playing else None,
        result=result(log) if log.status in ENDED else None,
    )


def choosers(table: Table) -> list[int]:
    """Return the seats that have made a choice."""
    found: set[int] = set()
    for entry in reversed(table.history):
        if not entry.forced:
            found.add(entry.seat)
            if len(found) == table.players:
                break
    return sorted(found)


def undo_request_view(log: TableLog) -> UndoRequestView | None:
    if log.undo_request is None:
        return None
    waiting = log.undo_request.waiting & log.others(None)
    seats = [seat.seat for seat in log.seats if seat.person in waiting]
    return UndoRequestView(log.undo_request.seat, log.undo_request.keep, seats)


def deadline(log: TableLog) -> int | None:
    """Return when the seat to move is overdue."""
    now = log.now()
    left = log.turn_clock.remaining(log.table.state.seat(), now)
    return None if left is None else now + left


def result(log: TableLog) -> Result:
    game, state = log.table.game, log.table.state
    return Result(
        scores=list(state.scores()),
        ranking=list(state.ranking()),
        breakdown=state.breakdown(),
        titles=[game.rank(state, seat.seat) for seat in log.seats],
        seed=str(log.row.seed),
        salt=log.row.salt,
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
    """Describe a seat. Bots of stored tables may have a former name of their level."""
    bot = current_name(seat.bot) if seat.bot else None
    return SeatView(seat.seat, seat.name, seat.is_open(), bot, bool(seat.away))


def chat_line(remark: Remark) -> ChatLine:
    return ChatLine(remark.number, remark.name, remark.text, remark.at)
