"""Analyse a whole game: the value of every position, and the cost of every decision."""

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from msgspec import to_builtins

from insula.bots.budget import Budget
from insula.bots.evaluation import best_evaluator, goal_of
from insula.bots.search.ending import is_chance
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.searcher import Searcher, ending_of, spend
from insula.kernel import record
from insula.kernel.contract import State
from insula.kernel.facts import GameMove, Notation
from insula.kernel.game import Game
from insula.kernel.random import seeded
from insula.kernel.table import Entry, Table

WORST = 5  # decisions in a report


@dataclass(frozen=True)
class Worth:
    """The expected rewards, from 0 to 1, and points of a position by seat."""

    values: list[float]
    points: list[float]

    def lead(self, seat: int) -> float:
        """Return the points ahead of the best other seat, or the points of a solo game."""
        others = [points for at, points in enumerate(self.points) if at != seat]
        return self.points[seat] - max(others, default=0.0)


@dataclass(frozen=True)
class AssessedMove:
    """One decision: the move played, the move the search prefers, and the value of both.

    `value` and `best` are rewards from 0 to 1 for the seat that decided; `values` and `points` are
    the expected rewards and points of every seat after the move played. `cost` is the loss of lead
    in points, or of points in a solo game. A forced decision costs nothing. `move` and
    `better_move` are the two moves as data.
    """

    number: int
    seat: int
    text: Notation
    better: Notation  # the search's choice, or the same text if it is not better
    value: float
    best: float
    cost: float
    move: GameMove
    better_move: GameMove
    values: list[float]
    points: list[float]
    forced: bool


@dataclass
class Analysis:
    """The decisions analysed so far, in order. It can be saved and resumed."""

    game: str
    names: list[str]
    record: str  # hash of the record's heading
    iterations: int
    seconds: float
    seed: int
    decisions: list[AssessedMove] = field(default_factory=list)

    def worst(self, count: int = WORST) -> list[AssessedMove]:
        dear = sorted(self.decisions, key=lambda each: -each.cost)
        return [each for each in dear[:count] if each.cost > 0]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def new_analysis(table: Table, budget: Budget, seed: int) -> Analysis:
    digest = hashlib.sha256(record.heading(table).encode()).hexdigest()
    named = (table.game.name, table.names, digest)
    return Analysis(*named, budget.iterations, budget.seconds, seed)


def load_analysis(data: dict[str, Any]) -> Analysis:
    """Load a saved analysis to resume it."""
    decisions = [AssessedMove(**each) for each in data["decisions"]]
    return Analysis(**{**data, "decisions": decisions})


def analyse(table: Table, analysis: Analysis) -> Iterator[AssessedMove]:
    """Assess the missing decisions; add and yield each."""
    for entry in table.history[len(analysis.decisions) :]:
        found = assess_entry(table, entry, analysis)
        analysis.decisions.append(found)
        yield found


def assess_entry(table: Table, entry: Entry, analysis: Analysis) -> AssessedMove:
    budget = Budget(analysis.iterations, analysis.seconds)
    seed = analysis.seed + entry.number
    return assess(table.game, table.at(entry.number - 1), entry.move, entry.number, budget, seed)


def assess(
    game: Game, state: State, move: int, number: int, budget: Budget, seed: int
) -> AssessedMove:
    """Compare the move played with the move the search prefers, each evaluated separately."""
    seat = state.seat()
    played = worth_after(state, move, budget, seed)
    chosen = Searcher("best", budget).choose(state, seeded(seed))
    other = played if chosen == move else worth_after(state, chosen, budget, seed)
    is_better = other.values[seat] > played.values[seat]
    best, better = (other, chosen) if is_better else (played, move)
    return AssessedMove(
        number=number,
        seat=seat,
        text=game.text(state, move),
        better=game.text(state, better),
        value=played.values[seat],
        best=best.values[seat],
        cost=max(0.0, best.lead(seat) - played.lead(seat)),
        move=to_builtins(game.move_fact(state, move)),
        better_move=to_builtins(game.move_fact(state, better)),
        values=played.values,
        points=played.points,
        forced=len(state.legal()) == 1,
    )


def worth_after(state: State, move: int, budget: Budget, seed: int) -> Worth:
    """Return the value after a move: exact if the rest can be solved, else by a search.

    The search plays the move first in every redealt world.
    """
    after, seats = state.copy(), range(state.seats())
    after.play(move)
    ending = None if is_chance(state, after) else ending_of(after)
    if ending is not None:
        return Worth([ending.rewards[seat] for seat in seats], [ending.points[s] for s in seats])
    search = EvaluatorSearch(state, goal_of(state), seeded(seed), best_evaluator(state))
    search.opening = move
    spend(search, budget, Searcher("best", budget).clock)
    return Worth([search.value(seat) for seat in seats], [search.points_of(s) for s in seats])
