// Do not edit: made by python -m insula.texts build
import { boxName, join, player, type Names } from '../runtime';
import type * as facts from './facts';
import type { Page } from './en';

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
    connections: (f, names) => Place(f.place, names) + ": " + (f.connections === 1 ? String(f.connections) + " Verbindung" : String(f.connections) + " Verbindungen") + ", bisher " + String(f.was),
    market_change: (f, names) => "Markt von " + player(names, f.seat) + " in " + Place(f.place, names) + ": " + (f.state === "active" ? "aktiv, " + (f.value === 1 ? String(f.value) + " Punkt" : String(f.value) + " Punkte") + " wert" : f.state === "sold" ? "verkauft" : "nicht aktiv"),
    gaze_begins: (f, names) => "das Orakel von " + boxName(NAMES, "village", f.oracle, names) + " sähe auf " + Place(f.city, names) + " (" + player(names, f.seat) + ")",
    gaze_moves: (f, names) => "das Orakel von " + boxName(NAMES, "village", f.oracle, names) + " sähe auf " + Place(f.city, names) + " (" + player(names, f.seat) + "), bisher auf eine Stadt von " + player(names, f.was),
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
  reason: {
    over: () => "das Spiel ist zu Ende",
    no_move: (f) => "„" + f.text + "“ ist kein Zug dieses Spiels; versuche „road c5 e-w“, „city c5“, „take road“, „market Kroton“, „sell Kroton“ oder „stop“",
    founding_first: () => "die begonnene Stadt muss erst ihr Dorf einschließen",
    cover_next: (f) => "gleich das nächste Teil kommt auf das Dorf, " + f.hex,
    oracle_now: () => "jetzt wird ein Orakel gesetzt: „oracle Pyxous“",
    oracles_before: () => "die Orakel werden vor der ersten Runde gesetzt",
    no_village: (f) => "es gibt kein Dorf „" + f.name + "“",
    green_border: (f, names) => boxName(NAMES, "village", f.village, names) + " hat einen grünen Rand",
    has_oracle: (f, names) => boxName(NAMES, "village", f.village, names) + " hat schon ein Orakel",
    two_actions: () => "in diesem Zug wurden schon zwei Aktionen gewählt",
    takes_spent: () => "die Karte erlaubt in diesem Zug keine Teile mehr",
    roads_first: () => "Straßen werden vor Stadtteilen genommen",
    staging_empty: () => "das Lager hat keine mehr",
    resupply_last: () => "Nachschub kommt zuletzt: danach wird nichts gelegt",
    tiles_spent: () => "die Karte erlaubt in diesem Zug keine solchen Teile mehr",
    no_hex: (f) => "der Plan hat kein Feld " + f.name,
    sea: (f) => f.hex + " ist Meer: dort wird nichts gelegt",
    no_road_tile: () => "der Vorrat hat keine Straße",
    other_ends: (f) => "dieses Teil schreibt man „" + f.ends + "“",
    no_shape: (f) => "eine Straße verbindet gegenüberliegende Seiten oder solche im Winkel von 120 Grad, nicht " + f.ends,
    not_open: (f) => f.hex + " ist kein freies Feld",
    no_anchor: () => "kein Ende trifft eine Stadt, eine eigene Straße oder einen Ort, den eine eigene Straße erreicht",
    lengthens_other: () => "es würde eine fremde Straße verlängern",
    joins_other: () => "es würde sich mit einer fremden Straße verbinden",
    leaves_unfounded: () => "dann könnte die begonnene Stadt kein erlaubtes Dorf einschließen",
    no_city_tile: () => "der Vorrat hat keinen Stadtteil",
    no_point: () => "ein Stadtteil kostet 1 Punkt, und es ist keiner da",
    occupied: (f) => f.hex + " ist besetzt oder gehört einem Orakel",
    beside_other: (f) => f.hex + " liegt neben einer fremden Stadt oder einem Orakel",
    one_founding: () => "nur eine Stadt wird im Zug gegründet, und dieses Teil berührt keine",
    no_right: () => "das Dorf hat keinen grünen Rand, und keine eigene Straße erreicht es",
    two_villages: () => "es liegt neben zwei Dörfern, und nur eines kann zugleich bedeckt werden",
    second_tile: () => "neben einem Dorf braucht es ein zweites Teil und einen Punkt für das Dorf",
    cannot_cover: () => "das Dorf daneben kann nicht bedeckt werden",
    cannot_found: () => "mit den Teilen, die in diesem Zug bleiben, kann die neue Stadt kein Dorf einschließen und dabei auf einem Dorf mit grünem Rand oder auf einem Feld liegen, in das eine eigene Straße führt",
    no_place: (f) => "es gibt weder Dorf noch Stadt „" + f.name + "“",
    oracle_place: (f, names) => boxName(NAMES, "village", f.village, names) + " gehört einem Orakel: niemand handelt dort",
    own_city: () => "ein Markt wird in einem Dorf oder einer fremden Stadt gebaut",
    market_there: () => "dort steht schon ein eigener Markt",
    no_market_piece: () => "es ist kein Markt mehr übrig",
    too_dear: (f) => "er kostet " + String(f.price) + "; vorhanden: " + String(f.held),
    no_own_market: (f, names) => "in „" + boxName(NAMES, "village", f.village, names) + "“ steht kein eigener Markt",
    market_sold: () => "dieser Markt ist verkauft",
    market_inactive: () => "dieser Markt ist nicht aktiv",
  },
  part: { Card, Place },
  seat: seat,
};

export const page: Page = {};
