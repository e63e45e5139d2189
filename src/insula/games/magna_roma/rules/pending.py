"""Gains that wait for their turn, packed into one number (MR-3.5).

A pending gain takes 12 bits: 2 for the good, 4 for the amount, 6 for the source. A symbol, a bonus
space or a province slot leaves at most four of them.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import COINS, LEGIONS, LUXURIES, POPULATION

ENTRY: Final = 12  # bits
MASK: Final = (1 << ENTRY) - 1
KIND: Final = 63  # the bits that make two pending gains differ: good and amount
MOST_PENDING: Final = 4
LARGEST_AMOUNT: Final = 15

WAITING_LUXURIES: Final = 0
WAITING_LEGIONS: Final = 1
WAITING_COINS: Final = 2
WAITING_POPULATION: Final = 3


def entry(good: i64, amount: i64, source: i64) -> i64:
    """Pack a gain of luxuries, legions, coins or population."""
    waiting: i64 = WAITING_LUXURIES
    if good == LEGIONS:
        waiting = WAITING_LEGIONS
    elif good == COINS:
        waiting = WAITING_COINS
    elif good == POPULATION:
        waiting = WAITING_POPULATION
    return waiting | (amount << 2) | (source << 6)


def entry_good(packed: i64) -> i64:
    waiting = packed & 3
    if waiting == WAITING_LUXURIES:
        return LUXURIES
    if waiting == WAITING_LEGIONS:
        return LEGIONS
    return COINS if waiting == WAITING_COINS else POPULATION


def entry_amount(packed: i64) -> i64:
    return (packed >> 2) & 15


def entry_source(packed: i64) -> i64:
    return (packed >> 6) & 63


def pending_amount(pending: i64, waiting: i64) -> i64:
    """Add up the pending gains of one good."""
    total: i64 = 0
    while pending != 0:
        if pending & 3 == waiting:
            total += entry_amount(pending)
        pending >>= ENTRY
    return total


def next_entry(pending: i64) -> i64:
    """Find the gain that the fixed order takes next: the first one that is not luxuries, if any.

    The result is the shift at which the entry begins.
    """
    at: i64 = 0
    while (pending >> at) != 0:
        if (pending >> at) & 3 != WAITING_LUXURIES:
            return at
        at += ENTRY
    return 0


def without(pending: i64, at: i64) -> i64:
    """Take the entry at a shift out of the packed number."""
    before = pending - ((pending >> at) << at)
    return before | ((pending >> (at + ENTRY)) << at)


def without_sources(pending: i64) -> i64:
    """Keep only what makes pending gains differ."""
    kept: i64 = 0
    at: i64 = 0
    while (pending >> at) != 0:
        kept |= ((pending >> at) & KIND) << at
        at += ENTRY
    return kept


def is_first_of_its_kind(pending: i64, at: i64) -> bool:
    """Is the entry at a shift the first one of its good and amount?"""
    kind = (pending >> at) & KIND
    before: i64 = 0
    while before < at:
        if (pending >> before) & KIND == kind:
            return False
        before += ENTRY
    return True
