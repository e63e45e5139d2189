"""Helpers for tests of player aids: walk an aid, change a box, read the aid as text."""

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path

import insula
from insula.cli.aid import section_lines
from insula.kernel.aid import Aid, AidCell, AidText
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.texts import aid_texts
from insula.texts.aid_usage import aid_headings, aid_values


def cells(aid: Aid) -> Iterator[AidCell]:
    for section in aid.sections:
        for table in section.tables:
            for row in table.rows:
                yield from row


def keys(aid: Aid) -> set[str]:
    """Every key of a text that an aid uses, with headings and captions."""
    found = {value.key for value in aid_values(aid) if isinstance(value, AidText)}
    return found | set(aid_headings(aid))


def section(game: Game, key: str) -> str:
    """A section as a player reads it in the terminal."""
    (found,) = [each for each in game.aid().sections if each.key == key]
    return "\n".join(section_lines(found, aid_texts(game)))


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


def draw_state(game: Game, state: State, language: str = "en") -> str:
    """The drawing of a state in the texts of a language."""
    return game.draw(state, aid_texts(game, language))
