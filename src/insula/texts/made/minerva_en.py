"""minerva in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

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

NAMES: Final[dict[str, str]] = {
}
Good: Final = {
    "academics": "academics",
    "any": "resource of choice",
    "art": "art",
    "culture": "culture",
    "denarii": "denarii",
    "equal": "equal resource",
    "glory": "glory",
    "grain": "grain",
    "ore": "ore",
    "stone": "stone",
    "theater": "theater",
    "wood": "wood",
}
Direction: Final = {
    "east": "east",
    "north": "north",
    "south": "south",
    "west": "west",
}
Culture: Final = {
    "academics": "academics",
    "art": "art",
    "theater": "theater",
}
Rank: Final = {
    "first": "1st",
    "second": "2nd",
    "third": "3rd",
}
Step: Final = {
    "action": "choose an action now, such as 'build Markets', 'residence', 'assistant n1' or 'pass'",
    "aqueduct": "lift a tile around the Aqueduct now, such as 'lift n1'",
    "assistant": "decide now whether to hire an assistant, such as 'no assistant'",
    "bathhouse": "apply a tile around the Bathhouse now, such as 'apply n1'",
    "choose": "choose one of the gains now, such as 'choose 1 grain'",
    "circus": "remove a residence now, such as 'remove n1'",
    "convert": "exchange now, or type 'stop'",
    "culture": "take a culture tile now, such as 'take art'",
    "direction": "choose a line now, such as 'activate north'",
    "garden": "name the category of the culture point now, such as 'bind art'",
    "offer": "decide now whether to use the effect: 'use' or 'decline'",
    "place": "place the tile now, such as 'place n1'",
    "resettle": "choose a square for the lifted tile now, such as 'move to n1'",
    "resource": "choose a resource now, such as 'gain grain'",
    "sell": "sell something for the payment now, such as 'sell grain'",
}
Category: Final = {
    "cultural": "cultural",
    "military": "military",
    "production": "production",
    "residential": "residential",
    "special": "special",
    "temple": "temple",
    "trade": "trade",
}


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def list_or(a: str, b: str) -> str:
    return a + " or " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def seat(number: str) -> str:
    return "seat " + number


def joined(items: list[str]) -> str:
    return join(items, list_pair, list_more)


def joined_or(items: list[str]) -> str:
    return join(items, list_or, list_more)


def joined_parts(items: list[str]) -> str:
    return join(items, list_parts, list_parts)


def Amount(f: insula.games.minerva.facts.nouns.Amount, names: Names) -> str:
    return ((str(f.count) + " denarius" if f.count == 1 else str(f.count) + " denarii") if f.good == "denarii" else (str(f.count) + " theater point" if f.count == 1 else str(f.count) + " theater points") if f.good == "theater" else (str(f.count) + " art point" if f.count == 1 else str(f.count) + " art points") if f.good == "art" else (str(f.count) + " academics point" if f.count == 1 else str(f.count) + " academics points") if f.good == "academics" else (str(f.count) + " culture point of choice" if f.count == 1 else str(f.count) + " culture points of choice") if f.good == "culture" else (str(f.count) + " resource of choice" if f.count == 1 else str(f.count) + " resources of choice") if f.good == "any" else (str(f.count) + " equal resource" if f.count == 1 else str(f.count) + " equal resources") if f.good == "equal" else str(f.count) + " " + Good[f.good])


def event_round(f: insula.games.minerva.facts.events.Round, names: Names) -> str:
    return "round " + str(f.number) + " begins with " + player(names, f.seat)


def event_revealed(f: insula.games.minerva.facts.events.Revealed, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " comes into the facility area"


def event_round_tile_revealed(f: insula.games.minerva.facts.events.RoundTileRevealed, names: Names) -> str:
    return "a round tile comes into the facility area"


def event_taken(f: insula.games.minerva.facts.events.Taken, names: Names) -> str:
    return "paid for " + box_name(NAMES, "tile", f.tile, names)


def event_taken_lacking(f: insula.games.minerva.facts.events.TakenLacking, names: Names) -> str:
    return "paid for " + box_name(NAMES, "tile", f.tile, names) + ", with " + Amount(f.lacking, names) + " for missing resources"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return "placed " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "built a residence on " + f.square


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "placed an assistant on " + f.square


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "activated the line to the " + Direction[f.direction]


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "activated nothing"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return "gained " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return "exchanged " + Amount(f.amount, names) + " above six for " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return "paid " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return "sold " + Amount(f.amount, names) + " for 1 denarius"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return "paid " + Amount(f.money, names) + " extra because a player has passed"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "passed" + ("" if f.order_tile == 0 else " and took order tile " + str(f.order_tile))


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " has passed and gains " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "counted the culture point as " + Culture[f.culture]


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "gained the " + Culture[f.culture] + " tile worth " + str(f.points) + " VP"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "hired an assistant for " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " gains the " + Rank[f.rank] + " glory tile: " + str(f.points) + " VP"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "no player gains the " + Rank[f.rank] + " glory tile"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return "moved " + box_name(NAMES, "tile", f.tile, names) + " from " + f.start + " to " + f.square


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "removed the residence on " + f.square + " from the game"


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " leaves the game"


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return "took " + Amount(f.money, names) + " from the round tile"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "did not use the effect of " + box_name(NAMES, "tile", f.tile, names)


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "the game ends"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return "applied " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_line(f: insula.games.minerva.facts.prospects.LineGives, names: Names) -> str:
    return Direction[f.direction] + ": " + joined_parts([fact(each, names) for each in f.steps])


def event_does(f: insula.games.minerva.facts.prospects.Does, names: Names) -> str:
    return fact(f.effect, names)


def event_would_score(f: insula.games.minerva.facts.prospects.WouldScore, names: Names) -> str:
    return "would score " + str(f.points) + " VP in the city as it is now"


def event_temple_more(f: insula.games.minerva.facts.prospects.TempleScoresMore, names: Names) -> str:
    return str(f.points) + " VP more for the temple on " + f.square


def event_falls_apart(f: insula.games.minerva.facts.prospects.FallsApart, names: Names) -> str:
    return "splits the city into " + str(f.parts) + " parts"


def move_pass(f: insula.games.minerva.facts.moves.Pass, names: Names) -> str:
    return "pass"


def move_build(f: insula.games.minerva.facts.moves.Build, names: Names) -> str:
    return "build " + box_name(NAMES, "tile", f.tile, names)


def move_build_over(f: insula.games.minerva.facts.moves.BuildOver, names: Names) -> str:
    return "build " + box_name(NAMES, "tile", f.tile, names) + "; " + box_name(NAMES, "tile", f.partner, names) + " leaves the game"


def move_build_over_money(f: insula.games.minerva.facts.moves.BuildOverMoney, names: Names) -> str:
    return "build " + box_name(NAMES, "tile", f.tile, names) + "; " + (str(f.denarii) + " denarius leaves" if f.denarii == 1 else str(f.denarii) + " denarii leave") + " the game"


def move_take_money(f: insula.games.minerva.facts.moves.TakeMoney, names: Names) -> str:
    return "take " + (str(f.denarii) + " denarius" if f.denarii == 1 else str(f.denarii) + " denarii") + "; " + box_name(NAMES, "tile", f.tile, names) + " leaves the game"


def move_residence(f: insula.games.minerva.facts.moves.Residence, names: Names) -> str:
    return "build a residence"


def move_assistant(f: insula.games.minerva.facts.moves.Assistant, names: Names) -> str:
    return "place an assistant on " + f.square


def move_place(f: insula.games.minerva.facts.moves.Place, names: Names) -> str:
    return "place it on " + f.square


def move_activate(f: insula.games.minerva.facts.moves.Activate, names: Names) -> str:
    return "activate the line to the " + Direction[f.direction]


def move_activate_nothing(f: insula.games.minerva.facts.moves.ActivateNothing, names: Names) -> str:
    return "activate nothing"


def move_gain(f: insula.games.minerva.facts.moves.GainResource, names: Names) -> str:
    return "gain " + Good[f.good]


def move_sell(f: insula.games.minerva.facts.moves.Sell, names: Names) -> str:
    return "sell " + Good[f.good]


def move_pay(f: insula.games.minerva.facts.moves.Pay, names: Names) -> str:
    return "pay " + Amount(f.price, names) + " for " + Amount(f.amount, names)


def move_stop(f: insula.games.minerva.facts.moves.StopPaying, names: Names) -> str:
    return "stop"


def move_choose(f: insula.games.minerva.facts.moves.Choose, names: Names) -> str:
    return "choose " + Amount(f.amount, names)


def move_use(f: insula.games.minerva.facts.moves.Use, names: Names) -> str:
    return "use the effect"


def move_decline(f: insula.games.minerva.facts.moves.Decline, names: Names) -> str:
    return "do not use the effect"


def move_apply(f: insula.games.minerva.facts.moves.Apply, names: Names) -> str:
    return "apply the tile on " + f.square


def move_lift(f: insula.games.minerva.facts.moves.Lift, names: Names) -> str:
    return "lift the tile on " + f.square


def move_move_to(f: insula.games.minerva.facts.moves.MoveTo, names: Names) -> str:
    return "move it to " + f.square


def move_remove(f: insula.games.minerva.facts.moves.Remove, names: Names) -> str:
    return "remove the residence on " + f.square


def move_take_culture(f: insula.games.minerva.facts.moves.TakeCulture, names: Names) -> str:
    return "take the " + Culture[f.culture] + " tile"


def move_bind(f: insula.games.minerva.facts.moves.Bind, names: Names) -> str:
    return "count the point as " + Culture[f.culture]


def move_hire(f: insula.games.minerva.facts.moves.Hire, names: Names) -> str:
    return "hire an assistant for " + Amount(f.price, names)


def move_no_assistant(f: insula.games.minerva.facts.moves.NoAssistant, names: Names) -> str:
    return "do not hire an assistant"


def question_action(f: insula.games.minerva.facts.moves.AskAction, names: Names) -> str:
    return "Build a facility or a residence, place an assistant, or pass."


def question_place(f: insula.games.minerva.facts.moves.AskPlace, names: Names) -> str:
    return "Choose a square beside your city."


def question_direction(f: insula.games.minerva.facts.moves.AskDirection, names: Names) -> str:
    return "Choose the line to activate."


def question_sell(f: insula.games.minerva.facts.moves.AskSell, names: Names) -> str:
    return "Choose what to sell for this payment."


def question_resource(f: insula.games.minerva.facts.moves.AskResource, names: Names) -> str:
    return "Choose a resource."


def question_convert(f: insula.games.minerva.facts.moves.AskConvert, names: Names) -> str:
    return "Exchange once more, or stop."


def question_choose(f: insula.games.minerva.facts.moves.AskChoose, names: Names) -> str:
    return "Choose one."


def question_offer(f: insula.games.minerva.facts.moves.AskOffer, names: Names) -> str:
    return "Use the effect now? You cannot use it later."


def question_bathhouse(f: insula.games.minerva.facts.moves.AskBathhouse, names: Names) -> str:
    return "Choose a tile around the Bathhouse."


def question_aqueduct(f: insula.games.minerva.facts.moves.AskAqueduct, names: Names) -> str:
    return "Choose a tile to move, or none."


def question_resettle(f: insula.games.minerva.facts.moves.AskResettle, names: Names) -> str:
    return "Choose where the tile goes."


def question_circus(f: insula.games.minerva.facts.moves.AskCircus, names: Names) -> str:
    return "Choose a residence to remove, or none."


def question_culture(f: insula.games.minerva.facts.moves.AskCulture, names: Names) -> str:
    return "Take a culture tile, or none."


def question_garden(f: insula.games.minerva.facts.moves.AskGarden, names: Names) -> str:
    return "Choose the category of a culture point."


def question_assistant(f: insula.games.minerva.facts.moves.AskAssistant, names: Names) -> str:
    return "Hire an assistant?"


def question_over(f: insula.games.minerva.facts.moves.NoQuestion, names: Names) -> str:
    return "The game is over."


def reason_over(f: insula.games.minerva.facts.reasons.GameOver, names: Names) -> str:
    return "the game is over after six rounds"


def reason_not_now(f: insula.games.minerva.facts.reasons.NotNow, names: Names) -> str:
    return Step[f.step]


def reason_no_move(f: insula.games.minerva.facts.reasons.NoMove, names: Names) -> str:
    return "'" + f.text + "' is not a move of this game; " + Step[f.step]


def reason_no_residences(f: insula.games.minerva.facts.reasons.NoResidences, names: Names) -> str:
    return "you have no residences left"


def reason_no_reserve(f: insula.games.minerva.facts.reasons.NoReserve, names: Names) -> str:
    return "you have no assistant in reserve"


def reason_no_home(f: insula.games.minerva.facts.reasons.NoHome, names: Names) -> str:
    return "there is no residence without an assistant on " + f.square


def reason_no_fee(f: insula.games.minerva.facts.reasons.NoFee, names: Names) -> str:
    return "a player has passed, so an action costs 1 denarius; you have none"


def reason_not_offered(f: insula.games.minerva.facts.reasons.NotOffered, names: Names) -> str:
    return "'" + box_name(NAMES, "tile", f.tile, names) + "' is not in the facility area"


def reason_unknown_tile(f: insula.games.minerva.facts.reasons.UnknownTile, names: Names) -> str:
    return "'" + f.name + "' is not in the facility area"


def reason_no_pairs(f: insula.games.minerva.facts.reasons.NoPairs, names: Names) -> str:
    return "only a solo game has locations in pairs"


def reason_name_partner(f: insula.games.minerva.facts.reasons.NamePartner, names: Names) -> str:
    return "say which tile leaves the game: 'over " + box_name(NAMES, "tile", f.partner, names) + "'"


def reason_name_money(f: insula.games.minerva.facts.reasons.NameMoney, names: Names) -> str:
    return "say what leaves the game: 'over " + (str(f.denarii) + " denarius" if f.denarii == 1 else str(f.denarii) + " denarii") + "'"


def reason_too_dear(f: insula.games.minerva.facts.reasons.TooDear, names: Names) -> str:
    return "the missing resources cost " + Amount(f.price, names) + "; your money and sales give only " + str(f.means)


def reason_no_fee_left(f: insula.games.minerva.facts.reasons.NoFeeLeft, names: Names) -> str:
    return "a player has passed, so it costs 1 denarius more; you have none left"


def reason_culture_by_points(f: insula.games.minerva.facts.reasons.CultureByPoints, names: Names) -> str:
    return "culture tiles are won with culture points"


def reason_no_round_pairs(f: insula.games.minerva.facts.reasons.NoRoundPairs, names: Names) -> str:
    return "only a solo game pairs round tiles with facilities"


def reason_no_round_tile(f: insula.games.minerva.facts.reasons.NoRoundTile, names: Names) -> str:
    return "no round tile lies beside '" + box_name(NAMES, "tile", f.tile, names) + "'"


def reason_no_round_tile_there(f: insula.games.minerva.facts.reasons.NoRoundTileThere, names: Names) -> str:
    return "no round tile lies beside '" + f.name + "'"


def reason_none_to_sell(f: insula.games.minerva.facts.reasons.NoneToSell, names: Names) -> str:
    return "you have no " + Good[f.good] + " to sell"


def reason_cost_needs(f: insula.games.minerva.facts.reasons.CostNeeds, names: Names) -> str:
    return "you need that " + Good[f.good] + " for the cost itself"


def reason_no_culture_left(f: insula.games.minerva.facts.reasons.NoCultureLeft, names: Names) -> str:
    return "no " + Culture[f.culture] + " tile is left"


def reason_hire_too_dear(f: insula.games.minerva.facts.reasons.HireTooDear, names: Names) -> str:
    return "you cannot pay that: you have " + str(f.means)


def reason_hire_price(f: insula.games.minerva.facts.reasons.HirePrice, names: Names) -> str:
    return "the next assistant costs " + Amount(f.money, names) + " or " + Amount(f.glory, names)


def reason_every_line(f: insula.games.minerva.facts.reasons.EveryLine, names: Names) -> str:
    return "every line has something to activate, and you must activate one"


def reason_silent_line(f: insula.games.minerva.facts.reasons.SilentLine, names: Names) -> str:
    return "there is nothing to activate to the " + Direction[f.direction] + "; choose 'activate nothing'"


def reason_cannot_pay(f: insula.games.minerva.facts.reasons.CannotPay, names: Names) -> str:
    return "you cannot pay " + Amount(f.price, names)


def reason_other_exchange(f: insula.games.minerva.facts.reasons.OtherExchange, names: Names) -> str:
    return "the exchange here is " + Amount(f.price, names) + " for " + Amount(f.amount, names)


def reason_other_choice(f: insula.games.minerva.facts.reasons.OtherChoice, names: Names) -> str:
    return "the choice here is " + joined_or([Amount(each, names) for each in f.sides])


def reason_must_gain(f: insula.games.minerva.facts.reasons.MustGain, names: Names) -> str:
    return "you must gain what an icon shows; only arrows are optional"


def reason_bathhouse_begun(f: insula.games.minerva.facts.reasons.BathhouseBegun, names: Names) -> str:
    return "use the Bathhouse completely or not at all"


def reason_no_square(f: insula.games.minerva.facts.square_reasons.NoSquare, names: Names) -> str:
    return "'" + f.name + "' is not a square; 'n2e1' is 2 north and 1 east of the start"


def reason_not_square(f: insula.games.minerva.facts.square_reasons.NotSquare, names: Names) -> str:
    return "'" + f.name + "' is not a square"


def reason_square_taken(f: insula.games.minerva.facts.square_reasons.SquareTaken, names: Names) -> str:
    return "there is already a tile on " + f.square


def reason_not_beside(f: insula.games.minerva.facts.square_reasons.NotBeside, names: Names) -> str:
    return f.square + " shares no full side with a tile of the city"


def reason_not_around(f: insula.games.minerva.facts.square_reasons.NotAround, names: Names) -> str:
    return f.square + " is not one of the 8 squares around"


def reason_cannot_apply(f: insula.games.minerva.facts.square_reasons.CannotApply, names: Names) -> str:
    return "there is no production, trade, cultural or military tile on " + f.square


def reason_already_applied(f: insula.games.minerva.facts.square_reasons.AlreadyApplied, names: Names) -> str:
    return "you have already applied the tile on " + f.square


def reason_residence_stays(f: insula.games.minerva.facts.square_reasons.ResidenceStays, names: Names) -> str:
    return "residences cannot be moved"


def reason_no_tile(f: insula.games.minerva.facts.square_reasons.NoTile, names: Names) -> str:
    return "there is no tile on " + f.square


def reason_cannot_lift(f: insula.games.minerva.facts.square_reasons.CannotLift, names: Names) -> str:
    return "without the tile on " + f.square + " no other square would keep the " + ("city" if f.former_rules else "facilities") + " connected"


def reason_same_square(f: insula.games.minerva.facts.square_reasons.SameSquare, names: Names) -> str:
    return "the tile must go to another square"


def reason_splits_city(f: insula.games.minerva.facts.square_reasons.SplitsCity, names: Names) -> str:
    return "with the tile on " + f.square + " the city would be split"


def reason_splits_facilities(f: insula.games.minerva.facts.square_reasons.SplitsFacilities, names: Names) -> str:
    return "with the tile on " + f.square + " the facilities would not be connected"


def reason_more_groups(f: insula.games.minerva.facts.square_reasons.MoreGroups, names: Names) -> str:
    return "with the tile on " + f.square + " the facilities would be in more groups than before"


def reason_assistant_stands(f: insula.games.minerva.facts.square_reasons.AssistantStands, names: Names) -> str:
    return "there is an assistant on " + f.square


def reason_no_residence(f: insula.games.minerva.facts.square_reasons.NoResidence, names: Names) -> str:
    return "there is no residence on " + f.square


def reason_holds_city(f: insula.games.minerva.facts.square_reasons.HoldsCity, names: Names) -> str:
    return "without the residence on " + f.square + " the city would be split"


def effect_activated(f: insula.games.minerva.facts.effects.WhenActivated, names: Names) -> str:
    return joined_parts([fact(each, names) for each in f.operations])


def effect_built(f: insula.games.minerva.facts.effects.WhenBuilt, names: Names) -> str:
    return "when built: " + fact(f.operation, names)


def effect_end(f: insula.games.minerva.facts.effects.AtEnd, names: Names) -> str:
    return "at the end: " + joined_parts([fact(each, names) for each in f.operations])


def operation_gain(f: insula.games.minerva.facts.effects.GainGoods, names: Names) -> str:
    return Amount(f.amount, names)


def operation_each(f: insula.games.minerva.facts.effects.GainForEach, names: Names) -> str:
    return Amount(f.amount, names) + " for each " + Good[f.good]


def operation_pay(f: insula.games.minerva.facts.effects.Exchange, names: Names) -> str:
    return "pay " + Amount(f.price, names) + " for " + Amount(f.amount, names) + ", as often as you like"


def operation_choose(f: insula.games.minerva.facts.effects.ChooseGoods, names: Names) -> str:
    return joined_or([Amount(each, names) for each in f.sides])


def operation_activate(f: insula.games.minerva.facts.effects.ActivateAround, names: Names) -> str:
    return "activate " + str(f.count) + " of the 8 tiles around"


def operation_move(f: insula.games.minerva.facts.effects.MoveAround, names: Names) -> str:
    return "move one of the 8 tiles around, except residences"


def operation_remove(f: insula.games.minerva.facts.effects.RemoveAround, names: Names) -> str:
    return "remove one of the residences around that has no assistant"


def operation_take(f: insula.games.minerva.facts.effects.TakeCultureTile, names: Names) -> str:
    return "take the top tile of any culture stack"


def operation_score_category(f: insula.games.minerva.facts.effects.ScoreCategory, names: Names) -> str:
    return str(f.points) + " VP for each " + Category[f.category] + " tile " + ("among the 8 tiles around" if f.area == "around" else "in the row and column")


def operation_score_variety(f: insula.games.minerva.facts.effects.ScoreVariety, names: Names) -> str:
    return str(f.points) + " VP for each different category " + ("among the 8 tiles around" if f.area == "around" else "in the row and column")


def operation_score_held(f: insula.games.minerva.facts.effects.ScoreHeld, names: Names) -> str:
    return str(f.points) + " VP for each " + Good[f.good] + " held"


def result_gives(f: insula.games.minerva.facts.prospects.TileGives, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " on " + f.square + " gives " + joined([fact(each, names) for each in f.outcomes])


def result_gives_nothing(f: insula.games.minerva.facts.prospects.TileGivesNothing, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " on " + f.square + " gives nothing"


def result_wins(f: insula.games.minerva.facts.prospects.WinsCulture, names: Names) -> str:
    return "then the " + Culture[f.culture] + " tile for " + str(f.points) + " VP"


def outcome_sure(f: insula.games.minerva.facts.prospects.SureGain, names: Names) -> str:
    return Amount(f.amount, names)


def outcome_choice(f: insula.games.minerva.facts.prospects.OpenChoice, names: Names) -> str:
    return "a choice: " + fact(f.operation, names)


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



class Terminal:
    """Texts that the terminal shows in the language 'en'."""
