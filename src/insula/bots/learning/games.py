"""Self-play: games of an evaluator against itself, with the results of their positions."""

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
ERRING = 8  # levels of error rates; the first is 0
SEEDS = 1 << 32  # games per seed


@dataclass
class Positions:
    """Features of seats, and their final points."""

    features: list[list[float]]
    points: list[float]

    def arrays(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        return np.array(self.features), np.array(self.points)


@dataclass(frozen=True)
class SelfPlay:
    """The game to learn, and how its games are played."""

    game: Game
    players: tuple[int, ...]  # numbers of players, in turns
    iterations: int  # of the search; 0 looks one step ahead
    every: int  # keep one position in this many
    strangers: int = 0  # one game in this many is against the hand-written evaluator
    idlers: bool = False  # one seat of every game plays the first legal move

    def seats_of(self, number: int, players: int) -> list[int]:
        """Return the seats of the learning evaluator."""
        if self.idlers:
            idler = number // len(self.players) % players
            return [seat for seat in range(players) if seat != idler]
        if not self.strangers or number % self.strangers:
            return list(range(players))
        return [number // self.strangers % players]


def play_game(
    self_play: SelfPlay, evaluator: Model, number: int, seed: int, error_rate: float
) -> Positions:
    """Play a game in which every seat plays its best move, or sometimes a random one."""
    rng = seeded(seed)
    players = self_play.players[number % len(self_play.players)]
    options = {
        option.name: pick(option.values, rng)
        for option in self_play.game.options
        if not option.is_about_seats()
    }
    state = self_play.game.new(players, seed, **options)
    learning = self_play.seats_of(number, players)
    found = Positions([], [])
    seats: list[int] = []
    while not state.over():
        if rng.below(self_play.every) == 0:
            found.features += [evaluator.feature_list(state, seat) for seat in learning]
            seats += learning
        if state.seat() in learning:
            state.play(next_move(self_play, state, evaluator, rng, error_rate))
        else:
            state.play(other_move(self_play, state, rng, error_rate))
    scores = state.scores()
    found.points = [float(scores[seat]) for seat in seats]
    return found


def other_move(self_play: SelfPlay, state: State, rng: Random, error_rate: float) -> int:
    """Return the move of a seat that does not learn."""
    if self_play.idlers:
        return state.legal()[0]
    return next_move(self_play, state, hand_evaluator(state), rng, error_rate)


def pick(values: tuple[str, ...], rng: Random) -> str:
    return values[rng.below(len(values))]


def next_move(
    self_play: SelfPlay, state: State, evaluator: Model, rng: Random, error_rate: float
) -> int:
    moves = state.legal()
    if float(rng.word()) / WORD < error_rate:
        return moves[rng.below(len(moves))]
    if len(moves) == 1:
        return moves[0]
    return best_move(redealt_copy(state, rng), evaluator, rng, self_play.iterations)


def best_move(state: State, evaluator: Model, rng: Random, iterations: int) -> int:
    if iterations:
        search = EvaluatorSearch(state, goal_of(state), rng, evaluator)
        search.run(iterations)
        return max(search.results(), key=lambda found: found[1])[0]
    lookahead = Lookahead(evaluator, goal_of(state), state.max_moves())
    lookahead.score_moves(state)
    return lookahead.best(rng)


def play_games(
    self_play: SelfPlay, evaluator: Model, numbers: range, seed: int, max_error_rate: float
) -> Iterator[Positions]:
    """Play games with different error rates, so that rare positions occur too."""
    for number in numbers:
        error_rate = max_error_rate * (number % ERRING / (ERRING - 1)) ** 2
        yield play_game(self_play, evaluator, number, seed * SEEDS + number, error_rate)
