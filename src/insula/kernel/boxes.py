"""Boxes: components as data, read from a folder of sheets and checked with reasons.

A sheet is a CSV file with a header row. Three optional columns hold provenance: `known`, `reported`
and `inferred` list the columns whose values the rulebook states, a third party read from the
printed game, or the rulebook implies. All other values of the row are reconstructed, empty ones
included. Labels, such as the number of a space, carry no mark. `box.toml` names the box.
"""

import csv
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

MARKS = ("known", "reported", "inferred")
PROVENANCE = (*MARKS, "reconstructed")
ABOUT_FILE = "box.toml"

Content = TypeVar("Content")


@dataclass(frozen=True)
class Fault:
    """Something wrong with a box: where, and what to do about it."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}"


class BoxError(ValueError):
    """A box that cannot be played, with every fault found."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        super().__init__(f"{path}: " + "; ".join(str(fault) for fault in faults))
        self.path = path
        self.faults = faults


def is_number(word: str, low: int, high: int) -> bool:
    """A whole number in a range, however strange the word."""
    return word.isdecimal() and len(word) < 10 and low <= int(word) <= high


@dataclass(frozen=True)
class Row:
    """One line of a sheet; asking it for a value reports what is wrong with it."""

    sheet: "Sheet"
    line: int
    values: dict[str, str]

    def fault(self, reason: str) -> None:
        self.sheet.fault(self.line, reason)

    def text(self, column: str) -> str:
        value = self.values.get(column, "")
        if not value:
            self.fault(f"'{column}' is empty")
        return value

    def number(self, column: str, low: int, high: int) -> int:
        """A whole number in a range; a bad one is a fault and counts as the lowest."""
        value = self.values.get(column, "")
        try:
            number = int(value)
        except ValueError:
            self.fault(f"'{column}' must be a whole number from {low} to {high}, not '{value}'")
            return low
        if not low <= number <= high:
            self.fault(f"'{column}' must be from {low} to {high}, not {number}")
            return low
        return number

    def choice(self, column: str, choices: tuple[str, ...]) -> int:
        """The place of a word among those allowed; a bad one is a fault and counts as the first."""
        value = self.values.get(column, "")
        if value in choices:
            return choices.index(value)
        allowed = ", ".join(repr(choice) if choice else "nothing" for choice in choices)
        self.fault(f"'{column}' must be one of {allowed}, not '{value}'")
        return 0

    def provenance(self, column: str) -> str:
        """The class of a value, or an empty text for a label."""
        if column in self.sheet.labels:
            return ""
        for mark in MARKS:
            if column in self.values.get(mark, "").split():
                return mark
        return "reconstructed"


@dataclass
class Sheet:
    """A CSV file of a box."""

    file: str
    columns: tuple[str, ...] = ()
    rows: list[Row] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    labels: tuple[str, ...] = ()  # columns that only number or name their row

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def fault(self, line: int, reason: str) -> None:
        self.faults.append(Fault(self.file, line, reason))

    def end(self) -> int:
        """The line to name when rows are missing."""
        return self.rows[-1].line if self.rows else 1

    def counts(self) -> dict[str, int]:
        """The number of values of each class."""
        counts = dict.fromkeys(PROVENANCE, 0)
        for row in self:
            for column in self.columns:
                if column not in self.labels:
                    counts[row.provenance(column)] += 1
        return counts

    def unique(self, column: str) -> None:
        """No value of this column may stand twice."""
        seen: dict[str, int] = {}
        for row in self:
            value = row.values.get(column, "")
            if value in seen:
                row.fault(f"'{column}' {value} stands on line {seen[value]} already")
            seen.setdefault(value, row.line)


@dataclass
class Files:
    """A box's folder while it is read: sheets, faults, and what it all hashes to."""

    path: Path
    faults: list[Fault] = field(default_factory=list)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    formerly: tuple[str, ...] = ()
    retired: bool = False
    drawings: dict[str, str] = field(default_factory=dict)
    drawn: dict[str, dict[str, int]] = field(default_factory=dict)

    def mark_drawing(self, file: str, mark: str, count: int) -> None:
        """Count the values of a drawing in the box's totals."""
        marks = self.drawn.setdefault(file, dict.fromkeys(PROVENANCE, 0))
        marks[mark] += count

    def drawing(self, file: str) -> str:
        """A file that is not a sheet, such as a drawn map; part of the box like any other."""
        self.drawings[file] = self.text(file) or ""
        return self.drawings[file]

    def sheet(
        self,
        file: str,
        columns: tuple[str, ...],
        labels: tuple[str, ...] = (),
        optional: Mapping[str, str] | None = None,
    ) -> Sheet:
        """Read a sheet that must have these columns, and may have those of provenance.

        `optional` gives the values of columns that a sheet of an older format lacks.
        """
        sheet = Sheet(file, columns, faults=self.faults, labels=labels)
        self.sheets[file] = sheet
        text = self.text(file)
        try:
            if text is not None:
                self.fill(sheet, text, optional or {})
        except csv.Error as error:
            sheet.fault(sheet.end() + 1, f"not CSV: {error}")
        return sheet

    def has(self, file: str) -> bool:
        """Is this optional file part of the box?"""
        return (self.path / file).is_file()

    def fill(self, sheet: Sheet, text: str, optional: Mapping[str, str]) -> None:
        reader = csv.reader(text.splitlines())
        header = [name.strip() for name in next(reader, [])]
        absent = {name: value for name, value in optional.items() if name not in header}
        missing = [name for name in sheet.columns if name not in header and name not in absent]
        unknown = [name for name in header if name not in (*sheet.columns, *MARKS)]
        if missing:
            sheet.fault(1, f"the header lacks {', '.join(missing)}")
        if unknown:
            sheet.fault(1, f"the header has columns nobody reads: {', '.join(unknown)}")
        if missing or unknown:
            return
        # A box says nothing about a column that its sheet lacks: do not show or count it.
        sheet.columns = tuple(name for name in sheet.columns if name not in absent)
        for cells in reader:
            self.add_row(sheet, header, cells, reader.line_num, absent)

    def add_row(
        self,
        sheet: Sheet,
        header: list[str],
        cells: list[str],
        line: int,
        absent: Mapping[str, str],
    ) -> None:
        if not any(cell.strip() for cell in cells):
            return
        if len(cells) != len(header):
            sheet.fault(line, f"{len(cells)} values for {len(header)} columns")
            return
        values = dict(zip(header, (cell.strip() for cell in cells), strict=True))
        row = Row(sheet, line, {**absent, **values})
        sheet.rows.append(row)
        for mark in MARKS:
            for name in values.get(mark, "").split():
                if name not in sheet.columns:
                    row.fault(f"'{mark}' names '{name}', which is no column of this sheet")

    def text(self, file: str) -> str | None:
        """A file's text, or None and a fault."""
        try:
            return (self.path / file).read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            self.faults.append(Fault(file, 0, "the file is missing"))
        except (OSError, UnicodeDecodeError) as error:
            self.faults.append(Fault(file, 0, f"the file cannot be read: {error}"))
        return None

    def read_about(self, game: str) -> None:
        """Read `box.toml`: game, name, version, origin, and what the box replaces.

        `formerly` lists the hashes of earlier texts of this box with the same values; `retired`
        keeps a box for old records without offering it for new games.
        """
        text = self.text(ABOUT_FILE)
        if text is None:
            return
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.fault_about(f"not TOML: {error}")
            return
        for key in ("game", "name", "version", "about"):
            if not isinstance(table.get(key), str) or not table[key]:
                self.fault_about(f"'{key}' must be a text in quotes")
            else:
                self.about[key] = table[key]
        found = self.about.get("game", game)
        if found != game:
            self.fault_about(f"this box is for '{found}', not '{game}'")
        self.read_history(table)

    def read_history(self, table: dict[str, Any]) -> None:
        formerly, retired = table.get("formerly", []), table.get("retired", False)
        if not isinstance(formerly, list) or not all(map(is_digest, formerly)):
            self.fault_about("'formerly' must be a list of hashes of 64 hexadecimal digits")
        else:
            self.formerly = tuple(formerly)
        if not isinstance(retired, bool):
            self.fault_about("'retired' must be true or false")
        self.retired = retired is True

    def fault_about(self, reason: str) -> None:
        self.faults.append(Fault(ABOUT_FILE, 1, reason))

    def digest(self) -> str:
        """A hash of every file's name and text, the same on every platform."""
        whole = hashlib.sha256()
        for file in sorted([ABOUT_FILE, *self.sheets, *self.drawings]):
            lines = [file, *(self.text(file) or "").splitlines(), ""]
            whole.update("\n".join(lines).encode())
        return whole.hexdigest()


@dataclass(frozen=True)
class BoxInfo:
    """The public facts of a loaded box: its name, hash, sheets and provenance."""

    path: Path
    name: str
    version: str
    about: str
    digest: str
    sheets: dict[str, Sheet]
    drawings: dict[str, str] = field(default_factory=dict)
    drawn: dict[str, dict[str, int]] = field(default_factory=dict)
    formerly: tuple[str, ...] = ()
    retired: bool = False

    def is_known_as(self, digest: str) -> bool:
        """Is this the hash of the box, or of an earlier text with the same values?"""
        return digest == self.digest or digest in self.formerly

    def counts(self) -> dict[str, int]:
        """The number of values of each class in the whole box."""
        parts = [*(sheet.counts() for sheet in self.sheets.values()), *self.drawn.values()]
        return {mark: sum(part[mark] for part in parts) for mark in PROVENANCE}


def is_digest(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None


def find_box(boxes: Path, box: str, usual: str) -> Path:
    """The folder of a box: the usual one, a shipped one by its name, or any folder."""
    if not box:
        return boxes / usual
    if Path(box).name == box:
        for file in sorted(boxes.glob(f"*/{ABOUT_FILE}")):
            if box in (file.parent.name, box_name(file)) and not Path(box).is_dir():
                return file.parent
    return Path(box)


def box_name(file: Path) -> str:
    """The name that a shipped `box.toml` gives its box."""
    return str(tomllib.loads(file.read_text(encoding="utf-8")).get("name", ""))


def read_box(path: Path, game: str, read: Callable[[Files], Content]) -> tuple[BoxInfo, Content]:
    """Read a folder with a game's own reader; raise BoxError with all faults, if any."""
    files = Files(path)
    if not path.is_dir():
        raise BoxError(path, [Fault(ABOUT_FILE, 0, "there is no such folder")])
    files.read_about(game)
    content = read(files)
    if files.faults:
        raise BoxError(path, files.faults)
    about = files.about
    info = BoxInfo(
        path,
        about["name"],
        about["version"],
        about["about"],
        files.digest(),
        files.sheets,
        files.drawings,
        files.drawn,
        files.formerly,
        files.retired,
    )
    return info, content
