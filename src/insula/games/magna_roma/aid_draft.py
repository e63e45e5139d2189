"""The English texts of the player aid in the words of the draft edition (MR-20.7)."""

from insula.games.magna_roma.aid_texts import AMOUNTS, FINAL, WORDS
from insula.kernel.aid import Texts

DRAFT_AMOUNTS = {
    **AMOUNTS,
    "legions": ("army", "armies"),
    "faith": ("favor step", "favor steps"),
    "blessings": ("Gods' Favor token", "Gods' Favor tokens"),
}

DRAFT_WORDS = {
    "draft.tile": "neighborhood tile",
    "final.tile": "City tile",
    "draft.dashboard": "Neighborhoods board",
    "final.dashboard": "City dashboard",
    "draft.legions": "army, armies",
    "final.legions": "legion, legions",
    "draft.faith": "step on the Favor of the Gods board",
    "final.faith": "faith",
    "draft.blessings": "Gods' Favor token",
    "final.blessings": "blessing",
    "draft.pantheon": "Favor of the Gods board, Fate of the Gods board",
    "final.pantheon": "Pantheon board",
    "draft.ring": "tile circle",
    "final.ring": "ring, draft board",
    "draft.build": "construct",
    "final.build": "build",
}

DRAFT_SENTENCES = {
    "section.dashboard": "Neighborhoods board",
    "section.pantheon": "Favor of the Gods board",
    "section.monuments": "Construct a monument",
    "section.provinces": "Send armies to conquer a province",
    "section.bless": "Bless a neighborhood tile",
    "section.words": "Words of the draft",
    "table.halves": "Half-symbols on the edges of a neighborhood tile",
    "table.ring": "Neighborhood tiles in the circle",
    "table.pantheon": "Spaces of the Favor of the Gods board",
    "table.words": "Words of the two editions",
    "draft": "draft",
    "final": "final",
    "value": "VP per token",
    "blessing": "Gods' Favor token",
    "legions": "armies",
    "symbol.luxuries": "Luxuries",
    "symbol.faith": "Gods' Favor",
    "supply.blessings": "Gods' Favor tokens",
    "turn.place": "Place the neighborhood tile with your marker beside your city, turned as you "
    "like. The city must fit in {side} by {side}.",
    "turn.action": "You may take one action: construct a monument, send armies to conquer a "
    "province or bless a neighborhood tile.",
    "turn.reserve": "Choose your next tile, up to {reach} free tiles away in the circle, either "
    "way. Tiles with a marker are jumped.",
    "turn.refill": "The place your marker left is refilled.",
    "market.trade": "{places} of the {trades} Market tokens are in play. When you enter a space "
    "under a token, you may make its trade once.",
    "market.score": "At the end: the multiplier of your space x the lowest of your three values on "
    "the Neighborhoods board.",
    "token": "token",
    "military.advance": "Your marker counts your armies. Each army gained moves it one space, each "
    "army paid moves it back. Past the last space armies are lost.",
    "pantheon.advance": "Each step of a Gods' Favor symbol moves your marker one space.",
    "pantheon.blessing": "Reaching or passing a space with the sign (+) gives you a Gods' Favor "
    "token.",
    "pantheon.score": "At the end each unplayed Gods' Favor token scores the value of your space.",
    "provinces.conquer": "Pay the armies of a free slot, put a marker on it and take its bonus.",
    "provinces.discs": "At most one of your markers on a card, {discs} markers in all.",
    "bless.gain": "Put a Gods' Favor token on a tile of your city and gain all its symbols again, "
    "but no stars.",
    "bless.once": "A tile has at most one Gods' Favor token.",
    "bless.keep": "A token you keep may score at the end.",
    "scoring.market": "Market: multiplier x lowest value on the Neighborhoods board.",
    "scoring.pantheon": "Favor of the Gods: unplayed tokens x value of your space.",
    "ties.stars": "Higher sum of the three values on the Neighborhoods board.",
    "ties.ours": "The draft names no tie-breaks: these are those of the final edition.",
    "words.log": "Moves and the log use the words of the final edition.",
}

DRAFT = Texts(
    {**FINAL.sentences, **DRAFT_WORDS, **DRAFT_SENTENCES},
    {**WORDS, "drawing.ring": "Circle"},
    DRAFT_AMOUNTS,
)
