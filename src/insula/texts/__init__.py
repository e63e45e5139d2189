"""Facts and the terminal's own texts, in every language that has catalogues.

The catalogues are ICU messages in JSON, one file per package (the app and each game) and language.
`python -m insula.texts build` compiles them; nothing is parsed at run time.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from msgspec import Struct

from insula.kernel.aid import AidTexts
from insula.kernel.game import Game
from insula.texts.runtime import Names

if TYPE_CHECKING:
    from insula.texts.made import app_en, magna_grecia_en, magna_roma_en, minerva_en

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
    edition: str = "",
) -> str:
    """Return a fact or part in a language.

    `names` are those of the players by seat, else 'seat 1' and so on; `box` has names of the box
    in this language by kind and name, such as 'monument:Forum'; `edition` is that of the game,
    which may have words of its own.
    """
    made = made_texts(edition_package(package_of(type(fact)), edition), language)
    players = names or seat_names(made)
    shown: str = made.TEXTS[type(fact)](fact, Names(players, box or {}))
    return shown


@overload
def terminal(package: Literal["app"], language: str) -> "app_en.Terminal": ...
@overload
def terminal(package: Literal["magna_roma"], language: str) -> "magna_roma_en.Terminal": ...
@overload
def terminal(package: Literal["magna_grecia"], language: str) -> "magna_grecia_en.Terminal": ...
@overload
def terminal(package: Literal["minerva"], language: str) -> "minerva_en.Terminal": ...


def terminal(package: str, language: str) -> Any:
    """Return the terminal's texts: 'terminal.game.over' is the method `game_over`.

    The English class is the type of every language, so mypy checks names and arguments.
    """
    return made_texts(package, language).Terminal()


@cache
def edition_package(package: str, edition: str) -> str:
    """Return the catalogues of an edition: its own, or those of its title."""
    own = f"{package}_{edition}"
    return own if (Path(__file__).parent / own).is_dir() else package


@cache
def package_of(kind: type) -> str:
    """Return the package that a class belongs to, by its module: a game, or the app."""
    _, layer, name, *_ = kind.__module__.split(".")
    return name if layer == "games" else "app"


@cache
def seat_names(made: Any) -> list[str]:
    return [made.seat(str(seat + 1)) for seat in range(SEATS)]


@cache
def made_texts(package: str, language: str) -> Any:
    """Import the compiled texts of a package, or of its player aid for 'minerva_aid'."""
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownLanguage(f"there are no texts in '{language}'; there are: {known}")
    return import_module(f"insula.texts.made.{package}_{language}")


def aid_texts(game: Game, language: str = "en") -> AidTexts:
    """Return the texts of a game's player aid, in the words of its edition."""
    made = made_texts(f"{package_of(type(game))}_aid", language)
    texts: AidTexts = made.EDITIONS.get(game.edition, made.AID)
    return texts
