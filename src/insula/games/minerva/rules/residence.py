"""Build a residence or place an assistant, and activate a line (MN-5, MN-7)."""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import DENARII, FOUNTAIN, MANNED, RESIDENCE
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.effects import SQUARE, run
from insula.games.minerva.rules.moves import ASSIST, NOWHERE, TOWARDS
from insula.games.minerva.rules.state import (
    ASSISTED,
    DIRECTION,
    HOUSED,
    LINE,
    LOOKED,
    NONE,
    SEND,
    SURCHARGE,
    MinervaState,
)
from insula.games.minerva.rules.stores import raise_money
from insula.kernel.moves import Moves

ALL_DIRECTIONS: Final = 4


def squares_with(city: City, content: i64, base: i64, out: Moves) -> None:
    """A move for every square of the city that holds this."""
    squares = city.squares
    cell: i64 = 0
    square = city.top * 256 + city.left
    row: i64 = 0
    while row < city.rows:
        end = cell + city.stride
        move = base + square
        while cell < end:
            if squares[cell] == content:
                out.add(move)
            cell += 1
            move += 1
        square += 256
        row += 1


def assistants(state: MinervaState, city: City, out: Moves) -> None:
    """Any residence without an assistant, while there is one in reserve (MN-7.1)."""
    if city.reserve > 0:
        squares_with(city, RESIDENCE, ASSIST, out)


def order_assistant(state: MinervaState, seat: i64, square: i64, fee: i64) -> None:
    state.push(SEND, seat, square | (fee << 16))
    raise_money(state, seat, fee, 0)


def pay_fee(state: MinervaState, seat: i64, fee: i64) -> None:
    """The surcharge comes before anything the action brings (MN-8.3)."""
    if fee > 0:
        state.cities[seat].stores[DENARII] -= fee
        state.note(SURCHARGE, seat, fee, 0, 0)


def house(state: MinervaState, seat: i64, square: i64) -> None:
    """Ask which line the new residence activates."""
    state.cities[seat].lay(square, RESIDENCE)
    state.note(HOUSED, seat, square, 0, 0)
    ask_direction(state, seat, square)


def send_assistant(state: MinervaState, seat: i64, detail: i64) -> None:
    city = state.cities[seat]
    square = detail & 65535
    pay_fee(state, seat, detail >> 16)
    city.reserve -= 1
    city.squares[city.cell(square)] = MANNED
    state.note(ASSISTED, seat, square, 0, 0)
    ask_direction(state, seat, square)


# -- directions (MN-5.1, MN-5.6) ---------------------------------------------------------------


def ask_direction(state: MinervaState, seat: i64, square: i64) -> None:
    """Ask which line to activate, if any direction has something to activate."""
    city = state.cities[seat]
    cell = city.cell(square)
    direction: i64 = 0
    while direction < ALL_DIRECTIONS:
        if fires(state, city, cell, direction):
            state.push(DIRECTION, seat, square)
            return
        direction += 1


def fires(state: MinervaState, city: City, cell: i64, direction: i64) -> bool:
    """Has any tile of this line an effect that could fire (MN-5.2, MN-5.6)?"""
    step = city.step(direction)
    cell += step
    while city.squares[cell] >= FOUNTAIN:
        if state.box.fires[city.squares[cell]]:
            return True
        cell += step
    return False


def directions(state: MinervaState, out: Moves) -> None:
    """Each line with something to activate; those without are one choice (MN-5.6)."""
    city = state.cities[state.seat()]
    cell = city.cell(state.detail())
    direction: i64 = 0
    silent: i64 = 0
    while direction < ALL_DIRECTIONS:
        if fires(state, city, cell, direction):
            out.add(TOWARDS + direction)
        else:
            silent += 1
        direction += 1
    if silent > 0:
        out.add(NOWHERE)


def look(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    square = state.detail()
    state.pop()
    if move == NOWHERE:
        state.note(LOOKED, seat, NONE, 0, 0)
        return
    state.note(LOOKED, seat, move - TOWARDS, 0, 0)
    follow_line(state, seat, square | ((move - TOWARDS) << 16))


def follow_line(state: MinervaState, seat: i64, detail: i64) -> None:
    """Activate tile after tile, each fully resolved before the next (MN-5.1)."""
    city = state.cities[seat]
    box = state.box
    direction = detail >> 16
    step = city.step(direction)
    cell = city.cell(detail & 65535) + step
    while city.squares[cell] >= FOUNTAIN:
        tile = city.squares[cell]
        if box.fires[tile] and not asked_again(state, city, cell, step):
            square = city.square(cell)
            depth = state.depth
            state.push(LINE, seat, square | (direction << 16))
            run(state, seat, box.op_first[tile] | (square << SQUARE))
            if state.depth > depth + 1:
                return
            state.pop()
        cell += step


def asked_again(state: MinervaState, city: City, cell: i64, step: i64) -> bool:
    """Return whether the next tile repeats this arrow, so that it is asked once, there (MN-5.4)."""
    arrow = state.box.arrow[city.squares[cell]]
    if arrow == 0:
        return False
    cell += step
    while city.squares[cell] >= FOUNTAIN:
        if state.box.fires[city.squares[cell]]:
            return state.box.arrow[city.squares[cell]] == arrow
        cell += step
    return False
