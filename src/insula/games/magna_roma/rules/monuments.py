"""Optional action: build a monument (MR-8)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import LUXURIES, PLACES
from insula.games.magna_roma.rules.city import COVERED, STRIDE, TILE, TOWN_CENTER, City
from insula.games.magna_roma.rules.gains import gain, gain_luxuries
from insula.games.magna_roma.rules.moves import BUILD
from insula.games.magna_roma.rules.state import BUILT, DISPLAYED, FROM_MONUMENT, NONE, RomaState
from insula.kernel.moves import Moves


def builds(state: RomaState, out: Moves) -> None:
    """Each monument on display that can be paid, on each site it fits (MR-8.1, MR-8.2)."""
    city = state.cities[state.seat()]
    place: i64 = 0
    while place < PLACES:
        monument = state.display[place]
        if monument != NONE and city.coins >= price(state, place):
            if state.box.on_center[monument]:
                out.add(BUILD + place * 121 + TOWN_CENTER)
            else:
                sites(city, BUILD + place * 121, out)
        place += 1


def price(state: RomaState, place: i64) -> i64:
    """What the monument on a place of the display costs (by place in MR-20.4)."""
    return state.box.price[place * state.box.monuments + state.display[place]]


def sites(city: City, base: i64, out: Moves) -> None:
    """Intersections of four free City tiles, named by the north-west one."""
    row = city.north
    while row < city.south:
        cell = row * STRIDE + city.west
        last = row * STRIDE + city.east
        while cell < last:
            if fits(city, cell):
                out.add(base + cell)
            cell += 1
        row += 1


def fits(city: City, cell: i64) -> bool:
    """Four tiles, none covered; the Town Center counts as covered (MR-8.2)."""
    squares = city.squares
    return (
        squares[cell] & (TILE | COVERED) == TILE
        and squares[cell + 1] & (TILE | COVERED) == TILE
        and squares[cell + STRIDE] & (TILE | COVERED) == TILE
        and squares[cell + STRIDE + 1] & (TILE | COVERED) == TILE
    )


def build(state: RomaState, seat: i64, move: i64) -> None:
    """Pay, cover the tiles, refill the display, gain the bonus at once (MR-8.1, MR-8.3)."""
    place = (move - BUILD) // 121
    site = (move - BUILD) % 121
    city = state.cities[seat]
    monument = state.display[place]
    cost = price(state, place)
    city.coins -= cost
    city.monument[city.built] = monument
    city.site[city.built] = site
    city.built += 1
    state.note(BUILT, seat, monument, site, cost)
    if site != TOWN_CENTER:
        cover(city, site)
    refill_display(state, place)
    gain_monument_bonus(state, seat, monument)


def cover(city: City, site: i64) -> None:
    city.squares[site] |= COVERED
    city.squares[site + 1] |= COVERED
    city.squares[site + STRIDE] |= COVERED
    city.squares[site + STRIDE + 1] |= COVERED


def refill_display(state: RomaState, place: i64) -> None:
    """From the deck; an empty deck leaves the place empty (MR-8.1)."""
    if state.monuments_drawn == len(state.monuments):
        state.display[place] = NONE
        return
    state.display[place] = state.monuments[state.monuments_drawn]
    state.monuments_drawn += 1
    state.shown += 1
    state.note(DISPLAYED, state.players, place, state.display[place], 0)


def gain_monument_bonus(state: RomaState, seat: i64, monument: i64) -> None:
    good = state.box.monument_bonus[monument]
    if good == NONE:
        return
    amount = state.box.monument_amount[monument]
    if good == LUXURIES:
        gain_luxuries(state, seat, amount, FROM_MONUMENT)
    else:
        gain(state, seat, good, amount, FROM_MONUMENT)
