"""Reasons against squares, directions and the choices of an effect: the second half of `forbid`."""

from collections.abc import Iterator

from insula.games.minerva.convert import DIRECTION_WORDS, amount_of
from insula.games.minerva.facts import reasons, square_reasons
from insula.games.minerva.facts.reasons import Reason
from insula.games.minerva.language import amount_of as amount_text
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

Reasons = Iterator[Reason]


def against_square(city: City, name: str) -> Reasons:
    """Check that a new tile goes to an empty square beside the city (MN-4.2)."""
    square = find_square(name)
    if square < 0:
        yield square_reasons.NoSquare("MN-4.2", name)
    elif city.at(square) >= RESIDENCE:
        yield square_reasons.SquareTaken("MN-4.2", name)
    elif not any(city.at(square + step) >= RESIDENCE for step in STEPS):
        yield square_reasons.NotBeside("MN-4.2", name)


def against_direction(state: MinervaState, city: City, words: Words) -> Reasons:
    """Return reasons against a direction; all with nothing to activate are one choice (MN-5.6)."""
    silent = [name for at, name in enumerate(DIRECTION_WORDS) if not line_fires(state, city, at)]
    if words.rest == "nothing":
        if not silent:
            yield reasons.EveryLine("MN-5.7")
        return
    for name in silent:
        if name == words.rest:
            yield reasons.SilentLine("MN-5.6", name)


# -- choices -------------------------------------------------------------------------------------


def against_conversion(state: MinervaState, city: City, words: Words) -> Reasons:
    box, at = state.box, operation(state.detail())
    count, gain = box.op_b[at], box.op_d[at]
    pays = range(RESOURCES) if box.op_a[at] == EQUAL else (box.op_a[at],)
    gains = range(RESOURCES) if box.op_c[at] == ANY else (box.op_c[at],)
    for paid in pays:
        texts = [f"{amount_text(count, paid)} for {amount_text(gain, each)}" for each in gains]
        if words.rest in texts:
            if means_of(city, paid) < count:
                yield reasons.CannotPay("MN-5.4", amount_of(count, paid))
            return
    offered = amount_of(count, box.op_a[at]), amount_of(gain, box.op_c[at])
    yield reasons.OtherExchange("MN-5.4", *offered)


def means_of(city: City, good: int) -> int:
    """Return how much of a good can be paid; money also by sales."""
    sales = sum(city.stores[at] for at in range(RESOURCES)) if good == DENARII else 0
    return city.stores[good] + sales


def against_alternative(state: MinervaState, words: Words) -> Reasons:
    box, at = state.box, operation(state.detail())
    sides = [(box.op_b[at + n], box.op_a[at + n]) for n in range(1, 1 + box.op_a[at])]
    if words.rest not in [amount_text(*side) for side in sides]:
        amounts = tuple([amount_of(*side) for side in sides])
        yield reasons.OtherChoice("MN-5.4", amounts)


# -- the 8 around --------------------------------------------------------------------------------


def is_around(center: int, name: str) -> bool:
    square = find_square(name)
    return square >= 0 and square - center in AROUND


def against_applying(state: MinervaState, city: City, name: str) -> Reasons:
    center, square = state.detail() & 65535, find_square(name)
    if not is_around(center, name):
        yield square_reasons.NotAround("MN-10.5", name)
        return
    tile = city.at(square)
    if tile < FOUNTAIN or state.box.category[tile] >= SPECIAL:
        yield square_reasons.CannotApply("MN-10.5", name)
    elif state.detail() >> (16 + AROUND.index(square - center)) & 1:
        yield square_reasons.AlreadyApplied("MN-10.5", name)


def against_lifting(state: MinervaState, city: City, name: str) -> Reasons:
    if not is_around(state.detail(), name):
        yield square_reasons.NotAround("MN-10.6", name)
        return
    square = find_square(name)
    if city.at(square) in (RESIDENCE, MANNED):
        yield square_reasons.ResidenceStays("MN-10.6")
    elif city.at(square) < FOUNTAIN:
        yield square_reasons.NoTile("MN-10.6", name)
    elif not any(fits(state, city, square, to) for to in beside(tiles_of(city) - {square})):
        yield square_reasons.CannotLift("MN-10.6", name, state.box.rules < 2)


def against_resettling(state: MinervaState, city: City, name: str) -> Reasons:
    square, origin = find_square(name), state.detail()
    if square < 0:
        yield square_reasons.NotSquare("MN-10.6", name)
    elif square == origin:
        yield square_reasons.SameSquare("MN-10.6")
    elif square in tiles_of(city):
        yield square_reasons.SquareTaken("MN-10.6", name)
    elif square not in beside(tiles_of(city) - {origin}):
        yield square_reasons.NotBeside("MN-10.6", name)
    elif not fits(state, city, origin, square):
        yield disconnected(state, city, name)


def disconnected(state: MinervaState, city: City, name: str) -> Reason:
    """Return what is wrong with a square that a tile may not move to."""
    if state.box.rules < 2:
        return square_reasons.SplitsCity("MN-10.6", name)
    if groups(parts_of(tiles_of(city)), facilities_of(city)) > 1:
        return square_reasons.MoreGroups("MN-10.6", name)
    return square_reasons.SplitsFacilities("MN-10.6", name)


def against_removing(state: MinervaState, city: City, name: str) -> Reasons:
    if not is_around(state.detail(), name):
        yield square_reasons.NotAround("MN-10.7", name)
        return
    square = find_square(name)
    if city.at(square) == MANNED:
        yield square_reasons.AssistantStands("MN-10.7", name)
    elif city.at(square) != RESIDENCE:
        yield square_reasons.NoResidence("MN-10.7", name)
    elif state.box.rules < 2 and len(parts_of(tiles_of(city) - {square})) > 1:
        yield square_reasons.HoldsCity("MN-10.7", name)
