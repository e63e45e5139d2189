"""Find out why a move is not legal. Independent of the code that generates moves."""

from collections.abc import Iterator

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.facts import reasons
from insula.games.magna_grecia.facts.reasons import Reason
from insula.games.magna_grecia.forbid_cities import against_city, against_hex, against_more
from insula.games.magna_grecia.forbid_turn import (
    anchored,
    completes_after_road,
    find_place,
    fits,
    joins_opponent,
    market_of,
    taken,
)
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES, ParsedMove, parse
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
from insula.kernel.game import tidy
from insula.kernel.hexes import NOWHERE

Reasons = Iterator[Reason]


def reason_facts(content: Content, state: GreciaState, text: str) -> list[Reason]:
    """Return the reasons against a text; empty exactly for the legal moves."""
    if state.over():
        return [reasons.GameOver("MG-8.1")]
    parsed = parse(tidy(text))
    if parsed is None:
        return [reasons.NoMove("", text)]
    step = state.step()
    if step == PLACE_ORACLE:
        return list(against_oracle(content, state, parsed))
    if step == COVER:
        return list(against_covering(content, state, parsed))
    if parsed.verb == "oracle":
        return [reasons.OraclesBefore("MG-1.3")]
    return list(against_turn(content, state, parsed))


def against_oracle(content: Content, state: GreciaState, parsed: ParsedMove) -> Reasons:
    if parsed.verb != "oracle":
        yield reasons.OracleNow("MG-1.3")
        return
    place = find_place(content, parsed.name)
    if place == NONE:
        yield reasons.NoVillage("MG-1.3", parsed.name)
    elif state.box.green[place]:
        yield reasons.GreenBorder("MG-1.3", content.villages[place])
    elif state.kind[place] == ORACLE:
        yield reasons.HasOracle("MG-1.3", content.villages[place])


def against_covering(content: Content, state: GreciaState, parsed: ParsedMove) -> Reasons:
    wanted = content.hexes.name(state.box.village[state.detail()])
    if parsed.verb != "city" or parsed.hex != wanted:
        yield reasons.CoverNext("MG-4.5", wanted)


def against_turn(content: Content, state: GreciaState, parsed: ParsedMove) -> Reasons:
    if parsed.verb == "road":
        yield from against_road(content, state, parsed)
    elif parsed.verb == "city":
        yield from against_city(content, state, parsed.hex)
    elif state.founding != NONE:
        yield reasons.FoundingFirst("MG-4.2")
    elif parsed.verb == "take":
        yield from against_taking(state, parsed.piece)
    elif parsed.verb == "market":
        yield from against_building(content, state, parsed.name)
    elif parsed.verb == "sell":
        yield from against_selling(content, state, parsed.name)


def against_taking(state: GreciaState, piece: str) -> Reasons:
    hand = state.hands[state.seat()]
    if not fits(state, state.roads_laid, state.cities_laid, taken(state) + 1):
        both = state.roads_laid and state.cities_laid
        yield reasons.TwoActions("MG-2.6") if both else reasons.TakesSpent("MG-2.6")
    if piece == "road" and state.cities_taken:
        yield reasons.RoadsFirst("MG-3.2")
    if (hand.staged_roads if piece == "road" else hand.staged_cities) == 0:
        yield reasons.StagingEmpty("MG-3.1")


# -- roads ---------------------------------------------------------------------------------------


def against_road(content: Content, state: GreciaState, parsed: ParsedMove) -> Reasons:
    cell = content.hexes.find(parsed.hex)
    if cell == NOWHERE:
        yield against_hex(content, parsed.hex)
        return
    if parsed.ends not in SHAPE_NAMES:
        yield against_shape(parsed.ends)
        return
    if state.hands[state.seat()].roads == 0:
        yield reasons.NoRoadTile("MG-2.7")
    yield from against_more(state, 1, 0)
    board, seat = Board(content, state), state.seat()
    joins = joins_opponent(board, seat, cell, parsed.ends)
    if board.lies[cell] != OPEN:
        yield reasons.NotOpen("MG-5.3", parsed.hex)
    elif not anchored(board, seat, cell, SHAPE_NAMES.index(parsed.ends)):
        yield reasons.LengthensOther("MG-5.4") if joins else reasons.NoAnchor("MG-5.2")
    elif state.box.rules > 1 and joins:
        yield reasons.JoinsOther("MG-5.4")
    if state.founding != NONE and not completes_after_road(board, state, cell, parsed.ends):
        yield reasons.LeavesUnfounded("MG-4.2")


def against_shape(ends: str) -> Reason:
    turned = "-".join(reversed(ends.split("-")))
    if turned in SHAPE_NAMES:
        return reasons.OtherEnds("MG-5.1", turned)
    return reasons.NoShape("MG-5.1", ends)


# -- markets -------------------------------------------------------------------------------------


def against_building(content: Content, state: GreciaState, name: str) -> Reasons:
    seat, place = state.seat(), find_place(content, name)
    hand = state.hands[seat]
    if place == NONE or state.kind[place] == GONE:
        yield reasons.NoPlace("MG-6.1", name)
        return
    if state.kind[place] == ORACLE:
        yield reasons.OraclePlace("MG-1.3", content.villages[place])
    if state.kind[place] == CITY + seat:
        yield reasons.OwnCity("MG-6.1")
    if market_of(state, place, seat) != NO_MARKET:
        yield reasons.MarketThere("MG-6.1")
    if hand.markets == 0:
        yield reasons.NoMarketPiece("MG-1.7")
    price = market_price(state, place)
    if price > hand.points:
        yield reasons.TooDear("MG-6.2", price, hand.points)


def market_price(state: GreciaState, place: int) -> int:
    """Return the price of a market: the tiles of the place and the other markets in it (MG-6.2)."""
    tiles = list(state.place).count(place) if state.kind[place] >= CITY else 1
    others = [seat for seat in range(state.players) if seat != state.seat()]
    return tiles + sum(market_of(state, place, seat) not in (NO_MARKET, SOLD) for seat in others)


def against_selling(content: Content, state: GreciaState, name: str) -> Reasons:
    seat, place = state.seat(), find_place(content, name)
    if place == NONE:
        yield reasons.NoPlace("MG-6.5", name)
        return
    if market_of(state, place, seat) == NO_MARKET:
        yield reasons.NoOwnMarket("MG-6.5", content.villages[place])
        return
    if market_of(state, place, seat) == SOLD:
        yield reasons.MarketSold("MG-6.5")
        return
    own = state.kind[place] == CITY + seat
    connected = [p for p in range(len(state.kind)) if state.linked[place] >> p & 1]
    if not own and not any(state.kind[p] == CITY + seat for p in connected):
        yield reasons.MarketInactive("MG-6.3")
