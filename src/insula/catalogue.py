"""The catalogue: every game by its name."""

from importlib import import_module

from insula.kernel.game import Game, GameError

PACKAGES = {
    "magna-roma": "insula.games.magna_roma",
    "magna-roma-draft": "insula.games.magna_roma",
    "magna-grecia": "insula.games.magna_grecia",
    "minerva": "insula.games.minerva",
}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(PACKAGES)


def game(name: str, box: str = "") -> Game:
    """A game by name, with the box of a folder or the one it ships with."""
    if name not in PACKAGES:
        raise GameError(f"there is no game '{name}'; there are: {', '.join(PACKAGES)}")
    opened: Game = import_module(PACKAGES[name]).open_game(name, box)
    return opened
