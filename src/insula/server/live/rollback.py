"""Roll back an action that lost a race with another process."""

from collections.abc import Callable

from insula.server.live.table_log import TableLog


def savepoint(log: TableLog) -> Callable[[], None]:
    """Return a function that restores the log's current state."""
    table, entries = log.table, len(log.entries)
    history, undone, state = list(table.history), list(table.undone), table.state.copy()
    seats, status, turn_clock = list(log.seats), log.status, log.turn_clock.copy()
    number, position, undo_request, rematch = (
        log.number,
        log.position,
        log.undo_request,
        log.rematch,
    )

    def restore() -> None:
        table.history, table.undone, table.state = history, undone, state
        del log.entries[entries:]
        log.seats, log.status, log.turn_clock = seats, status, turn_clock
        log.number, log.position = number, position
        log.undo_request, log.rematch = undo_request, rematch

    return restore
