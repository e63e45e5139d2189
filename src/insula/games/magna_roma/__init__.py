"""Magna Roma: a city of half-symbols. The final rules, and the earlier draft edition."""

from functools import cache
from pathlib import Path
from typing import cast

from insula.games.magna_roma import (
    aid,
    components,
    convert,
    draw,
    forbid,
    notation,
    previews,
    supplies,
    view,
)
from insula.games.magna_roma.load import LEVELS, Content, load
from insula.games.magna_roma.rules.setup import DRAWN
from insula.games.magna_roma.rules.state import RomaState
from insula.games.magna_roma.rules.turn import new_state, state_from
from insula.games.magna_roma.view_types import RomaTable
from insula.kernel.aid import AidTexts
from insula.kernel.boxes import find_box
from insula.kernel.contract import State
from insula.kernel.game import Functions, Game, GameError, Option, Supply, View
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
    content: Content
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

    def redraw(self, state: State, before: State, drawn: View) -> View:
        seen = view.redraw(self.content, roma(state), roma(before), cast("RomaTable", drawn))
        return {"game": self.name, **seen}

    def supplies(self, state: State) -> dict[str, Supply]:
        return supplies.supplies(roma(state))

    def draw(self, state: State, texts: AidTexts) -> str:
        return draw.draw(self.content, roma(state), texts)

    def rank(self, state: State, seat: int) -> str:
        """The rank of a solo score (MR-13.6)."""
        if state.seats() > 1:
            return ""
        score = max(0, state.scores()[seat])
        ranks = [name for least, name in self.content.ranks if score >= least]
        return ranks[-1]

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
