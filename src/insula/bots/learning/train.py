"""Learn an evaluation by self-play: games, a fit, a match against the best so far, and again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from insula.bots.judges.model import Model, Weights
from insula.bots.judging import hand_judge, kind_of, package_of
from insula.bots.learning.fit import Floats, Raw, fitted
from insula.bots.learning.games import School, best_move, many
from insula.bots.seated import redealt
from insula.kernel.random import seeded

KEPT = 4  # generations whose games are learned from
FIRST_ERRS, LATER_ERRS = 0.4, 0.1
ROWS = 1_500_000  # positions seen while fitting, some of them again
MOST_EPOCHS = 200  # few positions are seen often, or the fit would hardly begin
MATCH = 60  # games between a new judge and the best so far


@dataclass(frozen=True)
class Generation:
    """What one round of learning came to."""

    number: int
    positions: int
    mean_points: float
    share: float  # of its match against the best before it; alone, of deals played better
    kept: bool


@dataclass
class Training:
    """Repeatable by its seed; `best` is the judge to keep.

    The next games are played by the latest judge, the best or not: what it overrates is then seen
    to fail. Games of the best alone taught the next one nothing (10 % against it, three times).
    """

    school: School
    games: int  # of a generation
    hidden: int
    seed: int
    weights: Raw | None = None
    data: list[tuple[Floats, Floats]] = field(default_factory=list)

    def __post_init__(self) -> None:
        state = self.school.game.new(self.school.players[0])
        self.make, self.features, _ = kind_of(package_of(state))
        self.best: Model = hand_judge(state)
        self.latest: Model = self.best

    def generation(self, number: int) -> Iterator[Generation | None]:
        """None after each game, and at last what was learned."""
        features: list[list[float]] = []
        points: list[float] = []
        errs = FIRST_ERRS if self.weights is None and number == 0 else LATER_ERRS
        numbers = range(number * self.games, (number + 1) * self.games)
        for found in many(self.school, self.latest, numbers, self.seed, errs):
            features += found.features
            points += found.points
            yield None
        self.data = [*self.data, (np.array(features), np.array(points))][-KEPT:]
        yield self.learned(number, float(np.mean(points)))

    def learned(self, number: int, mean: float) -> Generation:
        inputs, points = (np.concatenate(part) for part in zip(*self.data, strict=True))
        epochs = max(2, min(MOST_EPOCHS, ROWS // len(points)))
        raw = fitted(inputs, points, self.hidden, epochs, self.seed + number)
        judge = self.make(Weights(raw.straight, raw.inner, raw.bias, raw.outer))
        share = match(self.school, judge, self.best, self.seed + number)
        kept = share >= 0.5
        self.latest = judge
        if kept:
            self.best, self.weights = judge, raw
        return Generation(number, len(points), mean, share, kept)

    def write(self, path: Path, made: dict[str, object]) -> None:
        """The weights as data, and how they were made."""
        if self.weights is None:
            raise ValueError("nothing was learned that plays better than the evaluation by hand")
        whole = {**made, "features": list(self.features), **vars(self.weights)}
        lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in whole.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def match(school: School, one: Model, other: Model, seed: int) -> float:
    """How the first judge does against the other on the same deals, one step ahead: its share."""
    won = 0.0
    for number in range(MATCH):
        players = school.players[number % len(school.players)]
        deal = seed * MATCH + number // 2
        if players == 1:
            scores = [alone(school, judge, deal) for judge in (one, other)]
            won += 0.5 + 0.5 * ((scores[0] > scores[1]) - (scores[0] < scores[1]))
        else:
            won += share_won(school, one, other, players, deal, number % players)
    return won / MATCH


def alone(school: School, judge: Model, deal: int) -> int:
    return finished(school, [judge], deal)[0][0]


def share_won(
    school: School, one: Model, other: Model, players: int, deal: int, seat: int
) -> float:
    """1 for a win of the first judge in this seat; half of what a fair share would make up to."""
    seats = [one if at == seat else other for at in range(players)]
    ranking = finished(school, seats, deal)[1]
    won = (ranking[seat] == 1) / ranking.count(1)
    return won if players == 2 else min(1.0, won * players / 2)


def finished(school: School, judges: list[Model], deal: int) -> tuple[list[int], list[int]]:
    state = school.game.new(len(judges), deal)
    rng = seeded(deal)
    while not state.over():
        state.play(best_move(redealt(state, rng), judges[state.seat()], rng, 0))
    return state.scores(), state.ranking()
