"""Synthetic results of games with known probabilities."""

import random
from collections.abc import Sequence

from insula.arena.tournament.plan import Job
from insula.arena.tournament.playing import FinishedGame
from insula.arena.tournament.results import Deal

Strengths = dict[str, float]


def game(number: int, seats: Sequence[str], ranking: Sequence[int]) -> FinishedGame:
    scores = tuple(10 - place for place in ranking)
    return FinishedGame(Job(number, number, tuple(seats)), scores, tuple(ranking), 10)


def duel(chance: random.Random, wins: float, draws: float = 0.0) -> list[int]:
    """Places of two seats, of which the first wins with a given chance."""
    if chance.random() < draws:
        return [1, 1]
    return [1, 2] if chance.random() < wins else [2, 1]


def pair_deal(chance: random.Random, bots: Sequence[str], wins: float, luck: float) -> Deal:
    """A deal of two games in which the seats are swapped.

    With a chance of `luck` the deal decides: the bot that won the first game wins the second too.
    Otherwise the games are independent. So deals are dependent inside, and the share stays `wins`.
    """
    one, other = bots
    first = duel(chance, wins)
    second = first if chance.random() < luck else duel(chance, wins)
    return Deal((game(1, (one, other), first), game(2, (other, one), second[::-1])))


def ladder_deal(chance: random.Random, strengths: Strengths) -> Deal:
    """Every pair of bots twice, each winning by Bradley and Terry's rule."""
    games: list[FinishedGame] = []
    names = list(strengths)
    for one in names:
        for other in names:
            if one != other:
                wins = strengths[one] / (strengths[one] + strengths[other])
                games.append(game(len(games) + 1, (one, other), duel(chance, wins)))
    return Deal(tuple(games))


def table_deal(chance: random.Random, bots: Sequence[str]) -> Deal:
    """Equal bots at one table, once in every rotation of the seats; lots decide the places."""
    count = len(bots)
    games = [
        game(turn + 1, [*bots[turn:], *bots[:turn]], chance.sample(range(1, count + 1), count))
        for turn in range(count)
    ]
    return Deal(tuple(games))
