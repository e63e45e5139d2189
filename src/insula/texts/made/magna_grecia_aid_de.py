"""magna_grecia: the player aid in 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join


def list_pair(a: str, b: str) -> str:
    return a + " und " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_or(a: str, b: str) -> str:
    return a + " oder " + b


def list_plus(a: str, b: str) -> str:
    return a + " + " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


AID: Final = AidTexts(
    texts={
    "section.turn": lambda: "Dein Zug",
    "section.actions": lambda: "Drei Aktionen",
    "table.scales": lambda: "Eine Stufe mehr für eine einzelne Aktion",
    "table.cards": lambda: "Aktionskarten",
    "section.cities": lambda: "Städte",
    "section.roads": lambda: "Straßen",
    "section.markets": lambda: "Märkte",
    "section.oracles": lambda: "Orakel",
    "section.end": lambda: "Ende des Spiels",
    "section.start": lambda: "Beginn",
    "table.setup": lambda: "Nach Zahl der Spieler",
    "table.pieces": lambda: "Teile jedes Spielers",
    "turn.card": lambda: "Die Karte der Runde gibt die Reihenfolge der Farben und den Umfang jeder Aktion an.",
    "turn.actions": lambda most, kinds: "Führe bis zu " + str(most) + " der " + str(kinds) + " Aktionen aus. Straßen und Stadtteile dürfen in beliebiger Folge wechseln.",
    "turn.market": lambda: "Danach darfst du einen Markt bauen oder einen verkaufen.",
    "turn.next": lambda: "Die nächste Farbe auf der Karte ist am Zug.",
    "actions.fewer": lambda: "Du darfst immer weniger Teile legen oder nehmen; Teile kommen nur aus deinem Vorrat.",
    "actions.alone": lambda: "Wählst du nur eine Aktion, darfst du sie um eine Stufe erhöhen.",
    "actions.last": lambda: "Nachschub bringt Teile in beliebiger Mischung aus dem Lager in deinen Vorrat. Er kommt zuletzt: diese Teile kannst du in diesem Zug nicht legen.",
    "action": lambda: "Aktion",
    "number": lambda: "Zahl auf der Karte",
    "alone": lambda: "als einzige Aktion",
    "border": lambda: "Karte",
    "order": lambda: "Reihenfolge",
    "roads": lambda: "Straßen",
    "cities": lambda: "Städte",
    "resupply": lambda: "Nachschub",
    "cities.found": lambda: "Gründe eine Stadt auf einem Dorf mit grünem Rand oder auf einem Dorf, das eine deiner Straßen erreicht. Eine Gründung je Zug.",
    "cities.found_away": lambda: "Du darfst eine Stadt anderswo beginnen, wenn die Teile dieses Zuges dann ein Dorf bedecken. Ein Teil der neuen Stadt muss auf einem grünen Dorf liegen oder dort, wohin eine deiner Straßen führt.",
    "cities.expand": lambda: "Erweitere deine eigenen Städte auf benachbarte Felder, so viele Städte du magst.",
    "cities.never": lambda: "Nie neben einer fremden Stadt, neben einem Dorf oder auf oder neben einem Orakel.",
    "cities.beside": lambda: "Neben einem Dorf ist erlaubt, wenn gleich dein nächstes Teil dieses Dorf bedeckt.",
    "cities.cost": lambda: "Jedes Stadtteil kostet 1 Punkt. Schulden gibt es nicht.",
    "cities.free": lambda: "Eine Gründung gibt dir dort einen Markt umsonst, wenn du noch keinen hast.",
    "roads.start": lambda: "Ein Straßenteil setzt deine eigene Straße fort oder beginnt an einer beliebigen Stadt oder an einem Orakel oder Dorf, das eine deiner Straßen schon erreicht.",
    "roads.ends": lambda: "Es verbindet mit seinen Enden, die sich gegenüber oder zwei Seiten auseinander liegen.",
    "roads.theirs": lambda: "Du verlängerst nie die Straße eines anderen. Du darfst sie versperren.",
    "roads.cost": lambda: "Straßen kosten nichts.",
    "markets.build": lambda: "Baue in einem Dorf oder in einer fremden Stadt, höchstens einen eigenen Markt je Ort. Eine Verbindung ist nicht nötig.",
    "markets.cost_village": lambda: "In einem Dorf: 1 Punkt, und 1 für jeden nicht verkauften Markt eines anderen.",
    "markets.cost_city": lambda: "In einer Stadt: 1 Punkt für jedes ihrer Teile, und 1 für jeden nicht verkauften Markt eines anderen.",
    "markets.active": lambda: "Ein Markt ist aktiv in deiner eigenen Stadt oder wenn eine Straße beliebiger Farbe seinen Ort direkt mit einer deiner Städte verbindet.",
    "markets.value": lambda: "Ein aktiver Markt ist 1 Punkt wert für jeden anderen direkt verbundenen Ort: Stadt, Dorf oder Orakel. Zwei Straßen zu einem Ort zählen einmal.",
    "markets.sell": lambda: "Ein aktiver Markt bringt beim Verkauf seinen jetzigen Wert. Er bleibt liegen und ist von da an nichts mehr wert.",
    "oracles.first": lambda: "Ein Orakel blickt auf die erste Stadt, die direkt mit ihm verbunden ist.",
    "oracles.more": lambda: "Es wendet sich einer anderen verbundenen Stadt zu, sobald sie mehr Verbindungen hat; bei Gleichstand ändert sich nichts.",
    "oracles.village": lambda: "Es blickt nie auf ein Dorf.",
    "oracles.points": lambda points: "Am Ende gibt jedes Orakel dem Besitzer der Stadt, auf die es blickt, " + str(points) + ".",
    "end.rounds": lambda rounds, short: "Nach " + str(rounds) + " Runden, oder " + str(short) + " im kurzen Spiel.",
    "end.points": lambda: "Übrige Punkte zählen.",
    "end.markets": lambda: "Aktive, nicht verkaufte Märkte zählen ihren Wert.",
    "end.oracles": lambda points: "Jedes Orakel zählt " + str(points) + ".",
    "end.tie": lambda: "Gleichstand: die meisten Straßen und Stadtteile im Vorrat, dann wird der Platz geteilt.",
    "start.staging": lambda: "Teile, die nicht im Vorrat sind, liegen im Lager, bis du Nachschub holst.",
    "players": lambda: "Spieler",
    "points": lambda: "Punkte",
    "oracles": lambda: "Orakel",
    "piece": lambda: "Teil",
    "supply": lambda: "im Vorrat",
    "count": lambda: "insgesamt",
    },
    words={
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
    amounts={
    "points": lambda count: (str(count) + " Punkt" if count == 1 else str(count) + " Punkte"),
    },
    names={
    },
    joins={
    "and": lambda items: join(items, list_pair, list_more),
    "or": lambda items: join(items, list_or, list_more),
    "plus": lambda items: join(items, list_plus, list_plus),
    "slash": lambda items: join(items, list_numbers, list_numbers),
    "comma": lambda items: join(items, list_more, list_more),
    },
)
EDITIONS: Final[dict[str, AidTexts]] = {
}
