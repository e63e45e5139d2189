"""The clock of a table, computed from its log alone."""

from dataclasses import dataclass, field, replace

from insula.server.store.rows import Clock, Row

CHARGED = ("move", "undo")


@dataclass
class TurnClock:
    """The time left for each seat, in milliseconds."""

    clock: Clock
    players: int
    left: list[int] = field(default_factory=list)
    mover: int = -1  # the seat that moved last
    since: int = 0  # start of the current position

    def __post_init__(self) -> None:
        self.left = list(self.left) or [self.clock.seconds * 1000] * self.players

    def copy(self) -> "TurnClock":
        return replace(self)

    def note(self, row: Row) -> None:
        """Charge the time since the last position to the seat of this row."""
        if row.kind in CHARGED:
            if row.seat != self.mover:
                self.pass_to(row.seat)
            self.left[row.seat] -= row.at - self.since
        self.since = row.at

    def pass_to(self, seat: int) -> None:
        """Start the turn of another seat."""
        if self.mover >= 0:
            self.left[self.mover] += self.clock.increment * 1000
        if self.clock.per == "turn":
            self.left[seat] = self.clock.seconds * 1000
        self.mover = seat

    def remaining(self, seat: int, now: int) -> int | None:
        """Return the time left for the seat to move; None without a clock."""
        if self.clock.per == "none":
            return None
        fresh = self.clock.per == "turn" and seat != self.mover
        has = self.clock.seconds * 1000 if fresh else self.left[seat]
        return has - (now - self.since)

    def overdue(self, seat: int, now: int) -> bool:
        left = self.remaining(seat, now)
        return left is not None and left < 0
