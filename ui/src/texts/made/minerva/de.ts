// Do not edit: made by python -m insula.texts build
import { boxName, player, type Names } from '../runtime';
import type * as facts from './facts';

export const NAMES: Record<string, string> = { "tile:Aqueduct": "Aquädukt", "tile:Armory": "Rüstkammer", "tile:Barracks": "Kaserne", "tile:Bathhouse": "Badehaus", "tile:Blacksmith": "Schmiede", "tile:Charcoal burner": "Köhlerei", "tile:Colosseum": "Kolosseum", "tile:Cultural cross temple": "Kulturtempel (Kreuz)", "tile:Cultural ring temple": "Kulturtempel (ringsum)", "tile:Deep mine": "Tiefer Stollen", "tile:Dining Hall": "Speisesaal", "tile:Farm": "Bauernhof", "tile:Forest": "Wald", "tile:Foundry": "Gießerei", "tile:Fountain": "Brunnen", "tile:Garden": "Garten", "tile:Grain temple": "Getreidetempel", "tile:Library": "Bibliothek", "tile:Lumber mill": "Sägewerk", "tile:Markets": "Märkte", "tile:Military cross temple": "Waffentempel (Kreuz)", "tile:Military ring temple": "Waffentempel (ringsum)", "tile:Mine": "Bergwerk", "tile:Mosaic": "Mosaik", "tile:Ore temple": "Erztempel", "tile:Production cross temple": "Produktionstempel (Kreuz)", "tile:Production ring temple": "Produktionstempel (ringsum)", "tile:Quarry": "Steinbruch", "tile:Residential cross temple": "Häusertempel (Kreuz)", "tile:Residential ring temple": "Häusertempel (ringsum)", "tile:Sacred cross temple": "Tempel der Tempel (Kreuz)", "tile:Sacred ring temple": "Tempel der Tempel (ringsum)", "tile:School": "Schule", "tile:Special cross temple": "Wundertempel (Kreuz)", "tile:Special ring temple": "Wundertempel (ringsum)", "tile:Stall": "Pferdestall", "tile:Stone dealer": "Steinhandel", "tile:Stone temple": "Steintempel", "tile:Stonecutter": "Steinmetz", "tile:Trade cross temple": "Handelstempel (Kreuz)", "tile:Trade ring temple": "Handelstempel (ringsum)", "tile:Trading post": "Handelsposten", "tile:Triumphal arch": "Triumphbogen", "tile:Variety cross temple": "Tempel der Vielfalt (Kreuz)", "tile:Variety ring temple": "Tempel der Vielfalt (ringsum)", "tile:Watchtower": "Wachturm", "tile:Weaponry": "Waffenlager", "tile:Wheat field": "Weizenfeld", "tile:Wood temple": "Holztempel", "tile:residence": "Wohnhaus", "tile:residence with assistant": "Wohnhaus mit Gehilfen" };
const Good = { "academics": "Wissenschaft", "any": "Ware nach Wahl", "art": "Kunst", "culture": "Kultur", "denarii": "Denare", "equal": "gleiche Ware", "glory": "Ruhm", "grain": "Getreide", "ore": "Erz", "stone": "Stein", "theater": "Theater", "wood": "Holz" };
const Direction = { "east": "Osten", "north": "Norden", "south": "Süden", "west": "Westen" };
const Culture = { "academics": "Wissenschaft", "art": "Kunst", "theater": "Theater" };
const Rank = { "first": "erste", "second": "zweite", "third": "dritte" };
const seat = (number: string) => "Sitz " + number;
const Amount = (f: facts.Amount, _names: Names): string => (f.good === "denarii" ? (f.count === 1 ? String(f.count) + " Denar" : String(f.count) + " Denare") : f.good === "theater" ? (f.count === 1 ? String(f.count) + " Theaterpunkt" : String(f.count) + " Theaterpunkte") : f.good === "art" ? (f.count === 1 ? String(f.count) + " Kunstpunkt" : String(f.count) + " Kunstpunkte") : f.good === "academics" ? (f.count === 1 ? String(f.count) + " Wissenschaftspunkt" : String(f.count) + " Wissenschaftspunkte") : f.good === "culture" ? (f.count === 1 ? String(f.count) + " Kulturpunkt nach Wahl" : String(f.count) + " Kulturpunkte nach Wahl") : f.good === "any" ? (f.count === 1 ? String(f.count) + " Ware nach Wahl" : String(f.count) + " Waren nach Wahl") : f.good === "equal" ? (f.count === 1 ? String(f.count) + " gleiche Ware" : String(f.count) + " gleiche Waren") : String(f.count) + " " + Good[f.good]);

export const texts: facts.Texts = {
  event: {
    round: (f, names) => "Runde " + String(f.number) + " beginnt mit " + player(names, f.seat),
    revealed: (f, names) => "neu im Angebot: " + boxName(NAMES, "tile", f.tile, names),
    round_tile_revealed: () => "neu im Angebot: ein Rundenplättchen",
    taken: (f, names) => boxName(NAMES, "tile", f.tile, names) + " bezahlt",
    taken_lacking: (f, names) => boxName(NAMES, "tile", f.tile, names) + " bezahlt, dazu " + Amount(f.lacking, names) + " für Fehlendes",
    placed: (f, names) => boxName(NAMES, "tile", f.tile, names) + " auf " + f.square + " gelegt",
    housed: (f) => "ein Wohnhaus auf " + f.square + " gebaut",
    assisted: (f) => "einen Gehilfen auf " + f.square + " gesetzt",
    activated: (f) => "die Reihe nach " + Direction[f.direction] + " ausgelöst",
    activated_nothing: () => "nichts ausgelöst",
    gained: (f, names) => Amount(f.amount, names) + " erhalten: " + boxName(NAMES, "tile", f.tile, names) + " auf " + f.square,
    excess: (f, names) => Amount(f.amount, names) + " über sechs: dafür " + Amount(f.money, names),
    paid: (f, names) => Amount(f.amount, names) + " gezahlt: " + boxName(NAMES, "tile", f.tile, names) + " auf " + f.square,
    sold: (f, names) => Amount(f.amount, names) + " für 1 Denar verkauft",
    surcharge: (f, names) => Amount(f.money, names) + " gezahlt, weil schon gepasst wurde",
    passed: (f) => "gepasst" + (f.order_tile === 0 ? "" : ", Reihenfolge " + String(f.order_tile) + " genommen"),
    waited: (f, names) => player(names, f.seat) + " hat gepasst und erhält " + Amount(f.money, names),
    bound: (f) => "den Kulturpunkt als " + Culture[f.culture] + " gezählt",
    won: (f) => "das Plättchen " + Culture[f.culture] + " für " + String(f.points) + " SP gewonnen",
    hired: (f, names) => "einen Gehilfen eingestellt für " + Amount(f.price, names),
    awarded: (f, names) => player(names, f.seat) + " gewinnt das " + Rank[f.rank] + " Ruhmesplättchen: " + String(f.points) + " SP",
    unclaimed: (f) => "niemand gewinnt das " + Rank[f.rank] + " Ruhmesplättchen",
    moved: (f, names) => boxName(NAMES, "tile", f.tile, names) + " von " + f.start + " nach " + f.square + " versetzt",
    removed: (f) => "das Wohnhaus auf " + f.square + " aus dem Spiel entfernt",
    left: (f, names) => "aus dem Spiel: " + boxName(NAMES, "tile", f.tile, names),
    bonus: (f, names) => Amount(f.money, names) + " vom Rundenplättchen genommen",
    declined: (f, names) => "den Effekt von " + boxName(NAMES, "tile", f.tile, names) + " nicht genutzt",
    ended: () => "die Partie endet",
    bathed: (f, names) => boxName(NAMES, "tile", f.tile, names) + " auf " + f.square + " angewendet",
  },
  part: { Amount },
  seat: seat,
};
