"""Tests of differences: Welch's, Holm's correction for many of them, sizes of effects."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt
from statistics import fmean, variance

from insula.arena.intervals import STEADY, Estimate, mean_of, quantile, two_sided

SIGNIFICANT = 0.05
FEWEST = 5  # games of a side; with fewer nothing is tested


@dataclass(frozen=True)
class Difference:
    """What the second has more than the first."""

    estimate: Estimate
    chance: float | None  # of one at least so large if there were none; None: not to be told
    size: Estimate | None = None  # in standard deviations (Cohen's d); None where nothing varies


def against_zero(values: Sequence[float]) -> Difference:
    """A mean, and the chance of one at least so far from 0 if the truth were 0."""
    error = sqrt(variance(values) / len(values))
    if not error:
        return unvarying(values[0], len(values))
    found = mean_of(values)
    return Difference(found, two_sided(found.value / error, len(values) - 1))


def welch(one: Sequence[float], other: Sequence[float]) -> Difference:
    """Two independent means, whose spreads may differ."""
    a, b = variance(one) / len(one), variance(other) / len(other)
    difference, error = fmean(other) - fmean(one), sqrt(a + b)
    if not error:
        return unvarying(difference, min(len(one), len(other)))
    if min(len(one), len(other)) < FEWEST:
        return Difference(unbounded(difference, len(one) + len(other)), None)
    freedom = (a + b) ** 2 / (a * a / (len(one) - 1) + b * b / (len(other) - 1))
    reach, count = quantile(freedom) * error, len(one) + len(other)
    found = Estimate(difference, difference - reach, difference + reach, count)
    deviation = sqrt((variance(one) + variance(other)) / 2)
    ends = found.value / deviation, found.low / deviation, found.high / deviation
    return Difference(found, two_sided(difference / error, freedom), Estimate(*ends, count))


def newcombe(one: Estimate, other: Estimate) -> Estimate:
    """A difference of two shares from the intervals of both, so never beyond what is possible."""
    difference = other.value - one.value
    below = hypot(other.value - other.low, one.high - one.value)
    above = hypot(other.high - other.value, one.value - one.low)
    return Estimate(difference, difference - below, difference + above, one.n + other.n)


def unvarying(difference: float, count: int) -> Difference:
    """Nothing varies: no difference where all is equal; else only many games make it sure."""
    exact = Estimate(difference, difference, difference, count)
    found = exact if count >= STEADY else unbounded(difference, count)
    return Difference(found, None if difference else 1.0)


def unbounded(value: float, count: int) -> Estimate:
    return Estimate(value, -inf, inf, count)


def significance(tested: Sequence[Difference]) -> list[tuple[float | None, bool]]:
    """Chances corrected for their number, and what is sure; without a chance, what never varies."""
    corrected = iter(holm([each.chance for each in tested if each.chance is not None]))
    found: list[tuple[float | None, bool]] = []
    for each in tested:
        if each.chance is None:
            found.append((None, each.estimate.low > -inf))
        else:
            found.append(((chance := next(corrected)), chance < SIGNIFICANT))
    return found


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number: that any of those below 5 % is an accident has 5 %."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = worst
    return corrected
