"""What to play here, and what may come of it: for people who ask, at a table or afterwards.

`hint` is made for another process: bytes of a position in which everything hidden was dealt anew
go in, plain data comes out, and neither holds anything that the table does not show.
"""

from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from typing import Any

import insula
from insula.bots.budget import Budget
from insula.bots.judging import best_judge, goal_of
from insula.bots.search.glance import Glance, play_on
from insula.bots.searcher import Found, Searcher
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import Random, seeded

MOVES = 5  # that are told
SAMPLES = 24  # games played on after each of them


@dataclass(frozen=True)
class Prospect:
    """A move, and how games went on after it, for the seat that would play it."""

    move: int
    text: str
    share: float  # of the search's visits
    win: float  # share of the games won; alone, always 1
    points: float
    spread: float  # of the points: one standard deviation
    sources: dict[str, float]  # mean points by source


@dataclass(frozen=True)
class Hint:
    """The best moves of a position, best first."""

    seat: int
    iterations: int
    samples: int
    moves: list[Prospect]


def hint(game: str, box: str, state: bytes, seed: int, iterations: int, seconds: float) -> Any:
    """A hint as data for JSON; whichever of iterations and seconds is not 0 ends the thinking."""
    opened = insula.game(game, box)
    return asdict(
        advise(opened, opened.from_bytes(state), Budget(iterations, seconds), seeded(seed))
    )


def advise(game: Game, state: State, budget: Budget, rng: Random, samples: int = SAMPLES) -> Hint:
    """Search, then play on after the moves that were looked into most."""
    found = Searcher("best", budget).found(state, rng)
    visits = sum(each.visits for each in found)
    best = sorted(found, key=lambda each: (-each.visits, -each.mean(state.seat())))[:MOVES]
    seed = rng.word()
    prospects = [prospect(game, state, each, visits, seed, samples) for each in best]
    return Hint(state.seat(), visits, samples, prospects)


def prospect(
    game: Game, state: State, found: Found, visits: int, seed: int, samples: int
) -> Prospect:
    """The same worlds for every move, so that they can be compared."""
    seat = state.seat()
    ends = [played_on(state, found.move, seeded(seed + number)) for number in range(samples)]
    points = [float(end.scores()[seat]) for end in ends]
    rankings = [end.ranking() for end in ends]
    parts = [end.breakdown()[seat] for end in ends]
    return Prospect(
        move=found.move,
        text=game.text(state, found.move),
        share=found.visits / max(1, visits),
        win=fmean((places[seat] == 1) / places.count(1) for places in rankings),
        points=fmean(points),
        spread=pstdev(points),
        sources={source: fmean(part[source] for part in parts) for source in parts[0]},
    )


def played_on(state: State, move: int, rng: Random) -> State:
    """One of the games that may follow: every seat goes on one step ahead."""
    end = state.copy()
    end.gather()
    end.redeal(rng)
    end.play(move)
    play_on(end, Glance(best_judge(end), goal_of(end), end.room()), rng)
    return end
