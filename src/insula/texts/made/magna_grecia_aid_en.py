"""magna_grecia: the player aid in 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_or(a: str, b: str) -> str:
    return a + " or " + b


def list_plus(a: str, b: str) -> str:
    return a + " + " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


AID: Final = AidTexts(
    texts={
    "section.turn": lambda: "Your turn",
    "section.actions": lambda: "Three actions",
    "table.scales": lambda: "One step more for a single action",
    "table.cards": lambda: "Action cards",
    "section.cities": lambda: "Cities",
    "section.roads": lambda: "Roads",
    "section.markets": lambda: "Markets",
    "section.oracles": lambda: "Oracles",
    "section.end": lambda: "End of the game",
    "section.start": lambda: "Start",
    "table.setup": lambda: "By number of players",
    "table.pieces": lambda: "Pieces of each player",
    "turn.card": lambda: "The card of the round gives the order of the colours and the number of each action.",
    "turn.actions": lambda most, kinds: "Take up to " + str(most) + " of the " + str(kinds) + " actions. Road and city tiles may be mixed in any order.",
    "turn.market": lambda: "Then build one market or sell one, if you like.",
    "turn.next": lambda: "The next colour on the card plays.",
    "actions.fewer": lambda: "You may always lay or take fewer tiles, and tiles come from your supply only.",
    "actions.alone": lambda: "If you take only one action, you may do one step more of it.",
    "actions.last": lambda: "Resupply moves tiles from staging to your supply, in any mix. It comes last: you cannot lay these tiles this turn.",
    "action": lambda: "action",
    "number": lambda: "number on the card",
    "alone": lambda: "as your only action",
    "border": lambda: "card",
    "order": lambda: "order of play",
    "roads": lambda: "roads",
    "cities": lambda: "cities",
    "resupply": lambda: "resupply",
    "cities.found": lambda: "Found a city on a village with a green border, or on a village that one of your own roads reaches. One founding a turn.",
    "cities.found_away": lambda: "You may begin a city elsewhere if this turn's tiles then cover a village. One tile of the new city must lie on a green village or where a road of yours leads.",
    "cities.expand": lambda: "Expand your own cities on adjacent spaces, as many cities as you like.",
    "cities.never": lambda: "Never beside another player's city, beside a village, or on or beside an oracle.",
    "cities.beside": lambda: "Beside a village is allowed if your very next tile covers that village.",
    "cities.cost": lambda: "Each city tile costs 1 point. No debts.",
    "cities.free": lambda: "Founding gives you a free market there, unless you have one.",
    "roads.start": lambda: "A road tile continues your own road or leaves any city, or an oracle or village that one of your roads already reaches.",
    "roads.ends": lambda: "It connects by its ends, which lie opposite or two sides apart.",
    "roads.theirs": lambda: "You never lengthen another player's road. You may block it.",
    "roads.cost": lambda: "Road tiles cost nothing.",
    "markets.build": lambda: "Build in a village or in another player's city, at most one of your markets in each place. No connection is needed.",
    "markets.cost_village": lambda: "In a village: 1 point, and 1 for each unsold market of another player.",
    "markets.cost_city": lambda: "In a city: 1 point for each of its tiles, and 1 for each unsold market of another player.",
    "markets.active": lambda: "A market is active in your own city, or if a road of any colour connects its place directly to a city of yours.",
    "markets.value": lambda: "An active market is worth 1 point for each other place directly connected: city, village or oracle. Two roads to one place count once.",
    "markets.sell": lambda: "Selling an active market pays its value now. It stays and is worth nothing from then on.",
    "oracles.first": lambda: "An oracle looks at the first city connected to it directly.",
    "oracles.more": lambda: "It turns to another connected city as soon as that city has more connections; a tie changes nothing.",
    "oracles.village": lambda: "It never looks at a village.",
    "oracles.points": lambda points: "At the end each oracle gives " + str(points) + " to the owner of the city it looks at.",
    "end.rounds": lambda rounds, short: "After " + str(rounds) + " rounds, or " + str(short) + " in the short game.",
    "end.points": lambda: "Points left count.",
    "end.markets": lambda: "Active unsold markets score their value.",
    "end.oracles": lambda points: "Each oracle scores " + str(points) + ".",
    "end.tie": lambda: "Tie: most road and city tiles left in the supply, then the place is shared.",
    "start.staging": lambda: "Tiles that are not in the supply lie in staging until you resupply.",
    "players": lambda: "players",
    "points": lambda: "points",
    "oracles": lambda: "oracles",
    "piece": lambda: "piece",
    "supply": lambda: "in the supply",
    "count": lambda: "in all",
    },
    words={
    "Action.cities": "found and expand cities",
    "Action.resupply": "resupply",
    "Action.roads": "build roads",
    "Colour.brown": "brown",
    "Colour.orange": "orange",
    "Colour.red": "red",
    "Colour.yellow": "yellow",
    "Pieces.city": "city tiles",
    "Pieces.market": "markets",
    "Pieces.road": "road tiles",
    },
    amounts={
    "points": lambda count: (str(count) + " point" if count == 1 else str(count) + " points"),
    },
    names={
    },
    joins={
    "and": lambda items: join(items, list_pair, list_more),
    "or": lambda items: join(items, list_or, list_more),
    "plus": lambda items: join(items, list_plus, list_plus),
    "slash": lambda items: join(items, list_numbers, list_numbers),
    "comma": lambda items: join(items, list_more, list_more),
    },
)
EDITIONS: Final[dict[str, AidTexts]] = {
}
