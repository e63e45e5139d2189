"""Records from files: read, replayed, with the right box or a sentence why not."""

from dataclasses import dataclass
from pathlib import Path

import insula
from insula.catalogue import shipped_games
from insula.cli.faults import UsageFault
from insula.kernel import record
from insula.kernel.game import Game, GameError
from insula.kernel.record import RecordError, Replay


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

    def open_game(name: str, digest: str) -> Game:
        return game_of(text, name, digest, box)

    return Loaded(text, record.replay(text, open_game))


def game_of(text: str, name: str, digest: str, box: Path | None) -> Game:
    """The game of a header with the very box it was played with."""
    try:
        games = [insula.game(name, str(box))] if box else shipped_games(name)
    except GameError as error:
        raise RecordError(line_of(text, "game"), str(error)) from error
    for game in games:
        if game.box.digest == digest:
            return game
    given = f"the box '{box}' is another" if box else "give its folder with --box"
    raise RecordError(
        line_of(text, "box"), f"the game was played with another box than ours: {given}"
    )


def line_of(text: str, key: str) -> int:
    """Where a header line stands."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(f"{key}: "):
            return number
    return 1
