"""Every move of Magna Roma in words, and words taken apart again."""

import re
from dataclasses import dataclass

from insula.games.magna_roma.load import Content
from insula.games.magna_roma.rules import moves
from insula.games.magna_roma.rules.box import (
    COINS,
    LEGIONS,
    POPULATION,
    SLOTS,
    WAYS,
    Box,
)
from insula.games.magna_roma.rules.city import GRID, STRIDE, TOWN_CENTER
from insula.games.magna_roma.rules.pending import ENTRY, entry_amount, entry_good
from insula.games.magna_roma.rules.state import PICK, RomaState

ONE = ("luxury", "VP", "coin", "population", "legion", "faith", "blessing")
MANY = ("luxuries", "VP", "coins", "population", "legions", "faith", "blessings")


def amount_of(amount: int, good: int) -> str:
    """'1 legion', '2 legions', '3 VP'."""
    return f"{amount} {(ONE if amount == 1 else MANY)[good]}"


def place_text(move: int) -> str:
    cell, turned = divmod(move - moves.PLACE_TILE, 4)
    return f"place {GRID.name(cell)}" + (f" turned {turned}" if turned else "")


def payment(box: Box, way: int) -> str:
    paid = ((COINS, box.pay_coins), (POPULATION, box.pay_population), (LEGIONS, box.pay_legions))
    return " and ".join(amount_of(array[way], good) for good, array in paid if array[way])


def trade_text(box: Box, trade: int, way: int) -> str:
    """'trade 1 coin for 2 legions'."""
    gained = amount_of(box.trade_amount[trade], box.trade_good[trade])
    return f"trade {payment(box, trade * WAYS + way)} for {gained}"


def order_text(state: RomaState, at: int) -> str:
    entry = state.detail() >> (at * ENTRY)
    return f"gain {amount_of(entry_amount(entry), entry_good(entry))}"


def site_name(site: int) -> str:
    """The intersection between four tiles: its north-west and its south-east one."""
    return f"{GRID.name(site)}-{GRID.name(site + STRIDE + 1)}"


def build_text(content: Content, state: RomaState, move: int) -> str:
    place, site = divmod(move - moves.BUILD, 121)
    name = content.monuments[state.display[place]]
    return f"build {name}" + ("" if site == TOWN_CENTER else f" at {site_name(site)}")


def conquer_text(content: Content, state: RomaState, move: int) -> str:
    card, slot = divmod(move - moves.CONQUER, 3)
    return f"conquer {content.provinces[state.provinces[card]]} {SLOTS[slot]}"


def text(content: Content, state: RomaState, move: int) -> str:
    """A legal move in words."""
    if move >= moves.PLACE_TILE:
        return place_text(move)
    if move >= moves.BUILD:
        return build_text(content, state, move)
    if move >= moves.BLESS:
        return f"bless {GRID.name(move - moves.BLESS)}"
    if move >= moves.CONQUER:
        return conquer_text(content, state, move)
    if move >= moves.ROW_PLACE:
        return f"take {move - moves.ROW_PLACE + 1}"
    if move >= moves.RING_SLOT:
        verb = "pick" if state.step() == PICK else "reserve"
        return f"{verb} {move - moves.RING_SLOT + 1}"
    if move >= moves.ORDER_ENTRY:
        return order_text(state, move - moves.ORDER_ENTRY)
    if move == moves.NO_ACTION_MOVE:
        return "no action"
    if move == moves.NO_TRADE:
        return "no trade"
    return trade_text(state.box, state.detail(), move - moves.TRADE_WAY)


@dataclass(frozen=True)
class Words:
    """A text taken apart: a verb of the game and what follows it."""

    verb: str
    cell: str = ""
    number: int = 0
    name: str = ""
    slot: str = ""
    rest: str = ""


GRAMMAR = (
    re.compile(r"(?P<verb>pick|reserve|take) (?P<number>\d{1,3})"),
    re.compile(r"(?P<verb>place) (?P<cell>[a-z]\d{1,2})( turned (?P<number>\d))?"),
    re.compile(r"(?P<verb>build) (?P<name>[\w' ]+?)( at (?P<cell>[a-z]\d{1,2}-[a-z]\d{1,2}))?"),
    re.compile(r"(?P<verb>conquer) (?P<name>[\w' ]+?) (?P<slot>left|middle|right)"),
    re.compile(r"(?P<verb>bless) (?P<cell>[a-z]\d{1,2})"),
    re.compile(r"(?P<verb>trade) (?P<rest>.+)"),
    re.compile(r"(?P<verb>gain) (?P<rest>.+)"),
    re.compile(r"(?P<verb>no (?P<rest>trade|action))"),
)


def parse(tidied: str) -> Words | None:
    """Take a tidied text apart; None if it is no move of this game."""
    for pattern in GRAMMAR:
        found = pattern.fullmatch(tidied)
        if found:
            parts = {key: value for key, value in found.groupdict().items() if value}
            number = int(parts.pop("number", "0"))
            return Words(number=number, **parts)
    return None
