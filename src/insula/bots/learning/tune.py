"""Tune the weights of an evaluator by duels, as chess engines are tuned (SPSA).

Two evaluators that differ from the current one in opposite directions play the same deals from both
seats; the current weights then move a little towards the winner. This needs no target values, only
results. One-step play is fast; play by search tunes the weights for use in a search.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from math import tanh
from pathlib import Path

import numpy as np

import insula
from insula.bots.evaluation import (
    SCALE,
    NoEvaluator,
    hand_evaluator_of,
    kind_of,
    package_of,
    read_weights,
)
from insula.bots.evaluators.model import Model, Weights
from insula.bots.learning.fit import Floats, Raw, short
from insula.bots.learning.games import SelfPlay, play_games
from insula.bots.learning.train import match, play_match_game

SPREAD_GAMES = 30  # games to measure the spread of features
EVERY = 3  # use one position in this many
LEAST_SPREAD = 0.3
WIDTHS = 0.5, 0.2  # distance of the two evaluators in points by feature, first and last
RATES = 0.06, 0.006  # step size, first and last
MOMENTS = 0.9, 0.99
AVERAGE = 0.02  # weight of each step in the running mean


@dataclass(frozen=True)
class Duels:
    """The game of the duels, and how it is played."""

    game: str
    box: str  # a folder or a shipped box; "" for the default one
    iterations: int  # of a search for each move; 0 looks one step ahead

    def evaluator(self, weights: list[float]) -> Model:
        return evaluator_of(self.game, weights)


@dataclass(frozen=True)
class Duel:
    """Two sets of weights that play each other; sent to worker processes."""

    rules: Duels
    one: list[float]
    other: list[float]

    def lead(self, deal: int) -> float:
        """Return the lead of the first on a deal played from both seats, from -1 to 1."""
        one, other = (self.rules.evaluator(each) for each in (self.one, self.other))
        return (self.lead_of_first(one, other, deal) - self.lead_of_first(other, one, deal)) / 2

    def lead_of_first(self, first: Model, second: Model, deal: int) -> float:
        """Return the lead of the first seat: half for the win, half for the points."""
        scores, ranking = play_match_game(self_play_of(self.rules), [first, second], deal)
        place = (ranking[0] == 1) - (ranking[1] == 1)
        return (place + tanh((scores[0] - scores[1]) / SCALE[package(self.rules.game)])) / 2


@cache
def self_play_of(duels: Duels) -> SelfPlay:
    return SelfPlay(insula.game(duels.game, duels.box), (2,), duels.iterations, EVERY)


@cache
def package(game: str) -> str:
    return package_of(insula.game(game).new(2))


def features_of(game: str) -> tuple[str, ...]:
    return kind_of(package(game))[1]


def weights_to_begin_with(game: str, path: Path | None) -> list[float]:
    """Return the weights of a file without hidden units, or the hand-written ones."""
    if path is None:
        return list(hand_evaluator_of(package(game), game).weights.straight)
    found = read_weights(path, features_of(game))
    if len(found.bias):
        raise NoEvaluator(f"'{path}' has hidden units; only linear weights can be tuned")
    return list(found.straight)


def evaluator_of(game: str, weights: list[float]) -> Model:
    return kind_of(package(game))[0](Weights(weights, [], [], []))


@dataclass
class Tuning:
    """A tuning run, repeatable by its seed with any number of workers."""

    duels: Duels
    steps: int
    deals: int  # deals per duel
    seed: int
    begun: list[float]  # initial weights
    pool: ProcessPoolExecutor | None = None

    def __post_init__(self) -> None:
        self.now: Floats = np.array(self.begun)
        self.mean: Floats = self.now.copy()
        self.units = self.point_of_each()
        self.moments = np.zeros_like(self.now), np.zeros_like(self.now)
        self.rng = np.random.default_rng(self.seed)
        self.done = 0

    def point_of_each(self) -> Floats:
        """Return the weight at which a feature's spread is worth a point; 0 for constants."""
        begun = self.duels.evaluator(self.begun)
        self_play = self_play_of(replace(self.duels, iterations=0))
        games = play_games(self_play, begun, range(SPREAD_GAMES), self.seed, 0.2)
        spreads = np.array([one for game in games for one in game.features]).std(axis=0)
        units: Floats = np.where(spreads > 0, 1 / np.maximum(spreads, LEAST_SPREAD), 0.0)
        return units

    def step(self) -> float:
        """Play one duel, move the weights, and return the result from -1 to 1."""
        signs = self.rng.choice([-1.0, 1.0], len(self.now))
        apart = self.between(WIDTHS) * self.units * signs
        result = self.duel(self.now + apart, self.now - apart)
        self.done += 1
        towards, size = self.moments
        towards += (1 - MOMENTS[0]) * (result * signs - towards)
        size += (1 - MOMENTS[1]) * ((result * signs) ** 2 - size)
        steady = np.sqrt(size / (1 - MOMENTS[1] ** self.done)) + 1e-3
        way = towards / (1 - MOMENTS[0] ** self.done) / steady
        self.now = self.now + self.between(RATES) * self.units * way
        self.mean += AVERAGE * (self.now - self.mean)
        return result

    def between(self, ends: tuple[float, float]) -> float:
        first, last = ends
        return first + (last - first) * self.done / self.steps

    def duel(self, one: Floats, other: Floats) -> float:
        begin = (self.seed * self.steps + self.done) * self.deals
        duel = Duel(self.duels, one.tolist(), other.tolist())
        deals = range(begin, begin + self.deals)
        each = self.pool.map(duel.lead, deals) if self.pool else map(duel.lead, deals)
        return sum(each) / self.deals

    def share(self) -> float:
        """Play a match between the mean weights and the initial ones; return its share."""
        mean, begun = (self.duels.evaluator(each) for each in (self.mean.tolist(), self.begun))
        return match(self_play_of(self.duels), mean, begun, self.seed)

    def weights(self) -> Raw:
        return Raw(short(self.mean), [], [], [])
