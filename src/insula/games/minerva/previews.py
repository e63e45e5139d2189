"""What a move of Minerva would bring, as facts.

A residence or an assistant opens lines: each is added up tile by tile, as the rules would (MN-5),
in place of the events. What would ask the player is named, and counted as left unused.
"""

from insula.games.minerva.content import Content
from insula.games.minerva.convert import CULTURES, REVEALS, amount_of, event_facts
from insula.games.minerva.effect_facts import effect_fact, operation_fact, operations_in
from insula.games.minerva.facts import prospects
from insula.games.minerva.facts.events import Event
from insula.games.minerva.language import Op
from insula.games.minerva.notation import square_name
from insula.games.minerva.rules import moves, scoring
from insula.games.minerva.rules.box import (
    ANY,
    CHOOSE,
    EACH,
    FOUNTAIN,
    GAIN,
    GOODS,
    PAY,
    RESIDENCE,
    STACKS,
    STORES,
    TALLEST,
    TEMPLE,
    THEATER,
)
from insula.games.minerva.rules.connect import Parts
from insula.games.minerva.rules.effects import can_convert
from insula.games.minerva.rules.residence import asked_again
from insula.games.minerva.rules.state import (
    ACTION,
    DEMOLISH,
    DIRECTION,
    PLACING,
    RESETTLE,
    MinervaState,
)
from insula.games.minerva.rules.stores import gain
from insula.kernel.contract import Log
from insula.kernel.facts import Change, Preview
from insula.kernel.grid import DIRECTIONS
from insula.kernel.random import seeded


def preview_facts(content: Content, state: MinervaState, move: int) -> Preview[Event]:
    """Play the move in a world where hidden tiles lie otherwise; leave out what it reveals."""
    seat = state.seat()
    after = state.copy()
    assert isinstance(after, MinervaState)
    after.redeal(seeded(0))
    after.log = Log()
    after.play(move)
    happened = [event for event in after.log.take() if event[0] not in REVEALS]
    directions = directions_opened(state, move)
    events: list[Event] = []
    if directions:
        square = state.detail() if state.step() == DIRECTION else move % moves.SQUARES
        events += lines(content, state, square, directions)
    else:
        events += event_facts(content, after, happened)
        events += prospects_of(content, state, move)
    events += temples_changed(state, move)
    points = gained_points(state, after, seat)
    return Preview(tuple(events), points, stores_changed(state, after, seat))


def gained_points(state: MinervaState, after: MinervaState, seat: int) -> dict[str, int]:
    before, now = state.breakdown()[seat], after.breakdown()[seat]
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def stores_changed(state: MinervaState, after: MinervaState, seat: int) -> tuple[Change, ...]:
    before, now = state.cities[seat].stores, after.cities[seat].stores
    changed = [at for at in range(STORES) if now[at] != before[at]]
    return tuple([Change(GOODS[at], now[at] - before[at], now[at]) for at in changed])


# -- lines ---------------------------------------------------------------------------------------


def directions_opened(state: MinervaState, move: int) -> list[int]:
    """Return all directions for a square, one for a direction, none for other moves."""
    housing = state.step() == PLACING and state.detail() == RESIDENCE
    if housing or moves.ASSIST <= move < moves.PICK:
        return list(range(len(DIRECTIONS)))
    if state.step() == DIRECTION and move != moves.NOWHERE:
        return [move - moves.TOWARDS]
    return []


def lines(
    content: Content, state: MinervaState, square: int, directions: list[int]
) -> list[prospects.LineGives]:
    """Return the lines from a square that have something to activate."""
    found = [line(content, state, square, direction) for direction in directions]
    return [each for each in found if each.steps]


def line(content: Content, state: MinervaState, square: int, direction: int) -> prospects.LineGives:
    after = state.copy()
    assert isinstance(after, MinervaState)
    seat = after.seat()
    city = after.cities[seat]
    if city.at(square) < RESIDENCE:
        city.lay(square, RESIDENCE)
    steps: list[prospects.LineStep] = []
    step = city.step(direction)
    cell = city.cell(square) + step
    while city.squares[cell] >= FOUNTAIN:
        if after.box.fires[city.squares[cell]] and not asked_again(after, city, cell, step):
            steps.append(activate(content, after, seat, cell))
        cell += step
    if steps:
        steps += culture_won(after, seat)
    return prospects.LineGives(DIRECTIONS[direction], tuple(steps))


def activate(content: Content, state: MinervaState, seat: int, cell: int) -> prospects.LineStep:
    """Gain what is sure of a tile in a line, and return what it gives."""
    city = state.cities[seat]
    tile, square, before = city.squares[cell], city.square(cell), list(city.stores)
    choices = open_choices(content, state, seat, square * 128 + tile)
    gained = [(at, city.stores[at] - before[at]) for at in range(STORES)]
    gains = [prospects.SureGain(amount_of(count, at)) for at, count in gained if count]
    name, where = content.names[tile], square_name(square)
    if not gains and not choices:
        return prospects.TileGivesNothing(name, where)
    return prospects.TileGives(name, where, (*gains, *choices))


def open_choices(
    content: Content, state: MinervaState, seat: int, cause: int
) -> list[prospects.OpenChoice]:
    """Gain what is sure and return what would be asked."""
    tile = cause % 128
    ops = content.effects[tile].ops
    choices, at = [], 0
    while at < len(ops):
        op = ops[at]
        asked = op.code == CHOOSE or (
            not sure(state, seat, op, cause) and is_askable(state, seat, tile, at)
        )
        if asked:
            choices.append(prospects.OpenChoice(operation_fact(ops, at)))
        at += operations_in(op)
    return choices


def sure(state: MinervaState, seat: int, op: Op, cause: int) -> bool:
    """Gain what asks nothing, as the rules do; False for anything else."""
    if op.code == GAIN and op.a != ANY:
        gain(state, seat, op.a, op.b, cause)
    elif op.code == EACH:
        gain(state, seat, op.b, op.c * state.cities[seat].stores[op.a], cause)
    else:
        return False
    return True


def is_askable(state: MinervaState, seat: int, tile: int, at: int) -> bool:
    """An arrow that cannot be paid now is not asked."""
    first = state.box.op_first[tile]
    return state.box.op[first + at] != PAY or can_convert(state, state.cities[seat], first + at)


def culture_won(state: MinervaState, seat: int) -> list[prospects.WinsCulture]:
    """Return the culture tiles that the sure points would gain (MN-6.2)."""
    box, tiles = state.box, []
    for stack in range(STACKS):
        place = (state.players * STACKS + stack) * TALLEST + state.tops[stack]
        points = state.cities[seat].stores[THEATER + stack]
        if state.tops[stack] < box.height[state.players] and points >= box.marks[place]:
            tiles.append(prospects.WinsCulture(CULTURES[stack], box.culture_points[place]))
    return tiles


# -- other prospects -----------------------------------------------------------------------------


def prospects_of(content: Content, state: MinervaState, move: int) -> list[prospects.Prospect]:
    """Return what a tile to be built does, what a temple would score, or that the city splits."""
    if state.step() == ACTION and moves.BUILD <= move < moves.SQUARES:
        return [prospects.Does(effect_fact(content.effects[(move - moves.BUILD) % 128]))]
    if state.step() == PLACING and state.box.category[state.detail()] == TEMPLE:
        points = temples(laid(state, move))[move - moves.PLACE]
        return [prospects.WouldScore(points)]
    if state.step() in (DEMOLISH, RESETTLE) and move != moves.DECLINE:
        parts = parts_after(state, move)
        if parts > Parts(state.cities[state.seat()]).count:
            return [prospects.FallsApart(parts)]
    return []


def parts_after(state: MinervaState, move: int) -> int:
    """Return the number of parts of the mover's city after a Circus or an Aqueduct."""
    after = state.copy()
    assert isinstance(after, MinervaState)
    seat = state.seat()
    after.play(move)
    return Parts(after.cities[seat]).count


def temples_changed(state: MinervaState, move: int) -> list[prospects.TempleScoresMore]:
    """Return how much more each temple of the city would score with the tile in hand."""
    if state.step() != PLACING:
        return []
    before, now = temples(state), temples(laid(state, move))
    more = [(at, now[at] - points) for at, points in before.items()]
    return [prospects.TempleScoresMore(square_name(at), points) for at, points in more if points]


def laid(state: MinervaState, move: int) -> MinervaState:
    """Return the position with the tile in hand on its square, and nothing else done."""
    after = state.copy()
    assert isinstance(after, MinervaState)
    after.cities[after.seat()].lay(move - moves.PLACE, state.detail())
    return after


def temples(state: MinervaState) -> dict[int, int]:
    """Return the points of the temples in the city of the seat to move, by square."""
    city = state.cities[state.seat()]
    return {
        city.square(cell): scoring.temple(state, city, cell, tile)
        for cell, tile in enumerate(city.squares)
        if tile >= FOUNTAIN and state.box.category[tile] == TEMPLE
    }
