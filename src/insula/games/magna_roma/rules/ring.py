"""The draft ring: the first pick, and the next tile at the end of a turn (MR-1.5, MR-11)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import CITY_TILES
from insula.games.magna_roma.rules.moves import RING_SLOT
from insula.games.magna_roma.rules.state import (
    NONE,
    PICKED,
    REFILLED,
    RESERVED,
    RomaState,
)
from insula.kernel.moves import Moves

REACH: Final = 2


def is_free(state: RomaState, slot: i64) -> bool:
    """A tile and no marker. The own old slot is empty, as its tile is in the city (MR-11.1)."""
    if state.ring[slot] == NONE:
        return False
    for city in state.cities:
        if city.marker == slot:
            return False
    return True


def picks(state: RomaState, out: Moves) -> None:
    """Any tile of the ring without a marker (MR-1.5)."""
    slot: i64 = 0
    slots = state.box.ring_slots[state.players]
    while slot < slots:
        if is_free(state, slot):
            out.add(RING_SLOT + slot)
        slot += 1


def reservations(state: RomaState, out: Moves) -> None:
    """The next two free tiles each way round; what is not free is jumped (MR-11.1)."""
    own = state.cities[state.seat()].marker
    slots = state.box.ring_slots[state.players]
    found: i64 = 0
    step: i64 = 1
    while step < slots and found < REACH:
        if is_free(state, (own + step) % slots):
            out.add(RING_SLOT + (own + step) % slots)
            found += 1
        step += 1
    furthest = step  # the counter-clockwise way never walks over these again
    found = 0
    step = slots - 1
    while step >= furthest and found < REACH:
        if is_free(state, (own + step) % slots):
            out.add(RING_SLOT + (own + step) % slots)
            found += 1
        step -= 1


def pick(state: RomaState, move: i64) -> None:
    seat = state.seat()
    state.pop()
    slot = move - RING_SLOT
    mark(state, seat, slot)
    state.note(PICKED, seat, slot, state.ring[slot], 0)


def mark(state: RomaState, seat: i64, slot: i64) -> None:
    city = state.cities[seat]
    city.marker = slot
    city.reserved = state.ring[slot]


def lift(state: RomaState, seat: i64) -> None:
    """The reserved tile leaves the ring; after the last one the marker too (MR-2.2)."""
    city = state.cities[seat]
    state.ring[city.marker] = NONE
    if city.laid == CITY_TILES - 1:
        city.marker = NONE


def reserve(state: RomaState, move: i64) -> None:
    """Move the marker, then refill the old slot, so that the fresh tile was no choice (MR-11.2)."""
    seat = state.seat()
    state.pop()
    old = state.cities[seat].marker
    slot = move - RING_SLOT
    mark(state, seat, slot)
    state.note(RESERVED, seat, slot, state.ring[slot], 0)
    if state.drawn < len(state.deck):
        state.ring[old] = state.deck[state.drawn]
        state.drawn += 1
        state.shown += 1
        state.note(REFILLED, state.players, old, state.ring[old], 0)
