"""magna_roma_draft in the language 'fr'. Do not edit: made by `python -m insula.texts build`."""

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
    "monument:Aqueduct": "Aqueduc",
    "monument:Basilica": "Basilique",
    "monument:Baths": "Bains",
    "monument:Circus": "Cirque",
    "monument:Colosseum": "Colisée",
    "monument:Mausoleum": "Mausolée",
    "monument:Odeon": "Odéon",
    "monument:Senate": "Sénat",
    "monument:Temple of Jupiter": "Temple de Jupiter",
    "monument:Temple of Mars": "Temple de Mars",
    "monument:Temple of Vesta": "Temple de Vesta",
    "monument:Thermae": "Thermes",
    "monument:Triumphal Arch": "Arc de triomphe",
    "province:Balkans": "Balkans",
    "rank:Aedile": "Édile",
    "rank:Caesar": "César",
    "rank:Consul": "Consul",
    "rank:Praetor": "Préteur",
    "rank:Quaestor": "Questeur",
    "rank:Senator": "Sénateur",
    "rank:Tribune": "Tribun",
}
Colour: Final = {
    "brown": "brune",
    "center": "Centre-ville",
    "purple": "violette",
    "red": "rouge",
}
Icon: Final = {
    "column": "colonne",
    "lyre": "lyre",
    "mask": "masque",
    "none": "sans ornement",
}
Track: Final = {
    "brown": "brun",
    "purple": "violet",
    "red": "rouge",
}
Third: Final = {
    "left": "gauche",
    "middle": "central",
    "right": "droit",
}
Step: Final = {
    "action": "fais maintenant une action ou renonces-y : 'no action'",
    "choose": "choisis maintenant une des trois tuiles : 'take 2'",
    "order": "choisis maintenant le gain à prendre d’abord : 'gain 1 legion'",
    "pick": "choisis maintenant ta première tuile : 'pick 3'",
    "place": "pose maintenant ta tuile : 'place e4 turned 1'",
    "reserve": "choisis maintenant ta tuile suivante : 'reserve 3'",
    "trade": "échange maintenant ou refuse : 'no trade'",
}
Half: Final = {
    "blade": "lame",
    "blank": "vide",
    "disc": "disque",
    "laurel": "laurier",
}
Side: Final = {
    "east": "est",
    "north": "nord",
    "south": "sud",
    "west": "ouest",
}
Objective: Final = {
    "all colours": "une tuile de chaque couleur",
    "column and lyre": "colonne et lyre",
    "four of a colour": "quatre tuiles d’une couleur",
    "mask and column": "masque et colonne",
    "mask and lyre": "masque et lyre",
    "no equal neighbours": "pas deux voisines d’une même couleur",
    "no icons": "cinq tuiles sans ornements",
    "one colour": "cinq tuiles d’une couleur",
    "one icon": "cinq fois le même ornement",
    "seven stars": "sept étoiles",
    "two blessings": "deux bénédictions jouées",
    "two monuments": "deux monuments",
}


def list_pair(a: str, b: str) -> str:
    return a + " et " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def seat(number: str) -> str:
    return "siège " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_numbers(items: list[str]) -> str:
    return join(items, list_numbers, list_numbers)


def Tile(f: insula.games.magna_roma.facts.nouns.Tile, names: Names) -> str:
    return ("Centre-ville" if f.colour == "center" else "tuile quartier " + Colour[f.colour] + " " + str(f.number)) + (("" if f.stars == 0 else " (" + str(f.stars) + " étoile)" if (f.stars == 0 or f.stars == 1) else " (" + str(f.stars) + " étoiles)") if f.icon == "none" else " (" + Icon[f.icon] + ("" if f.icon2 == "none" else ", " + Icon[f.icon2]) + ("" if f.stars == 0 else ", " + str(f.stars) + " étoile" if (f.stars == 0 or f.stars == 1) else ", " + str(f.stars) + " étoiles") + ")")


def Amount(f: insula.games.magna_roma.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " luxe" if (f.count == 0 or f.count == 1) else str(f.count) + " luxes") if f.good == "luxuries" else str(f.count) + " PV" if f.good == "points" else (str(f.count) + " pièce" if (f.count == 0 or f.count == 1) else str(f.count) + " pièces") if f.good == "coins" else (str(f.count) + " habitant" if (f.count == 0 or f.count == 1) else str(f.count) + " habitants") if f.good == "population" else (str(f.count) + " armée" if (f.count == 0 or f.count == 1) else str(f.count) + " armées") if f.good == "legions" else str(f.count) + " pas de faveur" if f.good == "faith" else (str(f.count) + " jeton Faveur des dieux" if (f.count == 0 or f.count == 1) else str(f.count) + " jetons Faveur des dieux"))


def event_picked(f: insula.games.magna_roma.facts.events.Picked, names: Names) -> str:
    return "choisit la " + Tile(f.tile, names) + " de l’emplacement " + str(f.slot)


def event_took(f: insula.games.magna_roma.facts.events.Took, names: Names) -> str:
    return "prend la " + Tile(f.tile, names)


def event_placed(f: insula.games.magna_roma.facts.events.Placed, names: Names) -> str:
    return "pose la " + Tile(f.tile, names) + " en " + f.cell + ("" if f.turned == 0 else ", tournée " + str(f.turned) + " fois" if (f.turned == 0 or f.turned == 1) else ", tournée " + str(f.turned) + " fois")


def event_star(f: insula.games.magna_roma.facts.events.Star, names: Names) -> str:
    return "le marqueur " + Track[f.track] + " avance à la case " + str(f.space)


def event_gained(f: insula.games.magna_roma.facts.events.Gained, names: Names) -> str:
    return "gagne " + Amount(f.amount, names) + " : " + fact(f.cause, names)


def event_waits(f: insula.games.magna_roma.facts.events.Waits, names: Names) -> str:
    return "gagne " + Amount(f.amount, names) + " plus tard : " + fact(f.cause, names)


def event_lost(f: insula.games.magna_roma.facts.events.Lost, names: Names) -> str:
    return "perd " + Amount(f.amount, names) + " " + ("au bout du plateau" if f.why == "past_end" else "car il n’en reste plus")


def event_traded(f: insula.games.magna_roma.facts.events.Traded, names: Names) -> str:
    return "échange " + joined([Amount(each, names) for each in f.paid]) + " contre " + Amount(f.gained, names)


def event_declined(f: insula.games.magna_roma.facts.events.Declined, names: Names) -> str:
    return "n’échange pas " + joined([Amount(each, names) for each in f.paid]) + " contre " + Amount(f.gained, names)


def event_built(f: insula.games.magna_roma.facts.events.Built, names: Names) -> str:
    return "bâtit " + box_name(NAMES, "monument", f.monument, names) + " " + ("sur le Centre-ville" if f.on_center else "en " + f.site) + " pour " + Amount(f.price, names)


def event_conquered(f: insula.games.magna_roma.facts.events.Conquered, names: Names) -> str:
    return "conquiert l’emplacement " + Third[f.slot] + " de la province " + box_name(NAMES, "province", f.province, names) + " avec " + Amount(f.price, names)


def event_blessed(f: insula.games.magna_roma.facts.events.Blessed, names: Names) -> str:
    return "bénit la tuile en " + f.cell


def event_no_action(f: insula.games.magna_roma.facts.events.NoAction, names: Names) -> str:
    return "renonce à l’action"


def event_reserved(f: insula.games.magna_roma.facts.events.Reserved, names: Names) -> str:
    return "choisit la " + Tile(f.tile, names) + " de l’emplacement " + str(f.slot)


def event_refilled(f: insula.games.magna_roma.facts.events.Refilled, names: Names) -> str:
    return "l’emplacement " + str(f.slot) + " reçoit la " + Tile(f.tile, names)


def event_displayed(f: insula.games.magna_roma.facts.events.Displayed, names: Names) -> str:
    return "nouveau monument exposé : " + box_name(NAMES, "monument", f.monument, names)


def event_discarded(f: insula.games.magna_roma.facts.events.Discarded, names: Names) -> str:
    return "la " + Tile(f.tile, names) + " quitte la partie"


def event_revealed(f: insula.games.magna_roma.facts.events.Revealed, names: Names) -> str:
    return "la " + Tile(f.tile, names) + " est révélée comme tuile " + str(f.place)


def event_token(f: insula.games.magna_roma.facts.events.Token, names: Names) -> str:
    return "prend le jeton de la case " + str(f.space) + " du plateau Militaire : " + Amount(f.points, names)


def event_ended(f: insula.games.magna_roma.facts.events.Ended, names: Names) -> str:
    return "la partie se termine"


def move_pick(f: insula.games.magna_roma.facts.moves.Pick, names: Names) -> str:
    return "choisir la tuile de l’emplacement " + str(f.slot)


def move_take(f: insula.games.magna_roma.facts.moves.Take, names: Names) -> str:
    return "prendre la tuile " + str(f.place)


def move_place(f: insula.games.magna_roma.facts.moves.Place, names: Names) -> str:
    return "poser la tuile en " + f.cell + ("" if f.turned == 0 else ", tournée une fois" if f.turned == 1 else ", tournée deux fois" if f.turned == 2 else ", tournée " + str(f.turned) + " fois")


def move_trade(f: insula.games.magna_roma.facts.moves.Trade, names: Names) -> str:
    return "échanger " + joined([Amount(each, names) for each in f.paid]) + " contre " + Amount(f.gained, names)


def move_no_trade(f: insula.games.magna_roma.facts.moves.SkipTrade, names: Names) -> str:
    return "ne pas échanger"


def move_gain(f: insula.games.magna_roma.facts.moves.GainFirst, names: Names) -> str:
    return "gagner d’abord " + Amount(f.amount, names)


def move_no_action(f: insula.games.magna_roma.facts.moves.SkipAction, names: Names) -> str:
    return "renoncer à l’action"


def move_build(f: insula.games.magna_roma.facts.moves.Build, names: Names) -> str:
    return "bâtir " + box_name(NAMES, "monument", f.monument, names) + " " + ("sur le Centre-ville" if f.on_center else "en " + f.site)


def move_conquer(f: insula.games.magna_roma.facts.moves.Conquer, names: Names) -> str:
    return "conquérir l’emplacement " + Third[f.slot] + " de la province " + box_name(NAMES, "province", f.province, names)


def move_bless(f: insula.games.magna_roma.facts.moves.Bless, names: Names) -> str:
    return "bénir la tuile en " + f.cell


def move_reserve(f: insula.games.magna_roma.facts.moves.Reserve, names: Names) -> str:
    return "choisir la tuile de l’emplacement " + str(f.slot)


def question_pick(f: insula.games.magna_roma.facts.moves.AskPick, names: Names) -> str:
    return "Choisis ta première tuile quartier dans le cercle."


def question_choose(f: insula.games.magna_roma.facts.moves.AskChoose, names: Names) -> str:
    return "Choisis une des trois tuiles."


def question_place(f: insula.games.magna_roma.facts.moves.AskPlace, names: Names) -> str:
    return "Pose ta tuile quartier à côté de ta ville."


def question_trade(f: insula.games.magna_roma.facts.moves.AskTrade, names: Names) -> str:
    return "Fais cet échange ou refuse-le."


def question_order(f: insula.games.magna_roma.facts.moves.AskOrder, names: Names) -> str:
    return "Choisis le gain à prendre d’abord."


def question_action(f: insula.games.magna_roma.facts.moves.AskAction, names: Names) -> str:
    return "Bâtis, conquiers ou bénis, ou renonce à l’action."


def question_reserve(f: insula.games.magna_roma.facts.moves.AskReserve, names: Names) -> str:
    return "Choisis la tuile de ton prochain tour."


def question_over(f: insula.games.magna_roma.facts.moves.NoQuestion, names: Names) -> str:
    return "La partie est terminée."


def reason_over(f: insula.games.magna_roma.facts.reasons.GameOver, names: Names) -> str:
    return "la partie est terminée"


def reason_not_now(f: insula.games.magna_roma.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.magna_roma.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' n’est pas un coup de ce jeu ; " + Step[f.step]


def reason_outside_square(f: insula.games.magna_roma.facts.reasons.OutsideSquare, names: Names) -> str:
    return "avec une tuile en " + f.cell + ", la ville ne tiendrait pas dans 5×5"


def reason_cell_taken(f: insula.games.magna_roma.facts.reasons.CellTaken, names: Names) -> str:
    return "il y a déjà une tuile en " + f.cell


def reason_not_beside(f: insula.games.magna_roma.facts.reasons.NotBeside, names: Names) -> str:
    return f.cell + " n’est pas à côté d’une tuile de ta ville"


def reason_four_turns(f: insula.games.magna_roma.facts.reasons.FourTurns, names: Names) -> str:
    return "une tuile se tourne de 0 à 3 fois"


def reason_same_turn(f: insula.games.magna_roma.facts.reasons.SameTurn, names: Names) -> str:
    return "tournée " + str(f.turned) + " fois, elle est comme tournée " + str(f.same) + " fois"


def reason_ring_size(f: insula.games.magna_roma.facts.reasons.RingSize, names: Names) -> str:
    return "le cercle a " + str(f.slots) + " emplacements"


def reason_marker_stands(f: insula.games.magna_roma.facts.reasons.MarkerStands, names: Names) -> str:
    return "le marqueur de " + player(names, f.seat) + " est sur l’emplacement " + str(f.slot)


def reason_slot_empty(f: insula.games.magna_roma.facts.reasons.SlotEmpty, names: Names) -> str:
    return "l’emplacement " + str(f.slot) + " est vide"


def reason_too_far(f: insula.games.magna_roma.facts.reasons.TooFar, names: Names) -> str:
    return "l’emplacement " + str(f.slot) + " est à plus de 2 tuiles libres"


def reason_three_tiles(f: insula.games.magna_roma.facts.reasons.ThreeTiles, names: Names) -> str:
    return "il y a trois tuiles au choix"


def reason_cannot_pay(f: insula.games.magna_roma.facts.reasons.CannotPay, names: Names) -> str:
    return "tu ne peux pas payer cet échange"


def reason_other_trade(f: insula.games.magna_roma.facts.reasons.OtherTrade, names: Names) -> str:
    return "l’échange proposé maintenant est '" + fact(f.trade, names) + "'"


def reason_not_pending(f: insula.games.magna_roma.facts.reasons.NotPending, names: Names) -> str:
    return "'" + f.gain + "' n’est pas un des gains en attente"


def reason_not_on_display(f: insula.games.magna_roma.facts.reasons.NotOnDisplay, names: Names) -> str:
    return "'" + f.name + "' n’est pas exposé"


def reason_too_dear(f: insula.games.magna_roma.facts.reasons.TooDear, names: Names) -> str:
    return "coûte " + Amount(f.price, names) + " ; tu as " + str(f.held)


def reason_on_center(f: insula.games.magna_roma.facts.reasons.OnCenter, names: Names) -> str:
    return "il se bâtit sur le Centre-ville : n’indique pas de site"


def reason_needs_site(f: insula.games.magna_roma.facts.reasons.NeedsSite, names: Names) -> str:
    return "il se bâtit entre quatre tuiles : ajoute un site, par exemple 'at c3-d4'"


def reason_no_site(f: insula.games.magna_roma.facts.reasons.NoSite, names: Names) -> str:
    return "'" + f.site + "' ne désigne pas quatre tuiles qui se rencontrent, comme c3-d4"


def reason_is_center(f: insula.games.magna_roma.facts.reasons.IsCenter, names: Names) -> str:
    return f.cell + " est le Centre-ville"


def reason_no_tile(f: insula.games.magna_roma.facts.reasons.NoTile, names: Names) -> str:
    return "il n’y a pas de tuile en " + f.cell


def reason_covered(f: insula.games.magna_roma.facts.reasons.Covered, names: Names) -> str:
    return "il y a déjà un monument en " + f.cell


def reason_not_in_play(f: insula.games.magna_roma.facts.reasons.NotInPlay, names: Names) -> str:
    return "'" + f.name + "' n’est pas en jeu"


def reason_slot_conquered(f: insula.games.magna_roma.facts.reasons.SlotConquered, names: Names) -> str:
    return player(names, f.seat) + " a conquis cet emplacement"


def reason_slot_blocked(f: insula.games.magna_roma.facts.reasons.SlotBlocked, names: Names) -> str:
    return "cet emplacement est bloqué toute la partie"


def reason_own_disc(f: insula.games.magna_roma.facts.reasons.OwnDisc, names: Names) -> str:
    return "tu as déjà un marqueur sur cette carte"


def reason_too_few_legions(f: insula.games.magna_roma.facts.reasons.TooFewLegions, names: Names) -> str:
    return "coûte " + Amount(f.price, names) + " ; tu as " + str(f.held)


def reason_no_blessing(f: insula.games.magna_roma.facts.reasons.NoBlessing, names: Names) -> str:
    return "tu n’as pas de jeton Faveur des dieux à jouer"


def reason_not_in_city(f: insula.games.magna_roma.facts.reasons.NotInCity, names: Names) -> str:
    return "il n’y a pas de tuile de ta ville en " + f.cell


def reason_already_blessed(f: insula.games.magna_roma.facts.reasons.AlreadyBlessed, names: Names) -> str:
    return "la tuile en " + f.cell + " a déjà un jeton Faveur des dieux"


def cause_joint(f: insula.games.magna_roma.facts.events.FromJoint, names: Names) -> str:
    return Half[f.own] + " + " + Half[f.facing] + ", " + ("Centre-ville" if f.beside == "center" else "tuile " + Colour[f.beside]) + " côté " + Side[f.side]


def cause_bonus(f: insula.games.magna_roma.facts.events.FromBonus, names: Names) -> str:
    return "bonus " + joined([Track[each] for each in f.tracks]) + " de la case " + str(f.space)


def cause_trade(f: insula.games.magna_roma.facts.events.FromTrade, names: Names) -> str:
    return "l’échange"


def cause_monument(f: insula.games.magna_roma.facts.events.FromMonument, names: Names) -> str:
    return "le monument"


def cause_province(f: insula.games.magna_roma.facts.events.FromProvince, names: Names) -> str:
    return "la province"


def cause_faith(f: insula.games.magna_roma.facts.events.FromFaith, names: Names) -> str:
    return "le plateau de la Faveur des dieux"


def effect_at_once(f: insula.games.magna_roma.facts.cards.AtOnce, names: Names) -> str:
    return Amount(f.amount, names) + " aussitôt, " + fact(f.worth, names)


def effect_flat(f: insula.games.magna_roma.facts.cards.Flat, names: Names) -> str:
    return str(f.points) + " PV"


def effect_per_colour(f: insula.games.magna_roma.facts.cards.PerColour, names: Names) -> str:
    return str(f.points) + " PV par tuile " + Track[f.colour] + " en dessous"


def effect_per_icon(f: insula.games.magna_roma.facts.cards.PerIcon, names: Names) -> str:
    return str(f.points) + " PV par " + Icon[f.icon] + " en dessous"


def effect_by_staff(f: insula.games.magna_roma.facts.cards.ByStaff, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV selon les habitants"


def effect_by_variety(f: insula.games.magna_roma.facts.cards.ByVariety, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " PV selon les ornements différents en dessous"


def condition_district(f: insula.games.magna_roma.facts.cards.District, names: Names) -> str:
    return "quartier " + ("rouge" if f.colour == "red" else "violet" if f.colour == "purple" else "brun" if f.colour == "brown" else "")


def condition_equal_pair(f: insula.games.magna_roma.facts.cards.EqualPair, names: Names) -> str:
    return "paire de " + Icon[f.icon] + "s"


def condition_mixed_pair(f: insula.games.magna_roma.facts.cards.MixedPair, names: Names) -> str:
    return Icon[f.first] + " et " + Icon[f.second]


def condition_trio(f: insula.games.magna_roma.facts.cards.Trio, names: Names) -> str:
    return "masque, lyre et colonne"


def goal_row(f: insula.games.magna_roma.facts.cards.RowGoal, names: Names) -> str:
    return "Ligne " + str(f.number) + " : " + Objective[f.objective]


def goal_column(f: insula.games.magna_roma.facts.cards.ColumnGoal, names: Names) -> str:
    return "Colonne " + str(f.number) + " : " + Objective[f.objective]


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
    """Texts that the terminal shows in the language 'fr'."""
