"""Why a move is not legal: the rule that forbids it. Written apart from the generator of moves."""

from collections.abc import Iterator

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES, Words, parse, road_text
from insula.games.magna_grecia.plain import Board
from insula.games.magna_grecia.plain_turn import (
    anchored,
    completes_after_road,
    find_place,
    fits,
    joins_opponent,
    market_of,
    taken,
)
from insula.games.magna_grecia.rules.box import SHAPES
from insula.games.magna_grecia.rules.state import (
    CITY,
    COVER,
    GONE,
    NO_MARKET,
    NONE,
    OPEN,
    ORACLE,
    PLACE_ORACLE,
    SOLD,
    GreciaState,
)
from insula.games.magna_grecia.why_cities import (
    against_city,
    against_hex,
    against_more,
)
from insula.kernel.game import Reason, tidy
from insula.kernel.hexes import NOWHERE

Reasons = Iterator[Reason]
HINT = "try 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' or 'stop'"


def why_not(content: Content, state: GreciaState, text: str) -> list[Reason]:
    """The reasons against a text; none exactly for the legal moves."""
    if state.over():
        return [Reason("MG-8.1", "the game is over")]
    words = parse(tidy(text))
    if words is None:
        return [Reason("", f"'{text}' is no move of this game; {HINT}")]
    step = state.step()
    if step == PLACE_ORACLE:
        return list(against_oracle(content, state, words))
    if step == COVER:
        return list(against_covering(content, state, words))
    if words.verb == "oracle":
        return [Reason("MG-1.3", "the oracles are placed before the first round")]
    return list(against_turn(content, state, words))


def against_oracle(content: Content, state: GreciaState, words: Words) -> Reasons:
    if words.verb != "oracle":
        yield Reason("MG-1.3", "now an oracle is placed: 'oracle Pyxous'")
        return
    place = find_place(content, words.name)
    if place == NONE:
        yield Reason("MG-1.3", f"there is no village '{words.name}'")
    elif state.box.green[place]:
        yield Reason("MG-1.3", f"{content.villages[place]} has a green border")
    elif state.kind[place] == ORACLE:
        yield Reason("MG-1.3", f"{content.villages[place]} has an oracle already")


def against_covering(content: Content, state: GreciaState, words: Words) -> Reasons:
    wanted = content.hexes.name(state.box.village[state.detail()])
    if words.verb != "city" or words.hex != wanted:
        yield Reason("MG-4.5", f"the very next tile goes on the village: 'city {wanted}'")


def against_turn(content: Content, state: GreciaState, words: Words) -> Reasons:
    if words.verb == "road":
        yield from against_road(content, state, words)
    elif words.verb == "city":
        yield from against_city(content, state, words.hex)
    elif state.founding != NONE:
        yield Reason("MG-4.2", "the city under way must first include its village")
    elif words.verb == "take":
        yield from against_taking(state, words.piece)
    elif words.verb == "market":
        yield from against_building(content, state, words.name)
    elif words.verb == "sell":
        yield from against_selling(content, state, words.name)


def against_taking(state: GreciaState, piece: str) -> Reasons:
    hand = state.hands[state.seat()]
    if not fits(state, state.roads_laid, state.cities_laid, taken(state) + 1):
        both = state.roads_laid and state.cities_laid
        why = "two actions were taken already" if both else "the card allows no more tiles"
        yield Reason("MG-2.6", f"{why} this turn")
    if piece == "road" and state.cities_taken:
        yield Reason("MG-3.2", "roads are taken before city tiles")
    if (hand.staged_roads if piece == "road" else hand.staged_cities) == 0:
        yield Reason("MG-3.1", "the staging area has none left")


# -- roads -------------------------------------------------------------------------------------


def against_road(content: Content, state: GreciaState, words: Words) -> Reasons:
    cell = content.hexes.find(words.hex)
    if cell == NOWHERE:
        yield against_hex(content, words.hex)
        return
    if words.ends not in SHAPE_NAMES:
        yield against_shape(words.ends)
        return
    if state.hands[state.seat()].roads == 0:
        yield Reason("MG-2.7", "the supply has no road tile")
    yield from against_more(state, 1, 0)
    board = Board(content, state)
    if board.lies[cell] != OPEN:
        yield Reason("MG-5.3", f"{words.hex} is not open ground")
    elif not anchored(board, state.seat(), cell, SHAPE_NAMES.index(words.ends)):
        yield against_anchor(board, state.seat(), cell, words)
    elif state.box.rules > 1 and joins_opponent(board, state.seat(), cell, words.ends):
        yield Reason("MG-5.4", "it would join an opponent's road")
    if state.founding != NONE and not completes_after_road(board, state, cell, words.ends):
        yield Reason("MG-4.2", "then the city under way could not include a village by right")


def against_shape(ends: str) -> Reason:
    turned = "-".join(reversed(ends.split("-")))
    if turned in SHAPE_NAMES:
        return Reason("MG-5.1", f"this tile is written '{turned}'")
    return Reason("MG-5.1", f"a road joins opposite sides or sides 120 degrees apart, not {ends}")


def against_anchor(board: Board, seat: int, cell: int, words: Words) -> Reason:
    if joins_opponent(board, seat, cell, words.ends):
        return Reason("MG-5.4", "it would lengthen an opponent's road")
    return Reason("MG-5.2", "no end meets a city, an own road, or a place that an own road reaches")


# -- markets -----------------------------------------------------------------------------------


def against_building(content: Content, state: GreciaState, name: str) -> Reasons:
    seat, place = state.seat(), find_place(content, name)
    hand = state.hands[seat]
    if place == NONE or state.kind[place] == GONE:
        yield Reason("MG-6.1", f"there is no village or city '{name}'")
        return
    if state.kind[place] == ORACLE:
        yield Reason("MG-1.3", f"{content.villages[place]} is an oracle's: nobody trades there")
    if state.kind[place] == CITY + seat:
        yield Reason("MG-6.1", "a market is built in a village or an opponent's city")
    if market_of(state, place, seat) != NO_MARKET:
        yield Reason("MG-6.1", "one market was built there already")
    if hand.markets == 0:
        yield Reason("MG-1.7", "there is no market piece left")
    tiles = list(state.place).count(place) if state.kind[place] >= CITY else 1
    others = [market_of(state, place, other) for other in range(state.players) if other != seat]
    price = tiles + sum(what not in (NO_MARKET, SOLD) for what in others)
    if price > hand.points:
        yield Reason("MG-6.2", f"it costs {price}, and there are {hand.points} points")


def against_selling(content: Content, state: GreciaState, name: str) -> Reasons:
    seat, place = state.seat(), find_place(content, name)
    if place == NONE or market_of(state, place, seat) == NO_MARKET:
        yield Reason("MG-6.5", f"there is no own market in '{name}'")
        return
    if market_of(state, place, seat) == SOLD:
        yield Reason("MG-6.5", "that market is sold")
        return
    own = state.kind[place] == CITY + seat
    connected = [p for p in range(len(state.kind)) if state.linked[place] >> p & 1]
    if not own and not any(state.kind[p] == CITY + seat for p in connected):
        yield Reason("MG-6.3", "that market is not active")


# -- what a player might try ----------------------------------------------------------------------


def conceivable(content: Content, state: GreciaState) -> list[str]:
    """Texts that a player might try now: sensible, silly and out of turn."""
    names = [*content.villages, "Nowhere"]
    tries = ["stop", "take road", "take city", "hello", "road a1 e-ne", "road a2 w-e", "city z99"]
    tries += [f"city {name}" for name in content.hexes.sea_names()[:3]]
    tries += [f"{verb} {name}" for verb in ("market", "sell", "oracle") for name in names]
    tries += [f"city {content.hexes.name(cell)}" for cell in range(state.box.hexes)]
    for cell in range(state.box.hexes):
        if state.ends[cell] or state.lies[cell] != OPEN or cell % 16 == 0:
            tries += [road_text(content, cell, shape) for shape in range(SHAPES)]
    return tries
