"""app in the language 'en'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player


NAMES: Final[dict[str, str]] = {
}


def list_pair(a: str, b: str) -> str:
    return a + " and " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


def list_or(a: str, b: str) -> str:
    return a + " or " + b


def list_parts(a: str, b: str) -> str:
    return a + "; " + b


def seat(number: str) -> str:
    return "seat " + number


def fact(f: Any, names: Names) -> str:
    return TEXTS[type(f)](f, names)


TEXTS: Final[Texts] = {
}



class Terminal:
    """Texts that the terminal shows in the language 'en'."""
