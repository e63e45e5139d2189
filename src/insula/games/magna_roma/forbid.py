"""Why a move is not legal, as facts. Written apart from the generator of moves."""

from collections.abc import Iterator

from insula.games.magna_roma.convert import amount_of, trade_of
from insula.games.magna_roma.facts import reasons
from insula.games.magna_roma.facts.nouns import Step
from insula.games.magna_roma.facts.reasons import Reason
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import Words, order_text, parse, trade_text
from insula.games.magna_roma.rules.box import COINS, LEGIONS, SLOTS, WAYS
from insula.games.magna_roma.rules.city import (
    BESIDE,
    BLESSED,
    COVERED,
    GRID,
    STRIDE,
    TILE,
    TOWN_CENTER,
    City,
)
from insula.games.magna_roma.rules.market import can_pay
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.pending import ENTRY
from insula.games.magna_roma.rules.state import NONE, STEP_NAMES, RomaState
from insula.kernel.game import tidy

Reasons = Iterator[Reason]

VERBS: dict[Step, tuple[tuple[str, ...], str]] = {
    "pick": (("pick",), "MR-1.5"),
    "choose": (("take",), "MR-13.1"),
    "place": (("place",), "MR-2.1"),
    "trade": (("trade", "no trade"), "MR-6.2"),
    "order": (("gain",), "MR-3.5"),
    "action": (("no action", "build", "conquer", "bless"), "MR-2.1"),
    "reserve": (("reserve",), "MR-2.1"),
}


def reason_facts(content: Content, state: RomaState, text: str) -> list[Reason]:
    """Return the reasons against a text; none exactly for the legal moves."""
    if state.over():
        return [reasons.GameOver("MR-2.2")]
    step: Step = STEP_NAMES[state.step()]
    verbs, rule = VERBS[step]
    words = parse(tidy(text))
    if words is None:
        return [reasons.NoMove("", text, step)]
    if words.verb not in verbs:
        return [reasons.NotNow(rule, step)]
    return list(against(content, state, words))


def against(content: Content, state: RomaState, words: Words) -> Reasons:
    city = state.cities[state.seat()]
    if words.verb == "place":
        yield from against_placing(state, city, words)
    elif words.verb == "pick":
        yield from against_picking(state, words.number - 1)
    elif words.verb == "reserve":
        yield from against_reserving(state, words.number - 1)
    elif words.verb == "take" and not 1 <= words.number <= 3:
        yield reasons.ThreeTiles("MR-13.1")
    elif words.verb == "trade":
        yield from against_trading(state, city, words)
    elif words.verb == "gain":
        yield from against_order(state, words)
    elif words.verb == "build":
        yield from against_building(content, state, city, words)
    elif words.verb == "conquer":
        yield from against_conquering(content, state, city, words)
    elif words.verb == "bless":
        yield from against_blessing(city, words)


def against_placing(state: RomaState, city: City, words: Words) -> Reasons:
    cell = GRID.find(words.cell)
    row, column = GRID.row(cell), GRID.column(cell)
    inside = city.north <= row <= city.south and city.west <= column <= city.east
    if cell < 0 or not inside:
        yield reasons.OutsideSquare("MR-3.2", words.cell)
        return
    if city.squares[cell] & TILE:
        yield reasons.CellTaken("MR-3.1", words.cell)
    elif city.squares[cell] != BESIDE:
        yield reasons.NotBeside("MR-3.1", words.cell)
    turns = state.box.turns[city.reserved]
    if words.number > 3:
        yield reasons.FourTurns("MR-3.1")
    elif words.number >= turns:
        yield reasons.SameTurn("MR-3.1", words.number, words.number % turns)


def marker_on(state: RomaState, slot: int) -> int:
    """The seat whose marker stands on a slot, or NONE."""
    for seat, city in enumerate(state.cities):
        if city.marker == slot:
            return seat
    return NONE


def against_slot(state: RomaState, slot: int, rule: str) -> Reasons:
    """Reasons against a slot of the ring, whatever the distance."""
    slots = state.box.ring_slots[state.players]
    if not 0 <= slot < slots:
        yield reasons.RingSize("MR-1.2", slots)
        return
    seat = marker_on(state, slot)
    if seat != NONE and state.ring[slot] != NONE:
        yield reasons.MarkerStands(rule, seat, slot + 1)
    elif state.ring[slot] == NONE:
        yield reasons.SlotEmpty(rule, slot + 1)


def against_picking(state: RomaState, slot: int) -> Reasons:
    yield from against_slot(state, slot, "MR-1.5")


def against_reserving(state: RomaState, slot: int) -> Reasons:
    found = list(against_slot(state, slot, "MR-11.1"))
    yield from found
    if not found and min(distances(state, slot)) > 2:
        yield reasons.TooFar("MR-11.1", slot + 1)


def distances(state: RomaState, slot: int) -> list[int]:
    """How many free tiles away a slot is, each way round."""
    slots = state.box.ring_slots[state.players]
    own = state.cities[state.seat()].marker
    away = []
    for step in (1, -1):
        at, count = own, 0
        while at != slot:
            at = (at + step) % slots
            free = state.ring[at] != NONE and marker_on(state, at) == NONE
            count += 1 if free else 0
        away.append(count)
    return away


def against_trading(state: RomaState, city: City, words: Words) -> Reasons:
    trade = state.detail()
    for way in range(state.box.trade_ways[trade]):
        if tidy(trade_text(state.box, trade, way)) == f"trade {words.rest}":
            if not can_pay(state, city, trade * WAYS + way):
                yield reasons.CannotPay("MR-6.3")
            return
    yield reasons.OtherTrade("MR-6.2", trade_of(state.box, trade, 0))


def against_order(state: RomaState, words: Words) -> Reasons:
    pending, at = state.detail(), 0
    while pending >> (at * ENTRY):
        if tidy(order_text(state, at)) == f"gain {words.rest}":
            return
        at += 1
    yield reasons.NotPending("MR-3.5", words.rest)


def against_building(content: Content, state: RomaState, city: City, words: Words) -> Reasons:
    names = [tidy(name) for name in content.monuments]
    places = [at for at, m in enumerate(state.display) if m != NONE and names[m] == words.name]
    if not places:
        yield reasons.NotOnDisplay("MR-8.1", words.name)
        return
    cost = price(state, places[0])
    if city.coins < cost:
        yield reasons.TooDear("MR-8.1", amount_of(cost, COINS), city.coins)
    if state.box.on_center[state.display[places[0]]]:
        if words.cell:
            yield reasons.OnCenter("MR-8.2")
    else:
        yield from against_site(city, words.cell)


def against_site(city: City, cell: str) -> Reasons:
    if not cell:
        yield reasons.NeedsSite("MR-8.2")
        return
    first, last = (GRID.find(part) for part in cell.split("-"))
    if first < 0 or last != first + STRIDE + 1 or not GRID.inside(last):
        yield reasons.NoSite("MR-8.2", cell)
        return
    four = (first, first + 1, first + STRIDE, last)
    for square in four:
        name = GRID.name(square)
        if square == TOWN_CENTER:
            yield reasons.IsCenter("MR-8.2", name)
        elif not city.squares[square] & TILE:
            yield reasons.NoTile("MR-8.2", name)
        elif city.squares[square] & COVERED:
            yield reasons.Covered("MR-8.2", name)


def against_conquering(content: Content, state: RomaState, city: City, words: Words) -> Reasons:
    seat = state.seat()
    names = [tidy(content.provinces[province]) for province in state.provinces]
    if words.name not in names:
        yield reasons.NotInPlay("MR-1.3", words.name)
        return
    card, slot = names.index(words.name), SLOTS.index(words.slot)
    owner = state.slots[card * 3 + slot]
    if owner == seat or (owner != NONE and owner < state.players):
        yield reasons.SlotConquered("MR-9.1", owner)
    elif owner != NONE:
        yield reasons.SlotBlocked("MR-13.3")
    if seat in list(state.slots)[card * 3 : card * 3 + 3] and owner != seat:
        yield reasons.OwnDisc("MR-9.1")
    cost = state.box.slot_cost[state.provinces[card] * 3 + slot]
    if city.legions < cost:
        yield reasons.TooFewLegions("MR-9.1", amount_of(cost, LEGIONS), city.legions)


def against_blessing(city: City, words: Words) -> Reasons:
    cell = GRID.find(words.cell)
    if city.blessings == 0:
        yield reasons.NoBlessing("MR-10.1")
    if cell < 0 or not city.squares[cell] & TILE:
        yield reasons.NotInCity("MR-10.1", words.cell)
    elif city.squares[cell] & BLESSED:
        yield reasons.AlreadyBlessed("MR-10.1", words.cell)
