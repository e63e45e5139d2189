"""Fit a model to what came of positions: a sum of features and one layer of hidden units."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
BATCH = 512
RATE = 2e-3
DECAY = 1e-4
MOMENTS = 0.9, 0.999


@dataclass
class Fit:
    """Parameters on features of mean 0 and spread 1, and points of mean 0 and spread 1."""

    straight: Floats
    inner: Floats
    bias: Floats
    outer: Floats
    offset: float = 0.0

    def parameters(self) -> list[Floats]:
        return [self.straight, self.inner, self.bias, self.outer]

    def predicted(self, inputs: Floats) -> tuple[Floats, Floats]:
        units = np.maximum(inputs @ self.inner + self.bias, 0.0)
        return inputs @ self.straight + units @ self.outer, units

    def gradients(self, inputs: Floats, wanted: Floats) -> list[Floats]:
        """Of half the mean square error."""
        found, units = self.predicted(inputs)
        error = (found - wanted) / len(wanted)
        behind = np.outer(error, self.outer) * (units > 0)
        return [inputs.T @ error, inputs.T @ behind, behind.sum(axis=0), units.T @ error]


@dataclass
class Scaled:
    """How features and points were brought to mean 0 and spread 1."""

    means: Floats
    spreads: Floats
    mean: float
    spread: float

    @classmethod
    def of(cls, inputs: Floats, points: Floats) -> "Scaled":
        spreads = inputs.std(axis=0)
        spreads[spreads < 1e-9] = np.inf  # a feature that never differs teaches nothing
        return cls(inputs.mean(axis=0), spreads, float(points.mean()), float(points.std()))

    def inputs(self, inputs: Floats) -> Floats:
        scaled: Floats = (inputs - self.means) / self.spreads
        return scaled


def fitted(inputs: Floats, points: Floats, hidden: int, epochs: int, seed: int) -> "Raw":
    """The weights for features as they are, the first of which must be 1 in every position."""
    scaled = Scaled.of(inputs, points)
    fit = train(scaled.inputs(inputs), (points - scaled.mean) / scaled.spread, hidden, epochs, seed)
    return unscaled(fit, scaled)


def train(inputs: Floats, wanted: Floats, hidden: int, epochs: int, seed: int) -> Fit:
    """Adam on batches in random order, slower towards the end."""
    rng = np.random.default_rng(seed)
    count = inputs.shape[1]
    inner = rng.normal(0.0, np.sqrt(2.0 / count), (count, hidden))
    outer = rng.normal(0.0, np.sqrt(1.0 / max(1, hidden)), hidden)
    fit = Fit(np.zeros(count), inner, np.zeros(hidden), outer)
    first = [np.zeros_like(each) for each in fit.parameters()]
    second = [np.zeros_like(each) for each in fit.parameters()]
    steps = epochs * max(1, len(wanted) // BATCH)
    for step in range(1, steps + 1):
        chosen = rng.integers(0, len(wanted), BATCH)
        rate = RATE * (1.0 - step / (steps + 1)) * correction(step)
        gradients = fit.gradients(inputs[chosen], wanted[chosen])
        for each, gradient, m, v in zip(fit.parameters(), gradients, first, second, strict=True):
            m += (1 - MOMENTS[0]) * (gradient - m)
            v += (1 - MOMENTS[1]) * (gradient * gradient - v)
            each -= rate * m / (np.sqrt(v) + 1e-8) + rate * DECAY * each
    return fit


def correction(step: int) -> float:
    """For moments that begin at 0."""
    return float(np.sqrt(1 - MOMENTS[1] ** step) / (1 - MOMENTS[0] ** step))


@dataclass
class Raw:
    """Weights for features as they are, as lists; the constant feature carries what is left."""

    straight: list[float]
    inner: list[float]
    bias: list[float]
    outer: list[float]


def unscaled(fit: Fit, scaled: Scaled) -> Raw:
    straight = fit.straight / scaled.spreads * scaled.spread
    inner = fit.inner / scaled.spreads[:, None]
    bias = fit.bias - scaled.means @ inner
    straight[0] = scaled.mean - scaled.means @ straight
    return Raw(short(straight), short(inner.ravel()), short(bias), short(fit.outer * scaled.spread))


def short(values: Floats) -> list[float]:
    """Six digits are more than the data knows."""
    return [float(f"{value:.6g}") for value in values]
