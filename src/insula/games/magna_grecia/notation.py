"""Write moves of Magna Grecia in notation, and parse notation."""

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


def road_text(content: Content, cell: int, shape: int) -> str:
    """Write a road such as 'road c5 e-w': a hex and the two sides that the tile joins."""
    return f"road {content.hexes.name(cell)} {SHAPE_NAMES[shape]}"


def text(content: Content, state: GreciaState, move: int) -> str:
    """Write a legal move in notation."""
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
class ParsedMove:
    """A parsed text: a verb of the game and its arguments."""

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


def parse(tidied: str) -> ParsedMove | None:
    """Parse a tidied text; return None if it is not a move of this game."""
    for pattern in GRAMMAR:
        found = pattern.fullmatch(tidied)
        if found:
            return ParsedMove(**found.groupdict())
    return None
