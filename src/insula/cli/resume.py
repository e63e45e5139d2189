"""Go on from a record: the good part of it, with nothing of the rest lost."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from insula.cli import recorder as files
from insula.cli.faults import UsageFault
from insula.cli.language import say
from insula.cli.recorder import Recorder
from insula.cli.records import Loaded, load
from insula.kernel.record import Header, RecordError
from insula.kernel.table import Table


@dataclass(frozen=True)
class Wanted:
    """What the command line said of the game, where it said anything."""

    game: str
    players: int | None
    seed: int | None
    options: dict[str, str]


@dataclass(frozen=True)
class Resumed:
    """A table as its record left it, and what there is to say about it."""

    table: Table
    recorder: Recorder
    told: str


def resume(path: Path, box: Path | None, wanted: Wanted) -> Resumed:
    """Load a record to play on; a bad tail is kept in another file and cut off here."""
    loaded = load(path, box)
    check(loaded.replay.header, wanted, path)
    error = loaded.replay.error
    text = good_part(loaded)
    told = say().resume_read(path=str(path), count=len(loaded.replay.table.history))
    if error:
        told = cut(path, text, error, len(loaded.replay.table.history))
    elif text != loaded.text:
        files.replace(path.resolve(), text.encode())
    return Resumed(loaded.replay.table, Recorder(path, text), told)


def check(header: Header, wanted: Wanted, path: Path) -> None:
    """The record says what is played; a command line that says otherwise is a mistake."""
    said = {
        "game": (wanted.game, header.game),
        "players": (wanted.players, header.players),
        "seed": (wanted.seed, header.seed),
    }
    said |= {f"option {k}": (v, header.options.get(k)) for k, v in wanted.options.items()}
    for what, (asked, found) in said.items():
        if asked is not None and asked != found:
            raise UsageFault(f"'{path}' records a game with {what} {found}, not {asked}")


def good_part(loaded: Loaded) -> str:
    """What of the text was good, with the empty line that ends a header."""
    text = loaded.text[: loaded.replay.good]
    return text if files.decision_ends(text) else text + "\n"


def cut(path: Path, text: str, error: RecordError, kept: int) -> str:
    """Keep a copy of the whole file, then leave only the good part in it; what to tell."""
    copy = spare_name(path)
    shutil.copy2(path, copy)
    files.replace(path.resolve(), text.encode())
    return say().resume_cut(
        path=str(path), line=error.line, problem=error.message, kept=kept, copy=str(copy)
    )


def spare_name(path: Path) -> Path:
    """FILE.bad, or the next one that is free."""
    number = 1
    while True:
        spare = path.with_name(f"{path.name}.bad" + (f".{number}" if number > 1 else ""))
        if not spare.exists():
            return spare
        number += 1
