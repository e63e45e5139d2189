"""magna_grecia in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

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
    return a + " und " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "Sitz " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def Card(f: insula.games.magna_grecia.facts.nouns.Card, names: Names) -> str:
    return "Straßen " + str(f.roads) + ", Städte " + str(f.cities) + ", Nachschub " + str(f.resupply)


def Place(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("die neue Stadt" if f.new_city else box_name(NAMES, "village", f.village, names))


def event_new_round(f: insula.games.magna_grecia.facts.events.NewRound, names: Names) -> str:
    return "Runde " + str(f.number) + " von " + str(f.rounds) + ": " + Card(f.card, names) + "; Sitze in der Reihenfolge " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "die nächste Karte: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "Orakel auf " + box_name(NAMES, "village", f.village, names) + " gesetzt"


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "Straße auf " + f.hex + " gelegt, " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "Stadtteil auf " + f.hex + " für 1 Punkt gelegt, eine " + ("Gründung" if f.founding else "Erweiterung")


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " ist jetzt eine Stadt"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " umsonst: die Stadt wurde gegründet"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " gehört jetzt zu " + Place(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " nimmt " + ("den verkauften Markt" if f.sold else "einen Markt") + " zurück: in " + Place(f.place, names) + " genügt einer"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " und " + Place(f.other, names) + " sind verbunden"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " blickt auf " + Place(f.city, names) + " (" + player(names, f.seat) + "), die erste Stadt, die es sieht"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " wendet sich von " + Place(f.former, names) + " zu " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " Verbindungen gegen " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return ("Stadtteil" if f.piece == "city" else "Straße") + " aus dem Lager genommen"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " für " + (str(f.points) + " Punkt" if f.points == 1 else str(f.points) + " Punkte") + " gebaut"


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " für " + (str(f.points) + " Punkt" if f.points == 1 else str(f.points) + " Punkte") + " verkauft: einen je verbundenem Ort"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "Zug beendet"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "das Spiel endet"


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "Straße auf " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "Stadtteil auf " + f.hex


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return ("einen Stadtteil" if f.piece == "city" else "eine Straße") + " nehmen"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "Markt in " + box_name(NAMES, "village", f.village, names)


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "Markt in " + box_name(NAMES, "village", f.village, names) + " verkaufen"


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "Orakel auf " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "Zug beenden"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Setze ein Orakel auf ein Dorf ohne grünen Rand."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Bedecke das Dorf neben dem eben gelegten Teil."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Führe die neue Stadt zu ihrem Dorf, bevor der Zug enden kann."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Du bist am Zug: " + ("" if f.roads == 0 else "lege eine Straße, " if f.roads == 1 else "lege bis zu " + str(f.roads) + " Straßen, ") + ("" if f.cities == 0 else "lege einen Stadtteil, " if f.cities == 1 else "lege bis zu " + str(f.cities) + " Stadtteile, ") + ("" if f.tiles == 0 else "nimm ein Teil, " if f.tiles == 1 else "nimm bis zu " + str(f.tiles) + " Teile, ") + ("baue einen Markt, " if f.markets == "build" else "verkaufe einen Markt, " if f.markets == "sell" else "baue oder verkaufe einen Markt, " if f.markets == "both" else "") + "oder beende den Zug."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "Beende den Zug."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "Das Spiel ist zu Ende."


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
