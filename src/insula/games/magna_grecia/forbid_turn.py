"""Compute what a turn allows, for the reasons against a move.

Independent of the rules, so that a test can compare both.
"""

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.forbid_founding import founding
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES, SIDES
from insula.games.magna_grecia.rules.box import SHAPES
from insula.games.magna_grecia.rules.state import NONE, OPEN, ROAD, GreciaState
from insula.kernel.game import tidy
from insula.kernel.hexes import opposite


def fits(state: GreciaState, roads: int, cities: int, taken: int) -> bool:
    """Return whether the card allows this: two actions as printed, or one enhanced (MG-2.6)."""
    box, card = state.box, state.card()
    numbers = (roads, cities, taken)
    printed = (box.roads[card], box.cities[card], box.resupply[card])
    enhanced = (box.more_roads[card], box.more_cities[card], box.more_resupply[card])
    used = sum(number > 0 for number in numbers)
    limits = enhanced if used <= 1 else printed
    return used <= 2 and all(n <= limit for n, limit in zip(numbers, limits, strict=True))


def taken(state: GreciaState) -> int:
    return state.roads_taken + state.cities_taken


def city_budget(state: GreciaState, more_roads: int) -> int:
    """Return the city tiles that card, points and supply allow after this many more roads."""
    hand = state.hands[state.seat()]
    most = 0
    roads = state.roads_laid + more_roads
    while fits(state, roads, state.cities_laid + most + 1, taken(state)):
        most += 1
    return min(most, hand.points, hand.cities)


def completes(board: Board, state: GreciaState, start: int, cell: int) -> bool:
    """Return whether the founding can be completed after this tile and one on its village."""
    steps = (cell, *board.villages_beside(cell))
    return founding(board, state, start).completes(steps, city_budget(state, 0))


def completes_after_road(board: Board, state: GreciaState, cell: int, ends: str) -> bool:
    """Return whether city tiles alone can complete the founding after this road."""
    if board.lies[cell] == OPEN:
        board.lies[cell] = ROAD + state.seat() * SHAPES + SHAPE_NAMES.index(ends)
    return founding(board, state, state.founding).can_complete(city_budget(state, 1))


def anchored(board: Board, seat: int, cell: int, shape: int) -> bool:
    ends = [SIDES.index(end) for end in SHAPE_NAMES[shape].split("-")]
    return any(anchor(board, seat, side, near) for side, near in board.beside(cell) if side in ends)


def anchor(board: Board, seat: int, side: int, near: int) -> bool:
    """Return whether a city, an own road or a place that one reaches lies here (MG-5.2)."""
    if board.owner(near) >= 0:
        return True
    if board.is_place(near):
        return seat in board.reached_by(near)
    return board.road_owner(near) == seat and opposite(side) in board.ends(near)


def joins_opponent(board: Board, seat: int, cell: int, ends: str) -> bool:
    """Return whether an end meets the end of an opponent's road."""
    sides = [SIDES.index(end) for end in ends.split("-")]
    return any(
        side in sides
        and board.road_owner(near) not in (-1, seat)
        and opposite(side) in board.ends(near)
        for side, near in board.beside(cell)
    )


def find_place(content: Content, name: str) -> int:
    names = [tidy(village) for village in content.villages]
    return names.index(name) if name in names else NONE


def market_of(state: GreciaState, place: int, seat: int) -> int:
    return state.stalls[place] >> 2 * seat & 3
