"""Magna Grecia: roads, cities, markets and oracles on a map of hexes."""

from functools import cache
from pathlib import Path
from typing import cast

from insula.games.magna_grecia import (
    aid,
    components,
    convert,
    draw,
    forbid,
    notation,
    previews,
    view,
)
from insula.games.magna_grecia.load import load
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.rules.box import COLOURS, PLAYERS
from insula.games.magna_grecia.rules.state import NONE, GreciaState
from insula.games.magna_grecia.rules.turn import new_state, state_from
from insula.kernel.aid import AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import State
from insula.kernel.game import Functions, Game, GameError, Option
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
    """The game with its usual box or another one."""

    folder = FOLDER
    content: Content
    name = NAME
    title = "Magna Grecia"
    players = (2, 3, 4)
    options = (ROUNDS, ORACLES, *COLOUR_OPTIONS)
    rules_versions = (1, 2)
    functions = Functions(
        text=notation.text,
        move_fact=convert.move_fact,
        question=convert.question_fact,
        why_not=forbid.reason_facts,
        events=convert.event_facts,
        preview=previews.preview_facts,
        view=view.view,
        components=components.components,
        aid=aid.aid,
    )

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
        """Return the seats in the order of the first card (MG-2.1)."""
        return list(grecia(dealt).order)

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, grecia(state))

    def from_numbers(self, numbers: list[int]) -> State:
        return state_from(self.loaded.box, numbers)


def chosen_colours(players: int, options: dict[str, str]) -> list[int]:
    """Return the chosen colours, NONE where dealt; raise GameError if two seats choose the same."""
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
    """Open the game with a box, given by its folder or name, or with the usual box."""
    if name != NAME:
        raise GameError(f"there is no game '{name}' here")
    return opened(find_box(BOXES, box, USUAL), rules or MagnaGrecia.rules_versions[-1])


@cache
def opened(box: Path, rules: int) -> MagnaGrecia:
    return MagnaGrecia(box, rules)
