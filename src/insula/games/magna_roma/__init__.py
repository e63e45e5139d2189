"""Magna Roma: a city of half-symbols. The final rules, and the earlier draft edition."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

from insula.games.magna_roma import (
    aid,
    components,
    draw,
    notation,
    supplies,
    targets,
    view,
    why,
    words,
)
from insula.games.magna_roma.load import LEVELS, load
from insula.games.magna_roma.rules.setup import DRAWN
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.rules.turn import new_state, state_from
from insula.games.magna_roma.view_types import RomaTable
from insula.kernel.aid import Aid, AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import Event, State
from insula.kernel.game import Game, GameError, Mark, Option, Reason, Supply, View
from insula.kernel.random import Random

FOLDER = Path(__file__).parent
USUAL = {"magna-roma": "calibrated", "magna-roma-draft": "draft"}
BOXES = {name: FOLDER / "boxes" / box for name, box in USUAL.items()}
VERSIONS = {"magna-roma": (1, 2), "magna-roma-draft": (1, 2)}
LEVEL = Option("level", (*LEVELS, "random"), "I", "which solo objectives: I, II, III or random")


FIRST = Option(
    "first",
    ("random", "1", "2", "3", "4"),
    "random",
    "the seat that picks the first tile and so plays last",
    of_seats=True,
)


class MagnaRoma(Game):
    """The final rules or the draft: one set of rules that reads what differs from its box."""

    folder = FOLDER

    def __init__(self, name: str, box: Path, rules: int = 0) -> None:
        final = name == "magna-roma"
        self.name = name
        self.edition = "final" if final else "draft"
        self.title = "Magna Roma" if final else "Magna Roma, draft edition"
        self.players = (1, 2, 3, 4) if final else (2, 3, 4)
        self.options = (LEVEL, FIRST) if final else (FIRST,)
        self.rules_versions = VERSIONS[name]
        self.rules_version = self.version(rules)
        self.loaded = load(box, name, self.rules_version)
        self.box = self.loaded.info
        self.content = self.loaded.content

    def deal(self, players: int, rng: Random, options: dict[str, str]) -> State:
        level = options.get("level", "random")
        number = LEVELS.index(level) + 1 if level in LEVELS else 0
        first = options.get("first", "random")
        return new_state(self.loaded.box, players, rng, number, picker(first))

    def turn_order(self, dealt: State) -> list[int]:
        """The seats by their first turns: the first picker plays last (MR-1.5)."""
        first, *others = super().turn_order(dealt)
        return [*others, first]

    def text(self, state: State, move: int) -> str:
        return notation.text(self.content, roma(state), move)

    def question(self, state: State) -> str:
        return "The game is over." if state.over() else words.QUESTIONS[roma(state).step()]

    def why_not(self, state: State, text: str) -> list[Reason]:
        return why.why_not(self.content, roma(state), text)

    def conceivable(self, state: State) -> list[str]:
        return why.conceivable(self.content, roma(state))

    def sentences(self, state: State, events: Sequence[Event]) -> list[str]:
        return words.sentences(self.content, roma(state), events)

    def is_reveal(self, event: Event) -> bool:
        return event[0] in words.REVEALS

    def view(self, state: State) -> View:
        return {"game": self.name, **self.table_view(state)}

    def table_view(self, state: State) -> RomaTable:
        return view.view(self.content, roma(state))

    def redraw(self, state: State, before: State, drawn: View) -> View:
        seen = view.redraw(self.content, roma(state), roma(before), cast("RomaTable", drawn))
        return {"game": self.name, **seen}

    def components(self, state: State, seat: int) -> dict[str, list[str]]:
        return components.components(self.table_view(state), seat)

    def supplies(self, state: State) -> dict[str, Supply]:
        return supplies.supplies(roma(state))

    def targets(self, state: State, move: int) -> list[str]:
        return targets.targets(self.content, roma(state), move)

    def marks(self, state: State, events: Sequence[Event]) -> list[Mark]:
        return targets.marks(roma(state), events)

    def lines(self, state: State, move: int) -> list[View]:
        return targets.lines(roma(state), move)

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, roma(state), texts)

    def rank(self, state: State, seat: int) -> str:
        """The rank of a solo score (MR-13.6)."""
        if state.seats() > 1:
            return ""
        score = max(0, state.scores()[seat])
        return [name for least, name in self.content.ranks if score >= least][-1]

    def aid(self) -> Aid:
        return aid.aid(self.name, self.title, self.box)

    def from_numbers(self, numbers: list[int]) -> State:
        return state_from(self.loaded.box, numbers)


def picker(first: str) -> int:
    """The seat of a value of the option `first`."""
    return DRAWN if first == FIRST.default else int(first) - 1


def roma(state: State) -> RomaState:
    return cast("RomaState", state)


def open_game(name: str, box: str = "", rules: int = 0) -> MagnaRoma:
    """The edition of a name with a box by its folder or name, by default the usual one."""
    if name not in BOXES:
        raise GameError(f"there is no game '{name}' here")
    folder = find_box(FOLDER / "boxes", box, USUAL[name])
    return opened(name, folder, rules or VERSIONS[name][-1])


@cache
def opened(name: str, box: Path, rules: int) -> MagnaRoma:
    return MagnaRoma(name, box, rules)
