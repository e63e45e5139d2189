// Do not edit: made by python -m insula.texts build
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';

const list_pair = (a: string, b: string) => a + " und " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_or = (a: string, b: string) => a + " oder " + b;
const list_plus = (a: string, b: string) => a + " + " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;

export const aid: AidTexts = {
  texts: {
    "section.turn": () => "Dein Zug",
    "section.actions": () => "Drei Aktionen",
    "table.scales": () => "Eine Stufe mehr für eine einzelne Aktion",
    "table.cards": () => "Aktionskarten",
    "section.cities": () => "Städte",
    "section.roads": () => "Straßen",
    "section.markets": () => "Märkte",
    "section.oracles": () => "Orakel",
    "section.end": () => "Ende des Spiels",
    "section.start": () => "Beginn",
    "table.setup": () => "Nach Zahl der Spieler",
    "table.pieces": () => "Teile jedes Spielers",
    "turn.card": () => "Die Karte der Runde gibt die Reihenfolge der Farben und den Umfang jeder Aktion an.",
    "turn.actions": (v) => "Führe bis zu " + String(v.most) + " der " + String(v.kinds) + " Aktionen aus. Straßen und Stadtteile dürfen in beliebiger Folge wechseln.",
    "turn.market": () => "Danach darfst du einen Markt bauen oder einen verkaufen.",
    "turn.next": () => "Die nächste Farbe auf der Karte ist am Zug.",
    "actions.fewer": () => "Du darfst immer weniger Teile legen oder nehmen; Teile kommen nur aus deinem Vorrat.",
    "actions.alone": () => "Wählst du nur eine Aktion, darfst du sie um eine Stufe erhöhen.",
    "actions.last": () => "Nachschub bringt Teile in beliebiger Mischung aus dem Lager in deinen Vorrat. Er kommt zuletzt: diese Teile kannst du in diesem Zug nicht legen.",
    "action": () => "Aktion",
    "number": () => "Zahl auf der Karte",
    "alone": () => "als einzige Aktion",
    "border": () => "Karte",
    "order": () => "Reihenfolge",
    "roads": () => "Straßen",
    "cities": () => "Städte",
    "resupply": () => "Nachschub",
    "cities.found": () => "Gründe eine Stadt auf einem Dorf mit grünem Rand oder auf einem Dorf, das eine deiner Straßen erreicht. Eine Gründung je Zug.",
    "cities.found_away": () => "Du darfst eine Stadt anderswo beginnen, wenn die Teile dieses Zuges dann ein Dorf bedecken. Ein Teil der neuen Stadt muss auf einem grünen Dorf liegen oder dort, wohin eine deiner Straßen führt.",
    "cities.expand": () => "Erweitere deine eigenen Städte auf benachbarte Felder, so viele Städte du magst.",
    "cities.never": () => "Nie neben einer fremden Stadt, neben einem Dorf oder auf oder neben einem Orakel.",
    "cities.beside": () => "Neben einem Dorf ist erlaubt, wenn gleich dein nächstes Teil dieses Dorf bedeckt.",
    "cities.cost": () => "Jedes Stadtteil kostet 1 Punkt. Schulden gibt es nicht.",
    "cities.free": () => "Eine Gründung gibt dir dort einen Markt umsonst, wenn du noch keinen hast.",
    "roads.start": () => "Ein Straßenteil setzt deine eigene Straße fort oder beginnt an einer beliebigen Stadt oder an einem Orakel oder Dorf, das eine deiner Straßen schon erreicht.",
    "roads.ends": () => "Es verbindet mit seinen Enden, die sich gegenüber oder zwei Seiten auseinander liegen.",
    "roads.theirs": () => "Du verlängerst nie die Straße eines anderen. Du darfst sie versperren.",
    "roads.cost": () => "Straßen kosten nichts.",
    "markets.build": () => "Baue in einem Dorf oder in einer fremden Stadt, höchstens einen eigenen Markt je Ort. Eine Verbindung ist nicht nötig.",
    "markets.cost_village": () => "In einem Dorf: 1 Punkt, und 1 für jeden nicht verkauften Markt eines anderen.",
    "markets.cost_city": () => "In einer Stadt: 1 Punkt für jedes ihrer Teile, und 1 für jeden nicht verkauften Markt eines anderen.",
    "markets.active": () => "Ein Markt ist aktiv in deiner eigenen Stadt oder wenn eine Straße beliebiger Farbe seinen Ort direkt mit einer deiner Städte verbindet.",
    "markets.value": () => "Ein aktiver Markt ist 1 Punkt wert für jeden anderen direkt verbundenen Ort: Stadt, Dorf oder Orakel. Zwei Straßen zu einem Ort zählen einmal.",
    "markets.sell": () => "Ein aktiver Markt bringt beim Verkauf seinen jetzigen Wert. Er bleibt liegen und ist von da an nichts mehr wert.",
    "oracles.first": () => "Ein Orakel blickt auf die erste Stadt, die direkt mit ihm verbunden ist.",
    "oracles.more": () => "Es wendet sich einer anderen verbundenen Stadt zu, sobald sie mehr Verbindungen hat; bei Gleichstand ändert sich nichts.",
    "oracles.village": () => "Es blickt nie auf ein Dorf.",
    "oracles.points": (v) => "Am Ende gibt jedes Orakel dem Besitzer der Stadt, auf die es blickt, " + String(v.points) + ".",
    "end.rounds": (v) => "Nach " + String(v.rounds) + " Runden, oder " + String(v.short) + " im kurzen Spiel.",
    "end.points": () => "Übrige Punkte zählen.",
    "end.markets": () => "Aktive, nicht verkaufte Märkte zählen ihren Wert.",
    "end.oracles": (v) => "Jedes Orakel zählt " + String(v.points) + ".",
    "end.tie": () => "Gleichstand: die meisten Straßen und Stadtteile im Vorrat, dann wird der Platz geteilt.",
    "start.staging": () => "Teile, die nicht im Vorrat sind, liegen im Lager, bis du Nachschub holst.",
    "players": () => "Spieler",
    "points": () => "Punkte",
    "oracles": () => "Orakel",
    "piece": () => "Teil",
    "supply": () => "im Vorrat",
    "count": () => "insgesamt",
  },
  words: {
    "Action.cities": "Städte gründen und erweitern",
    "Action.resupply": "Nachschub",
    "Action.roads": "Straßen bauen",
    "Colour.brown": "Braun",
    "Colour.orange": "Orange",
    "Colour.red": "Rot",
    "Colour.yellow": "Gelb",
    "Pieces.city": "Stadtteile",
    "Pieces.market": "Märkte",
    "Pieces.road": "Straßen",
  },
  amounts: {
    "points": (count) => (Number(count) === 1 ? String(count) + " Punkt" : String(count) + " Punkte"),
  },
  names: {
  },
  joins: {
    "and": (items) => join(items, list_pair, list_more),
    "or": (items) => join(items, list_or, list_more),
    "plus": (items) => join(items, list_plus, list_plus),
    "slash": (items) => join(items, list_numbers, list_numbers),
    "comma": (items) => join(items, list_more, list_more),
  },
};
/** What editions replace. */
export const editions: Record<string, Replaced> = {
};
