"""Learn an evaluation by self-play: games, a fit, a match against the best so far, and again."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from insula.bots.evaluation import hand_evaluator, kind_of, package_of
from insula.bots.evaluators.model import Model, Weights
from insula.bots.learning.fit import Floats, Learner, Raw
from insula.bots.learning.games import School, best_move, many
from insula.bots.seated import redealt_copy
from insula.kernel.random import seeded

KEPT = 12  # generations whose games are learned from
FIRST_ERRS, LATER_ERRS = 0.4, 0.1
ROWS = 400_000  # positions seen after a generation, some of them again
RATES = 2e-3, 1e-4  # of learning, at first and at last
BETWEEN_MATCHES = 4  # generations
MATCH = 200  # games between a new evaluator and the best so far


@dataclass(frozen=True)
class Generation:
    """What one round of learning came to."""

    number: int
    positions: int
    mean_points: float
    share: float | None  # of its match, if there was one: see `match`
    kept: bool


@dataclass
class Training:
    """A training run, repeatable by its seed; `best` is the evaluator to keep.

    The latest evaluator plays the games even if it is not the best: this shows what it overrates.
    """

    school: School
    generations: int
    games: int  # of a generation
    hidden: int
    seed: int
    weights: Raw | None = None
    data: list[tuple[Floats, Floats]] = field(default_factory=list)

    def __post_init__(self) -> None:
        state = self.school.game.new(self.school.players[0])
        self.make, self.features, _ = kind_of(package_of(state))
        self.best: Model = hand_evaluator(state)
        self.latest: Model = self.best
        self.learner = Learner(self.hidden, self.seed)

    def generation(self, number: int) -> Iterator[Generation | None]:
        """None after each game, and at last what was learned."""
        features: list[list[float]] = []
        points: list[float] = []
        errs = FIRST_ERRS if number == 0 else LATER_ERRS
        numbers = range(number * self.games, (number + 1) * self.games)
        for found in many(self.school, self.latest, numbers, self.seed, errs):
            features += found.features
            points += found.points
            yield None
        self.data = [*self.data, (np.array(features), np.array(points))][-KEPT:]
        yield self.learned(number, float(np.mean(points)))

    def learned(self, number: int, mean: float) -> Generation:
        inputs, points = (np.concatenate(part) for part in zip(*self.data, strict=True))
        raw = self.learner.study(inputs, points, ROWS, self.rate(number))
        self.latest = self.make(Weights(raw.straight, raw.inner, raw.bias, raw.outer))
        last = number + 1 == self.generations
        if not last and (number + 1) % BETWEEN_MATCHES:
            return Generation(number, len(points), mean, None, kept=False)
        share = match(self.school, self.latest, self.best, self.seed + number)
        if share >= 0.5:
            self.best, self.weights = self.latest, raw
        return Generation(number, len(points), mean, share, kept=share >= 0.5)

    def rate(self, number: int) -> float:
        """Slower from generation to generation."""
        first, last = RATES
        return float(first * (last / first) ** (number / max(1, self.generations - 1)))

    def write(self, path: Path, made: dict[str, object]) -> None:
        """The weights as data, and how they were made."""
        if self.weights is None:
            raise ValueError("nothing was learned that plays better than the evaluation by hand")
        write_weights(path, made, self.features, self.weights)


def write_weights(
    path: Path, made: dict[str, object], features: tuple[str, ...], weights: Raw
) -> None:
    whole = {**made, "features": list(features), **vars(weights)}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in whole.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def match(school: School, one: Model, other: Model, seed: int) -> float:
    """The first evaluator's share against the other on the same deals with two seats.

    Alone, and beside a seat that idles, it is its share of the points of both.
    """
    seats = min(school.players)
    share = share_of_points if seats == 1 or school.idlers else share_of_places
    won = whole = 0.0
    for number in range(MATCH):
        deal, seat = seed * MATCH + number // seats, number % seats
        part, of = share(school, one, other, deal, seat)
        won += part
        whole += of
    return won / max(1.0, whole)


def share_of_points(
    school: School, one: Model, other: Model, deal: int, seat: int
) -> tuple[float, float]:
    """What one evaluator gets in a seat, and both do, each in a game of its own."""
    idlers: list[Model | None] = [None] * (min(school.players) - 1)
    seated = [[*idlers[:seat], evaluator, *idlers[seat:]] for evaluator in (one, other)]
    first, second = (finished(school, evaluators, deal)[0][seat] for evaluators in seated)
    return first, first + second


def share_of_places(
    school: School, one: Model, other: Model, deal: int, seat: int
) -> tuple[float, float]:
    """What one evaluator takes of a game against the other, of 1."""
    evaluators = [other, one] if seat else [one, other]
    ranking = finished(school, evaluators, deal)[1]
    return (ranking[seat] == 1) / ranking.count(1), 1


def finished(
    school: School, evaluators: Sequence[Model | None], deal: int
) -> tuple[list[int], list[int]]:
    """Points and places by seat; a seat without an evaluator idles."""
    state = school.game.new(len(evaluators), deal)
    rng = seeded(deal)
    while not state.over():
        evaluator = evaluators[state.seat()]
        if evaluator is None:
            state.play(state.legal()[0])
        else:
            state.play(best_move(redealt_copy(state, rng), evaluator, rng, school.iterations))
    return state.scores(), state.ranking()
