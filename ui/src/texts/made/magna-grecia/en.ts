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
  part: { Card, Place },
  seat: seat,
};
