// Do not edit: made by python -m insula.texts build
import { boxName, join, player, show, type Names } from '../runtime';
import type * as facts from './facts';
import type { Page } from './en';

export const NAMES: Record<string, string> = { "monument:Aqueduct": "Aquädukt", "monument:Basilica": "Basilika", "monument:Baths": "Bäder", "monument:Circus": "Zirkus", "monument:Colosseum": "Kolosseum", "monument:Senate": "Senat", "monument:Temple of Jupiter": "Jupitertempel", "monument:Temple of Mars": "Marstempel", "monument:Temple of Vesta": "Vestatempel", "monument:Thermae": "Thermen", "monument:Triumphal Arch": "Triumphbogen", "province:Balkans": "Balkan" };
const Colour = { "brown": "Braun", "center": "Stadtzentrum", "purple": "Violett", "red": "Rot" };
const Icon = { "column": "Säule", "lyre": "Lyra", "mask": "Maske", "none": "kein Symbol" };
const Track = { "brown": "Braun", "purple": "Violett", "red": "Rot" };
const Third = { "left": "links", "middle": "in der Mitte", "right": "rechts" };
const Step = { "action": "jetzt ist eine Aktion möglich: „no action“", "choose": "jetzt wird eines der drei Plättchen gewählt: „take 2“", "order": "jetzt wird die Reihenfolge zweier Gewinne gewählt: „gain 1 legion“", "pick": "jetzt wird ein erstes Plättchen gewählt: „pick 3“", "place": "jetzt wird das reservierte Plättchen gelegt: „place e4 turned 1“", "reserve": "jetzt wird das nächste Plättchen reserviert: „reserve 3“", "trade": "jetzt wird getauscht oder nicht: „no trade“" };
const Half = { "blade": "Klinge", "blank": "leer", "disc": "Scheibe", "laurel": "Lorbeer" };
const Side = { "east": "im Osten", "north": "im Norden", "south": "im Süden", "west": "im Westen" };
const Objective = { "all colours": "alle drei Farben", "column and lyre": "Säule und Lyra", "four of a colour": "vier Plättchen einer Farbe", "mask and column": "Maske und Säule", "mask and lyre": "Maske und Lyra", "no equal neighbours": "keine zwei Nachbarn gleicher Farbe", "no icons": "fünf Plättchen ohne Symbol", "one colour": "fünf Plättchen einer Farbe", "one icon": "fünfmal dasselbe Symbol", "seven stars": "sieben Sterne", "two blessings": "zwei gespielte Segen", "two monuments": "zwei Monumente" };
const list_pair = (a: string, b: string) => a + " und " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;
const seat = (number: string) => "Sitz " + number;
const joined = (items: string[]) => join(items, list_pair, list_more);
const joined_numbers = (items: string[]) => join(items, list_numbers, list_numbers);
const Tile = (f: facts.Tile, _names: Names): string => (f.colour === "center" ? "Stadtzentrum" : "Plättchen " + String(f.number) + " (" + Colour[f.colour] + ")") + (f.icon === "none" ? (f.stars === 0 ? "" : f.stars === 1 ? " (" + String(f.stars) + " Stern)" : " (" + String(f.stars) + " Sterne)") : " (" + Icon[f.icon] + (f.icon2 === "none" ? "" : ", " + Icon[f.icon2]) + (f.stars === 0 ? "" : f.stars === 1 ? ", " + String(f.stars) + " Stern" : ", " + String(f.stars) + " Sterne") + ")");
const Amount = (f: facts.Amount, _names: Names): string => (f.good === "luxuries" ? String(f.count) + " Luxus" : f.good === "points" ? String(f.count) + " SP" : f.good === "coins" ? (f.count === 1 ? String(f.count) + " Münze" : String(f.count) + " Münzen") : f.good === "population" ? String(f.count) + " Bürger" : f.good === "legions" ? (f.count === 1 ? String(f.count) + " Legion" : String(f.count) + " Legionen") : f.good === "faith" ? String(f.count) + " Glaube" : String(f.count) + " Segen");

export const texts: facts.Texts = {
  event: {
    picked: (f, names) => Tile(f.tile, names) + " von Platz " + String(f.slot) + " genommen",
    took: (f, names) => Tile(f.tile, names) + " genommen",
    placed: (f, names) => Tile(f.tile, names) + " auf " + f.cell + " gelegt" + (f.turned === 0 ? "" : ", " + String(f.turned) + " Mal gedreht"),
    star: (f) => "der Marker auf " + Track[f.track] + " zieht auf " + String(f.space),
    gained: (f, names) => Amount(f.amount, names) + " gewonnen: " + show(texts.cause, f.cause, names),
    waits: (f, names) => "später: " + Amount(f.amount, names) + ": " + show(texts.cause, f.cause, names),
    lost: (f, names) => Amount(f.amount, names) + " " + (f.why === "past_end" ? "über das Ende der Tafel hinaus verloren" : "verloren, da nichts übrig ist"),
    traded: (f, names) => joined(f.paid.map((each) => Amount(each, names))) + " gegen " + Amount(f.gained, names) + " getauscht",
    declined: (f, names) => "nicht getauscht: " + joined(f.paid.map((each) => Amount(each, names))) + " gegen " + Amount(f.gained, names),
    built: (f, names) => boxName(NAMES, "monument", f.monument, names) + " auf " + (f.on_center ? "dem Stadtzentrum" : f.site) + " gebaut für " + Amount(f.price, names),
    conquered: (f, names) => boxName(NAMES, "province", f.province, names) + " " + Third[f.slot] + " erobert mit " + Amount(f.price, names),
    blessed: (f) => f.cell + " gesegnet",
    no_action: () => "keine Aktion genommen",
    reserved: (f, names) => Tile(f.tile, names) + " auf Platz " + String(f.slot) + " reserviert",
    refilled: (f, names) => "auf Platz " + String(f.slot) + " liegt nun: " + Tile(f.tile, names),
    displayed: (f, names) => "neu in der Auslage: " + boxName(NAMES, "monument", f.monument, names),
    discarded: (f, names) => "aus dem Spiel: " + Tile(f.tile, names),
    revealed: (f, names) => "an Stelle " + String(f.place) + " liegt nun: " + Tile(f.tile, names),
    token: (f, names) => "die Marke auf Feld " + String(f.space) + " der Militärtafel genommen: " + Amount(f.points, names),
    ended: () => "das Spiel endet",
  },
  move: {
    pick: (f) => "Platz " + String(f.slot) + " nehmen",
    take: (f) => "Plättchen " + String(f.place) + " nehmen",
    place: (f) => "auf " + f.cell + " legen" + (f.turned === 0 ? "" : ", " + String(f.turned) + " Mal gedreht"),
    trade: (f, names) => joined(f.paid.map((each) => Amount(each, names))) + " gegen " + Amount(f.gained, names) + " tauschen",
    no_trade: () => "kein Tausch",
    gain: (f, names) => Amount(f.amount, names) + " nehmen",
    no_action: () => "keine Aktion",
    build: (f, names) => boxName(NAMES, "monument", f.monument, names) + (f.on_center ? "" : " auf " + f.site) + " bauen",
    conquer: (f, names) => boxName(NAMES, "province", f.province, names) + " " + Third[f.slot] + " erobern",
    bless: (f) => "Segen auf " + f.cell,
    reserve: (f) => "Platz " + String(f.slot) + " reservieren",
  },
  question: {
    pick: () => "Wähle dein erstes Plättchen aus der Auslage.",
    choose: () => "Wähle eines der drei Plättchen.",
    place: () => "Lege dein Plättchen an deine Stadt an.",
    trade: () => "Tausche, oder lass es.",
    order: () => "Wähle, welcher Gewinn zuerst kommt.",
    action: () => "Baue, erobere oder segne, oder mache ohne weiter.",
    reserve: () => "Reserviere das Plättchen für deinen nächsten Zug.",
    over: () => "Das Spiel ist aus.",
  },
  reason: {
    over: () => "das Spiel ist aus",
    not_now: (f) => Step[f.step],
    no_move: (f) => "„" + f.text + "“ ist kein Zug dieses Spiels; " + Step[f.step],
    outside_square: (f) => "mit einem Plättchen auf " + f.cell + " könnte die Stadt nicht als 5x5 enden",
    cell_taken: (f) => "auf " + f.cell + " liegt ein Plättchen",
    not_beside: (f) => f.cell + " liegt nicht neben einem Plättchen der Stadt",
    four_turns: () => "ein Plättchen hat vier Drehungen, 0 bis 3",
    same_turn: (f) => String(f.turned) + " Mal gedreht sieht aus wie " + String(f.same) + " Mal gedreht",
    ring_size: (f) => "die Auslage hat " + String(f.slots) + " Plätze",
    marker_stands: (f, names) => "der Marker von " + player(names, f.seat) + " steht auf Platz " + String(f.slot),
    slot_empty: (f) => "Platz " + String(f.slot) + " ist leer",
    too_far: (f) => "Platz " + String(f.slot) + " ist mehr als 2 freie Plättchen entfernt",
    three_tiles: () => "es liegen drei Plättchen zur Wahl",
    cannot_pay: () => "was dieser Tausch verlangt, ist nicht da",
    other_trade: (f, names) => "hier geht: „" + show(texts.move, f.trade, names) + "“",
    not_pending: (f) => "„" + f.gain + "“ steht nicht aus",
    not_on_display: (f) => "„" + f.name + "“ liegt nicht aus",
    too_dear: (f, names) => "es kostet " + Amount(f.price, names) + "; vorhanden: " + String(f.held),
    on_center: () => "es kommt auf das Stadtzentrum, ohne Ort",
    needs_site: () => "es kommt zwischen vier Plättchen, wie c3-d4",
    no_site: (f) => "„" + f.site + "“ nennt keine vier Plättchen, die sich berühren, wie c3-d4",
    is_center: (f) => f.cell + " ist das Stadtzentrum",
    no_tile: (f) => "auf " + f.cell + " liegt kein Plättchen",
    covered: (f) => "auf " + f.cell + " steht schon ein Monument",
    not_in_play: (f) => "„" + f.name + "“ ist nicht im Spiel",
    slot_conquered: (f, names) => player(names, f.seat) + " hat diesen Platz erobert",
    slot_blocked: () => "dieser Platz ist im ganzen Spiel gesperrt",
    own_disc: () => "auf dieser Karte liegt schon eine eigene Scheibe",
    too_few_legions: (f, names) => "es braucht " + Amount(f.price, names) + "; vorhanden: " + String(f.held),
    no_blessing: () => "es ist kein Segen zum Spielen da",
    not_in_city: (f) => "auf " + f.cell + " liegt kein Plättchen der Stadt",
    already_blessed: (f) => "auf " + f.cell + " liegt schon ein Segen",
  },
  cause: {
    joint: (f) => Half[f.own] + " und " + Half[f.facing] + ", " + (f.beside === "center" ? "Stadtzentrum" : "Plättchen in " + Colour[f.beside]) + " " + Side[f.side],
    bonus: (f) => "Bonus von " + joined(f.tracks.map((each) => Track[each])) + " auf Feld " + String(f.space),
    trade: () => "der Tausch",
    monument: () => "das Monument",
    province: () => "die Provinz",
    faith: () => "das Pantheon",
  },
  effect: {
    at_once: (f, names) => "sofort " + Amount(f.amount, names) + ", " + show(texts.effect, f.worth, names),
    flat: (f) => String(f.points) + " SP",
    per_colour: (f) => String(f.points) + " SP je Plättchen in " + Track[f.colour] + " darunter",
    per_icon: (f) => String(f.points) + " SP je " + Icon[f.icon] + " darunter",
    by_staff: (f) => joined_numbers(f.steps.map((each) => String(each))) + " SP nach Besetzung",
    by_variety: (f) => joined_numbers(f.steps.map((each) => String(each))) + " SP nach verschiedenen Symbolen darunter",
  },
  condition: {
    district: (f) => "Viertel in " + Track[f.colour],
    equal_pair: (f) => (f.icon === "mask" ? "zwei Masken" : f.icon === "lyre" ? "zwei Lyren" : "zwei Säulen"),
    mixed_pair: (f) => Icon[f.first] + " und " + Icon[f.second],
    trio: () => "Maske, Lyra und Säule",
  },
  goal: {
    row: (f) => "Reihe " + String(f.number) + ": " + Objective[f.objective],
    column: (f) => "Spalte " + String(f.number) + ": " + Objective[f.objective],
  },
  part: { Tile, Amount },
  seat: seat,
};

export const page: Page = {};
