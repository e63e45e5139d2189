// Do not edit: made by python -m insula.texts build
import { boxName, join, player, type Names } from '../runtime';
import type * as facts from './facts';

export const NAMES: Record<string, string> = {};
const list_pair = (a: string, b: string) => a + " and " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const seat = (number: string) => "seat " + number;
const joined = (items: string[]) => join(items, list_pair, list_more);
const Card = (f: facts.Card, _names: Names): string => "roads " + String(f.roads) + ", cities " + String(f.cities) + ", resupply " + String(f.resupply);
const Place = (f: facts.Place, names: Names): string => (f.new_city ? "the new city" : boxName(NAMES, "village", f.village, names));

export const texts: facts.Texts = {
  event: {
    new_round: (f, names) => "round " + String(f.number) + " of " + String(f.rounds) + ": " + Card(f.card, names) + "; seats in the order " + joined(f.order.map((each) => player(names, each))),
    next_card: (f, names) => "the next card: " + Card(f.card, names),
    set_oracle: (f, names) => "placed an oracle on " + boxName(NAMES, "village", f.village, names),
    laid_road: (f) => "laid a road on " + f.hex + ", " + f.ends,
    laid_city: (f) => "laid a city tile on " + f.hex + " for 1 point, " + (f.founding ? "founding" : "expanding") + " a city",
    founded: (f, names) => Place(f.place, names) + " is a city now",
    free_market: (f, names) => "a market in " + Place(f.place, names) + " at no cost: the city was founded",
    joined: (f, names) => Place(f.part, names) + " is part of " + Place(f.whole, names) + " now",
    dropped: (f, names) => player(names, f.seat) + " takes back " + (f.sold ? "its sold market" : "one of its markets") + ": one is enough in " + Place(f.place, names),
    linked: (f, names) => Place(f.one, names) + " and " + Place(f.other, names) + " are connected",
    first_gaze: (f, names) => "the oracle of " + boxName(NAMES, "village", f.oracle, names) + " looks at " + Place(f.city, names) + " (" + player(names, f.seat) + "), the first city it sees",
    gaze: (f, names) => "the oracle of " + boxName(NAMES, "village", f.oracle, names) + " turns from " + Place(f.former, names) + " to " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + String(f.connections) + " connections against " + String(f.former_connections),
    took: (f) => "took a " + (f.piece === "city" ? "city tile" : "road") + " from the staging area",
    built: (f, names) => "built a market in " + Place(f.place, names) + " for " + (f.points === 1 ? String(f.points) + " point" : String(f.points) + " points"),
    sold: (f, names) => "sold the market in " + Place(f.place, names) + " for " + (f.points === 1 ? String(f.points) + " point" : String(f.points) + " points") + ": one for each connected place",
    stopped: () => "ended the turn",
    ended: () => "the game ends",
    connections: (f, names) => Place(f.place, names) + ": " + (f.connections === 1 ? String(f.connections) + " connection" : String(f.connections) + " connections") + ", " + String(f.was) + " before",
    market_change: (f, names) => "market of " + player(names, f.seat) + " in " + Place(f.place, names) + ": " + (f.state === "active" ? "active, worth " + (f.value === 1 ? String(f.value) + " point" : String(f.value) + " points") : f.state === "sold" ? "sold" : "not active"),
    gaze_begins: (f, names) => "the oracle of " + boxName(NAMES, "village", f.oracle, names) + " would look at " + Place(f.city, names) + " (" + player(names, f.seat) + ")",
    gaze_moves: (f, names) => "the oracle of " + boxName(NAMES, "village", f.oracle, names) + " would look at " + Place(f.city, names) + " (" + player(names, f.seat) + "), so far at a city of " + player(names, f.was),
  },
  move: {
    road: (f) => "road on " + f.hex + ", " + f.ends,
    city: (f) => "city tile on " + f.hex,
    take: (f) => "take a " + (f.piece === "city" ? "city tile" : "road"),
    market: (f, names) => "market in " + boxName(NAMES, "village", f.village, names),
    sell: (f, names) => "sell the market in " + boxName(NAMES, "village", f.village, names),
    oracle: (f, names) => "oracle on " + boxName(NAMES, "village", f.village, names),
    stop: () => "End the turn",
  },
  question: {
    oracle: () => "Place an oracle on a village without a green border.",
    cover: () => "Cover the village beside the tile just laid.",
    founding: () => "Lead the new city to its village before anything else ends the turn.",
    turn: (f) => "Your turn: " + (f.roads === 0 ? "" : f.roads === 1 ? "lay a road, " : "lay up to " + String(f.roads) + " roads, ") + (f.cities === 0 ? "" : f.cities === 1 ? "lay a city tile, " : "lay up to " + String(f.cities) + " city tiles, ") + (f.tiles === 0 ? "" : f.tiles === 1 ? "take a tile, " : "take up to " + String(f.tiles) + " tiles, ") + (f.markets === "build" ? "build a market, " : f.markets === "sell" ? "sell a market, " : f.markets === "both" ? "build or sell a market, " : "") + "or end the turn.",
    stop: () => "End the turn.",
    over: () => "The game is over.",
  },
  reason: {
    over: () => "the game is over",
    no_move: (f) => "'" + f.text + "' is no move of this game; try 'road c5 e-w', 'city c5', 'take road', 'market Kroton', 'sell Kroton' or 'stop'",
    founding_first: () => "the city under way must first include its village",
    cover_next: (f) => "the very next tile goes on the village: 'city " + f.hex + "'",
    oracle_now: () => "now an oracle is placed: 'oracle Pyxous'",
    oracles_before: () => "the oracles are placed before the first round",
    no_village: (f) => "there is no village '" + f.name + "'",
    green_border: (f, names) => boxName(NAMES, "village", f.village, names) + " has a green border",
    has_oracle: (f, names) => boxName(NAMES, "village", f.village, names) + " has an oracle already",
    two_actions: () => "two actions were taken already this turn",
    takes_spent: () => "the card allows no more tiles this turn",
    roads_first: () => "roads are taken before city tiles",
    staging_empty: () => "the staging area has none left",
    resupply_last: () => "resupply comes last: nothing is laid after it",
    tiles_spent: () => "the card allows no more of these tiles this turn",
    no_hex: (f) => "the board has no hex " + f.name,
    sea: (f) => f.hex + " is sea: nothing is placed there",
    no_road_tile: () => "the supply has no road tile",
    other_ends: (f) => "this tile is written '" + f.ends + "'",
    no_shape: (f) => "a road joins opposite sides or sides 120 degrees apart, not " + f.ends,
    not_open: (f) => f.hex + " is not open ground",
    no_anchor: () => "no end meets a city, an own road, or a place that an own road reaches",
    lengthens_other: () => "it would lengthen an opponent's road",
    joins_other: () => "it would join an opponent's road",
    leaves_unfounded: () => "then the city under way could not include a village by right",
    no_city_tile: () => "the supply has no city tile",
    no_point: () => "a city tile costs 1 point, and there is none",
    occupied: (f) => f.hex + " is occupied or an oracle's",
    beside_other: (f) => f.hex + " is adjacent to an opponent's city or an oracle",
    one_founding: () => "one city is founded in a turn, and this tile touches none",
    no_right: () => "the village has no green border, and no own road reaches it",
    two_villages: () => "it is beside two villages, and only one can be covered at once",
    second_tile: () => "beside a village it takes a second tile and point for the village",
    cannot_cover: () => "the village beside it cannot be covered",
    cannot_found: () => "with the tiles left this turn the new city cannot include a village and lie on a village with a green border or on a space that an own road runs into",
    no_place: (f) => "there is no village or city '" + f.name + "'",
    oracle_place: (f, names) => boxName(NAMES, "village", f.village, names) + " is an oracle's: nobody trades there",
    own_city: () => "a market is built in a village or an opponent's city",
    market_there: () => "one market was built there already",
    no_market_piece: () => "there is no market piece left",
    too_dear: (f) => "it costs " + String(f.price) + ", and there are " + String(f.held) + " points",
    no_own_market: (f, names) => "there is no own market in '" + boxName(NAMES, "village", f.village, names) + "'",
    market_sold: () => "that market is sold",
    market_inactive: () => "that market is not active",
  },
  part: { Card, Place },
  seat: seat,
};

export const page = {};
export type Page = typeof page;
