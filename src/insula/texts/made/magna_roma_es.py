"""magna_roma in the language 'es'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_roma.facts.cards
import insula.games.magna_roma.facts.events
import insula.games.magna_roma.facts.moves
import insula.games.magna_roma.facts.nouns
import insula.games.magna_roma.facts.reasons
import insula.texts.made.magna_roma_en

NAMES: Final[dict[str, str]] = {
    "monument:Aqueduct": "Acueducto",
    "monument:Basilica": "Basílica",
    "monument:Baths": "Baños",
    "monument:Circus": "Circo",
    "monument:Colosseum": "Coliseo",
    "monument:Forum": "Foro",
    "monument:Mausoleum": "Mausoleo",
    "monument:Odeon": "Odeón",
    "monument:Senate": "Senado",
    "monument:Temple of Jupiter": "Templo de Júpiter",
    "monument:Temple of Mars": "Templo de Marte",
    "monument:Temple of Vesta": "Templo de Vesta",
    "monument:Thermae": "Termas",
    "monument:Triumphal Arch": "Arco de triunfo",
    "province:Balkans": "Balcanes",
    "rank:Aedile": "Edil",
    "rank:Caesar": "César",
    "rank:Consul": "Cónsul",
    "rank:Praetor": "Pretor",
    "rank:Quaestor": "Cuestor",
    "rank:Senator": "Senador",
    "rank:Tribune": "Tribuno",
}
Colour: Final = {
    "brown": "marrón",
    "center": "Centro urbano",
    "purple": "morado",
    "red": "rojo",
}
Icon: Final = {
    "column": "columna",
    "lyre": "lira",
    "mask": "máscara",
    "none": "sin adorno",
}
Track: Final = {
    "brown": "marrón",
    "purple": "morado",
    "red": "rojo",
}
Third: Final = {
    "left": "izquierdo",
    "middle": "central",
    "right": "derecho",
}
Step: Final = {
    "action": "ahora haz una acción o ninguna: 'no action'",
    "choose": "ahora elige una de las tres losetas: 'take 2'",
    "order": "ahora elige qué ganancia tomas primero: 'gain 1 legion'",
    "pick": "ahora elige tu primera loseta: 'pick 3'",
    "place": "ahora coloca tu loseta: 'place e4 turned 1'",
    "reserve": "ahora reserva tu loseta siguiente: 'reserve 3'",
    "trade": "ahora haz el trueque o recházalo: 'no trade'",
}
Half: Final = {
    "blade": "espada",
    "blank": "vacío",
    "disc": "disco",
    "laurel": "laurel",
}
Side: Final = {
    "east": "este",
    "north": "norte",
    "south": "sur",
    "west": "oeste",
}
Objective: Final = {
    "all colours": "una loseta de cada color",
    "column and lyre": "columna y lira",
    "four of a colour": "cuatro losetas de un color",
    "mask and column": "máscara y columna",
    "mask and lyre": "máscara y lira",
    "no equal neighbours": "ninguna pareja de vecinas del mismo color",
    "no icons": "cinco losetas sin adornos",
    "one colour": "cinco losetas de un color",
    "one icon": "el mismo adorno cinco veces",
    "seven stars": "siete estrellas",
    "two blessings": "dos bendiciones jugadas",
    "two monuments": "dos monumentos",
}


def list_pair(a: str, b: str) -> str:
    return a + " y " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def seat(number: str) -> str:
    return "asiento " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_numbers(items: list[str]) -> str:
    return join(items, list_numbers, list_numbers)


def Tile(f: insula.games.magna_roma.facts.nouns.Tile, names: Names) -> str:
    return ("Centro urbano" if f.colour == "center" else "loseta roja " + str(f.number) if f.colour == "red" else "loseta morada " + str(f.number) if f.colour == "purple" else "loseta marrón " + str(f.number) if f.colour == "brown" else "loseta " + str(f.number) + " (" + Colour[f.colour] + ")") + (("" if f.stars == 0 else " (" + str(f.stars) + " estrella)" if f.stars == 1 else " (" + str(f.stars) + " estrellas)") if f.icon == "none" else " (" + Icon[f.icon] + ("" if f.icon2 == "none" else ", " + Icon[f.icon2]) + ("" if f.stars == 0 else ", " + str(f.stars) + " estrella" if f.stars == 1 else ", " + str(f.stars) + " estrellas") + ")")


def Amount(f: insula.games.magna_roma.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " lujo" if f.count == 1 else str(f.count) + " lujos") if f.good == "luxuries" else str(f.count) + " PV" if f.good == "points" else (str(f.count) + " moneda" if f.count == 1 else str(f.count) + " monedas") if f.good == "coins" else (str(f.count) + " habitante" if f.count == 1 else str(f.count) + " habitantes") if f.good == "population" else (str(f.count) + " legión" if f.count == 1 else str(f.count) + " legiones") if f.good == "legions" else str(f.count) + " de fe" if f.good == "faith" else (str(f.count) + " bendición" if f.count == 1 else str(f.count) + " bendiciones"))


def event_picked(f: insula.games.magna_roma.facts.events.Picked, names: Names) -> str:
    return "ha elegido: " + Tile(f.tile, names) + ", del espacio " + str(f.slot)


def event_took(f: insula.games.magna_roma.facts.events.Took, names: Names) -> str:
    return "ha tomado: " + Tile(f.tile, names)


def event_placed(f: insula.games.magna_roma.facts.events.Placed, names: Names) -> str:
    return "ha colocado en " + f.cell + ": " + Tile(f.tile, names) + ("" if f.turned == 0 else ", giro " + str(f.turned))


def event_star(f: insula.games.magna_roma.facts.events.Star, names: Names) -> str:
    return "el marcador " + Track[f.track] + " avanza a la casilla " + str(f.space)


def event_gained(f: insula.games.magna_roma.facts.events.Gained, names: Names) -> str:
    return "ha ganado " + Amount(f.amount, names) + ": " + fact(f.cause, names)


def event_waits(f: insula.games.magna_roma.facts.events.Waits, names: Names) -> str:
    return "ganará después " + Amount(f.amount, names) + ": " + fact(f.cause, names)


def event_lost(f: insula.games.magna_roma.facts.events.Lost, names: Names) -> str:
    return "ha perdido " + Amount(f.amount, names) + " " + ("más allá del final del tablero" if f.why == "past_end" else "porque no queda nada")


def event_traded(f: insula.games.magna_roma.facts.events.Traded, names: Names) -> str:
    return "ha cambiado " + joined([Amount(each, names) for each in f.paid]) + " por " + Amount(f.gained, names)


def event_declined(f: insula.games.magna_roma.facts.events.Declined, names: Names) -> str:
    return "no ha cambiado " + joined([Amount(each, names) for each in f.paid]) + " por " + Amount(f.gained, names)


def event_built(f: insula.games.magna_roma.facts.events.Built, names: Names) -> str:
    return "ha construido el monumento " + box_name(NAMES, "monument", f.monument, names) + " " + ("en el Centro urbano" if f.on_center else "en " + f.site) + " por " + Amount(f.price, names)


def event_conquered(f: insula.games.magna_roma.facts.events.Conquered, names: Names) -> str:
    return "ha conquistado el espacio " + Third[f.slot] + " de " + box_name(NAMES, "province", f.province, names) + " con " + Amount(f.price, names)


def event_blessed(f: insula.games.magna_roma.facts.events.Blessed, names: Names) -> str:
    return "ha bendecido la loseta en " + f.cell


def event_no_action(f: insula.games.magna_roma.facts.events.NoAction, names: Names) -> str:
    return "no ha hecho ninguna acción"


def event_reserved(f: insula.games.magna_roma.facts.events.Reserved, names: Names) -> str:
    return "ha reservado: " + Tile(f.tile, names) + ", en el espacio " + str(f.slot)


def event_refilled(f: insula.games.magna_roma.facts.events.Refilled, names: Names) -> str:
    return "el espacio " + str(f.slot) + " se rellena: " + Tile(f.tile, names)


def event_displayed(f: insula.games.magna_roma.facts.events.Displayed, names: Names) -> str:
    return "nuevo monumento expuesto: " + box_name(NAMES, "monument", f.monument, names)


def event_discarded(f: insula.games.magna_roma.facts.events.Discarded, names: Names) -> str:
    return "deja la partida: " + Tile(f.tile, names)


def event_revealed(f: insula.games.magna_roma.facts.events.Revealed, names: Names) -> str:
    return "se muestra en el lugar " + str(f.place) + ": " + Tile(f.tile, names)


def event_token(f: insula.games.magna_roma.facts.events.Token, names: Names) -> str:
    return "ha tomado la ficha de la casilla " + str(f.space) + " del tablero Militar: " + Amount(f.points, names)


def event_ended(f: insula.games.magna_roma.facts.events.Ended, names: Names) -> str:
    return "la partida termina"


def move_pick(f: insula.games.magna_roma.facts.moves.Pick, names: Names) -> str:
    return "elegir la loseta del espacio " + str(f.slot)


def move_take(f: insula.games.magna_roma.facts.moves.Take, names: Names) -> str:
    return "tomar la loseta " + str(f.place)


def move_place(f: insula.games.magna_roma.facts.moves.Place, names: Names) -> str:
    return "colocar la loseta en " + f.cell + ("" if f.turned == 0 else ", girada una vez" if f.turned == 1 else ", girada dos veces" if f.turned == 2 else ", girada " + str(f.turned) + " veces")


def move_trade(f: insula.games.magna_roma.facts.moves.Trade, names: Names) -> str:
    return "cambiar " + joined([Amount(each, names) for each in f.paid]) + " por " + Amount(f.gained, names)


def move_no_trade(f: insula.games.magna_roma.facts.moves.SkipTrade, names: Names) -> str:
    return "no hacer el trueque"


def move_gain(f: insula.games.magna_roma.facts.moves.GainFirst, names: Names) -> str:
    return "ganar primero " + Amount(f.amount, names)


def move_no_action(f: insula.games.magna_roma.facts.moves.SkipAction, names: Names) -> str:
    return "no hacer ninguna acción"


def move_build(f: insula.games.magna_roma.facts.moves.Build, names: Names) -> str:
    return "construir el monumento " + box_name(NAMES, "monument", f.monument, names) + " " + ("en el Centro urbano" if f.on_center else "en " + f.site)


def move_conquer(f: insula.games.magna_roma.facts.moves.Conquer, names: Names) -> str:
    return "conquistar el espacio " + Third[f.slot] + " de " + box_name(NAMES, "province", f.province, names)


def move_bless(f: insula.games.magna_roma.facts.moves.Bless, names: Names) -> str:
    return "bendecir la loseta en " + f.cell


def move_reserve(f: insula.games.magna_roma.facts.moves.Reserve, names: Names) -> str:
    return "reservar la loseta del espacio " + str(f.slot)


def question_pick(f: insula.games.magna_roma.facts.moves.AskPick, names: Names) -> str:
    return "Elige tu primera loseta del anillo."


def question_choose(f: insula.games.magna_roma.facts.moves.AskChoose, names: Names) -> str:
    return "Elige una de las tres losetas."


def question_place(f: insula.games.magna_roma.facts.moves.AskPlace, names: Names) -> str:
    return "Coloca tu loseta junto a tu ciudad."


def question_trade(f: insula.games.magna_roma.facts.moves.AskTrade, names: Names) -> str:
    return "Haz este trueque o recházalo."


def question_order(f: insula.games.magna_roma.facts.moves.AskOrder, names: Names) -> str:
    return "Elige qué ganancia tomas primero."


def question_action(f: insula.games.magna_roma.facts.moves.AskAction, names: Names) -> str:
    return "Construye, conquista o bendice, o no hagas ninguna acción."


def question_reserve(f: insula.games.magna_roma.facts.moves.AskReserve, names: Names) -> str:
    return "Reserva la loseta para tu próximo turno."


def question_over(f: insula.games.magna_roma.facts.moves.NoQuestion, names: Names) -> str:
    return "La partida ha terminado."


def reason_over(f: insula.games.magna_roma.facts.reasons.GameOver, names: Names) -> str:
    return "la partida ha terminado"


def reason_not_now(f: insula.games.magna_roma.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.magna_roma.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' no es una jugada de este juego; " + Step[f.step]


def reason_outside_square(f: insula.games.magna_roma.facts.reasons.OutsideSquare, names: Names) -> str:
    return "con una loseta en " + f.cell + " la ciudad no cabría en 5×5"


def reason_cell_taken(f: insula.games.magna_roma.facts.reasons.CellTaken, names: Names) -> str:
    return "ya hay una loseta en " + f.cell


def reason_not_beside(f: insula.games.magna_roma.facts.reasons.NotBeside, names: Names) -> str:
    return f.cell + " no está junto a una loseta de tu ciudad"


def reason_four_turns(f: insula.games.magna_roma.facts.reasons.FourTurns, names: Names) -> str:
    return "una loseta se puede girar de 0 a 3 veces"


def reason_same_turn(f: insula.games.magna_roma.facts.reasons.SameTurn, names: Names) -> str:
    return "el giro " + str(f.turned) + " se ve igual que el giro " + str(f.same)


def reason_ring_size(f: insula.games.magna_roma.facts.reasons.RingSize, names: Names) -> str:
    return "el anillo tiene " + str(f.slots) + " espacios"


def reason_marker_stands(f: insula.games.magna_roma.facts.reasons.MarkerStands, names: Names) -> str:
    return "el marcador de " + player(names, f.seat) + " está en el espacio " + str(f.slot)


def reason_slot_empty(f: insula.games.magna_roma.facts.reasons.SlotEmpty, names: Names) -> str:
    return "el espacio " + str(f.slot) + " está vacío"


def reason_too_far(f: insula.games.magna_roma.facts.reasons.TooFar, names: Names) -> str:
    return "el espacio " + str(f.slot) + " está a más de 2 losetas libres"


def reason_three_tiles(f: insula.games.magna_roma.facts.reasons.ThreeTiles, names: Names) -> str:
    return "hay tres losetas para elegir"


def reason_cannot_pay(f: insula.games.magna_roma.facts.reasons.CannotPay, names: Names) -> str:
    return "no puedes pagar este trueque"


def reason_other_trade(f: insula.games.magna_roma.facts.reasons.OtherTrade, names: Names) -> str:
    return "el trueque que se ofrece ahora es '" + fact(f.trade, names) + "'"


def reason_not_pending(f: insula.games.magna_roma.facts.reasons.NotPending, names: Names) -> str:
    return "'" + f.gain + "' no es una de las ganancias pendientes"


def reason_not_on_display(f: insula.games.magna_roma.facts.reasons.NotOnDisplay, names: Names) -> str:
    return "'" + f.name + "' no está en la exposición"


def reason_too_dear(f: insula.games.magna_roma.facts.reasons.TooDear, names: Names) -> str:
    return "cuesta " + Amount(f.price, names) + "; tienes " + str(f.held)


def reason_on_center(f: insula.games.magna_roma.facts.reasons.OnCenter, names: Names) -> str:
    return "se construye en el Centro urbano: no escribas el lugar"


def reason_needs_site(f: insula.games.magna_roma.facts.reasons.NeedsSite, names: Names) -> str:
    return "se construye entre cuatro losetas: añade un lugar, como 'at c3-d4'"


def reason_no_site(f: insula.games.magna_roma.facts.reasons.NoSite, names: Names) -> str:
    return "'" + f.site + "' no indica cuatro losetas que se juntan, como c3-d4"


def reason_is_center(f: insula.games.magna_roma.facts.reasons.IsCenter, names: Names) -> str:
    return f.cell + " es el Centro urbano"


def reason_no_tile(f: insula.games.magna_roma.facts.reasons.NoTile, names: Names) -> str:
    return "no hay ninguna loseta en " + f.cell


def reason_covered(f: insula.games.magna_roma.facts.reasons.Covered, names: Names) -> str:
    return "ya hay un monumento en " + f.cell


def reason_not_in_play(f: insula.games.magna_roma.facts.reasons.NotInPlay, names: Names) -> str:
    return "'" + f.name + "' no está en juego"


def reason_slot_conquered(f: insula.games.magna_roma.facts.reasons.SlotConquered, names: Names) -> str:
    return player(names, f.seat) + " ya ha conquistado ese espacio"


def reason_slot_blocked(f: insula.games.magna_roma.facts.reasons.SlotBlocked, names: Names) -> str:
    return "ese espacio está bloqueado toda la partida"


def reason_own_disc(f: insula.games.magna_roma.facts.reasons.OwnDisc, names: Names) -> str:
    return "ya tienes un disco en esa carta"


def reason_too_few_legions(f: insula.games.magna_roma.facts.reasons.TooFewLegions, names: Names) -> str:
    return "cuesta " + Amount(f.price, names) + "; tienes " + str(f.held)


def reason_no_blessing(f: insula.games.magna_roma.facts.reasons.NoBlessing, names: Names) -> str:
    return "no tienes ninguna bendición que jugar"


def reason_not_in_city(f: insula.games.magna_roma.facts.reasons.NotInCity, names: Names) -> str:
    return "no hay ninguna loseta de tu ciudad en " + f.cell


def reason_already_blessed(f: insula.games.magna_roma.facts.reasons.AlreadyBlessed, names: Names) -> str:
    return "la loseta en " + f.cell + " ya está bendecida"


def cause_joint(f: insula.games.magna_roma.facts.events.FromJoint, names: Names) -> str:
    return Half[f.own] + " + " + Half[f.facing] + " con " + ("el Centro urbano" if f.beside == "center" else "la loseta roja" if f.beside == "red" else "la loseta morada" if f.beside == "purple" else "la loseta marrón" if f.beside == "brown" else "la loseta") + " al " + Side[f.side]


def cause_bonus(f: insula.games.magna_roma.facts.events.FromBonus, names: Names) -> str:
    return "bonificación de " + joined([Track[each] for each in f.tracks]) + " en la casilla " + str(f.space)


def cause_trade(f: insula.games.magna_roma.facts.events.FromTrade, names: Names) -> str:
    return "trueque"


def cause_monument(f: insula.games.magna_roma.facts.events.FromMonument, names: Names) -> str:
    return "monumento"


def cause_province(f: insula.games.magna_roma.facts.events.FromProvince, names: Names) -> str:
    return "provincia"


def cause_faith(f: insula.games.magna_roma.facts.events.FromFaith, names: Names) -> str:
    return "Panteón"


def effect_at_once(f: insula.games.magna_roma.facts.cards.AtOnce, names: Names) -> str:
    return Amount(f.amount, names) + " ahora, " + fact(f.worth, names)


def effect_flat(f: insula.games.magna_roma.facts.cards.Flat, names: Names) -> str:
    return str(f.points) + " PV"


def effect_per_colour(f: insula.games.magna_roma.facts.cards.PerColour, names: Names) -> str:
    return str(f.points) + " PV por loseta " + ("roja" if f.colour == "red" else "morada" if f.colour == "purple" else "marrón" if f.colour == "brown" else "") + " debajo"


def effect_per_icon(f: insula.games.magna_roma.facts.cards.PerIcon, names: Names) -> str:
    return str(f.points) + " PV por " + Icon[f.icon] + " debajo"


def effect_by_staff(f: insula.games.magna_roma.facts.cards.ByStaff, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV según los habitantes"


def effect_by_variety(f: insula.games.magna_roma.facts.cards.ByVariety, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV según los adornos distintos debajo"


def condition_district(f: insula.games.magna_roma.facts.cards.District, names: Names) -> str:
    return "barrio " + Track[f.colour]


def condition_equal_pair(f: insula.games.magna_roma.facts.cards.EqualPair, names: Names) -> str:
    return "pareja de " + ("máscaras" if f.icon == "mask" else "liras" if f.icon == "lyre" else "columnas" if f.icon == "column" else "adornos")


def condition_mixed_pair(f: insula.games.magna_roma.facts.cards.MixedPair, names: Names) -> str:
    return Icon[f.first] + " y " + Icon[f.second]


def condition_trio(f: insula.games.magna_roma.facts.cards.Trio, names: Names) -> str:
    return "máscara, lira y columna"


def goal_row(f: insula.games.magna_roma.facts.cards.RowGoal, names: Names) -> str:
    return "Fila " + str(f.number) + ": " + Objective[f.objective]


def goal_column(f: insula.games.magna_roma.facts.cards.ColumnGoal, names: Names) -> str:
    return "Columna " + str(f.number) + ": " + Objective[f.objective]


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



class Terminal(insula.texts.made.magna_roma_en.Terminal):
    """Texts that the terminal shows in the language 'es'."""
