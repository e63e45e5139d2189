"""Facility effects: operations of the box's small language, run one by one (MN-5.3, MN-5.4).

A step of an effect carries the operation (10 bits), the square of the tile (16 bits), whether the
whole effect may still be declined (1 bit) and how many choices are left.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    ANY,
    CHOOSE,
    DENARII,
    EACH,
    EQUAL,
    GAIN,
    GRAIN,
    MOST_HELD,
    PAY,
    RESOURCES,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import (
    ALTERNATIVE,
    DECLINE,
    FIXED,
    PAY_FOR,
    STOP,
    TAKE_RESOURCE,
)
from insula.games.minerva.rules.state import (
    CHOICE,
    CONVERT,
    DECLINED,
    EFFECT,
    EXCHANGE,
    PAID,
    RESOURCE,
    MinervaState,
)
from insula.games.minerva.rules.stores import gain, raise_money, wealth
from insula.kernel.arrays import bit
from insula.kernel.moves import Moves

OPERATION: Final = 1023
SQUARE: Final = 10  # shift
OPTIONAL: Final = 26  # shift
LEFT: Final = 27  # shift


def operation(detail: i64) -> i64:
    return detail & OPERATION


def square_of(detail: i64) -> i64:
    return (detail >> SQUARE) & 65535


def cause(state: MinervaState, detail: i64) -> i64:
    """Where a gain came from: square * 128 + tile."""
    return square_of(detail) * 128 + state.box.op_tile[operation(detail)]


def run(state: MinervaState, seat: i64, detail: i64) -> None:
    """Run a tile's operations from one on, up to the first that asks the player."""
    box = state.box
    at = operation(detail)
    where = detail - at
    end = box.op_end[box.op_tile[at]]
    while at < end:
        op = box.op[at]
        if op == GAIN and box.op_a[at] != ANY:
            gain(state, seat, box.op_a[at], box.op_b[at], cause(state, where | at))
        elif op == EACH:
            held = state.cities[seat].stores[box.op_a[at]]
            gain(state, seat, box.op_b[at], box.op_c[at] * held, cause(state, where | at))
        else:
            following = at + 1 + (box.op_a[at] if op == CHOOSE else 0)
            if following < end:
                state.push(EFFECT, seat, where | following)
            ask(state, seat, where | at)
            return
        at += 1


def ask(state: MinervaState, seat: i64, detail: i64) -> None:
    """Put the question of an operation, if there is one."""
    op = state.box.op[operation(detail)]
    if op == GAIN:
        ask_resource(state, seat, detail | (state.box.op_b[operation(detail)] << LEFT))
    elif op == PAY:
        ask_conversion(state, seat, detail)
    else:
        state.push(CHOICE, seat, detail)


# -- resources of choice (MN-3.1) --------------------------------------------------------------


def ask_resource(state: MinervaState, seat: i64, detail: i64) -> None:
    """Ask for each resource, unless all are at six: then every answer is the same."""
    optional = (detail >> OPTIONAL) & 1
    while detail >> LEFT > 0:
        if optional or not is_full(state.cities[seat]):
            state.push(RESOURCE, seat, detail)
            return
        gain(state, seat, GRAIN, 1, cause(state, detail))
        detail -= bit(LEFT)


def is_full(city: City) -> bool:
    resource: i64 = 0
    while resource < RESOURCES:
        if city.stores[resource] < MOST_HELD:
            return False
        resource += 1
    return True


def resources(state: MinervaState, out: Moves) -> None:
    """Any of the four, also one at six (MN-3.1); a [when built] effect may be declined."""
    if (state.detail() >> OPTIONAL) & 1:
        out.add(DECLINE)
    resource: i64 = 0
    while resource < RESOURCES:
        out.add(TAKE_RESOURCE + resource)
        resource += 1


def take_resource(state: MinervaState, move: i64) -> None:
    """Take all or none: the first choice commits to the others (MN-10.5)."""
    seat = state.seat()
    detail = state.detail()
    state.pop()
    if move == DECLINE:
        state.note(DECLINED, seat, state.box.op_tile[operation(detail)], 0, 0)
        return
    gain(state, seat, move - TAKE_RESOURCE, 1, cause(state, detail))
    detail &= ~bit(OPTIONAL)
    ask_resource(state, seat, detail - bit(LEFT))


# -- conversions (MN-5.4) ----------------------------------------------------------------------


def ask_conversion(state: MinervaState, seat: i64, detail: i64) -> None:
    """Once more, as long as it can be paid."""
    if can_convert(state, state.cities[seat], operation(detail)):
        state.push(CONVERT, seat, detail)


def can_convert(state: MinervaState, city: City, at: i64) -> bool:
    paid = state.box.op_a[at]
    amount = state.box.op_b[at]
    if paid == DENARII:
        return wealth(city) >= amount
    if paid != EQUAL:
        return city.stores[paid] >= amount
    resource: i64 = 0
    while resource < RESOURCES:
        if city.stores[resource] >= amount:
            return True
        resource += 1
    return False


def conversions(state: MinervaState, out: Moves) -> None:
    """To stop, and every pair of something paid and something gained."""
    out.add(STOP)
    at = operation(state.detail())
    if state.box.op_a[at] != EQUAL:
        conversions_of(state, FIXED, at, out)
        return
    city = state.cities[state.seat()]
    resource: i64 = 0
    while resource < RESOURCES:
        if city.stores[resource] >= state.box.op_b[at]:
            conversions_of(state, resource, at, out)
        resource += 1


def conversions_of(state: MinervaState, paid: i64, at: i64, out: Moves) -> None:
    if state.box.op_c[at] != ANY:
        out.add(PAY_FOR + paid * 8 + FIXED)
        return
    resource: i64 = 0
    while resource < RESOURCES:
        out.add(PAY_FOR + paid * 8 + resource)
        resource += 1


def convert(state: MinervaState, move: i64) -> None:
    """Pay once, selling tokens where money is short (MN-3.2)."""
    seat = state.seat()
    detail = state.detail()
    state.pop()
    if move == STOP:
        return
    at = operation(detail)
    state.push(EXCHANGE, seat, detail | ((move - PAY_FOR) << LEFT))
    if state.box.op_a[at] == DENARII:
        raise_money(state, seat, state.box.op_b[at], 0)


def exchange(state: MinervaState, seat: i64, detail: i64) -> None:
    """Pay left, gain right, and ask again."""
    box = state.box
    at = operation(detail)
    paid = detail >> (LEFT + 3)
    gained = (detail >> LEFT) & 7
    if paid == FIXED:
        paid = box.op_a[at]
    state.cities[seat].stores[paid] -= box.op_b[at]
    state.note(PAID, seat, paid, box.op_b[at], cause(state, detail))
    good = box.op_c[at] if gained == FIXED else gained
    gain(state, seat, good, box.op_d[at], cause(state, detail))
    ask_conversion(state, seat, detail & (bit(OPTIONAL) - 1))


# -- slashes (MN-5.4) --------------------------------------------------------------------------


def alternatives(state: MinervaState, out: Moves) -> None:
    count = state.box.op_a[operation(state.detail())]
    at: i64 = 0
    while at < count:
        out.add(ALTERNATIVE + at)
        at += 1


def choose(state: MinervaState, move: i64) -> None:
    """The chosen side of a slash is a gain."""
    seat = state.seat()
    detail = state.detail() + 1 + move - ALTERNATIVE
    box = state.box
    state.pop()
    at = operation(detail)
    if box.op_a[at] == ANY:
        ask_resource(state, seat, detail | (box.op_b[at] << LEFT))
    else:
        gain(state, seat, box.op_a[at], box.op_b[at], cause(state, detail))
