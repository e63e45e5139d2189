"""Tiles to win, as a table sees them: culture stacks, glory tiles, order tiles."""

from insula.games.minerva.notation import CATEGORIES_OF_CULTURE
from insula.games.minerva.rules.box import GLORY, RANKS, ROUNDS, STACKS, TALLEST
from insula.games.minerva.rules.state import GONE, NONE, MinervaState
from insula.games.minerva.view_types import (
    CultureStack,
    CultureTile,
    GloryTile,
    OrderTile,
)


def culture_view(state: MinervaState) -> list[CultureStack]:
    return [stack_view(state, stack) for stack in range(STACKS)]


def stack_view(state: MinervaState, stack: int) -> CultureStack:
    box, height = state.box, state.box.height[state.players]
    start = (state.players * STACKS + stack) * TALLEST
    tiles: list[CultureTile] = [
        {
            "points": box.culture_points[start + place],
            "marks": box.marks[start + place],
            "seat": owner(state.culture[stack * TALLEST + place]),
        }
        for place in range(height)
    ]
    return {
        "category": CATEGORIES_OF_CULTURE[stack],
        "tiles": tiles,
        "top": state.tops[stack] if state.tops[stack] < height else None,
    }


def owner(seat: int) -> int | None:
    return None if seat in (NONE, GONE) else seat


def glory_view(state: MinervaState) -> list[GloryTile]:
    """Return the glory tiles that can be gained; a solo game has no third ones (MN-12.4)."""
    ranks = RANKS if state.players > 1 else 2
    return [
        {
            "round": 1 + place // RANKS,
            "rank": 1 + place % RANKS,
            "points": points,
            "seat": owner(state.glory[place]),
            "gone": state.glory[place] == GONE,
            "tokens": solo_tokens(state, place),
        }
        for place, points in enumerate(state.box.glory_points)
        if points >= 0 and place % RANKS < ranks
    ]


def solo_tokens(state: MinervaState, place: int) -> int | None:
    """Return how many tokens a solo game asks for this tile (MN-12.4)."""
    if state.players > 1:
        return None
    return 1 + place // RANKS if place % RANKS == 0 else 1


def race_view(state: MinervaState) -> list[int | None]:
    """Return who would gain the glory tiles of this round now, by rank (MN-9.2, MN-12.4).

    Players who have not passed yet will hold higher order tiles than those who have.
    """
    tokens = [city.stores[GLORY] for city in state.cities]
    if state.players == 1:
        return [0 if tokens[0] >= state.round else None, 0 if 0 < tokens[0] < state.round else None]
    racing = [seat for seat, held in enumerate(tokens) if held]
    racing.sort(key=lambda seat: (-tokens[seat], state.cities[seat].order or state.players))
    prizes = list(state.box.glory_points)[(state.round - 1) * RANKS : state.round * RANKS]
    places = sum(points >= 0 for points in prizes)
    return [racing[rank] if rank < len(racing) else None for rank in range(places)]


def order_view(state: MinervaState) -> list[OrderTile]:
    """Return the order tiles in use; in the last round all but the highest score (MN-9.4)."""
    holders = {city.order: seat for seat, city in enumerate(state.cities) if city.order}
    count = state.players if state.players > 1 else 0
    scores = state.round == ROUNDS
    return [
        {
            "tile": tile,
            "seat": holders.get(tile),
            "points": state.box.order_points[tile] if scores and tile < count else 0,
        }
        for tile in range(1, count + 1)
    ]


def next_order(order: list[OrderTile]) -> int | None:
    """Return the order tile of the next player to pass: the lowest one left (MN-8.1)."""
    left = [tile["tile"] for tile in order if tile["seat"] is None]
    return left[0] if left else None
