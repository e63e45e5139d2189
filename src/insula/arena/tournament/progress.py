"""The progress of a tournament: games arrive in any order, deals count in the order of the plan.

The result does not depend on the speed of the workers: a sequential test reads one deal after the
other, and games after the deciding deal are stored but not counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import FinishedGame
from insula.arena.tournament.results import Deal
from insula.arena.tournament.sequential_test import Claim, SequentialTest


@dataclass
class TournamentProgress:
    """A tournament with a number of deals, and its games so far."""

    plan: Plan
    deals: int
    claim: Claim | None = None
    played: dict[int, FinishedGame] = field(default_factory=dict)  # by number
    crashed: dict[int, str] = field(default_factory=dict)
    stopped: str = ""  # the reason, if too many games crashed
    whole: list[Deal] = field(default_factory=list)  # complete deals that count
    next_deal: int = 1

    @cached_property
    def test(self) -> SequentialTest | None:
        return SequentialTest(self.claim) if self.claim else None

    @cached_property
    def games_per_deal(self) -> int:
        return self.plan.games_per_deal()

    def total(self) -> int:
        return self.deals * self.games_per_deal

    def missing(self) -> Iterator[Job]:
        """Yield the games to play until the claim is decided."""
        for job in self.plan.jobs(self.deals):
            if self.is_decided():
                return
            if job.number not in self.played:
                yield job

    def is_decided(self) -> bool:
        return self.test is not None and self.test.verdict() != "open"

    def add(self, played: FinishedGame) -> None:
        self.crashed.pop(played.job.number, None)
        self.played[played.job.number] = played
        self.count_deals()

    def add_crash(self, number: int, where: str) -> None:
        """Note a crashed game. Its deal does not count."""
        self.crashed[number] = where
        self.count_deals()

    def count_deals(self) -> None:
        """Count complete deals, up to the first unfinished one."""
        while self.next_deal <= self.deals and not self.is_decided():
            numbers = self.numbers(self.next_deal)
            if any(n not in self.played and n not in self.crashed for n in numbers):
                return
            self.next_deal += 1
            if not any(number in self.crashed for number in numbers):
                self.count(Deal(tuple(self.played[number] for number in numbers)))

    def numbers(self, deal: int) -> range:
        first = (deal - 1) * self.games_per_deal + 1
        return range(first, first + self.games_per_deal)

    def count(self, deal: Deal) -> None:
        self.whole.append(deal)
        if self.test:
            self.test.add(deal.share(self.test.claim))
