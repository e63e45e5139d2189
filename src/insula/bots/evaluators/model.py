"""A model from the features of a seat to its expected points: a linear part and one hidden layer.

The weights are data, written by hand per feature or learned by self-play.
"""

from mypy_extensions import i64

from insula.bots.search.evaluator import Evaluator
from insula.kernel.arrays import append, vec, zeros
from insula.kernel.contract import State


class Weights:
    """`straight` has a weight per feature, `inner` one per feature and hidden unit."""

    def __init__(
        self, straight: list[float], inner: list[float], bias: list[float], outer: list[float]
    ) -> None:
        self.straight = floats(straight)
        self.inner = floats(inner)
        self.bias = floats(bias)
        self.outer = floats(outer)


def floats(items: list[float]) -> vec[float]:
    out = vec[float](capacity=len(items))
    for item in items:
        out = append(out, item)
    return out


class Model(Evaluator):
    """An evaluator based on features; each game defines its own."""

    def __init__(self, features: i64, weights: Weights, *, apart: bool, explore: float) -> None:
        super().__init__(apart=apart, explore=explore)
        self.features: i64 = features
        self.weights: Weights = weights
        self.inputs = zeros(features)
        self.filled: i64 = 0
        self.units = zeros(len(weights.bias))

    def read_features(self, state: State, seat: i64) -> None:
        """Put every feature of a seat, in the order of their names."""
        raise NotImplementedError

    def put(self, value: i64) -> None:
        """Add the next feature."""
        self.inputs[self.filled] = float(value)
        self.filled += 1

    def points(self, state: State, seat: i64) -> float:
        self.filled = 0
        self.read_features(state, seat)
        return self.output()

    def output(self) -> float:
        """Return the output of the model for `inputs`."""
        weights = self.weights
        inputs = self.inputs
        units = self.units
        count: i64 = len(units)
        unit: i64 = 0
        while unit < count:
            units[unit] = weights.bias[unit]
            unit += 1
        total = 0.0
        at: i64 = 0
        while at < self.features:
            value = inputs[at]
            if value != 0.0:
                total += value * weights.straight[at]
                self.add_inner(at, value)
            at += 1
        unit = 0
        while unit < count:
            if units[unit] > 0.0:
                total += units[unit] * weights.outer[unit]
            unit += 1
        return total

    def add_inner(self, at: i64, value: float) -> None:
        """Add one feature to every hidden unit."""
        units = self.units
        inner = self.weights.inner
        count: i64 = len(units)
        base = at * count
        unit: i64 = 0
        while unit < count:
            units[unit] += value * inner[base + unit]
            unit += 1

    def feature_list(self, state: State, seat: i64) -> list[float]:
        """Return the features of a seat, for training."""
        self.filled = 0
        self.read_features(state, seat)
        assert self.filled == self.features
        out: list[float] = []
        for value in self.inputs:
            out.append(value)  # noqa: PERF402 - a vec is not a list
        return out
