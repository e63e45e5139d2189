"""Translated ledgers: `rules.<language>.md` beside `rules.md`, line for line.

A translation has the same ids in the same order, the same marks of editions, and the same [T], [R]
and numbers inside of each statement.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from insula.kernel.ledger import CHAPTER, STATEMENT, ledger_file
from insula.kernel.sheets import Fault

GAMES = Path(__file__).parents[1] / "games"
MARKS = re.compile(r"\[[TR]\]|\{\w+:")
NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class LedgerLine:
    """A line with an id, or the title or introduction of a ledger."""

    line: int
    key: str  # 'MR-8', 'MR-8.2', 'title' or 'about'
    edition: str  # '{draft at MR-12.6} ', with its space, or nothing
    text: str

    @property
    def marks(self) -> list[str]:
        """Return the marks inside of the text; those of the introduction are explained there."""
        return [] if self.key == "about" else MARKS.findall(self.text)

    @property
    def numbers(self) -> list[str]:
        """Return all numbers of the text, sorted: a translation says the same amounts."""
        return sorted(NUMBER.findall(self.text), key=int)


def ledger_path(package: str, language: str, folder: Path = GAMES) -> Path:
    return folder / package / ledger_file(language)


def ledger_name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def read_lines(path: Path) -> tuple[list[LedgerLine], list[Fault]]:
    """Read the lines of a ledger by key; a line that is none of its kinds is a fault."""
    lines: dict[str, LedgerLine] = {}
    faults: list[Fault] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = ledger_line(number, text)
        if found is None and text:
            faults.append(Fault(ledger_name(path), number, "this is not a line of a ledger"))
        elif found and found.key in lines:
            reason = f"{found.key} stands here for the second time"
            faults.append(Fault(ledger_name(path), number, reason))
        elif found:
            lines[found.key] = found
    return list(lines.values()), faults


def ledger_line(number: int, text: str) -> LedgerLine | None:
    if found := STATEMENT.fullmatch(text) or CHAPTER.fullmatch(text):
        edition = text[found.end(1) + 1 : found.start(4)]
        return LedgerLine(number, found[1], edition, found[4])
    if text.startswith("# "):
        return LedgerLine(number, "title", "", text[2:])
    if text and text[0] not in "#-":
        return LedgerLine(number, "about", "", text)
    return None


def compare(english: Path, translation: Path) -> list[Fault]:
    """Find everything in which a translation differs from the English ledger but its words."""
    wanted, _ = read_lines(english)
    given, faults = read_lines(translation)
    file = ledger_name(translation)
    lines = {each.key: each for each in given}
    known = {each.key for each in wanted}
    end = max((each.line for each in given), default=1)
    faults += [
        Fault(file, end, f"{each.key} is missing") for each in wanted if each.key not in lines
    ]
    faults += [
        Fault(file, each.line, f"the English ledger has no {each.key}")
        for each in given
        if each.key not in known
    ]
    pairs = [(each, lines[each.key]) for each in wanted if each.key in lines]
    faults += [fault for pair in pairs for fault in line_faults(file, *pair)]
    faults += order_faults(file, [each.line for _, each in pairs])
    return faults


def line_faults(file: str, english: LedgerLine, given: LedgerLine) -> Iterator[Fault]:
    if given.edition != english.edition:
        marks = f"'{given.edition.strip()}' instead of '{english.edition.strip()}'"
        yield Fault(file, given.line, f"{given.key} has the edition mark {marks}")
    if given.marks != english.marks:
        marks = f"{' '.join(given.marks)} instead of {' '.join(english.marks)}"
        yield Fault(file, given.line, f"{given.key} has the marks {marks}")
    if given.numbers != english.numbers:
        numbers = f"{' '.join(given.numbers)} instead of {' '.join(english.numbers)}"
        yield Fault(file, given.line, f"{given.key} has the numbers {numbers}")


def order_faults(file: str, lines: list[int]) -> Iterator[Fault]:
    for before, line in pairwise(lines):
        if line < before:
            yield Fault(file, line, "this line stands before its place in the English ledger")
