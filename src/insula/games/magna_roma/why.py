"""Why a move is not legal: the rule that forbids it. Written apart from the generator of moves."""

from collections.abc import Iterator

from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import Words, amount_of, order_text, parse, trade_text
from insula.games.magna_roma.rules.box import COINS, LEGIONS, LUXURIES, POPULATION, SLOTS, WAYS
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
from insula.games.magna_roma.rules.pending import ENTRY, LARGEST_AMOUNT
from insula.games.magna_roma.rules.state import (
    ACTION,
    CHOOSE,
    NONE,
    ORDER,
    PICK,
    PLACE,
    RESERVE,
    TRADE,
    RomaState,
)
from insula.kernel.game import Reason, tidy

Reasons = Iterator[Reason]

VERBS: dict[int, tuple[tuple[str, ...], str, str]] = {
    PICK: (("pick",), "MR-1.5", "now a first tile is picked: 'pick 3'"),
    CHOOSE: (("take",), "MR-13.1", "now one of the three tiles is chosen: 'take 2'"),
    PLACE: (("place",), "MR-2.1", "now the reserved tile is placed: 'place e4 turned 1'"),
    TRADE: (("trade", "no trade"), "MR-6.2", "now a trade is taken or not: 'no trade'"),
    ORDER: (("gain",), "MR-3.5", "now the order of two gains is chosen: 'gain 1 legion'"),
    ACTION: (
        ("no action", "build", "conquer", "bless"),
        "MR-2.1",
        "now an optional action is taken or not: 'no action'",
    ),
    RESERVE: (("reserve",), "MR-2.1", "now the next tile is reserved: 'reserve 3'"),
}


def why_not(content: Content, state: RomaState, text: str) -> list[Reason]:
    """The reasons against a text; none exactly for the legal moves."""
    if state.over():
        return [Reason("MR-2.2", "the game is over")]
    verbs, rule, hint = VERBS[state.step()]
    words = parse(tidy(text))
    if words is None:
        return [Reason("", f"'{text}' is no move of this game; {hint}")]
    if words.verb not in verbs:
        return [Reason(rule, hint)]
    return list(reasons(content, state, words))


def reasons(content: Content, state: RomaState, words: Words) -> Reasons:
    city = state.cities[state.seat()]
    if words.verb == "place":
        yield from against_placing(state, city, words)
    elif words.verb == "pick":
        yield from against_picking(state, words.number - 1)
    elif words.verb == "reserve":
        yield from against_reserving(state, words.number - 1)
    elif words.verb == "take" and not 1 <= words.number <= 3:
        yield Reason("MR-13.1", "there are three tiles to choose from")
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
        yield Reason("MR-3.2", f"with a tile on {words.cell} the city could not end as 5x5")
        return
    if city.squares[cell] & TILE:
        yield Reason("MR-3.1", f"a tile lies on {words.cell}")
    elif city.squares[cell] != BESIDE:
        yield Reason("MR-3.1", f"{words.cell} is not beside a tile of the city")
    turns = state.box.turns[city.reserved]
    if words.number > 3:
        yield Reason("MR-3.1", "a tile has four turns, 0 to 3")
    elif words.number >= turns:
        same = words.number % turns
        yield Reason("MR-3.1", f"turned {words.number} looks the same as turned {same}")


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
        yield Reason("MR-1.2", f"the ring has {slots} slots")
        return
    seat = marker_on(state, slot)
    if seat != NONE and state.ring[slot] != NONE:
        yield Reason(rule, f"seat {seat + 1}'s marker stands on slot {slot + 1}")
    elif state.ring[slot] == NONE:
        yield Reason(rule, f"slot {slot + 1} is empty")


def against_picking(state: RomaState, slot: int) -> Reasons:
    yield from against_slot(state, slot, "MR-1.5")


def against_reserving(state: RomaState, slot: int) -> Reasons:
    found = list(against_slot(state, slot, "MR-11.1"))
    yield from found
    if not found and min(distances(state, slot)) > 2:
        yield Reason("MR-11.1", f"slot {slot + 1} is more than 2 free tiles away")


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
                yield Reason("MR-6.3", "what this trade asks for is not there")
            return
    yield Reason("MR-6.2", f"the trade here is '{trade_text(state.box, trade, 0)}'")


def against_order(state: RomaState, words: Words) -> Reasons:
    pending, at = state.detail(), 0
    while pending >> (at * ENTRY):
        if tidy(order_text(state, at)) == f"gain {words.rest}":
            return
        at += 1
    yield Reason("MR-3.5", f"'{words.rest}' is not pending")


def against_building(content: Content, state: RomaState, city: City, words: Words) -> Reasons:
    names = [tidy(name) for name in content.monuments]
    places = [at for at, m in enumerate(state.display) if m != NONE and names[m] == words.name]
    if not places:
        yield Reason("MR-8.1", f"'{words.name}' is not on display")
        return
    cost = price(state, places[0])
    if city.coins < cost:
        yield Reason("MR-8.1", f"it costs {amount_of(cost, COINS)}, there are {city.coins}")
    if state.box.on_center[state.display[places[0]]]:
        if words.cell:
            yield Reason("MR-8.2", "it goes on the Town Center: leave out the place")
    else:
        yield from against_site(city, words.cell)


def against_site(city: City, cell: str) -> Reasons:
    if not cell:
        yield Reason("MR-8.2", "it goes between four tiles: 'at c3-d4'")
        return
    first, last = (GRID.find(part) for part in cell.split("-"))
    if first < 0 or last != first + STRIDE + 1 or not GRID.inside(last):
        yield Reason("MR-8.2", f"'{cell}' does not name four tiles that meet, such as c3-d4")
        return
    four = (first, first + 1, first + STRIDE, last)
    for square in four:
        name = GRID.name(square)
        if square == TOWN_CENTER:
            yield Reason("MR-8.2", f"{name} is the Town Center")
        elif not city.squares[square] & TILE:
            yield Reason("MR-8.2", f"no tile lies on {name}")
        elif city.squares[square] & COVERED:
            yield Reason("MR-8.2", f"another monument covers {name}")


def against_conquering(content: Content, state: RomaState, city: City, words: Words) -> Reasons:
    seat = state.seat()
    names = [tidy(content.provinces[province]) for province in state.provinces]
    if words.name not in names:
        yield Reason("MR-1.3", f"'{words.name}' is not in play")
        return
    card, slot = names.index(words.name), SLOTS.index(words.slot)
    owner = state.slots[card * 3 + slot]
    if owner == seat or (owner != NONE and owner < state.players):
        yield Reason("MR-9.1", f"seat {owner + 1} has conquered that slot")
    elif owner != NONE:
        yield Reason("MR-13.3", "that slot is blocked for the whole game")
    if seat in list(state.slots)[card * 3 : card * 3 + 3] and owner != seat:
        yield Reason("MR-9.1", "one disc lies on that card already")
    cost = state.box.slot_cost[state.provinces[card] * 3 + slot]
    if city.legions < cost:
        yield Reason("MR-9.1", f"it takes {amount_of(cost, LEGIONS)}, there are {city.legions}")


def against_blessing(city: City, words: Words) -> Reasons:
    cell = GRID.find(words.cell)
    if city.blessings == 0:
        yield Reason("MR-10.1", "there is no blessing token to play")
    if cell < 0 or not city.squares[cell] & TILE:
        yield Reason("MR-10.1", f"no tile of the city lies on {words.cell}")
    elif city.squares[cell] & BLESSED:
        yield Reason("MR-10.1", f"{words.cell} has a blessing token already")


def conceivable(content: Content, state: RomaState) -> list[str]:
    """Texts that a player might try now: all legal ones, sensible, silly and out of turn ones."""
    tries = [
        "no action",
        "no trade",
        "take 1",
        "take 4",
        "pick 1",
        "reserve 2",
        "hello",
        "gain 9 VP",
    ]
    squares = [GRID.name(GRID.cell(column, row)) for row in range(1, 10) for column in range(1, 10)]
    step = state.step() if not state.over() else ACTION
    if step in (PICK, RESERVE):
        tries += [f"{verb} {slot}" for verb in ("pick", "reserve") for slot in range(12)]
    elif step == PLACE:
        turns = ["", " turned 1", " turned 2", " turned 3", " turned 4"]
        tries += [f"place {cell}{turn}" for cell in [*squares, "j1", "a10"] for turn in turns]
    elif step == TRADE:
        every = range(state.box.trades)
        ways = [(trade, way) for trade in every for way in range(state.box.trade_ways[trade])]
        tries += [trade_text(state.box, trade, way) for trade, way in ways]
    elif step == ACTION:
        tries += [f"bless {cell}" for cell in [*squares, "j1"]]
        tries += [f"conquer {name} {slot}" for name in content.provinces for slot in SLOTS]
        tries += [f"build {name}" for name in content.monuments]
        tries += [f"build {content.monuments[m]}{at}" for m in shown(state) for at in all_sites()]
    elif step == ORDER:
        waiting = (LUXURIES, LEGIONS, COINS, POPULATION)
        amounts = range(1, LARGEST_AMOUNT + 1)
        tries += [f"gain {amount_of(amount, good)}" for good in waiting for amount in amounts]
    else:
        tries += [f"take {place}" for place in range(5)]
    return tries


def shown(state: RomaState) -> list[int]:
    return [monument for monument in state.display if monument != NONE]


def all_sites() -> list[str]:
    """Every pair of squares that could be taken for a site, and some that could not."""
    names = []
    for row in range(1, 10):
        for column in range(1, 10):
            first = GRID.cell(column, row)
            names.append(f" at {GRID.name(first)}-{GRID.name(first + STRIDE + 1)}")
    return [*names, " at c3-c4"]
