"""Build a facility or a temple (MN-4); a residence is named, paid and placed in the same way."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    BESIDE,
    DENARII,
    FOUNTAIN,
    LACKING,
    RESIDENCE,
    RESOURCES,
    TEMPLE,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import BUILD, PLACE, RESIDE
from insula.games.minerva.rules.residence import house, pay_fee, squares_with
from insula.games.minerva.rules.solo import take_pair
from insula.games.minerva.rules.specials import when_built
from insula.games.minerva.rules.state import (
    PAY_BUILD,
    PLACED,
    PLACING,
    TAKEN,
    TEMPLE_SHOWN,
    MinervaState,
)
from insula.games.minerva.rules.stores import can_build, lacking, raise_money
from insula.kernel.moves import Moves


def builds(state: MinervaState, city: City, fee: i64, out: Moves) -> None:
    """Every kind of tile in the facility area that can be paid (MN-4.1); equal tiles once."""
    offer = state.offer
    tile: i64 = FOUNTAIN + 1
    while tile < state.box.tiles:
        if offer[tile] > 0 and can_build(state, city, tile, fee):
            out.add(BUILD + tile)
        tile += 1


def residences(state: MinervaState, city: City, fee: i64, out: Moves) -> None:
    """A residence costs nothing but a surcharge, while they last (MN-5.1, MN-8.3)."""
    if city.residences > 0 and can_build(state, city, RESIDENCE, fee):
        out.add(RESIDE)


def order_tile(state: MinervaState, seat: i64, choice: i64, fee: i64) -> None:
    """Build a tile: sell if necessary, then pay, then place."""
    tile = choice & 127
    price = fee + LACKING * lacking(state, state.cities[seat], tile)
    state.push(PLACING, seat, tile)
    state.push(PAY_BUILD, seat, choice | (fee << 16))
    raise_money(state, seat, price, tile)


def pay_tile(state: MinervaState, seat: i64, detail: i64) -> None:
    """Pay resources, and 3 denarii for each missing one only (MN-3.3)."""
    city = state.cities[seat]
    tile = detail & 127
    pay_fee(state, seat, detail >> 16)
    missing = lacking(state, city, tile)
    resource: i64 = 0
    while resource < RESOURCES:
        asked = state.box.cost[tile * RESOURCES + resource]
        city.stores[resource] -= min(asked, city.stores[resource])
        resource += 1
    city.stores[DENARII] -= LACKING * missing
    if tile == RESIDENCE:
        city.residences -= 1
        return
    state.note(TAKEN, seat, tile, LACKING * missing, 0)
    partner = ((detail & 65535) >> 7) - 1
    if partner >= 0:
        take_pair(state, seat, tile, partner)
    else:
        state.offer[tile] -= 1


def placements(state: MinervaState, out: Moves) -> None:
    """Every empty square that shares a full side with the city (MN-4.2)."""
    squares_with(state.cities[state.seat()], BESIDE, PLACE, out)


def place(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    tile = state.detail()
    square = move - PLACE
    state.pop()
    if tile == RESIDENCE:
        house(state, seat, square)
        return
    state.cities[seat].lay(square, tile)
    state.note(PLACED, seat, tile, square, 0)
    if state.box.category[tile] == TEMPLE:
        show_temple(state)
    else:
        when_built(state, seat, tile, square)


def show_temple(state: MinervaState) -> None:
    """Replace a temple at once while the stack lasts (MN-4.4)."""
    if state.temples_drawn == len(state.temples):
        return
    tile = state.temples[state.temples_drawn]
    state.temples_drawn += 1
    state.offer[tile] += 1
    state.shown += 1
    state.note(TEMPLE_SHOWN, state.players, tile, 0, 0)
