"""The solo game's pairs (MN-12.2, MN-12.3)."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import DENARII, FOUNTAIN, ROUND_MONEY, ROUND_TILE
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import BUILD, TAKE_MONEY
from insula.games.minerva.rules.state import BONUS, LEFT, REVEALED, MinervaState
from insula.games.minerva.rules.stores import can_build
from insula.kernel.arrays import append
from insula.kernel.moves import Moves


def pair_up(state: MinervaState, one: i64, other: i64) -> None:
    """Lay a pair, the smaller number second: a round tile is always second."""
    pair = max(one, other) * 128 + min(one, other)
    at: i64 = 0
    while at < len(state.pairs) and state.pairs[at] < pair:
        at += 1
    state.pairs = append(state.pairs, pair)
    last: i64 = len(state.pairs) - 1
    while last > at:
        state.pairs[last] = state.pairs[last - 1]
        last -= 1
    state.pairs[at] = pair


def reveal_pairs(state: MinervaState) -> None:
    """Draw one by one into pairs, until a round tile comes (MN-12.2)."""
    while True:
        first = draw_solo(state)
        if first == ROUND_TILE:
            return
        second = draw_solo(state)
        pair_up(state, first, second)
        if second == ROUND_TILE:
            return


def draw_solo(state: MinervaState) -> i64:
    tile = state.deck[state.drawn]
    state.drawn += 1
    state.shown += 1
    state.note(REVEALED, 0, tile, 0, 0)
    return tile


def pair_builds(state: MinervaState, city: City, out: Moves) -> None:
    """Either tile of each pair that can be paid; equal pairs, and equal halves, once."""
    before: i64 = -1
    for pair in state.pairs:
        if pair != before:
            one = pair >> 7
            other = pair & 127
            if can_build(state, city, one, 0):
                out.add(BUILD + one + 128 * (1 + other))
            if other == ROUND_TILE:
                out.add(TAKE_MONEY + one)
            elif other != one and can_build(state, city, other, 0):
                out.add(BUILD + other + 128 * (1 + one))
        before = pair


def take_pair(state: MinervaState, seat: i64, tile: i64, partner: i64) -> None:
    """Remove the pair; the tile that is not built leaves the game with its money (MN-12.3)."""
    remove_pair(state, tile, partner)
    if partner >= FOUNTAIN:
        state.note(LEFT, seat, partner, 0, 0)


def remove_pair(state: MinervaState, one: i64, other: i64) -> None:
    pair = max(one, other) * 128 + min(one, other)
    at: i64 = 0
    while state.pairs[at] != pair:
        at += 1
    while at + 1 < len(state.pairs):
        state.pairs[at] = state.pairs[at + 1]
        at += 1
    state.pairs = state.pairs[: len(state.pairs) - 1]


def take_money(state: MinervaState, seat: i64, tile: i64) -> None:
    """The round tile's denarii instead of the facility beside it (MN-12.3)."""
    remove_pair(state, tile, ROUND_TILE)
    state.cities[seat].stores[DENARII] += ROUND_MONEY
    state.note(BONUS, seat, ROUND_MONEY, 0, 0)
    state.note(LEFT, seat, tile, 0, 0)
