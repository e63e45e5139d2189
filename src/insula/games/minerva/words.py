"""The log in sentences, each with its cause."""

from collections.abc import Sequence

from insula.games.minerva.content import Content
from insula.games.minerva.language import amount_of
from insula.games.minerva.notation import CATEGORIES_OF_CULTURE, square_name
from insula.games.minerva.rules import state as events
from insula.games.minerva.rules.box import DENARII, ROUND_TILE
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.contract import Event
from insula.kernel.grid import DIRECTIONS

REVEALS = (events.REVEALED, events.TEMPLE_SHOWN)
RANK_NAMES = ("1st", "2nd", "3rd")

QUESTIONS = {
    events.ACTION: "Build a facility or a residence, place an assistant, or pass.",
    events.PLACING: "Choose a square beside your city.",
    events.DIRECTION: "Choose the line to activate.",
    events.SELL: "Choose what to sell for this payment.",
    events.RESOURCE: "Choose a resource.",
    events.CONVERT: "Exchange once more, or stop.",
    events.CHOICE: "Choose one.",
    events.OFFER: "Use the effect now, or never.",
    events.BATHE: "Choose a tile around the Bathhouse.",
    events.LIFT: "Choose a tile to move, or leave all where they are.",
    events.RESETTLE: "Choose where the tile goes.",
    events.DEMOLISH: "Choose a residence to remove, or none.",
    events.TRIUMPH: "Take a culture tile, or none.",
    events.BIND: "Name the category of a culture point.",
    events.HIRE: "Hire an assistant, or not.",
}


def sentences(content: Content, state: MinervaState, told: Sequence[Event]) -> list[str]:
    return [sentence(content, state, event) for event in told]


def sentence(content: Content, state: MinervaState, event: Event) -> str:
    """One event, told without its subject where that is the seat that decided."""
    kind, _, a, b, c = event
    if kind == events.GAINED:
        return f"gained {amount_of(b, a)}: {cause(content, c)}"
    if kind == events.EXCESS:
        return f"{amount_of(b, a)} above six became {amount_of(b, DENARII)}"
    if kind == events.PAID:
        return f"paid {amount_of(b, a)}: {cause(content, c)}"
    if kind == events.SOLD:
        return f"sold {amount_of(1, a)} for 1 denarius"
    if kind == events.SURCHARGE:
        return f"paid {amount_of(a, DENARII)} because somebody has passed"
    if kind == events.BOUND:
        return f"named the culture point {CATEGORIES_OF_CULTURE[a]}"
    if kind == events.WON:
        return f"gained the {CATEGORIES_OF_CULTURE[a]} tile worth {b} VP"
    return deed(content, state, event)


def cause(content: Content, source: int) -> str:
    """Where a gain came from: 'Farm on n1'."""
    square, tile = divmod(source, 128)
    return f"{content.names[tile]} on {square_name(square)}"


def deed(content: Content, state: MinervaState, event: Event) -> str:
    kind, _, a, b, c = event
    if kind == events.TAKEN:
        paid = f", with {amount_of(b, DENARII)} for what was lacking" if b else ""
        return f"paid for {content.names[a]}{paid}"
    if kind == events.PLACED:
        return f"placed {content.names[a]} on {square_name(b)}"
    if kind == events.HOUSED:
        return f"built a residence on {square_name(a)}"
    if kind == events.ASSISTED:
        return f"placed an assistant on {square_name(a)}"
    if kind == events.LOOKED:
        return "activated nothing" if a < 0 else f"activated the line {DIRECTIONS[a]}"
    if kind == events.MOVED:
        return f"moved {content.names[a]} from {square_name(b)} to {square_name(c)}"
    if kind == events.REMOVED:
        return f"removed the residence on {square_name(a)} from the game"
    if kind == events.BATHED:
        return f"applied {content.names[a]} on {square_name(b)}"
    if kind == events.DECLINED:
        return f"left the effect of {content.names[a]} unused"
    return about_rounds(content, state, event)


def about_rounds(content: Content, state: MinervaState, event: Event) -> str:
    """Events with another subject name it."""
    kind, seat, a, b, _ = event
    if kind == events.PASSED:
        return f"passed and took order tile {a}" if a else "passed"
    if kind == events.WAITED:
        return f"seat {seat + 1} has passed and gains {amount_of(a, DENARII)}"
    if kind == events.HIRED:
        return f"hired an assistant for {amount_of(b, a)}"
    if kind == events.AWARDED:
        return f"seat {seat + 1} gains the {RANK_NAMES[a]} glory tile: {b} VP"
    if kind == events.UNCLAIMED:
        return f"nobody gains the {RANK_NAMES[a]} glory tile"
    if kind == events.ROUND:
        return f"round {a} begins with seat {seat + 1}"
    if kind == events.BONUS:
        return f"took {amount_of(a, DENARII)} from the round tile"
    if kind == events.LEFT:
        return f"{content.names[a]} leaves the game"
    if kind == events.ENDED:
        return "the game ends"
    name = "a round tile" if a == ROUND_TILE else content.names[a]
    return f"{name} comes into the facility area"
