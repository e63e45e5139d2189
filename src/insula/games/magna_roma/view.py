"""What a table may see of a position, as plain data for JSON.

Nothing here may depend on the order of a face-down deck: a law checks it on every game.
What hangs on a few numbers only is made once and shared by all views: nobody changes a view.
"""

from functools import lru_cache
from typing import Any

from insula.games.magna_roma.boards import boards
from insula.games.magna_roma.cards import monument_effect, province_condition
from insula.games.magna_roma.joints import joints_view
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import site_name, trade_text
from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.box import (
    COLOURS,
    GOODS,
    HALVES,
    ICONS,
    OBJECTIVES,
    SIDE,
    SLOTS,
    Box,
)
from insula.games.magna_roma.rules.city import BLESSED, CODE, COVERED, GRID, TILE, TOWN_CENTER, City
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.monuments import sites as open_sites
from insula.games.magna_roma.rules.moves import RING_SLOT
from insula.games.magna_roma.rules.objectives import completed
from insula.games.magna_roma.rules.ring import reservations
from insula.games.magna_roma.rules.state import NONE, RING, STEP_NAMES, RomaState
from insula.games.magna_roma.staffing import staffing
from insula.kernel.moves import Moves

View = dict[str, Any]

MOST_SITES = 64  # intersections of a 9x9 frame


def view(content: Content, state: RomaState) -> View:
    """The whole table."""
    table: View = {
        "players": state.players,
        "over": state.over(),
        "step": None if state.over() else STEP_NAMES[state.step()],
        "seat": state.seat(),
        "tiles_left": len(state.deck) - state.drawn,
        "unseen_tiles": sorted(list(state.deck)[state.drawn :]),
        "monuments_left": len(state.monuments) - state.monuments_drawn,
        "unseen_monuments": sorted(
            content.monuments[m] for m in list(state.monuments)[state.monuments_drawn :]
        ),
        "display": [monument_view(content, state, place) for place in range(3)],
        "provinces": [province_view(content, state, card) for card in range(3)],
        "trades": [trade_view(state.box, place, trade) for place, trade in enumerate(state.tokens)],
        "war_tokens": war_tokens_view(state.box, state.war_tokens),
        "cities": [city_view(content, state, seat) for seat in range(state.players)],
        "scores": state.scores(),
        "breakdown": breakdown_view(state),
        "boards": boards(state.box),
    }
    if state.players == 1:
        table["row"] = [tile_or_none(state, state.ring[place]) for place in range(3)]
        table["objectives"] = objectives_view(state)
    else:
        table["ring"] = ring_view(state)
        table["reach"] = reach_view(state)
    return table


def breakdown_view(state: RomaState) -> list[dict[str, int]]:
    """Points by source, of the sources that this box and number of players have."""
    missing = set() if any(state.box.war_token) else {"tokens"}
    missing |= set() if state.players == 1 else {"objectives"}
    return [
        {source: points for source, points in seat.items() if source not in missing}
        for seat in state.breakdown()
    ]


def reach_view(state: RomaState) -> list[int]:
    """Slots that the seat to move could reserve as the ring lies now (MR-11.1)."""
    if state.over() or state.cities[state.seat()].marker == NONE:
        return []
    found = Moves(RING)
    reservations(state, found)
    return [slot - RING_SLOT + 1 for slot in found.listed()]


@lru_cache(1024)
def tile_view(box: Box, tile: int, turned: int) -> View:
    packed = box.edges[tile * 4 + turned]
    return {
        "tile": tile,
        "turned": turned,
        "colour": COLOURS[box.colour[tile]],
        "edges": "".join(HALVES[(packed >> (2 * side)) & 3] for side in range(4)),
        "stars": box.stars[tile],
        "icon": ICONS[box.icon[tile]],
    }


def tile_or_none(state: RomaState, tile: int) -> View | None:
    return None if tile == NONE else tile_view(state.box, tile, 0)


def ring_view(state: RomaState) -> list[View]:
    markers = {city.marker: seat for seat, city in enumerate(state.cities)}
    return [
        ring_slot_view(state.box, slot, state.ring[slot], markers.get(slot))
        for slot in range(state.box.ring_slots[state.players])
    ]


@lru_cache(8192)
def ring_slot_view(box: Box, slot: int, tile: int, seat: int | None) -> View:
    seen = None if tile == NONE else tile_view(box, tile, 0)
    return {"slot": slot + 1, "tile": seen, "seat": seat}


def monument_view(content: Content, state: RomaState, place: int) -> View | None:
    monument = state.display[place]
    if monument == NONE:
        return None
    return offered_view(content, state.box, place, monument, price(state, place))


@lru_cache(1024)
def offered_view(content: Content, box: Box, place: int, monument: int, cost: int) -> View:
    return {
        "place": place + 1,
        "monument": content.monuments[monument],
        "price": cost,
        "staff": box.monument_staff[monument],
        "effect": monument_effect(box, monument),
    }


def province_view(content: Content, state: RomaState, card: int) -> View:
    province, box = state.provinces[card], state.box
    return {
        "card": card + 1,
        "province": content.provinces[province],
        "per": province_condition(box, province),
        "met": [scoring.met(state, city, province) for city in state.cities],
        "slots": [
            slot_view(box, state.players, province, slot, state.slots[card * 3 + slot])
            for slot in range(3)
        ],
    }


@lru_cache(1024)
def slot_view(box: Box, players: int, province: int, slot: int, owner: int) -> View:
    at = province * 3 + slot
    return {
        "slot": SLOTS[slot],
        "seat": owner if 0 <= owner < players else None,
        "blocked": owner >= players,
        "cost": box.slot_cost[at],
        "value": box.slot_value[at],
        "bonus": goods_view(list(box.slot_bonus)[at * len(GOODS) : (at + 1) * len(GOODS)]),
    }


def goods_view(amounts: list[int]) -> dict[str, int]:
    return {GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


@lru_cache(1024)
def trade_view(box: Box, place: int, trade: int) -> View:
    return {
        "spaces": [space for space, over in enumerate(box.token_over) if over == place],
        "ways": [trade_text(box, trade, way) for way in range(box.trade_ways[trade])],
    }


@lru_cache(1024)
def war_tokens_view(box: Box, there: int) -> list[View]:
    return [
        {"space": space, "points": points, "taken": not there >> space & 1}
        for space, points in enumerate(box.war_token)
        if points
    ]


def objectives_view(state: RomaState) -> list[View]:
    city = state.cities[0]
    return [
        {
            "objective": OBJECTIVES[state.objectives[at]],
            "line": f"row {line}" if line <= SIDE else f"column {line - SIDE}",
            "completed": completed(state, city, at),
        }
        for at, line in enumerate(state.box.objective_line)
    ]


def city_view(content: Content, state: RomaState, seat: int) -> View:
    city = state.cities[seat]
    sites = sites_view(city)
    return {
        "seat": seat,
        "coins": city.coins,
        "population": city.population,
        "blessings": city.blessings,
        "legions": city.legions,
        "luxuries": city.luxuries,
        "faith": city.faith,
        "stars": {COLOURS[colour]: city.stars[colour] for colour in range(3)},
        "dashboard": {COLOURS[c]: scoring.value(state, city, c) for c in range(3)},
        "points": city.prestige + city.traded + city.war_points,
        "laid": city.laid,
        "reserved": tile_or_none(state, city.reserved),
        "marker": None if city.marker == NONE else city.marker + 1,
        "frame": [city.west, city.north, city.east, city.south],
        "tiles": tiles_view(state, city),
        "joints": joints_view(state, city),
        "sites": sites,
        "offers": [offer_view(state, city, place, sites) for place in range(3)],
        "monuments": monuments_view(content, state, city),
    }


def sites_view(city: City) -> list[str]:
    """Intersections where a monument would fit (MR-8.2)."""
    found = Moves(MOST_SITES)
    open_sites(city, 0, found)
    return [site_name(site) for site in found.listed()]


def offer_view(state: RomaState, city: City, place: int, sites: list[str]) -> View | None:
    """A monument on display to a city: the coins it lacks and where it would fit (MR-8.2)."""
    monument = state.display[place]
    if monument == NONE:
        return None
    on_center = bool(state.box.on_center[monument])
    return {
        "lacks": max(0, price(state, place) - city.coins),
        "sites": ["center"] if on_center else sites,
    }


def tiles_view(state: RomaState, city: City) -> list[View]:
    box = state.box
    return [
        laid_view(box, cell, square) for cell, square in enumerate(city.squares) if square & TILE
    ]


@lru_cache(1 << 14)
def laid_view(box: Box, cell: int, square: int) -> View:
    """A tile in a city: its square's number says all of it."""
    code = square >> CODE
    return {
        **tile_view(box, code >> 2, code & 3),
        "cell": GRID.name(cell),
        "covered": bool(square & COVERED) and cell != TOWN_CENTER,
        "blessed": bool(square & BLESSED),
    }


def monuments_view(content: Content, state: RomaState, city: City) -> list[View]:
    """Built monuments with one best staffing and what each earns by it (MR-8.4)."""
    if city.built == 0:
        return []
    staffed = staffing(state, city)
    return [
        {
            "monument": content.monuments[city.monument[at]],
            "site": built_on(city.site[at]),
            "staff": state.box.monument_staff[city.monument[at]],
            "workers": workers,
            "points": points,
        }
        for at, (workers, points) in enumerate(staffed)
    ]


def built_on(site: int) -> str:
    return GRID.name(site) if site == TOWN_CENTER else site_name(site)
