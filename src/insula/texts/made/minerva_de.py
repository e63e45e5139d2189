"""minerva in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.minerva.facts.events
import insula.games.minerva.facts.nouns

NAMES: Final[dict[str, str]] = {
    "tile:Aqueduct": "Aquädukt",
    "tile:Armory": "Rüstkammer",
    "tile:Barracks": "Kaserne",
    "tile:Bathhouse": "Badehaus",
    "tile:Blacksmith": "Schmiede",
    "tile:Charcoal burner": "Köhlerei",
    "tile:Colosseum": "Kolosseum",
    "tile:Cultural cross temple": "Kulturtempel (Kreuz)",
    "tile:Cultural ring temple": "Kulturtempel (ringsum)",
    "tile:Deep mine": "Tiefer Stollen",
    "tile:Dining Hall": "Speisesaal",
    "tile:Farm": "Bauernhof",
    "tile:Forest": "Wald",
    "tile:Foundry": "Gießerei",
    "tile:Fountain": "Brunnen",
    "tile:Garden": "Garten",
    "tile:Grain temple": "Getreidetempel",
    "tile:Library": "Bibliothek",
    "tile:Lumber mill": "Sägewerk",
    "tile:Markets": "Märkte",
    "tile:Military cross temple": "Waffentempel (Kreuz)",
    "tile:Military ring temple": "Waffentempel (ringsum)",
    "tile:Mine": "Bergwerk",
    "tile:Mosaic": "Mosaik",
    "tile:Ore temple": "Erztempel",
    "tile:Production cross temple": "Produktionstempel (Kreuz)",
    "tile:Production ring temple": "Produktionstempel (ringsum)",
    "tile:Quarry": "Steinbruch",
    "tile:Residential cross temple": "Häusertempel (Kreuz)",
    "tile:Residential ring temple": "Häusertempel (ringsum)",
    "tile:Sacred cross temple": "Tempel der Tempel (Kreuz)",
    "tile:Sacred ring temple": "Tempel der Tempel (ringsum)",
    "tile:School": "Schule",
    "tile:Special cross temple": "Wundertempel (Kreuz)",
    "tile:Special ring temple": "Wundertempel (ringsum)",
    "tile:Stall": "Pferdestall",
    "tile:Stone dealer": "Steinhandel",
    "tile:Stone temple": "Steintempel",
    "tile:Stonecutter": "Steinmetz",
    "tile:Trade cross temple": "Handelstempel (Kreuz)",
    "tile:Trade ring temple": "Handelstempel (ringsum)",
    "tile:Trading post": "Handelsposten",
    "tile:Triumphal arch": "Triumphbogen",
    "tile:Variety cross temple": "Tempel der Vielfalt (Kreuz)",
    "tile:Variety ring temple": "Tempel der Vielfalt (ringsum)",
    "tile:Watchtower": "Wachturm",
    "tile:Weaponry": "Waffenlager",
    "tile:Wheat field": "Weizenfeld",
    "tile:Wood temple": "Holztempel",
    "tile:residence": "Wohnhaus",
    "tile:residence with assistant": "Wohnhaus mit Gehilfen",
}
Good: Final = {
    "academics": "Wissenschaft",
    "any": "Ware nach Wahl",
    "art": "Kunst",
    "culture": "Kultur",
    "denarii": "Denare",
    "equal": "gleiche Ware",
    "glory": "Ruhm",
    "grain": "Getreide",
    "ore": "Erz",
    "stone": "Stein",
    "theater": "Theater",
    "wood": "Holz",
}
Direction: Final = {
    "east": "Osten",
    "north": "Norden",
    "south": "Süden",
    "west": "Westen",
}
Culture: Final = {
    "academics": "Wissenschaft",
    "art": "Kunst",
    "theater": "Theater",
}
Rank: Final = {
    "first": "erste",
    "second": "zweite",
    "third": "dritte",
}


def seat(number: str) -> str:
    return "Sitz " + number


def Amount(f: insula.games.minerva.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " Denar" if f.count == 1 else str(f.count) + " Denare") if f.good == "denarii" else (str(f.count) + " Theaterpunkt" if f.count == 1 else str(f.count) + " Theaterpunkte") if f.good == "theater" else (str(f.count) + " Kunstpunkt" if f.count == 1 else str(f.count) + " Kunstpunkte") if f.good == "art" else (str(f.count) + " Wissenschaftspunkt" if f.count == 1 else str(f.count) + " Wissenschaftspunkte") if f.good == "academics" else (str(f.count) + " Kulturpunkt nach Wahl" if f.count == 1 else str(f.count) + " Kulturpunkte nach Wahl") if f.good == "culture" else (str(f.count) + " Ware nach Wahl" if f.count == 1 else str(f.count) + " Waren nach Wahl") if f.good == "any" else (str(f.count) + " gleiche Ware" if f.count == 1 else str(f.count) + " gleiche Waren") if f.good == "equal" else str(f.count) + " " + Good[f.good])


def event_round(f: insula.games.minerva.facts.events.Round, names: Names) -> str:
    return "Runde " + str(f.number) + " beginnt mit " + player(names, f.seat)


def event_revealed(f: insula.games.minerva.facts.events.Revealed, names: Names) -> str:
    return "neu im Angebot: " + box_name(NAMES, "tile", f.tile, names)


def event_round_tile_revealed(f: insula.games.minerva.facts.events.RoundTileRevealed, names: Names) -> str:
    return "neu im Angebot: ein Rundenplättchen"


def event_taken(f: insula.games.minerva.facts.events.Taken, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " bezahlt"


def event_taken_lacking(f: insula.games.minerva.facts.events.TakenLacking, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " bezahlt, dazu " + Amount(f.lacking, names) + " für Fehlendes"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " auf " + f.square + " gelegt"


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "ein Wohnhaus auf " + f.square + " gebaut"


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "einen Gehilfen auf " + f.square + " gesetzt"


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "die Reihe nach " + Direction[f.direction] + " ausgelöst"


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "nichts ausgelöst"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return Amount(f.amount, names) + " erhalten: " + box_name(NAMES, "tile", f.tile, names) + " auf " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return Amount(f.amount, names) + " über sechs: dafür " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return Amount(f.amount, names) + " gezahlt: " + box_name(NAMES, "tile", f.tile, names) + " auf " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return Amount(f.amount, names) + " für 1 Denar verkauft"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return Amount(f.money, names) + " gezahlt, weil schon gepasst wurde"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "gepasst" + ("" if f.order_tile == 0 else ", Reihenfolge " + str(f.order_tile) + " genommen")


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " hat gepasst und erhält " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "den Kulturpunkt als " + Culture[f.culture] + " gezählt"


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "das Plättchen " + Culture[f.culture] + " für " + str(f.points) + " SP gewonnen"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "einen Gehilfen eingestellt für " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " gewinnt das " + Rank[f.rank] + " Ruhmesplättchen: " + str(f.points) + " SP"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "niemand gewinnt das " + Rank[f.rank] + " Ruhmesplättchen"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " von " + f.start + " nach " + f.square + " versetzt"


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "das Wohnhaus auf " + f.square + " aus dem Spiel entfernt"


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return "aus dem Spiel: " + box_name(NAMES, "tile", f.tile, names)


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return Amount(f.money, names) + " vom Rundenplättchen genommen"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "den Effekt von " + box_name(NAMES, "tile", f.tile, names) + " nicht genutzt"


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "die Partie endet"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " auf " + f.square + " angewendet"


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
    insula.games.minerva.facts.events.Round: event_round,
    insula.games.minerva.facts.events.Revealed: event_revealed,
    insula.games.minerva.facts.events.RoundTileRevealed: event_round_tile_revealed,
    insula.games.minerva.facts.events.Taken: event_taken,
    insula.games.minerva.facts.events.TakenLacking: event_taken_lacking,
    insula.games.minerva.facts.events.Placed: event_placed,
    insula.games.minerva.facts.events.Housed: event_housed,
    insula.games.minerva.facts.events.Assisted: event_assisted,
    insula.games.minerva.facts.events.Activated: event_activated,
    insula.games.minerva.facts.events.ActivatedNothing: event_activated_nothing,
    insula.games.minerva.facts.events.Gained: event_gained,
    insula.games.minerva.facts.events.Excess: event_excess,
    insula.games.minerva.facts.events.Paid: event_paid,
    insula.games.minerva.facts.events.Sold: event_sold,
    insula.games.minerva.facts.events.Surcharge: event_surcharge,
    insula.games.minerva.facts.events.Passed: event_passed,
    insula.games.minerva.facts.events.Waited: event_waited,
    insula.games.minerva.facts.events.Bound: event_bound,
    insula.games.minerva.facts.events.Won: event_won,
    insula.games.minerva.facts.events.Hired: event_hired,
    insula.games.minerva.facts.events.Awarded: event_awarded,
    insula.games.minerva.facts.events.Unclaimed: event_unclaimed,
    insula.games.minerva.facts.events.Moved: event_moved,
    insula.games.minerva.facts.events.Removed: event_removed,
    insula.games.minerva.facts.events.Left: event_left,
    insula.games.minerva.facts.events.Bonus: event_bonus,
    insula.games.minerva.facts.events.Declined: event_declined,
    insula.games.minerva.facts.events.Ended: event_ended,
    insula.games.minerva.facts.events.Bathed: event_bathed,
    insula.games.minerva.facts.nouns.Amount: Amount,
}
