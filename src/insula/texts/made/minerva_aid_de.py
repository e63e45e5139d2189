"""minerva: the player aid in 'de'. Do not edit: made by `python -m insula.texts build`."""

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
    "section.rounds": lambda: "Eine Runde",
    "section.turn": lambda: "Dein Zug: eine von vier Aktionen",
    "section.costs": lambda: "Kosten und Waren",
    "section.effects": lambda: "Effekte",
    "table.categories": lambda: "Buchstaben in der Zeichnung des Terminals",
    "section.passing": lambda: "Passen",
    "table.order": lambda: "Reihenfolgeplättchen nach der letzten Runde",
    "section.assistants": lambda: "Gehilfen",
    "table.assistants": lambda: "Preis des nächsten Gehilfen",
    "section.culture": lambda: "Kultur",
    "table.culture": lambda: "Jeder der drei Stapel, von oben",
    "section.glory": lambda: "Ruhm",
    "table.glory": lambda: "SP der Ruhmplättchen",
    "section.scoring": lambda: "Schlusswertung",
    "section.ties": lambda: "Gleichstand",
    "section.start": lambda: "Beginn",
    "table.start": lambda: "Jeder Spieler",
    "table.supplies": lambda: "Marken der gedruckten Schachtel, ohne Grenzen",
    "section.solo": lambda: "Solo",
    "table.titles": lambda: "Titel",
    "rounds.main": lambda rounds: "Hauptphase: Züge im Uhrzeigersinn, bis alle gepasst haben. Es gibt " + str(rounds) + " Runden.",
    "rounds.assistants": lambda last: "Jeder darf einen Gehilfen kaufen, das höchste Reihenfolgeplättchen zuerst (nicht in Runde " + str(last) + ").",
    "rounds.glory": lambda: "Die Ruhmplättchen der Runde werden vergeben, dann gehen alle Ruhmmarken zurück.",
    "rounds.next": lambda last: "Neue Orte werden aufgedeckt; wer das Reihenfolgeplättchen 1 hat, beginnt (nicht in Runde " + str(last) + ").",
    "turn.facility": lambda temples: "Eine Einrichtung bauen: zahle für einen Ort oder einen der " + str(temples) + " ausliegenden Tempel und lege ihn an deine Stadt an.",
    "turn.residence": lambda: "Ein Wohnhaus bauen: lege es an, wähle eine Richtung und aktiviere jede Einrichtung in dieser Linie, die nächste zuerst, bis zum nächsten Wohnhaus oder einer Lücke.",
    "turn.assistant": lambda: "Einen Gehilfen auf ein Wohnhaus ohne Gehilfen setzen und von dort eine Linie aktivieren.",
    "turn.pass": lambda: "Für den Rest der Runde passen.",
    "costs.lacking": lambda denarii: "Kosten werden mit Waren bezahlt. Zahle " + str(denarii) + " für jede Ware, die dir fehlt, und nur für diese.",
    "costs.sell": lambda denarii: "Du darfst jederzeit jede Ware für " + str(denarii) + " verkaufen.",
    "costs.most": lambda most, denarii: "Du hast höchstens " + str(most) + " von jeder Ware; jede weitere wird zu " + str(denarii) + ".",
    "effects.icon": lambda: "Zeichen: erhalte es.",
    "effects.arrow": lambda: "Pfeil: zahle links, erhalte rechts, so oft du magst.",
    "effects.colon": lambda: "Doppelpunkt: erhalte das Rechte für jede Marke, die du vom Linken hast; nichts wird bezahlt.",
    "effects.slash": lambda: "Schrägstrich: wähle eine Seite.",
    "effects.grid": lambda: "3x3-Feld: die 8 Plättchen ringsum.",
    "effects.built": lambda: "Beim Bau: nur einmal, wenn du es baust, falls du magst.",
    "effects.end": lambda: "Am Ende: zählt nach der letzten Runde.",
    "effects.line": lambda: "Besondere Einrichtungen und Tempel in einer Linie tun nichts und halten sie nicht auf.",
    "letter": lambda: "Buchstabe",
    "category": lambda: "Art",
    "passing.tile": lambda: "Wer zuerst passt, nimmt das niedrigste Reihenfolgeplättchen, und so weiter.",
    "passing.wait": lambda denarii: "Jeder spätere Zug in dieser Runde bringt dem, der gepasst hat, " + str(denarii) + ".",
    "passing.fee": lambda denarii: "Sobald jemand gepasst hat, kostet jede andere Aktion zuerst " + str(denarii) + ".",
    "passing.last": lambda last: "In Runde " + str(last) + " zählen die Reihenfolgeplättchen; das höchste im Spiel zählt nichts.",
    "tile": lambda: "Reihenfolgeplättchen",
    "points": lambda: "SP",
    "assistants.buy": lambda: "Einer je Runde, für Denare oder für Ruhmmarken, nie für beides.",
    "assistants.most": lambda most: "Höchstens " + str(most) + " je Spieler.",
    "owned": lambda: "eigene Gehilfen",
    "denarii": lambda: "Denare",
    "glory": lambda: "oder Ruhmmarken",
    "culture.points": lambda: "Kulturbauten geben Punkte für Theater, Kunst oder Wissenschaft, nur für diesen Zug.",
    "culture.check": lambda: "Nach allen Effekten: genug Punkte einer Art nehmen das oberste Plättchen ihres Stapels.",
    "culture.once": lambda: "Höchstens ein Plättchen jeder Art im Zug.",
    "culture.lost": lambda: "Übrige Punkte verfallen.",
    "marks": lambda: "nötige Punkte",
    "players": lambda: "Spieler",
    "always": lambda: "beliebig viele",
    "at_least": lambda players: str(players) + " oder mehr",
    "glory.most": lambda: "Die meisten Marken: 1. Plättchen. Die zweitmeisten: 2. Die drittmeisten: 3.",
    "glory.tie": lambda: "Bei Gleichstand gewinnt das niedrigere Reihenfolgeplättchen.",
    "glory.none": lambda: "Ohne Marke gibt es kein Plättchen.",
    "glory.back": lambda: "Marken, die ein Gehilfe gekostet hat, zählen nicht, und Marken bringen nie Punkte.",
    "round": lambda: "Runde",
    "first": lambda: "1.",
    "second": lambda: "2.",
    "third": lambda: "3.",
    "scoring.when": lambda rounds: "Nach " + str(rounds) + " Runden zählt zusammen:",
    "scoring.culture": lambda: "Kulturplättchen.",
    "scoring.glory": lambda: "Ruhmplättchen.",
    "scoring.temples": lambda: "Tempel, nach den Plättchen ringsum, in ihrer Reihe und Spalte oder nach Waren.",
    "scoring.order": lambda: "Reihenfolgeplättchen.",
    "scoring.wealth": lambda count: "1 SP für je " + str(count) + " Münzen und Waren zusammen, nach ihrem Wert.",
    "ties.tiles": lambda: "Die meisten Kultur- und Ruhmplättchen zusammen.",
    "ties.temples": lambda: "Dann die meisten Tempel.",
    "ties.order": lambda: "Dann das niedrigere Reihenfolgeplättchen.",
    "start.fountain": lambda: "Jede Stadt beginnt mit einem Brunnen.",
    "item": lambda: "Was",
    "amount": lambda: "Wie viel",
    "start.residences": lambda: "Wohnhäuser",
    "start.grain": lambda: "Getreide",
    "start.denarii": lambda: "Denare, im Uhrzeigersinn ab dem Startspieler",
    "count": lambda: "Anzahl",
    "solo.set": lambda: "Die Auslage für zwei Spieler, ohne Reihenfolgeplättchen und ohne die Gebühr nach dem Passen.",
    "solo.pairs": lambda: "Orte liegen in Paaren: baust du einen, verlässt der andere das Spiel.",
    "solo.round_tile": lambda denarii: "Ein Rundenplättchen in einem Paar hält " + str(denarii) + ": nimm sie, statt zu bauen.",
    "solo.glory": lambda: "So viele Ruhmmarken wie die Nummer der Runde bringen das 1. Plättchen; mindestens eine bringt das 2.",
    "solo.aim": lambda points: "Versuche in deinem ersten Spiel " + str(points) + " zu erreichen.",
    "from": lambda: "ab",
    "title": lambda: "Titel",
    },
    words={
    "Category.cultural": "Kultur",
    "Category.military": "Militär",
    "Category.production": "Produktion",
    "Category.residential": "Wohnen",
    "Category.special": "Sonderbau",
    "Category.temple": "Tempel",
    "Category.trade": "Handel",
    },
    amounts={
    "academics": lambda count: (str(count) + " Wissenschaftspunkt" if count == 1 else str(count) + " Wissenschaftspunkte"),
    "any": lambda count: (str(count) + " Ware nach Wahl" if count == 1 else str(count) + " Waren nach Wahl"),
    "art": lambda count: (str(count) + " Kunstpunkt" if count == 1 else str(count) + " Kunstpunkte"),
    "culture": lambda count: (str(count) + " Kulturpunkt nach Wahl" if count == 1 else str(count) + " Kulturpunkte nach Wahl"),
    "denarii": lambda count: (str(count) + " Denar" if count == 1 else str(count) + " Denare"),
    "equal": lambda count: (str(count) + " gleiche Ware" if count == 1 else str(count) + " gleiche Waren"),
    "glory": lambda count: str(count) + " " + "Ruhm",
    "grain": lambda count: str(count) + " " + "Getreide",
    "ore": lambda count: str(count) + " " + "Erz",
    "points": lambda count: str(count) + " SP",
    "stone": lambda count: str(count) + " " + "Stein",
    "theater": lambda count: (str(count) + " Theaterpunkt" if count == 1 else str(count) + " Theaterpunkte"),
    "wood": lambda count: str(count) + " " + "Holz",
    },
    names={
    "supply:assistants": "Gehilfen",
    "supply:coins of 1 denarius": "Münzen zu 1 Denar",
    "supply:coins of 10 denarii": "Münzen zu 10 Denaren",
    "supply:coins of 3 denarii": "Münzen zu 3 Denaren",
    "supply:glory tokens": "Ruhmmarken",
    "supply:grain": "Getreide",
    "supply:ore": "Erz",
    "supply:stone": "Stein",
    "supply:wood": "Holz",
    "title:Centurion": "Zenturio",
    "title:Civilian": "Zivilist",
    "title:Consul": "Konsul",
    "title:Emperor Augustus": "Kaiser Augustus",
    "title:Immune": "Immunis",
    "title:Legatus": "Legat",
    "title:Tribunus": "Tribun",
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
