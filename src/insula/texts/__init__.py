"""Facts as texts, in every language that has catalogues.

The catalogues are ICU messages in JSON, one file per game and language. `python -m insula.texts
build` compiles them; nothing is parsed at run time.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from insula.texts.runtime import Names

SEATS = 4


class UnknownLanguage(ValueError):
    """A language that has no catalogues; the message lists those that have."""


def languages() -> tuple[str, ...]:
    """Return the languages that facts can be shown in."""
    return tuple(sorted(path.stem for path in (Path(__file__).parent / "app").glob("*.json")))


def text(
    fact: Struct,
    language: str = "en",
    *,
    names: Sequence[str] = (),
    box: Mapping[str, str] | None = None,
) -> str:
    """Return a fact or part in a language.

    `names` are those of the players by seat, else 'seat 1' and so on; `box` has names of the box
    in this language by kind and name, such as 'monument:Forum'.
    """
    made = made_texts(type(fact).__module__.split(".")[2], language)
    players = names or seat_names(made)
    shown: str = made.TEXTS[type(fact)](fact, Names(players, box or {}))
    return shown


@cache
def seat_names(made: Any) -> list[str]:
    return [made.seat(str(seat + 1)) for seat in range(SEATS)]


@cache
def made_texts(package: str, language: str) -> Any:
    """Import the compiled texts of a game."""
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownLanguage(f"there are no texts in '{language}'; there are: {known}")
    return import_module(f"insula.texts.made.{package}_{language}")
