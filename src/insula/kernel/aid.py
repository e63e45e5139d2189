"""Player aids as data: a short reference for one edition with one box.

An aid holds no prose. A sentence is a `AidText`: a key with arguments, which a catalogue of texts
turns into words. Every value that comes from the box carries its provenance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct, field

from insula.kernel.boxes import BoxInfo, Row, Sheet

Provenance = Literal["rule", "known", "reported", "inferred", "reconstructed"]
WEAKEST_FIRST: tuple[Provenance, ...] = (
    "reconstructed",
    "inferred",
    "reported",
    "known",
    "rule",
)


class AidWord(Struct, frozen=True, tag_field="kind", tag="word"):
    """A word of the game's own vocabulary, such as a good or a colour."""

    word: str


class AidName(Struct, frozen=True, tag_field="kind", tag="name"):
    """A name that the box gives to a component, such as a monument."""

    of: str
    name: str


class AidSign(Struct, frozen=True, tag_field="kind", tag="sign"):
    """A letter or symbol that is shown as it is, such as the letter of a half-symbol."""

    sign: str


class AidAmount(Struct, frozen=True, tag_field="kind", tag="amount"):
    """A number of something that is counted: 2 legions."""

    amount: int
    word: str


class AidList(Struct, frozen=True, tag_field="kind", tag="list"):
    """Values that are joined by 'and', 'or', '+', '/' or a comma."""

    join: Literal["and", "or", "plus", "slash", "comma"]
    values: "list[Value]"


class AidText(Struct, frozen=True, tag_field="kind", tag="text"):
    """A sentence, heading or phrase: its key in the catalogue, and its arguments by name."""

    key: str
    values: "dict[str, Value]" = field(default_factory=dict)


Value = int | AidWord | AidName | AidSign | AidAmount | AidList | AidText


class AidCell(Struct, frozen=True):
    """One value of a table; an empty cell has none. `mark` is the provenance of the value."""

    value: Value | None
    mark: Provenance = "rule"


class AidTable(Struct, frozen=True):
    """A table. `across` is set if its columns are the spaces of a track, from the start."""

    key: str
    columns: list[Value]
    rows: list[list[AidCell]]
    across: bool = False


class AidSection(Struct, frozen=True):
    """A heading, sentences under it (numbered steps if `ordered`), then tables.

    `rules` names the chapters of the ledger that say it in full.
    """

    key: str
    rules: list[str]
    lines: list[AidText]
    tables: list[AidTable] = field(default_factory=list)
    ordered: bool = False


class AidBox(Struct, frozen=True):
    """The box that an aid describes, and how many of its values have which provenance."""

    name: str
    version: str
    digest: str
    counts: dict[str, int]


class Aid(Struct, frozen=True):
    """The player aid of a game with one box."""

    game: str
    title: str
    box: AidBox
    sections: list[AidSection]


# -- making an aid -------------------------------------------------------------------------------


def aid_box(box: BoxInfo) -> AidBox:
    return AidBox(box.name, box.version, box.digest, box.counts())


def text(key: str, **values: Value) -> AidText:
    return AidText(key, values)


def several(join: Literal["and", "or", "plus", "slash", "comma"], values: Sequence[Value]) -> Value:
    """Values joined into one; a single value stands alone."""
    return values[0] if len(values) == 1 else AidList(join, list(values))


def cell(value: Value | None, row: Row, *columns: str) -> AidCell:
    """A value of these columns with the weakest provenance among them; labels have none."""
    marks = {row.provenance(column) for column in columns}
    return AidCell(value, next((mark for mark in WEAKEST_FIRST if mark in marks), "rule"))


def number(row: Row, column: str) -> int:
    """A whole number of a sheet that the loader has checked."""
    return int(row.values[column])


def track(key: str, sheet: Sheet, lines: Sequence[tuple[str, Sequence[AidCell]]]) -> AidTable:
    """A track with a column for each row of its sheet, and a line for each property of a space."""
    spaces: list[Value] = [number(row, "space") for row in sheet]
    rows = [[AidCell(text(name)), *cells] for name, cells in lines]
    return AidTable(key, [text("space"), *spaces], rows, across=True)


# -- the texts of an aid -------------------------------------------------------------------------

JOINTS = {"and": (", ", " and "), "or": (", ", " or ")}
PLAIN_JOINTS = {"plus": " + ", "slash": "/", "comma": ", "}


@dataclass(frozen=True)
class Texts:
    """The catalogue of one game in one language; names that a box gives are shown as they are."""

    sentences: Mapping[str, str]
    words: Mapping[str, str]
    amounts: Mapping[str, tuple[str, str]]  # one of it, several of it

    def say(self, value: Value) -> str:
        """A value in words."""
        match value:
            case int():
                return str(value)
            case AidWord(word):
                return self.words[word]
            case AidName(_, name) | AidSign(name):
                return name
            case AidAmount(amount, word):
                return f"{amount} {self.amounts[word][amount != 1]}"
            case AidList(join, values):
                return joined(join, [self.say(each) for each in values])
            case AidText(key, values):
                said = {name: self.say(each) for name, each in values.items()}
                return self.sentences[key].format_map(said)


def joined(join: str, parts: Sequence[str]) -> str:
    """'a, b and c', 'a/b/c'."""
    if join in PLAIN_JOINTS:
        return PLAIN_JOINTS[join].join(parts)
    comma, last = JOINTS[join]
    return last.join(filter(None, [comma.join(parts[:-1]), *parts[-1:]]))
