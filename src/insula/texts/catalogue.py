"""Read a catalogue: a flat JSON object of texts, each with the line it stands on."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from insula.kernel.sheets import Fault

PAIR = re.compile(r'("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")')


class CatalogueError(ValueError):
    """Faults of catalogues, each with file and line."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(each) for each in faults))
        self.faults = faults


@dataclass(frozen=True)
class Entry:
    """One text of a catalogue."""

    text: str
    line: int


@dataclass
class Catalogue:
    """The texts of one file by their keys, and the faults found in it so far."""

    file: str
    language: str
    entries: dict[str, Entry]
    last_line: int
    faults: list[Fault] = field(default_factory=list)

    def fault(self, line: int, reason: str) -> None:
        found = Fault(self.file, line, reason)
        if found not in self.faults:
            self.faults.append(found)


def read_catalogue(path: Path) -> Catalogue:
    """Read a file; raise CatalogueError if it is not a flat JSON object of strings."""
    file = f"{path.parent.name}/{path.name}"
    if not path.exists():
        raise CatalogueError([Fault(file, 1, "the file is missing")])
    source = path.read_text(encoding="utf-8")
    try:
        pairs = json.loads(source, object_pairs_hook=list)
    except json.JSONDecodeError as error:
        raise CatalogueError([Fault(file, error.lineno, f"not JSON: {error.msg}")]) from error
    lines = source.count("\n") + 1
    if not isinstance(pairs, list) or not all(is_pair(pair) for pair in pairs):
        raise CatalogueError([Fault(file, 1, "must be one object whose values are all strings")])
    catalogue = Catalogue(file, path.stem, {}, lines)
    for found in PAIR.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        key = json.loads(found[1])
        if key in catalogue.entries:
            catalogue.fault(line, f"'{key}' stands here for the second time")
        catalogue.entries[key] = Entry(json.loads(found[2]), line)
    return catalogue


def edition_of(title: Catalogue, own: Catalogue) -> Catalogue:
    """Return the texts of a title with those that an edition replaces."""
    for key, entry in own.entries.items():
        if key not in title.entries:
            own.fault(entry.line, f"'{key}' replaces no text of {title.file}")
    entries = {**title.entries, **own.entries}
    return Catalogue(own.file, own.language, entries, own.last_line, own.faults)


def is_pair(pair: object) -> bool:
    return isinstance(pair, tuple) and all(isinstance(each, str) for each in pair)
