"""Passing, and what follows the main phase: assistants, glory, the next round (MN-8, MN-9)."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    DENARII,
    GLORY,
    MOST_ASSISTANTS,
    RANKS,
    ROUND_TILE,
    ROUNDS,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import NO_ASSISTANT, WITH_DENARII, WITH_GLORY
from insula.games.minerva.rules.solo import reveal_pairs
from insula.games.minerva.rules.state import (
    AWARD,
    AWARDED,
    ENDED,
    GONE,
    HIRE,
    HIRED,
    HIRING,
    NONE,
    PASSED,
    PAY_HIRE,
    PREPARE,
    REVEALED,
    ROUND,
    TURN,
    UNCLAIMED,
    MinervaState,
)
from insula.games.minerva.rules.stores import raise_money, wealth
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves


def fee(state: MinervaState) -> i64:
    """Return the price of an action except passing, once a player has passed (MN-8.3)."""
    return 1 if state.passes > 0 else 0


def pass_round(state: MinervaState, seat: i64) -> None:
    """The lowest order tile left; none in a solo game (MN-8.1, MN-12.1)."""
    city = state.cities[seat]
    state.passes += 1
    city.passed = 1
    if state.players > 1:
        city.order = state.passes
        if city.order == 1:
            state.first = seat
    state.note(PASSED, seat, city.order, 0, 0)


def end_phase(state: MinervaState) -> None:
    """What follows the main phase, last step first; the last round hires and prepares nothing."""
    if state.round < ROUNDS:
        state.push(PREPARE, 0, 0)
    state.push(AWARD, 0, 0)
    if state.round < ROUNDS:
        state.push(HIRING, 0, state.players)


# -- assistants (MN-9.1) -----------------------------------------------------------------------


def hiring(state: MinervaState, order: i64) -> None:
    """Ask seats from the highest order tile down; skip those with five or too little money."""
    while order > 0:
        seat = holder(state, order)
        order -= 1
        city = state.cities[seat]
        if can_pay_denarii(state, city) or can_pay_glory(state, city):
            state.push(HIRING, 0, order)
            state.push(HIRE, seat, 0)
            return


def holder(state: MinervaState, order: i64) -> i64:
    seat: i64 = 0
    while state.players > 1 and state.cities[seat].order != order:
        seat += 1
    return seat


def can_pay_denarii(state: MinervaState, city: City) -> bool:
    owned = city.assistants
    return owned < MOST_ASSISTANTS and wealth(city) >= state.box.price_denarii[owned]


def can_pay_glory(state: MinervaState, city: City) -> bool:
    owned = city.assistants
    return owned < MOST_ASSISTANTS and city.stores[GLORY] >= state.box.price_glory[owned]


def hires(state: MinervaState, out: Moves) -> None:
    """No mixing of denarii and glory."""
    city = state.cities[state.seat()]
    out.add(NO_ASSISTANT)
    if can_pay_denarii(state, city):
        out.add(WITH_DENARII)
    if can_pay_glory(state, city):
        out.add(WITH_GLORY)


def hire(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    state.pop()
    owned = state.cities[seat].assistants
    if move == WITH_GLORY:
        state.push(PAY_HIRE, seat, GLORY)
    elif move == WITH_DENARII:
        state.push(PAY_HIRE, seat, DENARII)
        raise_money(state, seat, state.box.price_denarii[owned], 0)


def pay_hire(state: MinervaState, seat: i64, good: i64) -> None:
    city = state.cities[seat]
    prices = state.box.price_glory if good == GLORY else state.box.price_denarii
    price = prices[city.assistants]
    city.stores[good] -= price
    city.assistants += 1
    city.reserve += 1
    state.note(HIRED, seat, good, price, 0)


# -- glory (MN-9.2, MN-9.3, MN-12.4) -----------------------------------------------------------


def award(state: MinervaState) -> None:
    """Glory tiles to the most tokens, ties to the lower order tile; then the tokens return."""
    if state.players == 1:
        award_solo(state)
    else:
        award_all(state)
    unclaimed(state)
    for city in state.cities:
        city.stores[GLORY] = 0
    if state.round == ROUNDS:
        state.note(ENDED, 0, 0, 0, 0)


def award_all(state: MinervaState) -> None:
    served: i64 = 0
    rank: i64 = 0
    while rank < RANKS and state.box.glory_points[place_of(state, rank)] >= 0:
        seat = most_glory(state, served)
        if seat == NONE:
            return
        served |= bit(seat)
        give(state, seat, rank)
        rank += 1


def most_glory(state: MinervaState, served: i64) -> i64:
    """Return the unserved seat with the most tokens, or none if all have none (MN-9.2)."""
    best: i64 = NONE
    seat: i64 = 0
    while seat < state.players:
        waits = (served >> seat) & 1 == 0 and state.cities[seat].stores[GLORY] > 0
        if waits and (best == NONE or is_ahead(state.cities[seat], state.cities[best])):
            best = seat
        seat += 1
    return best


def is_ahead(one: City, other: City) -> bool:
    if one.stores[GLORY] != other.stores[GLORY]:
        return one.stores[GLORY] > other.stores[GLORY]
    return one.order < other.order


def award_solo(state: MinervaState) -> None:
    """As many tokens as the round's number gain the first tile, any token the second."""
    tokens = state.cities[0].stores[GLORY]
    if tokens >= state.round:
        give(state, 0, 0)
    elif tokens > 0:
        give(state, 0, 1)


def place_of(state: MinervaState, rank: i64) -> i64:
    return (state.round - 1) * RANKS + rank


def give(state: MinervaState, seat: i64, rank: i64) -> None:
    state.glory[place_of(state, rank)] = seat
    state.note(AWARDED, seat, rank, state.box.glory_points[place_of(state, rank)], 0)


def unclaimed(state: MinervaState) -> None:
    """Remove the unclaimed tiles of the round from the game."""
    rank: i64 = 0
    while rank < RANKS:
        place = place_of(state, rank)
        if state.box.glory_points[place] >= 0 and state.glory[place] == NONE:
            state.glory[place] = GONE
            state.note(UNCLAIMED, 0, rank, 0, 0)
        rank += 1


# -- the next round (MN-9.4, MN-9.5) -----------------------------------------------------------


def prepare(state: MinervaState) -> None:
    """Order tiles return, the holder of 1 starts, and new locations come."""
    for city in state.cities:
        city.passed = 0
        city.order = 0
    state.passes = 0
    state.round += 1
    state.note(ROUND, state.first, state.round, 0, 0)
    reveal(state)
    state.push(TURN, state.first, 0)


def reveal(state: MinervaState) -> None:
    """Draw up to the next round tile; old locations stay (MN-1.5, MN-9.5, MN-12.2)."""
    if state.players == 1:
        reveal_pairs(state)
        return
    tile = draw(state)
    while tile != ROUND_TILE:
        state.offer[tile] += 1
        state.note(REVEALED, 0, tile, 0, 0)
        tile = draw(state)


def draw(state: MinervaState) -> i64:
    tile = state.deck[state.drawn]
    state.drawn += 1
    state.shown += 1
    return tile
