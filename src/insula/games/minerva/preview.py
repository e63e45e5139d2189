"""The line that a residence or an assistant would activate, before it is placed (MN-5).

What is sure is added up tile by tile, as the rules would; what asks the player is named, and
counted as left unused.
"""

from typing import Any

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of, say, say_op
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, square_name
from insula.games.minerva.previews import is_askable, laid, sure, temples
from insula.games.minerva.rules import moves
from insula.games.minerva.rules.box import (
    CHOOSE,
    FOUNTAIN,
    GOODS,
    RESIDENCE,
    STACKS,
    STORES,
    TALLEST,
    TEMPLE,
    THEATER,
)
from insula.games.minerva.rules.connect import Parts
from insula.games.minerva.rules.residence import asked_again
from insula.games.minerva.rules.state import (
    ACTION,
    DEMOLISH,
    DIRECTION,
    PLACING,
    RESETTLE,
    MinervaState,
)
from insula.kernel.game import Mark
from insula.kernel.grid import DIRECTIONS

Line = dict[str, Any]


def lines(content: Content, state: MinervaState, move: int) -> list[Line]:
    """The lines that a move opens: four for a square, one for a direction, none otherwise."""
    if state.over():
        return []
    square = move % moves.SQUARES
    housing = state.step() == PLACING and state.detail() == RESIDENCE
    if housing or moves.ASSIST <= move < moves.PICK:
        return [line(content, state, square, direction) for direction in range(len(DIRECTIONS))]
    if state.step() == DIRECTION and move != moves.NOWHERE:
        return [line(content, state, state.detail(), move - moves.TOWARDS)]
    return []


def line(content: Content, state: MinervaState, square: int, direction: int) -> Line:
    """What one line would bring, in order."""
    after = state.copy()
    assert isinstance(after, MinervaState)
    seat = after.seat()
    city = after.cities[seat]
    if city.at(square) < RESIDENCE:
        city.lay(square, RESIDENCE)
    start = list(city.stores)
    step, tiles = city.step(direction), []
    cell = city.cell(square) + step
    while city.squares[cell] >= FOUNTAIN:
        if after.box.fires[city.squares[cell]] and not asked_again(after, city, cell, step):
            tiles.append(activated(content, after, seat, cell))
        cell += step
    gains = changes(start, list(city.stores))
    return {
        "direction": DIRECTIONS[direction],
        "tiles": tiles,
        "gains": gains,
        "culture": won(after, seat),
        "asks": any(tile["asks"] for tile in tiles),
    }


def activated(content: Content, state: MinervaState, seat: int, cell: int) -> Line:
    """One tile of a line: its sure gains, and what it would ask."""
    city = state.cities[seat]
    tile, square, before = city.squares[cell], city.square(cell), list(city.stores)
    effect = content.effects[tile]
    asks, at = [], 0
    while at < len(effect.ops):
        op, skip = effect.ops[at], 0
        if op.code == CHOOSE:
            skip = op.a
            asks.append(" or ".join(say_op(side) for side in effect.ops[at + 1 : at + 1 + skip]))
        elif not sure(state, seat, op, square * 128 + tile) and is_askable(state, seat, tile, at):
            asks.append(say_op(op))
        at += 1 + skip
    return {
        "square": square_name(square),
        "tile": content.names[tile],
        "gains": changes(before, list(city.stores)),
        "asks": asks,
    }


def changes(before: list[int], after: list[int]) -> dict[str, int]:
    return {GOODS[at]: after[at] - before[at] for at in range(STORES) if after[at] != before[at]}


def won(state: MinervaState, seat: int) -> list[dict[str, Any]]:
    """Culture tiles that the sure points would gain (MN-6.2)."""
    box, tiles = state.box, []
    for stack in range(STACKS):
        place = (state.players * STACKS + stack) * TALLEST + state.tops[stack]
        points = state.cities[seat].stores[THEATER + stack]
        if state.tops[stack] < box.height[state.players] and points >= box.marks[place]:
            name = CATEGORIES_OF_CULTURE[stack]
            tiles.append({"category": name, "points": box.culture_points[place]})
    return tiles


def prospects(content: Content, state: MinervaState, move: int) -> list[str]:
    """What a tile to be built does, and what a temple to be placed would score."""
    if state.step() == ACTION and moves.BUILD <= move < moves.SQUARES:
        return [say(content.effects[(move - moves.BUILD) % 128])]
    if state.step() == PLACING and state.box.category[state.detail()] == TEMPLE:
        points = temples(laid(state, move))[move - moves.PLACE]
        return [f"would score {points} VP in the city as it stands"]
    if state.step() in (DEMOLISH, RESETTLE) and move != moves.DECLINE:
        return falling_apart(state, move)
    return []


def falling_apart(state: MinervaState, move: int) -> list[str]:
    """A warning if a Circus or an Aqueduct splits the city (MN-10.6, MN-10.7)."""
    after = state.copy()
    assert isinstance(after, MinervaState)
    seat = state.seat()
    after.play(move)
    parts = Parts(after.cities[seat]).count
    return [f"the city falls into {parts} parts"] if parts > Parts(state.cities[seat]).count else []


def marks(state: MinervaState, move: int) -> list[Mark]:
    """At each temple, what the tile in hand would change there."""
    if state.over() or state.step() != PLACING:
        return []
    before = temples(state)
    now = temples(laid(state, move))
    changed = {at: points - before.get(at, 0) for at, points in now.items()}
    return [
        Mark(f"square {square_name(at)}", f"+{more} VP") for at, more in changed.items() if more
    ]


def sentences(found: list[Line]) -> list[str]:
    """Lines in words: 'north: Farm on n1 gives 2 grain; ...'."""
    return [f"{each['direction']}: {told(each)}" for each in found if each["tiles"]]


def told(each: Line) -> str:
    parts = []
    for tile in each["tiles"]:
        gains = [amount_of(amount, GOODS.index(good)) for good, amount in tile["gains"].items()]
        gains += [f"the choice: {ask}" for ask in tile["asks"]]
        parts.append(f"{tile['tile']} on {tile['square']} gives {' and '.join(gains) or 'nothing'}")
    parts += [f"then the {tile['category']} tile, {tile['points']} VP" for tile in each["culture"]]
    return "; ".join(parts)
