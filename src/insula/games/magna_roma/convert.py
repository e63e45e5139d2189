"""Turn what the compiled rules note and offer into facts.

Events must be converted right after their move: causes are read from the state as it stands then.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from insula.games.magna_roma.facts import events, moves
from insula.games.magna_roma.facts.nouns import (
    COLOUR_WORDS,
    ICON_WORDS,
    Amount,
    Half,
    LossCause,
    Tile,
)
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import site_name
from insula.games.magna_roma.rules import box as boxes
from insula.games.magna_roma.rules import moves as numbers
from insula.games.magna_roma.rules import state as noted
from insula.games.magna_roma.rules.box import GOODS, HALF_NAMES, SLOTS, TRACKS, WAYS, Box
from insula.games.magna_roma.rules.city import GRID, TOWN_CENTER
from insula.games.magna_roma.rules.pending import ENTRY, entry_amount, entry_good
from insula.games.magna_roma.rules.place import neighbour
from insula.games.magna_roma.rules.state import PICK, STEP_NAMES, RomaState
from insula.kernel.contract import Event
from insula.kernel.grid import DIRECTIONS

CENTER = "center"
REVEALS = (noted.REFILLED, noted.DISPLAYED, noted.REVEALED)
"""Events that show what was hidden."""
Made = Callable[[Content, RomaState, Event], events.Event]


@lru_cache(1024)
def tile_of(box: Box, tile: int) -> Tile:
    return Tile(
        tile,
        COLOUR_WORDS[box.colour[tile]],
        ICON_WORDS[box.icon[tile]],
        ICON_WORDS[box.icon2[tile]],
        box.stars[tile],
    )


@lru_cache(1024)
def amount_of(count: int, good: int) -> Amount:
    return Amount(GOODS[good], count)


def site_of(site: int) -> str:
    return CENTER if site == TOWN_CENTER else site_name(site)


# -- events --------------------------------------------------------------------------------------


def event_facts(
    content: Content, state: RomaState, happened: Sequence[Event]
) -> tuple[events.Event, ...]:
    """Return the events that led to this state as facts."""
    return tuple([EVENTS[event[0]](content, state, event) for event in happened])


def placed(content: Content, state: RomaState, event: Event) -> events.Event:
    _, _, cell, tile, turned = event
    return events.Placed(GRID.name(cell), tile_of(state.box, tile), turned)


def star(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Star(TRACKS[event[2]], event[3])


def gained(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Gained(amount_of(event[3], event[2]), cause(state, event[4]))


def lost(content: Content, state: RomaState, event: Event) -> events.Event:
    why: LossCause = "past_end" if event[4] == noted.PAST_THE_END else "none_left"
    return events.Lost(amount_of(event[3], event[2]), why)


def traded(content: Content, state: RomaState, event: Event) -> events.Event:
    trade = trade_of(state.box, event[2], event[3])
    return events.Traded(trade.paid, trade.gained)


def declined(content: Content, state: RomaState, event: Event) -> events.Event:
    trade = trade_of(state.box, event[2], 0)
    return events.Declined(trade.paid, trade.gained)


def built(content: Content, state: RomaState, event: Event) -> events.Event:
    _, _, monument, site, price = event
    name, on_center = content.monuments[monument], site == TOWN_CENTER
    return events.Built(name, site_of(site), on_center, amount_of(price, boxes.COINS))


def conquered(content: Content, state: RomaState, event: Event) -> events.Event:
    _, _, card, slot, legions = event
    province = content.provinces[state.provinces[card]]
    price = amount_of(legions, boxes.LEGIONS)
    return events.Conquered(province, SLOTS[slot], price)


def blessed(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Blessed(GRID.name(event[2]))


def displayed(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Displayed(content.monuments[event[3]])


def discarded(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Discarded(tile_of(state.box, event[2]))


def token(content: Content, state: RomaState, event: Event) -> events.Event:
    return events.Token(event[2], amount_of(event[3], boxes.POINTS))


def about_a_tile(
    kind: Callable[[int, Tile], events.Event],
) -> Made:
    """Return a converter of events about a tile and its place, counted from 1."""
    return lambda content, state, event: kind(event[2] + 1, tile_of(state.box, event[3]))


EVENTS: dict[int, Made] = {
    noted.PICKED: about_a_tile(events.Picked),
    noted.TOOK: about_a_tile(events.Took),
    noted.PLACED: placed,
    noted.STAR: star,
    noted.GAINED: gained,
    noted.LOST: lost,
    noted.TRADED: traded,
    noted.DECLINED: declined,
    noted.BUILT: built,
    noted.CONQUERED: conquered,
    noted.BLESSING: blessed,
    noted.NO_ACTION: lambda content, state, event: events.NoAction(),
    noted.RESERVED: about_a_tile(events.Reserved),
    noted.REFILLED: about_a_tile(events.Refilled),
    noted.DISPLAYED: displayed,
    noted.DISCARDED: discarded,
    noted.REVEALED: about_a_tile(events.Revealed),
    noted.TOKEN: token,
    noted.ENDED: lambda content, state, event: events.Ended(),
}

# -- causes --------------------------------------------------------------------------------------

CAUSES: dict[int, events.Cause] = {
    noted.FROM_TRADE: events.FromTrade(),
    noted.FROM_MONUMENT: events.FromMonument(),
    noted.FROM_PROVINCE: events.FromProvince(),
    noted.FROM_FAITH: events.FromFaith(),
}


def cause(state: RomaState, source: int) -> events.Cause:
    """Return where a gain came from."""
    if source < len(DIRECTIONS):
        return joint(state, source)
    if source >= noted.FROM_BONUS:
        return bonus(state.box, source - noted.FROM_BONUS)
    return CAUSES[source]


def joint(state: RomaState, direction: int) -> events.FromJoint:
    """Return the joint of the tile that was placed or blessed last."""
    squares = state.cities[state.last].squares
    cell = state.focus
    beside = neighbour(cell, direction)
    return events.FromJoint(
        GRID.name(cell),
        DIRECTIONS[direction],
        half(state.box, squares[cell] >> 4, direction),
        half(state.box, squares[beside] >> 4, (direction + 2) % 4),
        COLOUR_WORDS[state.box.colour[state.cities[state.last].tile(beside)]],
    )


def half(box: Box, code: int, direction: int) -> Half:
    return HALF_NAMES[(box.edges[code] >> (direction * 2)) & 3]


@lru_cache(256)
def bonus(box: Box, number: int) -> events.FromBonus:
    tracks = (box.bonus_first[number], box.bonus_second[number])
    return events.FromBonus(
        tuple([TRACKS[track] for track in tracks if track >= 0]), box.bonus_space[number]
    )


# -- moves and questions -------------------------------------------------------------------------


def move_fact(content: Content, state: RomaState, move: int) -> moves.Move:
    """Return a legal move as a fact."""
    if move >= numbers.PLACE_TILE:
        return place_fact(move)
    if move >= numbers.BUILD:
        place, site = divmod(move - numbers.BUILD, 121)
        name = content.monuments[state.display[place]]
        return moves.Build(name, site_of(site), site == TOWN_CENTER)
    if move >= numbers.BLESS:
        return moves.Bless(GRID.name(move - numbers.BLESS))
    if move >= numbers.CONQUER:
        card, slot = divmod(move - numbers.CONQUER, 3)
        province = content.provinces[state.provinces[card]]
        return moves.Conquer(province, SLOTS[slot])
    if move >= numbers.ROW_PLACE:
        return moves.Take(move - numbers.ROW_PLACE + 1)
    if move >= numbers.RING_SLOT:
        kind = moves.Pick if state.step() == PICK else moves.Reserve
        return kind(move - numbers.RING_SLOT + 1)
    return answer_fact(state, move)


@lru_cache(1024)
def place_fact(move: int) -> moves.Place:
    cell, turned = divmod(move - numbers.PLACE_TILE, 4)
    return moves.Place(GRID.name(cell), turned)


def answer_fact(state: RomaState, move: int) -> moves.Move:
    """Return a move that points at nothing on the table."""
    if move >= numbers.ORDER_ENTRY:
        return moves.GainFirst(pending_amount(state, move - numbers.ORDER_ENTRY))
    if move == numbers.NO_ACTION_MOVE:
        return moves.SkipAction()
    if move == numbers.NO_TRADE:
        return moves.SkipTrade()
    return trade_of(state.box, state.detail(), move - numbers.TRADE_WAY)


def pending_amount(state: RomaState, at: int) -> Amount:
    entry = state.detail() >> (at * ENTRY)
    return amount_of(entry_amount(entry), entry_good(entry))


@lru_cache(1024)
def trade_of(box: Box, trade: int, way: int) -> moves.Trade:
    at = trade * WAYS + way
    paid = (
        (boxes.COINS, box.pay_coins[at]),
        (boxes.POPULATION, box.pay_population[at]),
        (boxes.LEGIONS, box.pay_legions[at]),
    )
    gained = amount_of(box.trade_amount[trade], box.trade_good[trade])
    return moves.Trade(tuple([amount_of(count, good) for good, count in paid if count]), gained)


QUESTIONS: dict[str, moves.Question] = {
    "pick": moves.AskPick(),
    "choose": moves.AskChoose(),
    "place": moves.AskPlace(),
    "trade": moves.AskTrade(),
    "order": moves.AskOrder(),
    "action": moves.AskAction(),
    "reserve": moves.AskReserve(),
}


def question_fact(state: RomaState) -> moves.Question:
    return moves.NoQuestion() if state.over() else QUESTIONS[STEP_NAMES[state.step()]]
