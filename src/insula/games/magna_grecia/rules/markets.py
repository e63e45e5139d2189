"""Build a market or sell one at the end of a turn (MG-6)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.moves import BUILD, SELL
from insula.games.magna_grecia.rules.places import count, market, set_market
from insula.games.magna_grecia.rules.state import (
    BUILT,
    CITY,
    NO_MARKET,
    SALE,
    SOLD,
    STANDING,
    VILLAGE,
    GreciaState,
)
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves

EVERY_STANDING: Final = 1 | 1 << 2 | 1 << 4 | 1 << 6  # the bits of `stalls` that say STANDING


def cost(state: GreciaState, place: i64, seat: i64) -> i64:
    """Return 1 per city tile or for a village, and 1 per opponent's unsold market (MG-6.2)."""
    others = state.stalls[place] & EVERY_STANDING & ~bit(seat * 2)
    return max(state.tiles[place], 1) + count(others)


def is_active(state: GreciaState, place: i64, seat: i64) -> bool:
    """Return whether the place is an own city or directly connected to one by any road (MG-6.3)."""
    own = state.hands[seat].places
    return (own >> place) & 1 == 1 or state.linked[place] & own != 0


def takes_market(state: GreciaState, place: i64, seat: i64) -> bool:
    """Return whether the seat may build here: no own city, no earlier market (MG-6.1)."""
    kind = state.kind[place]
    if kind != VILLAGE and (kind < CITY or kind == CITY + seat):
        return False
    return market(state, place, seat) == NO_MARKET


def can_build(state: GreciaState, place: i64, seat: i64) -> bool:
    return takes_market(state, place, seat) and cost(state, place, seat) <= state.hands[seat].points


def market_moves(state: GreciaState, seat: i64, out: Moves) -> None:
    """Offer to build one market or to sell an active one, even for 0 points (MG-2.2, MG-6.5)."""
    hand = state.hands[seat]
    own = hand.places
    points = hand.points if hand.markets > 0 else 0
    shift = seat * 2
    villages = state.box.villages
    place: i64 = 0
    while place < villages:
        what = (state.stalls[place] >> shift) & 3
        if what == STANDING:
            if ((own >> place) & 1) | (state.linked[place] & own):
                out.add(SELL + place)
        elif points > 0 and what == NO_MARKET and can_build(state, place, seat):
            out.add(BUILD + place)
        place += 1


def build_market(state: GreciaState, seat: i64, place: i64) -> None:
    paid = cost(state, place, seat)
    state.hands[seat].points -= paid
    state.hands[seat].markets -= 1
    set_market(state, place, seat, STANDING)
    state.note(BUILT, seat, place, paid, 0)


def sell_market(state: GreciaState, seat: i64, place: i64) -> None:
    """Sell a market; it stays on the board and is worth nothing from now on (MG-6.5)."""
    state.hands[seat].points += state.worth[place]
    set_market(state, place, seat, SOLD)
    state.note(SALE, seat, place, state.worth[place], 0)
