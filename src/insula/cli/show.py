"""What the commands show: screens, tables, progress, and a game's drawing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insula.cli.language import current, render, say
from insula.kernel.contract import State
from insula.kernel.facts import Forbidden
from insula.kernel.game import Game
from insula.kernel.table import Entry, Table
from insula.texts import aid_texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, Task
    from rich.table import Table as Grid

PLAIN_WIDTH = 120
"""How wide output is that goes to a file or a pipe."""
GAP = "   "
INDENT = " " * 9


def output(*, no_color: bool = False) -> "Console":
    """The screen, or a plain text when it is none."""
    from rich.console import Console

    console = Console(highlight=False, no_color=no_color or None)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    return console


def progress(rate: str = "") -> "Progress":
    """A bar on stderr that leaves no trace in a file; with so many a second if `rate` names it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: "Task") -> Text:
            return Text(f"{task.speed:.2f} {rate}" if rate and task.speed else "")

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    return Progress(
        *columns, Remaining(), console=console, transient=True, disable=not console.is_terminal
    )


def grid(header: Sequence[str], rows: Sequence[Sequence[str]]) -> "Grid":
    """A plain table; a column of figures stands to the right."""
    from rich.markup import escape
    from rich.table import Table as Grid

    drawn = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, name in enumerate(header):
        figures = all(row[at][:1].isdigit() or row[at][:1] in "-" for row in rows)
        drawn.add_column(name, justify="right" if rows and figures else "left")
    for row in rows:
        drawn.add_row(*(escape(cell) for cell in row))
    return drawn


# -- a game --------------------------------------------------------------------------------------


def drawing(game: Game, state: State, width: int) -> str:
    """Return a game's drawing as markup, folded where it is wider than the screen."""
    drawn = game.draw(state, aid_texts(game, current()))
    return "\n".join(part for line in drawn.split("\n") for part in folded(line, width))


def folded(line: str, width: int) -> list[str]:
    """A long line broken between its entries, which three spaces part.

    Only a list is broken, a line that begins with its name in bold: a row of a map stays whole.
    """
    if not line.startswith("[bold]") or cells(line) <= width:
        return [line]
    lines = [""]
    for entry in line.split(GAP):
        longer = f"{lines[-1]}{GAP}{entry}" if lines[-1] else entry
        if lines[-1] and cells(longer) > width:
            lines.append(INDENT + entry)
        else:
            lines[-1] = longer
    return lines


def cells(markup: str) -> int:
    """How wide markup is on the screen."""
    from rich.text import Text

    return Text.from_markup(markup).cell_len


def log_lines(table: Table, entries: Sequence[Entry]) -> list[str]:
    """What was decided, and what came of it."""
    return [log_line(table, entry) for entry in entries]


def log_line(table: Table, entry: Entry) -> str:
    from rich.markup import escape

    edition = table.game.edition
    events = "; ".join(render(event, table.names, edition) for event in entry.events)
    head = f"{entry.number} {seat_name(table.names, entry.seat)}"
    happened = f": {events}" if events else ""
    return f"[dim]{escape(head)}[/dim] [bold]{escape(entry.text)}[/bold]{escape(happened)}"


def reason(forbidden: Forbidden) -> str:
    """Return why a move is not legal, with the rule that forbids it."""
    because = render(forbidden)
    return f"{because} ({forbidden.rule})" if forbidden.rule else because


def seat_name(names: Sequence[str], seat: int) -> str:
    """Return 'seat 2 (citizen bot)', or 'seat 2' if the seat has no other name."""
    if names[seat].casefold() == f"seat {seat + 1}":
        return say().seat(number=seat + 1)
    return say().seat_named(number=seat + 1, name=names[seat])


def score_table(state: State, names: Sequence[str]) -> "Grid":
    """Return points by source, a column per seat."""
    columns = state.breakdown()
    rows = [[source, *(str(column[source]) for column in columns)] for source in columns[0]]
    rows.append([say().score_total(), *(str(score) for score in state.scores())])
    seats = [seat_name(names, seat) for seat in range(len(names))]
    return grid([say().score_points(), *seats], rows)


def result(game: Game, state: State, names: Sequence[str]) -> str:
    """Return the ranking, or the points and the title of a solo game."""
    from rich.markup import escape

    ranks = state.ranking()
    if len(ranks) == 1:
        return escape(solo_result(state.scores()[0], game.rank(state, 0)))
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    ranked = ", ".join(f"{ranks[seat]}. {seat_name(names, seat)}" for seat in order)
    return escape(say().result_ranking(ranking=ranked))


def solo_result(points: int, title: str) -> str:
    if title:
        return say().result_solo_title(points=points, title=title)
    return say().result_solo(points=points)
