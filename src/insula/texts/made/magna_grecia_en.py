"""magna_grecia in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_grecia.facts.events
import insula.games.magna_grecia.facts.moves
import insula.games.magna_grecia.facts.nouns
import insula.games.magna_grecia.facts.prospects
import insula.games.magna_grecia.facts.reasons

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
    return "round " + str(f.number) + " of " + str(f.rounds) + ": " + Card(f.card, names) + "; turn order: " + joined([player(names, each) for each in f.order])


def event_next_card(f: insula.games.magna_grecia.facts.events.NextCard, names: Names) -> str:
    return "next card: " + Card(f.card, names)


def event_set_oracle(f: insula.games.magna_grecia.facts.events.SetOracle, names: Names) -> str:
    return "placed an oracle on " + box_name(NAMES, "village", f.village, names)


def event_laid_road(f: insula.games.magna_grecia.facts.events.LaidRoad, names: Names) -> str:
    return "laid a road on " + f.hex + ", " + f.ends


def event_laid_city(f: insula.games.magna_grecia.facts.events.LaidCity, names: Names) -> str:
    return "laid a city tile on " + f.hex + " for 1 point to " + ("found" if f.founding else "expand") + " a city"


def event_founded(f: insula.games.magna_grecia.facts.events.Founded, names: Names) -> str:
    return Place(f.place, names) + " becomes a city"


def event_free_market(f: insula.games.magna_grecia.facts.events.FreeMarket, names: Names) -> str:
    return "free market in " + Place(f.place, names) + " for its founder"


def event_joined(f: insula.games.magna_grecia.facts.events.Joined, names: Names) -> str:
    return Place(f.part, names) + " becomes part of " + Place(f.whole, names)


def event_dropped(f: insula.games.magna_grecia.facts.events.Dropped, names: Names) -> str:
    return player(names, f.seat) + " takes back " + ("a sold market" if f.sold else "a market") + " in " + Place(f.place, names) + ": only one is allowed"


def event_linked(f: insula.games.magna_grecia.facts.events.Linked, names: Names) -> str:
    return Place(f.one, names) + " and " + Place(f.other, names) + " are now connected"


def event_first_gaze(f: insula.games.magna_grecia.facts.events.FirstGaze, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " looks at " + Place(f.city, names) + " (" + player(names, f.seat) + "), the first city connected to it"


def event_gaze(f: insula.games.magna_grecia.facts.events.Gaze, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " turns from " + Place(f.former, names) + " to " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + str(f.connections) + " connections against " + str(f.former_connections)


def event_took(f: insula.games.magna_grecia.facts.events.Took, names: Names) -> str:
    return "took a " + ("city tile" if f.piece == "city" else "road") + " from the staging area"


def event_built(f: insula.games.magna_grecia.facts.events.Built, names: Names) -> str:
    return "built a market in " + Place(f.place, names) + " for " + (str(f.points) + " point" if f.points == 1 else str(f.points) + " points")


def event_sold(f: insula.games.magna_grecia.facts.events.Sold, names: Names) -> str:
    return "sold the market in " + Place(f.place, names) + " for " + (str(f.points) + " point" if f.points == 1 else str(f.points) + " points") + ", one for each connected place"


def event_stopped(f: insula.games.magna_grecia.facts.events.Stopped, names: Names) -> str:
    return "ended the turn"


def event_ended(f: insula.games.magna_grecia.facts.events.Ended, names: Names) -> str:
    return "the game ends"


def event_connections(f: insula.games.magna_grecia.facts.prospects.ConnectionsChange, names: Names) -> str:
    return Place(f.place, names) + ": " + (str(f.connections) + " connection" if f.connections == 1 else str(f.connections) + " connections") + " instead of " + str(f.was)


def event_market_change(f: insula.games.magna_grecia.facts.prospects.MarketChange, names: Names) -> str:
    return "market of " + player(names, f.seat) + " in " + Place(f.place, names) + ": " + ("active, worth " + (str(f.value) + " point" if f.value == 1 else str(f.value) + " points") if f.state == "active" else "sold" if f.state == "sold" else "inactive")


def event_gaze_begins(f: insula.games.magna_grecia.facts.prospects.GazeBegins, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " will look at " + Place(f.city, names) + " (" + player(names, f.seat) + ")"


def event_gaze_moves(f: insula.games.magna_grecia.facts.prospects.GazeMoves, names: Names) -> str:
    return "the oracle of " + box_name(NAMES, "village", f.oracle, names) + " will look at " + Place(f.city, names) + " (" + player(names, f.seat) + ") instead of a city of " + player(names, f.was)


def move_road(f: insula.games.magna_grecia.facts.moves.Road, names: Names) -> str:
    return "lay a road on " + f.hex + ", " + f.ends


def move_city(f: insula.games.magna_grecia.facts.moves.CityTile, names: Names) -> str:
    return "lay a city tile on " + f.hex + " for 1 point"


def move_take(f: insula.games.magna_grecia.facts.moves.Take, names: Names) -> str:
    return "take a " + ("city tile" if f.piece == "city" else "road") + " from the staging area"


def move_market(f: insula.games.magna_grecia.facts.moves.Market, names: Names) -> str:
    return "build a market in " + box_name(NAMES, "village", f.village, names) + " for " + (str(f.price) + " point" if f.price == 1 else str(f.price) + " points")


def move_sell(f: insula.games.magna_grecia.facts.moves.Sell, names: Names) -> str:
    return "sell the market in " + box_name(NAMES, "village", f.village, names) + " for " + (str(f.points) + " point" if f.points == 1 else str(f.points) + " points")


def move_oracle(f: insula.games.magna_grecia.facts.moves.Oracle, names: Names) -> str:
    return "place an oracle on " + box_name(NAMES, "village", f.village, names)


def move_stop(f: insula.games.magna_grecia.facts.moves.Stop, names: Names) -> str:
    return "End the turn"


def question_oracle(f: insula.games.magna_grecia.facts.moves.AskOracle, names: Names) -> str:
    return "Place an oracle on a village without a green border."


def question_cover(f: insula.games.magna_grecia.facts.moves.AskCover, names: Names) -> str:
    return "Cover the village next to the tile you just laid."


def question_founding(f: insula.games.magna_grecia.facts.moves.AskFounding, names: Names) -> str:
    return "Extend the new city to a village. Until then you cannot end your turn."


def question_turn(f: insula.games.magna_grecia.facts.moves.AskTurn, names: Names) -> str:
    return "Your turn: " + ("" if f.roads == 0 else "lay a road, " if f.roads == 1 else "lay up to " + str(f.roads) + " roads, ") + ("" if f.cities == 0 else "lay a city tile, " if f.cities == 1 else "lay up to " + str(f.cities) + " city tiles, ") + ("" if f.tiles == 0 else "take a tile, " if f.tiles == 1 else "take up to " + str(f.tiles) + " tiles, ") + ("build a market, " if f.markets == "build" else "sell a market, " if f.markets == "sell" else "build or sell a market, " if f.markets == "both" else "") + "or end the turn."


def question_stop(f: insula.games.magna_grecia.facts.moves.AskStop, names: Names) -> str:
    return "End the turn."


def question_over(f: insula.games.magna_grecia.facts.moves.NoQuestion, names: Names) -> str:
    return "The game is over."


def reason_over(f: insula.games.magna_grecia.facts.reasons.GameOver, names: Names) -> str:
    return "the game is over"


def reason_no_move(f: insula.games.magna_grecia.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' is not a move of this game; try 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' or 'stop'"


def reason_founding_first(f: insula.games.magna_grecia.facts.reasons.FoundingFirst, names: Names) -> str:
    return "the new city must include a village first"


def reason_cover_next(f: insula.games.magna_grecia.facts.reasons.CoverNext, names: Names) -> str:
    return "the next tile must cover the village on " + f.hex


def reason_oracle_now(f: insula.games.magna_grecia.facts.reasons.OracleNow, names: Names) -> str:
    return "place an oracle first, for example 'oracle Pyxous'"


def reason_oracles_before(f: insula.games.magna_grecia.facts.reasons.OraclesBefore, names: Names) -> str:
    return "oracles are placed before the first round"


def reason_no_village(f: insula.games.magna_grecia.facts.reasons.NoVillage, names: Names) -> str:
    return "there is no village '" + f.name + "'"


def reason_green_border(f: insula.games.magna_grecia.facts.reasons.GreenBorder, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " has a green border, so it cannot be an oracle"


def reason_has_oracle(f: insula.games.magna_grecia.facts.reasons.HasOracle, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " already has an oracle"


def reason_two_actions(f: insula.games.magna_grecia.facts.reasons.TwoActions, names: Names) -> str:
    return "you have already taken two actions this turn"


def reason_takes_spent(f: insula.games.magna_grecia.facts.reasons.TakesSpent, names: Names) -> str:
    return "the card allows no more tiles from the staging area this turn"


def reason_roads_first(f: insula.games.magna_grecia.facts.reasons.RoadsFirst, names: Names) -> str:
    return "take roads before city tiles"


def reason_staging_empty(f: insula.games.magna_grecia.facts.reasons.StagingEmpty, names: Names) -> str:
    return "the staging area has none left"


def reason_resupply_last(f: insula.games.magna_grecia.facts.reasons.ResupplyLast, names: Names) -> str:
    return "resupply comes last: you cannot lay tiles after it"


def reason_tiles_spent(f: insula.games.magna_grecia.facts.reasons.TilesSpent, names: Names) -> str:
    return "the card allows no more of these tiles this turn"


def reason_no_hex(f: insula.games.magna_grecia.facts.reasons.NoHex, names: Names) -> str:
    return "the map has no hex " + f.name


def reason_sea(f: insula.games.magna_grecia.facts.reasons.Sea, names: Names) -> str:
    return f.hex + " is sea"


def reason_no_road_tile(f: insula.games.magna_grecia.facts.reasons.NoRoadTile, names: Names) -> str:
    return "your supply has no road tiles"


def reason_other_ends(f: insula.games.magna_grecia.facts.reasons.OtherEnds, names: Names) -> str:
    return "write these ends as '" + f.ends + "'"


def reason_no_shape(f: insula.games.magna_grecia.facts.reasons.NoShape, names: Names) -> str:
    return "a road joins opposite sides or sides 120 degrees apart, not " + f.ends


def reason_not_open(f: insula.games.magna_grecia.facts.reasons.NotOpen, names: Names) -> str:
    return f.hex + " is not free"


def reason_no_anchor(f: insula.games.magna_grecia.facts.reasons.NoAnchor, names: Names) -> str:
    return "no end touches a city, one of your roads, or a place that one of your roads reaches"


def reason_lengthens_other(f: insula.games.magna_grecia.facts.reasons.LengthensOther, names: Names) -> str:
    return "the road would extend an opponent's road"


def reason_joins_other(f: insula.games.magna_grecia.facts.reasons.JoinsOther, names: Names) -> str:
    return "the road would join an opponent's road"


def reason_leaves_unfounded(f: insula.games.magna_grecia.facts.reasons.LeavesUnfounded, names: Names) -> str:
    return "the new city could then not include a village where you may found a city"


def reason_no_city_tile(f: insula.games.magna_grecia.facts.reasons.NoCityTile, names: Names) -> str:
    return "your supply has no city tiles"


def reason_no_point(f: insula.games.magna_grecia.facts.reasons.NoPoint, names: Names) -> str:
    return "a city tile costs 1 point; you have none"


def reason_occupied(f: insula.games.magna_grecia.facts.reasons.Occupied, names: Names) -> str:
    return f.hex + " is occupied or an oracle"


def reason_beside_other(f: insula.games.magna_grecia.facts.reasons.BesideOther, names: Names) -> str:
    return f.hex + " is next to an opponent's city or an oracle"


def reason_one_founding(f: insula.games.magna_grecia.facts.reasons.OneFounding, names: Names) -> str:
    return "you can found only one city in a turn, and this tile touches none of your cities"


def reason_no_right(f: insula.games.magna_grecia.facts.reasons.NoRight, names: Names) -> str:
    return "the village has no green border, and none of your roads reaches it"


def reason_two_villages(f: insula.games.magna_grecia.facts.reasons.TwoVillages, names: Names) -> str:
    return "the hex is next to two villages, and only one can be covered at once"


def reason_second_tile(f: insula.games.magna_grecia.facts.reasons.SecondTile, names: Names) -> str:
    return "a tile next to a village needs a second tile and point to cover the village"


def reason_cannot_cover(f: insula.games.magna_grecia.facts.reasons.CannotCover, names: Names) -> str:
    return "the village next to this hex cannot be covered"


def reason_cannot_found(f: insula.games.magna_grecia.facts.reasons.CannotFound, names: Names) -> str:
    return "with the tiles left this turn, the new city cannot include a village and also lie on a village with a green border or on a hex that one of your roads runs into"


def reason_no_place(f: insula.games.magna_grecia.facts.reasons.NoPlace, names: Names) -> str:
    return "there is no village or city '" + f.name + "'"


def reason_oracle_place(f: insula.games.magna_grecia.facts.reasons.OraclePlace, names: Names) -> str:
    return box_name(NAMES, "village", f.village, names) + " is an oracle and has no markets"


def reason_own_city(f: insula.games.magna_grecia.facts.reasons.OwnCity, names: Names) -> str:
    return "you build markets in villages and in opponents' cities, not in your own"


def reason_market_there(f: insula.games.magna_grecia.facts.reasons.MarketThere, names: Names) -> str:
    return "you have already built a market there"


def reason_no_market_piece(f: insula.games.magna_grecia.facts.reasons.NoMarketPiece, names: Names) -> str:
    return "you have no markets left"


def reason_too_dear(f: insula.games.magna_grecia.facts.reasons.TooDear, names: Names) -> str:
    return "the market costs " + (str(f.price) + " point" if f.price == 1 else str(f.price) + " points") + "; you have " + str(f.held)


def reason_no_own_market(f: insula.games.magna_grecia.facts.reasons.NoOwnMarket, names: Names) -> str:
    return "you have no market in " + box_name(NAMES, "village", f.village, names)


def reason_market_sold(f: insula.games.magna_grecia.facts.reasons.MarketSold, names: Names) -> str:
    return "you have already sold that market"


def reason_market_inactive(f: insula.games.magna_grecia.facts.reasons.MarketInactive, names: Names) -> str:
    return "that market is inactive"


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



class Terminal:
    """Texts that the terminal shows in the language 'en'."""
