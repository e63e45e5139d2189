"""Student's distribution, and intervals from few figures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf, lgamma, log, log1p, sqrt
from statistics import fmean, variance

SURE = 0.95
STEADY = 20  # figures that are all the same: from so many on that is no accident


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval; `n` is how many independent figures it comes from."""

    value: float
    low: float
    high: float
    n: int

    def as_dict(self) -> dict[str, float | int | None]:
        """Ready for JSON, which knows no infinity."""
        return {
            "value": self.value,
            "low": None if self.low == -inf else self.low,
            "high": None if self.high == inf else self.high,
            "n": self.n,
        }


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean with Student's interval; with one value, or few alike, anything is possible."""
    count, mean = len(values), fmean(values)
    if count < 2 or (count < STEADY and not variance(values)):
        return Estimate(mean, -inf, inf, count)
    reach = quantile(count - 1) * sqrt(variance(values) / count)
    return Estimate(mean, mean - reach, mean + reach, count)


def share_of(values: Sequence[float], games: int) -> Estimate:
    """A share of points from shares by deal, with Wilson's interval on an effective number.

    Games of one deal are dependent, so the number of games that count as independent is the one
    whose variance equals that between deals: at most the games there were, and as many as deals
    where all deals came out the same.
    """
    count, mean = len(values), fmean(values)
    if count < 2:
        return Estimate(mean, 0.0, 1.0, count)
    spread = variance(values) / count
    if mean in (0.0, 1.0):
        effective = float(count)
    else:
        effective = min(mean * (1 - mean) / spread, games) if spread else float(games)
    low, high = wilson(mean, effective, quantile(count - 1))
    return Estimate(mean, low, high, count)


def mean_between(least: float, most: float, values: Sequence[float]) -> Estimate:
    """A mean of values that have bounds: Wilson's interval, on as many as vary like them."""
    count, width = len(values), most - least
    share = min(1.0, max(0.0, (fmean(values) - least) / width))
    spread = variance(values) / count / width**2
    number = share * (1 - share) / spread if spread else count
    low, high = wilson(share, number, quantile(count - 1))
    return Estimate(fmean(values), least + width * low, least + width * high, count)


def wilson(share: float, number: float, width: float) -> tuple[float, float]:
    """The interval of a share that a score test would not reject."""
    square = width * width / number
    middle = (share + square / 2) / (1 + square)
    reach = width / (1 + square) * sqrt(share * (1 - share) / number + square / number / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# -- the distribution --------------------------------------------------------------------------


def two_sided(t: float, freedom: float) -> float:
    """The chance of being at least so far from 0."""
    if t == inf or t == -inf:
        return 0.0
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(4096)
def quantile(freedom: float, sure: float = SURE) -> float:
    """How far from 0 Student's variable stays with this certainty."""
    return find_root(lambda t: (1 - sure) - two_sided(t, freedom), 0.0, 1e4)


def find_root(rising: Callable[[float], float], low: float, high: float) -> float:
    """Where a rising function passes 0."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if rising(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front * fraction(a, b, x) / a


def fraction(a: float, b: float, x: float) -> float:
    """Its continued fraction, by Lentz's method."""
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, 300):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / ((1 + term * d) or tiny)
            c = (1 + term / c) or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value
