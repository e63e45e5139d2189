"""Sheets: the CSV files of a box, with their faults and the provenance of their values.

Three optional columns hold provenance: `known`, `reported` and `inferred` list the columns whose
values the rulebook states, a third party read from the printed game, or the rulebook implies. All
other values of the row are reconstructed, empty ones included. Labels, such as the number of a
space, have no provenance.
"""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

MARKS = ("known", "reported", "inferred")
PROVENANCE = (*MARKS, "reconstructed")


@dataclass(frozen=True)
class Fault:
    """A fault in a box: where it is, and what is wrong."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}"


class BoxError(ValueError):
    """An invalid box, with all its faults."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        super().__init__(f"{path}: " + "; ".join(str(fault) for fault in faults))
        self.path = path
        self.faults = faults


def is_number(word: str, low: int, high: int) -> bool:
    """Return whether a word is a whole number in a range."""
    return word.isdecimal() and len(word) < 10 and low <= int(word) <= high


@dataclass(frozen=True)
class Row:
    """One line of a sheet. Reading an invalid value reports a fault."""

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
        """Read a whole number in a range; report an invalid one and return the lowest."""
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
        """Return the index of a word among the choices; report an invalid one and return 0."""
        value = self.values.get(column, "")
        if value in choices:
            return choices.index(value)
        allowed = ", ".join(repr(choice) if choice else "nothing" for choice in choices)
        self.fault(f"'{column}' must be one of {allowed}, not '{value}'")
        return 0

    def provenance(self, column: str) -> str:
        """Return the provenance of a value, or '' for a label."""
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

    def fill(self, text: str, optional: Mapping[str, str]) -> None:
        """Read the rows of a CSV file; `optional` has values for columns that it may lack."""
        reader = csv.reader(text.splitlines())
        header = [name.strip() for name in next(reader, [])]
        absent = {name: value for name, value in optional.items() if name not in header}
        if not self.accepts(header, absent):
            return
        # A box says nothing about a column that its sheet lacks: do not show or count it.
        self.columns = tuple(name for name in self.columns if name not in absent)
        for cells in reader:
            self.add_row(header, cells, reader.line_num, absent)

    def accepts(self, header: list[str], absent: Mapping[str, str]) -> bool:
        """Report missing and unknown columns."""
        missing = [name for name in self.columns if name not in header and name not in absent]
        unknown = [name for name in header if name not in (*self.columns, *MARKS)]
        if missing:
            self.fault(1, f"the header lacks {', '.join(missing)}")
        if unknown:
            self.fault(1, f"the header has unknown columns: {', '.join(unknown)}")
        return not missing and not unknown

    def add_row(
        self, header: list[str], cells: list[str], line: int, absent: Mapping[str, str]
    ) -> None:
        if not any(cell.strip() for cell in cells):
            return
        if len(cells) != len(header):
            self.fault(line, f"{len(cells)} values for {len(header)} columns")
            return
        values = dict(zip(header, (cell.strip() for cell in cells), strict=True))
        row = Row(self, line, {**absent, **values})
        self.rows.append(row)
        for mark in MARKS:
            for name in values.get(mark, "").split():
                if name not in self.columns:
                    row.fault(f"'{mark}' names '{name}', which is not a column of this sheet")

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def fault(self, line: int, reason: str) -> None:
        self.faults.append(Fault(self.file, line, reason))

    def end(self) -> int:
        """Return the line to report when rows are missing."""
        return self.rows[-1].line if self.rows else 1

    def counts(self) -> dict[str, int]:
        """Count the values by provenance."""
        counts = dict.fromkeys(PROVENANCE, 0)
        for row in self:
            for column in self.columns:
                if column not in self.labels:
                    counts[row.provenance(column)] += 1
        return counts

    def unique(self, column: str) -> None:
        """Report values that occur twice in this column."""
        seen: dict[str, int] = {}
        for row in self:
            value = row.values.get(column, "")
            if value in seen:
                row.fault(f"'{column}' {value} is already on line {seen[value]}")
            seen.setdefault(value, row.line)
