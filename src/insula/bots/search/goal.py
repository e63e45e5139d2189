"""The reward of a result for each seat, from 0 to 1: what a search maximises."""

from math import exp
from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import vec, zeros
from insula.kernel.contract import State

MOST_SEATS: Final = 4
STEEPEST: Final = 40.0  # the curve is flat beyond it, and exp would overflow


class Goal:
    """Reward winning and the lead: `place` is the weight of winning.

    In a solo game the reward is the points divided by `alone`.
    """

    def __init__(self, scale: float, place: float, alone: float) -> None:
        self.scale: float = scale  # points of a lead with a reward of 0.73
        self.place: float = place
        self.alone: float = alone
        self.points = zeros(MOST_SEATS)  # scratch array: points by seat

    def of_points(self, seats: i64, out: vec[float]) -> None:
        """Compute the rewards of all seats for `points`, expected or final."""
        if seats == 1:
            out[0] = self.points[0] / self.alone
            return
        seat: i64 = 0
        while seat < seats:
            out[seat] = squashed(lead(self.points, seats, seat) / self.scale)
            seat += 1

    def of_end(self, state: State, out: vec[float]) -> None:
        """Compute the rewards of a finished game; a shared first place counts in part."""
        seats = state.seats()
        scores = state.scores()
        seat: i64 = 0
        while seat < seats:
            self.points[seat] = float(scores[seat])
            seat += 1
        self.of_points(seats, out)
        if seats == 1:
            return
        ranking = state.ranking()
        first = ranking.count(1)
        seat = 0
        while seat < seats:
            out[seat] *= 1.0 - self.place
            if ranking[seat] == 1:
                out[seat] += self.place / first
            seat += 1


def lead(points: vec[float], seats: i64, seat: i64) -> float:
    """Return the lead of a seat over the best other seat."""
    best = -1e9
    other: i64 = 0
    while other < seats:
        if other != seat and points[other] > best:
            best = points[other]
        other += 1
    return points[seat] - best


def squashed(value: float) -> float:
    """Return the logistic function."""
    return 1.0 / (1.0 + exp(-min(STEEPEST, max(-STEEPEST, value))))
