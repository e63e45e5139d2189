"""Write and parse the notation of moves.

A square is named by the way to it from where the Fountain stood at the start: `n2e1` is two steps
north and one east, `0` the place itself.
"""

import re
from dataclasses import dataclass
from typing import Final

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of
from insula.games.minerva.rules import moves
from insula.games.minerva.rules.box import (
    ANY,
    DENARII,
    EQUAL,
    GLORY,
    GOODS,
    ROUND_MONEY,
    ROUND_TILE,
)
from insula.games.minerva.rules.effects import operation
from insula.games.minerva.rules.state import BATHE, LIFT, RESETTLE, MinervaState
from insula.kernel.grid import DIRECTIONS

CATEGORIES_OF_CULTURE: Final = ("theater", "art", "academics")
SQUARE = re.compile(r"0|(?=.)(?:([ns])([1-9]\d{0,2}))?(?:([ew])([1-9]\d{0,2}))?")


def square_name(square: int) -> str:
    """Name a square, such as 'n2e1'."""
    south, east = (square >> 8) - 128, (square & 255) - 128
    name = "" if south == 0 else f"{'s' if south > 0 else 'n'}{abs(south)}"
    return name + ("" if east == 0 else f"{'e' if east > 0 else 'w'}{abs(east)}") or "0"


def find_square(name: str) -> int:
    """Return the square of a name, or -1."""
    found = SQUARE.fullmatch(name)
    if not found:
        return -1
    south = int(found[2] or 0) * (1 if found[1] == "s" else -1)
    east = int(found[4] or 0) * (1 if found[3] == "e" else -1)
    inside = -128 <= south < 128 and -128 <= east < 128
    return (128 + south) * 256 + 128 + east if inside else -1


def partner_name(content: Content, tile: int) -> str:
    return amount_of(ROUND_MONEY, DENARII) if tile == ROUND_TILE else content.names[tile]


def build_text(content: Content, move: int) -> str:
    """Return 'build Markets', or in a solo game 'build Markets over Forest' (MN-12.3)."""
    partner, tile = divmod(move - moves.BUILD, 128)
    over = f" over {partner_name(content, partner - 1)}" if partner else ""
    return f"build {content.names[tile]}{over}"


def conversion_text(state: MinervaState, move: int) -> str:
    """Return an exchange such as 'pay 2 wood for 2 glory'."""
    box, at = state.box, operation(state.detail())
    paid, gained = divmod(move - moves.PAY_FOR, 8)
    pays = box.op_a[at] if box.op_a[at] != EQUAL else paid
    gains = box.op_c[at] if box.op_c[at] != ANY else gained
    return f"pay {amount_of(box.op_b[at], pays)} for {amount_of(box.op_d[at], gains)}"


def alternative_text(state: MinervaState, place: int) -> str:
    at = operation(state.detail()) + 1 + place
    return f"choose {amount_of(state.box.op_b[at], state.box.op_a[at])}"


def hire_text(state: MinervaState, move: int) -> str:
    owned = state.cities[state.seat()].assistants
    if move == moves.WITH_GLORY:
        return f"hire for {amount_of(state.box.price_glory[owned], GLORY)}"
    return f"hire for {amount_of(state.box.price_denarii[owned], DENARII)}"


def pick_text(state: MinervaState, square: int) -> str:
    verbs = {BATHE: "apply", LIFT: "lift"}
    return f"{verbs.get(state.step(), 'remove')} {square_name(square)}"


def square_text(state: MinervaState, move: int) -> str:
    """Return the notation of a move that names a square."""
    verb, square = divmod(move, moves.SQUARES)
    if verb * moves.SQUARES == moves.PICK:
        return pick_text(state, square)
    if verb * moves.SQUARES == moves.PLACE:
        return f"{'move to' if state.step() == RESETTLE else 'place'} {square_name(square)}"
    return f"assistant {square_name(square)}"


WORDS = {
    moves.PASS: "pass",
    moves.STOP: "stop",
    moves.DECLINE: "decline",
    moves.USE: "use",
    moves.NO_ASSISTANT: "no assistant",
    moves.NOWHERE: "activate nothing",
    moves.RESIDE: "residence",
    **{moves.TOWARDS + at: f"activate {name}" for at, name in enumerate(DIRECTIONS)},
    **{moves.TAKE_RESOURCE + at: f"gain {name}" for at, name in enumerate(GOODS[:4])},
    **{moves.SELL_RESOURCE + at: f"sell {name}" for at, name in enumerate(GOODS[:4])},
    **{moves.BIND_POINT + at: f"bind {name}" for at, name in enumerate(CATEGORIES_OF_CULTURE)},
    **{moves.TAKE_CULTURE + at: f"take {name}" for at, name in enumerate(CATEGORIES_OF_CULTURE)},
}


def text(content: Content, state: MinervaState, move: int) -> str:
    """Return the notation of a legal move."""
    if move in WORDS:
        return WORDS[move]
    if move >= moves.SQUARES:
        return square_text(state, move)
    if move >= moves.BUILD:
        return build_text(content, move)
    if move >= moves.TAKE_MONEY:
        money = amount_of(ROUND_MONEY, DENARII)
        return f"take {money} over {content.names[move - moves.TAKE_MONEY]}"
    if move >= moves.PAY_FOR:
        return conversion_text(state, move)
    if move >= moves.ALTERNATIVE:
        return alternative_text(state, move - moves.ALTERNATIVE)
    return hire_text(state, move)


@dataclass(frozen=True)
class Words:
    """A parsed text: a verb of the game and its arguments."""

    verb: str
    name: str = ""
    partner: str = ""
    square: str = ""
    rest: str = ""


PLACE_NAME = r"(?P<square>0|[nsew][nsew\d]{0,7})"
GRAMMAR = (
    re.compile(r"(?P<verb>pass|residence|stop|decline|use|no assistant)"),
    re.compile(r"(?P<verb>build) (?P<name>.+?)( over (?P<partner>.+))?"),
    re.compile(r"(?P<verb>take) (?P<rest>3 denarii) over (?P<name>.+)"),
    re.compile(r"(?P<verb>take) (?P<rest>theater|art|academics)"),
    re.compile(rf"(?P<verb>assistant|place|lift|apply|remove|move to) {PLACE_NAME}"),
    re.compile(r"(?P<verb>activate) (?P<rest>north|east|south|west|nothing)"),
    re.compile(r"(?P<verb>sell|gain) (?P<rest>grain|wood|stone|ore)"),
    re.compile(r"(?P<verb>bind) (?P<rest>theater|art|academics)"),
    re.compile(r"(?P<verb>pay|hire for|choose) (?P<rest>.+)"),
)


def parse(tidied: str) -> Words | None:
    """Parse a tidied text; return None if it is not a move of this game."""
    for pattern in GRAMMAR:
        found = pattern.fullmatch(tidied)
        if found:
            return Words(**{key: value for key, value in found.groupdict().items() if value})
    return None
