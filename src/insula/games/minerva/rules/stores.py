"""Money and resources: gaining, selling, and what a payment asks for (MN-3)."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    DENARII,
    GRAIN,
    LACKING,
    MOST_HELD,
    ORE,
    RESOURCES,
    STONE,
    WOOD,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import SELL_RESOURCE
from insula.games.minerva.rules.state import EXCESS, GAINED, SELL, SOLD, MinervaState
from insula.kernel.moves import Moves


def gain(state: MinervaState, seat: i64, good: i64, amount: i64, cause: i64) -> None:
    """Take goods; resources above six are sold at once (MN-3.1)."""
    if amount == 0:
        return
    stores = state.cities[seat].stores
    stores[good] += amount
    state.note(GAINED, seat, good, amount, cause)
    if good < RESOURCES and stores[good] > MOST_HELD:
        excess = stores[good] - MOST_HELD
        stores[good] = MOST_HELD
        stores[DENARII] += excess
        state.note(EXCESS, seat, good, excess, 0)


def tokens(city: City) -> i64:
    """All resources held."""
    stores = city.stores
    return stores[GRAIN] + stores[WOOD] + stores[STONE] + stores[ORE]


def wealth(city: City) -> i64:
    """Return what money and sales can pay (MN-3.2)."""
    return city.stores[DENARII] + tokens(city)


def can_build(state: MinervaState, city: City, tile: i64, fee: i64) -> bool:
    """Return whether money and spare tokens pay the fee and the missing resources (MN-3.3)."""
    cost = state.box.cost
    stores = city.stores
    spare = stores[DENARII] - fee
    lacking: i64 = 0
    at = tile * RESOURCES
    resource: i64 = 0
    while resource < RESOURCES:
        left = stores[resource] - cost[at + resource]
        if left < 0:
            lacking -= left
        else:
            spare += left
        resource += 1
    return spare >= LACKING * lacking


def lacking(state: MinervaState, city: City, tile: i64) -> i64:
    """Count the missing resources of a tile's cost (MN-3.3)."""
    total: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        total += max(0, state.box.cost[tile * RESOURCES + resource] - city.stores[resource])
        resource += 1
    return total


def spare(state: MinervaState, city: City, keep: i64, resource: i64) -> i64:
    """Tokens that may be sold while a tile's cost is kept; `keep` is 0 for none."""
    return max(0, city.stores[resource] - state.box.cost[keep * RESOURCES + resource])


# -- sales (MN-3.2) ----------------------------------------------------------------------------


def raise_money(state: MinervaState, seat: i64, amount: i64, keep: i64) -> None:
    """Sell until there is enough money; ask only if there is a choice."""
    city = state.cities[seat]
    while city.stores[DENARII] < amount:
        resource = only_sale(state, city, amount - city.stores[DENARII], keep)
        if resource < 0:
            state.push(SELL, seat, amount | (keep << 12))
            return
        sell(state, seat, resource)


def only_sale(state: MinervaState, city: City, need: i64, keep: i64) -> i64:
    """The resource to sell if one kind is spare or all must go, else -1."""
    kinds: i64 = 0
    total: i64 = 0
    found: i64 = -1
    resource: i64 = 0
    while resource < RESOURCES:
        surplus = spare(state, city, keep, resource)
        if surplus > 0:
            kinds += 1
            total += surplus
            found = resource
        resource += 1
    return found if kinds == 1 or total == need else -1


def sell(state: MinervaState, seat: i64, resource: i64) -> None:
    city = state.cities[seat]
    city.stores[resource] -= 1
    city.stores[DENARII] += 1
    state.note(SOLD, seat, resource, 0, 0)


def sales(state: MinervaState, out: Moves) -> None:
    """Every resource that the payment does not ask for itself."""
    city = state.cities[state.seat()]
    keep = state.detail() >> 12
    resource: i64 = 0
    while resource < RESOURCES:
        if spare(state, city, keep, resource) > 0:
            out.add(SELL_RESOURCE + resource)
        resource += 1


def make_sale(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    detail = state.detail()
    state.pop()
    sell(state, seat, move - SELL_RESOURCE)
    raise_money(state, seat, detail & 4095, detail >> 12)
