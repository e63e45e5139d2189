"""A way back: a course as it was before an action that another process forestalled."""

from collections.abc import Callable

from insula.server.live.table_log import Course


def savepoint(course: Course) -> Callable[[], None]:
    """What takes the course back to now. Rows that were read are not read again."""
    table, lines = course.table, len(course.lines)
    history, undone, state = list(table.history), list(table.undone), table.state.copy()
    seats, status, timer = list(course.seats), course.status, course.timer.copy()
    number, position, asked, rematch = course.number, course.position, course.asked, course.rematch

    def back() -> None:
        table.history, table.undone, table.state = history, undone, state
        del course.lines[lines:]
        course.seats, course.status, course.timer = seats, status, timer
        course.number, course.position = number, position
        course.asked, course.rematch = asked, rematch

    return back
