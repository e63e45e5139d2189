"""Minerva: residences activate lines of facilities in a city without bounds."""

from functools import cache
from pathlib import Path
from typing import cast

from insula.games.minerva import (
    aid,
    components,
    convert,
    convert_moves,
    draw,
    forbid,
    notation,
    previews,
    view,
)
from insula.games.minerva.content import Content
from insula.games.minerva.load import load
from insula.games.minerva.rules.setup import DRAWN
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.turn import new_state, state_from
from insula.kernel.aid import AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import State
from insula.kernel.game import Functions, Game, GameError, Option
from insula.kernel.random import Random

FOLDER = Path(__file__).parent
NAME = "minerva"
BOXES = FOLDER / "boxes"
USUAL = "calibrated"
FIRST = Option(
    "first",
    ("random", "1", "2", "3", "4"),
    "random",
    "the seat of the starting player: drawn, or named by its number",
    of_seats=True,
)


class Minerva(Game):
    """One to four players, six rounds."""

    folder = FOLDER
    content: Content
    title = "Minerva"
    players = (1, 2, 3, 4)
    name = NAME
    options = (FIRST,)
    rules_versions = (1, 2)
    functions = Functions(
        text=notation.text,
        move_fact=convert_moves.move_fact,
        question=convert_moves.question_fact,
        why_not=forbid.reason_facts,
        events=convert.event_facts,
        preview=previews.preview_facts,
        view=view.view,
        components=components.components,
        aid=aid.aid,
    )

    def __init__(self, box: Path, rules: int = 0) -> None:
        self.rules_version = self.version(rules)
        self.loaded = load(box, self.rules_version)
        self.box = self.loaded.info
        self.content = self.loaded.content

    def deal(self, players: int, rng: Random, options: dict[str, str]) -> State:
        first = options[FIRST.name]
        seat = DRAWN if first == FIRST.default else int(first) - 1
        return new_state(self.loaded.box, players, rng, seat)

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, minerva(state))

    def rank(self, state: State, seat: int) -> str:
        """Return the title of a solo score (MN-12.5)."""
        if state.seats() > 1:
            return ""
        score = state.scores()[seat]
        titles = [title for least, title in self.content.titles if score >= least]
        return titles[-1]

    def from_numbers(self, numbers: list[int]) -> State:
        return state_from(self.loaded.box, numbers)


def minerva(state: State) -> MinervaState:
    return cast("MinervaState", state)


def open_game(name: str, box: str = "", rules: int = 0) -> Minerva:
    """Open the game with a box, given by its folder or name."""
    if name != NAME:
        raise GameError(f"there is no game '{name}' here")
    return opened(find_box(BOXES, box, USUAL), rules or Minerva.rules_versions[-1])


@cache
def opened(box: Path, rules: int) -> Minerva:
    return Minerva(box, rules)
