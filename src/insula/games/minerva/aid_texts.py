"""The English texts of the player aid."""

from insula.kernel.aid import Texts

CATEGORIES = ("production", "trade", "cultural", "military", "special", "temple", "residential")
WORDS = {category: category for category in CATEGORIES}

HEADINGS = {
    "section.rounds": "A round",
    "section.turn": "Your turn: one of four actions",
    "section.costs": "Costs and resources",
    "section.effects": "Effects",
    "section.passing": "Passing",
    "section.assistants": "Assistants",
    "section.culture": "Culture",
    "section.glory": "Glory",
    "section.scoring": "Final scoring",
    "section.ties": "Ties",
    "section.start": "Start",
    "section.solo": "Solo",
    "table.categories": "Letters in the terminal's drawing",
    "table.order": "Order tiles after the last round",
    "table.assistants": "Price of the next assistant",
    "table.culture": "Each of the three stacks, from the top",
    "table.glory": "VP of the glory tiles",
    "table.start": "Each player",
    "table.supplies": "Tokens of the printed box, no limits",
    "table.titles": "Titles",
}

COLUMNS = {
    "letter": "letter",
    "category": "category",
    "tile": "order tile",
    "points": "VP",
    "owned": "assistants owned",
    "denarii": "denarii",
    "glory": "or glory tokens",
    "marks": "points needed",
    "players": "players",
    "always": "any number",
    "at_least": "{players} or more",
    "round": "round",
    "first": "1st",
    "second": "2nd",
    "third": "3rd",
    "item": "item",
    "amount": "amount",
    "count": "count",
    "start.residences": "residences",
    "start.grain": "grain",
    "start.denarii": "denarii, clockwise from the starting player",
    "from": "from",
    "title": "title",
}

SENTENCES = {
    "rounds.main": "Main phase: turns clockwise until all have passed. There are {rounds} rounds.",
    "rounds.assistants": "Each player may buy one assistant, highest order tile first (not in "
    "round {last}).",
    "rounds.glory": "Glory tiles of the round are given out, then all glory tokens return.",
    "rounds.next": "New locations are revealed; the holder of order tile 1 starts (not in round "
    "{last}).",
    "turn.facility": "Build a facility: pay for a location or one of the {temples} temples on "
    "offer and place it beside your city.",
    "turn.residence": "Build a residence: place it, choose a direction and activate every facility "
    "in that line, nearest first, up to the next residence or gap.",
    "turn.assistant": "Place an assistant on a residence without one and activate a line from it.",
    "turn.pass": "Pass for the rest of the round.",
    "costs.lacking": "Costs are paid in resources. For each token you lack, and only for those, "
    "pay {denarii}.",
    "costs.sell": "You may sell any resource for {denarii} at any time.",
    "costs.most": "You hold at most {most} of each resource; each one above that becomes "
    "{denarii}.",
    "effects.icon": "Icon: gain it.",
    "effects.arrow": "Arrow: pay the left, gain the right, as often as you like.",
    "effects.colon": "Colon: for each token you hold on the left gain the right; nothing is paid.",
    "effects.slash": "Slash: choose one side.",
    "effects.grid": "3x3 grid: the 8 tiles around.",
    "effects.built": "When built: only once, when you build it, if you like.",
    "effects.end": "At the end: scores after the last round.",
    "effects.line": "Special facilities and temples in a line do nothing and do not stop it.",
    "passing.tile": "The first to pass takes the lowest order tile, and so on.",
    "passing.wait": "Each later turn of a passed player in this round brings {denarii}.",
    "passing.fee": "Once a player has passed, every other action costs {denarii} first.",
    "passing.last": "In round {last} order tiles score; the highest in use scores nothing.",
    "assistants.buy": "One a round, for denarii or for glory tokens, never both.",
    "assistants.most": "At most {most} for each player.",
    "culture.points": "Cultural facilities give points of theater, art or academics for this turn.",
    "culture.check": "After all effects: enough points of a category take the top tile of its "
    "stack.",
    "culture.once": "At most one tile of each category in a turn.",
    "culture.lost": "Points that are left are lost.",
    "glory.most": "Most tokens: 1st tile. Second most: 2nd. Third most: 3rd.",
    "glory.tie": "Ties go to the lower order tile.",
    "glory.none": "Without a token you gain no tile.",
    "glory.back": "Tokens paid for an assistant do not count, and tokens never score.",
    "scoring.when": "After {rounds} rounds add up:",
    "scoring.culture": "Culture tiles.",
    "scoring.glory": "Glory tiles.",
    "scoring.temples": "Temples, by the tiles around them, in their row and column, or by "
    "resources held.",
    "scoring.order": "Order tiles.",
    "scoring.wealth": "1 VP for every {count} coins and resources together, by value.",
    "ties.tiles": "Most culture and glory tiles together.",
    "ties.temples": "Then most temples.",
    "ties.order": "Then the lower order tile.",
    "start.fountain": "Each city begins with a Fountain.",
    "solo.set": "The set for two players, without order tiles and without the fee for passing.",
    "solo.pairs": "Locations lie in pairs: build one, and the other leaves the game.",
    "solo.round_tile": "A round tile in a pair holds {denarii}: take them instead of building.",
    "solo.glory": "As many glory tokens as the number of the round gain the 1st tile; at least one "
    "gains the 2nd.",
    "solo.aim": "Aim for {points} in your first game.",
}

AMOUNTS = {"denarii": ("denarius", "denarii"), "points": ("VP", "VP")}
TEXTS = Texts({**HEADINGS, **COLUMNS, **SENTENCES}, WORDS, AMOUNTS)
