"""Totals of a series of games, in whole numbers so that the order does not matter."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from insula.arena.match import Outcome

SHARES = [Fraction(0), *(Fraction(1, seats) for seats in range(1, 10))]
"""Value of a first place by the number of seats that share it."""


@dataclass
class Span:
    """Count, sum, sum of squares and bounds of whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        if self.least is None or value < self.least:
            self.least = value
        if self.most is None or value > self.most:
            self.most = value

    def merge(self, other: "Span") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        bounds = [b for b in (self.least, other.least, self.most, other.most) if b is not None]
        self.least, self.most = min(bounds, default=None), max(bounds, default=None)

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def deviation(self) -> float:
        """Return the standard deviation."""
        if not self.count:
            return 0.0
        return sqrt(self.squares * self.count - self.total * self.total) / self.count


def add_counters(parts: list[Counter[str]]) -> Counter[str]:
    """Add counters; `+` would drop values that are zero or negative."""
    whole = Counter[str]()
    for part in parts:
        whole.update(part)
    return whole


def means(totals: Counter[str], count: int) -> dict[str, float]:
    return {name: total / count for name, total in totals.items()}


@dataclass
class Tally:
    """The totals of a series. A first place shared by k seats is 1/k of a win for each."""

    seats: list[Span]
    wins: list[Fraction]
    length: Span = field(default_factory=Span)
    sources: list[Counter[str]] = field(default_factory=list)  # by seat
    legal_moves: int = 0  # total over all decisions of all games
    most_legal: int = 0
    turns: int = 0
    longest_turn: int = 0
    cpu_seconds: float = 0.0

    @classmethod
    def of(cls, players: int) -> "Tally":
        spans, counters = [Span() for _ in range(players)], [Counter[str]() for _ in range(players)]
        return cls(spans, [Fraction(0)] * players, sources=counters)

    def add(self, outcome: Outcome) -> None:
        self.length.add(outcome.decisions)
        self.add_lists(outcome)
        first = outcome.ranking.count(1)
        for seat, score in enumerate(outcome.scores):
            self.seats[seat].add(score)
            if outcome.ranking[seat] == 1:
                self.wins[seat] += SHARES[first]
            self.sources[seat].update(outcome.breakdown[seat])

    def add_lists(self, other: "Outcome | Tally") -> None:
        """Add the counts of legal moves and turns."""
        self.legal_moves += other.legal_moves
        self.turns += other.turns
        self.most_legal = max(self.most_legal, other.most_legal)
        self.longest_turn = max(self.longest_turn, other.longest_turn)

    def merge(self, other: "Tally") -> None:
        self.add_lists(other)
        self.length.merge(other.length)
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        for mine, more in zip(self.seats, other.seats, strict=True):
            mine.merge(more)
        for points, more_points in zip(self.sources, other.sources, strict=True):
            points.update(more_points)
        self.cpu_seconds += other.cpu_seconds

    def figures(self) -> dict[str, Any]:
        """Return means and standard deviations for JSON."""
        score = Span()
        for seat in self.seats:
            score.merge(seat)
        return {
            "mean_scores": [seat.mean() for seat in self.seats],
            "wins": [float(wins) for wins in self.wins],
            "score": {
                "mean": score.mean(),
                "sd": score.deviation(),
                "min": score.least,
                "max": score.most,
            },
            "by_source": means(add_counters(self.sources), score.count),
            "by_seat_and_source": [means(points, self.length.count) for points in self.sources],
            "length": {
                "min": self.length.least,
                "mean": self.length.mean(),
                "max": self.length.most,
            },
            "legal_moves": {
                "mean": self.legal_moves / max(1, self.length.total),
                "max": self.most_legal,
            },
            "turn": {"mean": self.length.total / self.turns, "max": self.longest_turn}
            if self.turns
            else None,
        }
