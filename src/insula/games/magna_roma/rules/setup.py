"""Set up the game, and shuffle again what is hidden (MR-1, MR-13).

FROZEN: the order in which `deal` draws from the generator; every record's seed depends on it.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import OBJECTIVES, PLACES, PROVINCES
from insula.games.magna_roma.rules.solo import show_row
from insula.games.magna_roma.rules.state import BLOCKED_SLOT, PICK, TURN, RomaState
from insula.kernel.arrays import append, bit, sort, vec
from insula.kernel.random import Random, shuffle

RANDOM_LEVEL: Final = 0
DRAWN: Final = -1


def deal(state: RomaState, rng: Random, level: i64, first: i64) -> None:
    """Everything up to the first decision.

    `level` is that of the solo objectives, 0 for random ones; `first` is the seat that picks first
    (MR-1.5), DRAWN for a random one.
    """
    box = state.box
    state.deck = shuffled(1, box.tiles - 1, rng)
    state.monuments = shuffled(0, box.monuments, rng)
    state.provinces = shuffled(0, box.provinces, rng)[:PROVINCES]
    state.tokens = shuffled(0, box.trades, rng)[: box.token_places]
    place: i64 = 0
    while place < PLACES:
        state.display[place] = state.monuments[place]
        place += 1
    state.monuments_drawn = PLACES
    lay_war_tokens(state)
    if state.players == 1:
        deal_solo(state, rng, level)
    else:
        deal_ring(state, rng, first)


def shuffled(first: i64, count: i64, rng: Random) -> vec[i64]:
    """The numbers from `first`, in a random order."""
    out = vec[i64](capacity=count)
    at: i64 = 0
    while at < count:
        out = append(out, first + at)
        at += 1
    shuffle(out, 0, len(out), rng)
    return out


def lay_war_tokens(state: RomaState) -> None:
    """The draft edition's tokens on the Military board (MR-20.3)."""
    space: i64 = 0
    while space <= state.box.military_end:
        if state.box.war_token[space] > 0:
            state.war_tokens |= bit(space)
        space += 1


def deal_ring(state: RomaState, rng: Random, chosen: i64) -> None:
    """Fill the ring; picks go counter-clockwise, the last to pick plays first (MR-1.5)."""
    slot: i64 = 0
    while slot < state.box.ring_slots[state.players]:
        state.ring[slot] = state.deck[slot]
        slot += 1
    state.drawn = slot
    first = rng.below(state.players) if chosen == DRAWN else chosen
    state.push(TURN, (first + 1) % state.players, 0)
    seat = first + 1
    while seat <= first + state.players:
        state.push(PICK, seat % state.players, 0)
        seat += 1


def deal_solo(state: RomaState, rng: Random, level: i64) -> None:
    """The frame, the blocked slots, four objectives and the first row (MR-13)."""
    box = state.box
    city = state.cities[0]
    city.frame(box.solo_center[0], box.solo_center[1])
    for slot in box.blocked:
        state.slots[slot] = BLOCKED_SLOT
    pool = vec[i64](capacity=len(OBJECTIVES))
    objective: i64 = 0
    while objective < len(box.objective_level):
        if level == RANDOM_LEVEL or box.objective_level[objective] == level:
            pool = append(pool, objective)
        objective += 1
    shuffle(pool, 0, len(pool), rng)
    state.objectives = pool[: len(box.objective_line)]
    show_row(state)
    state.shown = 0
    state.push(TURN, 0, 0)


def redeal(state: RomaState, rng: Random) -> None:
    """Another order of the two face-down decks: all that is hidden in this game."""
    shuffle(state.deck, state.drawn, len(state.deck), rng)
    shuffle(state.monuments, state.monuments_drawn, len(state.monuments), rng)


def gather(state: RomaState) -> None:
    """Both face-down decks in the order of their numbers."""
    sort(state.deck, state.drawn, len(state.deck))
    sort(state.monuments, state.monuments_drawn, len(state.monuments))
