"""Place a City tile: the mandatory part of a turn (MR-3)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import CENTER
from insula.games.magna_roma.rules.city import BESIDE, CODE, STRIDE, TILE, City
from insula.games.magna_roma.rules.dashboard import advance_stars
from insula.games.magna_roma.rules.gains import gain, settle_gains
from insula.games.magna_roma.rules.moves import PLACE_TILE
from insula.games.magna_roma.rules.pending import ENTRY, entry
from insula.games.magna_roma.rules.state import PLACED, SYMBOLS, RomaState
from insula.kernel.moves import Moves


def placements(state: RomaState, out: Moves) -> None:
    """Every square beside the city inside the frame, in every turn that looks different."""
    city = state.cities[state.seat()]
    turns = state.box.turns[city.reserved]
    squares = city.squares
    row = city.north
    while row <= city.south:
        cell = row * STRIDE + city.west
        last = row * STRIDE + city.east
        while cell <= last:
            if squares[cell] == BESIDE:
                turned: i64 = 0
                while turned < turns:
                    out.add(PLACE_TILE + cell * 4 + turned)
                    turned += 1
            cell += 1
        row += 1


def place(state: RomaState, move: i64) -> None:
    """Stars first, with all they bring; then each symbol made with a neighbour (MR-3.3)."""
    seat = state.seat()
    state.pop()
    city = state.cities[seat]
    tile = city.reserved
    cell = (move - PLACE_TILE) // 4
    turned = (move - PLACE_TILE) % 4
    city.reserved = -1
    city.lay(cell, tile, turned)
    state.focus = cell
    state.note(PLACED, seat, cell, tile, turned)
    state.push(SYMBOLS, seat, cell)
    advance_stars(state, seat, state.box.colour[tile], state.box.stars[tile])


def gain_symbols(state: RomaState, seat: i64, cell: i64) -> None:
    """Each full symbol of a tile, north, east, south, west (MR-3.4, MR-3.5)."""
    city = state.cities[seat]
    pending: i64 = 0
    shift: i64 = 0
    direction: i64 = 0
    while direction < 4:
        made = symbol(state, city, cell, direction)
        if made != 0:
            good = (made >> 8) - 1
            amount = made & 255
            if state.box.waits[good]:
                pending |= entry(good, amount, direction) << shift
                shift += ENTRY
            else:
                gain(state, seat, good, amount, direction)
        direction += 1
    if pending != 0:
        settle_gains(state, seat, pending)


def symbol(state: RomaState, city: City, cell: i64, direction: i64) -> i64:
    """What a tile makes with its neighbour: (good + 1) * 256 + amount, or 0 (MR-3.4, MR-4.1)."""
    beside = city.squares[neighbour(cell, direction)]
    if not beside & TILE:
        return 0
    box = state.box
    here = city.squares[cell]
    half = (box.edges[here >> CODE] >> (direction * 2)) & 3
    facing = (box.edges[beside >> CODE] >> (((direction + 2) & 3) * 2)) & 3
    made = box.symbol[half * 4 + facing]
    if made == 0:
        return 0
    colour = box.colour[here >> (CODE + 2)]
    if colour == box.colour[beside >> (CODE + 2)] and colour != CENTER:
        return made * 256 + box.greater[made - 1]
    return made * 256 + box.lesser[made - 1]


def neighbour(cell: i64, direction: i64) -> i64:
    if direction == 0:
        return cell - STRIDE
    if direction == 1:
        return cell + 1
    if direction == 2:
        return cell + STRIDE
    return cell - 1
