"""app in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts
import insula.texts.made.app_en

NAMES: Final[dict[str, str]] = {
}


def seat(number: str) -> str:
    return "Sitz " + number


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "Es gibt nichts zurückzunehmen."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Inzwischen hat jemand anders gezogen."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Inzwischen wurde etwas Verdecktes aufgedeckt."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "Jemand anders ist am Zug."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "Die Partie ist zu Ende."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "Es gibt nichts zu wiederholen."


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
    insula.kernel.undo_facts.NothingToUndo: undo_nothing_to_undo,
    insula.kernel.undo_facts.OtherSeatMoved: undo_other_seat_moved,
    insula.kernel.undo_facts.SomethingRevealed: undo_revealed,
    insula.kernel.undo_facts.TurnPassed: undo_turn_passed,
    insula.kernel.undo_facts.GameEnded: undo_game_ended,
    insula.kernel.undo_facts.NothingToRedo: undo_nothing_to_redo,
}



class Terminal(insula.texts.made.app_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""
