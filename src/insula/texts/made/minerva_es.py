"""minerva in the language 'es'. Do not edit: made by `python -m insula.texts build`."""

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
    "tile:Aqueduct": "Acueducto",
    "tile:Armory": "Arsenal",
    "tile:Barracks": "Cuartel",
    "tile:Bathhouse": "Baños",
    "tile:Blacksmith": "Herrero",
    "tile:Charcoal burner": "Carbonero",
    "tile:Circus": "Circo",
    "tile:Colosseum": "Coliseo",
    "tile:Cultural cross temple": "Templo de cultura (cruz)",
    "tile:Cultural ring temple": "Templo de cultura (alrededor)",
    "tile:Deep mine": "Mina profunda",
    "tile:Dining Hall": "Comedor",
    "tile:Farm": "Granja",
    "tile:Forest": "Bosque",
    "tile:Foundry": "Fundición",
    "tile:Fountain": "Fuente",
    "tile:Garden": "Jardín",
    "tile:Grain temple": "Templo del grano",
    "tile:Library": "Biblioteca",
    "tile:Lumber mill": "Aserradero",
    "tile:Markets": "Mercados",
    "tile:Military cross temple": "Templo militar (cruz)",
    "tile:Military ring temple": "Templo militar (alrededor)",
    "tile:Mine": "Mina",
    "tile:Mosaic": "Mosaico",
    "tile:Odeon": "Odeón",
    "tile:Ore temple": "Templo del mineral",
    "tile:Production cross temple": "Templo de producción (cruz)",
    "tile:Production ring temple": "Templo de producción (alrededor)",
    "tile:Quarry": "Cantera",
    "tile:Residential cross temple": "Templo residencial (cruz)",
    "tile:Residential ring temple": "Templo residencial (alrededor)",
    "tile:Sacred cross temple": "Templo sagrado (cruz)",
    "tile:Sacred ring temple": "Templo sagrado (alrededor)",
    "tile:School": "Escuela",
    "tile:Special cross temple": "Templo especial (cruz)",
    "tile:Special ring temple": "Templo especial (alrededor)",
    "tile:Stall": "Establo",
    "tile:Statue": "Estatua",
    "tile:Stone dealer": "Tratante de piedra",
    "tile:Stone temple": "Templo de la piedra",
    "tile:Stonecutter": "Cantero",
    "tile:Theater": "Teatro",
    "tile:Trade cross temple": "Templo de comercio (cruz)",
    "tile:Trade ring temple": "Templo de comercio (alrededor)",
    "tile:Trading post": "Factoría",
    "tile:Triumphal arch": "Arco de triunfo",
    "tile:Variety cross temple": "Templo de la variedad (cruz)",
    "tile:Variety ring temple": "Templo de la variedad (alrededor)",
    "tile:Watchtower": "Atalaya",
    "tile:Weaponry": "Armería",
    "tile:Wheat field": "Trigal",
    "tile:Wood temple": "Templo de la madera",
    "tile:residence": "residencia",
    "tile:residence with assistant": "residencia con ayudante",
    "title:Centurion": "Centurión",
    "title:Civilian": "Civil",
    "title:Consul": "Cónsul",
    "title:Emperor Augustus": "Emperador Augusto",
    "title:Immune": "Inmune",
    "title:Legatus": "Legado",
    "title:Tribunus": "Tribuno",
}
Good: Final = {
    "academics": "saber",
    "any": "recurso a elegir",
    "art": "arte",
    "culture": "cultura",
    "denarii": "denarios",
    "equal": "recurso igual",
    "glory": "gloria",
    "grain": "grano",
    "ore": "mineral",
    "stone": "piedra",
    "theater": "teatro",
    "wood": "madera",
}
Direction: Final = {
    "east": "este",
    "north": "norte",
    "south": "sur",
    "west": "oeste",
}
Culture: Final = {
    "academics": "saber",
    "art": "arte",
    "theater": "teatro",
}
Rank: Final = {
    "first": "1.ª",
    "second": "2.ª",
    "third": "3.ª",
}
Step: Final = {
    "action": "elige ahora una acción, como 'build Markets', 'residence', 'assistant n1' o 'pass'",
    "aqueduct": "levanta ahora una loseta de alrededor del Acueducto, por ejemplo 'lift n1'",
    "assistant": "decide ahora si contratas un ayudante, por ejemplo 'no assistant'",
    "bathhouse": "aplica ahora una loseta de alrededor de los Baños, por ejemplo 'apply n1'",
    "choose": "elige ahora una de las ganancias, por ejemplo 'choose 1 grain'",
    "circus": "quita ahora una residencia, por ejemplo 'remove n1'",
    "convert": "cambia ahora, o escribe 'stop'",
    "culture": "toma ahora una loseta de cultura, por ejemplo 'take art'",
    "direction": "elige ahora una línea, por ejemplo 'activate north'",
    "garden": "indica ahora la categoría del punto de cultura, por ejemplo 'bind art'",
    "offer": "decide ahora si usas el efecto: 'use' o 'decline'",
    "place": "coloca ahora la loseta, por ejemplo 'place n1'",
    "resettle": "elige ahora una casilla para la loseta levantada, por ejemplo 'move to n1'",
    "resource": "elige ahora un recurso, por ejemplo 'gain grain'",
    "sell": "vende ahora algo para el pago, por ejemplo 'sell grain'",
}


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def list_or(a: str, b: str) -> str:
    return a + " o " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_pair(a: str, b: str) -> str:
    return a + " y " + b


def seat(number: str) -> str:
    return "asiento " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_or(items: list[str]) -> str:
    return join(items, list_or, list_more)


def joined_parts(items: list[str]) -> str:
    return join(items, list_parts, list_parts)


def Amount(f: insula.games.minerva.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " denario" if f.count == 1 else str(f.count) + " denarios") if f.good == "denarii" else (str(f.count) + " punto de teatro" if f.count == 1 else str(f.count) + " puntos de teatro") if f.good == "theater" else (str(f.count) + " punto de arte" if f.count == 1 else str(f.count) + " puntos de arte") if f.good == "art" else (str(f.count) + " punto de saber" if f.count == 1 else str(f.count) + " puntos de saber") if f.good == "academics" else (str(f.count) + " punto de cultura a elegir" if f.count == 1 else str(f.count) + " puntos de cultura a elegir") if f.good == "culture" else (str(f.count) + " recurso a elegir" if f.count == 1 else str(f.count) + " recursos a elegir") if f.good == "any" else (str(f.count) + " recurso igual" if f.count == 1 else str(f.count) + " recursos iguales") if f.good == "equal" else str(f.count) + " de " + Good[f.good])


def event_round(f: insula.games.minerva.facts.events.Round, names: Names) -> str:
    return "la ronda " + str(f.number) + " la empieza " + player(names, f.seat)


def event_revealed(f: insula.games.minerva.facts.events.Revealed, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " entra en la oferta"


def event_round_tile_revealed(f: insula.games.minerva.facts.events.RoundTileRevealed, names: Names) -> str:
    return "una loseta de ronda entra en la oferta"


def event_taken(f: insula.games.minerva.facts.events.Taken, names: Names) -> str:
    return "ha pagado " + box_name(NAMES, "tile", f.tile, names)


def event_taken_lacking(f: insula.games.minerva.facts.events.TakenLacking, names: Names) -> str:
    return "ha pagado " + box_name(NAMES, "tile", f.tile, names) + ", con " + Amount(f.lacking, names) + " por los recursos que faltaban"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return "ha colocado " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "ha construido una residencia en " + f.square


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "ha colocado un ayudante en " + f.square


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "ha activado la línea hacia el " + Direction[f.direction]


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "no ha activado nada"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return "ha ganado " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return "ha cambiado " + Amount(f.amount, names) + " por encima de seis por " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return "ha pagado " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return "ha vendido " + Amount(f.amount, names) + " por 1 denario"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return "ha pagado " + Amount(f.money, names) + " de más porque un jugador ha pasado"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "ha pasado" + ("" if f.order_tile == 0 else " y ha tomado la loseta de orden " + str(f.order_tile))


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " ha pasado y gana " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "ha contado el punto de cultura como " + Culture[f.culture]


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "ha ganado la loseta de " + Culture[f.culture] + ", que vale " + str(f.points) + " PV"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "ha contratado un ayudante por " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " gana la " + Rank[f.rank] + " loseta de gloria: " + str(f.points) + " PV"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "ningún jugador gana la " + Rank[f.rank] + " loseta de gloria"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return "ha movido " + box_name(NAMES, "tile", f.tile, names) + " de " + f.start + " a " + f.square


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "ha quitado de la partida la residencia en " + f.square


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " deja la partida"


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return "ha tomado " + Amount(f.money, names) + " de la loseta de ronda"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "no ha usado el efecto de " + box_name(NAMES, "tile", f.tile, names)


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "la partida termina"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return "ha aplicado " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_line(f: insula.games.minerva.facts.prospects.LineGives, names: Names) -> str:
    return Direction[f.direction] + ": " + joined_parts([fact(each, names) for each in f.steps])


def event_does(f: insula.games.minerva.facts.prospects.Does, names: Names) -> str:
    return fact(f.effect, names)


def event_would_score(f: insula.games.minerva.facts.prospects.WouldScore, names: Names) -> str:
    return "daría " + str(f.points) + " PV en la ciudad tal como está"


def event_temple_more(f: insula.games.minerva.facts.prospects.TempleScoresMore, names: Names) -> str:
    return str(f.points) + " PV más por el templo en " + f.square


def event_falls_apart(f: insula.games.minerva.facts.prospects.FallsApart, names: Names) -> str:
    return "divide la ciudad en " + str(f.parts) + " partes"


def move_pass(f: insula.games.minerva.facts.moves.Pass, names: Names) -> str:
    return "pasar"


def move_build(f: insula.games.minerva.facts.moves.Build, names: Names) -> str:
    return "construir " + box_name(NAMES, "tile", f.tile, names)


def move_build_over(f: insula.games.minerva.facts.moves.BuildOver, names: Names) -> str:
    return "construir " + box_name(NAMES, "tile", f.tile, names) + "; " + box_name(NAMES, "tile", f.partner, names) + " deja la partida"


def move_build_over_money(f: insula.games.minerva.facts.moves.BuildOverMoney, names: Names) -> str:
    return "construir " + box_name(NAMES, "tile", f.tile, names) + "; " + (str(f.denarii) + " denario deja" if f.denarii == 1 else str(f.denarii) + " denarios dejan") + " la partida"


def move_take_money(f: insula.games.minerva.facts.moves.TakeMoney, names: Names) -> str:
    return "tomar " + (str(f.denarii) + " denario" if f.denarii == 1 else str(f.denarii) + " denarios") + "; " + box_name(NAMES, "tile", f.tile, names) + " deja la partida"


def move_residence(f: insula.games.minerva.facts.moves.Residence, names: Names) -> str:
    return "construir una residencia"


def move_assistant(f: insula.games.minerva.facts.moves.Assistant, names: Names) -> str:
    return "colocar un ayudante en " + f.square


def move_place(f: insula.games.minerva.facts.moves.Place, names: Names) -> str:
    return "colocar en " + f.square


def move_activate(f: insula.games.minerva.facts.moves.Activate, names: Names) -> str:
    return "activar la línea hacia el " + Direction[f.direction]


def move_activate_nothing(f: insula.games.minerva.facts.moves.ActivateNothing, names: Names) -> str:
    return "no activar nada"


def move_gain(f: insula.games.minerva.facts.moves.GainResource, names: Names) -> str:
    return "ganar " + Good[f.good]


def move_sell(f: insula.games.minerva.facts.moves.Sell, names: Names) -> str:
    return "vender " + Good[f.good]


def move_pay(f: insula.games.minerva.facts.moves.Pay, names: Names) -> str:
    return "pagar " + Amount(f.price, names) + " por " + Amount(f.amount, names)


def move_stop(f: insula.games.minerva.facts.moves.StopPaying, names: Names) -> str:
    return "parar"


def move_choose(f: insula.games.minerva.facts.moves.Choose, names: Names) -> str:
    return "elegir " + Amount(f.amount, names)


def move_use(f: insula.games.minerva.facts.moves.Use, names: Names) -> str:
    return "usar el efecto"


def move_decline(f: insula.games.minerva.facts.moves.Decline, names: Names) -> str:
    return "no usar el efecto"


def move_apply(f: insula.games.minerva.facts.moves.Apply, names: Names) -> str:
    return "aplicar la loseta en " + f.square


def move_lift(f: insula.games.minerva.facts.moves.Lift, names: Names) -> str:
    return "levantar la loseta en " + f.square


def move_move_to(f: insula.games.minerva.facts.moves.MoveTo, names: Names) -> str:
    return "moverla a " + f.square


def move_remove(f: insula.games.minerva.facts.moves.Remove, names: Names) -> str:
    return "quitar la residencia en " + f.square


def move_take_culture(f: insula.games.minerva.facts.moves.TakeCulture, names: Names) -> str:
    return "tomar la loseta de " + Culture[f.culture]


def move_bind(f: insula.games.minerva.facts.moves.Bind, names: Names) -> str:
    return "contar el punto como " + Culture[f.culture]


def move_hire(f: insula.games.minerva.facts.moves.Hire, names: Names) -> str:
    return "contratar un ayudante por " + Amount(f.price, names)


def move_no_assistant(f: insula.games.minerva.facts.moves.NoAssistant, names: Names) -> str:
    return "no contratar un ayudante"


def question_action(f: insula.games.minerva.facts.moves.AskAction, names: Names) -> str:
    return "Construye un edificio o una residencia, coloca un ayudante o pasa."


def question_place(f: insula.games.minerva.facts.moves.AskPlace, names: Names) -> str:
    return "Elige una casilla junto a tu ciudad."


def question_direction(f: insula.games.minerva.facts.moves.AskDirection, names: Names) -> str:
    return "Elige la línea que activas."


def question_sell(f: insula.games.minerva.facts.moves.AskSell, names: Names) -> str:
    return "Elige qué vendes para este pago."


def question_resource(f: insula.games.minerva.facts.moves.AskResource, names: Names) -> str:
    return "Elige un recurso."


def question_convert(f: insula.games.minerva.facts.moves.AskConvert, names: Names) -> str:
    return "Cambia otra vez, o para."


def question_choose(f: insula.games.minerva.facts.moves.AskChoose, names: Names) -> str:
    return "Elige uno."


def question_offer(f: insula.games.minerva.facts.moves.AskOffer, names: Names) -> str:
    return "¿Usar el efecto ahora? Después no podrás."


def question_bathhouse(f: insula.games.minerva.facts.moves.AskBathhouse, names: Names) -> str:
    return "Elige una loseta de alrededor de los Baños."


def question_aqueduct(f: insula.games.minerva.facts.moves.AskAqueduct, names: Names) -> str:
    return "Elige una loseta que mover, o ninguna."


def question_resettle(f: insula.games.minerva.facts.moves.AskResettle, names: Names) -> str:
    return "Elige adónde va la loseta."


def question_circus(f: insula.games.minerva.facts.moves.AskCircus, names: Names) -> str:
    return "Elige una residencia que quitar, o ninguna."


def question_culture(f: insula.games.minerva.facts.moves.AskCulture, names: Names) -> str:
    return "Toma una loseta de cultura, o ninguna."


def question_garden(f: insula.games.minerva.facts.moves.AskGarden, names: Names) -> str:
    return "Elige la categoría de un punto de cultura."


def question_assistant(f: insula.games.minerva.facts.moves.AskAssistant, names: Names) -> str:
    return "¿Contratar un ayudante?"


def question_over(f: insula.games.minerva.facts.moves.NoQuestion, names: Names) -> str:
    return "La partida ha terminado."


def reason_over(f: insula.games.minerva.facts.reasons.GameOver, names: Names) -> str:
    return "la partida termina después de seis rondas"


def reason_not_now(f: insula.games.minerva.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.minerva.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' no es una jugada de este juego; " + Step[f.step]


def reason_no_residences(f: insula.games.minerva.facts.reasons.NoResidences, names: Names) -> str:
    return "no te quedan residencias"


def reason_no_reserve(f: insula.games.minerva.facts.reasons.NoReserve, names: Names) -> str:
    return "no tienes ayudantes en reserva"


def reason_no_home(f: insula.games.minerva.facts.reasons.NoHome, names: Names) -> str:
    return "no hay ninguna residencia sin ayudante en " + f.square


def reason_no_fee(f: insula.games.minerva.facts.reasons.NoFee, names: Names) -> str:
    return "un jugador ha pasado, así que una acción cuesta 1 denario; no tienes ninguno"


def reason_not_offered(f: insula.games.minerva.facts.reasons.NotOffered, names: Names) -> str:
    return "'" + box_name(NAMES, "tile", f.tile, names) + "' no está en la oferta"


def reason_unknown_tile(f: insula.games.minerva.facts.reasons.UnknownTile, names: Names) -> str:
    return "'" + f.name + "' no está en la oferta"


def reason_no_pairs(f: insula.games.minerva.facts.reasons.NoPairs, names: Names) -> str:
    return "solo en solitario hay lugares en parejas"


def reason_name_partner(f: insula.games.minerva.facts.reasons.NamePartner, names: Names) -> str:
    return "indica qué loseta deja la partida: 'over " + box_name(NAMES, "tile", f.partner, names) + "'"


def reason_name_money(f: insula.games.minerva.facts.reasons.NameMoney, names: Names) -> str:
    return "indica qué deja la partida: 'over " + (str(f.denarii) + " denarius" if f.denarii == 1 else str(f.denarii) + " denarii") + "'"


def reason_too_dear(f: insula.games.minerva.facts.reasons.TooDear, names: Names) -> str:
    return "los recursos que faltan cuestan " + Amount(f.price, names) + "; tu dinero y tus ventas solo dan " + str(f.means)


def reason_no_fee_left(f: insula.games.minerva.facts.reasons.NoFeeLeft, names: Names) -> str:
    return "un jugador ha pasado, así que cuesta 1 denario más; no te queda ninguno"


def reason_culture_by_points(f: insula.games.minerva.facts.reasons.CultureByPoints, names: Names) -> str:
    return "las losetas de cultura se ganan con puntos de cultura"


def reason_no_round_pairs(f: insula.games.minerva.facts.reasons.NoRoundPairs, names: Names) -> str:
    return "solo en solitario hay losetas de ronda junto a edificios"


def reason_no_round_tile(f: insula.games.minerva.facts.reasons.NoRoundTile, names: Names) -> str:
    return "no hay ninguna loseta de ronda junto a '" + box_name(NAMES, "tile", f.tile, names) + "'"


def reason_no_round_tile_there(f: insula.games.minerva.facts.reasons.NoRoundTileThere, names: Names) -> str:
    return "no hay ninguna loseta de ronda junto a '" + f.name + "'"


def reason_none_to_sell(f: insula.games.minerva.facts.reasons.NoneToSell, names: Names) -> str:
    return "no tienes " + Good[f.good] + " que vender"


def reason_cost_needs(f: insula.games.minerva.facts.reasons.CostNeeds, names: Names) -> str:
    return "necesitas " + Good[f.good] + " para el propio coste"


def reason_no_culture_left(f: insula.games.minerva.facts.reasons.NoCultureLeft, names: Names) -> str:
    return "no queda ninguna loseta de " + Culture[f.culture]


def reason_hire_too_dear(f: insula.games.minerva.facts.reasons.HireTooDear, names: Names) -> str:
    return "no puedes pagarlo: tienes " + str(f.means)


def reason_hire_price(f: insula.games.minerva.facts.reasons.HirePrice, names: Names) -> str:
    return "el siguiente ayudante cuesta " + Amount(f.money, names) + " o " + Amount(f.glory, names)


def reason_every_line(f: insula.games.minerva.facts.reasons.EveryLine, names: Names) -> str:
    return "todas las líneas tienen algo que activar, y debes activar una"


def reason_silent_line(f: insula.games.minerva.facts.reasons.SilentLine, names: Names) -> str:
    return "no hay nada que activar hacia el " + Direction[f.direction] + "; elige 'activate nothing'"


def reason_cannot_pay(f: insula.games.minerva.facts.reasons.CannotPay, names: Names) -> str:
    return "no puedes pagar " + Amount(f.price, names)


def reason_other_exchange(f: insula.games.minerva.facts.reasons.OtherExchange, names: Names) -> str:
    return "aquí se cambia " + Amount(f.price, names) + " por " + Amount(f.amount, names)


def reason_other_choice(f: insula.games.minerva.facts.reasons.OtherChoice, names: Names) -> str:
    return "aquí se elige entre " + joined_or([Amount(each, names) for each in f.sides])


def reason_must_gain(f: insula.games.minerva.facts.reasons.MustGain, names: Names) -> str:
    return "debes ganar lo que muestra un icono; solo las flechas son opcionales"


def reason_bathhouse_begun(f: insula.games.minerva.facts.reasons.BathhouseBegun, names: Names) -> str:
    return "los Baños se usan por completo o no se usan"


def reason_no_square(f: insula.games.minerva.facts.square_reasons.NoSquare, names: Names) -> str:
    return "'" + f.name + "' no es una casilla; 'n2e1' está 2 al norte y 1 al este del inicio"


def reason_not_square(f: insula.games.minerva.facts.square_reasons.NotSquare, names: Names) -> str:
    return "'" + f.name + "' no es una casilla"


def reason_square_taken(f: insula.games.minerva.facts.square_reasons.SquareTaken, names: Names) -> str:
    return "ya hay una loseta en " + f.square


def reason_not_beside(f: insula.games.minerva.facts.square_reasons.NotBeside, names: Names) -> str:
    return f.square + " no comparte un lado entero con ninguna loseta de la ciudad"


def reason_not_around(f: insula.games.minerva.facts.square_reasons.NotAround, names: Names) -> str:
    return f.square + " no es una de las 8 casillas de alrededor"


def reason_cannot_apply(f: insula.games.minerva.facts.square_reasons.CannotApply, names: Names) -> str:
    return "no hay ninguna loseta de producción, comercio, cultura o militar en " + f.square


def reason_already_applied(f: insula.games.minerva.facts.square_reasons.AlreadyApplied, names: Names) -> str:
    return "ya has aplicado la loseta en " + f.square


def reason_residence_stays(f: insula.games.minerva.facts.square_reasons.ResidenceStays, names: Names) -> str:
    return "las residencias no se pueden mover"


def reason_no_tile(f: insula.games.minerva.facts.square_reasons.NoTile, names: Names) -> str:
    return "no hay ninguna loseta en " + f.square


def reason_cannot_lift(f: insula.games.minerva.facts.square_reasons.CannotLift, names: Names) -> str:
    return "sin la loseta en " + f.square + " ninguna otra casilla mantendría " + ("la ciudad conectada" if f.former_rules else "los edificios conectados")


def reason_same_square(f: insula.games.minerva.facts.square_reasons.SameSquare, names: Names) -> str:
    return "la loseta debe ir a otra casilla"


def reason_splits_city(f: insula.games.minerva.facts.square_reasons.SplitsCity, names: Names) -> str:
    return "con la loseta en " + f.square + " la ciudad quedaría dividida"


def reason_splits_facilities(f: insula.games.minerva.facts.square_reasons.SplitsFacilities, names: Names) -> str:
    return "con la loseta en " + f.square + " los edificios no estarían conectados"


def reason_more_groups(f: insula.games.minerva.facts.square_reasons.MoreGroups, names: Names) -> str:
    return "con la loseta en " + f.square + " los edificios formarían más grupos que antes"


def reason_assistant_stands(f: insula.games.minerva.facts.square_reasons.AssistantStands, names: Names) -> str:
    return "hay un ayudante en " + f.square


def reason_no_residence(f: insula.games.minerva.facts.square_reasons.NoResidence, names: Names) -> str:
    return "no hay ninguna residencia en " + f.square


def reason_holds_city(f: insula.games.minerva.facts.square_reasons.HoldsCity, names: Names) -> str:
    return "sin la residencia en " + f.square + " la ciudad quedaría dividida"


def effect_activated(f: insula.games.minerva.facts.effects.WhenActivated, names: Names) -> str:
    return joined_parts([fact(each, names) for each in f.operations])


def effect_built(f: insula.games.minerva.facts.effects.WhenBuilt, names: Names) -> str:
    return "al construir: " + fact(f.operation, names)


def effect_end(f: insula.games.minerva.facts.effects.AtEnd, names: Names) -> str:
    return "al final: " + joined_parts([fact(each, names) for each in f.operations])


def operation_gain(f: insula.games.minerva.facts.effects.GainGoods, names: Names) -> str:
    return Amount(f.amount, names)


def operation_each(f: insula.games.minerva.facts.effects.GainForEach, names: Names) -> str:
    return Amount(f.amount, names) + " por cada " + Good[f.good]


def operation_pay(f: insula.games.minerva.facts.effects.Exchange, names: Names) -> str:
    return "paga " + Amount(f.price, names) + " por " + Amount(f.amount, names) + ", tantas veces como quieras"


def operation_choose(f: insula.games.minerva.facts.effects.ChooseGoods, names: Names) -> str:
    return joined_or([Amount(each, names) for each in f.sides])


def operation_activate(f: insula.games.minerva.facts.effects.ActivateAround, names: Names) -> str:
    return "activa " + str(f.count) + " de las 8 losetas de alrededor"


def operation_move(f: insula.games.minerva.facts.effects.MoveAround, names: Names) -> str:
    return "mueve una de las 8 losetas de alrededor, salvo residencias"


def operation_remove(f: insula.games.minerva.facts.effects.RemoveAround, names: Names) -> str:
    return "quita una residencia de alrededor que no tenga ayudante"


def operation_take(f: insula.games.minerva.facts.effects.TakeCultureTile, names: Names) -> str:
    return "toma la loseta de encima de cualquier pila de cultura"


def operation_score_category(f: insula.games.minerva.facts.effects.ScoreCategory, names: Names) -> str:
    return str(f.points) + " PV por cada " + ("loseta de producción" if f.category == "production" else "loseta de comercio" if f.category == "trade" else "loseta de cultura" if f.category == "cultural" else "loseta militar" if f.category == "military" else "loseta especial" if f.category == "special" else "templo" if f.category == "temple" else "residencia" if f.category == "residential" else "loseta") + " " + ("entre las 8 losetas de alrededor" if f.area == "around" else "en la fila y la columna")


def operation_score_variety(f: insula.games.minerva.facts.effects.ScoreVariety, names: Names) -> str:
    return str(f.points) + " PV por cada categoría distinta " + ("entre las 8 losetas de alrededor" if f.area == "around" else "en la fila y la columna")


def operation_score_held(f: insula.games.minerva.facts.effects.ScoreHeld, names: Names) -> str:
    return str(f.points) + " PV por cada " + Good[f.good] + " que tengas"


def result_gives(f: insula.games.minerva.facts.prospects.TileGives, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " en " + f.square + " da " + joined([fact(each, names) for each in f.outcomes])


def result_gives_nothing(f: insula.games.minerva.facts.prospects.TileGivesNothing, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " en " + f.square + " no da nada"


def result_wins(f: insula.games.minerva.facts.prospects.WinsCulture, names: Names) -> str:
    return "después la loseta de " + Culture[f.culture] + " por " + str(f.points) + " PV"


def outcome_sure(f: insula.games.minerva.facts.prospects.SureGain, names: Names) -> str:
    return Amount(f.amount, names)


def outcome_choice(f: insula.games.minerva.facts.prospects.OpenChoice, names: Names) -> str:
    return "a elegir: " + fact(f.operation, names)


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
    """Texts that the terminal shows in the language 'es'."""
