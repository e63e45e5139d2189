"""Magna Grecia: roads, cities, markets and oracles on a map of hexes."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

from insula.games.magna_grecia import (
    aid,
    changes,
    components,
    draw,
    notation,
    targets,
    view,
    why,
    words,
)
from insula.games.magna_grecia.load import load
from insula.games.magna_grecia.rules.box import COLOURS, PLAYERS
from insula.games.magna_grecia.rules.state import NONE, GreciaState
from insula.games.magna_grecia.rules.turn import new_state, state_from
from insula.kernel.aid import Aid, AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import Event, State
from insula.kernel.game import Game, GameError, Option, Reason, View
from insula.kernel.random import Random

FOLDER = Path(__file__).parent
NAME = "magna-grecia"
BOXES = FOLDER / "boxes"
USUAL = "printed"
BOX = BOXES / USUAL
DEALT = "random"
ROUNDS = Option("rounds", ("12", "8"), "12", "how many rounds: 12, or 8 in the short game")
ORACLES = Option("oracles", ("random", "placed"), "random", "who places the oracles: chance or you")
COLOUR_OPTIONS = tuple(
    Option(
        f"colour-{seat}",
        (DEALT, *COLOURS),
        DEALT,
        f"the colour of seat {seat}: dealt or chosen",
        seat,
    )
    for seat in range(1, PLAYERS + 1)
)


class MagnaGrecia(Game):
    """The one edition, with the box it ships with or another."""

    folder = FOLDER
    name = NAME
    title = "Magna Grecia"
    players = (2, 3, 4)
    options = (ROUNDS, ORACLES, *COLOUR_OPTIONS)
    rules_versions = (1, 2)

    def __init__(self, box: Path, rules: int = 0) -> None:
        self.rules_version = self.version(rules)
        self.loaded = load(box, NAME, self.rules_version)
        self.box = self.loaded.info
        self.content = self.loaded.content

    def deal(self, players: int, rng: Random, options: dict[str, str]) -> State:
        placed, rounds = options["oracles"] == "placed", int(options["rounds"])
        colours = chosen_colours(players, options)
        return new_state(self.loaded.box, players, rng, rounds, colours, placed=placed)

    def turn_order(self, dealt: State) -> list[int]:
        """By the first card (MG-2.1)."""
        return list(grecia(dealt).order)

    def text(self, state: State, move: int) -> str:
        return notation.text(self.content, grecia(state), move)

    def question(self, state: State) -> str:
        return words.question(grecia(state))

    def why_not(self, state: State, text: str) -> list[Reason]:
        return why.why_not(self.content, grecia(state), text)

    def conceivable(self, state: State) -> list[str]:
        return why.conceivable(self.content, grecia(state))

    def sentences(self, state: State, events: Sequence[Event]) -> list[str]:
        return words.sentences(self.content, grecia(state), events)

    def is_reveal(self, event: Event) -> bool:
        return event[0] in words.REVEALS

    def view(self, state: State) -> View:
        return dict(view.view(self.content, grecia(state)))

    def components(self, state: State, seat: int) -> dict[str, list[str]]:
        return components.components(view.view(self.content, grecia(state)), seat)

    def targets(self, state: State, move: int) -> list[str]:
        return targets.targets(self.content, move)

    def lines(self, state: State, move: int) -> list[View]:
        after = grecia(state.copy())
        after.play(move)
        return changes.changes(self.content, grecia(state), after)

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, grecia(state))

    def aid(self) -> Aid:
        return aid.aid(self.name, self.title, self.box)

    def from_numbers(self, numbers: list[int]) -> State:
        return state_from(self.loaded.box, numbers)


def chosen_colours(players: int, options: dict[str, str]) -> list[int]:
    """The colour of each seat, or NONE where it is dealt; no two seats may choose the same."""
    found: list[int] = []
    for seat in range(1, players + 1):
        value = options[f"colour-{seat}"]
        colour = NONE if value == DEALT else COLOURS.index(value)
        if colour != NONE and colour in found:
            first = found.index(colour) + 1
            raise GameError(f"seats {first} and {seat} cannot both be {value}: choose two colours")
        found.append(colour)
    return found


def grecia(state: State) -> GreciaState:
    return cast("GreciaState", state)


def open_game(name: str, box: str = "", rules: int = 0) -> MagnaGrecia:
    """The game with a box by its folder or name, by default the usual one."""
    if name != NAME:
        raise GameError(f"there is no game '{name}' here")
    return opened(find_box(BOXES, box, USUAL), rules or MagnaGrecia.rules_versions[-1])


@cache
def opened(box: Path, rules: int) -> MagnaGrecia:
    return MagnaGrecia(box, rules)
