"""Boxes: the components of a game as data, in a folder of sheets described by `box.toml`."""

import csv
import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from insula.kernel.sheets import PROVENANCE, BoxError, Fault, Sheet

ABOUT_FILE = "box.toml"

Content = TypeVar("Content")


@dataclass
class Files:
    """The folder of a box while it is read: its sheets, drawings and faults."""

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
        """Read a file that is not a sheet, such as a map; it counts for the hash of the box."""
        self.drawings[file] = self.text(file) or ""
        return self.drawings[file]

    def sheet(
        self,
        file: str,
        columns: tuple[str, ...],
        labels: tuple[str, ...] = (),
        optional: Mapping[str, str] | None = None,
    ) -> Sheet:
        """Read a sheet with these columns; those of provenance may be missing.

        `optional` has the values of columns that a sheet of an older format lacks.
        """
        sheet = Sheet(file, columns, faults=self.faults, labels=labels)
        self.sheets[file] = sheet
        text = self.text(file)
        try:
            if text is not None:
                sheet.fill(text, optional or {})
        except csv.Error as error:
            sheet.fault(sheet.end() + 1, f"not CSV: {error}")
        return sheet

    def has(self, file: str) -> bool:
        """Return whether the box has this optional file."""
        return (self.path / file).is_file()

    def text(self, file: str) -> str | None:
        """Read a file; report a fault and return None if that fails."""
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
        """Return a hash of all file names and texts, the same on every platform."""
        whole = hashlib.sha256()
        for file in sorted([ABOUT_FILE, *self.sheets, *self.drawings]):
            lines = [file, *(self.text(file) or "").splitlines(), ""]
            whole.update("\n".join(lines).encode())
        return whole.hexdigest()


@dataclass(frozen=True)
class BoxInfo:
    """A loaded box: its name, hash, sheets and provenance."""

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
        """Return whether this is the hash of the box or of an earlier text with equal values."""
        return digest == self.digest or digest in self.formerly

    def counts(self) -> dict[str, int]:
        """Count the values of the whole box by provenance."""
        parts = [*(sheet.counts() for sheet in self.sheets.values()), *self.drawn.values()]
        return {mark: sum(part[mark] for part in parts) for mark in PROVENANCE}


def is_digest(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None


def find_box(boxes: Path, box: str, usual: str) -> Path:
    """Return the folder of a box: the default, a shipped one by its name, or any folder."""
    if not box:
        return boxes / usual
    if Path(box).name == box:
        for file in sorted(boxes.glob(f"*/{ABOUT_FILE}")):
            if box in (file.parent.name, box_name(file)) and not Path(box).is_dir():
                return file.parent
    return Path(box)


def box_name(file: Path) -> str:
    """Read the name of a box from its `box.toml`."""
    return str(tomllib.loads(file.read_text(encoding="utf-8")).get("name", ""))


def read_box(path: Path, game: str, read: Callable[[Files], Content]) -> tuple[BoxInfo, Content]:
    """Read a box with the reader of its game; raise BoxError with all faults."""
    files = Files(path)
    if not path.is_dir():
        raise BoxError(path, [Fault(ABOUT_FILE, 0, "the folder does not exist")])
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
