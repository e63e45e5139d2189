"""Recommend moves, with the results of games played on from the position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from statistics import fmean, pstdev
from time import monotonic

from msgspec import to_builtins

from insula.bots.budget import Budget
from insula.bots.sampling import Sampling
from insula.bots.search.tree import NONE
from insula.bots.searcher import Clock, MoveStats, Searcher, ending_of
from insula.kernel.contract import State
from insula.kernel.facts import GameMove, Notation
from insula.kernel.game import Game
from insula.kernel.random import Random

MOVES = 5  # to recommend
SAMPLES = 24  # maximum games played after each move
SEARCHED = 1 / 6  # share of the seconds for the search; the rest is for the games


@dataclass(frozen=True)
class Prospect:
    """A move and the results of games after it, for the seat to move.

    Without time for a game, all results are 0 and there are no sources.
    """

    move: int
    text: Notation
    share: float  # of the search's visits
    win: float  # share of games won; always 1 in solo games
    points: float
    spread: float  # standard deviation of the points
    sources: dict[str, float]  # mean points by source
    spreads: dict[str, float]  # standard deviations by source
    fact: GameMove  # the move as data, see `insula.kernel.facts`


@dataclass(frozen=True)
class MoveAdvice:
    """The best moves of a position, best first."""

    seat: int
    iterations: int
    samples: int  # games after each move
    moves: list[Prospect]
    exact: bool = False  # the rest of the game is solved: the first move is the best


def advise(
    game: Game,
    state: State,
    budget: Budget,
    rng: Random,
    samples: int = SAMPLES,
    clock: Clock = monotonic,
) -> MoveAdvice:
    """Search, then play games after the most visited moves.

    The seconds of the budget limit everything. With little time there are fewer games and fewer
    moves, or no games and all moves in the order of the search.
    """
    until = clock() + budget.seconds if budget.seconds else inf
    part = replace(budget, seconds=budget.seconds * SEARCHED)
    found = Searcher("best", part, clock=clock).results(state, rng)
    ending = ending_of(state)
    best = in_order(found, state.seat(), ending.move if ending else NONE)[:MOVES]
    moves = [each.move for each in best]
    rounds = Sampling(state, rng.word(), clock, until).rounds(moves, samples)
    visits = sum(each.visits for each in found)
    prospects = [
        prospect(game, state, each, each.visits / max(1, visits), ends)
        for each, ends in zip(best, by_move(rounds, len(best)), strict=False)
    ]
    return MoveAdvice(state.seat(), visits, len(rounds), prospects, ending is not None)


def in_order(found: list[MoveStats], seat: int, solved: int) -> list[MoveStats]:
    """Sort moves: a solved best move first, then by visits."""
    return sorted(found, key=lambda each: (each.move != solved, -each.visits, -each.mean(seat)))


def by_move(rounds: list[list[State]], moves: int) -> list[list[State]]:
    """Group the final positions by move; empty lists if there were no games."""
    return [list(ends) for ends in zip(*rounds, strict=True)] or [[]] * moves


def prospect(
    game: Game, state: State, found: MoveStats, share: float, ends: list[State]
) -> Prospect:
    seat = state.seat()
    points = [float(end.scores()[seat]) for end in ends]
    sources = by_source([end.breakdown()[seat] for end in ends])
    return Prospect(
        move=found.move,
        text=game.text(state, found.move),
        share=share,
        win=mean([won(end, seat) for end in ends]),
        points=mean(points),
        spread=deviation(points),
        sources={source: mean(values) for source, values in sources.items()},
        spreads={source: deviation(values) for source, values in sources.items()},
        fact=to_builtins(game.move_fact(state, found.move)),
    )


def by_source(parts: list[dict[str, int]]) -> dict[str, list[int]]:
    """Group the points of several games by source."""
    names = parts[0] if parts else {}
    return {name: [part[name] for part in parts] for name in names}


def won(end: State, seat: int) -> float:
    """Return 1 for a win, or the share of a shared first place."""
    places = end.ranking()
    return (places[seat] == 1) / places.count(1)


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    return pstdev(values) if values else 0.0
