"""The plan of a tournament: who sits where on which deal.

A *lineup* is the bots of one game, a *deal* a set-up. On every deal every lineup plays as many
games as there are seats, each bot one seat further in each: so all bots meet the same set-up from
every seat. In which order the bots of a lineup sit around the table is drawn anew for each deal.

- As many bots as seats: one lineup, as named; a bot may be named twice.
- More bots than seats: every choice of that many different bots.
- Fewer bots than seats: every lineup of them in which each sits at least once.
- One seat: every bot plays the deal alone.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

import insula
from insula.arena.match import Match, derived
from insula.arena.players import code_of, try_out
from insula.kernel.game import Game, GameError
from insula.kernel.random import seeded

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Job:
    """One game to play."""

    number: int  # from 1
    deal: int  # from 1
    seats: Lineup


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games of a tournament, but how many; it travels to processes."""

    game: str
    players: int
    seed: int
    bots: Lineup
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""

    def open(self) -> Game:
        return insula.game(self.game, self.box)

    def names(self) -> Lineup:
        """Every bot once, as first named."""
        return tuple(dict.fromkeys(self.bots))

    def check(self) -> None:
        """Raise GameError or BotError for what cannot be played, or would prove nothing."""
        opening = self.open().new(self.players, self.seed, **self.options)
        names = self.names()
        try_out(names, opening)
        if len(names) < 2:
            raise GameError("a tournament needs two different bots at least")
        if len(names) < len(self.bots) != self.players:
            raise GameError(
                "a bot can be named twice only where there are as many names as seats: "
                f"{len(self.bots)} bots for {self.players} seats"
            )

    def lineups(self) -> list[Lineup]:
        count, bots = self.players, self.bots
        if len(bots) == count:
            return [bots]
        if len(bots) > count:
            return list(combinations(bots, count))
        mixed = combinations_with_replacement(bots, count)
        return [lineup for lineup in mixed if set(lineup) == set(bots)]

    def games_per_deal(self) -> int:
        return len(self.lineups()) * self.players

    def deals_for(self, games: int) -> int:
        """Deals that make at least so many games; a deal is played whole or does not count."""
        return -(-games // self.games_per_deal())

    def jobs(self, deals: int) -> Iterator[Job]:
        """All games, deal after deal."""
        number = 0
        for deal in range(1, deals + 1):
            for seats in self.seatings(deal):
                number += 1
                yield Job(number, deal, seats)

    def seatings(self, deal: int) -> Iterator[Lineup]:
        """Every rotation of every lineup on one deal."""
        lineups = self.lineups()
        for at, lineup in enumerate(lineups):
            around = self.drawn_order(lineup, deal * len(lineups) + at)
            for turn in range(self.players):
                yield around[turn:] + around[:turn]

    def drawn_order(self, lineup: Lineup, number: int) -> Lineup:
        rng = seeded(derived(self.seed, "seating", number))
        left = list(lineup)
        return tuple(left.pop(rng.below(len(left))) for _ in lineup)

    def match(self, job: Job) -> Match:
        """The game of a job as the rest of the arena knows games."""
        return Match(self.game, self.players, self.seed, job.seats, self.options, self.box)

    def deal_seed(self, job: Job) -> int:
        return derived(self.seed, "deal", job.deal)

    def as_dict(self) -> dict[str, Any]:
        """What a folder says of its tournament; the box by its hash, wherever it lies."""
        game = self.open()
        options = game.chosen(self.options, self.players)
        told = {**asdict(self), "bots": list(self.bots), "options": options}
        told |= {"rules": game.rules_version, "box": game.box.digest}
        return {**told, "code": code_of(self.bots)}
