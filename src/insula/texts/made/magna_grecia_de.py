"""magna_grecia in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_grecia.facts.events
import insula.games.magna_grecia.facts.moves
import insula.games.magna_grecia.facts.nouns
import insula.games.magna_grecia.facts.prospects
import insula.games.magna_grecia.facts.reasons
import insula.texts.made.magna_grecia_en

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
    return "Runde " + str(f.number) + " von " + str(f.rounds) + ": " + Card(f.card, names) + "; Reihenfolge: " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "nächste Karte: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "Orakel auf " + box_name(NAMES, "village", f.village, names) + " gesetzt"


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "Straße auf " + f.hex + " gelegt, " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "Stadtteil auf " + f.hex + " für 1 Punkt gelegt, um eine Stadt zu " + ("gründen" if f.founding else "erweitern")


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " wird eine Stadt"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " umsonst für die Gründung"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " wird ein Teil von " + Place(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " nimmt " + ("einen verkauften Markt" if f.sold else "einen Markt") + " in " + Place(f.place, names) + " zurück: nur einer ist erlaubt"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " und " + Place(f.other, names) + " sind jetzt verbunden"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " blickt auf " + Place(f.city, names) + " (" + player(names, f.seat) + "), die erste Stadt, die mit ihm verbunden ist"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " wendet sich von " + Place(f.former, names) + " zu " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " gegen " + str(f.former_connections) + " Verbindungen"


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return ("Stadtteil" if f.piece == "city" else "Straße") + " aus dem Lager genommen"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " für " + (str(f.points) + " Punkt" if f.points == 1 else str(f.points) + " Punkte") + " gebaut"


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "Markt in " + Place(f.place, names) + " für " + (str(f.points) + " Punkt" if f.points == 1 else str(f.points) + " Punkte") + " verkauft, einen je verbundenem Ort"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "Zug beendet"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "das Spiel endet"


def event_connections(f: insula.games.magna_grecia.facts.prospects.ConnectionsChange, names: Names) -> str:
    return Place(f.place, names) + ": " + (str(f.connections) + " Verbindung" if f.connections == 1 else str(f.connections) + " Verbindungen") + " statt " + str(f.was)


def event_market_change(f: insula.games.magna_grecia.facts.prospects.MarketChange, names: Names) -> str:
    return "Markt von " + player(names, f.seat) + " in " + Place(f.place, names) + ": " + ("aktiv, " + (str(f.value) + " Punkt" if f.value == 1 else str(f.value) + " Punkte") + " wert" if f.state == "active" else "verkauft" if f.state == "sold" else "nicht aktiv")


def event_gaze_begins(f: insula.games.magna_grecia.facts.prospects.GazeBegins, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " wird auf " + Place(f.city, names) + " (" + player(names, f.seat) + ") blicken"


def event_gaze_moves(f: insula.games.magna_grecia.facts.prospects.GazeMoves, names: Names) -> str:
    return "das Orakel von " + box_name(NAMES, "village", f.oracle, names) + " wird auf " + Place(f.city, names) + " (" + player(names, f.seat) + ") statt auf eine Stadt von " + player(names, f.was) + " blicken"


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "Straße auf " + f.hex + " legen, " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "Stadtteil auf " + f.hex + " für 1 Punkt legen"


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return ("einen Stadtteil" if f.piece == "city" else "eine Straße") + " aus dem Lager nehmen"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "Markt in " + box_name(NAMES, "village", f.village, names) + " für " + (str(f.price) + " Punkt" if f.price == 1 else str(f.price) + " Punkte") + " bauen"


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "Markt in " + box_name(NAMES, "village", f.village, names) + " für " + (str(f.points) + " Punkt" if f.points == 1 else str(f.points) + " Punkte") + " verkaufen"


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "Orakel auf " + box_name(NAMES, "village", f.village, names) + " setzen"


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "Zug beenden"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Setze ein Orakel auf ein Dorf ohne grünen Rand."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Bedecke das Dorf neben dem Teil, das du gerade gelegt hast."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Erweitere die neue Stadt bis zu einem Dorf. Vorher kannst du deinen Zug nicht beenden."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Du bist am Zug: " + ("" if f.roads == 0 else "lege eine Straße, " if f.roads == 1 else "lege bis zu " + str(f.roads) + " Straßen, ") + ("" if f.cities == 0 else "lege einen Stadtteil, " if f.cities == 1 else "lege bis zu " + str(f.cities) + " Stadtteile, ") + ("" if f.tiles == 0 else "nimm ein Teil, " if f.tiles == 1 else "nimm bis zu " + str(f.tiles) + " Teile, ") + ("baue einen Markt, " if f.markets == "build" else "verkaufe einen Markt, " if f.markets == "sell" else "baue oder verkaufe einen Markt, " if f.markets == "both" else "") + "oder beende den Zug."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "Beende den Zug."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "Das Spiel ist zu Ende."


def reason_over(f: insula.games.magna_grecia.facts.reasons.GameOver, names: Names) -> str:
    return "das Spiel ist zu Ende"


def reason_no_move(f: insula.games.magna_grecia.facts.reasons.NoMove, names: Names) -> str:
    return "„" + f.text + "“ ist kein Zug dieses Spiels; versuche „road c5 e-w“, „city c5“, „take road“, „market Kroton“, „sell Kroton“ oder „stop“"


def reason_founding_first(f: insula.games.magna_grecia.facts.reasons.FoundingFirst, names: Names) -> str:
    return "die neue Stadt muss erst ein Dorf einschließen"


def reason_cover_next(f: insula.games.magna_grecia.facts.reasons.CoverNext, names: Names) -> str:
    return "das nächste Teil muss das Dorf auf " + f.hex + " bedecken"


def reason_oracle_now(f: insula.games.magna_grecia.facts.reasons.OracleNow, names: Names) -> str:
    return "setze zuerst ein Orakel, zum Beispiel „oracle Pyxous“"


def reason_oracles_before(f: insula.games.magna_grecia.facts.reasons.OraclesBefore, names: Names) -> str:
    return "Orakel werden vor der ersten Runde gesetzt"


def reason_no_village(f: insula.games.magna_grecia.facts.reasons.NoVillage, names: Names) -> str:
    return "es gibt kein Dorf „" + f.name + "“"


def reason_green_border(f: insula.games.magna_grecia.facts.reasons.GreenBorder, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " hat einen grünen Rand und kann kein Orakel sein"


def reason_has_oracle(f: insula.games.magna_grecia.facts.reasons.HasOracle, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " hat schon ein Orakel"


def reason_two_actions(f: insula.games.magna_grecia.facts.reasons.TwoActions, names: Names) -> str:
    return "du hast in diesem Zug schon zwei Aktionen gewählt"


def reason_takes_spent(f: insula.games.magna_grecia.facts.reasons.TakesSpent, names: Names) -> str:
    return "die Karte erlaubt in diesem Zug keine weiteren Teile aus dem Lager"


def reason_roads_first(f: insula.games.magna_grecia.facts.reasons.RoadsFirst, names: Names) -> str:
    return "nimm Straßen vor Stadtteilen"


def reason_staging_empty(f: insula.games.magna_grecia.facts.reasons.StagingEmpty, names: Names) -> str:
    return "im Lager ist keines mehr"


def reason_resupply_last(f: insula.games.magna_grecia.facts.reasons.ResupplyLast, names: Names) -> str:
    return "Nachschub kommt zuletzt: danach kannst du nichts mehr legen"


def reason_tiles_spent(f: insula.games.magna_grecia.facts.reasons.TilesSpent, names: Names) -> str:
    return "die Karte erlaubt in diesem Zug keine solchen Teile mehr"


def reason_no_hex(f: insula.games.magna_grecia.facts.reasons.NoHex, names: Names) -> str:
    return "die Karte hat kein Feld " + f.name


def reason_sea(f: insula.games.magna_grecia.facts.reasons.Sea, names: Names) -> str:
    return f.hex + " ist Meer"


def reason_no_road_tile(f: insula.games.magna_grecia.facts.reasons.NoRoadTile, names: Names) -> str:
    return "dein Vorrat hat keine Straßen"


def reason_other_ends(f: insula.games.magna_grecia.facts.reasons.OtherEnds, names: Names) -> str:
    return "schreibe diese Enden als „" + f.ends + "“"


def reason_no_shape(f: insula.games.magna_grecia.facts.reasons.NoShape, names: Names) -> str:
    return "eine Straße verbindet gegenüberliegende Seiten oder solche im Winkel von 120 Grad, nicht " + f.ends


def reason_not_open(f: insula.games.magna_grecia.facts.reasons.NotOpen, names: Names) -> str:
    return f.hex + " ist nicht frei"


def reason_no_anchor(f: insula.games.magna_grecia.facts.reasons.NoAnchor, names: Names) -> str:
    return "kein Ende berührt eine Stadt, eine deiner Straßen oder einen Ort, den eine deiner Straßen erreicht"


def reason_lengthens_other(f: insula.games.magna_grecia.facts.reasons.LengthensOther, names: Names) -> str:
    return "die Straße würde eine fremde Straße verlängern"


def reason_joins_other(f: insula.games.magna_grecia.facts.reasons.JoinsOther, names: Names) -> str:
    return "die Straße würde sich mit einer fremden Straße verbinden"


def reason_leaves_unfounded(f: insula.games.magna_grecia.facts.reasons.LeavesUnfounded, names: Names) -> str:
    return "die neue Stadt könnte dann kein Dorf einschließen, auf dem du gründen darfst"


def reason_no_city_tile(f: insula.games.magna_grecia.facts.reasons.NoCityTile, names: Names) -> str:
    return "dein Vorrat hat keine Stadtteile"


def reason_no_point(f: insula.games.magna_grecia.facts.reasons.NoPoint, names: Names) -> str:
    return "ein Stadtteil kostet 1 Punkt; du hast keinen"


def reason_occupied(f: insula.games.magna_grecia.facts.reasons.Occupied, names: Names) -> str:
    return f.hex + " ist besetzt oder ein Orakel"


def reason_beside_other(f: insula.games.magna_grecia.facts.reasons.BesideOther, names: Names) -> str:
    return f.hex + " liegt neben einer fremden Stadt oder einem Orakel"


def reason_one_founding(f: insula.games.magna_grecia.facts.reasons.OneFounding, names: Names) -> str:
    return "du kannst nur eine Stadt im Zug gründen, und dieses Teil berührt keine deiner Städte"


def reason_no_right(f: insula.games.magna_grecia.facts.reasons.NoRight, names: Names) -> str:
    return "das Dorf hat keinen grünen Rand, und keine deiner Straßen erreicht es"


def reason_two_villages(f: insula.games.magna_grecia.facts.reasons.TwoVillages, names: Names) -> str:
    return "das Feld liegt neben zwei Dörfern, und nur eines kann sofort bedeckt werden"


def reason_second_tile(f: insula.games.magna_grecia.facts.reasons.SecondTile, names: Names) -> str:
    return "ein Teil neben einem Dorf braucht ein zweites Teil und einen Punkt, um das Dorf zu bedecken"


def reason_cannot_cover(f: insula.games.magna_grecia.facts.reasons.CannotCover, names: Names) -> str:
    return "das Dorf neben diesem Feld kann nicht bedeckt werden"


def reason_cannot_found(f: insula.games.magna_grecia.facts.reasons.CannotFound, names: Names) -> str:
    return "mit den Teilen, die dir in diesem Zug bleiben, kann die neue Stadt kein Dorf einschließen und zugleich auf einem Dorf mit grünem Rand oder auf einem Feld liegen, in das eine deiner Straßen führt"


def reason_no_place(f: insula.games.magna_grecia.facts.reasons.NoPlace, names: Names) -> str:
    return "es gibt weder Dorf noch Stadt „" + f.name + "“"


def reason_oracle_place(f: insula.games.magna_grecia.facts.reasons.OraclePlace, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " ist ein Orakel und hat keine Märkte"


def reason_own_city(f: insula.games.magna_grecia.facts.reasons.OwnCity, names: Names) -> str:
    return "du baust Märkte in Dörfern und in fremden Städten, nicht in deinen eigenen"


def reason_market_there(f: insula.games.magna_grecia.facts.reasons.MarketThere, names: Names) -> str:
    return "du hast dort schon einen Markt gebaut"


def reason_no_market_piece(f: insula.games.magna_grecia.facts.reasons.NoMarketPiece, names: Names) -> str:
    return "du hast keine Märkte mehr"


def reason_too_dear(f: insula.games.magna_grecia.facts.reasons.TooDear, names: Names) -> str:
    return "der Markt kostet " + (str(f.price) + " Punkt" if f.price == 1 else str(f.price) + " Punkte") + "; du hast " + str(f.held)


def reason_no_own_market(f: insula.games.magna_grecia.facts.reasons.NoOwnMarket, names: Names) -> str:
    return "du hast keinen Markt in " + box_name(NAMES, "village", f.village, names)


def reason_market_sold(f: insula.games.magna_grecia.facts.reasons.MarketSold, names: Names) -> str:
    return "du hast diesen Markt schon verkauft"


def reason_market_inactive(f: insula.games.magna_grecia.facts.reasons.MarketInactive, names: Names) -> str:
    return "dieser Markt ist nicht aktiv"


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
    insula.games.magna_grecia.facts.prospects.ConnectionsChange: event_connections,
    insula.games.magna_grecia.facts.prospects.MarketChange: event_market_change,
    insula.games.magna_grecia.facts.prospects.GazeBegins: event_gaze_begins,
    insula.games.magna_grecia.facts.prospects.GazeMoves: event_gaze_moves,
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
    insula.games.magna_grecia.facts.reasons.GameOver: reason_over,
    insula.games.magna_grecia.facts.reasons.NoMove: reason_no_move,
    insula.games.magna_grecia.facts.reasons.FoundingFirst: reason_founding_first,
    insula.games.magna_grecia.facts.reasons.CoverNext: reason_cover_next,
    insula.games.magna_grecia.facts.reasons.OracleNow: reason_oracle_now,
    insula.games.magna_grecia.facts.reasons.OraclesBefore: reason_oracles_before,
    insula.games.magna_grecia.facts.reasons.NoVillage: reason_no_village,
    insula.games.magna_grecia.facts.reasons.GreenBorder: reason_green_border,
    insula.games.magna_grecia.facts.reasons.HasOracle: reason_has_oracle,
    insula.games.magna_grecia.facts.reasons.TwoActions: reason_two_actions,
    insula.games.magna_grecia.facts.reasons.TakesSpent: reason_takes_spent,
    insula.games.magna_grecia.facts.reasons.RoadsFirst: reason_roads_first,
    insula.games.magna_grecia.facts.reasons.StagingEmpty: reason_staging_empty,
    insula.games.magna_grecia.facts.reasons.ResupplyLast: reason_resupply_last,
    insula.games.magna_grecia.facts.reasons.TilesSpent: reason_tiles_spent,
    insula.games.magna_grecia.facts.reasons.NoHex: reason_no_hex,
    insula.games.magna_grecia.facts.reasons.Sea: reason_sea,
    insula.games.magna_grecia.facts.reasons.NoRoadTile: reason_no_road_tile,
    insula.games.magna_grecia.facts.reasons.OtherEnds: reason_other_ends,
    insula.games.magna_grecia.facts.reasons.NoShape: reason_no_shape,
    insula.games.magna_grecia.facts.reasons.NotOpen: reason_not_open,
    insula.games.magna_grecia.facts.reasons.NoAnchor: reason_no_anchor,
    insula.games.magna_grecia.facts.reasons.LengthensOther: reason_lengthens_other,
    insula.games.magna_grecia.facts.reasons.JoinsOther: reason_joins_other,
    insula.games.magna_grecia.facts.reasons.LeavesUnfounded: reason_leaves_unfounded,
    insula.games.magna_grecia.facts.reasons.NoCityTile: reason_no_city_tile,
    insula.games.magna_grecia.facts.reasons.NoPoint: reason_no_point,
    insula.games.magna_grecia.facts.reasons.Occupied: reason_occupied,
    insula.games.magna_grecia.facts.reasons.BesideOther: reason_beside_other,
    insula.games.magna_grecia.facts.reasons.OneFounding: reason_one_founding,
    insula.games.magna_grecia.facts.reasons.NoRight: reason_no_right,
    insula.games.magna_grecia.facts.reasons.TwoVillages: reason_two_villages,
    insula.games.magna_grecia.facts.reasons.SecondTile: reason_second_tile,
    insula.games.magna_grecia.facts.reasons.CannotCover: reason_cannot_cover,
    insula.games.magna_grecia.facts.reasons.CannotFound: reason_cannot_found,
    insula.games.magna_grecia.facts.reasons.NoPlace: reason_no_place,
    insula.games.magna_grecia.facts.reasons.OraclePlace: reason_oracle_place,
    insula.games.magna_grecia.facts.reasons.OwnCity: reason_own_city,
    insula.games.magna_grecia.facts.reasons.MarketThere: reason_market_there,
    insula.games.magna_grecia.facts.reasons.NoMarketPiece: reason_no_market_piece,
    insula.games.magna_grecia.facts.reasons.TooDear: reason_too_dear,
    insula.games.magna_grecia.facts.reasons.NoOwnMarket: reason_no_own_market,
    insula.games.magna_grecia.facts.reasons.MarketSold: reason_market_sold,
    insula.games.magna_grecia.facts.reasons.MarketInactive: reason_market_inactive,
    insula.games.magna_grecia.facts.nouns.Card: Card,
    insula.games.magna_grecia.facts.nouns.Place: Place,
}



class Terminal(insula.texts.made.magna_grecia_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""
