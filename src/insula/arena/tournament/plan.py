"""The plan of a tournament: which bot sits where on which deal.

A *lineup* is the bots of one game, a *deal* is a set-up. On every deal, every lineup plays as many
games as there are seats, with each bot one seat further in each game: all bots meet the same set-up
from every seat. The order of a lineup around the table is drawn for each deal.

- As many bots as seats: one lineup, as named; a bot may be named twice.
- More bots than seats: every combination of different bots.
- Fewer bots than seats: every lineup in which each bot sits at least once.
- One seat: every bot plays the deal alone.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

import insula
from insula.arena.match import Match, derive_seed
from insula.arena.players import code_hashes_of, try_out
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
    """Everything that determines the games of a tournament except their number."""

    game: str
    players: int
    seed: int
    bots: Lineup
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""

    def open(self) -> Game:
        return insula.game(self.game, self.box)

    def names(self) -> Lineup:
        """Return every bot once, in the order of their names on the command line."""
        return tuple(dict.fromkeys(self.bots))

    def check(self) -> None:
        """Raise GameError or BotError if the plan cannot be played or compares nothing."""
        opening = self.open().new(self.players, self.seed, **self.options)
        names = self.names()
        try_out(names, opening)
        if len(names) < 2:
            raise GameError("a tournament needs at least two different bots")
        if len(names) < len(self.bots) != self.players:
            raise GameError(
                "a bot can be named twice only if there are as many names as seats: "
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
        """Return the number of deals with at least this many games; a deal is always complete."""
        return -(-games // self.games_per_deal())

    def jobs(self, deals: int) -> Iterator[Job]:
        """Yield all games, deal after deal."""
        number = 0
        for deal in range(1, deals + 1):
            for seats in self.seatings(deal):
                number += 1
                yield Job(number, deal, seats)

    def seatings(self, deal: int) -> Iterator[Lineup]:
        """Yield every rotation of every lineup on one deal."""
        lineups = self.lineups()
        for at, lineup in enumerate(lineups):
            around = self.draw_order(lineup, deal * len(lineups) + at)
            for turn in range(self.players):
                yield around[turn:] + around[:turn]

    def draw_order(self, lineup: Lineup, number: int) -> Lineup:
        rng = seeded(derive_seed(self.seed, "seating", number))
        left = list(lineup)
        return tuple(left.pop(rng.below(len(left))) for _ in lineup)

    def match(self, job: Job) -> Match:
        """Return the match of a job."""
        return Match(self.game, self.players, self.seed, job.seats, self.options, self.box)

    def deal_seed(self, job: Job) -> int:
        return derive_seed(self.seed, "deal", job.deal)

    def as_dict(self) -> dict[str, Any]:
        """Return the description for the folder; the box is identified by its hash."""
        game = self.open()
        options = game.chosen(self.options, self.players)
        about = {**asdict(self), "bots": list(self.bots), "options": options}
        about |= {"rules": game.rules_version, "box": game.box.digest}
        return {**about, "code": code_hashes_of(self.bots)}
