"""Gains: what a symbol, a bonus, a trade or a card brings, and in which order (MR-3.5, MR-4).

Points, faith and blessings are taken at once: their order changes nothing. Luxuries wait, as they
may open trades; so does what these trades may take while there is no room for more of it: legions,
and coins and population where the box limits their supply.
"""

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
from insula.games.magna_roma.rules.orders import order_matters
from insula.games.magna_roma.rules.pending import (
    ENTRY,
    MASK,
    WAITING_LUXURIES,
    entry_amount,
    entry_good,
    entry_source,
    is_first_of_its_kind,
    next_entry,
    without,
)
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
from insula.games.magna_roma.rules.supply import granted
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves


def gain(state: RomaState, seat: i64, good: i64, amount: i64, source: i64) -> None:
    """Take something that is not luxuries: those move space by space (MR-6.1)."""
    city = state.cities[seat]
    state.note(GAINED, seat, good, amount, source)
    if good == LEGIONS:
        gain_legions(state, city, seat, amount)
    elif good == FAITH:
        gain_faith(state, city, seat, amount)
    elif good == COINS:
        city.coins += granted(state, seat, COINS, amount)
    elif good == POPULATION:
        city.population += granted(state, seat, POPULATION, amount)
    elif good == BLESSINGS:
        city.blessings += granted(state, seat, BLESSINGS, amount)
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
        state.note(LOST, seat, LEGIONS, before + amount - after, 0)
    if state.war_tokens != 0:
        take_war_tokens(state, city, seat, before, after)


def take_war_tokens(state: RomaState, city: City, seat: i64, before: i64, after: i64) -> None:
    """The first to enter or pass a token's space takes it and scores at once (MR-20.3)."""
    space = before + 1
    while space <= after:
        if (state.war_tokens >> space) & 1:
            state.war_tokens ^= bit(space)
            city.war_points += state.box.war_token[space]
            state.note(TOKEN, seat, space, state.box.war_token[space], 0)
        space += 1


def gain_faith(state: RomaState, city: City, seat: i64, amount: i64) -> None:
    """Each blessing symbol entered or passed gives a token (MR-7.1)."""
    box = state.box
    while amount > 0 and city.faith < box.faith_end:
        city.faith += 1
        amount -= 1
        if box.gives_blessing[city.faith]:
            gain(state, seat, BLESSINGS, 1, FROM_FAITH)
    if amount > 0:
        state.note(LOST, seat, FAITH, amount, 0)


def settle_gains(state: RomaState, seat: i64, pending: i64) -> None:
    """Take luxuries after the others, unless the player must be asked for an order (MR-3.5)."""
    if order_matters(state, state.cities[seat], pending):
        state.push(ORDER, seat, pending)
        return
    while pending != 0:
        at = next_entry(pending)
        chosen = (pending >> at) & MASK
        pending = without(pending, at)
        if chosen & 3 == WAITING_LUXURIES:
            if pending != 0:
                state.push(GAINS, seat, pending)
            gain_luxuries(state, seat, entry_amount(chosen), entry_source(chosen))
            return
        gain(state, seat, entry_good(chosen), entry_amount(chosen), entry_source(chosen))


def gain_luxuries(state: RomaState, seat: i64, amount: i64, source: i64) -> None:
    """One symbol's luxuries move together, space by space."""
    state.note(GAINED, seat, LUXURIES, amount, source)
    state.push(ADVANCE, seat, amount)


def orders(state: RomaState, out: Moves) -> None:
    """Each pending gain that differs from those before it (MR-3.5)."""
    pending = state.detail()
    at: i64 = 0
    while (pending >> (at * ENTRY)) != 0:
        if is_first_of_its_kind(pending, at * ENTRY):
            out.add(ORDER_ENTRY + at)
        at += 1


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
    if chosen & 3 == WAITING_LUXURIES:
        gain_luxuries(state, seat, entry_amount(chosen), entry_source(chosen))
    else:
        gain(state, seat, entry_good(chosen), entry_amount(chosen), entry_source(chosen))
