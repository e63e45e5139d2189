"""magna_grecia in the language 'es'. Do not edit: made by `python -m insula.texts build`."""

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
    return a + " y " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "asiento " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def Card(f: insula.games.magna_grecia.facts.nouns.Card, names: Names) -> str:
    return "caminos " + str(f.roads) + ", ciudades " + str(f.cities) + ", reabastecimiento " + str(f.resupply)


def Place(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("la nueva ciudad" if f.new_city else box_name(NAMES, "village", f.village, names))


def event_new_round(f: insula.games.magna_grecia.facts.events.NewRound, names: Names) -> str:
    return "ronda " + str(f.number) + " de " + str(f.rounds) + ": " + Card(f.card, names) + "; orden de turno: " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "carta siguiente: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "ha colocado un oráculo en " + box_name(NAMES, "village", f.village, names)


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "ha colocado un camino en " + f.hex + ", " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "ha colocado una loseta de ciudad en " + f.hex + " por 1 punto para " + ("fundar" if f.founding else "ampliar") + " una ciudad"


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " pasa a ser una ciudad"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "mercado gratuito en " + Place(f.place, names) + " para quien la funda"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " pasa a ser parte de " + Place(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " retira " + ("un mercado vendido" if f.sold else "un mercado") + " en " + Place(f.place, names) + ": solo se permite uno"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " y " + Place(f.other, names) + " están ahora conectados"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "el oráculo de " + box_name(NAMES, "village", f.oracle, names) + " mira a " + Place(f.city, names) + " (" + player(names, f.seat) + "), la primera ciudad conectada con él"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "el oráculo de " + box_name(NAMES, "village", f.oracle, names) + " se vuelve de " + Place(f.former, names) + " a " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " conexiones frente a " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return "ha tomado " + ("una loseta de ciudad" if f.piece == "city" else "un camino") + " del depósito"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "ha construido un mercado en " + Place(f.place, names) + " por " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " puntos")


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "ha vendido el mercado en " + Place(f.place, names) + " por " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " puntos") + ", uno por cada lugar conectado"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "ha terminado el turno"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "la partida termina"


def event_connections(f: insula.games.magna_grecia.facts.prospects.ConnectionsChange, names: Names) -> str:
    return Place(f.place, names) + ": " + (str(f.connections) + " conexión" if f.connections == 1 else str(f.connections) + " conexiones") + " en vez de " + str(f.was)


def event_market_change(f: insula.games.magna_grecia.facts.prospects.MarketChange, names: Names) -> str:
    return "mercado de " + player(names, f.seat) + " en " + Place(f.place, names) + ": " + ("activo, vale " + (str(f.value) + " punto" if f.value == 1 else str(f.value) + " puntos") if f.state == "active" else "vendido" if f.state == "sold" else "inactivo")


def event_gaze_begins(f: insula.games.magna_grecia.facts.prospects.GazeBegins, names: Names) -> str:
    return "el oráculo de " + box_name(NAMES, "village", f.oracle, names) + " mirará a " + Place(f.city, names) + " (" + player(names, f.seat) + ")"


def event_gaze_moves(f: insula.games.magna_grecia.facts.prospects.GazeMoves, names: Names) -> str:
    return "el oráculo de " + box_name(NAMES, "village", f.oracle, names) + " mirará a " + Place(f.city, names) + " (" + player(names, f.seat) + ") en vez de a una ciudad de " + player(names, f.was)


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "colocar un camino en " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "colocar una loseta de ciudad en " + f.hex + " por 1 punto"


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return "tomar " + ("una loseta de ciudad" if f.piece == "city" else "un camino") + " del depósito"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "construir un mercado en " + box_name(NAMES, "village", f.village, names) + " por " + (str(f.price) + " punto" if f.price == 1 else str(f.price) + " puntos")


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "vender el mercado en " + box_name(NAMES, "village", f.village, names) + " por " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " puntos")


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "colocar un oráculo en " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "Terminar el turno"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Coloca un oráculo en una aldea sin borde verde."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Cubre la aldea junto a la loseta que acabas de colocar."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Amplía la nueva ciudad hasta una aldea. Hasta entonces no puedes terminar el turno."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Tu turno: " + ("" if f.roads == 0 else "coloca un camino, " if f.roads == 1 else "coloca hasta " + str(f.roads) + " caminos, ") + ("" if f.cities == 0 else "coloca una loseta de ciudad, " if f.cities == 1 else "coloca hasta " + str(f.cities) + " losetas de ciudad, ") + ("" if f.tiles == 0 else "toma una loseta, " if f.tiles == 1 else "toma hasta " + str(f.tiles) + " losetas, ") + ("construye un mercado, " if f.markets == "build" else "vende un mercado, " if f.markets == "sell" else "construye o vende un mercado, " if f.markets == "both" else "") + "o termina el turno."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "Termina el turno."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "La partida ha terminado."


def reason_over(f: insula.games.magna_grecia.facts.reasons.GameOver, names: Names) -> str:
    return "la partida ha terminado"


def reason_no_move(f: insula.games.magna_grecia.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' no es una jugada de este juego; prueba 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' o 'stop'"


def reason_founding_first(f: insula.games.magna_grecia.facts.reasons.FoundingFirst, names: Names) -> str:
    return "la nueva ciudad debe incluir antes una aldea"


def reason_cover_next(f: insula.games.magna_grecia.facts.reasons.CoverNext, names: Names) -> str:
    return "la loseta siguiente debe cubrir la aldea en " + f.hex


def reason_oracle_now(f: insula.games.magna_grecia.facts.reasons.OracleNow, names: Names) -> str:
    return "coloca antes un oráculo, por ejemplo 'oracle Pyxous'"


def reason_oracles_before(f: insula.games.magna_grecia.facts.reasons.OraclesBefore, names: Names) -> str:
    return "los oráculos se colocan antes de la primera ronda"


def reason_no_village(f: insula.games.magna_grecia.facts.reasons.NoVillage, names: Names) -> str:
    return "no existe la aldea '" + f.name + "'"


def reason_green_border(f: insula.games.magna_grecia.facts.reasons.GreenBorder, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " tiene un borde verde, así que no puede ser un oráculo"


def reason_has_oracle(f: insula.games.magna_grecia.facts.reasons.HasOracle, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " ya tiene un oráculo"


def reason_two_actions(f: insula.games.magna_grecia.facts.reasons.TwoActions, names: Names) -> str:
    return "ya has realizado dos acciones en este turno"


def reason_takes_spent(f: insula.games.magna_grecia.facts.reasons.TakesSpent, names: Names) -> str:
    return "la carta no permite tomar más losetas del depósito en este turno"


def reason_roads_first(f: insula.games.magna_grecia.facts.reasons.RoadsFirst, names: Names) -> str:
    return "toma los caminos antes que las losetas de ciudad"


def reason_staging_empty(f: insula.games.magna_grecia.facts.reasons.StagingEmpty, names: Names) -> str:
    return "en el depósito no queda ninguna"


def reason_resupply_last(f: insula.games.magna_grecia.facts.reasons.ResupplyLast, names: Names) -> str:
    return "el reabastecimiento va al final: después no puedes colocar losetas"


def reason_tiles_spent(f: insula.games.magna_grecia.facts.reasons.TilesSpent, names: Names) -> str:
    return "la carta no permite más losetas de estas en este turno"


def reason_no_hex(f: insula.games.magna_grecia.facts.reasons.NoHex, names: Names) -> str:
    return "el mapa no tiene el hexágono " + f.name


def reason_sea(f: insula.games.magna_grecia.facts.reasons.Sea, names: Names) -> str:
    return f.hex + " es mar"


def reason_no_road_tile(f: insula.games.magna_grecia.facts.reasons.NoRoadTile, names: Names) -> str:
    return "tu reserva no tiene losetas de camino"


def reason_other_ends(f: insula.games.magna_grecia.facts.reasons.OtherEnds, names: Names) -> str:
    return "escribe estos extremos como '" + f.ends + "'"


def reason_no_shape(f: insula.games.magna_grecia.facts.reasons.NoShape, names: Names) -> str:
    return "un camino une lados opuestos o lados a 120 grados, no " + f.ends


def reason_not_open(f: insula.games.magna_grecia.facts.reasons.NotOpen, names: Names) -> str:
    return f.hex + " no está libre"


def reason_no_anchor(f: insula.games.magna_grecia.facts.reasons.NoAnchor, names: Names) -> str:
    return "ningún extremo toca una ciudad, un camino tuyo o un lugar al que llegue un camino tuyo"


def reason_lengthens_other(f: insula.games.magna_grecia.facts.reasons.LengthensOther, names: Names) -> str:
    return "el camino alargaría el de un rival"


def reason_joins_other(f: insula.games.magna_grecia.facts.reasons.JoinsOther, names: Names) -> str:
    return "el camino se uniría al de un rival"


def reason_leaves_unfounded(f: insula.games.magna_grecia.facts.reasons.LeavesUnfounded, names: Names) -> str:
    return "la nueva ciudad ya no podría incluir una aldea donde puedas fundar"


def reason_no_city_tile(f: insula.games.magna_grecia.facts.reasons.NoCityTile, names: Names) -> str:
    return "tu reserva no tiene losetas de ciudad"


def reason_no_point(f: insula.games.magna_grecia.facts.reasons.NoPoint, names: Names) -> str:
    return "una loseta de ciudad cuesta 1 punto; no tienes ninguno"


def reason_occupied(f: insula.games.magna_grecia.facts.reasons.Occupied, names: Names) -> str:
    return f.hex + " está ocupado o es un oráculo"


def reason_beside_other(f: insula.games.magna_grecia.facts.reasons.BesideOther, names: Names) -> str:
    return f.hex + " está junto a la ciudad de un rival o a un oráculo"


def reason_one_founding(f: insula.games.magna_grecia.facts.reasons.OneFounding, names: Names) -> str:
    return "solo puedes fundar una ciudad por turno, y esta loseta no toca ninguna de las tuyas"


def reason_no_right(f: insula.games.magna_grecia.facts.reasons.NoRight, names: Names) -> str:
    return "la aldea no tiene borde verde, y ningún camino tuyo llega a ella"


def reason_two_villages(f: insula.games.magna_grecia.facts.reasons.TwoVillages, names: Names) -> str:
    return "el hexágono está junto a dos aldeas, y solo se puede cubrir una a la vez"


def reason_second_tile(f: insula.games.magna_grecia.facts.reasons.SecondTile, names: Names) -> str:
    return "una loseta junto a una aldea necesita otra loseta y otro punto para cubrir la aldea"


def reason_cannot_cover(f: insula.games.magna_grecia.facts.reasons.CannotCover, names: Names) -> str:
    return "la aldea junto a este hexágono no se puede cubrir"


def reason_cannot_found(f: insula.games.magna_grecia.facts.reasons.CannotFound, names: Names) -> str:
    return "con las losetas que quedan en este turno, la nueva ciudad no puede incluir una aldea y además estar en una aldea con borde verde o en un hexágono al que dé un camino tuyo"


def reason_no_place(f: insula.games.magna_grecia.facts.reasons.NoPlace, names: Names) -> str:
    return "no existe la aldea o ciudad '" + f.name + "'"


def reason_oracle_place(f: insula.games.magna_grecia.facts.reasons.OraclePlace, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " es un oráculo y no tiene mercados"


def reason_own_city(f: insula.games.magna_grecia.facts.reasons.OwnCity, names: Names) -> str:
    return "los mercados se construyen en aldeas y en ciudades de rivales, no en las tuyas"


def reason_market_there(f: insula.games.magna_grecia.facts.reasons.MarketThere, names: Names) -> str:
    return "ya has construido un mercado allí"


def reason_no_market_piece(f: insula.games.magna_grecia.facts.reasons.NoMarketPiece, names: Names) -> str:
    return "no te quedan mercados"


def reason_too_dear(f: insula.games.magna_grecia.facts.reasons.TooDear, names: Names) -> str:
    return "el mercado cuesta " + (str(f.price) + " punto" if f.price == 1 else str(f.price) + " puntos") + "; tienes " + str(f.held)


def reason_no_own_market(f: insula.games.magna_grecia.facts.reasons.NoOwnMarket, names: Names) -> str:
    return "no tienes ningún mercado en " + box_name(NAMES, "village", f.village, names)


def reason_market_sold(f: insula.games.magna_grecia.facts.reasons.MarketSold, names: Names) -> str:
    return "ya has vendido ese mercado"


def reason_market_inactive(f: insula.games.magna_grecia.facts.reasons.MarketInactive, names: Names) -> str:
    return "ese mercado está inactivo"


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
    """Texts that the terminal shows in the language 'es'."""
