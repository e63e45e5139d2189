"""The log of a table: replay it, and compute the rows that an action adds.

No I/O happens here. An action checks permissions, plays on the table in memory and returns the new
rows; the caller stores them before publishing. If storing fails, the object is discarded and
rebuilt from the stored log, which is authoritative.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from insula.kernel.game import IllegalMove
from insula.kernel.table import Entry, Table, UndoRefused
from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts import Why
from insula.server.facts.house import HouseFact
from insula.server.facts.tables import (
    AlreadyStarted,
    CannotUndo,
    GameAbandoned,
    GameOver,
    IllegalChoice,
    LogFull,
    NoMoveIndex,
    NoOwnChoice,
    NotSeated,
    NotStarted,
    NoUndoRequest,
    OtherTurn,
    PositionChanged,
    SeatsOpen,
    UndoRequested,
)
from insula.server.live.clock import TurnClock
from insula.server.live.messages import LogEntry
from insula.server.store.rows import POSITION_KINDS, Kind, LogUpdate, Row, Seat, Status, TableRow
from insula.server.store.writer import Statement
from insula.texts import text


@dataclass
class Change:
    """The rows that an action adds, and what else changes with them."""

    rows: list[Row] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    status: Status | None = None
    also: list[Statement] = field(default_factory=list)  # stored in the same transaction

    def add(self, other: "Change") -> None:
        self.rows += other.rows
        self.seats += other.seats
        self.status = other.status or self.status


@dataclass(frozen=True)
class UndoRequest:
    """An undo that needs the others' consent."""

    seat: int
    keep: int  # decisions to keep
    waiting: frozenset[str]  # people who have not answered


class TableLog:
    """A table's game, derived from its log."""

    def __init__(
        self, row: TableRow, seats: list[Seat], table: Table, now: Callable[[], int]
    ) -> None:
        self.row = row
        self.status: Status = row.status
        self.seats = seats
        self.table = table
        self.now = now
        self.number = 0  # number of the last row
        self.position = 0  # number of the last row that changed the position
        self.undo_request: UndoRequest | None = None
        self.rematch = ""
        self.entries: list[LogEntry] = []  # the log as shown to people
        self.turn_clock = TurnClock(row.clock, row.players)

    # -- the log ----------------------------------------------------------------------------------

    def replay(self, rows: Iterable[Row]) -> None:
        """Apply rows of a log."""
        for row in rows:
            entry = self.replay_move(row) if row.kind == "move" else None
            if row.kind == "undo":
                self.undo_to(row.value)
            self.apply_row(row, entry)

    def catch_up(self, news: LogUpdate) -> Change:
        """Apply what another process has added to the log."""
        before = self.status
        self.seats = news.seats or self.seats
        self.status = news.status or self.status
        self.row = replace(self.row, creator=news.creator or self.row.creator)
        self.replay(news.rows)
        self.check_end(Change())
        changed = self.status if self.status != before else None
        return Change(news.rows, news.seats, changed)

    def replay_move(self, row: Row) -> Entry:
        """Replay a move by its text. The number is only a shortcut: it may change with the code."""
        table = self.table
        if row.value not in table.state.legal() or self.text(row.value) != row.text:
            row = replace(row, value=table.game.find(table.state, row.text))
        if len(table.state.legal()) > 1 and (not table.undone or table.undone.pop() != row.value):
            table.undone.clear()
        return table.append(row.value)

    def text(self, move: int) -> str:
        return self.table.game.text(self.table.state, move)

    def undo_to(self, keep: int) -> None:
        while len(self.table.history) > keep:
            self.table.take_back()

    def apply_row(self, row: Row, entry: Entry | None = None) -> None:
        """Apply a row, except its move."""
        self.number = row.number
        self.entries.append(log_entry(row, entry))
        if row.kind in POSITION_KINDS:
            self.position, self.undo_request = row.number, None
            self.turn_clock.note(row)
        elif row.kind == "ask":
            self.undo_request = UndoRequest(
                row.seat, row.value, self.others(self.seats[row.seat].person)
            )
        elif row.kind == "agree" and self.undo_request:
            waiting = self.undo_request.waiting - {self.seats[row.seat].person or ""}
            self.undo_request = replace(self.undo_request, waiting=waiting)
        elif row.kind == "decline":
            self.undo_request = None
        elif row.kind == "rematch":
            self.rematch = row.text

    def add_row(self, kind: Kind, seat: int = -1, value: int = 0, text: str = "") -> Row:
        row = Row(self.number + 1, kind, seat, value, text, self.now())
        self.apply_row(row)
        return row

    def add_fact(self, kind: Kind, seat: int, fact: HouseFact) -> Row:
        """Add a row about a seat or a bot, with English text for servers of the last version."""
        row = Row(self.number + 1, kind, seat, 0, text(fact), self.now(), fact)
        self.apply_row(row)
        return row

    def add_move(self, entry: Entry) -> Row:
        row = Row(self.number + 1, "move", entry.seat, entry.move, entry.text, self.now())
        self.apply_row(row, entry)
        return row

    def add_moves(self, entries: list[Entry]) -> Change:
        """Add rows for decisions that were just played, and the end of the game if reached."""
        return self.check_end(Change([self.add_move(entry) for entry in entries]))

    def check_end(self, change: Change) -> Change:
        if self.status == "playing" and self.table.state.over():
            change.status = self.status = "over"
        return change

    # -- seats ------------------------------------------------------------------------------------

    def turn(self) -> int:
        """Return the seat to move; -1 for none."""
        return self.table.state.seat() if self.status == "playing" else -1

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def others(self, person: str | None) -> frozenset[str]:
        """Return the other people who sit here and have not left."""
        here = {seat.person for seat in self.seats if seat.person and not seat.away}
        return frozenset(here - {person})

    def require_seat(self, person: str) -> list[int]:
        mine = self.seats_of(person)
        if not mine:
            raise Refused(NotSeated())
        return mine

    def require_playing(self) -> None:
        if self.status != "playing":
            reasons: dict[Status, Why] = {"open": NotStarted(), "over": GameOver()}
            raise Refused(reasons.get(self.status, GameAbandoned()))

    def require_turn(self, person: str, number: int) -> int:
        """Return the seat to move, if it is this person's and the number is current."""
        mine = self.require_seat(person)
        self.require_playing()
        self.require_current(number)
        seat = self.table.state.seat()
        if seat not in mine:
            raise Refused(OtherTurn(seat))
        return seat

    def require_current(self, number: int) -> None:
        if number != self.position:
            raise Refused(PositionChanged(self.position, number))

    def check_log_space(self) -> None:
        """Refuse anything but moves once the log is full."""
        if self.number >= limits.LOG_LINES_PER_TABLE:
            raise Refused(LogFull())

    # -- play -------------------------------------------------------------------------------------

    def start(self, person: str) -> Change:
        self.require_seat(person)
        if self.status != "open":
            raise Refused(AlreadyStarted())
        if any(seat.is_open() for seat in self.seats):
            raise Refused(SeatsOpen())
        return self.begin()

    def begin(self) -> Change:
        """Start the game and play forced moves."""
        self.status = "playing"
        rows = [self.add_row("start")]
        before = len(self.table.history)
        self.table.play_forced()
        forced = self.add_moves(self.table.history[before:])
        return Change([*rows, *forced.rows], [], self.status)

    def choose(self, person: str, number: int, choice: int | str) -> Change:
        """Play a legal move, given by its index or its text."""
        self.require_turn(person, number)
        return self.play(self.move_of(choice))

    def move_of(self, choice: int | str) -> int:
        state = self.table.state
        if isinstance(choice, int):
            moves = state.legal()
            if not 0 <= choice < len(moves):
                raise Refused(NoMoveIndex(choice, len(moves)))
            return moves[choice]
        try:
            return self.table.game.find(state, choice)
        except IllegalMove as error:
            raise Refused(IllegalChoice(choice)) from error

    def play(self, move: int) -> Change:
        return self.add_moves(self.table.play(move))

    # -- undo -------------------------------------------------------------------------------------

    def undo(self, person: str, number: int, *, whole_turn: bool) -> Change:
        """Undo freely within one's own turn if nothing was revealed; otherwise ask the others."""
        mine = self.require_seat(person)
        self.require_playing()
        self.require_current(number)
        self.check_log_space()
        history, last = self.table.history, self.table.last_choice()
        if not self.table.undo_refusal() and history[last].seat in mine:
            return self.take_back(history[last].seat, whole_turn=whole_turn)
        mine_alone = [at for at, entry in enumerate(history) if is_choice(entry, mine)]
        if not mine_alone:
            raise Refused(NoOwnChoice())
        keep = mine_alone[-1]
        return self.request_undo(history[keep].seat, keep)

    def take_back(self, seat: int, *, whole_turn: bool) -> Change:
        if whole_turn:
            self.table.undo_turn()
        else:
            self.table.undo()
        return Change([self.add_row("undo", seat, len(self.table.history))])

    def request_undo(self, seat: int, keep: int) -> Change:
        if self.undo_request:
            raise Refused(UndoRequested())
        row = self.add_row("ask", seat, keep)
        return self.complete_undo([row])

    def complete_undo(self, rows: list[Row]) -> Change:
        """Take back once everyone present has agreed."""
        request = self.undo_request
        if request and not request.waiting & self.others(None):
            self.undo_to(request.keep)
            rows.append(self.add_row("undo", request.seat, request.keep))
        return Change(rows)

    def answer(self, person: str, number: int, *, agree: bool) -> Change:
        """Agree to an undo request, or decline it."""
        seat = self.require_seat(person)[0]
        self.require_current(number)
        if not self.undo_request or person not in self.undo_request.waiting:
            raise Refused(NoUndoRequest())
        if not agree:
            return Change([self.add_row("decline", seat)])
        return self.complete_undo([self.add_row("agree", seat)])

    def redo(self, person: str, number: int) -> Change:
        """Replay what was taken back last."""
        self.require_turn(person, number)
        try:
            return self.add_moves(self.table.redo())
        except UndoRefused as error:
            raise Refused(CannotUndo(error.why)) from error


def is_choice(entry: Entry, seats: list[int]) -> bool:
    """Tell whether a decision was made by one of these seats and not forced."""
    return entry.seat in seats and not entry.forced


def log_entry(row: Row, entry: Entry | None) -> LogEntry:
    """Convert a row to a log entry. For an undo, `decision` counts remaining decisions."""
    if row.fact:
        return LogEntry(row.number, row.kind, row.seat, "", fact=row.fact)
    if entry is None:
        return LogEntry(row.number, row.kind, row.seat, row.text, row.value)
    return LogEntry(row.number, row.kind, row.seat, row.text, entry.number, entry.events)
