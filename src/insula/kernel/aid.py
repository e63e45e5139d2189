"""Player aids as data: a short reference for one edition with one box.

An aid holds no prose. A sentence is an `AidText`: a key with arguments, which a catalogue turns
into text. Every value that comes from the box carries its provenance.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct, field

from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import Row, Sheet

Provenance = Literal["rule", "known", "reported", "inferred", "reconstructed"]
WEAKEST_FIRST: tuple[Provenance, ...] = (
    "reconstructed",
    "inferred",
    "reported",
    "known",
    "rule",
)


class AidWord(Struct, frozen=True, tag_field="kind", tag="word"):
    """A word of the game's own vocabulary, such as a half or a colour; `of` is its list of words.

    Where the facts of the game have words of this title, the aid uses their texts.
    """

    of: str
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


@dataclass(frozen=True)
class AidTexts:
    """The texts of a game's aid in one edition and language, compiled by `insula.texts`."""

    texts: Mapping[str, Callable[..., str]]  # by key; the arguments are numbers or texts
    words: Mapping[str, str]  # by 'Half.blade'
    amounts: Mapping[str, Callable[[int], str]]  # by what is counted
    names: Mapping[str, str]  # of the box, by 'monument:Forum'
    joins: Mapping[str, Callable[[list[str]], str]]

    def text(self, key: str, **values: Value) -> str:
        """Return the text of a key."""
        return self.texts[key](**{name: self.argument(each) for name, each in values.items()})

    def argument(self, value: Value) -> str | int:
        """Return a number as it is, so that a text can choose a plural form by it."""
        return value if isinstance(value, int) else self.show(value)

    def show(self, value: Value) -> str:
        """Return a value as text; a name that has no translation is shown as it is."""
        match value:
            case int():
                return str(value)
            case AidWord(of, word):
                return self.words[f"{of}.{word}"]
            case AidName(of, name):
                return self.names.get(f"{of}:{name}", name)
            case AidSign(sign):
                return sign
            case AidAmount(amount, word):
                return self.amounts[word](amount)
            case AidList(join, values):
                return self.joins[join]([self.show(each) for each in values])
            case AidText(key, values):
                return self.text(key, **values)
