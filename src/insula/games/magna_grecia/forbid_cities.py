"""Find out why a city tile may not be laid (MG-4), or no more tiles this turn (MG-2.6)."""

from collections.abc import Iterator

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.facts import reasons
from insula.games.magna_grecia.facts.reasons import Reason
from insula.games.magna_grecia.forbid_turn import city_budget, completes, fits, taken
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules.state import NONE, OPEN, VILLAGE, GreciaState
from insula.kernel.hexes import NOWHERE

Reasons = Iterator[Reason]


def against_more(state: GreciaState, roads: int, cities: int) -> Reasons:
    """Yield the reasons against laying or taking this many more tiles this turn."""
    if taken(state):
        yield reasons.ResupplyLast("MG-2.3")
    elif not fits(state, state.roads_laid + roads, state.cities_laid + cities, 0):
        yield reasons.TilesSpent("MG-2.6")


def against_hex(content: Content, name: str) -> Reason:
    """Return the reason against a text that names no land."""
    if content.hexes.is_sea(name):
        return reasons.Sea("MG-1.1", name)
    return reasons.NoHex("MG-1.1", name)


def against_city(content: Content, state: GreciaState, name: str) -> Reasons:
    cell = content.hexes.find(name)
    if cell == NOWHERE:
        yield against_hex(content, name)
        return
    hand = state.hands[state.seat()]
    if hand.cities == 0:
        yield reasons.NoCityTile("MG-2.7")
    if hand.points == 0:
        yield reasons.NoPoint("MG-4.7")
    yield from against_more(state, 0, 1)
    yield from against_spot(Board(content, state), state, cell, name)


def against_spot(board: Board, state: GreciaState, cell: int, name: str) -> Reasons:
    """Yield the reasons against a hex, regardless of tiles and points."""
    if board.lies[cell] not in (OPEN, VILLAGE):
        yield reasons.Occupied("MG-4.4", name)
    elif board.closed(cell, state.seat()):
        yield reasons.BesideOther("MG-4.4", name)
    elif board.touches(cell, state.seat()):
        yield from against_expanding(board, state, cell)
    elif state.founded:
        yield reasons.OneFounding("MG-4.1")
    elif board.lies[cell] == VILLAGE:
        if not board.may_found(cell, state.seat()):
            yield reasons.NoRight("MG-4.1")
    else:
        yield from against_founding(board, state, cell)


def against_pair(board: Board, state: GreciaState, cell: int) -> Reasons:
    """Yield the reasons against a tile beside a village together with one on it (MG-4.5)."""
    villages = board.villages_beside(cell)
    if len(villages) > 1:
        yield reasons.TwoVillages("MG-4.5")
    elif villages and city_budget(state, 0) < 2:
        yield reasons.SecondTile("MG-4.5")
    elif villages and board.closed(villages[0], state.seat()):
        yield reasons.CannotCover("MG-4.4")


def against_expanding(board: Board, state: GreciaState, cell: int) -> Reasons:
    found = list(against_pair(board, state, cell))
    yield from found
    if state.founding != NONE and not found and not completes(board, state, state.founding, cell):
        yield reasons.LeavesUnfounded("MG-4.2")


def against_founding(board: Board, state: GreciaState, cell: int) -> Reasons:
    """Yield the reason against founding on open ground with this turn's tiles (MG-4.2)."""
    found = list(against_pair(board, state, cell))
    yield from found
    if not found and not completes(board, state, cell, cell):
        yield reasons.CannotFound("MG-4.2")
