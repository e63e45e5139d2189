"""Glory in Minerva: what tokens would gain at the end of the round."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import GLORY, MILITARY, RANKS, RESIDENCE, ROUNDS
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState


def award_for(state: MinervaState, own: City, tokens: i64) -> i64:
    """Points of the glory tile that a seat with these tokens would gain as things stand."""
    rank = seats_ahead(state, own, tokens)
    if tokens == 0 or rank >= RANKS or state.over():
        return 0
    return max(0, state.box.glory_points[(state.round - 1) * RANKS + rank])


def seats_ahead(state: MinervaState, own: City, tokens: i64) -> i64:
    """How many others have more tokens; alone, the number of the round is to be reached."""
    if state.players == 1:
        return 0 if tokens >= state.round else 1
    ahead: i64 = 0
    for city in state.cities:
        if city is not own and city.stores[GLORY] > tokens:
            ahead += 1
    return ahead


def most_of_others(state: MinervaState, own: City) -> i64:
    """Tokens to beat; alone, the number of the round."""
    if state.players == 1:
        return state.round
    most: i64 = 0
    for city in state.cities:
        if city is not own:
            most = max(most, city.stores[GLORY])
    return most


def awards_to_come(state: MinervaState, own: City) -> i64:
    """Points of the glory tiles of the next rounds for a city with a line that brings glory.

    One residence or assistant for each round; first tiles while no other city has a military
    tile, else second ones.
    """
    rank: i64 = 1 if state.players > 1 and is_contested(state, own) else 0
    turns = own.residences + own.reserve
    total: i64 = 0
    following = state.round
    while following < ROUNDS and turns > 0:
        total += max(0, state.box.glory_points[following * RANKS + rank])
        following += 1
        turns -= 1
    return total


def is_contested(state: MinervaState, own: City) -> bool:
    for city in state.cities:
        if city is not own:
            for tile in city.squares:
                if tile >= RESIDENCE and state.box.category[tile] == MILITARY:
                    return True
    return False
