"""Set up the game, and shuffle the hidden tiles of a position anew (MN-1, MN-12.2).

FROZEN: the order in which `deal` draws from the generator; every record's seed depends on it:
the normal locations, the place of the round tile in each pile from the top one on, the temples,
and then the starting player unless one is named, or in a solo game the order of the starting
locations.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    DENARII,
    GRAIN,
    ROUND_TILE,
    ROUNDS,
    TEMPLES_SHOWN,
)
from insula.games.minerva.rules.rounds import reveal
from insula.games.minerva.rules.solo import pair_up
from insula.games.minerva.rules.state import TURN, MinervaState
from insula.kernel.arrays import append, filled, sort, vec
from insula.kernel.random import Random, shuffle

NOWHERE_YET: Final = -1
DRAWN: Final = -1  # instead of a starting player


def deal(state: MinervaState, rng: Random, first: i64) -> None:
    """Set up everything before the first decision; draw the starting player if none is named."""
    normal = copies(state, state.box.normal)
    shuffle(normal, 0, len(normal), rng)
    state.deck = piled(normal, rng)
    state.temples = state.box.temples[:]
    shuffle(state.temples, 0, len(state.temples), rng)
    show_temples(state)
    if state.players == 1:
        starting = copies(state, state.box.starting)
        shuffle(starting, 0, len(starting), rng)
        at: i64 = 0
        while at + 1 < len(starting):
            pair_up(state, starting[at], starting[at + 1])
            at += 2
    else:
        for tile in copies(state, state.box.starting):
            state.offer[tile] += 1
        state.first = rng.below(state.players) if first == DRAWN else first
    provide(state)
    reveal(state)
    state.shown = 0
    state.push(TURN, state.first, 0)


def copies(state: MinervaState, table: vec[i64]) -> vec[i64]:
    """List every tile of a table of copies that this number of players uses (MN-1.1)."""
    out = filled(0, 0)
    tile: i64 = 0
    while tile < state.box.tiles:
        left = table[state.players * state.box.tiles + tile]
        while left > 0:
            out = append(out, tile)
            left -= 1
        tile += 1
    return out


def piled(normal: vec[i64], rng: Random) -> vec[i64]:
    """Stack six equal piles with one round tile shuffled into each (MN-1.5)."""
    size = len(normal) // ROUNDS
    deck = vec[i64](capacity=len(normal) + ROUNDS)
    at: i64 = 0
    pile: i64 = 0
    while pile < ROUNDS:
        marker = rng.below(size + 1)
        place: i64 = 0
        while place <= size:
            if place == marker:
                deck = append(deck, ROUND_TILE)
            else:
                deck = append(deck, normal[at])
                at += 1
            place += 1
        pile += 1
    return deck


def show_temples(state: MinervaState) -> None:
    while state.temples_drawn < TEMPLES_SHOWN and state.temples_drawn < len(state.temples):
        state.offer[state.temples[state.temples_drawn]] += 1
        state.temples_drawn += 1


def provide(state: MinervaState) -> None:
    """Give grain, residences, and money clockwise from the starting player (MN-1.4)."""
    seat: i64 = 0
    while seat < state.players:
        city = state.cities[seat]
        place = (seat - state.first + state.players) % state.players
        city.stores[DENARII] = state.box.start_denarii[place]
        city.stores[GRAIN] = state.box.start_grain
        city.residences = state.box.residences
        seat += 1


# -- hidden tiles --------------------------------------------------------------------------------


def redeal(state: MinervaState, rng: Random) -> None:
    """Shuffle both stacks anew; every possible order is equally likely.

    Piles are equally high, so the number of tiles drawn says where each pile begins. A pile
    that was begun holds its round tile among what is left of it, unless that was drawn already;
    an untouched pile anywhere. The locations lie in any order around them.
    """
    state.temples = state.temples[:]
    shuffle(state.temples, state.temples_drawn, len(state.temples), rng)
    unseen = unseen_locations(state)
    shuffle(unseen, 0, len(unseen), rng)
    restack(state, unseen, rng)


def gather(state: MinervaState) -> None:
    """Temples and locations in the order of their numbers, each pile's round tile on top."""
    state.temples = state.temples[:]
    sort(state.temples, state.temples_drawn, len(state.temples))
    unseen = unseen_locations(state)
    sort(unseen, 0, len(unseen))
    restack(state, unseen, None)


def unseen_locations(state: MinervaState) -> vec[i64]:
    unseen = filled(0, 0)
    at: i64 = state.drawn
    while at < len(state.deck):
        if state.deck[at] != ROUND_TILE:
            unseen = append(unseen, state.deck[at])
        at += 1
    return unseen


def restack(state: MinervaState, unseen: vec[i64], rng: Random | None) -> None:
    """Lay the locations around the round tiles, which come first where no generator places them."""
    state.deck = state.deck[:]
    height: i64 = len(state.deck) // ROUNDS
    taken: i64 = 0
    pile: i64 = state.drawn // height
    while pile < ROUNDS:
        start = max(pile * height, state.drawn)
        end = (pile + 1) * height
        marker: i64 = NOWHERE_YET
        if not has_round_tile(state, pile * height, start):
            marker = start if rng is None else start + rng.below(end - start)
        at = start
        while at < end:
            if at == marker:
                state.deck[at] = ROUND_TILE
            else:
                state.deck[at] = unseen[taken]
                taken += 1
            at += 1
        pile += 1


def has_round_tile(state: MinervaState, start: i64, end: i64) -> bool:
    """Return whether the round tile is among these known tiles."""
    at = start
    while at < end:
        if state.deck[at] == ROUND_TILE:
            return True
        at += 1
    return False
