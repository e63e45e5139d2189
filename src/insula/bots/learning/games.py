"""Games that an evaluator plays against itself, and what came of their positions."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from insula.bots.evaluation import goal_of, hand_evaluator
from insula.bots.evaluators.model import Model
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.search.lookahead import Lookahead
from insula.bots.seated import redealt_copy
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import Random, seeded

WORD = float(1 << 32)
ERRING = 8  # degrees of erring, the first of which never errs
SEEDS = 1 << 32  # games of one seed


@dataclass
class Positions:
    """Features of seats, and the points each had at the end."""

    features: list[list[float]]
    points: list[float]

    def arrays(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        return np.array(self.features), np.array(self.points)


@dataclass(frozen=True)
class School:
    """What is learned, and how its games are played."""

    game: Game
    players: tuple[int, ...]  # taken in turns
    iterations: int  # of the search that plays them; 0 looks one step ahead only
    every: int  # one position in so many is kept
    strangers: int = 0  # one game in so many has the evaluation by hand in all seats but one
    idlers: bool = False  # one seat of every game does the first thing it may

    def seats_of(self, number: int, players: int) -> list[int]:
        """The seats of a game that the evaluator has which is learned."""
        if self.idlers:
            idler = number // len(self.players) % players
            return [seat for seat in range(players) if seat != idler]
        if not self.strangers or number % self.strangers:
            return list(range(players))
        return [number // self.strangers % players]


def played(school: School, evaluator: Model, number: int, seed: int, errs: float) -> Positions:
    """One game in which every seat takes what looks best to its evaluator, or errs at random."""
    rng = seeded(seed)
    players = school.players[number % len(school.players)]
    options = {
        option.name: pick(option.values, rng)
        for option in school.game.options
        if not option.is_about_seats()
    }
    state = school.game.new(players, seed, **options)
    learning = school.seats_of(number, players)
    found = Positions([], [])
    seats: list[int] = []
    while not state.over():
        if rng.below(school.every) == 0:
            found.features += [evaluator.feature_list(state, seat) for seat in learning]
            seats += learning
        if state.seat() in learning:
            state.play(next_move(school, state, evaluator, rng, errs))
        else:
            state.play(strange_move(school, state, rng, errs))
    scores = state.scores()
    found.points = [float(scores[seat]) for seat in seats]
    return found


def strange_move(school: School, state: State, rng: Random, errs: float) -> int:
    """Of a seat that learns nothing."""
    if school.idlers:
        return state.legal()[0]
    return next_move(school, state, hand_evaluator(state), rng, errs)


def pick(values: tuple[str, ...], rng: Random) -> str:
    return values[rng.below(len(values))]


def next_move(school: School, state: State, evaluator: Model, rng: Random, errs: float) -> int:
    moves = state.legal()
    if float(rng.word()) / WORD < errs:
        return moves[rng.below(len(moves))]
    if len(moves) == 1:
        return moves[0]
    return best_move(redealt_copy(state, rng), evaluator, rng, school.iterations)


def best_move(state: State, evaluator: Model, rng: Random, iterations: int) -> int:
    if iterations:
        search = EvaluatorSearch(state, goal_of(state), rng, evaluator)
        search.run(iterations)
        return max(search.results(), key=lambda found: found[1])[0]
    lookahead = Lookahead(evaluator, goal_of(state), state.max_moves())
    lookahead.score_moves(state)
    return lookahead.best(rng)


def many(
    school: School, evaluator: Model, numbers: range, seed: int, most_errs: float
) -> Iterator[Positions]:
    """Game after game, each with another readiness to err: what is rare must be seen too."""
    for number in numbers:
        errs = most_errs * (number % ERRING / (ERRING - 1)) ** 2
        yield played(school, evaluator, number, seed * SEEDS + number, errs)
