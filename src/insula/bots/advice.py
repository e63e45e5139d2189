"""What to play here, and what may come of it: for people who ask, at a table or afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from statistics import fmean, pstdev
from time import monotonic

from msgspec import to_builtins

from insula.bots.budget import Budget
from insula.bots.sampling import Sampling
from insula.bots.search.tree import NONE
from insula.bots.searcher import Clock, Found, Searcher, ending_of
from insula.kernel.contract import State
from insula.kernel.facts import GameMove, Notation
from insula.kernel.game import Game
from insula.kernel.random import Random

MOVES = 5  # that are told
SAMPLES = 24  # games played on after each of them, at the most
SEARCHED = 1 / 6  # of the seconds; the rest is for the games


@dataclass(frozen=True)
class Prospect:
    """A move, and how games went on after it, for the seat that would play it; all 0 and no sources
    where there was no time for a game."""

    move: int
    text: Notation
    share: float  # of the search's visits
    win: float  # share of the games won; alone, always 1
    points: float
    spread: float  # of the points: one standard deviation
    sources: dict[str, float]  # mean points by source
    spreads: dict[str, float]  # of the points of each source
    fact: GameMove  # the move as data, see `insula.kernel.facts`


@dataclass(frozen=True)
class MoveAdvice:
    """The best moves of a position, best first."""

    seat: int
    iterations: int
    samples: int  # games after each of the moves
    moves: list[Prospect]
    exact: bool = False  # the end was searched out: the first move is the best for sure


def advise(
    game: Game,
    state: State,
    budget: Budget,
    rng: Random,
    samples: int = SAMPLES,
    clock: Clock = monotonic,
) -> MoveAdvice:
    """Search, then play on after the moves that were looked into most.

    Seconds are the most for all of it. Where they are short there are fewer games, and fewer moves;
    or no games and all of the moves, in the order of the search.
    """
    until = clock() + budget.seconds if budget.seconds else inf
    part = replace(budget, seconds=budget.seconds * SEARCHED)
    found = Searcher("best", part, clock=clock).found(state, rng)
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


def in_order(found: list[Found], seat: int, sure: int) -> list[Found]:
    """What is best for sure, if anything is; then what was looked into most."""
    return sorted(found, key=lambda each: (each.move != sure, -each.visits, -each.mean(seat)))


def by_move(rounds: list[list[State]], moves: int) -> list[list[State]]:
    """How games ended after each move that was played on from; without games, nothing after any."""
    return [list(ends) for ends in zip(*rounds, strict=True)] or [[]] * moves


def prospect(game: Game, state: State, found: Found, share: float, ends: list[State]) -> Prospect:
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
    """The points of some games, source by source."""
    names = parts[0] if parts else {}
    return {name: [part[name] for part in parts] for name in names}


def won(end: State, seat: int) -> float:
    """1 for a game won, a part of it for one won together with others."""
    places = end.ranking()
    return (places[seat] == 1) / places.count(1)


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    return pstdev(values) if values else 0.0
