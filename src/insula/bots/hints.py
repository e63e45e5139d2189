"""What to play here, and what may come of it: for people who ask, at a table or afterwards."""

from dataclasses import dataclass
from statistics import fmean, pstdev
from time import monotonic

from insula.bots.budget import Budget
from insula.bots.judging import best_judge, goal_of
from insula.bots.search.glance import Glance, play_on
from insula.bots.searcher import Found, Searcher
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import Random, seeded

MOVES = 5  # that are told
SAMPLES, FEWEST = 24, 6  # games played on after each of them


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
    targets: list[str]  # the things on the table that make it


@dataclass(frozen=True)
class Hint:
    """The best moves of a position, best first."""

    seat: int
    iterations: int
    samples: int
    moves: list[Prospect]


def advise(game: Game, state: State, budget: Budget, rng: Random, samples: int = SAMPLES) -> Hint:
    """Search, then play on after the moves that were looked into most: as long again as the
    search took where it had seconds, but often enough to tell something."""
    found = Searcher("best", budget).found(state, rng)
    visits = sum(each.visits for each in found)
    best = sorted(found, key=lambda each: (-each.visits, -each.mean(state.seat())))[:MOVES]
    rounds = sampled(state, [each.move for each in best], rng.word(), samples, budget.seconds)
    ends = [list(ends) for ends in zip(*rounds, strict=True)]
    prospects = [
        prospect(game, state, each, each.visits / max(1, visits), after)
        for each, after in zip(best, ends, strict=True)
    ]
    return Hint(state.seat(), visits, len(rounds), prospects)


def sampled(
    state: State, moves: list[int], seed: int, samples: int, seconds: float
) -> list[list[State]]:
    """How games ended, round by round: the same world for every move, so that they compare."""
    rounds: list[list[State]] = []
    until = monotonic() + seconds
    while len(rounds) < samples:
        if seconds and len(rounds) >= FEWEST and monotonic() > until:
            break
        rounds.append([played_on(state, move, seeded(seed + len(rounds))) for move in moves])
    return rounds


def prospect(game: Game, state: State, found: Found, share: float, ends: list[State]) -> Prospect:
    seat = state.seat()
    points = [float(end.scores()[seat]) for end in ends]
    rankings = [end.ranking() for end in ends]
    parts = [end.breakdown()[seat] for end in ends]
    return Prospect(
        move=found.move,
        text=game.text(state, found.move),
        share=share,
        win=fmean((places[seat] == 1) / places.count(1) for places in rankings),
        points=fmean(points),
        spread=pstdev(points),
        sources={source: fmean(part[source] for part in parts) for source in parts[0]},
        targets=game.targets(state, found.move),
    )


def played_on(state: State, move: int, rng: Random) -> State:
    """One of the games that may follow: every seat goes on one step ahead."""
    end = state.copy()
    end.gather()
    end.redeal(rng)
    end.play(move)
    play_on(end, Glance(best_judge(end), goal_of(end), end.room()), rng)
    return end
