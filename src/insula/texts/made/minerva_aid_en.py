"""minerva: the player aid in 'en'. Do not edit: made by `python -m insula.texts build`."""

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
    "section.rounds": lambda: "A round",
    "section.turn": lambda: "Your turn: one of four actions",
    "section.costs": lambda: "Costs and resources",
    "section.effects": lambda: "Effects",
    "table.categories": lambda: "Letters in the terminal's drawing",
    "section.passing": lambda: "Passing",
    "table.order": lambda: "Order tiles after the last round",
    "section.assistants": lambda: "Assistants",
    "table.assistants": lambda: "Price of the next assistant",
    "section.culture": lambda: "Culture",
    "table.culture": lambda: "Each of the three stacks, from the top",
    "section.glory": lambda: "Glory",
    "table.glory": lambda: "VP of the glory tiles",
    "section.scoring": lambda: "Final scoring",
    "section.ties": lambda: "Ties",
    "section.start": lambda: "Start",
    "table.start": lambda: "Each player",
    "table.supplies": lambda: "Tokens of the printed box, no limits",
    "section.solo": lambda: "Solo",
    "table.titles": lambda: "Titles",
    "rounds.main": lambda rounds: "Main phase: turns clockwise until all have passed. There are " + str(rounds) + " rounds.",
    "rounds.assistants": lambda last: "Each player may buy one assistant, highest order tile first (not in round " + str(last) + ").",
    "rounds.glory": lambda: "Glory tiles of the round are given out, then all glory tokens return.",
    "rounds.next": lambda last: "New locations are revealed; the holder of order tile 1 starts (not in round " + str(last) + ").",
    "turn.facility": lambda temples: "Build a facility: pay for a location or one of the " + str(temples) + " temples on offer and place it beside your city.",
    "turn.residence": lambda: "Build a residence: place it, choose a direction and activate every facility in that line, nearest first, up to the next residence or gap.",
    "turn.assistant": lambda: "Place an assistant on a residence without one and activate a line from it.",
    "turn.pass": lambda: "Pass for the rest of the round.",
    "costs.lacking": lambda denarii: "Costs are paid in resources. For each token you lack, and only for those, pay " + str(denarii) + ".",
    "costs.sell": lambda denarii: "You may sell any resource for " + str(denarii) + " at any time.",
    "costs.most": lambda most, denarii: "You hold at most " + str(most) + " of each resource; each one above that becomes " + str(denarii) + ".",
    "effects.icon": lambda: "Icon: gain it.",
    "effects.arrow": lambda: "Arrow: pay the left, gain the right, as often as you like.",
    "effects.colon": lambda: "Colon: for each token you hold on the left gain the right; nothing is paid.",
    "effects.slash": lambda: "Slash: choose one side.",
    "effects.grid": lambda: "3x3 grid: the 8 tiles around.",
    "effects.built": lambda: "When built: only once, when you build it, if you like.",
    "effects.end": lambda: "At the end: scores after the last round.",
    "effects.line": lambda: "Special facilities and temples in a line do nothing and do not stop it.",
    "letter": lambda: "letter",
    "category": lambda: "category",
    "passing.tile": lambda: "The first to pass takes the lowest order tile, and so on.",
    "passing.wait": lambda denarii: "Each later turn of a passed player in this round brings " + str(denarii) + ".",
    "passing.fee": lambda denarii: "Once a player has passed, every other action costs " + str(denarii) + " first.",
    "passing.last": lambda last: "In round " + str(last) + " order tiles score; the highest in use scores nothing.",
    "tile": lambda: "order tile",
    "points": lambda: "VP",
    "assistants.buy": lambda: "One a round, for denarii or for glory tokens, never both.",
    "assistants.most": lambda most: "At most " + str(most) + " for each player.",
    "owned": lambda: "assistants owned",
    "denarii": lambda: "denarii",
    "glory": lambda: "or glory tokens",
    "culture.points": lambda: "Cultural facilities give points of theater, art or academics for this turn.",
    "culture.check": lambda: "After all effects: enough points of a category take the top tile of its stack.",
    "culture.once": lambda: "At most one tile of each category in a turn.",
    "culture.lost": lambda: "Points that are left are lost.",
    "marks": lambda: "points needed",
    "players": lambda: "players",
    "always": lambda: "any number",
    "at_least": lambda players: str(players) + " or more",
    "glory.most": lambda: "Most tokens: 1st tile. Second most: 2nd. Third most: 3rd.",
    "glory.tie": lambda: "Ties go to the lower order tile.",
    "glory.none": lambda: "Without a token you gain no tile.",
    "glory.back": lambda: "Tokens paid for an assistant do not count, and tokens never score.",
    "round": lambda: "round",
    "first": lambda: "1st",
    "second": lambda: "2nd",
    "third": lambda: "3rd",
    "scoring.when": lambda rounds: "After " + str(rounds) + " rounds add up:",
    "scoring.culture": lambda: "Culture tiles.",
    "scoring.glory": lambda: "Glory tiles.",
    "scoring.temples": lambda: "Temples, by the tiles around them, in their row and column, or by resources held.",
    "scoring.order": lambda: "Order tiles.",
    "scoring.wealth": lambda count: "1 VP for every " + str(count) + " coins and resources together, by value.",
    "ties.tiles": lambda: "Most culture and glory tiles together.",
    "ties.temples": lambda: "Then most temples.",
    "ties.order": lambda: "Then the lower order tile.",
    "start.fountain": lambda: "Each city begins with a Fountain.",
    "item": lambda: "item",
    "amount": lambda: "amount",
    "start.residences": lambda: "residences",
    "start.grain": lambda: "grain",
    "start.denarii": lambda: "denarii, clockwise from the starting player",
    "count": lambda: "count",
    "solo.set": lambda: "The set for two players, without order tiles and without the fee for passing.",
    "solo.pairs": lambda: "Locations lie in pairs: build one, and the other leaves the game.",
    "solo.round_tile": lambda denarii: "A round tile in a pair holds " + str(denarii) + ": take them instead of building.",
    "solo.glory": lambda: "As many glory tokens as the number of the round gain the 1st tile; at least one gains the 2nd.",
    "solo.aim": lambda points: "Aim for " + str(points) + " in your first game.",
    "from": lambda: "from",
    "title": lambda: "title",
    },
    words={
    "Category.cultural": "cultural",
    "Category.military": "military",
    "Category.production": "production",
    "Category.residential": "residential",
    "Category.special": "special",
    "Category.temple": "temple",
    "Category.trade": "trade",
    },
    amounts={
    "academics": lambda count: (str(count) + " academics point" if count == 1 else str(count) + " academics points"),
    "any": lambda count: (str(count) + " resource of choice" if count == 1 else str(count) + " resources of choice"),
    "art": lambda count: (str(count) + " art point" if count == 1 else str(count) + " art points"),
    "culture": lambda count: (str(count) + " culture point of choice" if count == 1 else str(count) + " culture points of choice"),
    "denarii": lambda count: (str(count) + " denarius" if count == 1 else str(count) + " denarii"),
    "equal": lambda count: (str(count) + " equal resource" if count == 1 else str(count) + " equal resources"),
    "glory": lambda count: str(count) + " " + "glory",
    "grain": lambda count: str(count) + " " + "grain",
    "ore": lambda count: str(count) + " " + "ore",
    "points": lambda count: str(count) + " VP",
    "stone": lambda count: str(count) + " " + "stone",
    "theater": lambda count: (str(count) + " theater point" if count == 1 else str(count) + " theater points"),
    "wood": lambda count: str(count) + " " + "wood",
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
