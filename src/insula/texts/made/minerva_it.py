"""minerva in the language 'it'. Do not edit: made by `python -m insula.texts build`."""

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
    "tile:Aqueduct": "Acquedotto",
    "tile:Armory": "Arsenale",
    "tile:Barracks": "Caserma",
    "tile:Bathhouse": "Terme",
    "tile:Blacksmith": "Fabbro",
    "tile:Charcoal burner": "Carbonaio",
    "tile:Circus": "Circo",
    "tile:Colosseum": "Colosseo",
    "tile:Cultural cross temple": "Tempio della cultura (croce)",
    "tile:Cultural ring temple": "Tempio della cultura (intorno)",
    "tile:Deep mine": "Miniera profonda",
    "tile:Dining Hall": "Sala da pranzo",
    "tile:Farm": "Fattoria",
    "tile:Forest": "Foresta",
    "tile:Foundry": "Fonderia",
    "tile:Fountain": "Fontana",
    "tile:Garden": "Giardino",
    "tile:Grain temple": "Tempio del grano",
    "tile:Library": "Biblioteca",
    "tile:Lumber mill": "Segheria",
    "tile:Markets": "Mercati",
    "tile:Military cross temple": "Tempio militare (croce)",
    "tile:Military ring temple": "Tempio militare (intorno)",
    "tile:Mine": "Miniera",
    "tile:Mosaic": "Mosaico",
    "tile:Ore temple": "Tempio del minerale",
    "tile:Production cross temple": "Tempio della produzione (croce)",
    "tile:Production ring temple": "Tempio della produzione (intorno)",
    "tile:Quarry": "Cava",
    "tile:Residential cross temple": "Tempio delle residenze (croce)",
    "tile:Residential ring temple": "Tempio delle residenze (intorno)",
    "tile:Sacred cross temple": "Tempio sacro (croce)",
    "tile:Sacred ring temple": "Tempio sacro (intorno)",
    "tile:School": "Scuola",
    "tile:Special cross temple": "Tempio speciale (croce)",
    "tile:Special ring temple": "Tempio speciale (intorno)",
    "tile:Stall": "Stalla",
    "tile:Statue": "Statua",
    "tile:Stone dealer": "Mercante di pietra",
    "tile:Stone temple": "Tempio della pietra",
    "tile:Stonecutter": "Scalpellino",
    "tile:Theater": "Teatro",
    "tile:Trade cross temple": "Tempio del commercio (croce)",
    "tile:Trade ring temple": "Tempio del commercio (intorno)",
    "tile:Trading post": "Emporio",
    "tile:Triumphal arch": "Arco di trionfo",
    "tile:Variety cross temple": "Tempio della varietà (croce)",
    "tile:Variety ring temple": "Tempio della varietà (intorno)",
    "tile:Watchtower": "Torre di guardia",
    "tile:Weaponry": "Armeria",
    "tile:Wheat field": "Campo di grano",
    "tile:Wood temple": "Tempio del legno",
    "tile:residence": "residenza",
    "tile:residence with assistant": "residenza con assistente",
    "title:Centurion": "Centurione",
    "title:Civilian": "Civile",
    "title:Consul": "Console",
    "title:Emperor Augustus": "Imperatore Augusto",
    "title:Immune": "Immune",
    "title:Legatus": "Legato",
    "title:Tribunus": "Tribuno",
}
Good: Final = {
    "academics": "sapere",
    "any": "risorsa a scelta",
    "art": "arte",
    "culture": "cultura",
    "denarii": "denari",
    "equal": "risorsa uguale",
    "glory": "gloria",
    "grain": "grano",
    "ore": "minerale",
    "stone": "pietra",
    "theater": "teatro",
    "wood": "legno",
}
Direction: Final = {
    "east": "est",
    "north": "nord",
    "south": "sud",
    "west": "ovest",
}
Culture: Final = {
    "academics": "sapere",
    "art": "arte",
    "theater": "teatro",
}
Rank: Final = {
    "first": "1ª",
    "second": "2ª",
    "third": "3ª",
}
Step: Final = {
    "action": "ora scegli un’azione, come 'build Markets', 'residence', 'assistant n1' o 'pass'",
    "aqueduct": "ora solleva una tessera intorno all’Acquedotto, come 'lift n1'",
    "assistant": "ora decidi se assumere un assistente, come 'no assistant'",
    "bathhouse": "ora applica una tessera intorno alle Terme, come 'apply n1'",
    "choose": "ora scegli uno dei guadagni, come 'choose 1 grain'",
    "circus": "ora togli una residenza, come 'remove n1'",
    "convert": "ora scambia, o scrivi 'stop'",
    "culture": "ora prendi una tessera cultura, come 'take art'",
    "direction": "ora scegli una linea, come 'activate north'",
    "garden": "ora indica la categoria del punto cultura, come 'bind art'",
    "offer": "ora decidi se usare l’effetto: 'use' o 'decline'",
    "place": "ora piazza la tessera, come 'place n1'",
    "resettle": "ora scegli una casella per la tessera sollevata, come 'move to n1'",
    "resource": "ora scegli una risorsa, come 'gain grain'",
    "sell": "ora vendi qualcosa per il pagamento, come 'sell grain'",
}
Category: Final = {
    "cultural": "cultura",
    "military": "militare",
    "production": "produzione",
    "residential": "residenza",
    "special": "speciale",
    "temple": "tempio",
    "trade": "commercio",
}


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def list_or(a: str, b: str) -> str:
    return a + " o " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_pair(a: str, b: str) -> str:
    return a + " e " + b


def seat(number: str) -> str:
    return "posto " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_or(items: list[str]) -> str:
    return join(items, list_or, list_more)


def joined_parts(items: list[str]) -> str:
    return join(items, list_parts, list_parts)


def Amount(f: insula.games.minerva.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " denaro" if f.count == 1 else str(f.count) + " denari") if f.good == "denarii" else (str(f.count) + " punto teatro" if f.count == 1 else str(f.count) + " punti teatro") if f.good == "theater" else (str(f.count) + " punto arte" if f.count == 1 else str(f.count) + " punti arte") if f.good == "art" else (str(f.count) + " punto sapere" if f.count == 1 else str(f.count) + " punti sapere") if f.good == "academics" else (str(f.count) + " punto cultura a scelta" if f.count == 1 else str(f.count) + " punti cultura a scelta") if f.good == "culture" else (str(f.count) + " risorsa a scelta" if f.count == 1 else str(f.count) + " risorse a scelta") if f.good == "any" else (str(f.count) + " risorsa uguale" if f.count == 1 else str(f.count) + " risorse uguali") if f.good == "equal" else str(f.count) + " " + Good[f.good])


def event_round(f: insula.games.minerva.facts.events.Round, names: Names) -> str:
    return "il round " + str(f.number) + " inizia con " + player(names, f.seat)


def event_revealed(f: insula.games.minerva.facts.events.Revealed, names: Names) -> str:
    return "nell’esposizione arriva: " + box_name(NAMES, "tile", f.tile, names)


def event_round_tile_revealed(f: insula.games.minerva.facts.events.RoundTileRevealed, names: Names) -> str:
    return "nell’esposizione arriva una tessera round"


def event_taken(f: insula.games.minerva.facts.events.Taken, names: Names) -> str:
    return "ha pagato " + box_name(NAMES, "tile", f.tile, names)


def event_taken_lacking(f: insula.games.minerva.facts.events.TakenLacking, names: Names) -> str:
    return "ha pagato " + box_name(NAMES, "tile", f.tile, names) + ", con " + Amount(f.lacking, names) + " per le risorse mancanti"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return "ha piazzato " + box_name(NAMES, "tile", f.tile, names) + " su " + f.square


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "ha costruito una residenza su " + f.square


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "ha piazzato un assistente su " + f.square


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "ha attivato la linea verso " + Direction[f.direction]


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "non ha attivato nulla"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return "ha ottenuto " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " su " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return "ha scambiato " + Amount(f.amount, names) + " oltre sei con " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return "ha pagato " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " su " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return "ha venduto " + Amount(f.amount, names) + " per 1 denaro"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return "ha pagato " + Amount(f.money, names) + " in più perché un giocatore è passato"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "ha passato" + ("" if f.order_tile == 0 else " e preso la tessera ordine " + str(f.order_tile))


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " ha passato e ottiene " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "ha contato il punto cultura come " + Culture[f.culture]


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "ha ottenuto la tessera " + Culture[f.culture] + " da " + str(f.points) + " PV"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "ha assunto un assistente per " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " ottiene la " + Rank[f.rank] + " tessera gloria: " + str(f.points) + " PV"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "nessun giocatore ottiene la " + Rank[f.rank] + " tessera gloria"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return "ha spostato " + box_name(NAMES, "tile", f.tile, names) + " da " + f.start + " a " + f.square


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "ha tolto dalla partita la residenza su " + f.square


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return "fuori dalla partita: " + box_name(NAMES, "tile", f.tile, names)


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return "ha preso " + Amount(f.money, names) + " dalla tessera round"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "non ha usato l’effetto di questa tessera: " + box_name(NAMES, "tile", f.tile, names)


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "la partita finisce"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return "ha applicato " + box_name(NAMES, "tile", f.tile, names) + " su " + f.square


def event_line(f: insula.games.minerva.facts.prospects.LineGives, names: Names) -> str:
    return Direction[f.direction] + ": " + joined_parts([fact(each, names) for each in f.steps])


def event_does(f: insula.games.minerva.facts.prospects.Does, names: Names) -> str:
    return fact(f.effect, names)


def event_would_score(f: insula.games.minerva.facts.prospects.WouldScore, names: Names) -> str:
    return "darebbe " + str(f.points) + " PV nella città com’è ora"


def event_temple_more(f: insula.games.minerva.facts.prospects.TempleScoresMore, names: Names) -> str:
    return str(f.points) + " PV in più per il tempio su " + f.square


def event_falls_apart(f: insula.games.minerva.facts.prospects.FallsApart, names: Names) -> str:
    return "divide la città in " + str(f.parts) + " parti"


def move_pass(f: insula.games.minerva.facts.moves.Pass, names: Names) -> str:
    return "passa"


def move_build(f: insula.games.minerva.facts.moves.Build, names: Names) -> str:
    return "costruisci " + box_name(NAMES, "tile", f.tile, names)


def move_build_over(f: insula.games.minerva.facts.moves.BuildOver, names: Names) -> str:
    return "costruisci " + box_name(NAMES, "tile", f.tile, names) + "; fuori dalla partita: " + box_name(NAMES, "tile", f.partner, names)


def move_build_over_money(f: insula.games.minerva.facts.moves.BuildOverMoney, names: Names) -> str:
    return "costruisci " + box_name(NAMES, "tile", f.tile, names) + "; " + (str(f.denarii) + " denaro lascia" if f.denarii == 1 else str(f.denarii) + " denari lasciano") + " la partita"


def move_take_money(f: insula.games.minerva.facts.moves.TakeMoney, names: Names) -> str:
    return "prendi " + (str(f.denarii) + " denaro" if f.denarii == 1 else str(f.denarii) + " denari") + "; fuori dalla partita: " + box_name(NAMES, "tile", f.tile, names)


def move_residence(f: insula.games.minerva.facts.moves.Residence, names: Names) -> str:
    return "costruisci una residenza"


def move_assistant(f: insula.games.minerva.facts.moves.Assistant, names: Names) -> str:
    return "piazza un assistente su " + f.square


def move_place(f: insula.games.minerva.facts.moves.Place, names: Names) -> str:
    return "piazza la tessera su " + f.square


def move_activate(f: insula.games.minerva.facts.moves.Activate, names: Names) -> str:
    return "attiva la linea verso " + Direction[f.direction]


def move_activate_nothing(f: insula.games.minerva.facts.moves.ActivateNothing, names: Names) -> str:
    return "non attivare nulla"


def move_gain(f: insula.games.minerva.facts.moves.GainResource, names: Names) -> str:
    return "ottieni " + Good[f.good]


def move_sell(f: insula.games.minerva.facts.moves.Sell, names: Names) -> str:
    return "vendi " + Good[f.good]


def move_pay(f: insula.games.minerva.facts.moves.Pay, names: Names) -> str:
    return "paga " + Amount(f.price, names) + " per " + Amount(f.amount, names)


def move_stop(f: insula.games.minerva.facts.moves.StopPaying, names: Names) -> str:
    return "fermati"


def move_choose(f: insula.games.minerva.facts.moves.Choose, names: Names) -> str:
    return "scegli " + Amount(f.amount, names)


def move_use(f: insula.games.minerva.facts.moves.Use, names: Names) -> str:
    return "usa l’effetto"


def move_decline(f: insula.games.minerva.facts.moves.Decline, names: Names) -> str:
    return "non usare l’effetto"


def move_apply(f: insula.games.minerva.facts.moves.Apply, names: Names) -> str:
    return "applica la tessera su " + f.square


def move_lift(f: insula.games.minerva.facts.moves.Lift, names: Names) -> str:
    return "solleva la tessera su " + f.square


def move_move_to(f: insula.games.minerva.facts.moves.MoveTo, names: Names) -> str:
    return "spostala su " + f.square


def move_remove(f: insula.games.minerva.facts.moves.Remove, names: Names) -> str:
    return "togli la residenza su " + f.square


def move_take_culture(f: insula.games.minerva.facts.moves.TakeCulture, names: Names) -> str:
    return "prendi la tessera " + Culture[f.culture]


def move_bind(f: insula.games.minerva.facts.moves.Bind, names: Names) -> str:
    return "conta il punto come " + Culture[f.culture]


def move_hire(f: insula.games.minerva.facts.moves.Hire, names: Names) -> str:
    return "assumi un assistente per " + Amount(f.price, names)


def move_no_assistant(f: insula.games.minerva.facts.moves.NoAssistant, names: Names) -> str:
    return "non assumere un assistente"


def question_action(f: insula.games.minerva.facts.moves.AskAction, names: Names) -> str:
    return "Costruisci un edificio o una residenza, piazza un assistente o passa."


def question_place(f: insula.games.minerva.facts.moves.AskPlace, names: Names) -> str:
    return "Scegli una casella accanto alla tua città."


def question_direction(f: insula.games.minerva.facts.moves.AskDirection, names: Names) -> str:
    return "Scegli la linea da attivare."


def question_sell(f: insula.games.minerva.facts.moves.AskSell, names: Names) -> str:
    return "Scegli che cosa vendere per questo pagamento."


def question_resource(f: insula.games.minerva.facts.moves.AskResource, names: Names) -> str:
    return "Scegli una risorsa."


def question_convert(f: insula.games.minerva.facts.moves.AskConvert, names: Names) -> str:
    return "Scambia ancora una volta o fermati."


def question_choose(f: insula.games.minerva.facts.moves.AskChoose, names: Names) -> str:
    return "Scegli."


def question_offer(f: insula.games.minerva.facts.moves.AskOffer, names: Names) -> str:
    return "Usare l’effetto ora? Più tardi non potrai."


def question_bathhouse(f: insula.games.minerva.facts.moves.AskBathhouse, names: Names) -> str:
    return "Scegli una tessera intorno alle Terme."


def question_aqueduct(f: insula.games.minerva.facts.moves.AskAqueduct, names: Names) -> str:
    return "Scegli una tessera da spostare, o nessuna."


def question_resettle(f: insula.games.minerva.facts.moves.AskResettle, names: Names) -> str:
    return "Scegli dove va la tessera."


def question_circus(f: insula.games.minerva.facts.moves.AskCircus, names: Names) -> str:
    return "Scegli una residenza da togliere, o nessuna."


def question_culture(f: insula.games.minerva.facts.moves.AskCulture, names: Names) -> str:
    return "Prendi una tessera cultura, o nessuna."


def question_garden(f: insula.games.minerva.facts.moves.AskGarden, names: Names) -> str:
    return "Scegli la categoria di un punto cultura."


def question_assistant(f: insula.games.minerva.facts.moves.AskAssistant, names: Names) -> str:
    return "Assumere un assistente?"


def question_over(f: insula.games.minerva.facts.moves.NoQuestion, names: Names) -> str:
    return "La partita è finita."


def reason_over(f: insula.games.minerva.facts.reasons.GameOver, names: Names) -> str:
    return "la partita è finita dopo sei round"


def reason_not_now(f: insula.games.minerva.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.minerva.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' non è una mossa di questo gioco; " + Step[f.step]


def reason_no_residences(f: insula.games.minerva.facts.reasons.NoResidences, names: Names) -> str:
    return "non hai più residenze"


def reason_no_reserve(f: insula.games.minerva.facts.reasons.NoReserve, names: Names) -> str:
    return "non hai assistenti in riserva"


def reason_no_home(f: insula.games.minerva.facts.reasons.NoHome, names: Names) -> str:
    return "su " + f.square + " non c’è una residenza senza assistente"


def reason_no_fee(f: insula.games.minerva.facts.reasons.NoFee, names: Names) -> str:
    return "un giocatore è passato, quindi un’azione costa 1 denaro; non ne hai"


def reason_not_offered(f: insula.games.minerva.facts.reasons.NotOffered, names: Names) -> str:
    return "'" + box_name(NAMES, "tile", f.tile, names) + "' non è nell’esposizione"


def reason_unknown_tile(f: insula.games.minerva.facts.reasons.UnknownTile, names: Names) -> str:
    return "'" + f.name + "' non è nell’esposizione"


def reason_no_pairs(f: insula.games.minerva.facts.reasons.NoPairs, names: Names) -> str:
    return "solo una partita in solitario ha luoghi in coppie"


def reason_name_partner(f: insula.games.minerva.facts.reasons.NamePartner, names: Names) -> str:
    return "indica quale tessera lascia la partita: " + box_name(NAMES, "tile", f.partner, names)


def reason_name_money(f: insula.games.minerva.facts.reasons.NameMoney, names: Names) -> str:
    return "indica che cosa lascia la partita: " + (str(f.denarii) + " denaro" if f.denarii == 1 else str(f.denarii) + " denari")


def reason_too_dear(f: insula.games.minerva.facts.reasons.TooDear, names: Names) -> str:
    return "le risorse mancanti costano " + Amount(f.price, names) + "; denaro e vendite ti danno solo " + str(f.means)


def reason_no_fee_left(f: insula.games.minerva.facts.reasons.NoFeeLeft, names: Names) -> str:
    return "un giocatore è passato, quindi costa 1 denaro in più; non ne hai più"


def reason_culture_by_points(f: insula.games.minerva.facts.reasons.CultureByPoints, names: Names) -> str:
    return "le tessere cultura si vincono con i punti cultura"


def reason_no_round_pairs(f: insula.games.minerva.facts.reasons.NoRoundPairs, names: Names) -> str:
    return "solo una partita in solitario accoppia tessere round ed edifici"


def reason_no_round_tile(f: insula.games.minerva.facts.reasons.NoRoundTile, names: Names) -> str:
    return "accanto a '" + box_name(NAMES, "tile", f.tile, names) + "' non c’è una tessera round"


def reason_no_round_tile_there(f: insula.games.minerva.facts.reasons.NoRoundTileThere, names: Names) -> str:
    return "accanto a '" + f.name + "' non c’è una tessera round"


def reason_none_to_sell(f: insula.games.minerva.facts.reasons.NoneToSell, names: Names) -> str:
    return "non hai " + Good[f.good] + " da vendere"


def reason_cost_needs(f: insula.games.minerva.facts.reasons.CostNeeds, names: Names) -> str:
    return "ti serve per il costo stesso: " + Good[f.good]


def reason_no_culture_left(f: insula.games.minerva.facts.reasons.NoCultureLeft, names: Names) -> str:
    return "non restano tessere " + Culture[f.culture]


def reason_hire_too_dear(f: insula.games.minerva.facts.reasons.HireTooDear, names: Names) -> str:
    return "non puoi pagarlo: hai " + str(f.means)


def reason_hire_price(f: insula.games.minerva.facts.reasons.HirePrice, names: Names) -> str:
    return "il prossimo assistente costa " + Amount(f.money, names) + " o " + Amount(f.glory, names)


def reason_every_line(f: insula.games.minerva.facts.reasons.EveryLine, names: Names) -> str:
    return "ogni linea ha qualcosa da attivare, e devi attivarne una"


def reason_silent_line(f: insula.games.minerva.facts.reasons.SilentLine, names: Names) -> str:
    return "verso " + Direction[f.direction] + " non c’è nulla da attivare; scegli 'activate nothing'"


def reason_cannot_pay(f: insula.games.minerva.facts.reasons.CannotPay, names: Names) -> str:
    return "non puoi pagare " + Amount(f.price, names)


def reason_other_exchange(f: insula.games.minerva.facts.reasons.OtherExchange, names: Names) -> str:
    return "lo scambio qui è " + Amount(f.price, names) + " per " + Amount(f.amount, names)


def reason_other_choice(f: insula.games.minerva.facts.reasons.OtherChoice, names: Names) -> str:
    return "la scelta qui è " + joined_or([Amount(each, names) for each in f.sides])


def reason_must_gain(f: insula.games.minerva.facts.reasons.MustGain, names: Names) -> str:
    return "devi ottenere ciò che mostra un’icona; solo le frecce sono facoltative"


def reason_bathhouse_begun(f: insula.games.minerva.facts.reasons.BathhouseBegun, names: Names) -> str:
    return "le Terme si usano del tutto o per niente"


def reason_no_square(f: insula.games.minerva.facts.square_reasons.NoSquare, names: Names) -> str:
    return "'" + f.name + "' non è una casella; 'n2e1' è 2 a nord e 1 a est dell’inizio"


def reason_not_square(f: insula.games.minerva.facts.square_reasons.NotSquare, names: Names) -> str:
    return "'" + f.name + "' non è una casella"


def reason_square_taken(f: insula.games.minerva.facts.square_reasons.SquareTaken, names: Names) -> str:
    return "su " + f.square + " c’è già una tessera"


def reason_not_beside(f: insula.games.minerva.facts.square_reasons.NotBeside, names: Names) -> str:
    return f.square + " non condivide un lato intero con una tessera della città"


def reason_not_around(f: insula.games.minerva.facts.square_reasons.NotAround, names: Names) -> str:
    return f.square + " non è una delle 8 caselle intorno"


def reason_cannot_apply(f: insula.games.minerva.facts.square_reasons.CannotApply, names: Names) -> str:
    return "su " + f.square + " non c’è una tessera di produzione, commercio, cultura o militare"


def reason_already_applied(f: insula.games.minerva.facts.square_reasons.AlreadyApplied, names: Names) -> str:
    return "hai già applicato la tessera su " + f.square


def reason_residence_stays(f: insula.games.minerva.facts.square_reasons.ResidenceStays, names: Names) -> str:
    return "le residenze non si possono spostare"


def reason_no_tile(f: insula.games.minerva.facts.square_reasons.NoTile, names: Names) -> str:
    return "su " + f.square + " non c’è nessuna tessera"


def reason_cannot_lift(f: insula.games.minerva.facts.square_reasons.CannotLift, names: Names) -> str:
    return "senza la tessera su " + f.square + " nessun’altra casella terrebbe " + ("unita la città" if f.former_rules else "uniti gli edifici")


def reason_same_square(f: insula.games.minerva.facts.square_reasons.SameSquare, names: Names) -> str:
    return "la tessera deve andare su un’altra casella"


def reason_splits_city(f: insula.games.minerva.facts.square_reasons.SplitsCity, names: Names) -> str:
    return "con la tessera su " + f.square + " la città sarebbe divisa"


def reason_splits_facilities(f: insula.games.minerva.facts.square_reasons.SplitsFacilities, names: Names) -> str:
    return "con la tessera su " + f.square + " gli edifici non sarebbero collegati"


def reason_more_groups(f: insula.games.minerva.facts.square_reasons.MoreGroups, names: Names) -> str:
    return "con la tessera su " + f.square + " gli edifici sarebbero in più gruppi di prima"


def reason_assistant_stands(f: insula.games.minerva.facts.square_reasons.AssistantStands, names: Names) -> str:
    return "su " + f.square + " c’è un assistente"


def reason_no_residence(f: insula.games.minerva.facts.square_reasons.NoResidence, names: Names) -> str:
    return "su " + f.square + " non c’è una residenza"


def reason_holds_city(f: insula.games.minerva.facts.square_reasons.HoldsCity, names: Names) -> str:
    return "senza la residenza su " + f.square + " la città sarebbe divisa"


def effect_activated(f: insula.games.minerva.facts.effects.WhenActivated, names: Names) -> str:
    return joined_parts([fact(each, names) for each in f.operations])


def effect_built(f: insula.games.minerva.facts.effects.WhenBuilt, names: Names) -> str:
    return "alla costruzione: " + fact(f.operation, names)


def effect_end(f: insula.games.minerva.facts.effects.AtEnd, names: Names) -> str:
    return "a fine partita: " + joined_parts([fact(each, names) for each in f.operations])


def operation_gain(f: insula.games.minerva.facts.effects.GainGoods, names: Names) -> str:
    return Amount(f.amount, names)


def operation_each(f: insula.games.minerva.facts.effects.GainForEach, names: Names) -> str:
    return Amount(f.amount, names) + " per ogni " + Good[f.good]


def operation_pay(f: insula.games.minerva.facts.effects.Exchange, names: Names) -> str:
    return "paga " + Amount(f.price, names) + " per " + Amount(f.amount, names) + ", quante volte vuoi"


def operation_choose(f: insula.games.minerva.facts.effects.ChooseGoods, names: Names) -> str:
    return joined_or([Amount(each, names) for each in f.sides])


def operation_activate(f: insula.games.minerva.facts.effects.ActivateAround, names: Names) -> str:
    return "attiva " + str(f.count) + " delle 8 tessere intorno"


def operation_move(f: insula.games.minerva.facts.effects.MoveAround, names: Names) -> str:
    return "sposta una delle 8 tessere intorno, tranne le residenze"


def operation_remove(f: insula.games.minerva.facts.effects.RemoveAround, names: Names) -> str:
    return "togli una delle residenze intorno senza assistente"


def operation_take(f: insula.games.minerva.facts.effects.TakeCultureTile, names: Names) -> str:
    return "prendi la tessera in cima a una pila di cultura qualunque"


def operation_score_category(f: insula.games.minerva.facts.effects.ScoreCategory, names: Names) -> str:
    return str(f.points) + " PV per ogni tessera di tipo " + Category[f.category] + " " + ("tra le 8 intorno" if f.area == "around" else "nella riga e nella colonna")


def operation_score_variety(f: insula.games.minerva.facts.effects.ScoreVariety, names: Names) -> str:
    return str(f.points) + " PV per ogni categoria diversa " + ("tra le 8 tessere intorno" if f.area == "around" else "nella riga e nella colonna")


def operation_score_held(f: insula.games.minerva.facts.effects.ScoreHeld, names: Names) -> str:
    return str(f.points) + " PV per ogni " + Good[f.good] + " che hai"


def result_gives(f: insula.games.minerva.facts.prospects.TileGives, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " su " + f.square + ": " + joined([fact(each, names) for each in f.outcomes])


def result_gives_nothing(f: insula.games.minerva.facts.prospects.TileGivesNothing, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " su " + f.square + ": nulla"


def result_wins(f: insula.games.minerva.facts.prospects.WinsCulture, names: Names) -> str:
    return "poi la tessera " + Culture[f.culture] + " da " + str(f.points) + " PV"


def outcome_sure(f: insula.games.minerva.facts.prospects.SureGain, names: Names) -> str:
    return Amount(f.amount, names)


def outcome_choice(f: insula.games.minerva.facts.prospects.OpenChoice, names: Names) -> str:
    return "una scelta: " + fact(f.operation, names)


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
    """Texts that the terminal shows in the language 'it'."""
