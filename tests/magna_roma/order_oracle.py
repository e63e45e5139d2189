"""All outcomes of pending gains by brute force: an oracle for MR-3.5.

It shares no code with the rules. A position is plain data read from the printed sheets; every
permutation of the pending gains is played with every answer to every trade.
"""

import csv
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from pathlib import Path

Gain = tuple[str, int]
Way = tuple[int, int, int]  # coins, population and legions to pay
NO_LIMIT = 10**9


@dataclass(frozen=True)
class Trade:
    """A trade token: what it brings and the ways to pay for it."""

    good: str
    amount: int
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Board:
    """The parts of a box and a deal that a chain of gains can meet."""

    trade_on: tuple[Trade | None, ...]  # by space of the Market
    military_end: int
    blessing_on: tuple[bool, ...]  # by space of the Pantheon
    coin_limit: int = NO_LIMIT  # the most that this player can have
    population_limit: int = NO_LIMIT
    blessing_limit: int = NO_LIMIT


@dataclass(frozen=True)
class Hand:
    """What the player has; tokens are the spaces whose draft-edition token still lies there."""

    luxuries: int
    legions: int
    coins: int
    population: int
    blessings: int
    faith: int
    points: int
    tokens: frozenset[int]


def outcomes_of_all_orders(board: Board, hand: Hand, gains: list[Gain]) -> set[Hand]:
    return {end for order in set(permutations(gains)) for end in played(board, hand, order)}


def outcomes_of_the_fixed_order(board: Board, hand: Hand, gains: list[Gain]) -> set[Hand]:
    """Luxuries come last."""
    order = sorted(gains, key=lambda gain: gain[0] == "luxuries")
    return set(played(board, hand, tuple(order)))


def played(board: Board, hand: Hand, order: tuple[Gain, ...]) -> Iterator[Hand]:
    if not order:
        yield hand
        return
    (good, amount), rest = order[0], order[1:]
    for after in set(
        moved(board, hand, amount) if good == "luxuries" else [gained(board, hand, good, amount)]
    ):
        yield from played(board, after, rest)


def moved(board: Board, hand: Hand, steps: int) -> Iterator[Hand]:
    """Move the Market marker, trading or not on every space under a token."""
    if steps == 0 or hand.luxuries == len(board.trade_on) - 1:
        yield hand
        return
    there = replace(hand, luxuries=hand.luxuries + 1)
    for after in {there, *traded(board, there, board.trade_on[there.luxuries])}:
        yield from moved(board, after, steps - 1)


def traded(board: Board, hand: Hand, trade: Trade | None) -> Iterator[Hand]:
    for coins, population, legions in trade.ways if trade else ():
        if hand.coins >= coins and hand.population >= population and hand.legions >= legions:
            paid = replace(
                hand,
                coins=hand.coins - coins,
                population=hand.population - population,
                legions=hand.legions - legions,
            )
            assert trade
            yield gained(board, paid, trade.good, trade.amount)


def gained(board: Board, hand: Hand, good: str, amount: int) -> Hand:
    if good == "legions":
        now = min(hand.legions + amount, board.military_end)
        passed = range(hand.legions + 1, now + 1)
        return replace(hand, legions=now, tokens=hand.tokens - set(passed))
    if good == "coins":
        return replace(hand, coins=min(hand.coins + amount, board.coin_limit))
    if good == "population":
        return replace(hand, population=min(hand.population + amount, board.population_limit))
    if good == "blessings":
        return replace(hand, blessings=min(hand.blessings + amount, board.blessing_limit))
    if good == "faith":
        now = min(hand.faith + amount, len(board.blessing_on) - 1)
        found = sum(board.blessing_on[hand.faith + 1 : now + 1])
        return gained(board, replace(hand, faith=now), "blessings", found)
    return replace(hand, points=hand.points + amount)


# -- the printed sheets ----------------------------------------------------------------------------


@cache
def sheet(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def printed_trades(folder: Path) -> list[Trade]:
    found: dict[str, list[dict[str, str]]] = {}
    for row in sheet(folder, "trades"):
        found.setdefault(row["trade"], []).append(row)
    return [
        Trade(
            rows[0]["gain"],
            int(rows[0]["amount"]),
            tuple((int(r["coins"]), int(r["population"]), int(r["legions"])) for r in rows),
        )
        for rows in found.values()
    ]


def printed_board(folder: Path, tokens: list[int], **limits: int) -> Board:
    """The boards with these trades, by number, on the token places."""
    trades = printed_trades(folder)
    over = [int(row["token"]) for row in sheet(folder, "market")]
    return Board(
        tuple(trades[tokens[place - 1]] if place else None for place in over),
        len(sheet(folder, "military")) - 1,
        tuple(row["blessing"] == "1" for row in sheet(folder, "pantheon")),
        **limits,
    )
