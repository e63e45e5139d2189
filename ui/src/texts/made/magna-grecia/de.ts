// Do not edit: made by python -m insula.texts build
import { boxName, join, player, type Names } from '../runtime';
import type * as facts from './facts';

export const NAMES: Record<string, string> = {};
const list_pair = (a: string, b: string) => a + " und " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const seat = (number: string) => "Sitz " + number;
const joined = (items: string[]) => join(items, list_pair, list_more);
const Card = (f: facts.Card, _names: Names): string => "Straßen " + String(f.roads) + ", Städte " + String(f.cities) + ", Nachschub " + String(f.resupply);
const Place = (f: facts.Place, names: Names): string => (f.new_city ? "die neue Stadt" : boxName(NAMES, "village", f.village, names));

export const texts: facts.Texts = {
  event: {
    new_round: (f, names) => "Runde " + String(f.number) + " von " + String(f.rounds) + ": " + Card(f.card, names) + "; Sitze in der Reihenfolge " + joined(f.order.map((each) => player(names, each))),
    next_card: (f, names) => "die nächste Karte: " + Card(f.card, names),
    set_oracle: (f, names) => "Orakel auf " + boxName(NAMES, "village", f.village, names) + " gesetzt",
    laid_road: (f) => "Straße auf " + f.hex + " gelegt, " + f.ends,
    laid_city: (f) => "Stadtteil auf " + f.hex + " für 1 Punkt gelegt, eine " + (f.founding ? "Gründung" : "Erweiterung"),
    founded: (f, names) => Place(f.place, names) + " ist jetzt eine Stadt",
    free_market: (f, names) => "Markt in " + Place(f.place, names) + " umsonst: die Stadt wurde gegründet",
    joined: (f, names) => Place(f.part, names) + " gehört jetzt zu " + Place(f.whole, names),
    dropped: (f, names) => player(names, f.seat) + " nimmt " + (f.sold ? "den verkauften Markt" : "einen Markt") + " zurück: in " + Place(f.place, names) + " genügt einer",
    linked: (f, names) => Place(f.one, names) + " und " + Place(f.other, names) + " sind verbunden",
    first_gaze: (f, names) => "das Orakel von " + boxName(NAMES, "village", f.oracle, names) + " blickt auf " + Place(f.city, names) + " (" + player(names, f.seat) + "), die erste Stadt, die es sieht",
    gaze: (f, names) => "das Orakel von " + boxName(NAMES, "village", f.oracle, names) + " wendet sich von " + Place(f.former, names) + " zu " + Place(f.city, names) + " (" + player(names, f.seat) + "): " + String(f.connections) + " Verbindungen gegen " + String(f.former_connections),
    took: (f) => (f.piece === "city" ? "Stadtteil" : "Straße") + " aus dem Lager genommen",
    built: (f, names) => "Markt in " + Place(f.place, names) + " für " + (f.points === 1 ? String(f.points) + " Punkt" : String(f.points) + " Punkte") + " gebaut",
    sold: (f, names) => "Markt in " + Place(f.place, names) + " für " + (f.points === 1 ? String(f.points) + " Punkt" : String(f.points) + " Punkte") + " verkauft: einen je verbundenem Ort",
    stopped: () => "Zug beendet",
    ended: () => "das Spiel endet",
  },
  move: {
    road: (f) => "Straße auf " + f.hex + ", " + f.ends,
    city: (f) => "Stadtteil auf " + f.hex,
    take: (f) => (f.piece === "city" ? "einen Stadtteil" : "eine Straße") + " nehmen",
    market: (f, names) => "Markt in " + boxName(NAMES, "village", f.village, names),
    sell: (f, names) => "Markt in " + boxName(NAMES, "village", f.village, names) + " verkaufen",
    oracle: (f, names) => "Orakel auf " + boxName(NAMES, "village", f.village, names),
    stop: () => "Zug beenden",
  },
  question: {
    oracle: () => "Setze ein Orakel auf ein Dorf ohne grünen Rand.",
    cover: () => "Bedecke das Dorf neben dem eben gelegten Teil.",
    founding: () => "Führe die neue Stadt zu ihrem Dorf, bevor der Zug enden kann.",
    turn: (f) => "Du bist am Zug: " + (f.roads === 0 ? "" : f.roads === 1 ? "lege eine Straße, " : "lege bis zu " + String(f.roads) + " Straßen, ") + (f.cities === 0 ? "" : f.cities === 1 ? "lege einen Stadtteil, " : "lege bis zu " + String(f.cities) + " Stadtteile, ") + (f.tiles === 0 ? "" : f.tiles === 1 ? "nimm ein Teil, " : "nimm bis zu " + String(f.tiles) + " Teile, ") + (f.markets === "build" ? "baue einen Markt, " : f.markets === "sell" ? "verkaufe einen Markt, " : f.markets === "both" ? "baue oder verkaufe einen Markt, " : "") + "oder beende den Zug.",
    stop: () => "Beende den Zug.",
    over: () => "Das Spiel ist zu Ende.",
  },
  part: { Card, Place },
  seat: seat,
};
