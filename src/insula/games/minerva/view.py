"""What a table may see of a position, as plain data for JSON; `view_types` declares it.

Nothing here may depend on the order of a face-down stack: a law checks it on every game.
Parts that depend on a few numbers only are made once and shared by all views.
"""

from collections import Counter
from functools import lru_cache
from typing import cast

from msgspec import to_builtins

from insula.games.minerva.content import Content
from insula.games.minerva.effect_facts import effect_fact
from insula.games.minerva.facts.effects import Effect
from insula.games.minerva.notation import square_name
from insula.games.minerva.prizes import (
    culture_view,
    glory_view,
    next_order,
    order_view,
    race_view,
)
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    ACADEMICS,
    ART,
    BESIDE,
    CATEGORIES,
    CULTURE,
    DENARII,
    FOUNTAIN,
    GLORY,
    GRAIN,
    LACKING,
    MANNED,
    MOST_ASSISTANTS,
    MOST_HELD,
    ORE,
    RESIDENCE,
    RESOURCES,
    ROUND_MONEY,
    ROUND_TILE,
    ROUNDS,
    STONE,
    TEMPLE,
    THEATER,
    WOOD,
    Box,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.effects import square_of
from insula.games.minerva.rules.rounds import fee
from insula.games.minerva.rules.state import (
    BATHE,
    CHOICE,
    CONVERT,
    DEMOLISH,
    DIRECTION,
    LIFT,
    NONE,
    OFFER,
    PLACING,
    RESETTLE,
    RESOURCE,
    STEP_NAMES,
    MinervaState,
)
from insula.games.minerva.rules.stores import can_build, lacking
from insula.games.minerva.view_types import (
    AssistantPrice,
    CityView,
    Cost,
    CulturePoints,
    MinervaView,
    OfferedTile,
    Pair,
    PlacedTile,
    Resources,
    TileView,
)


def view(content: Content, state: MinervaState) -> MinervaView:
    """Return the whole table."""
    order = order_view(state)
    table: MinervaView = {
        "game": "minerva",
        "players": state.players,
        "over": state.over(),
        "step": None if state.over() else STEP_NAMES[state.step()],
        "seat": state.seat(),
        "round": state.round,
        "rounds": ROUNDS,
        "most_held": MOST_HELD,
        "first": state.first,
        "surcharge": fee(state),
        "offer": offer_view(content, state),
        "stack_left": len(state.deck) - state.drawn,
        "round_tiles_left": ROUNDS - state.round,
        "unseen_locations": unseen(content, list(state.deck)[state.drawn :]),
        "unseen_temples": unseen(content, list(state.temples)[state.temples_drawn :]),
        "culture": culture_view(state),
        "glory": glory_view(state),
        "order": order,
        "next_order": next_order(order),
        "race": race_view(state),
        "hand": hand_view(content, state),
        "spot": spot_view(state),
        "cities": [city_view(content, state, seat) for seat in range(state.players)],
        "scores": state.scores(),
        "breakdown": state.breakdown(),
    }
    if state.players == 1:
        table["pairs"] = [pair_view(content, state, pair) for pair in state.pairs]
    return table


def unseen(content: Content, tiles: list[int]) -> dict[str, int]:
    """Return what lies face down, by name; its order stays hidden."""
    counts = Counter(tile for tile in tiles if tile != ROUND_TILE)
    return {content.names[tile]: counts[tile] for tile in sorted(counts)}


# -- tiles on offer ------------------------------------------------------------------------------


@lru_cache(256)
def tile_view(content: Content, box: Box, tile: int) -> TileView:
    return {
        "tile": content.names[tile],
        "category": CATEGORIES[box.category[tile]],
        "cost": cost_view(box, tile),
        "effect": effect_view(content, tile),
    }


def cost_view(box: Box, tile: int) -> Cost:
    cost: Cost = {}
    first = tile * RESOURCES
    if box.cost[first + GRAIN]:
        cost["grain"] = box.cost[first + GRAIN]
    if box.cost[first + WOOD]:
        cost["wood"] = box.cost[first + WOOD]
    if box.cost[first + STONE]:
        cost["stone"] = box.cost[first + STONE]
    if box.cost[first + ORE]:
        cost["ore"] = box.cost[first + ORE]
    return cost


def effect_view(content: Content, tile: int) -> Effect:
    """Return what a tile does: a fact, as the plain data that JSON has for it."""
    return cast("Effect", to_builtins(effect_fact(content.effects[tile])))


def offered_view(content: Content, state: MinervaState, tile: int) -> OfferedTile:
    """Return a tile with its price for the seat to move."""
    city = state.cities[state.seat()]
    printed = tile_view(content, state.box, tile)
    offered: OfferedTile = {
        "tile": printed["tile"],
        "category": printed["category"],
        "cost": printed["cost"],
        "effect": printed["effect"],
        "extra": LACKING * lacking(state, city, tile),
        "payable": can_build(state, city, tile, fee(state)),
    }
    if state.box.category[tile] == TEMPLE:
        offered["worth"] = scoring.best_temple(state, city, tile)
    return offered


def offer_view(content: Content, state: MinervaState) -> list[OfferedTile]:
    """Return locations and temples of the facility area; a solo game has only temples here."""
    tiles = []
    for tile, copies in enumerate(state.offer):
        if copies:
            offered = offered_view(content, state, tile)
            offered["copies"] = copies
            tiles.append(offered)
    return tiles


def pair_view(content: Content, state: MinervaState, pair: int) -> Pair:
    one, other = divmod(pair, 128)
    money = ROUND_MONEY if other == ROUND_TILE else 0
    tiles = [one] if money else [one, other]
    return {"tiles": [offered_view(content, state, tile) for tile in tiles], "denarii": money}


def hand_view(content: Content, state: MinervaState) -> TileView | None:
    """Return the tile to place."""
    if state.over() or state.step() != PLACING:
        return None
    return tile_view(content, state.box, state.detail())


def spot_view(state: MinervaState) -> str | None:
    """Return the square of the tile that asks for a decision, or that was lifted."""
    if state.over():
        return None
    if state.step() in (DIRECTION, BATHE, LIFT, DEMOLISH, RESETTLE):
        return square_name(state.detail() & 65535)
    if state.step() in (RESOURCE, CONVERT, CHOICE, OFFER):
        return square_name(square_of(state.detail()))
    return None


# -- cities ------------------------------------------------------------------------------------


def city_view(content: Content, state: MinervaState, seat: int) -> CityView:
    city = state.cities[seat]
    return {
        "seat": seat,
        "denarii": city.stores[DENARII],
        "glory": city.stores[GLORY],
        "resources": resources_view(city),
        "culture": culture_points(city),
        "residences": city.residences,
        "removed": city.removed,
        "assistants": city.assistants,
        "reserve": city.reserve,
        "hire": hire_price(state, city),
        "passed": bool(city.passed),
        "order": city.order or None,
        "tiles": tiles_view(content, state, city),
        "open": squares_of(city, BESIDE),
    }


def resources_view(city: City) -> Resources:
    stores = city.stores
    return {
        "grain": stores[GRAIN],
        "wood": stores[WOOD],
        "stone": stores[STONE],
        "ore": stores[ORE],
    }


def culture_points(city: City) -> CulturePoints:
    stores = city.stores
    return {
        "theater": stores[THEATER],
        "art": stores[ART],
        "academics": stores[ACADEMICS],
        "culture": stores[CULTURE],
    }


def hire_price(state: MinervaState, city: City) -> AssistantPrice | None:
    owned = city.assistants
    if owned == MOST_ASSISTANTS:
        return None
    return {"denarii": state.box.price_denarii[owned], "glory": state.box.price_glory[owned]}


square_name_of = lru_cache(1 << 13)(square_name)


def squares_of(city: City, what: int) -> list[str]:
    return [
        square_name_of(city.square(at)) for at, found in enumerate(city.squares) if found == what
    ]


def tiles_view(content: Content, state: MinervaState, city: City) -> list[PlacedTile]:
    """Return the tiles of a city, temples with their points."""
    box = state.box
    tiles = []
    for cell, tile in enumerate(city.squares):
        if tile >= RESIDENCE:
            worth = NONE
            if tile >= FOUNTAIN and box.category[tile] == TEMPLE:
                worth = scoring.temple(state, city, cell, tile)
            tiles.append(placed_view(content, box, city.square(cell), tile, worth))
    return tiles


@lru_cache(1 << 13)
def placed_view(content: Content, box: Box, square: int, tile: int, worth: int) -> PlacedTile:
    if tile < FOUNTAIN:
        return residence_view(square, assistant=tile == MANNED)
    printed = tile_view(content, box, tile)
    placed: PlacedTile = {
        "square": square_name(square),
        "row": row_of(square),
        "column": column_of(square),
        "tile": printed["tile"],
        "category": printed["category"],
        "cost": printed["cost"],
        "effect": printed["effect"],
    }
    if worth != NONE:
        placed["points"] = worth
    return placed


def residence_view(square: int, *, assistant: bool) -> PlacedTile:
    return {
        "square": square_name(square),
        "row": row_of(square),
        "column": column_of(square),
        "tile": "residence",
        "category": "residential",
        "assistant": assistant,
    }


def row_of(square: int) -> int:
    """Return the row, counted from the start to the south."""
    return (square >> 8) - 128


def column_of(square: int) -> int:
    """Return the column, counted from the start to the east."""
    return (square & 255) - 128
