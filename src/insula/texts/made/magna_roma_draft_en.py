"""magna_roma_draft in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.magna_roma.facts.cards
import insula.games.magna_roma.facts.events
import insula.games.magna_roma.facts.moves
import insula.games.magna_roma.facts.nouns
import insula.games.magna_roma.facts.reasons

NAMES: Final[dict[str, str]] = {
}
Colour: Final = {
    "brown": "brown",
    "center": "Town Center",
    "purple": "purple",
    "red": "red",
}
Icon: Final = {
    "column": "column",
    "lyre": "lyre",
    "mask": "mask",
    "none": "no icon",
}
Track: Final = {
    "brown": "brown",
    "purple": "purple",
    "red": "red",
}
Third: Final = {
    "left": "left",
    "middle": "middle",
    "right": "right",
}
Step: Final = {
    "action": "now take an action or skip it: 'no action'",
    "choose": "now choose one of the three tiles: 'take 2'",
    "order": "now choose which gain to take first: 'gain 1 legion'",
    "pick": "now choose your first tile: 'pick 3'",
    "place": "now place your tile: 'place e4 turned 1'",
    "reserve": "now choose your next tile: 'reserve 3'",
    "trade": "now trade or decline: 'no trade'",
}
Half: Final = {
    "blade": "blade",
    "blank": "blank",
    "disc": "disc",
    "laurel": "laurel",
}
Side: Final = {
    "east": "east",
    "north": "north",
    "south": "south",
    "west": "west",
}
Objective: Final = {
    "all colours": "a tile of each colour",
    "column and lyre": "column and lyre",
    "four of a colour": "four tiles of one colour",
    "mask and column": "mask and column",
    "mask and lyre": "mask and lyre",
    "no equal neighbours": "no two neighbours of the same colour",
    "no icons": "five tiles without icons",
    "one colour": "five tiles of one colour",
    "one icon": "the same icon five times",
    "seven stars": "seven stars",
    "two blessings": "two blessings played",
    "two monuments": "two monuments",
}


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def seat(number: str) -> str:
    return "seat " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_numbers(items: list[str]) -> str:
    return join(items, list_numbers, list_numbers)


def Tile(f: insula.games.magna_roma.facts.nouns.Tile, names: Names) -> str:
    return ("Town Center" if f.colour == "center" else Colour[f.colour] + " neighborhood tile " + str(f.number)) + (("" if f.stars == 0 else " (" + str(f.stars) + " star)" if f.stars == 1 else " (" + str(f.stars) + " stars)") if f.icon == "none" else " (" + Icon[f.icon] + ("" if f.icon2 == "none" else ", " + Icon[f.icon2]) + ("" if f.stars == 0 else ", " + str(f.stars) + " star" if f.stars == 1 else ", " + str(f.stars) + " stars") + ")")


def Amount(f: insula.games.magna_roma.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " luxury" if f.count == 1 else str(f.count) + " luxuries") if f.good == "luxuries" else str(f.count) + " VP" if f.good == "points" else (str(f.count) + " coin" if f.count == 1 else str(f.count) + " coins") if f.good == "coins" else str(f.count) + " population" if f.good == "population" else (str(f.count) + " army" if f.count == 1 else str(f.count) + " armies") if f.good == "legions" else (str(f.count) + " favor step" if f.count == 1 else str(f.count) + " favor steps") if f.good == "faith" else (str(f.count) + " Gods' Favor token" if f.count == 1 else str(f.count) + " Gods' Favor tokens"))


def event_picked(f: insula.games.magna_roma.facts.events.Picked, names: Names) -> str:
    return "chose the " + Tile(f.tile, names) + " on slot " + str(f.slot)


def event_took(f: insula.games.magna_roma.facts.events.Took, names: Names) -> str:
    return "took the " + Tile(f.tile, names)


def event_placed(f: insula.games.magna_roma.facts.events.Placed, names: Names) -> str:
    return "placed the " + Tile(f.tile, names) + " on " + f.cell + ("" if f.turned == 0 else ", turned " + str(f.turned))


def event_star(f: insula.games.magna_roma.facts.events.Star, names: Names) -> str:
    return "the " + Track[f.track] + " marker moves to space " + str(f.space)


def event_gained(f: insula.games.magna_roma.facts.events.Gained, names: Names) -> str:
    return "gained " + Amount(f.amount, names) + ": " + fact(f.cause, names)


def event_waits(f: insula.games.magna_roma.facts.events.Waits, names: Names) -> str:
    return "gains " + Amount(f.amount, names) + " later: " + fact(f.cause, names)


def event_lost(f: insula.games.magna_roma.facts.events.Lost, names: Names) -> str:
    return "lost " + Amount(f.amount, names) + " " + ("past the end of the board" if f.why == "past_end" else "because none are left")


def event_traded(f: insula.games.magna_roma.facts.events.Traded, names: Names) -> str:
    return "traded " + joined([Amount(each, names) for each in f.paid]) + " for " + Amount(f.gained, names)


def event_declined(f: insula.games.magna_roma.facts.events.Declined, names: Names) -> str:
    return "did not trade " + joined([Amount(each, names) for each in f.paid]) + " for " + Amount(f.gained, names)


def event_built(f: insula.games.magna_roma.facts.events.Built, names: Names) -> str:
    return "constructed the " + box_name(NAMES, "monument", f.monument, names) + " " + ("on the Town Center" if f.on_center else "at " + f.site) + " for " + Amount(f.price, names)


def event_conquered(f: insula.games.magna_roma.facts.events.Conquered, names: Names) -> str:
    return "conquered the " + Third[f.slot] + " slot of " + box_name(NAMES, "province", f.province, names) + " with " + Amount(f.price, names)


def event_blessed(f: insula.games.magna_roma.facts.events.Blessed, names: Names) -> str:
    return "blessed the tile on " + f.cell


def event_no_action(f: insula.games.magna_roma.facts.events.NoAction, names: Names) -> str:
    return "skipped the action"


def event_reserved(f: insula.games.magna_roma.facts.events.Reserved, names: Names) -> str:
    return "chose the " + Tile(f.tile, names) + " on slot " + str(f.slot)


def event_refilled(f: insula.games.magna_roma.facts.events.Refilled, names: Names) -> str:
    return "slot " + str(f.slot) + " is refilled with the " + Tile(f.tile, names)


def event_displayed(f: insula.games.magna_roma.facts.events.Displayed, names: Names) -> str:
    return "new monument on display: " + box_name(NAMES, "monument", f.monument, names)


def event_discarded(f: insula.games.magna_roma.facts.events.Discarded, names: Names) -> str:
    return "the " + Tile(f.tile, names) + " is removed from the game"


def event_revealed(f: insula.games.magna_roma.facts.events.Revealed, names: Names) -> str:
    return "the " + Tile(f.tile, names) + " is revealed as tile " + str(f.place)


def event_token(f: insula.games.magna_roma.facts.events.Token, names: Names) -> str:
    return "took the token on space " + str(f.space) + " of the Military board: " + Amount(f.points, names)


def event_ended(f: insula.games.magna_roma.facts.events.Ended, names: Names) -> str:
    return "the game ends"


def move_pick(f: insula.games.magna_roma.facts.moves.Pick, names: Names) -> str:
    return "choose the tile on slot " + str(f.slot)


def move_take(f: insula.games.magna_roma.facts.moves.Take, names: Names) -> str:
    return "take tile " + str(f.place)


def move_place(f: insula.games.magna_roma.facts.moves.Place, names: Names) -> str:
    return "place the tile on " + f.cell + ("" if f.turned == 0 else ", turned once" if f.turned == 1 else ", turned twice" if f.turned == 2 else ", turned " + str(f.turned) + " times")


def move_trade(f: insula.games.magna_roma.facts.moves.Trade, names: Names) -> str:
    return "trade " + joined([Amount(each, names) for each in f.paid]) + " for " + Amount(f.gained, names)


def move_no_trade(f: insula.games.magna_roma.facts.moves.SkipTrade, names: Names) -> str:
    return "do not trade"


def move_gain(f: insula.games.magna_roma.facts.moves.GainFirst, names: Names) -> str:
    return "gain " + Amount(f.amount, names) + " first"


def move_no_action(f: insula.games.magna_roma.facts.moves.SkipAction, names: Names) -> str:
    return "skip the action"


def move_build(f: insula.games.magna_roma.facts.moves.Build, names: Names) -> str:
    return "construct the " + box_name(NAMES, "monument", f.monument, names) + " " + ("on the Town Center" if f.on_center else "at " + f.site)


def move_conquer(f: insula.games.magna_roma.facts.moves.Conquer, names: Names) -> str:
    return "conquer the " + Third[f.slot] + " slot of " + box_name(NAMES, "province", f.province, names)


def move_bless(f: insula.games.magna_roma.facts.moves.Bless, names: Names) -> str:
    return "bless the tile on " + f.cell


def move_reserve(f: insula.games.magna_roma.facts.moves.Reserve, names: Names) -> str:
    return "choose the tile on slot " + str(f.slot)


def question_pick(f: insula.games.magna_roma.facts.moves.AskPick, names: Names) -> str:
    return "Choose your first neighborhood tile from the circle."


def question_choose(f: insula.games.magna_roma.facts.moves.AskChoose, names: Names) -> str:
    return "Choose one of the three tiles."


def question_place(f: insula.games.magna_roma.facts.moves.AskPlace, names: Names) -> str:
    return "Place your neighborhood tile next to your city."


def question_trade(f: insula.games.magna_roma.facts.moves.AskTrade, names: Names) -> str:
    return "Make this trade or decline it."


def question_order(f: insula.games.magna_roma.facts.moves.AskOrder, names: Names) -> str:
    return "Choose which gain to take first."


def question_action(f: insula.games.magna_roma.facts.moves.AskAction, names: Names) -> str:
    return "Construct, conquer or bless, or skip the action."


def question_reserve(f: insula.games.magna_roma.facts.moves.AskReserve, names: Names) -> str:
    return "Choose the tile for your next turn."


def question_over(f: insula.games.magna_roma.facts.moves.NoQuestion, names: Names) -> str:
    return "The game is over."


def reason_over(f: insula.games.magna_roma.facts.reasons.GameOver, names: Names) -> str:
    return "the game is over"


def reason_not_now(f: insula.games.magna_roma.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.magna_roma.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' is not a move of this game; " + Step[f.step]


def reason_outside_square(f: insula.games.magna_roma.facts.reasons.OutsideSquare, names: Names) -> str:
    return "with a tile on " + f.cell + " the city would not fit into 5×5"


def reason_cell_taken(f: insula.games.magna_roma.facts.reasons.CellTaken, names: Names) -> str:
    return "there is already a tile on " + f.cell


def reason_not_beside(f: insula.games.magna_roma.facts.reasons.NotBeside, names: Names) -> str:
    return f.cell + " is not next to a tile of your city"


def reason_four_turns(f: insula.games.magna_roma.facts.reasons.FourTurns, names: Names) -> str:
    return "a tile can be turned 0 to 3 times"


def reason_same_turn(f: insula.games.magna_roma.facts.reasons.SameTurn, names: Names) -> str:
    return "turned " + str(f.turned) + " looks the same as turned " + str(f.same)


def reason_ring_size(f: insula.games.magna_roma.facts.reasons.RingSize, names: Names) -> str:
    return "the circle has " + str(f.slots) + " slots"


def reason_marker_stands(f: insula.games.magna_roma.facts.reasons.MarkerStands, names: Names) -> str:
    return player(names, f.seat) + "'s marker is on slot " + str(f.slot)


def reason_slot_empty(f: insula.games.magna_roma.facts.reasons.SlotEmpty, names: Names) -> str:
    return "slot " + str(f.slot) + " is empty"


def reason_too_far(f: insula.games.magna_roma.facts.reasons.TooFar, names: Names) -> str:
    return "slot " + str(f.slot) + " is more than 2 free tiles away"


def reason_three_tiles(f: insula.games.magna_roma.facts.reasons.ThreeTiles, names: Names) -> str:
    return "there are three tiles to choose from"


def reason_cannot_pay(f: insula.games.magna_roma.facts.reasons.CannotPay, names: Names) -> str:
    return "you cannot pay for this trade"


def reason_other_trade(f: insula.games.magna_roma.facts.reasons.OtherTrade, names: Names) -> str:
    return "the trade offered now is '" + fact(f.trade, names) + "'"


def reason_not_pending(f: insula.games.magna_roma.facts.reasons.NotPending, names: Names) -> str:
    return "'" + f.gain + "' is not one of the pending gains"


def reason_not_on_display(f: insula.games.magna_roma.facts.reasons.NotOnDisplay, names: Names) -> str:
    return "'" + f.name + "' is not on display"


def reason_too_dear(f: insula.games.magna_roma.facts.reasons.TooDear, names: Names) -> str:
    return "costs " + Amount(f.price, names) + "; you have " + str(f.held)


def reason_on_center(f: insula.games.magna_roma.facts.reasons.OnCenter, names: Names) -> str:
    return "it is constructed on the Town Center: leave out the site"


def reason_needs_site(f: insula.games.magna_roma.facts.reasons.NeedsSite, names: Names) -> str:
    return "it is constructed between four tiles: add a site such as 'at c3-d4'"


def reason_no_site(f: insula.games.magna_roma.facts.reasons.NoSite, names: Names) -> str:
    return "'" + f.site + "' does not name four tiles that meet, such as c3-d4"


def reason_is_center(f: insula.games.magna_roma.facts.reasons.IsCenter, names: Names) -> str:
    return f.cell + " is the Town Center"


def reason_no_tile(f: insula.games.magna_roma.facts.reasons.NoTile, names: Names) -> str:
    return "there is no tile on " + f.cell


def reason_covered(f: insula.games.magna_roma.facts.reasons.Covered, names: Names) -> str:
    return "there is already a monument on " + f.cell


def reason_not_in_play(f: insula.games.magna_roma.facts.reasons.NotInPlay, names: Names) -> str:
    return "'" + f.name + "' is not in play"


def reason_slot_conquered(f: insula.games.magna_roma.facts.reasons.SlotConquered, names: Names) -> str:
    return player(names, f.seat) + " has conquered that slot"


def reason_slot_blocked(f: insula.games.magna_roma.facts.reasons.SlotBlocked, names: Names) -> str:
    return "that slot is blocked for the whole game"


def reason_own_disc(f: insula.games.magna_roma.facts.reasons.OwnDisc, names: Names) -> str:
    return "you already have a marker on that card"


def reason_too_few_legions(f: insula.games.magna_roma.facts.reasons.TooFewLegions, names: Names) -> str:
    return "costs " + Amount(f.price, names) + "; you have " + str(f.held)


def reason_no_blessing(f: insula.games.magna_roma.facts.reasons.NoBlessing, names: Names) -> str:
    return "you have no Gods' Favor token to play"


def reason_not_in_city(f: insula.games.magna_roma.facts.reasons.NotInCity, names: Names) -> str:
    return "there is no tile of your city on " + f.cell


def reason_already_blessed(f: insula.games.magna_roma.facts.reasons.AlreadyBlessed, names: Names) -> str:
    return "the tile on " + f.cell + " already has a Gods' Favor token"


def cause_joint(f: insula.games.magna_roma.facts.events.FromJoint, names: Names) -> str:
    return Half[f.own] + " + " + Half[f.facing] + " with the " + ("Town Center" if f.beside == "center" else Colour[f.beside] + " tile") + " to the " + Side[f.side]


def cause_bonus(f: insula.games.magna_roma.facts.events.FromBonus, names: Names) -> str:
    return "the " + joined([Track[each] for each in f.tracks]) + " bonus on space " + str(f.space)


def cause_trade(f: insula.games.magna_roma.facts.events.FromTrade, names: Names) -> str:
    return "the trade"


def cause_monument(f: insula.games.magna_roma.facts.events.FromMonument, names: Names) -> str:
    return "the monument"


def cause_province(f: insula.games.magna_roma.facts.events.FromProvince, names: Names) -> str:
    return "the province"


def cause_faith(f: insula.games.magna_roma.facts.events.FromFaith, names: Names) -> str:
    return "the Favor of the Gods board"


def effect_at_once(f: insula.games.magna_roma.facts.cards.AtOnce, names: Names) -> str:
    return Amount(f.amount, names) + " now, " + fact(f.worth, names)


def effect_flat(f: insula.games.magna_roma.facts.cards.Flat, names: Names) -> str:
    return str(f.points) + " VP"


def effect_per_colour(f: insula.games.magna_roma.facts.cards.PerColour, names: Names) -> str:
    return str(f.points) + " VP per " + Track[f.colour] + " tile below"


def effect_per_icon(f: insula.games.magna_roma.facts.cards.PerIcon, names: Names) -> str:
    return str(f.points) + " VP per " + Icon[f.icon] + " below"


def effect_by_staff(f: insula.games.magna_roma.facts.cards.ByStaff, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " VP by staff"


def effect_by_variety(f: insula.games.magna_roma.facts.cards.ByVariety, names: Names) -> str:
    return joined_numbers([str(each) for each in f.steps]) + " VP by different icons below"


def condition_district(f: insula.games.magna_roma.facts.cards.District, names: Names) -> str:
    return Track[f.colour] + " district"


def condition_equal_pair(f: insula.games.magna_roma.facts.cards.EqualPair, names: Names) -> str:
    return "pair of " + Icon[f.icon] + "s"


def condition_mixed_pair(f: insula.games.magna_roma.facts.cards.MixedPair, names: Names) -> str:
    return Icon[f.first] + " and " + Icon[f.second]


def condition_trio(f: insula.games.magna_roma.facts.cards.Trio, names: Names) -> str:
    return "mask, lyre and column"


def goal_row(f: insula.games.magna_roma.facts.cards.RowGoal, names: Names) -> str:
    return "Row " + str(f.number) + ": " + Objective[f.objective]


def goal_column(f: insula.games.magna_roma.facts.cards.ColumnGoal, names: Names) -> str:
    return "Column " + str(f.number) + ": " + Objective[f.objective]


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



class Terminal:
    """Texts that the terminal shows in the language 'en'."""
