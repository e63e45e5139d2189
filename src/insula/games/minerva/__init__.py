"""Minerva: a city without bounds, whose residences set off lines of buildings."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

from insula.games.minerva import (
    aid,
    components,
    draw,
    notation,
    preview,
    targets,
    tries,
    view,
    why,
    words,
)
from insula.games.minerva.load import load
from insula.games.minerva.rules.setup import DRAWN
from insula.games.minerva.rules.state import MinervaState
from insula.games.minerva.rules.turn import new_state, state_from
from insula.kernel.aid import Aid, AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import Event, State
from insula.kernel.game import Game, GameError, Option, Preview, Reason, View
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
    title = "Minerva"
    players = (1, 2, 3, 4)
    name = NAME
    options = (FIRST,)
    rules_versions = (1, 2)

    def __init__(self, box: Path, rules: int = 0) -> None:
        self.rules_version = self.version(rules)
        self.loaded = load(box, self.rules_version)
        self.box = self.loaded.info
        self.content = self.loaded.content

    def deal(self, players: int, rng: Random, options: dict[str, str]) -> State:
        first = options[FIRST.name]
        seat = DRAWN if first == FIRST.default else int(first) - 1
        return new_state(self.loaded.box, players, rng, seat)

    def text(self, state: State, move: int) -> str:
        return notation.text(self.content, minerva(state), move)

    def question(self, state: State) -> str:
        return "The game is over." if state.over() else words.QUESTIONS[minerva(state).step()]

    def why_not(self, state: State, text: str) -> list[Reason]:
        return why.why_not(self.content, minerva(state), text)

    def conceivable(self, state: State) -> list[str]:
        return tries.conceivable(self.content, minerva(state))

    def sentences(self, state: State, events: Sequence[Event]) -> list[str]:
        return words.sentences(self.content, minerva(state), events)

    def is_reveal(self, event: Event) -> bool:
        return event[0] in words.REVEALS

    def view(self, state: State) -> View:
        return {**view.view(self.content, minerva(state))}

    def components(self, state: State, seat: int) -> dict[str, list[str]]:
        return components.components(view.view(self.content, minerva(state)), seat)

    def targets(self, state: State, move: int) -> list[str]:
        return targets.targets(self.content, move)

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, minerva(state))

    def lines(self, state: State, move: int) -> list[View]:
        """What the lines that a move opens would bring, tile by tile, before it is played."""
        return preview.lines(self.content, minerva(state), move)

    def preview(self, state: State, move: int) -> Preview:
        """For a residence or an assistant, each of its lines is told instead."""
        found = super().preview(state, move)
        found = replace(found, marks=preview.marks(minerva(state), move))
        if found.lines:
            return replace(found, told=preview.sentences(found.lines))
        more = preview.prospects(self.content, minerva(state), move)
        return replace(found, told=found.told + more)

    def rank(self, state: State, seat: int) -> str:
        """The title of a solo score (MN-12.5)."""
        if state.seats() > 1:
            return ""
        score = state.scores()[seat]
        return [title for least, title in self.content.titles if score >= least][-1]

    def aid(self) -> Aid:
        return aid.aid(self.name, self.title, self.box)

    def from_numbers(self, numbers: list[int]) -> State:
        return state_from(self.loaded.box, numbers)


def minerva(state: State) -> MinervaState:
    return cast("MinervaState", state)


def open_game(name: str, box: str = "", rules: int = 0) -> Minerva:
    """The game with a box by its folder or name, by default the usual one."""
    if name != NAME:
        raise GameError(f"there is no game '{name}' here")
    return opened(find_box(BOXES, box, USUAL), rules or Minerva.rules_versions[-1])


@cache
def opened(box: Path, rules: int) -> Minerva:
    return Minerva(box, rules)
