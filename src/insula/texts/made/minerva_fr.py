"""minerva in the language 'fr'. Do not edit: made by `python -m insula.texts build`."""

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
    "tile:Aqueduct": "Aqueduc",
    "tile:Armory": "Arsenal",
    "tile:Barracks": "Caserne",
    "tile:Bathhouse": "Bains",
    "tile:Blacksmith": "Forgeron",
    "tile:Charcoal burner": "Charbonnier",
    "tile:Circus": "Cirque",
    "tile:Colosseum": "Colisée",
    "tile:Cultural cross temple": "Temple de la culture (croix)",
    "tile:Cultural ring temple": "Temple de la culture (autour)",
    "tile:Deep mine": "Mine profonde",
    "tile:Dining Hall": "Salle à manger",
    "tile:Farm": "Ferme",
    "tile:Forest": "Forêt",
    "tile:Foundry": "Fonderie",
    "tile:Fountain": "Fontaine",
    "tile:Garden": "Jardin",
    "tile:Grain temple": "Temple du grain",
    "tile:Library": "Bibliothèque",
    "tile:Lumber mill": "Scierie",
    "tile:Markets": "Marchés",
    "tile:Military cross temple": "Temple militaire (croix)",
    "tile:Military ring temple": "Temple militaire (autour)",
    "tile:Mine": "Mine",
    "tile:Mosaic": "Mosaïque",
    "tile:Ore temple": "Temple du minerai",
    "tile:Production cross temple": "Temple de la production (croix)",
    "tile:Production ring temple": "Temple de la production (autour)",
    "tile:Quarry": "Carrière",
    "tile:Residential cross temple": "Temple des résidences (croix)",
    "tile:Residential ring temple": "Temple des résidences (autour)",
    "tile:Sacred cross temple": "Temple des temples (croix)",
    "tile:Sacred ring temple": "Temple des temples (autour)",
    "tile:School": "École",
    "tile:Special cross temple": "Temple des merveilles (croix)",
    "tile:Special ring temple": "Temple des merveilles (autour)",
    "tile:Stall": "Écurie",
    "tile:Stone dealer": "Marchand de pierre",
    "tile:Stone temple": "Temple de la pierre",
    "tile:Stonecutter": "Tailleur de pierre",
    "tile:Theater": "Théâtre",
    "tile:Trade cross temple": "Temple du commerce (croix)",
    "tile:Trade ring temple": "Temple du commerce (autour)",
    "tile:Trading post": "Comptoir",
    "tile:Triumphal arch": "Arc de triomphe",
    "tile:Variety cross temple": "Temple de la variété (croix)",
    "tile:Variety ring temple": "Temple de la variété (autour)",
    "tile:Watchtower": "Tour de guet",
    "tile:Weaponry": "Armurerie",
    "tile:Wheat field": "Champ de blé",
    "tile:Wood temple": "Temple du bois",
    "tile:residence": "résidence",
    "tile:residence with assistant": "résidence avec assistant",
    "title:Centurion": "Centurion",
    "title:Civilian": "Civil",
    "title:Consul": "Consul",
    "title:Emperor Augustus": "Empereur Auguste",
    "title:Immune": "Immunis",
    "title:Legatus": "Légat",
    "title:Tribunus": "Tribun",
}
Good: Final = {
    "academics": "savoir",
    "any": "ressource au choix",
    "art": "art",
    "culture": "culture",
    "denarii": "deniers",
    "equal": "ressource égale",
    "glory": "gloire",
    "grain": "grain",
    "ore": "minerai",
    "stone": "pierre",
    "theater": "théâtre",
    "wood": "bois",
}
Direction: Final = {
    "east": "est",
    "north": "nord",
    "south": "sud",
    "west": "ouest",
}
Culture: Final = {
    "academics": "savoir",
    "art": "art",
    "theater": "théâtre",
}
Rank: Final = {
    "first": "1re",
    "second": "2e",
    "third": "3e",
}
Step: Final = {
    "action": "choisis maintenant une action, par exemple 'build Markets', 'residence', 'assistant n1' ou 'pass'",
    "aqueduct": "soulève maintenant une tuile autour de l’Aqueduc, par exemple 'lift n1'",
    "assistant": "décide maintenant si tu engages un assistant, par exemple 'no assistant'",
    "bathhouse": "applique maintenant une tuile autour des Bains, par exemple 'apply n1'",
    "choose": "choisis maintenant un des gains, par exemple 'choose 1 grain'",
    "circus": "retire maintenant une résidence, par exemple 'remove n1'",
    "convert": "échange maintenant ou tape 'stop'",
    "culture": "prends maintenant une tuile de culture, par exemple 'take art'",
    "direction": "choisis maintenant une ligne, par exemple 'activate north'",
    "garden": "nomme maintenant la catégorie du point de culture, par exemple 'bind art'",
    "offer": "décide maintenant si tu utilises l’effet : 'use' ou 'decline'",
    "place": "pose maintenant la tuile, par exemple 'place n1'",
    "resettle": "choisis maintenant une case pour la tuile soulevée, par exemple 'move to n1'",
    "resource": "choisis maintenant une ressource, par exemple 'gain grain'",
    "sell": "vends maintenant quelque chose pour payer, par exemple 'sell grain'",
}
Category: Final = {
    "cultural": "culture",
    "military": "militaire",
    "production": "production",
    "residential": "résidence",
    "special": "spéciale",
    "temple": "temple",
    "trade": "commerce",
}


def list_parts(a: str, b: str) -> str:
    return a + " ; " + b


def list_or(a: str, b: str) -> str:
    return a + " ou " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_pair(a: str, b: str) -> str:
    return a + " et " + b


def seat(number: str) -> str:
    return "siège " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_or(items: list[str]) -> str:
    return join(items, list_or, list_more)


def joined_parts(items: list[str]) -> str:
    return join(items, list_parts, list_parts)


def Amount(f: insula.games.minerva.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " denier" if (f.count == 0 or f.count == 1) else str(f.count) + " deniers") if f.good == "denarii" else (str(f.count) + " point de théâtre" if (f.count == 0 or f.count == 1) else str(f.count) + " points de théâtre") if f.good == "theater" else (str(f.count) + " point d’art" if (f.count == 0 or f.count == 1) else str(f.count) + " points d’art") if f.good == "art" else (str(f.count) + " point de savoir" if (f.count == 0 or f.count == 1) else str(f.count) + " points de savoir") if f.good == "academics" else (str(f.count) + " point de culture au choix" if (f.count == 0 or f.count == 1) else str(f.count) + " points de culture au choix") if f.good == "culture" else (str(f.count) + " ressource au choix" if (f.count == 0 or f.count == 1) else str(f.count) + " ressources au choix") if f.good == "any" else (str(f.count) + " ressource égale" if (f.count == 0 or f.count == 1) else str(f.count) + " ressources égales") if f.good == "equal" else str(f.count) + " " + Good[f.good])


def event_round(f: insula.games.minerva.facts.events.Round, names: Names) -> str:
    return "la manche " + str(f.number) + " commence par " + player(names, f.seat)


def event_revealed(f: insula.games.minerva.facts.events.Revealed, names: Names) -> str:
    return "nouveau dans l’étalage : " + box_name(NAMES, "tile", f.tile, names)


def event_round_tile_revealed(f: insula.games.minerva.facts.events.RoundTileRevealed, names: Names) -> str:
    return "nouveau dans l’étalage : une tuile de manche"


def event_taken(f: insula.games.minerva.facts.events.Taken, names: Names) -> str:
    return "paie " + box_name(NAMES, "tile", f.tile, names)


def event_taken_lacking(f: insula.games.minerva.facts.events.TakenLacking, names: Names) -> str:
    return "paie " + box_name(NAMES, "tile", f.tile, names) + ", dont " + Amount(f.lacking, names) + " pour les ressources manquantes"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return "pose " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "construit une résidence en " + f.square


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "place un assistant en " + f.square


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "active la ligne " + Direction[f.direction]


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "n’active rien"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return "gagne " + Amount(f.amount, names) + " : " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return "échange " + Amount(f.amount, names) + " au-dessus de six contre " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return "paie " + Amount(f.amount, names) + " : " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return "vend " + Amount(f.amount, names) + " pour 1 denier"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return "paie " + Amount(f.money, names) + " de plus car un joueur a passé"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "passe" + ("" if f.order_tile == 0 else " et prend la tuile d’ordre " + str(f.order_tile))


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " a passé et gagne " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "compte le point de culture ainsi : " + Culture[f.culture]


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "gagne la tuile " + Culture[f.culture] + " de " + str(f.points) + " PV"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "engage un assistant pour " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " gagne la " + Rank[f.rank] + " tuile de gloire : " + str(f.points) + " PV"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "aucun joueur ne gagne la " + Rank[f.rank] + " tuile de gloire"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return "déplace " + box_name(NAMES, "tile", f.tile, names) + " de " + f.start + " à " + f.square


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "retire de la partie la résidence en " + f.square


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " quitte la partie"


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return "prend " + Amount(f.money, names) + " de la tuile de manche"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "n’utilise pas l’effet : " + box_name(NAMES, "tile", f.tile, names)


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "la partie se termine"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return "applique " + box_name(NAMES, "tile", f.tile, names) + " en " + f.square


def event_line(f: insula.games.minerva.facts.prospects.LineGives, names: Names) -> str:
    return Direction[f.direction] + " : " + joined_parts([fact(each, names) for each in f.steps])


def event_does(f: insula.games.minerva.facts.prospects.Does, names: Names) -> str:
    return fact(f.effect, names)


def event_would_score(f: insula.games.minerva.facts.prospects.WouldScore, names: Names) -> str:
    return "rapporterait " + str(f.points) + " PV dans la ville actuelle"


def event_temple_more(f: insula.games.minerva.facts.prospects.TempleScoresMore, names: Names) -> str:
    return str(f.points) + " PV de plus pour le temple en " + f.square


def event_falls_apart(f: insula.games.minerva.facts.prospects.FallsApart, names: Names) -> str:
    return "sépare la ville en " + str(f.parts) + " parties"


def move_pass(f: insula.games.minerva.facts.moves.Pass, names: Names) -> str:
    return "passer"


def move_build(f: insula.games.minerva.facts.moves.Build, names: Names) -> str:
    return "construire " + box_name(NAMES, "tile", f.tile, names)


def move_build_over(f: insula.games.minerva.facts.moves.BuildOver, names: Names) -> str:
    return "construire " + box_name(NAMES, "tile", f.tile, names) + " ; " + box_name(NAMES, "tile", f.partner, names) + " quitte la partie"


def move_build_over_money(f: insula.games.minerva.facts.moves.BuildOverMoney, names: Names) -> str:
    return "construire " + box_name(NAMES, "tile", f.tile, names) + " ; " + (str(f.denarii) + " denier quitte" if (f.denarii == 0 or f.denarii == 1) else str(f.denarii) + " deniers quittent") + " la partie"


def move_take_money(f: insula.games.minerva.facts.moves.TakeMoney, names: Names) -> str:
    return "prendre " + (str(f.denarii) + " denier" if (f.denarii == 0 or f.denarii == 1) else str(f.denarii) + " deniers") + " ; " + box_name(NAMES, "tile", f.tile, names) + " quitte la partie"


def move_residence(f: insula.games.minerva.facts.moves.Residence, names: Names) -> str:
    return "construire une résidence"


def move_assistant(f: insula.games.minerva.facts.moves.Assistant, names: Names) -> str:
    return "placer un assistant en " + f.square


def move_place(f: insula.games.minerva.facts.moves.Place, names: Names) -> str:
    return "poser en " + f.square


def move_activate(f: insula.games.minerva.facts.moves.Activate, names: Names) -> str:
    return "activer la ligne " + Direction[f.direction]


def move_activate_nothing(f: insula.games.minerva.facts.moves.ActivateNothing, names: Names) -> str:
    return "ne rien activer"


def move_gain(f: insula.games.minerva.facts.moves.GainResource, names: Names) -> str:
    return "gagner " + Good[f.good]


def move_sell(f: insula.games.minerva.facts.moves.Sell, names: Names) -> str:
    return "vendre " + Good[f.good]


def move_pay(f: insula.games.minerva.facts.moves.Pay, names: Names) -> str:
    return "payer " + Amount(f.price, names) + " pour " + Amount(f.amount, names)


def move_stop(f: insula.games.minerva.facts.moves.StopPaying, names: Names) -> str:
    return "arrêter"


def move_choose(f: insula.games.minerva.facts.moves.Choose, names: Names) -> str:
    return "choisir " + Amount(f.amount, names)


def move_use(f: insula.games.minerva.facts.moves.Use, names: Names) -> str:
    return "utiliser l’effet"


def move_decline(f: insula.games.minerva.facts.moves.Decline, names: Names) -> str:
    return "ne pas utiliser l’effet"


def move_apply(f: insula.games.minerva.facts.moves.Apply, names: Names) -> str:
    return "appliquer la tuile en " + f.square


def move_lift(f: insula.games.minerva.facts.moves.Lift, names: Names) -> str:
    return "soulever la tuile en " + f.square


def move_move_to(f: insula.games.minerva.facts.moves.MoveTo, names: Names) -> str:
    return "la déplacer en " + f.square


def move_remove(f: insula.games.minerva.facts.moves.Remove, names: Names) -> str:
    return "retirer la résidence en " + f.square


def move_take_culture(f: insula.games.minerva.facts.moves.TakeCulture, names: Names) -> str:
    return "prendre la tuile " + Culture[f.culture]


def move_bind(f: insula.games.minerva.facts.moves.Bind, names: Names) -> str:
    return "compter le point ainsi : " + Culture[f.culture]


def move_hire(f: insula.games.minerva.facts.moves.Hire, names: Names) -> str:
    return "engager un assistant pour " + Amount(f.price, names)


def move_no_assistant(f: insula.games.minerva.facts.moves.NoAssistant, names: Names) -> str:
    return "ne pas engager d’assistant"


def question_action(f: insula.games.minerva.facts.moves.AskAction, names: Names) -> str:
    return "Construis un édifice ou une résidence, place un assistant ou passe."


def question_place(f: insula.games.minerva.facts.moves.AskPlace, names: Names) -> str:
    return "Choisis une case à côté de ta ville."


def question_direction(f: insula.games.minerva.facts.moves.AskDirection, names: Names) -> str:
    return "Choisis la ligne à activer."


def question_sell(f: insula.games.minerva.facts.moves.AskSell, names: Names) -> str:
    return "Choisis quoi vendre pour ce paiement."


def question_resource(f: insula.games.minerva.facts.moves.AskResource, names: Names) -> str:
    return "Choisis une ressource."


def question_convert(f: insula.games.minerva.facts.moves.AskConvert, names: Names) -> str:
    return "Échange encore une fois ou arrête."


def question_choose(f: insula.games.minerva.facts.moves.AskChoose, names: Names) -> str:
    return "Choisis un gain."


def question_offer(f: insula.games.minerva.facts.moves.AskOffer, names: Names) -> str:
    return "Utiliser l’effet maintenant ? Plus tard, ce ne sera plus possible."


def question_bathhouse(f: insula.games.minerva.facts.moves.AskBathhouse, names: Names) -> str:
    return "Choisis une tuile autour des Bains."


def question_aqueduct(f: insula.games.minerva.facts.moves.AskAqueduct, names: Names) -> str:
    return "Choisis une tuile à déplacer, ou aucune."


def question_resettle(f: insula.games.minerva.facts.moves.AskResettle, names: Names) -> str:
    return "Choisis où va la tuile."


def question_circus(f: insula.games.minerva.facts.moves.AskCircus, names: Names) -> str:
    return "Choisis une résidence à retirer, ou aucune."


def question_culture(f: insula.games.minerva.facts.moves.AskCulture, names: Names) -> str:
    return "Prends une tuile de culture, ou aucune."


def question_garden(f: insula.games.minerva.facts.moves.AskGarden, names: Names) -> str:
    return "Choisis la catégorie d’un point de culture."


def question_assistant(f: insula.games.minerva.facts.moves.AskAssistant, names: Names) -> str:
    return "Engager un assistant ?"


def question_over(f: insula.games.minerva.facts.moves.NoQuestion, names: Names) -> str:
    return "La partie est terminée."


def reason_over(f: insula.games.minerva.facts.reasons.GameOver, names: Names) -> str:
    return "la partie est terminée après six manches"


def reason_not_now(f: insula.games.minerva.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.minerva.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' n’est pas un coup de ce jeu ; " + Step[f.step]


def reason_no_residences(f: insula.games.minerva.facts.reasons.NoResidences, names: Names) -> str:
    return "tu n’as plus de résidences"


def reason_no_reserve(f: insula.games.minerva.facts.reasons.NoReserve, names: Names) -> str:
    return "tu n’as pas d’assistant en réserve"


def reason_no_home(f: insula.games.minerva.facts.reasons.NoHome, names: Names) -> str:
    return "il n’y a pas de résidence sans assistant en " + f.square


def reason_no_fee(f: insula.games.minerva.facts.reasons.NoFee, names: Names) -> str:
    return "un joueur a passé, une action coûte donc 1 denier ; tu n’en as pas"


def reason_not_offered(f: insula.games.minerva.facts.reasons.NotOffered, names: Names) -> str:
    return "'" + box_name(NAMES, "tile", f.tile, names) + "' n’est pas dans l’étalage"


def reason_unknown_tile(f: insula.games.minerva.facts.reasons.UnknownTile, names: Names) -> str:
    return "'" + f.name + "' n’est pas dans l’étalage"


def reason_no_pairs(f: insula.games.minerva.facts.reasons.NoPairs, names: Names) -> str:
    return "les lieux ne vont par paires qu’en solo"


def reason_name_partner(f: insula.games.minerva.facts.reasons.NamePartner, names: Names) -> str:
    return "dis quelle tuile quitte la partie : 'over " + box_name(NAMES, "tile", f.partner, names) + "'"


def reason_name_money(f: insula.games.minerva.facts.reasons.NameMoney, names: Names) -> str:
    return "dis ce qui quitte la partie : 'over " + (str(f.denarii) + " denarius" if (f.denarii == 0 or f.denarii == 1) else str(f.denarii) + " denarii") + "'"


def reason_too_dear(f: insula.games.minerva.facts.reasons.TooDear, names: Names) -> str:
    return "les ressources manquantes coûtent " + Amount(f.price, names) + " ; ton argent et tes ventes ne donnent que " + str(f.means)


def reason_no_fee_left(f: insula.games.minerva.facts.reasons.NoFeeLeft, names: Names) -> str:
    return "un joueur a passé, il faut donc 1 denier de plus ; tu n’en as plus"


def reason_culture_by_points(f: insula.games.minerva.facts.reasons.CultureByPoints, names: Names) -> str:
    return "les tuiles de culture se gagnent avec des points de culture"


def reason_no_round_pairs(f: insula.games.minerva.facts.reasons.NoRoundPairs, names: Names) -> str:
    return "les tuiles de manche ne vont avec des édifices qu’en solo"


def reason_no_round_tile(f: insula.games.minerva.facts.reasons.NoRoundTile, names: Names) -> str:
    return "aucune tuile de manche n’est à côté de '" + box_name(NAMES, "tile", f.tile, names) + "'"


def reason_no_round_tile_there(f: insula.games.minerva.facts.reasons.NoRoundTileThere, names: Names) -> str:
    return "aucune tuile de manche n’est à côté de '" + f.name + "'"


def reason_none_to_sell(f: insula.games.minerva.facts.reasons.NoneToSell, names: Names) -> str:
    return "tu n’as rien de ceci à vendre : " + Good[f.good]


def reason_cost_needs(f: insula.games.minerva.facts.reasons.CostNeeds, names: Names) -> str:
    return "tu en as besoin pour le coût lui-même : " + Good[f.good]


def reason_no_culture_left(f: insula.games.minerva.facts.reasons.NoCultureLeft, names: Names) -> str:
    return "il ne reste pas de tuile " + Culture[f.culture]


def reason_hire_too_dear(f: insula.games.minerva.facts.reasons.HireTooDear, names: Names) -> str:
    return "tu ne peux pas payer cela : tu as " + str(f.means)


def reason_hire_price(f: insula.games.minerva.facts.reasons.HirePrice, names: Names) -> str:
    return "le prochain assistant coûte " + Amount(f.money, names) + " ou " + Amount(f.glory, names)


def reason_every_line(f: insula.games.minerva.facts.reasons.EveryLine, names: Names) -> str:
    return "chaque ligne a quelque chose à activer, et tu dois en activer une"


def reason_silent_line(f: insula.games.minerva.facts.reasons.SilentLine, names: Names) -> str:
    return "il n’y a rien à activer côté " + Direction[f.direction] + " ; choisis 'activate nothing'"


def reason_cannot_pay(f: insula.games.minerva.facts.reasons.CannotPay, names: Names) -> str:
    return "tu ne peux pas payer " + Amount(f.price, names)


def reason_other_exchange(f: insula.games.minerva.facts.reasons.OtherExchange, names: Names) -> str:
    return "l’échange ici est " + Amount(f.price, names) + " pour " + Amount(f.amount, names)


def reason_other_choice(f: insula.games.minerva.facts.reasons.OtherChoice, names: Names) -> str:
    return "le choix ici est " + joined_or([Amount(each, names) for each in f.sides])


def reason_must_gain(f: insula.games.minerva.facts.reasons.MustGain, names: Names) -> str:
    return "tu dois gagner ce que montre une icône ; seules les flèches sont facultatives"


def reason_bathhouse_begun(f: insula.games.minerva.facts.reasons.BathhouseBegun, names: Names) -> str:
    return "utilise les Bains entièrement ou pas du tout"


def reason_no_square(f: insula.games.minerva.facts.square_reasons.NoSquare, names: Names) -> str:
    return "'" + f.name + "' n’est pas une case ; 'n2e1' est à 2 au nord et 1 à l’est du départ"


def reason_not_square(f: insula.games.minerva.facts.square_reasons.NotSquare, names: Names) -> str:
    return "'" + f.name + "' n’est pas une case"


def reason_square_taken(f: insula.games.minerva.facts.square_reasons.SquareTaken, names: Names) -> str:
    return "il y a déjà une tuile en " + f.square


def reason_not_beside(f: insula.games.minerva.facts.square_reasons.NotBeside, names: Names) -> str:
    return f.square + " ne partage aucun côté entier avec une tuile de la ville"


def reason_not_around(f: insula.games.minerva.facts.square_reasons.NotAround, names: Names) -> str:
    return f.square + " n’est pas une des 8 cases autour"


def reason_cannot_apply(f: insula.games.minerva.facts.square_reasons.CannotApply, names: Names) -> str:
    return "il n’y a pas de tuile production, commerce, culture ou militaire en " + f.square


def reason_already_applied(f: insula.games.minerva.facts.square_reasons.AlreadyApplied, names: Names) -> str:
    return "tu as déjà appliqué la tuile en " + f.square


def reason_residence_stays(f: insula.games.minerva.facts.square_reasons.ResidenceStays, names: Names) -> str:
    return "les résidences ne se déplacent pas"


def reason_no_tile(f: insula.games.minerva.facts.square_reasons.NoTile, names: Names) -> str:
    return "il n’y a pas de tuile en " + f.square


def reason_cannot_lift(f: insula.games.minerva.facts.square_reasons.CannotLift, names: Names) -> str:
    return "sans la tuile en " + f.square + ", aucune autre case ne garderait " + ("la ville reliée" if f.former_rules else "les édifices reliés")


def reason_same_square(f: insula.games.minerva.facts.square_reasons.SameSquare, names: Names) -> str:
    return "la tuile doit aller sur une autre case"


def reason_splits_city(f: insula.games.minerva.facts.square_reasons.SplitsCity, names: Names) -> str:
    return "avec la tuile en " + f.square + ", la ville serait séparée"


def reason_splits_facilities(f: insula.games.minerva.facts.square_reasons.SplitsFacilities, names: Names) -> str:
    return "avec la tuile en " + f.square + ", les édifices ne seraient pas reliés"


def reason_more_groups(f: insula.games.minerva.facts.square_reasons.MoreGroups, names: Names) -> str:
    return "avec la tuile en " + f.square + ", les édifices formeraient plus de groupes qu’avant"


def reason_assistant_stands(f: insula.games.minerva.facts.square_reasons.AssistantStands, names: Names) -> str:
    return "il y a un assistant en " + f.square


def reason_no_residence(f: insula.games.minerva.facts.square_reasons.NoResidence, names: Names) -> str:
    return "il n’y a pas de résidence en " + f.square


def reason_holds_city(f: insula.games.minerva.facts.square_reasons.HoldsCity, names: Names) -> str:
    return "sans la résidence en " + f.square + ", la ville serait séparée"


def effect_activated(f: insula.games.minerva.facts.effects.WhenActivated, names: Names) -> str:
    return joined_parts([fact(each, names) for each in f.operations])


def effect_built(f: insula.games.minerva.facts.effects.WhenBuilt, names: Names) -> str:
    return "à la construction : " + fact(f.operation, names)


def effect_end(f: insula.games.minerva.facts.effects.AtEnd, names: Names) -> str:
    return "en fin de partie : " + joined_parts([fact(each, names) for each in f.operations])


def operation_gain(f: insula.games.minerva.facts.effects.GainGoods, names: Names) -> str:
    return Amount(f.amount, names)


def operation_each(f: insula.games.minerva.facts.effects.GainForEach, names: Names) -> str:
    return Amount(f.amount, names) + " par " + Good[f.good]


def operation_pay(f: insula.games.minerva.facts.effects.Exchange, names: Names) -> str:
    return "payer " + Amount(f.price, names) + " pour " + Amount(f.amount, names) + ", autant de fois que tu veux"


def operation_choose(f: insula.games.minerva.facts.effects.ChooseGoods, names: Names) -> str:
    return joined_or([Amount(each, names) for each in f.sides])


def operation_activate(f: insula.games.minerva.facts.effects.ActivateAround, names: Names) -> str:
    return "activer " + str(f.count) + " des 8 tuiles autour"


def operation_move(f: insula.games.minerva.facts.effects.MoveAround, names: Names) -> str:
    return "déplacer une des 8 tuiles autour, sauf les résidences"


def operation_remove(f: insula.games.minerva.facts.effects.RemoveAround, names: Names) -> str:
    return "retirer une des résidences autour qui n’a pas d’assistant"


def operation_take(f: insula.games.minerva.facts.effects.TakeCultureTile, names: Names) -> str:
    return "prendre la tuile du dessus d’une pile de culture au choix"


def operation_score_category(f: insula.games.minerva.facts.effects.ScoreCategory, names: Names) -> str:
    return str(f.points) + " PV par tuile " + Category[f.category] + " " + ("parmi les 8 tuiles autour" if f.area == "around" else "dans la ligne et la colonne")


def operation_score_variety(f: insula.games.minerva.facts.effects.ScoreVariety, names: Names) -> str:
    return str(f.points) + " PV par catégorie différente " + ("parmi les 8 tuiles autour" if f.area == "around" else "dans la ligne et la colonne")


def operation_score_held(f: insula.games.minerva.facts.effects.ScoreHeld, names: Names) -> str:
    return str(f.points) + " PV par " + Good[f.good] + " en réserve"


def result_gives(f: insula.games.minerva.facts.prospects.TileGives, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " en " + f.square + " donne " + joined([fact(each, names) for each in f.outcomes])


def result_gives_nothing(f: insula.games.minerva.facts.prospects.TileGivesNothing, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " en " + f.square + " ne donne rien"


def result_wins(f: insula.games.minerva.facts.prospects.WinsCulture, names: Names) -> str:
    return "puis la tuile " + Culture[f.culture] + " pour " + str(f.points) + " PV"


def outcome_sure(f: insula.games.minerva.facts.prospects.SureGain, names: Names) -> str:
    return Amount(f.amount, names)


def outcome_choice(f: insula.games.minerva.facts.prospects.OpenChoice, names: Names) -> str:
    return "un choix : " + fact(f.operation, names)


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
    """Texts that the terminal shows in the language 'fr'."""
