"""magna_roma_draft in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_roma.facts.cards
import insula.games.magna_roma.facts.events
import insula.games.magna_roma.facts.moves
import insula.games.magna_roma.facts.nouns
import insula.games.magna_roma.facts.reasons
import insula.texts.made.magna_roma_draft_en

NAMES: Final[dict[str, str]] = {
    "monument:Aqueduct": "Aquädukt",
    "monument:Basilica": "Basilika",
    "monument:Baths": "Bäder",
    "monument:Circus": "Zirkus",
    "monument:Colosseum": "Kolosseum",
    "monument:Senate": "Senat",
    "monument:Temple of Jupiter": "Jupitertempel",
    "monument:Temple of Mars": "Marstempel",
    "monument:Temple of Vesta": "Vestatempel",
    "monument:Thermae": "Thermen",
    "monument:Triumphal Arch": "Triumphbogen",
    "province:Balkans": "Balkan",
    "rank:Aedile": "Ädil",
    "rank:Consul": "Konsul",
    "rank:Praetor": "Prätor",
    "rank:Quaestor": "Quästor",
    "rank:Tribune": "Tribun",
}
Colour: Final = {
    "brown": "Braun",
    "center": "Stadtzentrum",
    "purple": "Violett",
    "red": "Rot",
}
Icon: Final = {
    "column": "Säule",
    "lyre": "Lyra",
    "mask": "Maske",
    "none": "kein Symbol",
}
Track: Final = {
    "brown": "Braun",
    "purple": "Violett",
    "red": "Rot",
}
Third: Final = {
    "left": "links",
    "middle": "in der Mitte",
    "right": "rechts",
}
Step: Final = {
    "action": "jetzt ist eine Aktion möglich: „no action“",
    "choose": "jetzt wird eines der drei Plättchen gewählt: „take 2“",
    "order": "jetzt wird die Reihenfolge zweier Gewinne gewählt: „gain 1 legion“",
    "pick": "wähle jetzt dein erstes Plättchen: „pick 3“",
    "place": "jetzt wird das reservierte Plättchen gelegt: „place e4 turned 1“",
    "reserve": "wähle jetzt dein nächstes Plättchen: „reserve 3“",
    "trade": "jetzt wird getauscht oder nicht: „no trade“",
}
Half: Final = {
    "blade": "Klinge",
    "blank": "leer",
    "disc": "Scheibe",
    "laurel": "Lorbeer",
}
Side: Final = {
    "east": "im Osten",
    "north": "im Norden",
    "south": "im Süden",
    "west": "im Westen",
}
Objective: Final = {
    "all colours": "alle drei Farben",
    "column and lyre": "Säule und Lyra",
    "four of a colour": "vier Plättchen einer Farbe",
    "mask and column": "Maske und Säule",
    "mask and lyre": "Maske und Lyra",
    "no equal neighbours": "keine zwei Nachbarn gleicher Farbe",
    "no icons": "fünf Plättchen ohne Symbol",
    "one colour": "fünf Plättchen einer Farbe",
    "one icon": "fünfmal dasselbe Symbol",
    "seven stars": "sieben Sterne",
    "two blessings": "zwei gespielte Segen",
    "two monuments": "zwei Monumente",
}


def list_pair(a: str, b: str) -> str:
    return a + " und " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def seat(number: str) -> str:
    return "Sitz " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_numbers(items: list[str]) -> str:
    return join(items, list_numbers, list_numbers)


def Tile(f: insula.games.magna_roma.facts.nouns.Tile, names: Names) -> str:
    return ("Stadtzentrum" if f.colour == "center" else "Viertel-Plättchen " + str(f.number) + " (" + Colour[f.colour] + ")") + (("" if f.stars == 0 else " (" + str(f.stars) + " Stern)" if f.stars == 1 else " (" + str(f.stars) + " Sterne)") if f.icon == "none" else " (" + Icon[f.icon] + ("" if f.icon2 == "none" else ", " + Icon[f.icon2]) + ("" if f.stars == 0 else ", " + str(f.stars) + " Stern" if f.stars == 1 else ", " + str(f.stars) + " Sterne") + ")")


def Amount(f: insula.games.magna_roma.facts.nouns.Amount, names: Names) -> str:
    return (str(f.count) + " Luxus" if f.good == "luxuries" else str(f.count) + " SP" if f.good == "points" else (str(f.count) + " Münze" if f.count == 1 else str(f.count) + " Münzen") if f.good == "coins" else str(f.count) + " Bürger" if f.good == "population" else (str(f.count) + " Armee" if f.count == 1 else str(f.count) + " Armeen") if f.good == "legions" else (str(f.count) + " Schritt der Göttergunst" if f.count == 1 else str(f.count) + " Schritte der Göttergunst") if f.good == "faith" else (str(f.count) + " Gunstmarke" if f.count == 1 else str(f.count) + " Gunstmarken"))


def event_picked(f: insula.games.magna_roma.facts.events.Picked, names: Names) -> str:
    return Tile(f.tile, names) + " auf Platz " + str(f.slot) + " gewählt"


def event_took(f: insula.games.magna_roma.facts.events.Took, names: Names) -> str:
    return Tile(f.tile, names) + " genommen"


def event_placed(f: insula.games.magna_roma.facts.events.Placed, names: Names) -> str:
    return Tile(f.tile, names) + " auf " + f.cell + " gelegt" + ("" if f.turned == 0 else ", einmal gedreht" if f.turned == 1 else ", zweimal gedreht" if f.turned == 2 else ", " + str(f.turned) + "-mal gedreht")


def event_star(f: insula.games.magna_roma.facts.events.Star, names: Names) -> str:
    return "der Marker auf " + Track[f.track] + " zieht auf Feld " + str(f.space)


def event_gained(f: insula.games.magna_roma.facts.events.Gained, names: Names) -> str:
    return Amount(f.amount, names) + " gewonnen: " + fact(f.cause, names)


def event_waits(f: insula.games.magna_roma.facts.events.Waits, names: Names) -> str:
    return Amount(f.amount, names) + " kommt später: " + fact(f.cause, names)


def event_lost(f: insula.games.magna_roma.facts.events.Lost, names: Names) -> str:
    return Amount(f.amount, names) + " verloren: " + ("die Leiste ist zu Ende" if f.why == "past_end" else "der Vorrat ist leer")


def event_traded(f: insula.games.magna_roma.facts.events.Traded, names: Names) -> str:
    return joined([Amount(each, names) for each in f.paid]) + " gegen " + Amount(f.gained, names) + " getauscht"


def event_declined(f: insula.games.magna_roma.facts.events.Declined, names: Names) -> str:
    return "nicht getauscht: " + joined([Amount(each, names) for each in f.paid]) + " gegen " + Amount(f.gained, names)


def event_built(f: insula.games.magna_roma.facts.events.Built, names: Names) -> str:
    return box_name(NAMES, "monument", f.monument, names) + " " + ("auf dem Stadtzentrum" if f.on_center else "auf " + f.site) + " für " + Amount(f.price, names) + " errichtet"


def event_conquered(f: insula.games.magna_roma.facts.events.Conquered, names: Names) -> str:
    return box_name(NAMES, "province", f.province, names) + " " + Third[f.slot] + " erobert mit " + Amount(f.price, names)


def event_blessed(f: insula.games.magna_roma.facts.events.Blessed, names: Names) -> str:
    return "Plättchen auf " + f.cell + " gesegnet"


def event_no_action(f: insula.games.magna_roma.facts.events.NoAction, names: Names) -> str:
    return "keine Aktion ausgeführt"


def event_reserved(f: insula.games.magna_roma.facts.events.Reserved, names: Names) -> str:
    return Tile(f.tile, names) + " auf Platz " + str(f.slot) + " gewählt"


def event_refilled(f: insula.games.magna_roma.facts.events.Refilled, names: Names) -> str:
    return "auf Platz " + str(f.slot) + " liegt nun: " + Tile(f.tile, names)


def event_displayed(f: insula.games.magna_roma.facts.events.Displayed, names: Names) -> str:
    return "neues Monument: " + box_name(NAMES, "monument", f.monument, names)


def event_discarded(f: insula.games.magna_roma.facts.events.Discarded, names: Names) -> str:
    return "aus dem Spiel: " + Tile(f.tile, names)


def event_revealed(f: insula.games.magna_roma.facts.events.Revealed, names: Names) -> str:
    return "neues Plättchen " + str(f.place) + ": " + Tile(f.tile, names)


def event_token(f: insula.games.magna_roma.facts.events.Token, names: Names) -> str:
    return "die Marke auf Feld " + str(f.space) + " der Militärtafel genommen: " + Amount(f.points, names)


def event_ended(f: insula.games.magna_roma.facts.events.Ended, names: Names) -> str:
    return "das Spiel endet"


def move_pick(f: insula.games.magna_roma.facts.moves.Pick, names: Names) -> str:
    return "Plättchen auf Platz " + str(f.slot) + " wählen"


def move_take(f: insula.games.magna_roma.facts.moves.Take, names: Names) -> str:
    return "Plättchen " + str(f.place) + " nehmen"


def move_place(f: insula.games.magna_roma.facts.moves.Place, names: Names) -> str:
    return "Plättchen auf " + f.cell + " legen" + ("" if f.turned == 0 else ", einmal gedreht" if f.turned == 1 else ", zweimal gedreht" if f.turned == 2 else ", " + str(f.turned) + "-mal gedreht")


def move_trade(f: insula.games.magna_roma.facts.moves.Trade, names: Names) -> str:
    return joined([Amount(each, names) for each in f.paid]) + " gegen " + Amount(f.gained, names) + " tauschen"


def move_no_trade(f: insula.games.magna_roma.facts.moves.SkipTrade, names: Names) -> str:
    return "nicht tauschen"


def move_gain(f: insula.games.magna_roma.facts.moves.GainFirst, names: Names) -> str:
    return "zuerst " + Amount(f.amount, names) + " nehmen"


def move_no_action(f: insula.games.magna_roma.facts.moves.SkipAction, names: Names) -> str:
    return "keine Aktion"


def move_build(f: insula.games.magna_roma.facts.moves.Build, names: Names) -> str:
    return box_name(NAMES, "monument", f.monument, names) + " " + ("auf dem Stadtzentrum" if f.on_center else "auf " + f.site) + " errichten"


def move_conquer(f: insula.games.magna_roma.facts.moves.Conquer, names: Names) -> str:
    return box_name(NAMES, "province", f.province, names) + " " + Third[f.slot] + " erobern"


def move_bless(f: insula.games.magna_roma.facts.moves.Bless, names: Names) -> str:
    return "Plättchen auf " + f.cell + " segnen"


def move_reserve(f: insula.games.magna_roma.facts.moves.Reserve, names: Names) -> str:
    return "Plättchen auf Platz " + str(f.slot) + " wählen"


def question_pick(f: insula.games.magna_roma.facts.moves.AskPick, names: Names) -> str:
    return "Wähle dein erstes Viertel-Plättchen aus dem Kreis."


def question_choose(f: insula.games.magna_roma.facts.moves.AskChoose, names: Names) -> str:
    return "Wähle eines der drei Plättchen."


def question_place(f: insula.games.magna_roma.facts.moves.AskPlace, names: Names) -> str:
    return "Lege dein Viertel-Plättchen an deine Stadt an."


def question_trade(f: insula.games.magna_roma.facts.moves.AskTrade, names: Names) -> str:
    return "Tausche oder lehne ab."


def question_order(f: insula.games.magna_roma.facts.moves.AskOrder, names: Names) -> str:
    return "Wähle, welcher Gewinn zuerst kommt."


def question_action(f: insula.games.magna_roma.facts.moves.AskAction, names: Names) -> str:
    return "Errichte, erobere oder segne, oder mache ohne Aktion weiter."


def question_reserve(f: insula.games.magna_roma.facts.moves.AskReserve, names: Names) -> str:
    return "Wähle das Plättchen für deinen nächsten Zug."


def question_over(f: insula.games.magna_roma.facts.moves.NoQuestion, names: Names) -> str:
    return "Das Spiel ist zu Ende."


def reason_over(f: insula.games.magna_roma.facts.reasons.GameOver, names: Names) -> str:
    return "das Spiel ist zu Ende"


def reason_not_now(f: insula.games.magna_roma.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.magna_roma.facts.reasons.NoMove, names: Names) -> str:
    return "„" + f.text + "“ ist kein Zug dieses Spiels; " + Step[f.step]


def reason_outside_square(f: insula.games.magna_roma.facts.reasons.OutsideSquare, names: Names) -> str:
    return "mit einem Plättchen auf " + f.cell + " passt die Stadt nicht in 5×5"


def reason_cell_taken(f: insula.games.magna_roma.facts.reasons.CellTaken, names: Names) -> str:
    return "auf " + f.cell + " liegt ein Plättchen"


def reason_not_beside(f: insula.games.magna_roma.facts.reasons.NotBeside, names: Names) -> str:
    return f.cell + " liegt nicht neben einem Plättchen deiner Stadt"


def reason_four_turns(f: insula.games.magna_roma.facts.reasons.FourTurns, names: Names) -> str:
    return "ein Plättchen lässt sich 0- bis 3-mal drehen"


def reason_same_turn(f: insula.games.magna_roma.facts.reasons.SameTurn, names: Names) -> str:
    return str(f.turned) + "-mal gedreht sieht aus wie " + str(f.same) + "-mal gedreht"


def reason_ring_size(f: insula.games.magna_roma.facts.reasons.RingSize, names: Names) -> str:
    return "der Kreis hat " + str(f.slots) + " Plätze"


def reason_marker_stands(f: insula.games.magna_roma.facts.reasons.MarkerStands, names: Names) -> str:
    return "der Marker von " + player(names, f.seat) + " steht auf Platz " + str(f.slot)


def reason_slot_empty(f: insula.games.magna_roma.facts.reasons.SlotEmpty, names: Names) -> str:
    return "Platz " + str(f.slot) + " ist leer"


def reason_too_far(f: insula.games.magna_roma.facts.reasons.TooFar, names: Names) -> str:
    return "Platz " + str(f.slot) + " ist mehr als 2 freie Plättchen entfernt"


def reason_three_tiles(f: insula.games.magna_roma.facts.reasons.ThreeTiles, names: Names) -> str:
    return "es liegen drei Plättchen zur Wahl"


def reason_cannot_pay(f: insula.games.magna_roma.facts.reasons.CannotPay, names: Names) -> str:
    return "du kannst diesen Tausch nicht bezahlen"


def reason_other_trade(f: insula.games.magna_roma.facts.reasons.OtherTrade, names: Names) -> str:
    return "angeboten wird jetzt: „" + fact(f.trade, names) + "“"


def reason_not_pending(f: insula.games.magna_roma.facts.reasons.NotPending, names: Names) -> str:
    return "„" + f.gain + "“ steht jetzt nicht zur Wahl"


def reason_not_on_display(f: insula.games.magna_roma.facts.reasons.NotOnDisplay, names: Names) -> str:
    return "„" + f.name + "“ liegt nicht aus"


def reason_too_dear(f: insula.games.magna_roma.facts.reasons.TooDear, names: Names) -> str:
    return "kostet " + Amount(f.price, names) + "; du hast " + str(f.held)


def reason_on_center(f: insula.games.magna_roma.facts.reasons.OnCenter, names: Names) -> str:
    return "es wird auf dem Stadtzentrum errichtet: lass den Ort weg"


def reason_needs_site(f: insula.games.magna_roma.facts.reasons.NeedsSite, names: Names) -> str:
    return "es wird zwischen vier Plättchen errichtet: nenne einen Ort wie „at c3-d4“"


def reason_no_site(f: insula.games.magna_roma.facts.reasons.NoSite, names: Names) -> str:
    return "„" + f.site + "“ nennt keine vier Plättchen, die sich berühren, wie c3-d4"


def reason_is_center(f: insula.games.magna_roma.facts.reasons.IsCenter, names: Names) -> str:
    return f.cell + " ist das Stadtzentrum"


def reason_no_tile(f: insula.games.magna_roma.facts.reasons.NoTile, names: Names) -> str:
    return "auf " + f.cell + " liegt kein Plättchen"


def reason_covered(f: insula.games.magna_roma.facts.reasons.Covered, names: Names) -> str:
    return "auf " + f.cell + " steht schon ein Monument"


def reason_not_in_play(f: insula.games.magna_roma.facts.reasons.NotInPlay, names: Names) -> str:
    return "„" + f.name + "“ ist nicht im Spiel"


def reason_slot_conquered(f: insula.games.magna_roma.facts.reasons.SlotConquered, names: Names) -> str:
    return player(names, f.seat) + " hat diesen Platz erobert"


def reason_slot_blocked(f: insula.games.magna_roma.facts.reasons.SlotBlocked, names: Names) -> str:
    return "dieser Platz ist im ganzen Spiel gesperrt"


def reason_own_disc(f: insula.games.magna_roma.facts.reasons.OwnDisc, names: Names) -> str:
    return "auf dieser Karte liegt schon ein Marker von dir"


def reason_too_few_legions(f: insula.games.magna_roma.facts.reasons.TooFewLegions, names: Names) -> str:
    return "kostet " + Amount(f.price, names) + "; du hast " + str(f.held)


def reason_no_blessing(f: insula.games.magna_roma.facts.reasons.NoBlessing, names: Names) -> str:
    return "du hast keine Gunstmarke, die du spielen kannst"


def reason_not_in_city(f: insula.games.magna_roma.facts.reasons.NotInCity, names: Names) -> str:
    return "auf " + f.cell + " liegt kein Plättchen deiner Stadt"


def reason_already_blessed(f: insula.games.magna_roma.facts.reasons.AlreadyBlessed, names: Names) -> str:
    return "auf dem Plättchen auf " + f.cell + " liegt schon eine Gunstmarke"


def cause_joint(f: insula.games.magna_roma.facts.events.FromJoint, names: Names) -> str:
    return Half[f.own] + " und " + Half[f.facing] + ", " + ("Stadtzentrum" if f.beside == "center" else "Plättchen in " + Colour[f.beside]) + " " + Side[f.side]


def cause_bonus(f: insula.games.magna_roma.facts.events.FromBonus, names: Names) -> str:
    return "Bonus von " + joined([Track[each] for each in f.tracks]) + " auf Feld " + str(f.space)


def cause_trade(f: insula.games.magna_roma.facts.events.FromTrade, names: Names) -> str:
    return "der Tausch"


def cause_monument(f: insula.games.magna_roma.facts.events.FromMonument, names: Names) -> str:
    return "das Monument"


def cause_province(f: insula.games.magna_roma.facts.events.FromProvince, names: Names) -> str:
    return "die Provinz"


def cause_faith(f: insula.games.magna_roma.facts.events.FromFaith, names: Names) -> str:
    return "die Tafel der Göttergunst"


def effect_at_once(f: insula.games.magna_roma.facts.cards.AtOnce, names: Names) -> str:
    return "sofort " + Amount(f.amount, names) + ", " + fact(f.worth, names)


def effect_flat(f: insula.games.magna_roma.facts.cards.Flat, names: Names) -> str:
    return str(f.points) + " SP"


def effect_per_colour(f: insula.games.magna_roma.facts.cards.PerColour, names: Names) -> str:
    return str(f.points) + " SP je Plättchen in " + Track[f.colour] + " darunter"


def effect_per_icon(f: insula.games.magna_roma.facts.cards.PerIcon, names: Names) -> str:
    return str(f.points) + " SP je " + Icon[f.icon] + " darunter"


def effect_by_staff(f: insula.games.magna_roma.facts.cards.ByStaff, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " SP nach Besetzung"


def effect_by_variety(f: insula.games.magna_roma.facts.cards.ByVariety, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " SP nach verschiedenen Symbolen darunter"


def condition_district(f: insula.games.magna_roma.facts.cards.District, names: Names) -> str:
    return "Viertel in " + Track[f.colour]


def condition_equal_pair(f: insula.games.magna_roma.facts.cards.EqualPair, names: Names) -> str:
    return ("zwei Masken" if f.icon == "mask" else "zwei Lyren" if f.icon == "lyre" else "zwei Säulen")


def condition_mixed_pair(f: insula.games.magna_roma.facts.cards.MixedPair, names: Names) -> str:
    return Icon[f.first] + " und " + Icon[f.second]


def condition_trio(f: insula.games.magna_roma.facts.cards.Trio, names: Names) -> str:
    return "Maske, Lyra und Säule"


def goal_row(f: insula.games.magna_roma.facts.cards.RowGoal, names: Names) -> str:
    return "Reihe " + str(f.number) + ": " + Objective[f.objective]


def goal_column(f: insula.games.magna_roma.facts.cards.ColumnGoal, names: Names) -> str:
    return "Spalte " + str(f.number) + ": " + Objective[f.objective]


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
    insula.games.magna_roma.facts.events.Picked: event_picked,
    insula.games.magna_roma.facts.events.Took: event_took,
    insula.games.magna_roma.facts.events.Placed: event_placed,
    insula.games.magna_roma.facts.events.Star: event_star,
    insula.games.magna_roma.facts.events.Gained: event_gained,
    insula.games.magna_roma.facts.events.Waits: event_waits,
    insula.games.magna_roma.facts.events.Lost: event_lost,
    insula.games.magna_roma.facts.events.Traded: event_traded,
    insula.games.magna_roma.facts.events.Declined: event_declined,
    insula.games.magna_roma.facts.events.Built: event_built,
    insula.games.magna_roma.facts.events.Conquered: event_conquered,
    insula.games.magna_roma.facts.events.Blessed: event_blessed,
    insula.games.magna_roma.facts.events.NoAction: event_no_action,
    insula.games.magna_roma.facts.events.Reserved: event_reserved,
    insula.games.magna_roma.facts.events.Refilled: event_refilled,
    insula.games.magna_roma.facts.events.Displayed: event_displayed,
    insula.games.magna_roma.facts.events.Discarded: event_discarded,
    insula.games.magna_roma.facts.events.Revealed: event_revealed,
    insula.games.magna_roma.facts.events.Token: event_token,
    insula.games.magna_roma.facts.events.Ended: event_ended,
    insula.games.magna_roma.facts.moves.Pick: move_pick,
    insula.games.magna_roma.facts.moves.Take: move_take,
    insula.games.magna_roma.facts.moves.Place: move_place,
    insula.games.magna_roma.facts.moves.Trade: move_trade,
    insula.games.magna_roma.facts.moves.SkipTrade: move_no_trade,
    insula.games.magna_roma.facts.moves.GainFirst: move_gain,
    insula.games.magna_roma.facts.moves.SkipAction: move_no_action,
    insula.games.magna_roma.facts.moves.Build: move_build,
    insula.games.magna_roma.facts.moves.Conquer: move_conquer,
    insula.games.magna_roma.facts.moves.Bless: move_bless,
    insula.games.magna_roma.facts.moves.Reserve: move_reserve,
    insula.games.magna_roma.facts.moves.AskPick: question_pick,
    insula.games.magna_roma.facts.moves.AskChoose: question_choose,
    insula.games.magna_roma.facts.moves.AskPlace: question_place,
    insula.games.magna_roma.facts.moves.AskTrade: question_trade,
    insula.games.magna_roma.facts.moves.AskOrder: question_order,
    insula.games.magna_roma.facts.moves.AskAction: question_action,
    insula.games.magna_roma.facts.moves.AskReserve: question_reserve,
    insula.games.magna_roma.facts.moves.NoQuestion: question_over,
    insula.games.magna_roma.facts.reasons.GameOver: reason_over,
    insula.games.magna_roma.facts.reasons.NotNow: reason_not_now,
    insula.games.magna_roma.facts.reasons.NoMove: reason_no_move,
    insula.games.magna_roma.facts.reasons.OutsideSquare: reason_outside_square,
    insula.games.magna_roma.facts.reasons.CellTaken: reason_cell_taken,
    insula.games.magna_roma.facts.reasons.NotBeside: reason_not_beside,
    insula.games.magna_roma.facts.reasons.FourTurns: reason_four_turns,
    insula.games.magna_roma.facts.reasons.SameTurn: reason_same_turn,
    insula.games.magna_roma.facts.reasons.RingSize: reason_ring_size,
    insula.games.magna_roma.facts.reasons.MarkerStands: reason_marker_stands,
    insula.games.magna_roma.facts.reasons.SlotEmpty: reason_slot_empty,
    insula.games.magna_roma.facts.reasons.TooFar: reason_too_far,
    insula.games.magna_roma.facts.reasons.ThreeTiles: reason_three_tiles,
    insula.games.magna_roma.facts.reasons.CannotPay: reason_cannot_pay,
    insula.games.magna_roma.facts.reasons.OtherTrade: reason_other_trade,
    insula.games.magna_roma.facts.reasons.NotPending: reason_not_pending,
    insula.games.magna_roma.facts.reasons.NotOnDisplay: reason_not_on_display,
    insula.games.magna_roma.facts.reasons.TooDear: reason_too_dear,
    insula.games.magna_roma.facts.reasons.OnCenter: reason_on_center,
    insula.games.magna_roma.facts.reasons.NeedsSite: reason_needs_site,
    insula.games.magna_roma.facts.reasons.NoSite: reason_no_site,
    insula.games.magna_roma.facts.reasons.IsCenter: reason_is_center,
    insula.games.magna_roma.facts.reasons.NoTile: reason_no_tile,
    insula.games.magna_roma.facts.reasons.Covered: reason_covered,
    insula.games.magna_roma.facts.reasons.NotInPlay: reason_not_in_play,
    insula.games.magna_roma.facts.reasons.SlotConquered: reason_slot_conquered,
    insula.games.magna_roma.facts.reasons.SlotBlocked: reason_slot_blocked,
    insula.games.magna_roma.facts.reasons.OwnDisc: reason_own_disc,
    insula.games.magna_roma.facts.reasons.TooFewLegions: reason_too_few_legions,
    insula.games.magna_roma.facts.reasons.NoBlessing: reason_no_blessing,
    insula.games.magna_roma.facts.reasons.NotInCity: reason_not_in_city,
    insula.games.magna_roma.facts.reasons.AlreadyBlessed: reason_already_blessed,
    insula.games.magna_roma.facts.events.FromJoint: cause_joint,
    insula.games.magna_roma.facts.events.FromBonus: cause_bonus,
    insula.games.magna_roma.facts.events.FromTrade: cause_trade,
    insula.games.magna_roma.facts.events.FromMonument: cause_monument,
    insula.games.magna_roma.facts.events.FromProvince: cause_province,
    insula.games.magna_roma.facts.events.FromFaith: cause_faith,
    insula.games.magna_roma.facts.cards.AtOnce: effect_at_once,
    insula.games.magna_roma.facts.cards.Flat: effect_flat,
    insula.games.magna_roma.facts.cards.PerColour: effect_per_colour,
    insula.games.magna_roma.facts.cards.PerIcon: effect_per_icon,
    insula.games.magna_roma.facts.cards.ByStaff: effect_by_staff,
    insula.games.magna_roma.facts.cards.ByVariety: effect_by_variety,
    insula.games.magna_roma.facts.cards.District: condition_district,
    insula.games.magna_roma.facts.cards.EqualPair: condition_equal_pair,
    insula.games.magna_roma.facts.cards.MixedPair: condition_mixed_pair,
    insula.games.magna_roma.facts.cards.Trio: condition_trio,
    insula.games.magna_roma.facts.cards.RowGoal: goal_row,
    insula.games.magna_roma.facts.cards.ColumnGoal: goal_column,
    insula.games.magna_roma.facts.nouns.Amount: Amount,
    insula.games.magna_roma.facts.nouns.Tile: Tile,
}



class Terminal(insula.texts.made.magna_roma_draft_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""
