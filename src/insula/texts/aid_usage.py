"""What the player aids of the shipped boxes use: texts with their arguments, words and names."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from insula.kernel.aid import Aid, AidAmount, AidList, AidName, AidText, AidWord, Value
from insula.kernel.game import Game
from insula.texts.shapes import Fields, Shape

ANY, NUMBER = Shape("any"), Shape("number")


@dataclass
class AidUsage:
    """Everything that the aids of one package need from its catalogue."""

    texts: dict[str, Fields] = field(default_factory=dict)
    words: dict[str, set[str]] = field(default_factory=dict)  # by the title of their list
    amounts: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)  # kinds of names, such as 'monument'
    editions: set[str] = field(default_factory=set)


@cache
def aid_usage(package: str) -> AidUsage:
    """Collect what the aids of all boxes in a game's package use; do not change the result."""
    usage = AidUsage()
    for game in boxed_games(package):
        usage.editions |= {game.edition} - {""}
        add_aid(usage, game.aid())
    return usage


def boxed_games(package: str) -> Iterator[Game]:
    """Open each shipped box with the game that its `box.toml` names."""
    module = import_module(f"insula.games.{package}")
    for path in sorted((Path(str(module.__file__)).parent / "boxes").glob("*/box.toml")):
        name = tomllib.loads(path.read_text(encoding="utf-8"))["game"]
        yield module.open_game(name, str(path.parent), 0)


def add_aid(usage: AidUsage, aid: Aid) -> None:
    for key in aid_headings(aid):
        usage.texts.setdefault(key, {})
    for value in aid_values(aid):
        if isinstance(value, AidText):
            add_arguments(usage.texts.setdefault(value.key, {}), value.values)
        elif isinstance(value, AidWord):
            usage.words.setdefault(value.of, set()).add(value.word)
        elif isinstance(value, AidAmount):
            usage.amounts.add(value.word)
        elif isinstance(value, AidName):
            usage.names.add(value.of)


def add_arguments(fields: Fields, values: dict[str, Value]) -> None:
    """Note the arguments of a text; a plural needs one that is a number in every aid."""
    for name, value in values.items():
        known = fields.get(name, NUMBER)
        fields[name] = known if isinstance(value, int) else ANY


# -- all values of an aid ------------------------------------------------------------------------


def aid_headings(aid: Aid) -> Iterator[str]:
    """Yield the keys of headings and captions."""
    for section in aid.sections:
        yield f"section.{section.key}"
        yield from (f"table.{table.key}" for table in section.tables)


def aid_values(aid: Aid) -> Iterator[Value]:
    """Yield every value of an aid, with those inside of lists and texts."""
    for section in aid.sections:
        for line in section.lines:
            yield from inner_values(line)
        for table in section.tables:
            cells = [cell.value for row in table.rows for cell in row if cell.value is not None]
            for value in [*table.columns, *cells]:
                yield from inner_values(value)


def inner_values(value: Value) -> Iterator[Value]:
    yield value
    inside: list[Value] = []
    if isinstance(value, AidList):
        inside = value.values
    elif isinstance(value, AidText):
        inside = list(value.values.values())
    for each in inside:
        yield from inner_values(each)
