"""Reasons against squares, directions and the choices of an effect: the second half of `why`."""

from collections.abc import Iterator

from insula.games.minerva.language import amount_of
from insula.games.minerva.notation import Words, find_square
from insula.games.minerva.plain import (
    AROUND,
    STEPS,
    beside,
    facilities_of,
    fits,
    groups,
    line_fires,
    parts_of,
    tiles_of,
)
from insula.games.minerva.rules.box import (
    ANY,
    DENARII,
    EQUAL,
    FOUNTAIN,
    MANNED,
    RESIDENCE,
    RESOURCES,
    SPECIAL,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.effects import operation
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.game import Reason
from insula.kernel.grid import DIRECTIONS

Reasons = Iterator[Reason]


def against_square(city: City, name: str) -> Reasons:
    """A new tile lies on an empty square beside the city (MN-4.2)."""
    square = find_square(name)
    if square < 0:
        yield Reason("MN-4.2", f"'{name}' is no square: 'n2e1' is 2 north and 1 east of the start")
    elif city.at(square) >= RESIDENCE:
        yield Reason("MN-4.2", f"a tile lies on {name}")
    elif not any(city.at(square + step) >= RESIDENCE for step in STEPS):
        yield Reason("MN-4.2", f"{name} shares no full side with a tile of the city")


def against_direction(state: MinervaState, city: City, words: Words) -> Reasons:
    """Directions with nothing to activate are one choice (MN-5.6)."""
    silent = [name for at, name in enumerate(DIRECTIONS) if not line_fires(state, city, at)]
    if words.rest == "nothing":
        if not silent:
            yield Reason("MN-5.7", "every line has something to activate, and no tile is skipped")
    elif words.rest in silent:
        yield Reason("MN-5.6", f"nothing to activate {words.rest}: say 'activate nothing'")


# -- choices -----------------------------------------------------------------------------------


def against_conversion(state: MinervaState, city: City, words: Words) -> Reasons:
    box, at = state.box, operation(state.detail())
    pays = range(RESOURCES) if box.op_a[at] == EQUAL else (box.op_a[at],)
    gains = range(RESOURCES) if box.op_c[at] == ANY else (box.op_c[at],)
    for paid in pays:
        for gained in gains:
            price = amount_of(box.op_b[at], paid)
            if words.rest == f"{price} for {amount_of(box.op_d[at], gained)}":
                means = city.stores[paid]
                if paid == DENARII:
                    means += sum(city.stores[resource] for resource in range(RESOURCES))
                if means < box.op_b[at]:
                    yield Reason("MN-5.4", f"{price} cannot be paid")
                return
    offered = f"{amount_of(box.op_b[at], box.op_a[at])} for {amount_of(box.op_d[at], box.op_c[at])}"
    yield Reason("MN-5.4", f"the exchange here is {offered}")


def against_alternative(state: MinervaState, words: Words) -> Reasons:
    box, at = state.box, operation(state.detail())
    sides = [amount_of(box.op_b[at + n], box.op_a[at + n]) for n in range(1, 1 + box.op_a[at])]
    if words.rest not in sides:
        yield Reason("MN-5.4", f"the choice here is {' or '.join(sides)}")


# -- the 8 around ------------------------------------------------------------------------------


def against_distance(center: int, name: str, rule: str) -> Reasons:
    square = find_square(name)
    if square < 0 or square - center not in AROUND:
        yield Reason(rule, f"{name} is none of the 8 squares around")


def against_applying(state: MinervaState, city: City, name: str) -> Reasons:
    center, square = state.detail() & 65535, find_square(name)
    far = list(against_distance(center, name, "MN-10.5"))
    yield from far
    if far:
        return
    tile = city.at(square)
    if tile < FOUNTAIN or state.box.category[tile] >= SPECIAL:
        yield Reason("MN-10.5", f"no production, trade, cultural or military tile is on {name}")
    elif state.detail() >> (16 + AROUND.index(square - center)) & 1:
        yield Reason("MN-10.5", f"the tile on {name} was applied already")


def against_lifting(state: MinervaState, city: City, name: str) -> Reasons:
    far = list(against_distance(state.detail(), name, "MN-10.6"))
    yield from far
    if far:
        return
    square = find_square(name)
    if city.at(square) in (RESIDENCE, MANNED):
        yield Reason("MN-10.6", "a residence is never moved")
    elif city.at(square) < FOUNTAIN:
        yield Reason("MN-10.6", f"no tile lies on {name}")
    elif not any(fits(state, city, square, to) for to in beside(tiles_of(city) - {square})):
        what = "the city" if state.box.rules < 2 else "the facilities"
        yield Reason("MN-10.6", f"without {name} no other square would hold {what} together")


def against_resettling(state: MinervaState, city: City, name: str) -> Reasons:
    square, origin = find_square(name), state.detail()
    if square < 0:
        yield Reason("MN-10.6", f"'{name}' is no square")
    elif square == origin:
        yield Reason("MN-10.6", "it goes to another square than its own")
    elif square in tiles_of(city):
        yield Reason("MN-10.6", f"a tile lies on {name}")
    elif square not in beside(tiles_of(city) - {origin}):
        yield Reason("MN-10.6", f"{name} shares no full side with a tile of the city")
    elif not fits(state, city, origin, square):
        yield Reason("MN-10.6", f"with the tile on {name} {disconnected(state, city)}")


def disconnected(state: MinervaState, city: City) -> str:
    """What is wrong with a square that a tile may not move to."""
    if state.box.rules < 2:
        return "the city would not be one piece"
    if groups(parts_of(tiles_of(city)), facilities_of(city)) > 1:
        return "the facilities would be in more groups than before"
    return "the facilities would not be connected"


def against_removing(state: MinervaState, city: City, name: str) -> Reasons:
    far = list(against_distance(state.detail(), name, "MN-10.7"))
    yield from far
    if far:
        return
    square = find_square(name)
    if city.at(square) == MANNED:
        yield Reason("MN-10.7", f"an assistant stands on {name}")
    elif city.at(square) != RESIDENCE:
        yield Reason("MN-10.7", f"no residence stands on {name}")
    elif state.box.rules < 2 and len(parts_of(tiles_of(city) - {square})) > 1:
        yield Reason("MN-10.7", f"without {name} the city would fall apart")
