"""From the features of a seat to the points it may expect: a sum, and one layer of hidden units.

The weights are data: written by hand as a table by feature, or learned by self-play.
"""

from mypy_extensions import i64

from insula.bots.search.evaluator import Evaluator
from insula.kernel.arrays import append, vec, zeros
from insula.kernel.contract import State


class Weights:
    """`straight` has a weight per feature; `inner` per feature and hidden unit, in that order."""

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
    """An evaluator that looks at features; each game says what they are."""

    def __init__(self, features: i64, weights: Weights, *, apart: bool, explore: float) -> None:
        super().__init__(apart=apart, explore=explore)
        self.features: i64 = features
        self.weights: Weights = weights
        self.inputs = zeros(features)
        self.filled: i64 = 0
        self.units = zeros(len(weights.bias))

    def look(self, state: State, seat: i64) -> None:
        """Put every feature of a seat, in the order of their names."""
        raise NotImplementedError

    def put(self, value: i64) -> None:
        """The next feature."""
        self.inputs[self.filled] = float(value)
        self.filled += 1

    def points(self, state: State, seat: i64) -> float:
        self.filled = 0
        self.look(state, seat)
        return self.output()

    def output(self) -> float:
        """The model's answer for what lies in `inputs`."""
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
        """One feature's part in every hidden unit."""
        units = self.units
        inner = self.weights.inner
        count: i64 = len(units)
        base = at * count
        unit: i64 = 0
        while unit < count:
            units[unit] += value * inner[base + unit]
            unit += 1

    def listed(self, state: State, seat: i64) -> list[float]:
        """The features of a seat, for training."""
        self.filled = 0
        self.look(state, seat)
        assert self.filled == self.features
        out: list[float] = []
        for value in self.inputs:
            out.append(value)  # noqa: PERF402 - a vec is no list
        return out
