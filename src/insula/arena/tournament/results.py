"""Results of complete deals: meetings, wins and points of the bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from statistics import fmean

from insula.arena.intervals import Estimate, mean_of, share_of
from insula.arena.tournament.playing import FinishedGame
from insula.arena.tournament.sequential_test import Claim

Pair = tuple[str, str]


@dataclass(frozen=True)
class SeatResult:
    """A bot in a seat, with its rank in the contest."""

    bot: str
    seat: int
    rank: int
    points: int


Contest = list[SeatResult]


@dataclass(frozen=True)
class Deal:
    """A deal whose games are all finished."""

    games: tuple[FinishedGame, ...]

    @cached_property
    def contests(self) -> list[Contest]:
        """Return the seats to compare: those of a game or, solo, all games of the deal."""
        if len(self.games[0].scores) > 1:
            return [seat_results(game) for game in self.games]
        scores = [game.scores[0] for game in self.games]
        return [
            [
                SeatResult(game.job.seats[0], 0, 1 + sum(s > score for s in scores), score)
                for game, score in zip(self.games, scores, strict=True)
            ]
        ]

    def seats_of(self, bot: str) -> list[SeatResult]:
        return [seat for contest in self.contests for seat in contest if seat.bot == bot]

    @cached_property
    def meetings(self) -> dict[Pair, list[float]]:
        """Return the points of each bot in each meeting with another: 1, 0, or 0.5 for a draw."""
        found: dict[Pair, list[float]] = {}
        for contest in self.contests:
            for one, other in combinations(contest, 2):
                if one.bot != other.bot:
                    taken = 0.5 + 0.5 * ((one.rank < other.rank) - (one.rank > other.rank))
                    found.setdefault((one.bot, other.bot), []).append(taken)
                    found.setdefault((other.bot, one.bot), []).append(1 - taken)
        return found

    def wins(self, bot: str) -> list[float]:
        """Return 1 for each first place of a bot, or its share of a shared one."""
        found = []
        for contest in self.contests:
            firsts = sum(seat.rank == 1 for seat in contest)
            found += [(s.rank == 1) / firsts for s in contest if s.bot == bot]
        return found

    def share(self, claim: Claim) -> float:
        """Return the share of this deal that a claim is about."""
        found = self.meetings[claim.bot, claim.other] if claim.other else self.wins(claim.bot)
        return fmean(found)


def seat_results(game: FinishedGame) -> Contest:
    return [
        SeatResult(bot, seat, game.ranking[seat], game.scores[seat])
        for seat, bot in enumerate(game.job.seats)
    ]


# -- figures -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PairScore:
    """The score of one bot against another; a meeting is two seats of one game."""

    pair: Pair
    won: int
    drawn: int
    lost: int
    share: Estimate


def pair_score(deals: Sequence[Deal], pair: Pair) -> PairScore:
    met = [deal.meetings[pair] for deal in deals]
    taken = [each for deal in met for each in deal]
    share = share_of([fmean(deal) for deal in met], len(taken))
    return PairScore(pair, taken.count(1.0), taken.count(0.5), taken.count(0.0), share)


def pair_scores(deals: Sequence[Deal], names: Sequence[str]) -> Iterator[PairScore]:
    for pair in combinations(names, 2):
        yield pair_score(deals, pair)


@dataclass(frozen=True)
class BotScore:
    """The score of a bot in all its seats."""

    bot: str
    seats: int
    wins: Estimate  # first places by seat
    points: Estimate
    by_seat: list[float]  # first places by the seat's number
    scores: list[int]


def bot_score(deals: Sequence[Deal], bot: str, players: int) -> BotScore:
    seats = [seat for deal in deals for seat in deal.seats_of(bot)]
    wins = [deal.wins(bot) for deal in deals]
    flat = [win for deal in wins for win in deal]
    return BotScore(
        bot,
        len(seats),
        share_of([fmean(deal) for deal in wins], len(flat)),
        mean_of([fmean(seat.points for seat in deal.seats_of(bot)) for deal in deals]),
        [
            fmean(win for seat, win in zip(seats, flat, strict=True) if seat.seat == number)
            for number in range(players)
        ],
        [seat.points for seat in seats],
    )
