"""magna_grecia in the language 'fr'. Do not edit: made by `python -m insula.texts build`."""

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
    return a + " et " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "siège " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def Card(f: insula.games.magna_grecia.facts.nouns.Card, names: Names) -> str:
    return "routes " + str(f.roads) + ", cités " + str(f.cities) + ", réapprovisionnement " + str(f.resupply)


def Place(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("la nouvelle cité" if f.new_city else box_name(NAMES, "village", f.village, names))


def event_new_round(f: insula.games.magna_grecia.facts.events.NewRound, names: Names) -> str:
    return "manche " + str(f.number) + " sur " + str(f.rounds) + " : " + Card(f.card, names) + " ; ordre du tour : " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "carte suivante : " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "place un oracle sur " + box_name(NAMES, "village", f.village, names)


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "pose une route en " + f.hex + ", " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "pose une tuile cité en " + f.hex + " pour 1 point et " + ("fonde" if f.founding else "agrandit") + " une cité"


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " devient une cité"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "marché gratuit pour la fondation : " + Place(f.place, names)


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " rejoint " + Place(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " reprend " + ("un marché vendu" if f.sold else "un marché") + " (" + Place(f.place, names) + ") : un seul est permis"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " et " + Place(f.other, names) + " sont désormais reliés"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "oracle de " + box_name(NAMES, "village", f.oracle, names) + " : regarde " + Place(f.city, names) + " (" + player(names, f.seat) + "), la première cité reliée"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "oracle de " + box_name(NAMES, "village", f.oracle, names) + " : passe de " + Place(f.former, names) + " à " + Place(f.city, names) + " (" + player(names, f.seat) + "), " + str(f.connections) + " liaisons contre " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return "prend une " + ("tuile cité" if f.piece == "city" else "route") + " au dépôt"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "construit un marché (" + Place(f.place, names) + ") pour " + (str(f.points) + " point" if (f.points == 0 or f.points == 1) else str(f.points) + " points")


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "vend le marché (" + Place(f.place, names) + ") pour " + (str(f.points) + " point" if (f.points == 0 or f.points == 1) else str(f.points) + " points") + ", un par lieu relié"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "termine le tour"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "la partie se termine"


def event_connections(f: insula.games.magna_grecia.facts.prospects.ConnectionsChange, names: Names) -> str:
    return Place(f.place, names) + " : " + (str(f.connections) + " liaison" if (f.connections == 0 or f.connections == 1) else str(f.connections) + " liaisons") + " au lieu de " + str(f.was)


def event_market_change(f: insula.games.magna_grecia.facts.prospects.MarketChange, names: Names) -> str:
    return "marché de " + player(names, f.seat) + " (" + Place(f.place, names) + ") : " + ("actif, vaut " + (str(f.value) + " point" if (f.value == 0 or f.value == 1) else str(f.value) + " points") if f.state == "active" else "vendu" if f.state == "sold" else "inactif")


def event_gaze_begins(f: insula.games.magna_grecia.facts.prospects.GazeBegins, names: Names) -> str:
    return "l’oracle de " + box_name(NAMES, "village", f.oracle, names) + " regardera " + Place(f.city, names) + " (" + player(names, f.seat) + ")"


def event_gaze_moves(f: insula.games.magna_grecia.facts.prospects.GazeMoves, names: Names) -> str:
    return "l’oracle de " + box_name(NAMES, "village", f.oracle, names) + " regardera " + Place(f.city, names) + " (" + player(names, f.seat) + ") au lieu d’une cité de " + player(names, f.was)


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "poser une route en " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "poser une tuile cité en " + f.hex + " pour 1 point"


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return "prendre une " + ("tuile cité" if f.piece == "city" else "route") + " au dépôt"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "construire un marché à " + box_name(NAMES, "village", f.village, names) + " pour " + (str(f.price) + " point" if (f.price == 0 or f.price == 1) else str(f.price) + " points")


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "vendre le marché de " + box_name(NAMES, "village", f.village, names) + " pour " + (str(f.points) + " point" if (f.points == 0 or f.points == 1) else str(f.points) + " points")


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "placer un oracle sur " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "Terminer le tour"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Place un oracle sur un village sans bordure verte."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Couvre le village à côté de la tuile que tu viens de poser."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Étends la nouvelle cité jusqu’à un village. D’ici là, tu ne peux pas terminer ton tour."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Ton tour : " + ("" if f.roads == 0 else "pose une route, " if (f.roads == 0 or f.roads == 1) else "pose jusqu’à " + str(f.roads) + " routes, ") + ("" if f.cities == 0 else "pose une tuile cité, " if (f.cities == 0 or f.cities == 1) else "pose jusqu’à " + str(f.cities) + " tuiles cité, ") + ("" if f.tiles == 0 else "prends une tuile, " if (f.tiles == 0 or f.tiles == 1) else "prends jusqu’à " + str(f.tiles) + " tuiles, ") + ("construis un marché, " if f.markets == "build" else "vends un marché, " if f.markets == "sell" else "construis ou vends un marché, " if f.markets == "both" else "") + "ou termine le tour."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "Termine le tour."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "La partie est terminée."


def reason_over(f: insula.games.magna_grecia.facts.reasons.GameOver, names: Names) -> str:
    return "la partie est terminée"


def reason_no_move(f: insula.games.magna_grecia.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' n’est pas un coup de ce jeu ; essaie 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' ou 'stop'"


def reason_founding_first(f: insula.games.magna_grecia.facts.reasons.FoundingFirst, names: Names) -> str:
    return "la nouvelle cité doit d’abord comprendre un village"


def reason_cover_next(f: insula.games.magna_grecia.facts.reasons.CoverNext, names: Names) -> str:
    return "la prochaine tuile doit couvrir le village en " + f.hex


def reason_oracle_now(f: insula.games.magna_grecia.facts.reasons.OracleNow, names: Names) -> str:
    return "place d’abord un oracle, par exemple 'oracle Pyxous'"


def reason_oracles_before(f: insula.games.magna_grecia.facts.reasons.OraclesBefore, names: Names) -> str:
    return "les oracles se placent avant la première manche"


def reason_no_village(f: insula.games.magna_grecia.facts.reasons.NoVillage, names: Names) -> str:
    return "il n’y a pas de village '" + f.name + "'"


def reason_green_border(f: insula.games.magna_grecia.facts.reasons.GreenBorder, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " a une bordure verte et ne peut donc pas être un oracle"


def reason_has_oracle(f: insula.games.magna_grecia.facts.reasons.HasOracle, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " a déjà un oracle"


def reason_two_actions(f: insula.games.magna_grecia.facts.reasons.TwoActions, names: Names) -> str:
    return "tu as déjà effectué deux actions ce tour-ci"


def reason_takes_spent(f: insula.games.magna_grecia.facts.reasons.TakesSpent, names: Names) -> str:
    return "la carte ne permet plus de prendre de tuiles au dépôt ce tour-ci"


def reason_roads_first(f: insula.games.magna_grecia.facts.reasons.RoadsFirst, names: Names) -> str:
    return "prends les routes avant les tuiles cité"


def reason_staging_empty(f: insula.games.magna_grecia.facts.reasons.StagingEmpty, names: Names) -> str:
    return "il n’y en a plus au dépôt"


def reason_resupply_last(f: insula.games.magna_grecia.facts.reasons.ResupplyLast, names: Names) -> str:
    return "le réapprovisionnement vient en dernier : tu ne peux plus poser de tuiles ensuite"


def reason_tiles_spent(f: insula.games.magna_grecia.facts.reasons.TilesSpent, names: Names) -> str:
    return "la carte ne permet plus de ces tuiles ce tour-ci"


def reason_no_hex(f: insula.games.magna_grecia.facts.reasons.NoHex, names: Names) -> str:
    return "le plateau n’a pas d’hexagone " + f.name


def reason_sea(f: insula.games.magna_grecia.facts.reasons.Sea, names: Names) -> str:
    return f.hex + " est en mer"


def reason_no_road_tile(f: insula.games.magna_grecia.facts.reasons.NoRoadTile, names: Names) -> str:
    return "ta réserve n’a plus de tuiles route"


def reason_other_ends(f: insula.games.magna_grecia.facts.reasons.OtherEnds, names: Names) -> str:
    return "écris ces extrémités '" + f.ends + "'"


def reason_no_shape(f: insula.games.magna_grecia.facts.reasons.NoShape, names: Names) -> str:
    return "une route relie des côtés opposés ou à 120 degrés, pas " + f.ends


def reason_not_open(f: insula.games.magna_grecia.facts.reasons.NotOpen, names: Names) -> str:
    return f.hex + " n’est pas libre"


def reason_no_anchor(f: insula.games.magna_grecia.facts.reasons.NoAnchor, names: Names) -> str:
    return "aucune extrémité ne touche une cité, une de tes routes ou un lieu qu’atteint une de tes routes"


def reason_lengthens_other(f: insula.games.magna_grecia.facts.reasons.LengthensOther, names: Names) -> str:
    return "la route prolongerait celle d’un adversaire"


def reason_joins_other(f: insula.games.magna_grecia.facts.reasons.JoinsOther, names: Names) -> str:
    return "la route rejoindrait celle d’un adversaire"


def reason_leaves_unfounded(f: insula.games.magna_grecia.facts.reasons.LeavesUnfounded, names: Names) -> str:
    return "la nouvelle cité ne pourrait alors plus comprendre un village où tu peux fonder une cité"


def reason_no_city_tile(f: insula.games.magna_grecia.facts.reasons.NoCityTile, names: Names) -> str:
    return "ta réserve n’a plus de tuiles cité"


def reason_no_point(f: insula.games.magna_grecia.facts.reasons.NoPoint, names: Names) -> str:
    return "une tuile cité coûte 1 point ; tu n’en as pas"


def reason_occupied(f: insula.games.magna_grecia.facts.reasons.Occupied, names: Names) -> str:
    return f.hex + " est occupé ou est un oracle"


def reason_beside_other(f: insula.games.magna_grecia.facts.reasons.BesideOther, names: Names) -> str:
    return f.hex + " est à côté de la cité d’un adversaire ou d’un oracle"


def reason_one_founding(f: insula.games.magna_grecia.facts.reasons.OneFounding, names: Names) -> str:
    return "tu ne peux fonder qu’une cité par tour, et cette tuile ne touche aucune de tes cités"


def reason_no_right(f: insula.games.magna_grecia.facts.reasons.NoRight, names: Names) -> str:
    return "le village n’a pas de bordure verte, et aucune de tes routes ne l’atteint"


def reason_two_villages(f: insula.games.magna_grecia.facts.reasons.TwoVillages, names: Names) -> str:
    return "l’hexagone touche deux villages, et un seul peut être couvert à la fois"


def reason_second_tile(f: insula.games.magna_grecia.facts.reasons.SecondTile, names: Names) -> str:
    return "une tuile à côté d’un village demande une seconde tuile et un second point pour couvrir le village"


def reason_cannot_cover(f: insula.games.magna_grecia.facts.reasons.CannotCover, names: Names) -> str:
    return "le village à côté de cet hexagone ne peut pas être couvert"


def reason_cannot_found(f: insula.games.magna_grecia.facts.reasons.CannotFound, names: Names) -> str:
    return "avec les tuiles qui restent ce tour-ci, la nouvelle cité ne peut pas comprendre un village et se trouver aussi sur un village à bordure verte ou sur un hexagone où mène une de tes routes"


def reason_no_place(f: insula.games.magna_grecia.facts.reasons.NoPlace, names: Names) -> str:
    return "il n’y a pas de village ni de cité '" + f.name + "'"


def reason_oracle_place(f: insula.games.magna_grecia.facts.reasons.OraclePlace, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " est un oracle et n’a pas de marchés"


def reason_own_city(f: insula.games.magna_grecia.facts.reasons.OwnCity, names: Names) -> str:
    return "tu construis des marchés dans les villages et les cités adverses, pas dans les tiennes"


def reason_market_there(f: insula.games.magna_grecia.facts.reasons.MarketThere, names: Names) -> str:
    return "tu y as déjà construit un marché"


def reason_no_market_piece(f: insula.games.magna_grecia.facts.reasons.NoMarketPiece, names: Names) -> str:
    return "tu n’as plus de marchés"


def reason_too_dear(f: insula.games.magna_grecia.facts.reasons.TooDear, names: Names) -> str:
    return "le marché coûte " + (str(f.price) + " point" if (f.price == 0 or f.price == 1) else str(f.price) + " points") + " ; tu en as " + str(f.held)


def reason_no_own_market(f: insula.games.magna_grecia.facts.reasons.NoOwnMarket, names: Names) -> str:
    return "tu n’as pas de marché à " + box_name(NAMES, "village", f.village, names)


def reason_market_sold(f: insula.games.magna_grecia.facts.reasons.MarketSold, names: Names) -> str:
    return "tu as déjà vendu ce marché"


def reason_market_inactive(f: insula.games.magna_grecia.facts.reasons.MarketInactive, names: Names) -> str:
    return "ce marché est inactif"


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
    """Texts that the terminal shows in the language 'fr'."""
