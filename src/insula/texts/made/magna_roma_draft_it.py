"""magna_roma_draft in the language 'it'. Do not edit: made by `python -m insula.texts build`."""

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
    "monument:Aqueduct": "Acquedotto",
    "monument:Baths": "Bagni",
    "monument:Circus": "Circo",
    "monument:Colosseum": "Colosseo",
    "monument:Forum": "Foro",
    "monument:Mausoleum": "Mausoleo",
    "monument:Senate": "Senato",
    "monument:Temple of Jupiter": "Tempio di Giove",
    "monument:Temple of Mars": "Tempio di Marte",
    "monument:Temple of Vesta": "Tempio di Vesta",
    "monument:Thermae": "Terme",
    "monument:Triumphal Arch": "Arco di trionfo",
    "province:Aegyptus": "Egitto",
    "province:Balkans": "Balcani",
    "province:Dalmatia": "Dalmazia",
    "province:Hispania": "Ispania",
    "province:Phoenicia": "Fenicia",
    "province:Syria": "Siria",
    "rank:Aedile": "Edile",
    "rank:Caesar": "Cesare",
    "rank:Consul": "Console",
    "rank:Praetor": "Pretore",
    "rank:Quaestor": "Questore",
    "rank:Senator": "Senatore",
    "rank:Tribune": "Tribuno",
}
Colour: Final = {
    "brown": "marrone",
    "center": "Centro città",
    "purple": "viola",
    "red": "rossa",
}
Icon: Final = {
    "column": "colonna",
    "lyre": "lira",
    "mask": "maschera",
    "none": "nessun ornamento",
}
Track: Final = {
    "brown": "marrone",
    "purple": "viola",
    "red": "rosso",
}
Third: Final = {
    "left": "sinistro",
    "middle": "centrale",
    "right": "destro",
}
Step: Final = {
    "action": "ora svolgi un’azione o saltala: 'no action'",
    "choose": "ora scegli una delle tre tessere: 'take 2'",
    "order": "ora scegli quale guadagno prendere per primo: 'gain 1 legion'",
    "pick": "ora scegli la tua prima tessera: 'pick 3'",
    "place": "ora piazza la tua tessera: 'place e4 turned 1'",
    "reserve": "ora scegli la prossima tessera: 'reserve 3'",
    "trade": "ora fai lo scambio o rinuncia: 'no trade'",
}
Half: Final = {
    "blade": "lama",
    "blank": "vuoto",
    "disc": "disco",
    "laurel": "alloro",
}
Side: Final = {
    "east": "est",
    "north": "nord",
    "south": "sud",
    "west": "ovest",
}
Objective: Final = {
    "all colours": "una tessera di ogni colore",
    "column and lyre": "colonna e lira",
    "four of a colour": "quattro tessere di un colore",
    "mask and column": "maschera e colonna",
    "mask and lyre": "maschera e lira",
    "no equal neighbours": "nessuna coppia di vicine dello stesso colore",
    "no icons": "cinque tessere senza ornamenti",
    "one colour": "cinque tessere di un colore",
    "one icon": "lo stesso ornamento cinque volte",
    "seven stars": "sette stelle",
    "two blessings": "due benedizioni giocate",
    "two monuments": "due monumenti",
}


def list_pair(a: str, b: str) -> str:
    return a + " e " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def seat(number: str) -> str:
    return "posto " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_numbers(items: list[str]) -> str:
    return join(items, list_numbers, list_numbers)


def Tile(f: insula.games.magna_roma.facts.nouns.Tile, names: Names) -> str:
    return ("Centro città" if f.colour == "center" else "tessera quartiere " + Colour[f.colour] + " " + str(f.number)) + (("" if f.stars == 0 else " (" + str(f.stars) + " stella)" if f.stars == 1 else " (" + str(f.stars) + " stelle)") if f.icon == "none" else " (" + Icon[f.icon] + ("" if f.icon2 == "none" else ", " + Icon[f.icon2]) + ("" if f.stars == 0 else ", " + str(f.stars) + " stella" if f.stars == 1 else ", " + str(f.stars) + " stelle") + ")")


def Amount(f: insula.games.magna_roma.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " lusso" if f.count == 1 else str(f.count) + " lussi") if f.good == "luxuries" else str(f.count) + " PV" if f.good == "points" else (str(f.count) + " moneta" if f.count == 1 else str(f.count) + " monete") if f.good == "coins" else (str(f.count) + " abitante" if f.count == 1 else str(f.count) + " abitanti") if f.good == "population" else (str(f.count) + " armata" if f.count == 1 else str(f.count) + " armate") if f.good == "legions" else (str(f.count) + " passo del favore" if f.count == 1 else str(f.count) + " passi del favore") if f.good == "faith" else (str(f.count) + " gettone Favore degli dei" if f.count == 1 else str(f.count) + " gettoni Favore degli dei"))


def event_picked(f: insula.games.magna_roma.facts.events.Picked, names: Names) -> str:
    return "ha scelto sul posto " + str(f.slot) + " la " + Tile(f.tile, names)


def event_took(f: insula.games.magna_roma.facts.events.Took, names: Names) -> str:
    return "ha preso la " + Tile(f.tile, names)


def event_placed(f: insula.games.magna_roma.facts.events.Placed, names: Names) -> str:
    return "ha piazzato la " + Tile(f.tile, names) + " su " + f.cell + ("" if f.turned == 0 else ", ruotata una volta" if f.turned == 1 else ", ruotata due volte" if f.turned == 2 else ", ruotata " + str(f.turned) + " volte")


def event_star(f: insula.games.magna_roma.facts.events.Star, names: Names) -> str:
    return "il segnalino " + Track[f.track] + " va sulla casella " + str(f.space)


def event_gained(f: insula.games.magna_roma.facts.events.Gained, names: Names) -> str:
    return "ha ottenuto " + Amount(f.amount, names) + ": " + fact(f.cause, names)


def event_waits(f: insula.games.magna_roma.facts.events.Waits, names: Names) -> str:
    return "otterrà " + Amount(f.amount, names) + " più tardi: " + fact(f.cause, names)


def event_lost(f: insula.games.magna_roma.facts.events.Lost, names: Names) -> str:
    return "ha perso " + Amount(f.amount, names) + ": " + ("il tabellone è finito" if f.why == "past_end" else "la riserva è vuota")


def event_traded(f: insula.games.magna_roma.facts.events.Traded, names: Names) -> str:
    return "ha scambiato " + joined([Amount(each, names) for each in f.paid]) + " con " + Amount(f.gained, names)


def event_declined(f: insula.games.magna_roma.facts.events.Declined, names: Names) -> str:
    return "non ha scambiato " + joined([Amount(each, names) for each in f.paid]) + " con " + Amount(f.gained, names)


def event_built(f: insula.games.magna_roma.facts.events.Built, names: Names) -> str:
    return "ha edificato " + box_name(NAMES, "monument", f.monument, names) + " " + ("sul Centro città" if f.on_center else "su " + f.site) + " per " + Amount(f.price, names)


def event_conquered(f: insula.games.magna_roma.facts.events.Conquered, names: Names) -> str:
    return "ha conquistato lo spazio " + Third[f.slot] + " di " + box_name(NAMES, "province", f.province, names) + " con " + Amount(f.price, names)


def event_blessed(f: insula.games.magna_roma.facts.events.Blessed, names: Names) -> str:
    return "ha benedetto la tessera su " + f.cell


def event_no_action(f: insula.games.magna_roma.facts.events.NoAction, names: Names) -> str:
    return "ha saltato l’azione"


def event_reserved(f: insula.games.magna_roma.facts.events.Reserved, names: Names) -> str:
    return "ha scelto sul posto " + str(f.slot) + " la " + Tile(f.tile, names)


def event_refilled(f: insula.games.magna_roma.facts.events.Refilled, names: Names) -> str:
    return "sul posto " + str(f.slot) + " arriva la " + Tile(f.tile, names)


def event_displayed(f: insula.games.magna_roma.facts.events.Displayed, names: Names) -> str:
    return "nuovo monumento esposto: " + box_name(NAMES, "monument", f.monument, names)


def event_discarded(f: insula.games.magna_roma.facts.events.Discarded, names: Names) -> str:
    return "la " + Tile(f.tile, names) + " lascia la partita"


def event_revealed(f: insula.games.magna_roma.facts.events.Revealed, names: Names) -> str:
    return "si scopre al posto " + str(f.place) + " la " + Tile(f.tile, names)


def event_token(f: insula.games.magna_roma.facts.events.Token, names: Names) -> str:
    return "ha preso il gettone sulla casella " + str(f.space) + " del tabellone Militare: " + Amount(f.points, names)


def event_ended(f: insula.games.magna_roma.facts.events.Ended, names: Names) -> str:
    return "la partita finisce"


def move_pick(f: insula.games.magna_roma.facts.moves.Pick, names: Names) -> str:
    return "scegli la tessera sul posto " + str(f.slot)


def move_take(f: insula.games.magna_roma.facts.moves.Take, names: Names) -> str:
    return "prendi la tessera " + str(f.place)


def move_place(f: insula.games.magna_roma.facts.moves.Place, names: Names) -> str:
    return "piazza la tessera su " + f.cell + ("" if f.turned == 0 else ", ruotata una volta" if f.turned == 1 else ", ruotata due volte" if f.turned == 2 else ", ruotata " + str(f.turned) + " volte")


def move_trade(f: insula.games.magna_roma.facts.moves.Trade, names: Names) -> str:
    return "scambia " + joined([Amount(each, names) for each in f.paid]) + " con " + Amount(f.gained, names)


def move_no_trade(f: insula.games.magna_roma.facts.moves.SkipTrade, names: Names) -> str:
    return "non scambiare"


def move_gain(f: insula.games.magna_roma.facts.moves.GainFirst, names: Names) -> str:
    return "ottieni prima " + Amount(f.amount, names)


def move_no_action(f: insula.games.magna_roma.facts.moves.SkipAction, names: Names) -> str:
    return "salta l’azione"


def move_build(f: insula.games.magna_roma.facts.moves.Build, names: Names) -> str:
    return "edifica " + box_name(NAMES, "monument", f.monument, names) + " " + ("sul Centro città" if f.on_center else "su " + f.site)


def move_conquer(f: insula.games.magna_roma.facts.moves.Conquer, names: Names) -> str:
    return "conquista lo spazio " + Third[f.slot] + " di " + box_name(NAMES, "province", f.province, names)


def move_bless(f: insula.games.magna_roma.facts.moves.Bless, names: Names) -> str:
    return "benedici la tessera su " + f.cell


def move_reserve(f: insula.games.magna_roma.facts.moves.Reserve, names: Names) -> str:
    return "scegli la tessera sul posto " + str(f.slot)


def question_pick(f: insula.games.magna_roma.facts.moves.AskPick, names: Names) -> str:
    return "Scegli la tua prima tessera quartiere dal cerchio."


def question_choose(f: insula.games.magna_roma.facts.moves.AskChoose, names: Names) -> str:
    return "Scegli una delle tre tessere."


def question_place(f: insula.games.magna_roma.facts.moves.AskPlace, names: Names) -> str:
    return "Piazza la tua tessera quartiere accanto alla tua città."


def question_trade(f: insula.games.magna_roma.facts.moves.AskTrade, names: Names) -> str:
    return "Fai questo scambio o rinuncia."


def question_order(f: insula.games.magna_roma.facts.moves.AskOrder, names: Names) -> str:
    return "Scegli quale guadagno prendere per primo."


def question_action(f: insula.games.magna_roma.facts.moves.AskAction, names: Names) -> str:
    return "Edifica, conquista o benedici, oppure salta l’azione."


def question_reserve(f: insula.games.magna_roma.facts.moves.AskReserve, names: Names) -> str:
    return "Scegli la tessera per il prossimo turno."


def question_over(f: insula.games.magna_roma.facts.moves.NoQuestion, names: Names) -> str:
    return "La partita è finita."


def reason_over(f: insula.games.magna_roma.facts.reasons.GameOver, names: Names) -> str:
    return "la partita è finita"


def reason_not_now(f: insula.games.magna_roma.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.magna_roma.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' non è una mossa di questo gioco; " + Step[f.step]


def reason_outside_square(f: insula.games.magna_roma.facts.reasons.OutsideSquare, names: Names) -> str:
    return "con una tessera su " + f.cell + " la città non starebbe in 5×5"


def reason_cell_taken(f: insula.games.magna_roma.facts.reasons.CellTaken, names: Names) -> str:
    return "su " + f.cell + " c’è già una tessera"


def reason_not_beside(f: insula.games.magna_roma.facts.reasons.NotBeside, names: Names) -> str:
    return f.cell + " non è accanto a una tessera della tua città"


def reason_four_turns(f: insula.games.magna_roma.facts.reasons.FourTurns, names: Names) -> str:
    return "una tessera si può ruotare da 0 a 3 volte"


def reason_same_turn(f: insula.games.magna_roma.facts.reasons.SameTurn, names: Names) -> str:
    return "con " + (str(f.turned) + " rotazione" if f.turned == 1 else str(f.turned) + " rotazioni") + " la tessera appare come con " + str(f.same)


def reason_ring_size(f: insula.games.magna_roma.facts.reasons.RingSize, names: Names) -> str:
    return "il cerchio ha " + str(f.slots) + " posti"


def reason_marker_stands(f: insula.games.magna_roma.facts.reasons.MarkerStands, names: Names) -> str:
    return "il segnalino di " + player(names, f.seat) + " è sul posto " + str(f.slot)


def reason_slot_empty(f: insula.games.magna_roma.facts.reasons.SlotEmpty, names: Names) -> str:
    return "il posto " + str(f.slot) + " è vuoto"


def reason_too_far(f: insula.games.magna_roma.facts.reasons.TooFar, names: Names) -> str:
    return "il posto " + str(f.slot) + " è a più di 2 tessere libere di distanza"


def reason_three_tiles(f: insula.games.magna_roma.facts.reasons.ThreeTiles, names: Names) -> str:
    return "ci sono tre tessere tra cui scegliere"


def reason_cannot_pay(f: insula.games.magna_roma.facts.reasons.CannotPay, names: Names) -> str:
    return "non puoi pagare questo scambio"


def reason_other_trade(f: insula.games.magna_roma.facts.reasons.OtherTrade, names: Names) -> str:
    return "lo scambio proposto ora è '" + fact(f.trade, names) + "'"


def reason_not_pending(f: insula.games.magna_roma.facts.reasons.NotPending, names: Names) -> str:
    return "'" + f.gain + "' non è tra i guadagni in sospeso"


def reason_not_on_display(f: insula.games.magna_roma.facts.reasons.NotOnDisplay, names: Names) -> str:
    return "'" + f.name + "' non è esposto"


def reason_too_dear(f: insula.games.magna_roma.facts.reasons.TooDear, names: Names) -> str:
    return "costa " + Amount(f.price, names) + "; hai " + str(f.held)


def reason_on_center(f: insula.games.magna_roma.facts.reasons.OnCenter, names: Names) -> str:
    return "si edifica sul Centro città: ometti il luogo"


def reason_needs_site(f: insula.games.magna_roma.facts.reasons.NeedsSite, names: Names) -> str:
    return "si edifica tra quattro tessere: aggiungi un luogo come 'at c3-d4'"


def reason_no_site(f: insula.games.magna_roma.facts.reasons.NoSite, names: Names) -> str:
    return "'" + f.site + "' non indica quattro tessere che si incontrano, come c3-d4"


def reason_is_center(f: insula.games.magna_roma.facts.reasons.IsCenter, names: Names) -> str:
    return f.cell + " è il Centro città"


def reason_no_tile(f: insula.games.magna_roma.facts.reasons.NoTile, names: Names) -> str:
    return "su " + f.cell + " non c’è nessuna tessera"


def reason_covered(f: insula.games.magna_roma.facts.reasons.Covered, names: Names) -> str:
    return "su " + f.cell + " c’è già un monumento"


def reason_not_in_play(f: insula.games.magna_roma.facts.reasons.NotInPlay, names: Names) -> str:
    return "'" + f.name + "' non è in gioco"


def reason_slot_conquered(f: insula.games.magna_roma.facts.reasons.SlotConquered, names: Names) -> str:
    return player(names, f.seat) + " ha conquistato quello spazio"


def reason_slot_blocked(f: insula.games.magna_roma.facts.reasons.SlotBlocked, names: Names) -> str:
    return "quello spazio è bloccato per tutta la partita"


def reason_own_disc(f: insula.games.magna_roma.facts.reasons.OwnDisc, names: Names) -> str:
    return "hai già un segnalino su quella carta"


def reason_too_few_legions(f: insula.games.magna_roma.facts.reasons.TooFewLegions, names: Names) -> str:
    return "costa " + Amount(f.price, names) + "; hai " + str(f.held)


def reason_no_blessing(f: insula.games.magna_roma.facts.reasons.NoBlessing, names: Names) -> str:
    return "non hai gettoni Favore degli dei da giocare"


def reason_not_in_city(f: insula.games.magna_roma.facts.reasons.NotInCity, names: Names) -> str:
    return "su " + f.cell + " non c’è nessuna tessera della tua città"


def reason_already_blessed(f: insula.games.magna_roma.facts.reasons.AlreadyBlessed, names: Names) -> str:
    return "la tessera su " + f.cell + " ha già un gettone Favore degli dei"


def cause_joint(f: insula.games.magna_roma.facts.events.FromJoint, names: Names) -> str:
    return Half[f.own] + " + " + Half[f.facing] + " con " + ("il Centro città" if f.beside == "center" else "la tessera " + Colour[f.beside]) + " a " + Side[f.side]


def cause_bonus(f: insula.games.magna_roma.facts.events.FromBonus, names: Names) -> str:
    return "bonus " + joined([Track[each] for each in f.tracks]) + " sulla casella " + str(f.space)


def cause_trade(f: insula.games.magna_roma.facts.events.FromTrade, names: Names) -> str:
    return "lo scambio"


def cause_monument(f: insula.games.magna_roma.facts.events.FromMonument, names: Names) -> str:
    return "il monumento"


def cause_province(f: insula.games.magna_roma.facts.events.FromProvince, names: Names) -> str:
    return "la provincia"


def cause_faith(f: insula.games.magna_roma.facts.events.FromFaith, names: Names) -> str:
    return "il tabellone del Favore degli dei"


def effect_at_once(f: insula.games.magna_roma.facts.cards.AtOnce, names: Names) -> str:
    return "subito " + Amount(f.amount, names) + ", " + fact(f.worth, names)


def effect_flat(f: insula.games.magna_roma.facts.cards.Flat, names: Names) -> str:
    return str(f.points) + " PV"


def effect_per_colour(f: insula.games.magna_roma.facts.cards.PerColour, names: Names) -> str:
    return str(f.points) + " PV per tessera " + Track[f.colour] + " sottostante"


def effect_per_icon(f: insula.games.magna_roma.facts.cards.PerIcon, names: Names) -> str:
    return str(f.points) + " PV per " + Icon[f.icon] + " sottostante"


def effect_by_staff(f: insula.games.magna_roma.facts.cards.ByStaff, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV secondo gli abitanti impiegati"


def effect_by_variety(f: insula.games.magna_roma.facts.cards.ByVariety, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV secondo gli ornamenti diversi sottostanti"


def condition_district(f: insula.games.magna_roma.facts.cards.District, names: Names) -> str:
    return "quartiere " + ("rosso" if f.colour == "red" else "viola" if f.colour == "purple" else "marrone")


def condition_equal_pair(f: insula.games.magna_roma.facts.cards.EqualPair, names: Names) -> str:
    return "coppia di " + ("maschere" if f.icon == "mask" else "lire" if f.icon == "lyre" else "colonne")


def condition_mixed_pair(f: insula.games.magna_roma.facts.cards.MixedPair, names: Names) -> str:
    return Icon[f.first] + " e " + Icon[f.second]


def condition_trio(f: insula.games.magna_roma.facts.cards.Trio, names: Names) -> str:
    return "maschera, lira e colonna"


def goal_row(f: insula.games.magna_roma.facts.cards.RowGoal, names: Names) -> str:
    return "Riga " + str(f.number) + ": " + Objective[f.objective]


def goal_column(f: insula.games.magna_roma.facts.cards.ColumnGoal, names: Names) -> str:
    return "Colonna " + str(f.number) + ": " + Objective[f.objective]


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
    """Texts that the terminal shows in the language 'it'."""
