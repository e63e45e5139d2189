"""Show a position as plain data for JSON, without anything hidden.

Nothing here may depend on the order of the face-down cards: a law checks it on every game.
"""

from functools import lru_cache

from insula.games.magna_grecia.board import Board
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES
from insula.games.magna_grecia.rules.box import COLOURS, PLAYERS, SHAPES, Box
from insula.games.magna_grecia.rules.cities import cities_left
from insula.games.magna_grecia.rules.founding import tile_laid
from insula.games.magna_grecia.rules.markets import cost, is_active, takes_market
from insula.games.magna_grecia.rules.places import market
from insula.games.magna_grecia.rules.resupply import takes_left
from insula.games.magna_grecia.rules.roads import roads_left
from insula.games.magna_grecia.rules.state import (
    CITY,
    COVER,
    GONE,
    NO_MARKET,
    NONE,
    ORACLE,
    ROAD,
    SOLD,
    STEP_NAMES,
    VILLAGE,
    GreciaState,
)
from insula.games.magna_grecia.view_types import (
    AllowanceView,
    CardView,
    ChallengerView,
    ConnectionView,
    GreciaView,
    HandView,
    HolderView,
    MapView,
    MarketState,
    MarketView,
    OracleView,
    PlaceKind,
    PlaceView,
    RoadView,
    TurnView,
)


def view(content: Content, state: GreciaState) -> GreciaView:
    """Return the whole table."""
    board = Board(content, state)
    alive = [place for place in range(len(state.kind)) if state.kind[place] != GONE]
    cards = list(state.deck)
    seen, unseen = cards[: state.shown()], cards[state.shown() :]
    return {
        "game": "magna-grecia",
        "players": state.players,
        "over": state.over(),
        "step": None if state.over() else STEP_NAMES[state.step()],
        "seat": state.seat(),
        "round": max(state.round, 0) + 1,
        "rounds": state.rounds,
        "order": list(state.order),
        "card": card_view(state.box, state.deck[max(state.round, 0)]),
        "next_card": next_card_view(state),
        "seen_cards": [card_view(state.box, card) for card in seen],
        "unseen_cards": [card_view(state.box, card) for card in sorted(unseen)],
        "map": map_view(content, state.box),
        "turn": turn_view(content, state),
        "hands": [hand_view(state, seat) for seat in range(state.players)],
        "places": [place_view(content, state, board, place) for place in alive],
        "oracles": [oracle_view(content, state, p) for p in alive if state.kind[p] == ORACLE],
        "roads": roads_view(content, board),
        "scores": state.scores(),
        "breakdown": state.breakdown(),
    }


# -- cards and map -----------------------------------------------------------------------------


def next_card_view(state: GreciaState) -> CardView | None:
    following = max(state.round, 0) + 1
    return card_view(state.box, state.deck[following]) if following < state.shown() else None


@lru_cache(64)
def card_view(box: Box, card: int) -> CardView:
    return {
        "card": card + 1,
        "border": COLOURS[box.border[card]],
        "order": [COLOURS[box.order[card * PLAYERS + turn]] for turn in range(PLAYERS)],
        "roads": allowance_view(box.roads[card], box.more_roads[card]),
        "cities": allowance_view(box.cities[card], box.more_cities[card]),
        "resupply": allowance_view(box.resupply[card], box.more_resupply[card]),
    }


def allowance_view(usual: int, alone: int) -> AllowanceView:
    return {"usual": usual, "alone": alone}


@lru_cache(8)
def map_view(content: Content, box: Box) -> MapView:
    """Return the printed map."""
    spots = zip(content.villages, box.village, box.green, strict=True)
    return {
        "columns": content.hexes.columns,
        "odd_columns": content.hexes.odd_columns,
        "rows": content.hexes.rows,
        "sea": content.hexes.sea_names(),
        "villages": [
            {"name": name, "hex": content.hexes.name(cell), "green": bool(green)}
            for name, cell, green in spots
        ],
    }


def turn_view(content: Content, state: GreciaState) -> TurnView | None:
    """Return what was done this turn, and what is still allowed."""
    if state.over() or state.round == NONE:
        return None
    seat, name = state.seat(), content.hexes.name
    cover = state.step() == COVER
    return {
        "roads_laid": state.roads_laid,
        "cities_laid": [name(tile_laid(state, at)) for at in range(state.cities_laid)],
        "roads_taken": state.roads_taken,
        "cities_taken": state.cities_taken,
        "roads_left": max(roads_left(state, seat), 0),
        "cities_left": max(cities_left(state, seat), 0),
        "takes_left": max(takes_left(state), 0),
        "founded": state.founded,
        "founding": None if state.founding == NONE else name(state.founding),
        "cover": name(state.box.village[state.detail()]) if cover else None,
    }


def hand_view(state: GreciaState, seat: int) -> HandView:
    hand = state.hands[seat]
    return {
        "seat": seat,
        "colour": COLOURS[hand.colour],
        "points": hand.points,
        "supply": {"roads": hand.roads, "cities": hand.cities},
        "staging": {"roads": hand.staged_roads, "cities": hand.staged_cities},
        "markets": hand.markets,
    }


# -- the board ---------------------------------------------------------------------------------


def roads_view(content: Content, board: Board) -> list[RoadView]:
    return [
        road_view(content, cell, *divmod(lies - ROAD, SHAPES))
        for cell, lies in enumerate(board.lies)
        if lies >= ROAD
    ]


@lru_cache(1 << 13)
def road_view(content: Content, cell: int, seat: int, shape: int) -> RoadView:
    return {"hex": content.hexes.name(cell), "seat": seat, "ends": SHAPE_NAMES[shape]}


def place_view(content: Content, state: GreciaState, board: Board, place: int) -> PlaceView:
    kind = state.kind[place]
    seats = range(state.players)
    return {
        "name": city_name(content, place),
        "kind": kind_name(kind),
        "seat": kind - CITY if kind >= CITY else None,
        "hexes": [content.hexes.name(cell) for cell in board.places[place]],
        "green": place < state.box.villages and bool(state.box.green[place]),
        "connections": state.worth[place],
        "connected": connected_view(content, state, board, place),
        "reached": sorted(board.reached_by(board.places[place][0])) if kind < CITY else [],
        "markets": [
            market_view(state, place, seat)
            for seat in seats
            if market(state, place, seat) != NO_MARKET
        ],
        "cost": [
            cost(state, place, seat) if takes_market(state, place, seat) else None for seat in seats
        ],
    }


def city_name(content: Content, place: int) -> str | None:
    """Return the name of a place's village; None for a city without one yet."""
    return content.villages[place] if place < len(content.villages) else None


def kind_name(kind: int) -> PlaceKind:
    return "city" if kind >= CITY else "village" if kind == VILLAGE else "oracle"


def connected_view(
    content: Content, state: GreciaState, board: Board, place: int
) -> list[ConnectionView]:
    """Return the places that a place is connected to, and over which roads (MG-6.4)."""
    if not state.linked[place]:
        return []
    name = content.hexes.name
    roads: dict[int, list[list[str]]] = {}
    for cell in board.places[place]:
        for side in range(6):
            road = board.road(cell, side)
            if road is None or road.far < 0 or state.place[road.far] in (NONE, place):
                continue
            roads.setdefault(state.place[road.far], []).append([name(tile) for tile in road.tiles])
    return [{"place": city_name(content, far), "roads": roads[far]} for far in sorted(roads)]


def market_view(state: GreciaState, place: int, seat: int) -> MarketView:
    sold = market(state, place, seat) == SOLD
    active = is_active(state, place, seat) and not sold
    kind: MarketState = "sold" if sold else "active" if active else "inactive"
    return {"seat": seat, "state": kind, "value": state.worth[place] if active else 0}


def oracle_view(content: Content, state: GreciaState, oracle: int) -> OracleView:
    """Return the city that an oracle looks at, and what other connected cities lack (MG-7.1)."""
    holder = state.gaze[oracle]
    cities = [p for p in range(len(state.kind)) if state.linked[oracle] >> p & 1]
    rivals = [p for p in cities if state.kind[p] >= CITY and p != holder]
    most = state.worth[holder] if holder != NONE else 0
    return {
        "name": content.villages[oracle],
        "hex": content.hexes.name(state.box.village[oracle]),
        "holder": None if holder == NONE else holder_view(content, state, holder),
        "challengers": [challenger_view(content, state, rival, most) for rival in rivals],
    }


def holder_view(content: Content, state: GreciaState, city: int) -> HolderView:
    return {
        "city": city_name(content, city),
        "seat": state.kind[city] - CITY,
        "connections": state.worth[city],
    }


def challenger_view(content: Content, state: GreciaState, rival: int, most: int) -> ChallengerView:
    return {
        "city": city_name(content, rival),
        "seat": state.kind[rival] - CITY,
        "connections": state.worth[rival],
        "needs": most + 1,
        "lacks": most + 1 - state.worth[rival],
    }
