"""Every move of Magna Grecia in words, and words taken apart again."""

import re
from dataclasses import dataclass

from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules import moves
from insula.games.magna_grecia.rules.box import FIRST_END, SECOND_END, SHAPES
from insula.games.magna_grecia.rules.state import GreciaState

SIDES = ("ne", "e", "se", "sw", "w", "nw")
SHAPE_NAMES = tuple(
    f"{SIDES[FIRST_END[shape]]}-{SIDES[SECOND_END[shape]]}" for shape in range(SHAPES)
)


def place_name(content: Content, place: int) -> str:
    """A village, an oracle or a city by the name of its village."""
    return content.villages[place] if place < len(content.villages) else "the new city"


def road_text(content: Content, cell: int, shape: int) -> str:
    """'road c5 e-w': a hex and the two sides that the tile joins."""
    return f"road {content.hexes.name(cell)} {SHAPE_NAMES[shape]}"


def text(content: Content, state: GreciaState, move: int) -> str:
    """A legal move in words."""
    if move >= moves.ROAD_TILE:
        return road_text(content, *divmod(move - moves.ROAD_TILE, SHAPES))
    if move >= moves.CITY_TILE:
        return f"city {content.hexes.name(move - moves.CITY_TILE)}"
    if move >= moves.ORACLE:
        return f"oracle {content.villages[move - moves.ORACLE]}"
    if move >= moves.SELL:
        return f"sell {content.villages[move - moves.SELL]}"
    if move >= moves.BUILD:
        return f"market {content.villages[move - moves.BUILD]}"
    return ("stop", "take road", "take city")[move]


@dataclass(frozen=True)
class Words:
    """A text taken apart: a verb of the game and what follows it."""

    verb: str
    hex: str = ""
    ends: str = ""
    name: str = ""
    piece: str = ""


GRAMMAR = (
    re.compile(r"(?P<verb>road) (?P<hex>[a-z]\d{1,3}) (?P<ends>[a-z]{1,2}-[a-z]{1,2})"),
    re.compile(r"(?P<verb>city) (?P<hex>[a-z]\d{1,3})"),
    re.compile(r"(?P<verb>take) (?P<piece>road|city)"),
    re.compile(r"(?P<verb>market|sell|oracle) (?P<name>[a-z' ]+)"),
    re.compile(r"(?P<verb>stop)"),
)


def parse(tidied: str) -> Words | None:
    """Take a tidied text apart; None if it is no move of this game."""
    for pattern in GRAMMAR:
        found = pattern.fullmatch(tidied)
        if found:
            return Words(**found.groupdict())
    return None
