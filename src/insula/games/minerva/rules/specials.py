"""Special facilities: what happens once, when they are built (MN-4.3, MN-10.3 to MN-10.7)."""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    ACTIVATE,
    ANY,
    BESIDE,
    FOUNTAIN,
    GAIN,
    MOVE,
    PAY,
    REMOVE,
    RESIDENCE,
    SPECIAL,
    STACKS,
    TAKE,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.connect import Parts
from insula.games.minerva.rules.culture import is_open, win
from insula.games.minerva.rules.effects import OPTIONAL, SQUARE, ask, operation, run
from insula.games.minerva.rules.moves import DECLINE, PICK, PLACE, TAKE_CULTURE
from insula.games.minerva.rules.state import (
    BATHE,
    BATHED,
    BATHING,
    DECLINED,
    DEMOLISH,
    LIFT,
    MOVED,
    OFFER,
    REMOVED,
    RESETTLE,
    TRIUMPH,
    MinervaState,
)
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves

AROUND_CELLS: Final = 8
TIMES: Final = 24  # shift of how many tiles a Bathhouse still activates
FIRST: Final = 28  # shift of the flag that nothing was chosen yet


def when_built(state: MinervaState, seat: i64, tile: i64, square: i64) -> None:
    """Offer the effect of a special; where it cannot be used, nothing happens (MN-4.3)."""
    box = state.box
    if box.category[tile] != SPECIAL:
        return
    at = box.op_first[tile]
    op = box.op[at]
    city = state.cities[seat]
    if op == PAY:
        ask(state, seat, at | (square << SQUARE))
    elif op == GAIN and box.op_a[at] == ANY:
        ask(state, seat, at | (square << SQUARE) | bit(OPTIONAL))
    elif op == TAKE:
        if is_open(state, 0) or is_open(state, 1) or is_open(state, 2):
            state.push(TRIUMPH, seat, tile)
    elif op == ACTIVATE:
        state.push(BATHING, seat, square | (box.op_a[at] << TIMES) | bit(FIRST))
    elif op == MOVE:
        if any_around(state, city, square, LIFT):
            state.push(LIFT, seat, square)
    elif op == REMOVE:
        if any_around(state, city, square, DEMOLISH):
            state.push(DEMOLISH, seat, square)
    else:
        state.push(OFFER, seat, at | (square << SQUARE))


def decline(state: MinervaState, seat: i64, square: i64) -> None:
    city = state.cities[seat]
    state.note(DECLINED, seat, city.squares[city.cell(square)], 0, 0)


def answer_offer(state: MinervaState, move: i64) -> None:
    """An effect that asks nothing else may be used or not."""
    seat = state.seat()
    detail = state.detail()
    state.pop()
    if move == DECLINE:
        state.note(DECLINED, seat, state.box.op_tile[operation(detail)], 0, 0)
    else:
        run(state, seat, detail)


# -- the 8 around ------------------------------------------------------------------------------


def suits(state: MinervaState, city: City, cell: i64, step: i64) -> bool:
    """May the special of this step be used on a cell around it?"""
    tile = city.squares[cell]
    if step == BATHE:
        return state.box.fires[tile] != 0
    if step == LIFT:
        return tile >= FOUNTAIN and destinations(state, city, cell, None) > 0
    return can_remove(state, city, cell)


def any_around(state: MinervaState, city: City, square: i64, step: i64) -> bool:
    cell = city.cell(square)
    place: i64 = 0
    while place < AROUND_CELLS:
        if suits(state, city, city.around(cell, place), step):
            return True
        place += 1
    return False


def picks(state: MinervaState, out: Moves) -> None:
    """To decline, where nothing was chosen yet, and every tile around that suits."""
    step = state.step()
    detail = state.detail()
    if step != BATHE or (detail >> FIRST) & 1:
        out.add(DECLINE)
    city = state.cities[state.seat()]
    cell = city.cell(detail & 65535)
    place: i64 = 0
    while place < AROUND_CELLS:
        beside = city.around(cell, place)
        chosen = step == BATHE and (detail >> (16 + place)) & 1 != 0
        if not chosen and suits(state, city, beside, step):
            out.add(PICK + city.square(beside))
        place += 1


# -- Bathhouse (MN-10.5) -----------------------------------------------------------------------


def bathing(state: MinervaState, seat: i64, detail: i64) -> None:
    """The next tile to activate: asked, unless nothing is left or all that is left are equal."""
    city = state.cities[seat]
    cell = city.cell(detail & 65535)
    found: i64 = -1
    differ = False
    place: i64 = 0
    while place < AROUND_CELLS:
        beside = city.around(cell, place)
        if (detail >> (16 + place)) & 1 == 0 and suits(state, city, beside, BATHE):
            if found >= 0 and city.squares[beside] != city.squares[city.around(cell, found)]:
                differ = True
            if found < 0:
                found = place
        place += 1
    if found < 0:
        return
    if differ or (detail >> FIRST) & 1:
        state.push(BATHE, seat, detail)
    else:
        activate(state, seat, detail, found)


def bathe(state: MinervaState, move: i64) -> None:
    """Decline, or activate three different tiles, or all if fewer are suitable."""
    seat = state.seat()
    detail = state.detail()
    city = state.cities[seat]
    state.pop()
    if move == DECLINE:
        decline(state, seat, detail & 65535)
        return
    cell = city.cell(detail & 65535)
    place: i64 = 0
    while city.around(cell, place) != city.cell(move - PICK):
        place += 1
    activate(state, seat, detail, place)


def activate(state: MinervaState, seat: i64, detail: i64, place: i64) -> None:
    """Each tile is resolved before the next is named."""
    city = state.cities[seat]
    cell = city.around(city.cell(detail & 65535), place)
    tile = city.squares[cell]
    square = city.square(cell)
    left = ((detail >> TIMES) & 15) - 1
    if left > 0:
        chosen = ((detail >> 16) & 255) | bit(place)
        state.push(BATHING, seat, (detail & 65535) | (chosen << 16) | (left << TIMES))
    state.note(BATHED, seat, tile, square, 0)
    run(state, seat, state.box.op_first[tile] | (square << SQUARE))


# -- Aqueduct (MN-10.6) ------------------------------------------------------------------------


def destinations(state: MinervaState, city: City, cell: i64, out: Moves | None) -> i64:
    """Squares beside the city where a lifted tile may go; how many."""
    tile = city.squares[cell]
    groups = Parts(city).groups
    city.lift(cell)
    parts = Parts(city)
    found: i64 = 0
    other: i64 = 0
    while other < len(city.squares):
        is_free = city.squares[other] == BESIDE and other != cell
        if is_free and holds_together(state, city, parts, groups, other):
            found += 1
            if out is not None:
                out.add(PLACE + city.square(other))
        other += 1
    city.squares[cell] = tile
    city.surround(cell)
    return found


def holds_together(state: MinervaState, city: City, parts: Parts, groups: i64, cell: i64) -> bool:
    """May the lifted tile go here? The groups may not become more than before (MN-10.6)."""
    if state.box.rules < 2:
        return parts.joined(city, cell) == parts.count
    return parts.groups - parts.groups_joined(city, cell) + 1 <= groups


def choose_lifted(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    detail = state.detail()
    state.pop()
    if move == DECLINE:
        decline(state, seat, detail)
    else:
        state.push(RESETTLE, seat, move - PICK)


def resettlements(state: MinervaState, out: Moves) -> None:
    city = state.cities[state.seat()]
    destinations(state, city, city.cell(state.detail()), out)


def resettle(state: MinervaState, move: i64) -> None:
    """Move the tile; its own [when built] effect does not apply again."""
    seat = state.seat()
    origin = state.detail()
    city = state.cities[seat]
    state.pop()
    tile = city.squares[city.cell(origin)]
    city.lift(city.cell(origin))
    city.lay(move - PLACE, tile)
    state.note(MOVED, seat, tile, origin, move - PLACE)


# -- Circus (MN-10.7) --------------------------------------------------------------------------


def can_remove(state: MinervaState, city: City, cell: i64) -> bool:
    """Any residence without assistant; by version 1 only if the city stays in one part."""
    tile = city.squares[cell]
    if tile != RESIDENCE:
        return False
    if state.box.rules >= 2:
        return True
    city.lift(cell)
    count = Parts(city).count
    city.squares[cell] = tile
    city.surround(cell)
    return count == 1


def demolish(state: MinervaState, move: i64) -> None:
    """The residence leaves the game and its square is empty again."""
    seat = state.seat()
    detail = state.detail()
    city = state.cities[seat]
    state.pop()
    if move == DECLINE:
        decline(state, seat, detail)
        return
    city.lift(city.cell(move - PICK))
    city.removed += 1
    state.note(REMOVED, seat, move - PICK, 0, 0)


# -- Triumphal arch (MN-10.4) ------------------------------------------------------------------


def triumphs(state: MinervaState, out: Moves) -> None:
    """The top tile of any stack that is not empty, no marks needed."""
    out.add(DECLINE)
    stack: i64 = 0
    while stack < STACKS:
        if is_open(state, stack):
            out.add(TAKE_CULTURE + stack)
        stack += 1


def triumph(state: MinervaState, move: i64) -> None:
    seat = state.seat()
    tile = state.detail()
    state.pop()
    if move == DECLINE:
        state.note(DECLINED, seat, tile, 0, 0)
    else:
        win(state, seat, move - TAKE_CULTURE)
