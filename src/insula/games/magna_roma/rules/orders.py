"""Decide whether a player must be asked for the order of gains (MR-3.5).

The fixed order takes luxuries last. It loses nothing unless a store runs full, or a token of the
draft edition is passed, before a trade on the way could have emptied that store. Where this is
possible, `Outlook` compares all outcomes of all orders with those of the fixed order.
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
    WAYS,
    Box,
)
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.pending import (
    ENTRY,
    WAITING_COINS,
    WAITING_LEGIONS,
    WAITING_LUXURIES,
    WAITING_POPULATION,
    entry_amount,
    entry_good,
    is_first_of_its_kind,
    next_entry,
    pending_amount,
    without,
    without_sources,
)
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.rules.supply import left
from insula.kernel.arrays import bit, vec

MOST_POSITIONS: Final = 20_000  # compared at most; with more of them the player is asked

Position = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64]


def order_matters(state: RomaState, city: City, pending: i64) -> bool:
    """Would the fixed order lose an outcome that another order reaches (MR-3.5)?"""
    if next_entry(pending) == 0 and pending & 3 == WAITING_LUXURIES:
        return False
    luxuries = pending_amount(pending, WAITING_LUXURIES)
    if luxuries == 0:
        return False
    if state.box.rules < 2:
        return seems_to_matter(state, city, pending_amount(pending, WAITING_LEGIONS), luxuries)
    if not may_matter(state, city, pending, luxuries):
        return False
    return Outlook(state, city).differs(without_sources(pending))


def may_matter(state: RomaState, city: City, pending: i64, luxuries: i64) -> bool:
    """Rule out cheaply that the order matters: a necessary condition only."""
    last = min(city.luxuries + luxuries, state.box.market_end)
    legions = pending_amount(pending, WAITING_LEGIONS)
    if legions > 0 and enters_trade(state, state.box.pay_legions, city.luxuries, last):
        legions += bought(state, LEGIONS, city.luxuries, last)
        if meets_an_edge(state, city.legions, legions):
            return True
    if not state.box.limited:
        return False
    return may_run_out(state, city, pending, last)


def may_run_out(state: RomaState, city: City, pending: i64, last: i64) -> bool:
    """Could limited coins or population run out that a trade on the way gives back (MR-4.3)?"""
    box = state.box
    coins = pending_amount(pending, WAITING_COINS)
    if coins > 0 and enters_trade(state, box.pay_coins, city.luxuries, last):
        coins += bought(state, COINS, city.luxuries, last)
        if coins > left(state, COINS):
            return True
    people = pending_amount(pending, WAITING_POPULATION)
    if people > 0 and enters_trade(state, box.pay_population, city.luxuries, last):
        people += bought(state, POPULATION, city.luxuries, last)
        return people > left(state, POPULATION)
    return False


def bought(state: RomaState, good: i64, marker: i64, last: i64) -> i64:
    """Add up what the trades on the way bring of a good at most."""
    box = state.box
    total: i64 = 0
    space = marker + 1
    while space <= last:
        if box.token_over[space] >= 0:
            trade = state.tokens[box.token_over[space]]
            if box.trade_good[trade] == good:
                total += box.trade_amount[trade]
        space += 1
    return total


def seems_to_matter(state: RomaState, city: City, legions: i64, luxuries: i64) -> bool:
    """Answer as version 1 of the rules did: legions bought on the way did not count."""
    if legions == 0 or not meets_an_edge(state, city.legions, legions):
        return False
    last = min(city.luxuries + luxuries, state.box.market_end)
    return enters_trade(state, state.box.pay_legions, city.luxuries, last)


def meets_an_edge(state: RomaState, marker: i64, legions: i64) -> bool:
    """Can the marker run past the end of its board, or onto a token that is still there?"""
    if marker + legions > state.box.military_end:
        return True
    return ((state.war_tokens >> (marker + 1)) & (bit(legions) - 1)) != 0


def enters_trade(state: RomaState, price: vec[i64], marker: i64, last: i64) -> bool:
    """Does the marker enter a space under a trade that can be paid with this good?"""
    box = state.box
    space = marker + 1
    while space <= last:
        if box.token_over[space] >= 0:
            first = state.tokens[box.token_over[space]] * WAYS
            way: i64 = 0
            while way < WAYS:
                if price[first + way] > 0:
                    return True
                way += 1
        space += 1
    return False


class Stores:
    """What a player would have after some gains and trades."""

    def __init__(self, source: "Stores | None") -> None:
        if source is not None:
            self.legions: i64 = source.legions
            self.coins: i64 = source.coins
            self.population: i64 = source.population
            self.blessings: i64 = source.blessings
            self.points: i64 = source.points
            self.faith: i64 = source.faith
            self.luxuries: i64 = source.luxuries
            self.war_tokens: i64 = source.war_tokens
            return
        self.legions = 0
        self.coins = 0
        self.population = 0
        self.blessings = 0
        self.points = 0
        self.faith = 0
        self.luxuries = 0
        self.war_tokens = 0  # those still on the Military board

    def position(self, pending: i64, steps: i64) -> Position:
        """The stores and what is still to come; luxuries follow from these."""
        return (
            self.legions,
            self.coins,
            self.population,
            self.blessings,
            self.points,
            self.faith,
            self.war_tokens,
            pending,
            steps,
        )


class Outlook:
    """All outcomes of pending gains: by the fixed order first, then by every order."""

    def __init__(self, state: RomaState, city: City) -> None:
        self.box: Box = state.box
        self.tokens: vec[i64] = state.tokens
        start = Stores(None)
        start.legions = city.legions
        start.coins = city.coins
        start.population = city.population
        start.blessings = city.blessings
        start.faith = city.faith
        start.luxuries = city.luxuries
        start.war_tokens = state.war_tokens
        self.start: Stores = start
        # Other players gain and pay nothing during this turn.
        self.most_coins: i64 = city.coins + left(state, COINS)
        self.most_population: i64 = city.population + left(state, POPULATION)
        self.most_blessings: i64 = city.blessings + left(state, BLESSINGS)
        self.any_order: bool = False
        self.found: bool = False  # an outcome that the fixed order loses
        self.fixed: set[Position] = set()  # outcomes of the fixed order
        self.seen: set[Position] = set()

    def differs(self, pending: i64) -> bool:
        self.explore(self.start, pending, 0)
        self.seen = set()
        self.any_order = True
        self.explore(self.start, pending, 0)
        return self.found

    def explore(self, stores: Stores, pending: i64, steps: i64) -> None:
        """Follow every answer; `steps` are luxuries of one symbol that are still to move."""
        if self.found:
            return
        position = stores.position(pending, steps)
        if position in self.seen:
            return
        self.seen.add(position)
        if len(self.seen) > MOST_POSITIONS:
            self.found = True
        elif steps > 0:
            self.enter(stores, pending, steps)
        elif pending == 0:
            self.end(position)
        elif self.any_order:
            self.take_any(stores, pending)
        else:
            self.take(stores, pending, next_entry(pending))

    def end(self, position: Position) -> None:
        if not self.any_order:
            self.fixed.add(position)
        elif position not in self.fixed:
            self.found = True

    def take_any(self, stores: Stores, pending: i64) -> None:
        at: i64 = 0
        while (pending >> at) != 0:
            if is_first_of_its_kind(pending, at):
                self.take(stores, pending, at)
            at += ENTRY

    def take(self, stores: Stores, pending: i64, at: i64) -> None:
        """Take one pending gain, then the others."""
        chosen = pending >> at
        rest = without(pending, at)
        if entry_good(chosen) == LUXURIES:
            self.explore(stores, rest, entry_amount(chosen))
            return
        after = Stores(stores)
        self.add(after, entry_good(chosen), entry_amount(chosen))
        self.explore(after, rest, 0)

    def enter(self, stores: Stores, pending: i64, steps: i64) -> None:
        """Enter one space of the Market, with each answer to its trade (MR-6.2)."""
        if stores.luxuries == self.box.market_end:
            self.explore(stores, pending, 0)
            return
        after = Stores(stores)
        after.luxuries += 1
        place = self.box.token_over[after.luxuries]
        if place >= 0:
            trade = self.tokens[place]
            way: i64 = 0
            while way < self.box.trade_ways[trade]:
                self.trade(after, pending, steps - 1, trade, trade * WAYS + way)
                way += 1
        self.explore(after, pending, steps - 1)

    def trade(self, stores: Stores, pending: i64, steps: i64, trade: i64, way: i64) -> None:
        box = self.box
        after = Stores(stores)
        after.legions -= box.pay_legions[way]
        after.coins -= box.pay_coins[way]
        after.population -= box.pay_population[way]
        if after.legions >= 0 and after.coins >= 0 and after.population >= 0:
            self.add(after, box.trade_good[trade], box.trade_amount[trade])
            self.explore(after, pending, steps)

    def add(self, stores: Stores, good: i64, amount: i64) -> None:
        """Gain as `gains.gain` does, up to the ends of boards and supplies."""
        if good == LEGIONS:
            entered = -bit(stores.legions + 1)
            stores.legions = min(stores.legions + amount, self.box.military_end)
            stores.war_tokens &= ~(entered & (bit(stores.legions + 1) - 1))
        elif good == COINS:
            stores.coins = min(stores.coins + amount, self.most_coins)
        elif good == POPULATION:
            stores.population = min(stores.population + amount, self.most_population)
        elif good == BLESSINGS:
            stores.blessings = min(stores.blessings + amount, self.most_blessings)
        elif good == FAITH:
            self.add_faith(stores, amount)
        else:
            stores.points += amount

    def add_faith(self, stores: Stores, amount: i64) -> None:
        while amount > 0 and stores.faith < self.box.faith_end:
            stores.faith += 1
            amount -= 1
            if self.box.gives_blessing[stores.faith]:
                stores.blessings = min(stores.blessings + 1, self.most_blessings)
