"""Gains: what a symbol, a bonus, a trade or a card brings, and in which order (MR-3.5, MR-4).

Coins, population, points and faith are taken at once: their order changes nothing. Legions and
luxuries can wait: a luxury may open a trade that spends legions. Up to four of them are packed
into one number, 11 bits each: 1 for luxury or legion, 4 for the amount, 6 for the source.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import (
    BLESSINGS,
    COINS,
    FAITH,
    LEGIONS,
    LUXURIES,
    POPULATION,
)
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.moves import ORDER_ENTRY
from insula.games.magna_roma.rules.state import (
    ADVANCE,
    FROM_FAITH,
    FROM_TRADE,
    GAINED,
    GAINS,
    LOST,
    ORDER,
    TOKEN,
    RomaState,
)
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves

ENTRY: Final = 11  # bits
MASK: Final = (1 << ENTRY) - 1
KIND: Final = 31  # what of an entry makes it differ: legions or luxuries, and how many
MOST_PENDING: Final = 4
LARGEST_AMOUNT: Final = 15


def entry(good: i64, amount: i64, source: i64) -> i64:
    """A pending gain of legions or luxuries."""
    return (1 if good == LEGIONS else 0) | (amount << 1) | (source << 5)


def entry_good(packed: i64) -> i64:
    return LEGIONS if packed & 1 else LUXURIES


def entry_amount(packed: i64) -> i64:
    return (packed >> 1) & 15


def entry_source(packed: i64) -> i64:
    return (packed >> 5) & 63


def gain(state: RomaState, seat: i64, good: i64, amount: i64, source: i64) -> None:
    """Take something that is not luxuries: those move space by space (MR-6.1)."""
    city = state.cities[seat]
    state.tell(GAINED, seat, good, amount, source)
    if good == LEGIONS:
        gain_legions(state, city, seat, amount)
    elif good == FAITH:
        gain_faith(state, city, seat, amount)
    elif good == COINS:
        city.coins += amount
    elif good == POPULATION:
        city.population += amount
    elif good == BLESSINGS:
        city.blessings += amount
    elif source == FROM_TRADE:
        city.traded += amount
    else:
        city.prestige += amount


def gain_legions(state: RomaState, city: City, seat: i64, amount: i64) -> None:
    """The Military marker moves forward; what passes its end is lost (MR-4.3)."""
    before = city.legions
    after = min(before + amount, state.box.military_end)
    city.legions = after
    if after < before + amount:
        state.tell(LOST, seat, LEGIONS, before + amount - after, 0)
    if state.war_tokens != 0:
        take_war_tokens(state, city, seat, before, after)


def take_war_tokens(state: RomaState, city: City, seat: i64, before: i64, after: i64) -> None:
    """The first to enter or pass a token's space takes it and scores at once (MR-20.3)."""
    space = before + 1
    while space <= after:
        if (state.war_tokens >> space) & 1:
            state.war_tokens ^= bit(space)
            city.war_points += state.box.war_token[space]
            state.tell(TOKEN, seat, space, state.box.war_token[space], 0)
        space += 1


def gain_faith(state: RomaState, city: City, seat: i64, amount: i64) -> None:
    """Each blessing symbol entered or passed gives a token (MR-7.1)."""
    box = state.box
    while amount > 0 and city.faith < box.faith_end:
        city.faith += 1
        amount -= 1
        if box.gives_blessing[city.faith]:
            city.blessings += 1
            state.tell(GAINED, seat, BLESSINGS, 1, FROM_FAITH)
    if amount > 0:
        state.tell(LOST, seat, FAITH, amount, 0)


def settle_gains(state: RomaState, seat: i64, pending: i64) -> None:
    """Legions in their order, then luxuries in theirs, unless the player must be asked."""
    while pending != 0:
        if order_matters(state, state.cities[seat], pending):
            state.push(ORDER, seat, pending)
            return
        at = next_entry(pending)
        chosen = (pending >> at) & MASK
        pending = without(pending, at)
        if chosen & 1:
            gain(state, seat, LEGIONS, entry_amount(chosen), entry_source(chosen))
        else:
            if pending != 0:
                state.push(GAINS, seat, pending)
            gain_luxuries(state, seat, entry_amount(chosen), entry_source(chosen))
            return


def gain_luxuries(state: RomaState, seat: i64, amount: i64, source: i64) -> None:
    """One symbol's luxuries move together, space by space."""
    state.tell(GAINED, seat, LUXURIES, amount, source)
    state.push(ADVANCE, seat, amount)


def next_entry(pending: i64) -> i64:
    """Where the first legions stand in the packed number, or else the first luxuries."""
    at: i64 = 0
    while (pending >> at) != 0:
        if (pending >> at) & 1:
            return at
        at += ENTRY
    return 0


def without(pending: i64, at: i64) -> i64:
    """The packed number with one entry taken out."""
    before = pending - ((pending >> at) << at)
    return before | ((pending >> (at + ENTRY)) << at)


def order_matters(state: RomaState, city: City, pending: i64) -> bool:
    """Would legions first lose what luxuries first could reach (MR-3.5)?

    Only where a pending luxury enters a space under a trade that takes legions, and the pending
    legions would run past the end of the Military board or onto a token of the draft edition.
    """
    legions: i64 = 0
    luxuries: i64 = 0
    while pending != 0:
        if pending & 1:
            legions += entry_amount(pending)
        else:
            luxuries += entry_amount(pending)
        pending >>= ENTRY
    if legions == 0 or luxuries == 0 or not meets_an_edge(state, city.legions, legions):
        return False
    return enters_legion_trade(state, city.luxuries, luxuries)


def meets_an_edge(state: RomaState, marker: i64, legions: i64) -> bool:
    """Does the marker run past the end of its board, or onto a token that is still there?"""
    if marker + legions > state.box.military_end:
        return True
    return ((state.war_tokens >> (marker + 1)) & (bit(legions) - 1)) != 0


def enters_legion_trade(state: RomaState, marker: i64, luxuries: i64) -> bool:
    box = state.box
    last = min(marker + luxuries, box.market_end)
    space = marker + 1
    while space <= last:
        if box.token_over[space] >= 0 and takes_legions(state, box.token_over[space]):
            return True
        space += 1
    return False


def takes_legions(state: RomaState, place: i64) -> bool:
    box = state.box
    trade = state.tokens[place]
    way: i64 = 0
    while way < box.trade_ways[trade]:
        if box.pay_legions[trade * 4 + way] > 0:
            return True
        way += 1
    return False


def orders(state: RomaState, out: Moves) -> None:
    """Each pending gain that differs from those before it (MR-3.5)."""
    pending = state.detail()
    at: i64 = 0
    while (pending >> (at * ENTRY)) != 0:
        if is_first_of_its_kind(pending, at):
            out.add(ORDER_ENTRY + at)
        at += 1


def is_first_of_its_kind(pending: i64, at: i64) -> bool:
    kind = (pending >> (at * ENTRY)) & KIND
    before: i64 = 0
    while before < at:
        if (pending >> (before * ENTRY)) & KIND == kind:
            return False
        before += 1
    return True


def choose_order(state: RomaState, move: i64) -> None:
    """Take the chosen gain; the others are settled after it."""
    seat = state.seat()
    pending = state.detail()
    state.pop()
    at = (move - ORDER_ENTRY) * ENTRY
    chosen = pending >> at
    rest = without(pending, at)
    if rest != 0:
        state.push(GAINS, seat, rest)
    if chosen & 1:
        gain(state, seat, LEGIONS, entry_amount(chosen), entry_source(chosen))
    else:
        gain_luxuries(state, seat, entry_amount(chosen), entry_source(chosen))
