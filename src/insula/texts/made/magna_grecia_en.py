"""magna_grecia in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_grecia.facts.events
import insula.games.magna_grecia.facts.moves
import insula.games.magna_grecia.facts.nouns

NAMES: Final[dict[str, str]] = {
}


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "seat " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def Card(f: insula.games.magna_grecia.facts.nouns.Card, names: Names) -> str:
    return "roads " + str(f.roads) + ", cities " + str(f.cities) + ", resupply " + str(f.resupply)


def Place(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("the new city" if f.new_city else box_name(NAMES, "village", f.village, names))


def event_new_round(f: insula.games.magna_grecia.facts.events.NewRound, names: Names) -> str:
    return "round " + str(f.number) + " of " + str(f.rounds) + ": " + Card(f.card, names) + "; seats in the order " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "the next card: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "placed an oracle on " + box_name(NAMES, "village", f.village, names)


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "laid a road on " + f.hex + ", " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "laid a city tile on " + f.hex + " for 1 point, " + ("founding" if f.founding else "expanding") + " a city"


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " is a city now"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "a market in " + Place(f.place, names) + " at no cost: the city was founded"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " is part of " + Place(f.whole, names) + " now"


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " takes back " + ("its sold market" if f.sold else "one of its markets") + ": one is enough in " + Place(f.place, names)


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " and " + Place(f.other, names) + " are connected"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " looks at " + Place(f.city, names) + " (" + player(names, f.seat) + "), the first city it sees"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " turns from " + Place(f.former, names) + " to " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " connections against " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return "took a " + ("city tile" if f.piece == "city" else "road") + " from the staging area"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "built a market in " + Place(f.place, names) + " for " + (str(f.points) + " point" if f.points == 1 else str(f.points) + " points")


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "sold the market in " + Place(f.place, names) + " for " + (str(f.points) + " point" if f.points == 1 else str(f.points) + " points") + ": one for each connected place"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "ended the turn"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "the game ends"


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "road on " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "city tile on " + f.hex


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return "take a " + ("city tile" if f.piece == "city" else "road")


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "market in " + box_name(NAMES, "village", f.village, names)


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "sell the market in " + box_name(NAMES, "village", f.village, names)


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "oracle on " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "End the turn"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Place an oracle on a village without a green border."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Cover the village beside the tile just laid."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Lead the new city to its village before anything else ends the turn."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Your turn: " + ("" if f.roads == 0 else "lay a road, " if f.roads == 1 else "lay up to " + str(f.roads) + " roads, ") + ("" if f.cities == 0 else "lay a city tile, " if f.cities == 1 else "lay up to " + str(f.cities) + " city tiles, ") + ("" if f.tiles == 0 else "take a tile, " if f.tiles == 1 else "take up to " + str(f.tiles) + " tiles, ") + ("build a market, " if f.markets == "build" else "sell a market, " if f.markets == "sell" else "build or sell a market, " if f.markets == "both" else "") + "or end the turn."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "End the turn."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "The game is over."


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
    insula.games.magna_grecia.facts.events.NewRound: event_new_round,
    insula.games.magna_grecia.facts.events.NextCard: event_next_card,
    insula.games.magna_grecia.facts.events.SetOracle: event_set_oracle,
    insula.games.magna_grecia.facts.events.LaidRoad: event_laid_road,
    insula.games.magna_grecia.facts.events.LaidCity: event_laid_city,
    insula.games.magna_grecia.facts.events.Founded: event_founded,
    insula.games.magna_grecia.facts.events.FreeMarket: event_free_market,
    insula.games.magna_grecia.facts.events.Joined: event_joined,
    insula.games.magna_grecia.facts.events.Dropped: event_dropped,
    insula.games.magna_grecia.facts.events.Linked: event_linked,
    insula.games.magna_grecia.facts.events.FirstGaze: event_first_gaze,
    insula.games.magna_grecia.facts.events.Gaze: event_gaze,
    insula.games.magna_grecia.facts.events.Took: event_took,
    insula.games.magna_grecia.facts.events.Built: event_built,
    insula.games.magna_grecia.facts.events.Sold: event_sold,
    insula.games.magna_grecia.facts.events.Stopped: event_stopped,
    insula.games.magna_grecia.facts.events.Ended: event_ended,
    insula.games.magna_grecia.facts.moves.Road: move_road,
    insula.games.magna_grecia.facts.moves.CityTile: move_city,
    insula.games.magna_grecia.facts.moves.Take: move_take,
    insula.games.magna_grecia.facts.moves.Market: move_market,
    insula.games.magna_grecia.facts.moves.Sell: move_sell,
    insula.games.magna_grecia.facts.moves.Oracle: move_oracle,
    insula.games.magna_grecia.facts.moves.Stop: move_stop,
    insula.games.magna_grecia.facts.moves.AskOracle: question_oracle,
    insula.games.magna_grecia.facts.moves.AskCover: question_cover,
    insula.games.magna_grecia.facts.moves.AskFounding: question_founding,
    insula.games.magna_grecia.facts.moves.AskTurn: question_turn,
    insula.games.magna_grecia.facts.moves.AskStop: question_stop,
    insula.games.magna_grecia.facts.moves.NoQuestion: question_over,
    insula.games.magna_grecia.facts.nouns.Card: Card,
    insula.games.magna_grecia.facts.nouns.Place: Place,
}
