"""Turn what the compiled rules note and offer into facts.

Events must be converted right after their move: gazes are read from the state as it stands then.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from insula.games.magna_grecia.facts import events, moves
from insula.games.magna_grecia.facts.nouns import Card, Markets, Place
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES
from insula.games.magna_grecia.rules import moves as numbers
from insula.games.magna_grecia.rules import state as noted
from insula.games.magna_grecia.rules.box import PLAYERS, SHAPES, Box
from insula.games.magna_grecia.rules.cities import cities_left
from insula.games.magna_grecia.rules.markets import cost
from insula.games.magna_grecia.rules.resupply import takes_left
from insula.games.magna_grecia.rules.roads import roads_left
from insula.games.magna_grecia.rules.state import GreciaState
from insula.kernel.contract import Event

REVEALS = (noted.REVEALED,)
"""Events that show what was hidden."""
ECHOES = (
    noted.SET_ORACLE,
    noted.LAID_ROAD,
    noted.LAID_CITY,
    noted.TOOK,
    noted.BUILT,
    noted.SALE,
    noted.STOPPED,
)
"""Events that say nothing beyond the move itself."""
Made = Callable[[Content, GreciaState, Event], events.Event]


def place_of(content: Content, place: int) -> Place:
    new_city = place >= len(content.villages)
    return Place("" if new_city else content.villages[place], new_city)


@lru_cache(256)
def card_of(box: Box, card: int) -> Card:
    return Card(box.roads[card], box.cities[card], box.resupply[card])


# -- events --------------------------------------------------------------------------------------


def event_facts(
    content: Content, state: GreciaState, happened: Sequence[Event]
) -> tuple[events.Event, ...]:
    """Return the events that led to this state as facts."""
    return tuple([EVENTS[event[0]](content, state, event) for event in happened])


def new_round(content: Content, state: GreciaState, event: Event) -> events.Event:
    _, _, number, card, _ = event
    seats = {hand.colour: seat for seat, hand in enumerate(state.hands)}
    colours = [state.box.order[card * PLAYERS + turn] for turn in range(PLAYERS)]
    order = tuple([seats[colour] for colour in colours if colour in seats])
    return events.NewRound(number + 1, state.rounds, card_of(state.box, card), order)


def joined(content: Content, state: GreciaState, event: Event) -> events.Event:
    return events.Joined(place_of(content, event[3]), place_of(content, event[2]))


def dropped(content: Content, state: GreciaState, event: Event) -> events.Event:
    _, seat, place, sold, _ = event
    return events.Dropped(seat, bool(sold), place_of(content, place))


def linked(content: Content, state: GreciaState, event: Event) -> events.Event:
    return events.Linked(place_of(content, event[2]), place_of(content, event[3]))


def gaze(content: Content, state: GreciaState, event: Event) -> events.Event:
    _, _, oracle, city, former = event
    name, seen = content.villages[oracle], place_of(content, city)
    seat = state.kind[city] - noted.CITY
    if former == noted.NONE:
        return events.FirstGaze(name, seen, seat)
    before = place_of(content, former)
    return events.Gaze(name, before, seen, seat, state.worth[city], state.worth[former])


def about_a_place(kind: Callable[[Place], events.Event]) -> Made:
    return lambda content, state, event: kind(place_of(content, event[2]))


def about_points(kind: Callable[[Place, int], events.Event]) -> Made:
    return lambda content, state, event: kind(place_of(content, event[2]), event[3])


EVENTS: dict[int, Made] = {
    noted.NEW_ROUND: new_round,
    noted.SET_ORACLE: lambda content, state, event: events.SetOracle(content.villages[event[2]]),
    noted.LAID_ROAD: lambda content, state, event: events.LaidRoad(
        content.hexes.name(event[2]), SHAPE_NAMES[event[3]]
    ),
    noted.LAID_CITY: lambda content, state, event: events.LaidCity(
        content.hexes.name(event[2]), bool(event[3])
    ),
    noted.FOUNDED: about_a_place(events.Founded),
    noted.FREE_MARKET: about_a_place(events.FreeMarket),
    noted.JOINED: joined,
    noted.DROPPED: dropped,
    noted.LINKED: linked,
    noted.GAZE: gaze,
    noted.TOOK: lambda content, state, event: events.Took("city" if event[2] else "road"),
    noted.BUILT: about_points(events.Built),
    noted.SALE: about_points(events.Sold),
    noted.STOPPED: lambda content, state, event: events.Stopped(),
    noted.ENDED: lambda content, state, event: events.Ended(),
    noted.REVEALED: lambda content, state, event: events.NextCard(card_of(state.box, event[2])),
}

# -- moves and questions -------------------------------------------------------------------------


def move_fact(content: Content, state: GreciaState, move: int) -> moves.Move:
    """Return a legal move as a fact."""
    if move >= numbers.ROAD_TILE:
        cell, shape = divmod(move - numbers.ROAD_TILE, SHAPES)
        return moves.Road(content.hexes.name(cell), SHAPE_NAMES[shape])
    if move >= numbers.CITY_TILE:
        return moves.CityTile(content.hexes.name(move - numbers.CITY_TILE))
    if move >= numbers.ORACLE:
        return moves.Oracle(content.villages[move - numbers.ORACLE])
    if move >= numbers.BUILD:
        return market_fact(content, state, move)
    if move == numbers.STOP:
        return moves.Stop()
    return moves.Take("road" if move == numbers.TAKE_ROAD else "city")


def market_fact(content: Content, state: GreciaState, move: int) -> moves.Move:
    """Return the building or selling of a market, with the points that it costs or brings."""
    if move >= numbers.SELL:
        place = move - numbers.SELL
        return moves.Sell(content.villages[place], state.worth[place])
    place = move - numbers.BUILD
    return moves.Market(content.villages[place], cost(state, place, state.seat()))


def question_fact(state: GreciaState) -> moves.Question:
    if state.over():
        return moves.NoQuestion()
    if state.founding != noted.NONE:
        return moves.AskFounding()
    if state.step() == noted.PLACE_ORACLE:
        return moves.AskOracle()
    if state.step() == noted.COVER:
        return moves.AskCover()
    return turn_fact(state)


def turn_fact(state: GreciaState) -> moves.Question:
    """Return what the legal moves allow, with how much of it the card still gives (MG-2.6)."""
    legal, seat = state.legal(), state.seat()
    takes = numbers.TAKE_ROAD in legal or numbers.TAKE_CITY in legal
    asked = moves.AskTurn(
        roads_left(state, seat) if offers(legal, numbers.ROAD_TILE, numbers.MOVE_SPACE) else 0,
        cities_left(state, seat) if offers(legal, numbers.CITY_TILE, numbers.ROAD_TILE) else 0,
        takes_left(state) if takes else 0,
        markets_of(legal),
    )
    return moves.AskStop() if asked == moves.AskTurn(0, 0, 0, "none") else asked


def offers(legal: list[int], first: int, end: int) -> bool:
    return any(first <= move < end for move in legal)


def markets_of(legal: list[int]) -> Markets:
    builds = offers(legal, numbers.BUILD, numbers.SELL)
    if offers(legal, numbers.SELL, numbers.ORACLE):
        return "both" if builds else "sell"
    return "build" if builds else "none"
