"""Helpers for tests of player aids: walk an aid, change a box, read the aid as text."""

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path

import insula
from insula.cli.aid import section_lines
from insula.kernel.aid import Aid, AidCell, AidList, AidText, Value
from insula.kernel.game import Game


def cells(aid: Aid) -> Iterator[AidCell]:
    for section in aid.sections:
        for table in section.tables:
            for row in table.rows:
                yield from row


def values(aid: Aid) -> Iterator[Value]:
    """Every value of an aid, with those inside lists and texts."""
    for section in aid.sections:
        for line in section.lines:
            yield from inside(line)
        for table in section.tables:
            for column in table.columns:
                yield from inside(column)
    for cell in cells(aid):
        if cell.value is not None:
            yield from inside(cell.value)


def inside(value: Value) -> Iterator[Value]:
    yield value
    if isinstance(value, AidList):
        for each in value.values:
            yield from inside(each)
    elif isinstance(value, AidText):
        for each in value.values.values():
            yield from inside(each)


def keys(aid: Aid) -> set[str]:
    """Every key of a text that an aid uses, with headings and captions."""
    found = {value.key for value in values(aid) if isinstance(value, AidText)}
    found |= {f"section.{section.key}" for section in aid.sections}
    return found | {f"table.{table.key}" for each in aid.sections for table in each.tables}


def section(game: Game, key: str) -> str:
    """A section as a player reads it in the terminal."""
    (found,) = [each for each in game.aid().sections if each.key == key]
    return "\n".join(section_lines(found, game.aid_texts()))


def changed(game: str, folder: Path, sheet: str, line: int, **cells: str) -> Game:
    """A game with a copy of its usual box in which one row of a sheet has other values."""
    shutil.copytree(insula.game(game).box.path, folder)
    file = folder / sheet
    with file.open(newline="", encoding="utf-8") as text:
        rows = list(csv.reader(text))
    for column, value in cells.items():
        rows[line - 1][rows[0].index(column)] = value
    with file.open("w", newline="", encoding="utf-8") as text:
        csv.writer(text).writerows(rows)
    return insula.game(game, str(folder))
