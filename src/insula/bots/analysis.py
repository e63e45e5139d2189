"""A whole game looked at again: how it stood at every decision, and which ones cost most."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from math import log
from typing import Any

from insula.bots.budget import Budget
from insula.bots.judging import ALONE, best_judge, goal_of
from insula.bots.search.judged import JudgedSearch
from insula.bots.searcher import Searcher, most_visited, spend
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import seeded
from insula.kernel.table import Entry, Table

SURE = 0.999
WORST = 5  # decisions that a report names


@dataclass(frozen=True)
class Judged:
    """One decision: what was played, what the search would have played, and what that is worth.

    Values are rewards from 0 to 1 for the seat that decided; `cost` is what was given away, as the
    points of a lead, or alone as points. A forced decision costs nothing. `targets` are the things
    on the table that make the better move.
    """

    number: int
    seat: int
    text: str
    better: str  # the search's own choice; the same text if it agrees
    value: float
    best: float
    cost: float
    targets: list[str] = field(default_factory=list)


@dataclass
class Analysis:
    """The decisions looked at so far, in order: it can be kept and gone on with."""

    game: str
    names: list[str]
    iterations: int
    seconds: float
    seed: int
    decisions: list[Judged] = field(default_factory=list)

    def worst(self, count: int = WORST) -> list[Judged]:
        dear = sorted(self.decisions, key=lambda each: -each.cost)
        return [each for each in dear[:count] if each.cost > 0]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def begun(table: Table, budget: Budget, seed: int) -> Analysis:
    return Analysis(table.game.name, table.names, budget.iterations, budget.seconds, seed)


def taken_up(data: dict[str, Any]) -> Analysis:
    """An analysis from its data, to go on with."""
    decisions = [Judged(**each) for each in data["decisions"]]
    return Analysis(**{**data, "decisions": decisions})


def analyse(table: Table, analysis: Analysis) -> Iterator[Judged]:
    """Look at every decision that is still missing; each is added and told."""
    for entry in table.history[len(analysis.decisions) :]:
        found = judged(table, entry, analysis)
        analysis.decisions.append(found)
        yield found


def judged(table: Table, entry: Entry, analysis: Analysis) -> Judged:
    budget = Budget(analysis.iterations, analysis.seconds)
    seed = analysis.seed + entry.number
    return judge(table.game, table.at(entry.number - 1), entry.move, entry.number, budget, seed)


def judge(game: Game, state: State, move: int, number: int, budget: Budget, seed: int) -> Judged:
    """Compare what was played with what the search would play, each searched on its own."""
    seat, text, best_move = state.seat(), game.text(state, move), move
    value = value_after(state, move, budget, seed)
    if len(state.legal()) > 1:
        found = Searcher("best", budget).found(state, seeded(seed))
        best_move = most_visited(found, seat)
    best = value if best_move == move else value_after(state, best_move, budget, seed)
    cost = max(0.0, lead(state, best) - lead(state, value))
    better = best_move if best > value else move
    worth = (value, max(best, value), cost)
    return Judged(number, seat, text, game.text(state, better), *worth, game.targets(state, better))


def value_after(state: State, move: int, budget: Budget, seed: int) -> float:
    """What the seat may expect after a move, by a search from there in worlds that look alike."""
    seat, after = state.seat(), state.copy()
    after.gather()
    after.redeal(seeded(seed))
    after.play(move)
    search = JudgedSearch(after, goal_of(after), seeded(seed), best_judge(after))
    if after.over():
        search.run(1)
    else:
        spend(search, budget, Searcher("best", budget).clock)
    return search.value(seat)


def lead(state: State, value: float) -> float:
    """A reward as the points of a lead that would give it; alone, as points."""
    if state.seats() == 1:
        return value * ALONE
    sure = min(SURE, max(1 - SURE, value))
    return goal_of(state).scale * log(sure / (1 - sure))


def report(analysis: Analysis) -> list[str]:
    """In words: who gave away how much, and the decisions that cost most."""
    seats = [seat_line(analysis, seat) for seat in range(len(analysis.names))]
    dear = [decision_line(analysis, each) for each in analysis.worst()]
    return [
        *seats,
        "The decisions that cost most:" if dear else "No decision cost anything.",
        *dear,
    ]


def seat_line(analysis: Analysis, seat: int) -> str:
    own = [each for each in analysis.decisions if each.seat == seat]
    agreed = sum(each.text == each.better for each in own)
    given = sum(each.cost for each in own)
    name = analysis.names[seat]
    return f"{name}: {len(own)} decisions, {agreed} as searched, {given:.1f} points given away"


def decision_line(analysis: Analysis, each: Judged) -> str:
    stood = f"{each.value:.0%} instead of {each.best:.0%}, {each.cost:.1f} points"
    name = analysis.names[each.seat]
    return f"{each.number:4}  {name}: {each.text}; better: {each.better} ({stood})"
