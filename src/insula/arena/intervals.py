"""Confidence intervals, and Student's t distribution."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf, lgamma, log, log1p, sqrt
from statistics import fmean, variance

CONFIDENCE = 0.95
STEADY = 20  # this many equal values count as constant


@dataclass(frozen=True)
class Estimate:
    """A value with its interval; `n` is the number of independent values behind it."""

    value: float
    low: float
    high: float
    n: int

    def as_dict(self) -> dict[str, float | int | None]:
        """Return the estimate for JSON, which has no infinity."""
        return {
            "value": self.value,
            "low": None if self.low == -inf else self.low,
            "high": None if self.high == inf else self.high,
            "n": self.n,
        }


def mean_of(values: Sequence[float]) -> Estimate:
    """Return a mean with Student's interval, unbounded for one value or a few equal ones."""
    count, mean = len(values), fmean(values)
    if count < 2 or (count < STEADY and not variance(values)):
        return Estimate(mean, -inf, inf, count)
    reach = quantile(count - 1) * sqrt(variance(values) / count)
    return Estimate(mean, mean - reach, mean + reach, count)


def share_of(values: Sequence[float], games: int) -> Estimate:
    """Return a share from the shares by deal, with Wilson's interval on an effective number.

    Games of one deal are dependent. The effective number is the number of independent games with
    the variance observed between deals, at most the number of games; if all deals gave the same
    share of 0 or 1, it is the number of deals.
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
    """Return a mean of bounded values with Wilson's interval on an effective number."""
    count, width = len(values), most - least
    share = min(1.0, max(0.0, (fmean(values) - least) / width))
    spread = variance(values) / count / width**2
    number = share * (1 - share) / spread if spread else count
    low, high = wilson(share, number, quantile(count - 1))
    return Estimate(fmean(values), least + width * low, least + width * high, count)


def wilson(share: float, number: float, width: float) -> tuple[float, float]:
    """Return Wilson's score interval of a share."""
    square = width * width / number
    middle = (share + square / 2) / (1 + square)
    reach = width / (1 + square) * sqrt(share * (1 - share) / number + square / number / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# -- the distribution --------------------------------------------------------------------------


def two_sided(t: float, freedom: float) -> float:
    """Return the two-sided p-value of a t statistic."""
    if t == inf or t == -inf:
        return 0.0
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(4096)
def quantile(freedom: float, confidence: float = CONFIDENCE) -> float:
    """Return the two-sided quantile of Student's t distribution."""
    return find_root(lambda t: (1 - confidence) - two_sided(t, freedom), 0.0, 1e4)


def find_root(rising: Callable[[float], float], low: float, high: float) -> float:
    """Find the zero of a rising function by bisection."""
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
    """Return the regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front * fraction(a, b, x) / a


def fraction(a: float, b: float, x: float) -> float:
    """Return its continued fraction by Lentz's method."""
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
