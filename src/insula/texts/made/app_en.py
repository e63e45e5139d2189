"""app in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.kernel.undo_facts

NAMES: Final[dict[str, str]] = {
}


def seat(number: str) -> str:
    return "seat " + number


def undo_nothing_to_undo(f: insula.kernel.undo_facts.NothingToUndo, names: Names) -> str:
    return "There is nothing to undo."


def undo_other_seat_moved(f: insula.kernel.undo_facts.OtherSeatMoved, names: Names) -> str:
    return "Another player has moved since."


def undo_revealed(f: insula.kernel.undo_facts.SomethingRevealed, names: Names) -> str:
    return "Something hidden was revealed since."


def undo_turn_passed(f: insula.kernel.undo_facts.TurnPassed, names: Names) -> str:
    return "It is another player's turn."


def undo_game_ended(f: insula.kernel.undo_facts.GameEnded, names: Names) -> str:
    return "The game has ended."


def undo_nothing_to_redo(f: insula.kernel.undo_facts.NothingToRedo, names: Names) -> str:
    return "There is nothing to redo."


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



class Terminal:
    """Texts that the terminal shows in the language 'en'."""
