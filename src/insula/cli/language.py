"""The language of the terminal: `--language`, else the system's locale, else English."""

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from insula.texts import languages, terminal, text

if TYPE_CHECKING:
    from insula.texts.made.app_en import Terminal

DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Choice:
    """The language that was chosen for this process, if any."""

    language = ""


def choose(language: str | None) -> None:
    """Use a language from now on; reject one without texts."""
    if language is None:
        return
    if language not in languages():
        known = ", ".join(languages())
        raise typer.BadParameter(f"there are no texts in '{language}'; there are: {known}")
    Choice.language = language


LanguageName = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="LANGUAGE",
        callback=choose,
        help="Language of the texts, such as de. [default: that of the system]",
    ),
]


def system_language(environment: Mapping[str, str]) -> str:
    """Return the language of the system's locale if it has texts, else English."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.split(".")[0].split("_")[0].lower()
    return language if language in languages() else DEFAULT


def current() -> str:
    """Return the language of the terminal."""
    return Choice.language or system_language(os.environ)


def say() -> "Terminal":
    """Return the terminal's own texts."""
    return terminal("app", current())


def render(fact: Struct, names: Sequence[str] = (), edition: str = "") -> str:
    """Return a fact as a text, in the words of an edition if it has its own."""
    return text(fact, current(), names=names, edition=edition)
