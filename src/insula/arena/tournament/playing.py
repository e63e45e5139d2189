"""Play one game of a tournament, write its record, and read it back."""

from collections.abc import Callable
from dataclasses import dataclass

from insula.arena.match import seat_bots
from insula.arena.tournament.plan import Job, Plan
from insula.kernel import record
from insula.kernel.record import RecordError
from insula.kernel.table import Table

Write = Callable[[str], object]


@dataclass(frozen=True)
class FinishedGame:
    """The result of a finished game."""

    job: Job
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int


def table_of(plan: Plan, job: Job) -> Table:
    names = [f"{name} bot" for name in job.seats]
    return Table(plan.open(), plan.players, plan.deal_seed(job), plan.options, names)


def play(plan: Plan, job: Job, write: Write) -> None:
    """Play a game and write its record after each decision."""
    table = table_of(plan, job)
    bots = seat_bots(plan.match(job), job.number)
    write(record.heading(table))
    while not table.state.over():
        entry = table.append(bots[table.state.seat()].decide(table.state))
        write(record.line_of(entry))
    write(record.ending(table))


def read(plan: Plan, job: Job, text: str) -> FinishedGame:
    """Read the result of a game from its record; raise RecordError for another game.

    This does not replay the decisions; `insula replay` does.
    """
    heading = record.heading(table_of(plan, job))
    if not text.startswith(heading):
        raise RecordError(1, "this is the record of another game")
    lines = text[len(heading) :].splitlines()
    if len(lines) < 2 or not lines[-1].startswith("ranking: ") or not text.endswith("\n"):
        raise RecordError(len(text.splitlines()), "the game is not over")
    scores, ranking = numbers(lines[-2], "result: "), numbers(lines[-1], "ranking: ")
    if not len(scores) == len(ranking) == plan.players:
        raise RecordError(len(text.splitlines()), "the result does not match the number of seats")
    return FinishedGame(job, scores, ranking, len(lines) - 2)


def numbers(line: str, key: str) -> tuple[int, ...]:
    return tuple(int(word) for word in line.removeprefix(key).split())
