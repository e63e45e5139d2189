"""Optional action: bless a tile (MR-10)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.city import BLESSED, STRIDE, TILE
from insula.games.magna_roma.rules.moves import BLESS
from insula.games.magna_roma.rules.state import BLESSING, SYMBOLS, RomaState
from insula.kernel.moves import Moves


def blessings(state: RomaState, out: Moves) -> None:
    """Any own tile without a token, the Town Center too (MR-10.1, MR-10.2)."""
    city = state.cities[state.seat()]
    if city.blessings == 0:
        return
    row = city.north
    while row <= city.south:
        cell = row * STRIDE + city.west
        last = row * STRIDE + city.east
        while cell <= last:
            if city.squares[cell] & (TILE | BLESSED) == TILE:
                out.add(BLESS + cell)
            cell += 1
        row += 1


def bless(state: RomaState, seat: i64, move: i64) -> None:
    """All symbols of the tile as though it had just been placed, but no stars (MR-10.1)."""
    cell = move - BLESS
    city = state.cities[seat]
    city.blessings -= 1
    city.squares[cell] |= BLESSED
    state.focus = cell
    state.note(BLESSING, seat, cell, 0, 0)
    state.push(SYMBOLS, seat, cell)
