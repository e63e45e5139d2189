"""magna_grecia in the language 'it'. Do not edit: made by `python -m insula.texts build`."""

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
    return a + " e " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def seat(number: str) -> str:
    return "posto " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def Card(f: insula.games.magna_grecia.facts.nouns.Card, names: Names) -> str:
    return "strade " + str(f.roads) + ", città " + str(f.cities) + ", rifornimento " + str(f.resupply)


def Place(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("la nuova città" if f.new_city else box_name(NAMES, "village", f.village, names))


def Place_loc(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("nella nuova città" if f.new_city else "a " + box_name(NAMES, "village", f.village, names))


def Place_gen(f: insula.games.magna_grecia.facts.nouns.Place, names: Names) -> str:
    return ("della nuova città" if f.new_city else "di " + box_name(NAMES, "village", f.village, names))


def event_new_round(f: insula.games.magna_grecia.facts.events.NewRound, names: Names) -> str:
    return "round " + str(f.number) + " di " + str(f.rounds) + ": " + Card(f.card, names) + "; ordine di turno: " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "prossima carta: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "ha piazzato un oracolo a " + box_name(NAMES, "village", f.village, names)


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "ha piazzato una strada su " + f.hex + ", " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "ha piazzato una tessera città su " + f.hex + " (1 punto) per " + ("fondare" if f.founding else "espandere") + " una città"


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " diventa una città"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "mercato gratuito " + Place_loc(f.place, names) + " per chi l’ha fondata"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " entra a far parte " + Place_gen(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " riprende " + ("un mercato venduto" if f.sold else "un mercato") + " " + Place_loc(f.place, names) + ": ne è permesso solo uno"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " e " + Place(f.other, names) + " sono ora collegati"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "l’oracolo di " + box_name(NAMES, "village", f.oracle, names) + " guarda " + Place(f.city, names) + " (" + player(names, f.seat) + "), la prima città collegata a esso"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "l’oracolo di " + box_name(NAMES, "village", f.oracle, names) + " non guarda più " + Place(f.former, names) + " ma " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " collegamenti contro " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return "ha preso " + ("una tessera città" if f.piece == "city" else "una strada") + " dal deposito"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "ha costruito un mercato " + Place_loc(f.place, names) + " per " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " punti")


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "ha venduto il mercato " + Place_loc(f.place, names) + " per " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " punti") + ", uno per ogni luogo collegato"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "ha terminato il turno"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "la partita finisce"


def event_connections(f: insula.games.magna_grecia.facts.prospects.ConnectionsChange, names: Names) -> str:
    return Place(f.place, names) + ": " + (str(f.connections) + " collegamento" if f.connections == 1 else str(f.connections) + " collegamenti") + " invece di " + str(f.was)


def event_market_change(f: insula.games.magna_grecia.facts.prospects.MarketChange, names: Names) -> str:
    return "mercato di " + player(names, f.seat) + " " + Place_loc(f.place, names) + ": " + ("attivo, vale " + (str(f.value) + " punto" if f.value == 1 else str(f.value) + " punti") if f.state == "active" else "venduto" if f.state == "sold" else "inattivo")


def event_gaze_begins(f: insula.games.magna_grecia.facts.prospects.GazeBegins, names: Names) -> str:
    return "l’oracolo di " + box_name(NAMES, "village", f.oracle, names) + " guarderà " + Place(f.city, names) + " (" + player(names, f.seat) + ")"


def event_gaze_moves(f: insula.games.magna_grecia.facts.prospects.GazeMoves, names: Names) -> str:
    return "l’oracolo di " + box_name(NAMES, "village", f.oracle, names) + " guarderà " + Place(f.city, names) + " (" + player(names, f.seat) + ") invece di una città di " + player(names, f.was)


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "piazza una strada su " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "piazza una tessera città su " + f.hex + " per 1 punto"


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return "prendi " + ("una tessera città" if f.piece == "city" else "una strada") + " dal deposito"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "costruisci un mercato a " + box_name(NAMES, "village", f.village, names) + " per " + (str(f.price) + " punto" if f.price == 1 else str(f.price) + " punti")


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "vendi il mercato a " + box_name(NAMES, "village", f.village, names) + " per " + (str(f.points) + " punto" if f.points == 1 else str(f.points) + " punti")


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "piazza un oracolo a " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "Termina il turno"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Piazza un oracolo su un villaggio senza bordo verde."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Copri il villaggio accanto alla tessera appena piazzata."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Estendi la nuova città fino a un villaggio. Prima non puoi terminare il turno."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Tocca a te: " + ("" if f.roads == 0 else "piazza una strada, " if f.roads == 1 else "piazza fino a " + str(f.roads) + " strade, ") + ("" if f.cities == 0 else "piazza una tessera città, " if f.cities == 1 else "piazza fino a " + str(f.cities) + " tessere città, ") + ("" if f.tiles == 0 else "prendi una tessera, " if f.tiles == 1 else "prendi fino a " + str(f.tiles) + " tessere, ") + ("costruisci un mercato, " if f.markets == "build" else "vendi un mercato, " if f.markets == "sell" else "costruisci o vendi un mercato, " if f.markets == "both" else "") + "o termina il turno."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "Termina il turno."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "La partita è finita."


def reason_over(f: insula.games.magna_grecia.facts.reasons.GameOver, names: Names) -> str:
    return "la partita è finita"


def reason_no_move(f: insula.games.magna_grecia.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' non è una mossa di questo gioco; prova 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' o 'stop'"


def reason_founding_first(f: insula.games.magna_grecia.facts.reasons.FoundingFirst, names: Names) -> str:
    return "prima la nuova città deve comprendere un villaggio"


def reason_cover_next(f: insula.games.magna_grecia.facts.reasons.CoverNext, names: Names) -> str:
    return "la prossima tessera deve coprire il villaggio su " + f.hex


def reason_oracle_now(f: insula.games.magna_grecia.facts.reasons.OracleNow, names: Names) -> str:
    return "prima piazza un oracolo, per esempio 'oracle Pyxous'"


def reason_oracles_before(f: insula.games.magna_grecia.facts.reasons.OraclesBefore, names: Names) -> str:
    return "gli oracoli si piazzano prima del primo round"


def reason_no_village(f: insula.games.magna_grecia.facts.reasons.NoVillage, names: Names) -> str:
    return "il villaggio '" + f.name + "' non esiste"


def reason_green_border(f: insula.games.magna_grecia.facts.reasons.GreenBorder, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " ha un bordo verde, quindi non può essere un oracolo"


def reason_has_oracle(f: insula.games.magna_grecia.facts.reasons.HasOracle, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " ha già un oracolo"


def reason_two_actions(f: insula.games.magna_grecia.facts.reasons.TwoActions, names: Names) -> str:
    return "hai già svolto due azioni in questo turno"


def reason_takes_spent(f: insula.games.magna_grecia.facts.reasons.TakesSpent, names: Names) -> str:
    return "la carta non permette altre tessere dal deposito in questo turno"


def reason_roads_first(f: insula.games.magna_grecia.facts.reasons.RoadsFirst, names: Names) -> str:
    return "prendi le strade prima delle tessere città"


def reason_staging_empty(f: insula.games.magna_grecia.facts.reasons.StagingEmpty, names: Names) -> str:
    return "nel deposito non ne restano"


def reason_resupply_last(f: insula.games.magna_grecia.facts.reasons.ResupplyLast, names: Names) -> str:
    return "il rifornimento viene per ultimo: dopo non puoi piazzare tessere"


def reason_tiles_spent(f: insula.games.magna_grecia.facts.reasons.TilesSpent, names: Names) -> str:
    return "la carta non permette altre tessere di questo tipo in questo turno"


def reason_no_hex(f: insula.games.magna_grecia.facts.reasons.NoHex, names: Names) -> str:
    return "la mappa non ha l’esagono " + f.name


def reason_sea(f: insula.games.magna_grecia.facts.reasons.Sea, names: Names) -> str:
    return f.hex + " è mare"


def reason_no_road_tile(f: insula.games.magna_grecia.facts.reasons.NoRoadTile, names: Names) -> str:
    return "nella tua riserva non ci sono tessere strada"


def reason_other_ends(f: insula.games.magna_grecia.facts.reasons.OtherEnds, names: Names) -> str:
    return "scrivi queste estremità come '" + f.ends + "'"


def reason_no_shape(f: insula.games.magna_grecia.facts.reasons.NoShape, names: Names) -> str:
    return "una strada unisce lati opposti o lati a 120 gradi, non " + f.ends


def reason_not_open(f: insula.games.magna_grecia.facts.reasons.NotOpen, names: Names) -> str:
    return f.hex + " non è libero"


def reason_no_anchor(f: insula.games.magna_grecia.facts.reasons.NoAnchor, names: Names) -> str:
    return "nessuna estremità tocca una città, una tua strada o un luogo raggiunto da una tua strada"


def reason_lengthens_other(f: insula.games.magna_grecia.facts.reasons.LengthensOther, names: Names) -> str:
    return "la strada prolungherebbe quella di un avversario"


def reason_joins_other(f: insula.games.magna_grecia.facts.reasons.JoinsOther, names: Names) -> str:
    return "la strada si unirebbe a quella di un avversario"


def reason_leaves_unfounded(f: insula.games.magna_grecia.facts.reasons.LeavesUnfounded, names: Names) -> str:
    return "la nuova città non potrebbe più comprendere un villaggio dove puoi fondare"


def reason_no_city_tile(f: insula.games.magna_grecia.facts.reasons.NoCityTile, names: Names) -> str:
    return "nella tua riserva non ci sono tessere città"


def reason_no_point(f: insula.games.magna_grecia.facts.reasons.NoPoint, names: Names) -> str:
    return "una tessera città costa 1 punto; non ne hai"


def reason_occupied(f: insula.games.magna_grecia.facts.reasons.Occupied, names: Names) -> str:
    return f.hex + " è occupato o è un oracolo"


def reason_beside_other(f: insula.games.magna_grecia.facts.reasons.BesideOther, names: Names) -> str:
    return f.hex + " è accanto alla città di un avversario o a un oracolo"


def reason_one_founding(f: insula.games.magna_grecia.facts.reasons.OneFounding, names: Names) -> str:
    return "puoi fondare una sola città per turno, e questa tessera non tocca nessuna tua città"


def reason_no_right(f: insula.games.magna_grecia.facts.reasons.NoRight, names: Names) -> str:
    return "il villaggio non ha un bordo verde e nessuna tua strada lo raggiunge"


def reason_two_villages(f: insula.games.magna_grecia.facts.reasons.TwoVillages, names: Names) -> str:
    return "l’esagono è accanto a due villaggi, e se ne può coprire solo uno per volta"


def reason_second_tile(f: insula.games.magna_grecia.facts.reasons.SecondTile, names: Names) -> str:
    return "una tessera accanto a un villaggio richiede una seconda tessera e un punto per coprire il villaggio"


def reason_cannot_cover(f: insula.games.magna_grecia.facts.reasons.CannotCover, names: Names) -> str:
    return "il villaggio accanto a questo esagono non si può coprire"


def reason_cannot_found(f: insula.games.magna_grecia.facts.reasons.CannotFound, names: Names) -> str:
    return "con le tessere rimaste in questo turno la nuova città non può comprendere un villaggio e anche stare su un villaggio con bordo verde o su un esagono in cui entra una tua strada"


def reason_no_place(f: insula.games.magna_grecia.facts.reasons.NoPlace, names: Names) -> str:
    return "il villaggio o la città '" + f.name + "' non esiste"


def reason_oracle_place(f: insula.games.magna_grecia.facts.reasons.OraclePlace, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " è un oracolo e non ha mercati"


def reason_own_city(f: insula.games.magna_grecia.facts.reasons.OwnCity, names: Names) -> str:
    return "i mercati si costruiscono nei villaggi e nelle città degli avversari, non nelle tue"


def reason_market_there(f: insula.games.magna_grecia.facts.reasons.MarketThere, names: Names) -> str:
    return "lì hai già costruito un mercato"


def reason_no_market_piece(f: insula.games.magna_grecia.facts.reasons.NoMarketPiece, names: Names) -> str:
    return "non hai più mercati"


def reason_too_dear(f: insula.games.magna_grecia.facts.reasons.TooDear, names: Names) -> str:
    return "il mercato costa " + (str(f.price) + " punto" if f.price == 1 else str(f.price) + " punti") + "; ne hai " + str(f.held)


def reason_no_own_market(f: insula.games.magna_grecia.facts.reasons.NoOwnMarket, names: Names) -> str:
    return "non hai un mercato a " + box_name(NAMES, "village", f.village, names)


def reason_market_sold(f: insula.games.magna_grecia.facts.reasons.MarketSold, names: Names) -> str:
    return "hai già venduto quel mercato"


def reason_market_inactive(f: insula.games.magna_grecia.facts.reasons.MarketInactive, names: Names) -> str:
    return "quel mercato è inattivo"


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
    """Texts that the terminal shows in the language 'it'."""
