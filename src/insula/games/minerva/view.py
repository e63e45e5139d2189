"""What a table may see of a position, as plain data for JSON.

Nothing here may depend on the order of a face-down stack: a law checks it on every game.
What hangs on a few numbers only is made once and shared by all views: nobody changes a view.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from insula.games.minerva.content import Content
from insula.games.minerva.language import icons, say
from insula.games.minerva.notation import square_name
from insula.games.minerva.prizes import prizes_view
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    BESIDE,
    CATEGORIES,
    CULTURE,
    DENARII,
    FOUNTAIN,
    GLORY,
    GOODS,
    LACKING,
    MANNED,
    MOST_ASSISTANTS,
    MOST_HELD,
    RESIDENCE,
    RESOURCES,
    ROUND_MONEY,
    ROUND_TILE,
    ROUNDS,
    TEMPLE,
    THEATER,
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

View = dict[str, Any]


def view(content: Content, state: MinervaState) -> View:
    """The whole table."""
    table: View = {
        "players": state.players,
        "over": state.over(),
        "step": None if state.over() else STEP_NAMES[state.step()],
        "seat": state.seat(),
        "round": state.round,
        "rounds": ROUNDS,
        "most_held": MOST_HELD,
        "first": state.first,  # starts this round, or the next once somebody has passed
        "surcharge": fee(state),
        "offer": offer_view(content, state),
        "stack_left": len(state.deck) - state.drawn,
        "round_tiles_left": ROUNDS - state.round,
        "unseen_locations": unseen(content, list(state.deck)[state.drawn :]),
        "unseen_temples": unseen(content, list(state.temples)[state.temples_drawn :]),
        **prizes_view(state),
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
    """What lies face down, by name: known to whoever counts, but not its order."""
    counts = Counter(tile for tile in tiles if tile != ROUND_TILE)
    return {content.names[tile]: counts[tile] for tile in sorted(counts)}


# -- tiles to be had ---------------------------------------------------------------------------


@lru_cache(256)
def tile_view(content: Content, box: Box, tile: int) -> View:
    """A tile with its effect, said once for texts and icons (see `language`)."""
    cost = list(box.cost)[tile * RESOURCES : (tile + 1) * RESOURCES]
    return {
        "tile": content.names[tile],
        "category": CATEGORIES[box.category[tile]],
        "cost": {GOODS[at]: amount for at, amount in enumerate(cost) if amount},
        "timing": content.effects[tile].timing,
        "effect": say(content.effects[tile]),
        "icons": icons(content.effects[tile]),
    }


def offered_view(content: Content, state: MinervaState, tile: int) -> View:
    """The same with what it would cost the seat to move."""
    city = state.cities[state.seat()]
    seen = {
        **tile_view(content, state.box, tile),
        "extra": LACKING * lacking(state, city, tile),  # denarii for what is lacking
        "payable": can_build(state, city, tile, fee(state)),
    }
    if state.box.category[tile] == TEMPLE:
        seen["worth"] = scoring.best_temple(state, city, tile)
    return seen


def offer_view(content: Content, state: MinervaState) -> list[View]:
    """Locations and temples of the facility area; in a solo game only temples lie alone."""
    return [
        {**offered_view(content, state, tile), "copies": copies}
        for tile, copies in enumerate(state.offer)
        if copies
    ]


def pair_view(content: Content, state: MinervaState, pair: int) -> View:
    one, other = divmod(pair, 128)
    money = ROUND_MONEY if other == ROUND_TILE else 0
    tiles = [one] if money else [one, other]
    return {"tiles": [offered_view(content, state, tile) for tile in tiles], "denarii": money}


def hand_view(content: Content, state: MinervaState) -> View | None:
    """The tile that is being placed."""
    if state.over() or state.step() != PLACING:
        return None
    return tile_view(content, state.box, state.detail())


def spot_view(state: MinervaState) -> str | None:
    """The square that the decision is about: of the tile that asks, or the one that was lifted."""
    if state.over():
        return None
    if state.step() in (DIRECTION, BATHE, LIFT, DEMOLISH, RESETTLE):
        return square_name(state.detail() & 65535)
    if state.step() in (RESOURCE, CONVERT, CHOICE, OFFER):
        return square_name(square_of(state.detail()))
    return None


# -- cities ------------------------------------------------------------------------------------


def city_view(content: Content, state: MinervaState, seat: int) -> View:
    city = state.cities[seat]
    owned = city.assistants
    return {
        "seat": seat,
        "denarii": city.stores[DENARII],
        "glory": city.stores[GLORY],
        "resources": {GOODS[at]: city.stores[at] for at in range(RESOURCES)},
        "culture": {GOODS[at]: city.stores[at] for at in range(THEATER, CULTURE + 1)},
        "residences": city.residences,
        "removed": city.removed,
        "assistants": owned,
        "reserve": city.reserve,
        "hire": None
        if owned == MOST_ASSISTANTS
        else {"denarii": state.box.price_denarii[owned], "glory": state.box.price_glory[owned]},
        "passed": bool(city.passed),
        "order": city.order or None,
        "tiles": tiles_view(content, state, city),
        "open": squares_of(city, BESIDE),
    }


square_name_of = lru_cache(1 << 13)(square_name)


def squares_of(city: City, what: int) -> list[str]:
    return [
        square_name_of(city.square(at)) for at, found in enumerate(city.squares) if found == what
    ]


def tiles_view(content: Content, state: MinervaState, city: City) -> list[View]:
    """Every tile where it lies; rows and columns count from the origin, south and east."""
    box = state.box
    tiles = []
    for cell, tile in enumerate(city.squares):
        if tile >= RESIDENCE:
            worth = NONE
            if tile >= FOUNTAIN and box.category[tile] == TEMPLE:
                worth = scoring.temple(state, city, cell, tile)
            tiles.append(lying_view(content, box, city.square(cell), tile, worth))
    return tiles


@lru_cache(1 << 13)
def lying_view(content: Content, box: Box, square: int, tile: int, worth: int) -> View:
    """A tile on a square; a temple with its points."""
    seen: View = {
        "square": square_name(square),
        "row": (square >> 8) - 128,
        "column": (square & 255) - 128,
    }
    if tile < FOUNTAIN:
        manned = tile == MANNED
        return {**seen, "tile": "residence", "category": "residential", "assistant": manned}
    seen.update(tile_view(content, box, tile))
    return {**seen, "points": worth} if worth != NONE else seen
