"""Tune the weights of an evaluation by duels, as chess engines are tuned (SPSA).

Two judges that differ from the present one in opposite ways play the same deals from both seats,
one step ahead; the present one then moves a little towards the better of them. That begins with
the evaluation by hand and needs no theory of what a position is worth, only who wins.
"""

from dataclasses import dataclass
from math import tanh

import numpy as np

from insula.bots.judges.model import Model, Weights
from insula.bots.judging import SCALE, kind_of, package_of
from insula.bots.learning.fit import Floats, Raw, short
from insula.bots.learning.games import School, many
from insula.bots.learning.train import finished, match

LOOKED_AT = 30  # games whose positions tell how much a feature differs
LEAST_SPREAD = 0.3
WIDTHS = 0.5, 0.2  # how far the two judges stand apart, in points by feature, at first and at last
RATES = 0.06, 0.006  # how far the present one moves
MOMENTS = 0.9, 0.99
AVERAGE = 0.02  # of each step's weights in the mean that is kept


@dataclass
class Tuning:
    """Repeatable by its seed."""

    school: School
    steps: int
    deals: int  # of a duel
    seed: int

    def __post_init__(self) -> None:
        state = self.school.game.new(2)
        self.make, self.features, hand = kind_of(package_of(state))
        self.scale = SCALE[package_of(state)]
        self.rng = np.random.default_rng(self.seed)
        self.hand: Floats = np.array([hand.get(name, 0.0) for name in self.features])
        self.now: Floats = self.hand.copy()
        self.mean: Floats = self.hand.copy()
        self.units = self.point_of_each()
        self.moments = np.zeros_like(self.hand), np.zeros_like(self.hand)
        self.done = 0

    def judge(self, weights: Floats) -> Model:
        return self.make(Weights(weights.tolist(), [], [], []))

    def point_of_each(self) -> Floats:
        """The weight that makes a feature's spread worth a point; none for what never differs, and
        no more than a few for what seldom does."""
        games = many(self.school, self.judge(self.hand), range(LOOKED_AT), self.seed, 0.2)
        spreads = np.array([one for game in games for one in game.features]).std(axis=0)
        units: Floats = np.where(spreads > 0, 1 / np.maximum(spreads, LEAST_SPREAD), 0.0)
        return units

    def step(self) -> float:
        """One duel, and what is made of it; its result, from -1 to 1."""
        signs = self.rng.choice([-1.0, 1.0], len(self.now))
        apart = self.between(WIDTHS) * self.units * signs
        result = self.duel(self.judge(self.now + apart), self.judge(self.now - apart))
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

    def duel(self, one: Model, other: Model) -> float:
        begin = (self.seed * self.steps + self.done) * self.deals
        deals = range(begin, begin + self.deals)
        won = [self.lead(one, other, deal) - self.lead(other, one, deal) for deal in deals]
        return sum(won) / (2 * self.deals)

    def lead(self, first: Model, second: Model, deal: int) -> float:
        """Half for the place, half for the points between them."""
        scores, ranking = finished(self.school, [first, second], deal)
        place = (ranking[0] == 1) - (ranking[1] == 1)
        return (place + tanh((scores[0] - scores[1]) / self.scale)) / 2

    def share(self) -> float:
        """Of a match between the mean of the last weights and the evaluation by hand."""
        return match(self.school, self.judge(self.mean), self.judge(self.hand), self.seed)

    def weights(self) -> Raw:
        return Raw(short(self.mean), [], [], [])
