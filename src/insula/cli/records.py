"""Records from files: read, replayed, with the right box or a sentence why not."""

from dataclasses import dataclass
from pathlib import Path

import insula
from insula.catalogue import shipped_games, with_rules
from insula.cli.faults import UsageFault
from insula.kernel import record
from insula.kernel.game import Game, GameError
from insula.kernel.record import Header, RecordError, Replay, check_version


@dataclass(frozen=True)
class Loaded:
    """A record's text and what it came to."""

    text: str
    replay: Replay


def load(path: Path, box: Path | None) -> Loaded:
    """Read and replay a record; a bad header raises RecordError, a bad line is in the replay."""
    if not path.exists():
        raise UsageFault(f"there is no file '{path}'")
    text = record.read_file(path)

    return Loaded(text, record.replay(text, lambda header: game_of(text, header, box)))


def game_of(text: str, header: Header, box: Path | None) -> Game:
    """The game of a header, with the box and the rules it was played with."""
    try:
        games = [insula.game(header.game, str(box))] if box else shipped_games(header.game)
    except GameError as error:
        raise RecordError(line_of(text, "game"), str(error)) from error
    check_version(games[0], header)
    for game in games:
        if game.box.is_known_as(header.box_digest):
            return with_rules(game, header.rules)
    named = f"the box {header.box_name} (hash {header.box_digest[:12]})"
    given = f"'{box}' is another box" if box else "give its folder with --box"
    raise RecordError(line_of(text, "box"), f"the game was played with {named}: {given}")


def line_of(text: str, key: str) -> int:
    """Where a header line stands."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(f"{key}: "):
            return number
    return 1
