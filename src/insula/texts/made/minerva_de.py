"""minerva in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.minerva.facts.effects
import insula.games.minerva.facts.events
import insula.games.minerva.facts.moves
import insula.games.minerva.facts.nouns
import insula.games.minerva.facts.prospects
import insula.games.minerva.facts.reasons
import insula.games.minerva.facts.square_reasons
import insula.texts.made.minerva_en

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
    "title:Centurion": "Zenturio",
    "title:Civilian": "Zivilist",
    "title:Consul": "Konsul",
    "title:Emperor Augustus": "Kaiser Augustus",
    "title:Immune": "Immunis",
    "title:Legatus": "Legat",
    "title:Tribunus": "Tribun",
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
Step: Final = {
    "action": "wähle jetzt eine Aktion, etwa „build Markets“, „residence“, „assistant n1“ oder „pass“",
    "aqueduct": "hebe jetzt ein Plättchen rings um das Aquädukt an, etwa „lift n1“",
    "assistant": "entscheide jetzt, ob du einen Gehilfen einstellst, etwa „no assistant“",
    "bathhouse": "wende jetzt ein Plättchen rings um das Badehaus an, etwa „apply n1“",
    "choose": "wähle jetzt einen der Gewinne, etwa „choose 1 grain“",
    "circus": "entferne jetzt ein Wohnhaus, etwa „remove n1“",
    "convert": "tausche jetzt oder höre auf: „stop“",
    "culture": "nimm jetzt ein Kulturplättchen, etwa „take art“",
    "direction": "wähle jetzt eine Reihe, etwa „activate north“",
    "garden": "bestimme jetzt die Art des Kulturpunkts, etwa „bind art“",
    "offer": "entscheide jetzt, ob du den Effekt nutzt: „use“ oder „decline“",
    "place": "lege jetzt das Plättchen, etwa „place n1“",
    "resettle": "wähle jetzt ein Feld für das angehobene Plättchen, etwa „move to n1“",
    "resource": "wähle jetzt eine Ware, etwa „gain grain“",
    "sell": "verkaufe jetzt etwas für die Zahlung, etwa „sell grain“",
}
Category: Final = {
    "cultural": "Kultur",
    "military": "Militär",
    "production": "Produktion",
    "residential": "Wohnen",
    "special": "Sonderbau",
    "temple": "Tempel",
    "trade": "Handel",
}


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def list_or(a: str, b: str) -> str:
    return a + " oder " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_pair(a: str, b: str) -> str:
    return a + " und " + b


def seat(number: str) -> str:
    return "Sitz " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_or(items: list[str]) -> str:
    return join(items, list_or, list_more)


def joined_parts(items: list[str]) -> str:
    return join(items, list_parts, list_parts)


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
    return box_name(NAMES, "tile", f.tile, names) + " bezahlt, dazu " + Amount(f.lacking, names) + " für fehlende Waren"


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
    return Amount(f.amount, names) + " über sechs gegen " + Amount(f.money, names) + " getauscht"


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return Amount(f.amount, names) + " gezahlt: " + box_name(NAMES, "tile", f.tile, names) + " auf " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return Amount(f.amount, names) + " für 1 Denar verkauft"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return Amount(f.money, names) + " Aufpreis gezahlt, weil schon gepasst wurde"


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


def event_line(f: insula.games.minerva.facts.prospects.LineGives, names: Names) -> str:
    return Direction[f.direction] + ": " + joined_parts([fact(each, names) for each in f.steps])


def event_does(f: insula.games.minerva.facts.prospects.Does, names: Names) -> str:
    return fact(f.effect, names)


def event_would_score(f: insula.games.minerva.facts.prospects.WouldScore, names: Names) -> str:
    return "brächte " + str(f.points) + " SP in der jetzigen Stadt"


def event_temple_more(f: insula.games.minerva.facts.prospects.TempleScoresMore, names: Names) -> str:
    return str(f.points) + " SP mehr für den Tempel auf " + f.square


def event_falls_apart(f: insula.games.minerva.facts.prospects.FallsApart, names: Names) -> str:
    return "teilt die Stadt in " + str(f.parts) + " Teile"


def move_pass(f: insula.games.minerva.facts.moves.Pass, names: Names) -> str:
    return "passen"


def move_build(f: insula.games.minerva.facts.moves.Build, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " bauen"


def move_build_over(f: insula.games.minerva.facts.moves.BuildOver, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " bauen; " + box_name(NAMES, "tile", f.partner, names) + " kommt aus dem Spiel"


def move_build_over_money(f: insula.games.minerva.facts.moves.BuildOverMoney, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " bauen; " + (str(f.denarii) + " Denar kommt" if f.denarii == 1 else str(f.denarii) + " Denare kommen") + " aus dem Spiel"


def move_take_money(f: insula.games.minerva.facts.moves.TakeMoney, names: Names) -> str:
    return (str(f.denarii) + " Denar" if f.denarii == 1 else str(f.denarii) + " Denare") + " nehmen; " + box_name(NAMES, "tile", f.tile, names) + " kommt aus dem Spiel"


def move_residence(f: insula.games.minerva.facts.moves.Residence, names: Names) -> str:
    return "Wohnhaus bauen"


def move_assistant(f: insula.games.minerva.facts.moves.Assistant, names: Names) -> str:
    return "Gehilfen auf " + f.square + " setzen"


def move_place(f: insula.games.minerva.facts.moves.Place, names: Names) -> str:
    return "auf " + f.square + " legen"


def move_activate(f: insula.games.minerva.facts.moves.Activate, names: Names) -> str:
    return "die Reihe nach " + Direction[f.direction] + " auslösen"


def move_activate_nothing(f: insula.games.minerva.facts.moves.ActivateNothing, names: Names) -> str:
    return "nichts auslösen"


def move_gain(f: insula.games.minerva.facts.moves.GainResource, names: Names) -> str:
    return Good[f.good] + " nehmen"


def move_sell(f: insula.games.minerva.facts.moves.Sell, names: Names) -> str:
    return Good[f.good] + " verkaufen"


def move_pay(f: insula.games.minerva.facts.moves.Pay, names: Names) -> str:
    return Amount(f.price, names) + " zahlen für " + Amount(f.amount, names)


def move_stop(f: insula.games.minerva.facts.moves.StopPaying, names: Names) -> str:
    return "aufhören"


def move_choose(f: insula.games.minerva.facts.moves.Choose, names: Names) -> str:
    return Amount(f.amount, names) + " wählen"


def move_use(f: insula.games.minerva.facts.moves.Use, names: Names) -> str:
    return "den Effekt nutzen"


def move_decline(f: insula.games.minerva.facts.moves.Decline, names: Names) -> str:
    return "den Effekt nicht nutzen"


def move_apply(f: insula.games.minerva.facts.moves.Apply, names: Names) -> str:
    return "das Plättchen auf " + f.square + " anwenden"


def move_lift(f: insula.games.minerva.facts.moves.Lift, names: Names) -> str:
    return "das Plättchen auf " + f.square + " anheben"


def move_move_to(f: insula.games.minerva.facts.moves.MoveTo, names: Names) -> str:
    return "nach " + f.square + " versetzen"


def move_remove(f: insula.games.minerva.facts.moves.Remove, names: Names) -> str:
    return "das Wohnhaus auf " + f.square + " entfernen"


def move_take_culture(f: insula.games.minerva.facts.moves.TakeCulture, names: Names) -> str:
    return "das Plättchen " + Culture[f.culture] + " nehmen"


def move_bind(f: insula.games.minerva.facts.moves.Bind, names: Names) -> str:
    return "den Punkt als " + Culture[f.culture] + " zählen"


def move_hire(f: insula.games.minerva.facts.moves.Hire, names: Names) -> str:
    return "einen Gehilfen für " + Amount(f.price, names) + " einstellen"


def move_no_assistant(f: insula.games.minerva.facts.moves.NoAssistant, names: Names) -> str:
    return "keinen Gehilfen einstellen"


def question_action(f: insula.games.minerva.facts.moves.AskAction, names: Names) -> str:
    return "Baue etwas oder ein Wohnhaus, setze einen Gehilfen oder passe."


def question_place(f: insula.games.minerva.facts.moves.AskPlace, names: Names) -> str:
    return "Wähle ein Feld neben deiner Stadt."


def question_direction(f: insula.games.minerva.facts.moves.AskDirection, names: Names) -> str:
    return "Wähle die Reihe, die ausgelöst wird."


def question_sell(f: insula.games.minerva.facts.moves.AskSell, names: Names) -> str:
    return "Wähle, was für diese Zahlung verkauft wird."


def question_resource(f: insula.games.minerva.facts.moves.AskResource, names: Names) -> str:
    return "Wähle eine Ware."


def question_convert(f: insula.games.minerva.facts.moves.AskConvert, names: Names) -> str:
    return "Tausche noch einmal oder höre auf."


def question_choose(f: insula.games.minerva.facts.moves.AskChoose, names: Names) -> str:
    return "Wähle eines davon."


def question_offer(f: insula.games.minerva.facts.moves.AskOffer, names: Names) -> str:
    return "Nutzt du den Effekt jetzt? Später geht es nicht mehr."


def question_bathhouse(f: insula.games.minerva.facts.moves.AskBathhouse, names: Names) -> str:
    return "Wähle ein Plättchen um das Badehaus."


def question_aqueduct(f: insula.games.minerva.facts.moves.AskAqueduct, names: Names) -> str:
    return "Wähle ein Plättchen zum Versetzen oder keines."


def question_resettle(f: insula.games.minerva.facts.moves.AskResettle, names: Names) -> str:
    return "Wähle, wohin das Plättchen kommt."


def question_circus(f: insula.games.minerva.facts.moves.AskCircus, names: Names) -> str:
    return "Wähle ein Wohnhaus zum Entfernen oder keines."


def question_culture(f: insula.games.minerva.facts.moves.AskCulture, names: Names) -> str:
    return "Nimm ein Kulturplättchen oder keines."


def question_garden(f: insula.games.minerva.facts.moves.AskGarden, names: Names) -> str:
    return "Bestimme die Art eines Kulturpunkts."


def question_assistant(f: insula.games.minerva.facts.moves.AskAssistant, names: Names) -> str:
    return "Stellst du einen Gehilfen ein?"


def question_over(f: insula.games.minerva.facts.moves.NoQuestion, names: Names) -> str:
    return "Die Partie ist zu Ende."


def reason_over(f: insula.games.minerva.facts.reasons.GameOver, names: Names) -> str:
    return "nach sechs Runden ist die Partie zu Ende"


def reason_not_now(f: insula.games.minerva.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.minerva.facts.reasons.NoMove, names: Names) -> str:
    return "„" + f.text + "“ ist kein Zug dieses Spiels; " + Step[f.step]


def reason_no_residences(f: insula.games.minerva.facts.reasons.NoResidences, names: Names) -> str:
    return "du hast keine Wohnhäuser mehr"


def reason_no_reserve(f: insula.games.minerva.facts.reasons.NoReserve, names: Names) -> str:
    return "du hast keinen Gehilfen im Vorrat"


def reason_no_home(f: insula.games.minerva.facts.reasons.NoHome, names: Names) -> str:
    return "auf " + f.square + " steht kein Wohnhaus ohne Gehilfen"


def reason_no_fee(f: insula.games.minerva.facts.reasons.NoFee, names: Names) -> str:
    return "es wurde schon gepasst, also kostet eine Aktion 1 Denar; du hast keinen"


def reason_not_offered(f: insula.games.minerva.facts.reasons.NotOffered, names: Names) -> str:
    return "nicht im Angebot: " + box_name(NAMES, "tile", f.tile, names)


def reason_unknown_tile(f: insula.games.minerva.facts.reasons.UnknownTile, names: Names) -> str:
    return "nicht im Angebot: " + f.name


def reason_no_pairs(f: insula.games.minerva.facts.reasons.NoPairs, names: Names) -> str:
    return "nur im Solospiel liegen Gebäude in Paaren"


def reason_name_partner(f: insula.games.minerva.facts.reasons.NamePartner, names: Names) -> str:
    return "sage, welches Plättchen aus dem Spiel kommt: " + box_name(NAMES, "tile", f.partner, names)


def reason_name_money(f: insula.games.minerva.facts.reasons.NameMoney, names: Names) -> str:
    return "sage, was aus dem Spiel kommt: " + (str(f.denarii) + " Denar" if f.denarii == 1 else str(f.denarii) + " Denare")


def reason_too_dear(f: insula.games.minerva.facts.reasons.TooDear, names: Names) -> str:
    return "die fehlenden Waren kosten " + Amount(f.price, names) + "; Geld und Verkäufe ergeben nur " + str(f.means)


def reason_no_fee_left(f: insula.games.minerva.facts.reasons.NoFeeLeft, names: Names) -> str:
    return "es wurde schon gepasst, also kostet es 1 Denar mehr; du hast keinen mehr"


def reason_culture_by_points(f: insula.games.minerva.facts.reasons.CultureByPoints, names: Names) -> str:
    return "Kulturplättchen gewinnst du mit Kulturpunkten"


def reason_no_round_pairs(f: insula.games.minerva.facts.reasons.NoRoundPairs, names: Names) -> str:
    return "nur im Solospiel liegen Rundenplättchen bei Gebäuden"


def reason_no_round_tile(f: insula.games.minerva.facts.reasons.NoRoundTile, names: Names) -> str:
    return "kein Rundenplättchen liegt neben: " + box_name(NAMES, "tile", f.tile, names)


def reason_no_round_tile_there(f: insula.games.minerva.facts.reasons.NoRoundTileThere, names: Names) -> str:
    return "kein Rundenplättchen liegt neben: " + f.name


def reason_none_to_sell(f: insula.games.minerva.facts.reasons.NoneToSell, names: Names) -> str:
    return "davon hast du nichts zu verkaufen: " + Good[f.good]


def reason_cost_needs(f: insula.games.minerva.facts.reasons.CostNeeds, names: Names) -> str:
    return "du brauchst " + Good[f.good] + " für die Kosten selbst"


def reason_no_culture_left(f: insula.games.minerva.facts.reasons.NoCultureLeft, names: Names) -> str:
    return "kein Plättchen " + Culture[f.culture] + " ist übrig"


def reason_hire_too_dear(f: insula.games.minerva.facts.reasons.HireTooDear, names: Names) -> str:
    return "das kannst du nicht bezahlen: du hast " + str(f.means)


def reason_hire_price(f: insula.games.minerva.facts.reasons.HirePrice, names: Names) -> str:
    return "der nächste Gehilfe kostet " + Amount(f.money, names) + " oder " + Amount(f.glory, names)


def reason_every_line(f: insula.games.minerva.facts.reasons.EveryLine, names: Names) -> str:
    return "jede Reihe hat etwas auszulösen, und eine musst du auslösen"


def reason_silent_line(f: insula.games.minerva.facts.reasons.SilentLine, names: Names) -> str:
    return "nach " + Direction[f.direction] + " gibt es nichts auszulösen; wähle „nichts auslösen“"


def reason_cannot_pay(f: insula.games.minerva.facts.reasons.CannotPay, names: Names) -> str:
    return "du kannst " + Amount(f.price, names) + " nicht bezahlen"


def reason_other_exchange(f: insula.games.minerva.facts.reasons.OtherExchange, names: Names) -> str:
    return "hier tauscht man " + Amount(f.price, names) + " gegen " + Amount(f.amount, names)


def reason_other_choice(f: insula.games.minerva.facts.reasons.OtherChoice, names: Names) -> str:
    return "zur Wahl stehen " + joined_or([Amount(each, names) for each in f.sides])


def reason_must_gain(f: insula.games.minerva.facts.reasons.MustGain, names: Names) -> str:
    return "was ein Symbol zeigt, musst du nehmen; nur Pfeile sind freiwillig"


def reason_bathhouse_begun(f: insula.games.minerva.facts.reasons.BathhouseBegun, names: Names) -> str:
    return "das Badehaus nutzt du ganz oder gar nicht"


def reason_no_square(f: insula.games.minerva.facts.square_reasons.NoSquare, names: Names) -> str:
    return "„" + f.name + "“ ist kein Feld; „n2e1“ liegt 2 nördlich und 1 östlich vom Start"


def reason_not_square(f: insula.games.minerva.facts.square_reasons.NotSquare, names: Names) -> str:
    return "„" + f.name + "“ ist kein Feld"


def reason_square_taken(f: insula.games.minerva.facts.square_reasons.SquareTaken, names: Names) -> str:
    return "auf " + f.square + " liegt schon ein Plättchen"


def reason_not_beside(f: insula.games.minerva.facts.square_reasons.NotBeside, names: Names) -> str:
    return f.square + " grenzt nicht mit einer ganzen Seite an ein Plättchen der Stadt"


def reason_not_around(f: insula.games.minerva.facts.square_reasons.NotAround, names: Names) -> str:
    return f.square + " ist keines der 8 Felder ringsum"


def reason_cannot_apply(f: insula.games.minerva.facts.square_reasons.CannotApply, names: Names) -> str:
    return "auf " + f.square + " liegt kein Produktions-, Handels-, Kultur- oder Militärplättchen"


def reason_already_applied(f: insula.games.minerva.facts.square_reasons.AlreadyApplied, names: Names) -> str:
    return "das Plättchen auf " + f.square + " hast du schon angewendet"


def reason_residence_stays(f: insula.games.minerva.facts.square_reasons.ResidenceStays, names: Names) -> str:
    return "Wohnhäuser können nicht versetzt werden"


def reason_no_tile(f: insula.games.minerva.facts.square_reasons.NoTile, names: Names) -> str:
    return "auf " + f.square + " liegt kein Plättchen"


def reason_cannot_lift(f: insula.games.minerva.facts.square_reasons.CannotLift, names: Names) -> str:
    return "ohne das Plättchen auf " + f.square + " hielte kein anderes Feld " + ("die Stadt" if f.former_rules else "die Gebäude") + " zusammen"


def reason_same_square(f: insula.games.minerva.facts.square_reasons.SameSquare, names: Names) -> str:
    return "das Plättchen muss auf ein anderes Feld"


def reason_splits_city(f: insula.games.minerva.facts.square_reasons.SplitsCity, names: Names) -> str:
    return "mit dem Plättchen auf " + f.square + " wäre die Stadt geteilt"


def reason_splits_facilities(f: insula.games.minerva.facts.square_reasons.SplitsFacilities, names: Names) -> str:
    return "mit dem Plättchen auf " + f.square + " wären die Gebäude nicht verbunden"


def reason_more_groups(f: insula.games.minerva.facts.square_reasons.MoreGroups, names: Names) -> str:
    return "mit dem Plättchen auf " + f.square + " wären die Gebäude in mehr Gruppen als zuvor"


def reason_assistant_stands(f: insula.games.minerva.facts.square_reasons.AssistantStands, names: Names) -> str:
    return "auf " + f.square + " steht ein Gehilfe"


def reason_no_residence(f: insula.games.minerva.facts.square_reasons.NoResidence, names: Names) -> str:
    return "auf " + f.square + " steht kein Wohnhaus"


def reason_holds_city(f: insula.games.minerva.facts.square_reasons.HoldsCity, names: Names) -> str:
    return "ohne das Wohnhaus auf " + f.square + " wäre die Stadt geteilt"


def effect_activated(f: insula.games.minerva.facts.effects.WhenActivated, names: Names) -> str:
    return joined_parts([fact(each, names) for each in f.operations])


def effect_built(f: insula.games.minerva.facts.effects.WhenBuilt, names: Names) -> str:
    return "beim Bau: " + fact(f.operation, names)


def effect_end(f: insula.games.minerva.facts.effects.AtEnd, names: Names) -> str:
    return "am Ende: " + joined_parts([fact(each, names) for each in f.operations])


def operation_gain(f: insula.games.minerva.facts.effects.GainGoods, names: Names) -> str:
    return Amount(f.amount, names)


def operation_each(f: insula.games.minerva.facts.effects.GainForEach, names: Names) -> str:
    return Amount(f.amount, names) + " je " + Good[f.good]


def operation_pay(f: insula.games.minerva.facts.effects.Exchange, names: Names) -> str:
    return Amount(f.price, names) + " zahlen für " + Amount(f.amount, names) + ", so oft du willst"


def operation_choose(f: insula.games.minerva.facts.effects.ChooseGoods, names: Names) -> str:
    return joined_or([Amount(each, names) for each in f.sides])


def operation_activate(f: insula.games.minerva.facts.effects.ActivateAround, names: Names) -> str:
    return str(f.count) + " der 8 Plättchen ringsum anwenden"


def operation_move(f: insula.games.minerva.facts.effects.MoveAround, names: Names) -> str:
    return "eines der 8 Plättchen ringsum versetzen, außer Wohnhäusern"


def operation_remove(f: insula.games.minerva.facts.effects.RemoveAround, names: Names) -> str:
    return "eines der Wohnhäuser ringsum ohne Gehilfen entfernen"


def operation_take(f: insula.games.minerva.facts.effects.TakeCultureTile, names: Names) -> str:
    return "das oberste Plättchen eines Kulturstapels nehmen"


def operation_score_category(f: insula.games.minerva.facts.effects.ScoreCategory, names: Names) -> str:
    return str(f.points) + " SP für jedes Plättchen der Art " + Category[f.category] + " " + ("unter den 8 ringsum" if f.area == "around" else "in Zeile und Spalte")


def operation_score_variety(f: insula.games.minerva.facts.effects.ScoreVariety, names: Names) -> str:
    return str(f.points) + " SP für jede Art " + ("unter den 8 Plättchen ringsum" if f.area == "around" else "in Zeile und Spalte")


def operation_score_held(f: insula.games.minerva.facts.effects.ScoreHeld, names: Names) -> str:
    return str(f.points) + " SP je " + Good[f.good] + " im Vorrat"


def result_gives(f: insula.games.minerva.facts.prospects.TileGives, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " auf " + f.square + ": " + joined([fact(each, names) for each in f.outcomes])


def result_gives_nothing(f: insula.games.minerva.facts.prospects.TileGivesNothing, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " auf " + f.square + ": nichts"


def result_wins(f: insula.games.minerva.facts.prospects.WinsCulture, names: Names) -> str:
    return "dann das Plättchen " + Culture[f.culture] + " für " + str(f.points) + " SP"


def outcome_sure(f: insula.games.minerva.facts.prospects.SureGain, names: Names) -> str:
    return Amount(f.amount, names)


def outcome_choice(f: insula.games.minerva.facts.prospects.OpenChoice, names: Names) -> str:
    return "eine Wahl: " + fact(f.operation, names)


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
    insula.games.minerva.facts.prospects.LineGives: event_line,
    insula.games.minerva.facts.prospects.Does: event_does,
    insula.games.minerva.facts.prospects.WouldScore: event_would_score,
    insula.games.minerva.facts.prospects.TempleScoresMore: event_temple_more,
    insula.games.minerva.facts.prospects.FallsApart: event_falls_apart,
    insula.games.minerva.facts.moves.Pass: move_pass,
    insula.games.minerva.facts.moves.Build: move_build,
    insula.games.minerva.facts.moves.BuildOver: move_build_over,
    insula.games.minerva.facts.moves.BuildOverMoney: move_build_over_money,
    insula.games.minerva.facts.moves.TakeMoney: move_take_money,
    insula.games.minerva.facts.moves.Residence: move_residence,
    insula.games.minerva.facts.moves.Assistant: move_assistant,
    insula.games.minerva.facts.moves.Place: move_place,
    insula.games.minerva.facts.moves.Activate: move_activate,
    insula.games.minerva.facts.moves.ActivateNothing: move_activate_nothing,
    insula.games.minerva.facts.moves.GainResource: move_gain,
    insula.games.minerva.facts.moves.Sell: move_sell,
    insula.games.minerva.facts.moves.Pay: move_pay,
    insula.games.minerva.facts.moves.StopPaying: move_stop,
    insula.games.minerva.facts.moves.Choose: move_choose,
    insula.games.minerva.facts.moves.Use: move_use,
    insula.games.minerva.facts.moves.Decline: move_decline,
    insula.games.minerva.facts.moves.Apply: move_apply,
    insula.games.minerva.facts.moves.Lift: move_lift,
    insula.games.minerva.facts.moves.MoveTo: move_move_to,
    insula.games.minerva.facts.moves.Remove: move_remove,
    insula.games.minerva.facts.moves.TakeCulture: move_take_culture,
    insula.games.minerva.facts.moves.Bind: move_bind,
    insula.games.minerva.facts.moves.Hire: move_hire,
    insula.games.minerva.facts.moves.NoAssistant: move_no_assistant,
    insula.games.minerva.facts.moves.AskAction: question_action,
    insula.games.minerva.facts.moves.AskPlace: question_place,
    insula.games.minerva.facts.moves.AskDirection: question_direction,
    insula.games.minerva.facts.moves.AskSell: question_sell,
    insula.games.minerva.facts.moves.AskResource: question_resource,
    insula.games.minerva.facts.moves.AskConvert: question_convert,
    insula.games.minerva.facts.moves.AskChoose: question_choose,
    insula.games.minerva.facts.moves.AskOffer: question_offer,
    insula.games.minerva.facts.moves.AskBathhouse: question_bathhouse,
    insula.games.minerva.facts.moves.AskAqueduct: question_aqueduct,
    insula.games.minerva.facts.moves.AskResettle: question_resettle,
    insula.games.minerva.facts.moves.AskCircus: question_circus,
    insula.games.minerva.facts.moves.AskCulture: question_culture,
    insula.games.minerva.facts.moves.AskGarden: question_garden,
    insula.games.minerva.facts.moves.AskAssistant: question_assistant,
    insula.games.minerva.facts.moves.NoQuestion: question_over,
    insula.games.minerva.facts.reasons.GameOver: reason_over,
    insula.games.minerva.facts.reasons.NotNow: reason_not_now,
    insula.games.minerva.facts.reasons.NoMove: reason_no_move,
    insula.games.minerva.facts.reasons.NoResidences: reason_no_residences,
    insula.games.minerva.facts.reasons.NoReserve: reason_no_reserve,
    insula.games.minerva.facts.reasons.NoHome: reason_no_home,
    insula.games.minerva.facts.reasons.NoFee: reason_no_fee,
    insula.games.minerva.facts.reasons.NotOffered: reason_not_offered,
    insula.games.minerva.facts.reasons.UnknownTile: reason_unknown_tile,
    insula.games.minerva.facts.reasons.NoPairs: reason_no_pairs,
    insula.games.minerva.facts.reasons.NamePartner: reason_name_partner,
    insula.games.minerva.facts.reasons.NameMoney: reason_name_money,
    insula.games.minerva.facts.reasons.TooDear: reason_too_dear,
    insula.games.minerva.facts.reasons.NoFeeLeft: reason_no_fee_left,
    insula.games.minerva.facts.reasons.CultureByPoints: reason_culture_by_points,
    insula.games.minerva.facts.reasons.NoRoundPairs: reason_no_round_pairs,
    insula.games.minerva.facts.reasons.NoRoundTile: reason_no_round_tile,
    insula.games.minerva.facts.reasons.NoRoundTileThere: reason_no_round_tile_there,
    insula.games.minerva.facts.reasons.NoneToSell: reason_none_to_sell,
    insula.games.minerva.facts.reasons.CostNeeds: reason_cost_needs,
    insula.games.minerva.facts.reasons.NoCultureLeft: reason_no_culture_left,
    insula.games.minerva.facts.reasons.HireTooDear: reason_hire_too_dear,
    insula.games.minerva.facts.reasons.HirePrice: reason_hire_price,
    insula.games.minerva.facts.reasons.EveryLine: reason_every_line,
    insula.games.minerva.facts.reasons.SilentLine: reason_silent_line,
    insula.games.minerva.facts.reasons.CannotPay: reason_cannot_pay,
    insula.games.minerva.facts.reasons.OtherExchange: reason_other_exchange,
    insula.games.minerva.facts.reasons.OtherChoice: reason_other_choice,
    insula.games.minerva.facts.reasons.MustGain: reason_must_gain,
    insula.games.minerva.facts.reasons.BathhouseBegun: reason_bathhouse_begun,
    insula.games.minerva.facts.square_reasons.NoSquare: reason_no_square,
    insula.games.minerva.facts.square_reasons.NotSquare: reason_not_square,
    insula.games.minerva.facts.square_reasons.SquareTaken: reason_square_taken,
    insula.games.minerva.facts.square_reasons.NotBeside: reason_not_beside,
    insula.games.minerva.facts.square_reasons.NotAround: reason_not_around,
    insula.games.minerva.facts.square_reasons.CannotApply: reason_cannot_apply,
    insula.games.minerva.facts.square_reasons.AlreadyApplied: reason_already_applied,
    insula.games.minerva.facts.square_reasons.ResidenceStays: reason_residence_stays,
    insula.games.minerva.facts.square_reasons.NoTile: reason_no_tile,
    insula.games.minerva.facts.square_reasons.CannotLift: reason_cannot_lift,
    insula.games.minerva.facts.square_reasons.SameSquare: reason_same_square,
    insula.games.minerva.facts.square_reasons.SplitsCity: reason_splits_city,
    insula.games.minerva.facts.square_reasons.SplitsFacilities: reason_splits_facilities,
    insula.games.minerva.facts.square_reasons.MoreGroups: reason_more_groups,
    insula.games.minerva.facts.square_reasons.AssistantStands: reason_assistant_stands,
    insula.games.minerva.facts.square_reasons.NoResidence: reason_no_residence,
    insula.games.minerva.facts.square_reasons.HoldsCity: reason_holds_city,
    insula.games.minerva.facts.effects.WhenActivated: effect_activated,
    insula.games.minerva.facts.effects.WhenBuilt: effect_built,
    insula.games.minerva.facts.effects.AtEnd: effect_end,
    insula.games.minerva.facts.effects.GainGoods: operation_gain,
    insula.games.minerva.facts.effects.GainForEach: operation_each,
    insula.games.minerva.facts.effects.Exchange: operation_pay,
    insula.games.minerva.facts.effects.ChooseGoods: operation_choose,
    insula.games.minerva.facts.effects.ActivateAround: operation_activate,
    insula.games.minerva.facts.effects.MoveAround: operation_move,
    insula.games.minerva.facts.effects.RemoveAround: operation_remove,
    insula.games.minerva.facts.effects.TakeCultureTile: operation_take,
    insula.games.minerva.facts.effects.ScoreCategory: operation_score_category,
    insula.games.minerva.facts.effects.ScoreVariety: operation_score_variety,
    insula.games.minerva.facts.effects.ScoreHeld: operation_score_held,
    insula.games.minerva.facts.prospects.TileGives: result_gives,
    insula.games.minerva.facts.prospects.TileGivesNothing: result_gives_nothing,
    insula.games.minerva.facts.prospects.WinsCulture: result_wins,
    insula.games.minerva.facts.prospects.SureGain: outcome_sure,
    insula.games.minerva.facts.prospects.OpenChoice: outcome_choice,
    insula.games.minerva.facts.nouns.Amount: Amount,
}



class Terminal(insula.texts.made.minerva_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""
