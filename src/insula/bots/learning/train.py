"""Train an evaluator by self-play: play games, fit, play a match against the best, repeat."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from insula.bots.evaluation import hand_evaluator, kind_of, package_of
from insula.bots.evaluators.model import Model, Weights
from insula.bots.learning.fit import Floats, Learner, Raw
from insula.bots.learning.games import SelfPlay, best_move, play_games
from insula.bots.seated import redealt_copy
from insula.kernel.random import seeded

KEPT = 12  # generations of games in the training data
FIRST_ERRS, LATER_ERRS = 0.4, 0.1
ROWS = 400_000  # positions per generation, with repetition
RATES = 2e-3, 1e-4  # learning rates, first and last
BETWEEN_MATCHES = 4  # generations
MATCH = 200  # games between a new evaluator and the best so far


@dataclass(frozen=True)
class Generation:
    """The result of one generation."""

    number: int
    positions: int
    mean_points: float
    share: float | None  # result of its match, if there was one: see `match`
    kept: bool


@dataclass
class Training:
    """A training run, repeatable by its seed; `best` is the evaluator to keep.

    The latest evaluator plays the games even if it is not the best: this shows what it overrates.
    """

    self_play: SelfPlay
    generations: int
    games: int  # of a generation
    hidden: int
    seed: int
    weights: Raw | None = None
    data: list[tuple[Floats, Floats]] = field(default_factory=list)

    def __post_init__(self) -> None:
        state = self.self_play.game.new(self.self_play.players[0])
        self.make, self.features, _ = kind_of(package_of(state))
        self.best: Model = hand_evaluator(state)
        self.latest: Model = self.best
        self.learner = Learner(self.hidden, self.seed)

    def generation(self, number: int) -> Iterator[Generation | None]:
        """Yield None after each game, and the result at the end."""
        features: list[list[float]] = []
        points: list[float] = []
        error_rate = FIRST_ERRS if number == 0 else LATER_ERRS
        numbers = range(number * self.games, (number + 1) * self.games)
        for found in play_games(self.self_play, self.latest, numbers, self.seed, error_rate):
            features += found.features
            points += found.points
            yield None
        self.data = [*self.data, (np.array(features), np.array(points))][-KEPT:]
        yield self.learn(number, float(np.mean(points)))

    def learn(self, number: int, mean: float) -> Generation:
        inputs, points = (np.concatenate(part) for part in zip(*self.data, strict=True))
        raw = self.learner.study(inputs, points, ROWS, self.rate(number))
        self.latest = self.make(Weights(raw.straight, raw.inner, raw.bias, raw.outer))
        last = number + 1 == self.generations
        if not last and (number + 1) % BETWEEN_MATCHES:
            return Generation(number, len(points), mean, None, kept=False)
        share = match(self.self_play, self.latest, self.best, self.seed + number)
        if share >= 0.5:
            self.best, self.weights = self.latest, raw
        return Generation(number, len(points), mean, share, kept=share >= 0.5)

    def rate(self, number: int) -> float:
        """Return the learning rate, which falls from generation to generation."""
        first, last = RATES
        return float(first * (last / first) ** (number / max(1, self.generations - 1)))

    def write(self, path: Path, made: dict[str, object]) -> None:
        """Write the weights with the command that made them."""
        if self.weights is None:
            raise ValueError("no generation plays better than the hand-written evaluator")
        write_weights(path, made, self.features, self.weights)


def write_weights(
    path: Path, made: dict[str, object], features: tuple[str, ...], weights: Raw
) -> None:
    whole = {**made, "features": list(features), **vars(weights)}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in whole.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def match(self_play: SelfPlay, one: Model, other: Model, seed: int) -> float:
    """Return the share of wins of one evaluator against another on the same deals.

    In solo games, and with an idle seat, it is the share of the points of both.
    """
    seats = min(self_play.players)
    share = share_of_points if seats == 1 or self_play.idlers else share_of_places
    won = whole = 0.0
    for number in range(MATCH):
        deal, seat = seed * MATCH + number // seats, number % seats
        part, of = share(self_play, one, other, deal, seat)
        won += part
        whole += of
    return won / max(1.0, whole)


def share_of_points(
    self_play: SelfPlay, one: Model, other: Model, deal: int, seat: int
) -> tuple[float, float]:
    """Return the points of one evaluator in a seat, and of both in their own games."""
    idlers: list[Model | None] = [None] * (min(self_play.players) - 1)
    seated = [[*idlers[:seat], evaluator, *idlers[seat:]] for evaluator in (one, other)]
    first, second = (play_match_game(self_play, evaluators, deal)[0][seat] for evaluators in seated)
    return first, first + second


def share_of_places(
    self_play: SelfPlay, one: Model, other: Model, deal: int, seat: int
) -> tuple[float, float]:
    """Return the share of a win of one evaluator against the other, and 1."""
    evaluators = [other, one] if seat else [one, other]
    ranking = play_match_game(self_play, evaluators, deal)[1]
    return (ranking[seat] == 1) / ranking.count(1), 1


def play_match_game(
    self_play: SelfPlay, evaluators: Sequence[Model | None], deal: int
) -> tuple[list[int], list[int]]:
    """Play a game and return points and ranks; a seat without an evaluator idles."""
    state = self_play.game.new(len(evaluators), deal)
    rng = seeded(deal)
    while not state.over():
        evaluator = evaluators[state.seat()]
        if evaluator is None:
            state.play(state.legal()[0])
        else:
            state.play(best_move(redealt_copy(state, rng), evaluator, rng, self_play.iterations))
    return state.scores(), state.ranking()
