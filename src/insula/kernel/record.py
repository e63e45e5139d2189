"""The record: a whole game as text that people can read, and the one truth about it.

    insula record 1
    game: magna-roma
    ...
    seed: 7

    1 [2] pick 3
    2 [1] pick 8
    ...
    result: 54 61
    ranking: 2 1

Loading replays every line and stops at the first bad one, keeping what was good.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from insula.kernel.facts import Forbidden
from insula.kernel.game import Game, GameError, IllegalMove
from insula.kernel.table import Entry, Table

FORMAT = "insula record 1"
DECISION = re.compile(r"(\d{1,6}) \[(\d)\] (.+)")
HEADER = re.compile(r"([a-z][a-z0-9 -]*): (.*)")
LONGEST_LINE = 500
LARGEST_FILE = 4_000_000


class RecordError(ValueError):
    """An invalid line of a record."""

    def __init__(self, line: int, message: str, reasons: Sequence[Forbidden] = ()) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message
        self.reasons = list(reasons)  # why a decision is not legal
        self.rule = next((reason.rule for reason in reasons if reason.rule), "")


@dataclass
class Header:
    """The header of a record."""

    game: str
    players: int
    seed: int
    box_digest: str
    rules: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    shuffle: str = ""
    salt: str = ""
    box_name: str = ""


OpenGame = Callable[[Header], Game]


@dataclass
class Replay:
    """A record, replayed up to its first bad line."""

    header: Header
    table: Table
    error: RecordError | None = None
    good: int = 0  # valid characters of the text


def commitment(seed: int, salt: str) -> str:
    """Return the hash of a seed and a salt: public from the start, checked at the end."""
    return hashlib.sha256(f"insula shuffle 1 {salt} {seed}".encode()).hexdigest()


# -- writing -----------------------------------------------------------------------------------


def heading(table: Table, shuffle: str = "", salt: str = "") -> str:
    """Return the lines before the first decision."""
    game = table.game
    lines = [
        FORMAT,
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"box: {game.box.name} {game.box.version} {game.box.digest}",
        f"players: {table.players}",
    ]
    lines += [f"option {name}: {value}" for name, value in table.options.items()]
    lines += [f"seat {seat}: {one_line(name)}" for seat, name in enumerate(table.names, 1)]
    lines += [f"shuffle: {shuffle}"] if shuffle else []
    lines += [f"salt: {salt}"] if salt else []
    return "\n".join([*lines, f"seed: {table.seed}", "", ""])


def one_line(name: str) -> str:
    """Reduce a name to one line."""
    return " ".join(name.split())[:80] or "?"


def line_of(entry: Entry) -> str:
    return f"{entry.number} [{entry.seat + 1}] {entry.text}\n"


def ending(table: Table) -> str:
    """Return the result lines of a finished game."""
    if not table.state.over():
        return ""
    scores = " ".join(str(score) for score in table.state.scores())
    places = " ".join(str(place) for place in table.state.ranking())
    return f"result: {scores}\nranking: {places}\n"


def write(table: Table, shuffle: str = "", salt: str = "") -> str:
    """Return the complete record of a table."""
    lines = [line_of(entry) for entry in table.history]
    return heading(table, shuffle, salt) + "".join(lines) + ending(table)


def create(path: Path, text: str) -> None:
    """Create a file with this text; never overwrite an existing one."""
    with path.open("xb") as file:
        try:
            file.write(text.encode())
            file.flush()
        except OSError:
            path.unlink()
            raise


# -- reading -----------------------------------------------------------------------------------


def read_file(path: Path) -> str:
    """Read a record file; raise RecordError if that fails."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise RecordError(0, f"{path} cannot be read: {error.strerror}") from error
    if len(data) > LARGEST_FILE:
        raise RecordError(0, f"{path} is too large to be a record")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(line, "this is not UTF-8 text") from error


def numbered(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield line numbers, the characters up to the end of the line, and lines."""
    end = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        end += len(line)
        if len(line) > LONGEST_LINE:
            raise RecordError(number, f"a line has at most {LONGEST_LINE} characters")
        if not line.endswith("\n"):
            raise RecordError(number, "the file is cut off here: this line has no end")
        yield number, end, line.rstrip("\r\n")


def replay(text: str, open_game: OpenGame) -> Replay:
    """Replay a record. A bad header raises; after it, the first bad line ends the replay."""
    lines = numbered(text)
    header, good = read_header(lines)
    try:
        table = seat(open_game(header), header)
    except GameError as error:
        raise RecordError(0, str(error)) from error
    result = Replay(header, table, good=good)
    try:
        for number, end, line in lines:
            read_line(table, number, line)
            result.good = end
    except RecordError as error:
        result.error = error
    return result


def read_header(lines: Iterator[tuple[int, int, str]]) -> tuple[Header, int]:
    """Read the header up to the empty line."""
    number, _, first = next(lines, (1, 0, ""))
    if first != FORMAT:
        raise RecordError(number, f"a record begins with '{FORMAT}'")
    values: dict[str, tuple[int, str]] = {}
    good = 0
    for number, end, line in lines:
        good = end
        if not line:
            break
        found = HEADER.fullmatch(line)
        if not found:
            raise RecordError(number, f"a header line reads 'key: value', not '{line[:60]}'")
        if found[1] in values:
            raise RecordError(number, f"'{found[1]}' was said on line {values[found[1]][0]}")
        values[found[1]] = (number, found[2])
    return header_from(values, number), good


def header_from(values: dict[str, tuple[int, str]], last: int) -> Header:
    def said(key: str) -> str:
        if key not in values:
            raise RecordError(last, f"the header lacks '{key}'")
        return values[key][1]

    def whole(key: str, most: int) -> int:
        value = said(key)
        if not (value.isascii() and value.isdigit() and len(value) < 60 and int(value) <= most):
            raise RecordError(values[key][0], f"'{key}' must be a whole number up to {most}")
        return int(value)

    players = whole("players", 9)
    names = [values[f"seat {n}"][1] for n in range(1, players + 1) if f"seat {n}" in values]
    options = {
        k.removeprefix("option "): v[1] for k, v in values.items() if k.startswith("option ")
    }
    box_name, _, digest = said("box").rpartition(" ")
    optional = {key: values[key][1] for key in ("shuffle", "salt") if key in values}
    known = {"game", "rules", "box", "players", "seed", "shuffle", "salt"}
    known |= {f"seat {n}" for n in range(1, players + 1)} | {f"option {name}" for name in options}
    for key, (line, _) in values.items():
        if key not in known:
            raise RecordError(line, f"nobody reads '{key}'")
    seed = whole("seed", (1 << 128) - 1)
    rules = whole("rules", 999)
    return Header(
        said("game"), players, seed, digest, rules, options, names, box_name=box_name, **optional
    )


def check_version(game: Game, header: Header) -> None:
    """Raise RecordError if the record needs a version of the rules that this program lacks."""
    try:
        game.version(header.rules)
    except GameError as error:
        raise RecordError(3, str(error)) from error


def seat(game: Game, header: Header) -> Table:
    """Return the table of a header before its first decision."""
    names = header.names if len(header.names) == header.players else []
    return Table(game, header.players, header.seed, header.options, names)


def read_line(table: Table, number: int, line: str) -> None:
    """Play a decision, or check the result."""
    if not line or line.startswith("#"):
        return
    found = DECISION.fullmatch(line)
    if found:
        read_decision(table, number, found)
        return
    for key, wanted in zip(("result", "ranking"), ending(table).splitlines(), strict=False):
        if line.startswith(f"{key}: "):
            if line != wanted:
                raise RecordError(number, f"the game came to '{wanted}', not '{line[:60]}'")
            return
    if line.startswith(("result: ", "ranking: ")):
        raise RecordError(number, "the game is not over here")
    raise RecordError(number, f"a decision reads '12 [1] move', not '{line[:60]}'")


def read_decision(table: Table, number: int, found: re.Match[str]) -> None:
    wanted = len(table.history) + 1
    if table.state.over():
        raise RecordError(number, "the game is over before this decision")
    if int(found[1]) != wanted:
        raise RecordError(number, f"here stands decision {wanted}, not {found[1]}")
    if int(found[2]) != table.state.seat() + 1:
        raise RecordError(number, f"seat {table.state.seat() + 1} decides here, not {found[2]}")
    try:
        table.append(table.game.find(table.state, found[3]))
    except IllegalMove as error:
        raise RecordError(number, str(error), error.reasons) from error
