"""A sequential test that stops a tournament once a claim is decided.

The claim is that a bot takes at least a given share of the points against another bot, or of the
first places. The test is a generalised sequential probability ratio test (GSPRT) on deals. H0 is
the claimed share minus a margin, H1 the claimed share plus it. Each is rejected wrongly with
a probability of about 5 %; for a true share between them, either verdict is possible. Deals are the
units, because games of one deal are dependent. The distribution of a deal's share is unknown, so
each hypothesis is fitted by maximum (empirical) likelihood.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

from insula.arena.intervals import find_root

ERROR = 0.05  # probability of each kind of error
BOUND = log((1 - ERROR) / ERROR)
MARGIN = 0.2  # relative to the claimed share or its complement, whichever is smaller
PRIOR = 1e-3  # virtual deals with shares 0 and 1, so that every mean can be fitted


@dataclass(frozen=True)
class Claim:
    """`bot` takes at least `share` against `other`, or of first places if `other` is empty."""

    bot: str
    other: str
    share: float

    def margin(self) -> float:
        return MARGIN * min(self.share, 1 - self.share)

    def hypotheses(self) -> tuple[float, float]:
        return self.share - self.margin(), self.share + self.margin()

    def text(self) -> str:
        against = f"against {self.other}" if self.other else "of first places"
        return f"{self.bot} takes at least {100 * self.share:g} % {against}"


@dataclass
class SequentialTest:
    """The test of a claim."""

    claim: Claim
    seen: Counter[float] = field(default_factory=Counter)
    path: list[float] = field(default_factory=list)

    def add(self, share: float) -> None:
        """Add the share of the bot in a deal."""
        self.seen[share] += 1
        self.path.append(ratio(self.seen, *self.claim.hypotheses()))

    def verdict(self) -> str:
        """'holds', 'fails', or 'open'."""
        latest = self.path[-1] if self.path else 0.0
        if latest >= BOUND:
            return "holds"
        return "fails" if latest <= -BOUND else "open"


def ratio(seen: Counter[float], low: float, high: float) -> float:
    """Return the log likelihood ratio of the higher mean against the lower one."""
    counts = dict.fromkeys((0.0, 1.0), PRIOR)
    for share, count in seen.items():
        counts[share] = counts.get(share, 0.0) + count
    items = sorted(counts.items())
    return max_log_likelihood(items, high) - max_log_likelihood(items, low)


def max_log_likelihood(counts: Iterable[tuple[float, float]], mean: float) -> float:
    """Return the maximum log likelihood, up to a constant, of a distribution with this mean.

    That distribution weighs each value by 1 / (1 + tilt * (value - mean)).
    """
    items = [(value - mean, count) for value, count in counts]
    least, most = items[0][0], items[-1][0]
    edge = 1e-12
    tilt = find_root(
        lambda t: -sum(count * off / (1 + t * off) for off, count in items),
        -(1 - edge) / most,
        -(1 - edge) / least,
    )
    return -sum(count * log(1 + tilt * off) for off, count in items)
