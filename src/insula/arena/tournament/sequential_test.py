"""A sequential test that stops a tournament once a claim is settled.

The claim is that a bot takes at least a given share of the points: against another bot, or of
first places. The test is a generalised sequential probability ratio test (GSPRT) on deals. H0: the
share is the one claimed less a margin; H1: it is the one claimed plus the margin. Whichever is true
is rejected with a chance of about 5 %; between the two either may be found. Deals are the units,
for the games of one deal are dependent; what a deal's share may be is free, only its mean is given,
so each hypothesis is fitted by maximum (empirical) likelihood before the two are compared.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

from insula.arena.intervals import find_root

ERROR = 0.05  # of either kind
BOUND = log((1 - ERROR) / ERROR)
MARGIN = 0.2  # of the smaller side of the share claimed
FAINT = 1e-3  # deals that every extreme counts as seen, so that each mean can be fitted


@dataclass(frozen=True)
class Claim:
    """`bot` takes at least this share against `other`, or of first places if that is empty."""

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
    """A claim under test."""

    claim: Claim
    seen: Counter[float] = field(default_factory=Counter)
    path: list[float] = field(default_factory=list)

    def add(self, share: float) -> None:
        """What the bot took of a deal."""
        self.seen[share] += 1
        self.path.append(ratio(self.seen, *self.claim.hypotheses()))

    def verdict(self) -> str:
        """'holds', 'fails', or 'open'."""
        latest = self.path[-1] if self.path else 0.0
        if latest >= BOUND:
            return "holds"
        return "fails" if latest <= -BOUND else "open"


def ratio(seen: Counter[float], low: float, high: float) -> float:
    """The logarithm of how much likelier the higher mean makes what was seen."""
    counts = dict.fromkeys((0.0, 1.0), FAINT)
    for share, count in seen.items():
        counts[share] = counts.get(share, 0.0) + count
    items = sorted(counts.items())
    return fitted(items, high) - fitted(items, low)


def fitted(counts: Iterable[tuple[float, float]], mean: float) -> float:
    """The best log likelihood, but for a constant, of any distribution with this mean.

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
