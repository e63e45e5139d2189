"""minerva in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.games.minerva.facts.events
import insula.games.minerva.facts.nouns

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


def seat(number: str) -> str:
    return "seat " + number


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
    return "paid for " + box_name(NAMES, "tile", f.tile, names) + ", with " + Amount(f.lacking, names) + " for what was lacking"


def event_placed(f: insula.games.minerva.facts.events.Placed, names: Names) -> str:
    return "placed " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_housed(f: insula.games.minerva.facts.events.Housed, names: Names) -> str:
    return "built a residence on " + f.square


def event_assisted(f: insula.games.minerva.facts.events.Assisted, names: Names) -> str:
    return "placed an assistant on " + f.square


def event_activated(f: insula.games.minerva.facts.events.Activated, names: Names) -> str:
    return "activated the line " + Direction[f.direction]


def event_activated_nothing(f: insula.games.minerva.facts.events.ActivatedNothing, names: Names) -> str:
    return "activated nothing"


def event_gained(f: insula.games.minerva.facts.events.Gained, names: Names) -> str:
    return "gained " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_excess(f: insula.games.minerva.facts.events.Excess, names: Names) -> str:
    return Amount(f.amount, names) + " above six became " + Amount(f.money, names)


def event_paid(f: insula.games.minerva.facts.events.Paid, names: Names) -> str:
    return "paid " + Amount(f.amount, names) + ": " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


def event_sold(f: insula.games.minerva.facts.events.Sold, names: Names) -> str:
    return "sold " + Amount(f.amount, names) + " for 1 denarius"


def event_surcharge(f: insula.games.minerva.facts.events.Surcharge, names: Names) -> str:
    return "paid " + Amount(f.money, names) + " because somebody has passed"


def event_passed(f: insula.games.minerva.facts.events.Passed, names: Names) -> str:
    return "passed" + ("" if f.order_tile == 0 else " and took order tile " + str(f.order_tile))


def event_waited(f: insula.games.minerva.facts.events.Waited, names: Names) -> str:
    return player(names, f.seat) + " has passed and gains " + Amount(f.money, names)


def event_bound(f: insula.games.minerva.facts.events.Bound, names: Names) -> str:
    return "named the culture point " + Culture[f.culture]


def event_won(f: insula.games.minerva.facts.events.Won, names: Names) -> str:
    return "gained the " + Culture[f.culture] + " tile worth " + str(f.points) + " VP"


def event_hired(f: insula.games.minerva.facts.events.Hired, names: Names) -> str:
    return "hired an assistant for " + Amount(f.price, names)


def event_awarded(f: insula.games.minerva.facts.events.Awarded, names: Names) -> str:
    return player(names, f.seat) + " gains the " + Rank[f.rank] + " glory tile: " + str(f.points) + " VP"


def event_unclaimed(f: insula.games.minerva.facts.events.Unclaimed, names: Names) -> str:
    return "nobody gains the " + Rank[f.rank] + " glory tile"


def event_moved(f: insula.games.minerva.facts.events.Moved, names: Names) -> str:
    return "moved " + box_name(NAMES, "tile", f.tile, names) + " from " + f.start + " to " + f.square


def event_removed(f: insula.games.minerva.facts.events.Removed, names: Names) -> str:
    return "removed the residence on " + f.square + " from the game"


def event_left(f: insula.games.minerva.facts.events.Left, names: Names) -> str:
    return box_name(NAMES, "tile", f.tile, names) + " leaves the game"


def event_bonus(f: insula.games.minerva.facts.events.Bonus, names: Names) -> str:
    return "took " + Amount(f.money, names) + " from the round tile"


def event_declined(f: insula.games.minerva.facts.events.Declined, names: Names) -> str:
    return "left the effect of " + box_name(NAMES, "tile", f.tile, names) + " unused"


def event_ended(f: insula.games.minerva.facts.events.Ended, names: Names) -> str:
    return "the game ends"


def event_bathed(f: insula.games.minerva.facts.events.Bathed, names: Names) -> str:
    return "applied " + box_name(NAMES, "tile", f.tile, names) + " on " + f.square


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
    insula.games.minerva.facts.nouns.Amount: Amount,
}
