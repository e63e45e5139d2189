"""Tests of differences: Welch's, Holm's correction for many of them, sizes of effects."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, inf, sqrt
from statistics import fmean, variance

from insula.arena.student import Estimate, mean_of, quantile, two_sided

SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Difference:
    """What the second has more than the first."""

    estimate: Estimate
    chance: float  # of a difference at least so large if there were none
    size: Estimate | None  # in standard deviations (Cohen's d); None where nothing varies


def against_zero(values: Sequence[float]) -> tuple[Estimate, float]:
    """A mean, and the chance of one at least so far from 0 if the truth were 0."""
    found = mean_of(values)
    error = sqrt(variance(values) / len(values))
    return found, two_sided(ratio(found.value, error), len(values) - 1)


def welch(one: Sequence[float], other: Sequence[float]) -> Difference:
    """Two independent means, whose spreads may differ."""
    a, b = variance(one) / len(one), variance(other) / len(other)
    difference, error = fmean(other) - fmean(one), sqrt(a + b)
    if not error:
        chance = 0.0 if difference else 1.0
        exact = Estimate(difference, difference, difference, len(one) + len(other))
        return Difference(exact, chance, None)
    freedom = (a + b) ** 2 / (a * a / (len(one) - 1) + b * b / (len(other) - 1))
    reach, count = quantile(freedom) * error, len(one) + len(other)
    found = Estimate(difference, difference - reach, difference + reach, count)
    deviation = sqrt((variance(one) + variance(other)) / 2)
    ends = found.value / deviation, found.low / deviation, found.high / deviation
    return Difference(found, two_sided(difference / error, freedom), Estimate(*ends, count))


def ratio(value: float, error: float) -> float:
    if error:
        return value / error
    return copysign(inf, value) if value else 0.0


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number: that any of those below 5 % is an accident has 5 %."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = worst
    return corrected
