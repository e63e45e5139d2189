"""The catalogue: every game by its name."""

import tomllib
from importlib import import_module
from pathlib import Path

from insula.kernel.game import Game, GameError
from insula.kernel.sheets import BoxError, Fault

PACKAGES = {
    "magna-roma": "insula.games.magna_roma",
    "magna-roma-draft": "insula.games.magna_roma",
    "magna-grecia": "insula.games.magna_grecia",
    "minerva": "insula.games.minerva",
}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(PACKAGES)


def game(name: str, box: str = "", rules: int = 0) -> Game:
    """Open a game by name.

    `box` is a folder or the name of a shipped box, by default the usual one; `rules` is a version
    of the rules, by default the newest.
    """
    if name not in PACKAGES:
        raise GameError(f"there is no game '{name}'; there are: {', '.join(PACKAGES)}")
    opened: Game = import_module(PACKAGES[name]).open_game(name, box, rules)
    return opened


def with_rules(opened: Game, rules: int) -> Game:
    """The same game and box by another version of the rules."""
    return game(opened.name, str(opened.box.path), rules)


# -- boxes ---------------------------------------------------------------------------------------


def boxed_game(path: Path) -> Game:
    """The game that a box is for, with that box; `box.toml` says which."""
    return game(named_game(path), str(path))


def named_game(path: Path) -> str:
    file = path / "box.toml"
    try:
        name = tomllib.loads(file.read_text(encoding="utf-8")).get("game")
    except FileNotFoundError as error:
        raise toml_fault(path, "the file is missing") from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise toml_fault(path, f"the file cannot be read: {error}") from error
    if name not in PACKAGES:
        games = ", ".join(PACKAGES)
        raise toml_fault(path, f"'game' must be one of {games}, not '{name}'")
    return str(name)


def toml_fault(path: Path, reason: str) -> BoxError:
    return BoxError(path, [Fault("box.toml", 1, reason)])


def box_name(game: Game) -> str:
    """The name that `--box` takes for a shipped box; for any other, the name in its `box.toml`."""
    path = game.box.path
    return path.name if path.parent == game.folder / "boxes" else game.box.name


def shipped_games(name: str) -> list[Game]:
    """A game with each box that it ships with, the usual one first."""
    usual = game(name)
    folders = sorted(each for each in (usual.folder / "boxes").iterdir() if each.is_dir())
    others = [each for each in folders if each != usual.box.path and named_game(each) == name]
    return [usual, *(game(name, str(each)) for each in others)]
