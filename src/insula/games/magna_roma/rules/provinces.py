"""Optional action: send legions to conquer a province (MR-9)."""

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import GOODS, PROVINCES
from insula.games.magna_roma.rules.gains import gain, settle_gains
from insula.games.magna_roma.rules.moves import CONQUER
from insula.games.magna_roma.rules.pending import ENTRY, entry
from insula.games.magna_roma.rules.state import CONQUERED, FROM_PROVINCE, NONE, RomaState
from insula.kernel.moves import Moves


def conquests(state: RomaState, out: Moves) -> None:
    """Free slots whose legions are there, on cards without an own disc (MR-9.1).

    Three cards with one disc each are all three discs of a player.
    """
    seat = state.seat()
    legions = state.cities[seat].legions
    if legions == 0:
        return
    card: i64 = 0
    while card < PROVINCES:
        if not holds(state, seat, card):
            slot: i64 = 0
            while slot < 3:
                if state.slots[card * 3 + slot] == NONE and legions >= cost(state, card, slot):
                    out.add(CONQUER + card * 3 + slot)
                slot += 1
        card += 1


def cost(state: RomaState, card: i64, slot: i64) -> i64:
    return state.box.slot_cost[state.provinces[card] * 3 + slot]


def holds(state: RomaState, seat: i64, card: i64) -> bool:
    slots = state.slots
    return slots[card * 3] == seat or slots[card * 3 + 1] == seat or slots[card * 3 + 2] == seat


def conquer(state: RomaState, seat: i64, move: i64) -> None:
    """Spend the legions, lay the disc, gain the slot's bonus at once (MR-9.1, MR-9.2)."""
    card = (move - CONQUER) // 3
    slot = (move - CONQUER) % 3
    legions = cost(state, card, slot)
    state.cities[seat].legions -= legions
    state.slots[card * 3 + slot] = seat
    state.note(CONQUERED, seat, card, slot, legions)
    gain_slot_bonus(state, seat, state.provinces[card] * 3 + slot)


def gain_slot_bonus(state: RomaState, seat: i64, slot: i64) -> None:
    """All the slot shows; legions and luxuries in the order of every gain (MR-3.5)."""
    kinds: i64 = len(GOODS)
    pending: i64 = 0
    good: i64 = 0
    while good < kinds:
        amount = state.box.slot_bonus[slot * kinds + good]
        if amount > 0 and state.box.waits[good]:
            pending = (pending << ENTRY) | entry(good, amount, FROM_PROVINCE)
        elif amount > 0:
            gain(state, seat, good, amount, FROM_PROVINCE)
        good += 1
    settle_gains(state, seat, pending)
