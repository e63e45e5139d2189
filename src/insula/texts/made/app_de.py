"""app in the language 'de'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player

import insula.texts.made.app_en

NAMES: Final[dict[str, str]] = {
}


def list_pair(a: str, b: str) -> str:
    return a + " und " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def list_or(a: str, b: str) -> str:
    return a + " oder " + b


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def seat(number: str) -> str:
    return "Sitz " + number


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
}



class Terminal(insula.texts.made.app_en.Terminal):
    """Texts that the terminal shows in the language 'de'."""
