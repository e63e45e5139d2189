"""Where a move is made on the table: what a page lights and a player points at."""

from collections.abc import Sequence
from typing import cast

from insula.games.magna_roma.joints import joints_of
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import MANY, ONE, site_name
from insula.games.magna_roma.rules import moves
from insula.games.magna_roma.rules import state as events
from insula.games.magna_roma.rules.box import COLOURS, SLOTS
from insula.games.magna_roma.rules.city import GRID, TOWN_CENTER, City
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.contract import Event
from insula.kernel.game import Mark, View
from insula.kernel.grid import DIRECTIONS


def targets(content: Content, state: RomaState, move: int) -> list[str]:
    """The things that make this move when all of them are pointed at; none for plain answers."""
    if move >= moves.PLACE_TILE:
        cell, turned = divmod(move - moves.PLACE_TILE, 4)
        return [f"cell {GRID.name(cell)}", f"turn {turned}"]
    if move >= moves.BUILD:
        place, site = divmod(move - moves.BUILD, 121)
        where = "center" if site == TOWN_CENTER else site_name(site)
        return [f"monument {content.monuments[state.display[place]]}", f"site {where}"]
    if move >= moves.BLESS:
        return [f"cell {GRID.name(move - moves.BLESS)}"]
    if move >= moves.CONQUER:
        card, slot = divmod(move - moves.CONQUER, 3)
        return [f"slot {content.provinces[state.provinces[card]]} {SLOTS[slot]}"]
    if move >= moves.ROW_PLACE:
        return [f"row {move - moves.ROW_PLACE + 1}"]
    if move >= moves.RING_SLOT:
        return [f"ring {move - moves.RING_SLOT + 1}"]
    return []


def marks(state: RomaState, happened: Sequence[Event]) -> list[Mark]:
    """Gains of joined halves, at the joints they come from."""
    cell = GRID.name(state.focus)
    return [
        Mark(
            f"side {cell} {DIRECTIONS[source]}", f"+{amount} {(ONE if amount == 1 else MANY)[good]}"
        )
        for kind, _, good, amount, source in happened
        if kind == events.GAINED and source < len(DIRECTIONS)
    ]


def lines(state: RomaState, move: int) -> list[View]:
    """How the mover's stores and markers would stand, and the halves that a tile would join."""
    seat = state.seat()
    after = cast("RomaState", state.copy())
    after.play(move)
    before, now = stores(state.cities[seat]), stores(after.cities[seat])
    changes: list[View] = [
        {"store": store, "by": now[store] - amount, "to": now[store]}
        for store, amount in before.items()
        if now[store] != amount
    ]
    if move < moves.PLACE_TILE:
        return changes
    joints = joints_of(after, after.cities[seat], (move - moves.PLACE_TILE) // 4)
    return changes + [{**joint} for joint in joints]


def stores(city: City) -> dict[str, int]:
    return {
        "legions": city.legions,
        "luxuries": city.luxuries,
        "faith": city.faith,
        "coins": city.coins,
        "population": city.population,
        "blessings": city.blessings,
        "points": city.prestige + city.traded + city.war_points,
        **{COLOURS[colour]: city.stars[colour] for colour in range(3)},
    }
