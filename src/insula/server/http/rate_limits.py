"""Rate limits: token buckets that refill over time."""

import time
from collections.abc import Callable

from insula.server.errors import Refused
from insula.server.facts.requests import Counted, TooFast
from insula.server.limits import Rate

FORGET_AT = 10_000


class Bucket:
    """A token bucket: a burst, then a rate per second."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.most, self.speed = rate
        self.left = self.most
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.speed)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self, now: float) -> float:
        """Take a token and return how long to wait for it, to delay instead of refuse."""
        if self.take(now):
            return 0.0
        self.left -= 1
        return -self.left / self.speed

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.speed >= self.most


class Rates:
    """Buckets by action and by person or address."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, what: Counted, who: str, rate: Rate) -> None:
        """Count one action, or refuse it when the bucket is empty."""
        now = self.now()
        if len(self.buckets) > FORGET_AT:
            self.buckets = {k: b for k, b in self.buckets.items() if not b.is_full(now)}
        bucket = self.buckets.setdefault((what, who), Bucket(rate, now))
        if not bucket.take(now):
            raise Refused(TooFast(what))
