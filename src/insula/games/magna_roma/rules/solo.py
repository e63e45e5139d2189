"""The solo row of three tiles (MR-13.1)."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import CITY_TILES
from insula.games.magna_roma.rules.moves import ROW_PLACE
from insula.games.magna_roma.rules.state import DISCARDED, NONE, REVEALED, TOOK, RomaState
from insula.kernel.moves import Moves

ROW: Final = 3


def choices(state: RomaState, out: Moves) -> None:
    place: i64 = 0
    while place < ROW:
        out.add(ROW_PLACE + place)
        place += 1


def choose(state: RomaState, move: i64) -> None:
    seat = state.seat()
    state.pop()
    place = move - ROW_PLACE
    state.cities[seat].reserved = state.ring[place]
    state.note(TOOK, seat, place, state.ring[place], 0)
    state.ring[place] = NONE


def renew_row(state: RomaState) -> None:
    """The two left leave the game and three new ones come; none after the last tile."""
    place: i64 = 0
    while place < ROW:
        if state.ring[place] != NONE:
            state.note(DISCARDED, state.players, state.ring[place], 0, 0)
        state.ring[place] = NONE
        place += 1
    if state.cities[0].laid < CITY_TILES:
        show_row(state)


def show_row(state: RomaState) -> None:
    place: i64 = 0
    while place < ROW:
        state.ring[place] = state.deck[state.drawn]
        state.drawn += 1
        state.shown += 1
        state.note(REVEALED, state.players, place, state.ring[place], 0)
        place += 1
