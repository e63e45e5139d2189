"""Tests of differences: Welch's test, Holm's correction and effect sizes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt
from statistics import fmean, variance

from insula.arena.intervals import STEADY, Estimate, mean_of, quantile, two_sided

SIGNIFICANT = 0.05
MIN_GAMES = 5  # per side; with fewer nothing is tested


@dataclass(frozen=True)
class Difference:
    """The second mean minus the first."""

    estimate: Estimate
    p: float | None  # two-sided; None if it cannot be computed
    size: Estimate | None = None  # Cohen's d; None if nothing varies


def against_zero(values: Sequence[float]) -> Difference:
    """Test whether a mean differs from 0."""
    error = sqrt(variance(values) / len(values))
    if not error:
        return constant_difference(values[0], len(values))
    found = mean_of(values)
    return Difference(found, two_sided(found.value / error, len(values) - 1))


def welch(one: Sequence[float], other: Sequence[float]) -> Difference:
    """Compare two independent means with unequal variances."""
    a, b = variance(one) / len(one), variance(other) / len(other)
    difference, error = fmean(other) - fmean(one), sqrt(a + b)
    if not error:
        return constant_difference(difference, min(len(one), len(other)))
    if min(len(one), len(other)) < MIN_GAMES:
        return Difference(unbounded(difference, len(one) + len(other)), None)
    freedom = (a + b) ** 2 / (a * a / (len(one) - 1) + b * b / (len(other) - 1))
    reach, count = quantile(freedom) * error, len(one) + len(other)
    found = Estimate(difference, difference - reach, difference + reach, count)
    deviation = sqrt((variance(one) + variance(other)) / 2)
    ends = found.value / deviation, found.low / deviation, found.high / deviation
    return Difference(found, two_sided(difference / error, freedom), Estimate(*ends, count))


def newcombe(one: Estimate, other: Estimate) -> Estimate:
    """Return the difference of two shares with Newcombe's interval from their intervals."""
    difference = other.value - one.value
    below = hypot(other.value - other.low, one.high - one.value)
    above = hypot(other.high - other.value, one.value - one.low)
    return Estimate(difference, difference - below, difference + above, one.n + other.n)


def constant_difference(difference: float, count: int) -> Difference:
    """Return the difference of constant values; it is certain only with many games."""
    exact = Estimate(difference, difference, difference, count)
    found = exact if count >= STEADY else unbounded(difference, count)
    return Difference(found, None if difference else 1.0)


def unbounded(value: float, count: int) -> Estimate:
    return Estimate(value, -inf, inf, count)


def significance(tested: Sequence[Difference]) -> list[tuple[float | None, bool]]:
    """Return corrected p-values and whether each difference is significant.

    A difference without a p-value is significant if its interval is bounded.
    """
    corrected = iter(holm([each.p for each in tested if each.p is not None]))
    found: list[tuple[float | None, bool]] = []
    for each in tested:
        if each.p is None:
            found.append((None, each.estimate.low > -inf))
        else:
            found.append(((p := next(corrected)), p < SIGNIFICANT))
    return found


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values corrected for multiple tests by Holm's method."""
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    corrected, worst = [0.0] * len(p_values), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(p_values) - rank) * p_values[at]))
        corrected[at] = worst
    return corrected
