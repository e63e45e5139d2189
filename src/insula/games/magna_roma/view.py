"""What a table may see of a position, as plain data for JSON.

Nothing here may depend on the order of a face-down deck: a law checks it on every game.
Parts that depend on a few numbers only are made once and shared by all views; views are read-only.
"""

from functools import lru_cache
from typing import NamedTuple, cast

from insula.games.magna_roma.boards import boards
from insula.games.magna_roma.card_facts import condition_fact, effect_fact, goal_fact
from insula.games.magna_roma.city_view import Ground, city_view, ground_of, tile_or_none, tile_view
from insula.games.magna_roma.convert import trade_of
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.box import (
    GOODS,
    SIDE,
    SLOTS,
    Box,
)
from insula.games.magna_roma.rules.city import (
    same,
    same_frame,
)
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.moves import RING_SLOT
from insula.games.magna_roma.rules.objectives import completed
from insula.games.magna_roma.rules.ring import reservations
from insula.games.magna_roma.rules.state import NONE, RING, STEP_NAMES, RomaState
from insula.games.magna_roma.rules.supply import left
from insula.games.magna_roma.view_types import (
    BreakdownView,
    CityView,
    GoodsView,
    Kept,
    ObjectiveView,
    OfferedMonumentView,
    ProvinceView,
    RingSlotView,
    RomaTable,
    SlotView,
    SupplyView,
    TradeView,
    WarTokenView,
)
from insula.kernel.arrays import equal
from insula.kernel.moves import Moves

Numbers = tuple[int, ...]


class Share(NamedTuple):
    """The parts of the view that depend on one seat's city and on the provinces' slots."""

    city: CityView
    met: list[int]  # how often it meets each province's condition
    breakdown: BreakdownView


def view(content: Content, state: RomaState) -> RomaTable:
    """The whole table."""
    shares = [
        share(content, state, seat, ground_of(state, city))
        for seat, city in enumerate(state.cities)
    ]
    return table_view(content, state, shares, {})


def redraw(content: Content, state: RomaState, before: RomaState, drawn: RomaTable) -> RomaTable:
    """Return the whole table, reusing parts of an earlier view that cannot have changed."""
    held = equal(state.slots, before.slots)
    shares = [
        share_drawn(drawn, seat)
        if held and same(state.cities[seat], before.cities[seat])
        else share(content, state, seat, ground(state, before, drawn, seat))
        for seat in range(state.players)
    ]
    return table_view(content, state, shares, still(state, before, drawn))


def ground(state: RomaState, before: RomaState, drawn: RomaTable, seat: int) -> Ground:
    city, was = state.cities[seat], before.cities[seat]
    if not (equal(city.squares, was.squares) and same_frame(city, was)):
        return ground_of(state, city)
    seen = drawn["cities"][seat]
    return Ground(seen["tiles"], seen["joints"], seen["sites"], met_drawn(drawn, seat))


def still(state: RomaState, before: RomaState, drawn: RomaTable) -> Kept:
    """The larger parts beside the cities that cannot have changed."""
    kept: Kept = {}
    if state.drawn == before.drawn:
        kept["unseen_tiles"] = drawn["unseen_tiles"]
    if state.monuments_drawn == before.monuments_drawn:
        kept["unseen_monuments"] = drawn["unseen_monuments"]
    if equal(state.tokens, before.tokens):
        kept["trades"] = drawn["trades"]
    markers = [city.marker for city in state.cities] == [city.marker for city in before.cities]
    if "ring" in drawn and markers and equal(state.ring, before.ring):
        kept["ring"] = drawn["ring"]
    return kept


def share(content: Content, state: RomaState, seat: int, ground: Ground) -> Share:
    city = city_view(content, state, seat, ground)
    return Share(city, ground.met, breakdown_view(state, seat))


def share_drawn(drawn: RomaTable, seat: int) -> Share:
    return Share(drawn["cities"][seat], met_drawn(drawn, seat), drawn["breakdown"][seat])


def met_drawn(drawn: RomaTable, seat: int) -> list[int]:
    return [card["met"][seat] for card in drawn["provinces"]]


def table_view(content: Content, state: RomaState, shares: list[Share], kept: Kept) -> RomaTable:
    table: RomaTable = {
        "players": state.players,
        "over": state.over(),
        "step": None if state.over() else STEP_NAMES[state.step()],
        "seat": state.seat(),
        "turns": SIDE * SIDE - 1,
        "trading": trading(state),
        "tiles_left": len(state.deck) - state.drawn,
        "unseen_tiles": kept.get("unseen_tiles") or sorted(list(state.deck)[state.drawn :]),
        "monuments_left": len(state.monuments) - state.monuments_drawn,
        "unseen_monuments": kept.get("unseen_monuments") or unseen_monuments(content, state),
        "display": [monument_view(content, state, place) for place in range(3)],
        "provinces": [
            province_view(content, state, card, tuple([share.met[card] for share in shares]))
            for card in range(3)
        ],
        "trades": kept.get("trades") or trades_view(state),
        "war_tokens": war_tokens_view(state.box, state.war_tokens),
        "supplies": supplies_view(state),
        "cities": [share.city for share in shares],
        "scores": state.scores(),
        "breakdown": [share.breakdown for share in shares],
        "boards": boards(state.box),
    }
    if state.players == 1:
        table["row"] = [tile_or_none(state, state.ring[place]) for place in range(3)]
        table["objectives"] = objectives_view(state)
    else:
        table["ring"] = kept.get("ring") or ring_view(state)
        table["reach"] = reach_view(state)
    return table


def trading(state: RomaState) -> int | None:
    """Which of the Market's trade tokens is offered now, counted along it."""
    if state.over() or STEP_NAMES[state.step()] != "trade":
        return None
    return list(state.tokens).index(state.detail())


def breakdown_view(state: RomaState, seat: int) -> BreakdownView:
    """Points by source, of the sources that this box and number of players have."""
    missing = set() if any(state.box.war_token) else {"tokens"}
    missing |= set() if state.players == 1 else {"objectives"}
    every = scoring.breakdown(state, seat)
    found = {source: points for source, points in every.items() if source not in missing}
    return cast("BreakdownView", found)


def reach_view(state: RomaState) -> list[int]:
    """Slots that the seat to move could reserve as the ring lies now (MR-11.1)."""
    if state.over() or state.cities[state.seat()].marker == NONE:
        return []
    found = Moves(RING)
    reservations(state, found)
    return [slot - RING_SLOT + 1 for slot in found.listed()]


def ring_view(state: RomaState) -> list[RingSlotView]:
    markers = {city.marker: seat for seat, city in enumerate(state.cities)}
    return [
        ring_slot_view(state.box, slot, state.ring[slot], markers.get(slot))
        for slot in range(state.box.ring_slots[state.players])
    ]


@lru_cache(8192)
def ring_slot_view(box: Box, slot: int, tile: int, seat: int | None) -> RingSlotView:
    seen = None if tile == NONE else tile_view(box, tile, 0)
    return {"slot": slot + 1, "tile": seen, "seat": seat}


def monument_view(content: Content, state: RomaState, place: int) -> OfferedMonumentView | None:
    monument = state.display[place]
    if monument == NONE:
        return None
    cost = price(state, place)
    lacks = tuple([max(0, cost - city.coins) for city in state.cities])
    return offered_view(content, state.box, place, monument, cost, lacks)


@lru_cache(4096)
def offered_view(
    content: Content, box: Box, place: int, monument: int, cost: int, lacks: Numbers
) -> OfferedMonumentView:
    """A monument on display, where it would stand, and the coins that each seat is short of."""
    return {
        "place": place + 1,
        "monument": content.monuments[monument],
        "price": cost,
        "lacks": list(lacks),
        "on_center": bool(box.on_center[monument]),
        "staff": box.monument_staff[monument],
        "effect": effect_fact(box, monument),
    }


def province_view(content: Content, state: RomaState, card: int, met: Numbers) -> ProvinceView:
    owners = (state.slots[card * 3], state.slots[card * 3 + 1], state.slots[card * 3 + 2])
    return card_view(content, state.box, card, state.provinces[card], met, owners)


@lru_cache(1 << 13)
def card_view(
    content: Content, box: Box, card: int, province: int, met: Numbers, owners: Numbers
) -> ProvinceView:
    return {
        "card": card + 1,
        "province": content.provinces[province],
        "condition": condition_fact(box, province),
        "met": list(met),
        "slots": [
            slot_view(box, len(met), province, slot, owner) for slot, owner in enumerate(owners)
        ],
    }


def slot_view(box: Box, players: int, province: int, slot: int, owner: int) -> SlotView:
    at = province * 3 + slot
    return {
        "slot": SLOTS[slot],
        "seat": owner if 0 <= owner < players else None,
        "blocked": owner >= players,
        "cost": box.slot_cost[at],
        "value": box.slot_value[at],
        "bonus": goods_view(list(box.slot_bonus)[at * len(GOODS) : (at + 1) * len(GOODS)]),
    }


def goods_view(amounts: list[int]) -> GoodsView:
    found = {GOODS[good]: amount for good, amount in enumerate(amounts) if amount}
    return cast("GoodsView", found)


def unseen_monuments(content: Content, state: RomaState) -> list[str]:
    return sorted([content.monuments[m] for m in list(state.monuments)[state.monuments_drawn :]])


def trades_view(state: RomaState) -> list[TradeView]:
    return [trade_view(state.box, place, trade) for place, trade in enumerate(state.tokens)]


@lru_cache(1024)
def trade_view(box: Box, place: int, trade: int) -> TradeView:
    return {
        "spaces": [space for space, over in enumerate(box.token_over) if over == place],
        "ways": [trade_of(box, trade, way) for way in range(box.trade_ways[trade])],
    }


@lru_cache(1024)
def war_tokens_view(box: Box, there: int) -> list[WarTokenView]:
    return [
        {"space": space, "points": points, "taken": not there >> space & 1}
        for space, points in enumerate(box.war_token)
        if points
    ]


def supplies_view(state: RomaState) -> list[SupplyView]:
    """The printed counts, and what is left where the box limits a supply (MR-4.3)."""
    if not state.box.limited:
        return supply_views(state.box, ())
    limited = [good for good in range(len(GOODS)) if state.box.limit[good] >= 0]
    return supply_views(state.box, tuple([left(state, good) for good in limited]))


@lru_cache(4096)
def supply_views(box: Box, remaining: Numbers) -> list[SupplyView]:
    """Every supply that the box counts; `remaining` is what is left of the limited ones."""
    views: list[SupplyView] = []
    at = 0
    for good in range(len(GOODS)):
        limited = box.limit[good] >= 0
        if box.supply[good] >= 0:
            there = remaining[at] if limited else None
            views.append({"good": GOODS[good], "count": box.supply[good], "left": there})
        at += 1 if limited else 0
    return views


def objectives_view(state: RomaState) -> list[ObjectiveView]:
    city = state.cities[0]
    return [
        {
            "goal": goal_fact(line, state.objectives[at]),
            "completed": completed(state, city, at),
        }
        for at, line in enumerate(state.box.objective_line)
    ]
