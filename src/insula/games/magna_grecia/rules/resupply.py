"""Resupply: take tiles from the staging area to the supply (MG-3)."""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.moves import TAKE_CITY, TAKE_ROAD
from insula.games.magna_grecia.rules.state import TOOK, GreciaState
from insula.kernel.moves import Moves


def takes_left(state: GreciaState) -> i64:
    """Return how many tiles may still be taken this turn (MG-2.4 to MG-2.6)."""
    box = state.box
    card = state.card()
    roads = state.roads_laid
    cities = state.cities_laid
    if (roads > 0 and cities > 0) or roads > box.roads[card] or cities > box.cities[card]:
        return 0
    most = box.more_resupply[card] if roads == 0 and cities == 0 else box.resupply[card]
    return most - state.roads_taken - state.cities_taken


def take_moves(state: GreciaState, seat: i64, out: Moves) -> None:
    """Offer one tile at a time, roads before cities, so that each mix is offered once (MG-3.2)."""
    if takes_left(state) <= 0:
        return
    hand = state.hands[seat]
    if hand.staged_roads > 0 and state.cities_taken == 0:
        out.add(TAKE_ROAD)
    if hand.staged_cities > 0:
        out.add(TAKE_CITY)


def take(state: GreciaState, seat: i64, move: i64) -> None:
    hand = state.hands[seat]
    if move == TAKE_ROAD:
        hand.staged_roads -= 1
        hand.roads += 1
        state.roads_taken += 1
    else:
        hand.staged_cities -= 1
        hand.cities += 1
        state.cities_taken += 1
    state.note(TOOK, seat, move - TAKE_ROAD, 0, 0)
