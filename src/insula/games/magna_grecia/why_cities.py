"""Why a city tile may not be laid (MG-4), and how many tiles a turn allows (MG-2.6)."""

from collections.abc import Iterator

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.plain import Board
from insula.games.magna_grecia.plain_turn import city_budget, completes, fits, taken
from insula.games.magna_grecia.rules.state import NONE, OPEN, VILLAGE, GreciaState
from insula.kernel.game import Reason
from insula.kernel.hexes import NOWHERE

Reasons = Iterator[Reason]


# -- how many ----------------------------------------------------------------------------------


def against_more(state: GreciaState, roads: int, cities: int) -> Reasons:
    """Against so many more tiles this turn."""
    if taken(state):
        yield Reason("MG-2.3", "resupply comes last: nothing is laid after it")
    elif not fits(state, state.roads_laid + roads, state.cities_laid + cities, 0):
        yield Reason("MG-2.6", "the card allows no more of these tiles this turn")


# -- cities ------------------------------------------------------------------------------------


def against_hex(content: Content, name: str) -> Reason:
    """A text that names no land."""
    if content.hexes.is_sea(name):
        return Reason("MG-1.1", f"{name} is sea: nothing is placed there")
    return Reason("MG-1.1", f"the board has no hex {name}")


def against_city(content: Content, state: GreciaState, name: str) -> Reasons:
    cell = content.hexes.find(name)
    if cell == NOWHERE:
        yield against_hex(content, name)
        return
    hand = state.hands[state.seat()]
    if hand.cities == 0:
        yield Reason("MG-2.7", "the supply has no city tile")
    if hand.points == 0:
        yield Reason("MG-4.7", "a city tile costs 1 point, and there is none")
    yield from against_more(state, 0, 1)
    board = Board(content, state)
    if board.lies[cell] not in (OPEN, VILLAGE):
        yield Reason("MG-4.4", f"{name} is occupied or an oracle's")
    elif board.closed(cell, state.seat()):
        yield Reason("MG-4.4", f"{name} is adjacent to an opponent's city or an oracle")
    elif board.touches(cell, state.seat()):
        yield from against_expanding(board, state, cell)
    elif state.founded:
        yield Reason("MG-4.1", "one city is founded in a turn, and this tile touches none")
    elif board.lies[cell] == VILLAGE:
        if not board.may_found(cell, state.seat()):
            yield Reason("MG-4.1", "the village has no green border, and no own road reaches it")
    else:
        yield from against_founding(board, state, cell)


def against_pair(board: Board, state: GreciaState, cell: int) -> Reasons:
    """Against a tile beside a village and one on it at once (MG-4.5)."""
    villages = board.villages_beside(cell)
    if len(villages) > 1:
        yield Reason("MG-4.5", "it is beside two villages, and only one can be covered at once")
    elif villages and city_budget(state, 0) < 2:
        yield Reason("MG-4.5", "beside a village it takes a second tile and point for the village")
    elif villages and board.closed(villages[0], state.seat()):
        yield Reason("MG-4.4", "the village beside it cannot be covered")


def against_expanding(board: Board, state: GreciaState, cell: int) -> Reasons:
    found = list(against_pair(board, state, cell))
    yield from found
    if state.founding != NONE and not found and not completes(board, state, state.founding, cell):
        yield Reason("MG-4.2", "then the city under way could not include a village by right")


def against_founding(board: Board, state: GreciaState, cell: int) -> Reasons:
    """On open ground: this turn's tiles must reach a village and have a right (MG-4.2)."""
    found = list(against_pair(board, state, cell))
    yield from found
    if not found and not completes(board, state, cell, cell):
        yield Reason(
            "MG-4.2",
            "with the tiles left this turn the new city cannot include a village and lie on a "
            "village with a green border or on a space that an own road runs into",
        )
