"""The log in sentences, each with its cause."""

from collections.abc import Iterator, Sequence

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES, place_name
from insula.games.magna_grecia.rules import moves
from insula.games.magna_grecia.rules import state as events
from insula.games.magna_grecia.rules.box import PLAYERS
from insula.games.magna_grecia.rules.cities import cities_left
from insula.games.magna_grecia.rules.resupply import takes_left
from insula.games.magna_grecia.rules.roads import roads_left
from insula.games.magna_grecia.rules.state import GreciaState
from insula.kernel.contract import Event

REVEALS = (events.REVEALED,)

QUESTIONS = {
    events.PLACE_ORACLE: "Place an oracle on a village without a green border.",
    events.COVER: "Cover the village beside the tile just laid.",
}
FOUNDING = "Lead the new city to its village before anything else ends the turn."


def question(state: GreciaState) -> str:
    if state.over():
        return "The game is over."
    if state.founding != events.NONE:
        return FOUNDING
    return QUESTIONS.get(state.step()) or turn_question(state)


def turn_question(state: GreciaState) -> str:
    """'Lay up to 3 roads, take up to 5 tiles, build a market, or end the turn.'"""
    options = ", ".join(turn_options(state))
    asked = f"{options}, or end the turn." if options else "end the turn."
    return asked[0].upper() + asked[1:]


def turn_options(state: GreciaState) -> Iterator[str]:
    """What the legal moves allow, with how much of it the card still gives (MG-2.6)."""
    legal, seat = state.legal(), state.seat()
    if any(move >= moves.ROAD_TILE for move in legal):
        yield up_to("lay", roads_left(state, seat), "road")
    if any(moves.CITY_TILE <= move < moves.ROAD_TILE for move in legal):
        yield up_to("lay", cities_left(state, seat), "city tile")
    if moves.TAKE_ROAD in legal or moves.TAKE_CITY in legal:
        yield up_to("take", takes_left(state), "tile")
    trades = ["build"] if any(moves.BUILD <= move < moves.SELL for move in legal) else []
    trades += ["sell"] if any(moves.SELL <= move < moves.ORACLE for move in legal) else []
    if trades:
        yield f"{' or '.join(trades)} a market"


def up_to(verb: str, most: int, thing: str) -> str:
    return f"{verb} a {thing}" if most == 1 else f"{verb} up to {most} {thing}s"


def sentences(content: Content, state: GreciaState, told: Sequence[Event]) -> list[str]:
    return [sentence(content, state, event) for event in told]


def points(number: int) -> str:
    return f"{number} point" + ("" if number == 1 else "s")


def sentence(content: Content, state: GreciaState, event: Event) -> str:
    """One event, told without its subject: the seat that decided."""
    kind, _, a, b, _ = event
    if kind == events.LAID_ROAD:
        return f"laid a road on {content.hexes.name(a)}, {SHAPE_NAMES[b]}"
    if kind == events.LAID_CITY:
        how = "founding a city" if b else "expanding a city"
        return f"laid a city tile on {content.hexes.name(a)} for 1 point, {how}"
    if kind == events.TOOK:
        return f"took a {'city tile' if a else 'road'} from the staging area"
    if kind == events.STOPPED:
        return "ended the turn"
    if kind == events.NEW_ROUND:
        return round_told(state, a, b)
    if kind == events.REVEALED:
        return f"the next card: {numbers_told(state, a)}"
    if kind == events.ENDED:
        return "the game ends"
    return about_places(content, state, event)


def about_places(content: Content, state: GreciaState, event: Event) -> str:
    kind, seat, a, b, c = event
    name = place_name(content, a)
    if kind == events.FOUNDED:
        return f"{name} is a city now"
    if kind == events.FREE_MARKET:
        return f"a market in {name} at no cost: the city was founded"
    if kind == events.JOINED:
        return f"{place_name(content, b)} is part of {name} now"
    if kind == events.DROPPED:
        which = "its sold market" if b else "one of its markets"
        return f"seat {seat + 1} takes back {which}: one is enough in {name}"
    if kind == events.LINKED:
        return f"{name} and {place_name(content, b)} are connected"
    if kind == events.BUILT:
        return f"built a market in {name} for {points(b)}"
    if kind == events.SALE:
        return f"sold the market in {name} for {points(b)}: one for each connected place"
    if kind == events.SET_ORACLE:
        return f"placed an oracle on {name}"
    return gaze_told(content, state, a, b, c)


def gaze_told(content: Content, state: GreciaState, oracle: int, city: int, former: int) -> str:
    """'the oracle of Pyxous turns from Elea to Kroton: 3 connections against 2'."""
    seat = state.kind[city] - events.CITY
    whose = f"{place_name(content, city)} (seat {seat + 1})"
    if former == events.NONE:
        return f"the oracle of {content.villages[oracle]} looks at {whose}, the first city it sees"
    against = f"{state.worth[city]} connections against {state.worth[former]}"
    turns = f"turns from {place_name(content, former)} to {whose}"
    return f"the oracle of {content.villages[oracle]} {turns}: {against}"


def round_told(state: GreciaState, number: int, card: int) -> str:
    seats = {hand.colour: seat for seat, hand in enumerate(state.hands)}
    colours = [state.box.order[card * PLAYERS + turn] for turn in range(PLAYERS)]
    order = ", ".join(str(seats[colour] + 1) for colour in colours if colour in seats)
    numbers = numbers_told(state, card)
    return f"round {number + 1} of {state.rounds}: {numbers}; seats in the order {order}"


def numbers_told(state: GreciaState, card: int) -> str:
    box = state.box
    return f"roads {box.roads[card]}, cities {box.cities[card]}, resupply {box.resupply[card]}"
