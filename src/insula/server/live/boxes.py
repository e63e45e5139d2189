"""The boxes a server offers: those that ship with the games, and those that its owner add there."""

from dataclasses import dataclass, field
from pathlib import Path

import insula
from insula.catalogue import boxed_game, shipped_games, with_rules
from insula.kernel.game import Game, GameError
from insula.server.errors import Refused
from insula.server.settings import Settings
from insula.server.store.rows import TableRow


class BoxCatalogueError(RuntimeError):
    """Boxes that cannot be offered together; the message is for the user."""


@dataclass
class BoxCatalogue:
    """Games by their name and the hash of their box, the default box of each first."""

    games: dict[str, dict[str, Game]] = field(default_factory=dict)

    @classmethod
    def load(cls, settings: Settings) -> "BoxCatalogue":
        """What ships, what lies in `DATA/boxes/GAME/NAME`, and what was box one by one."""
        catalogue = cls()
        for name in insula.game_names():
            for game in shipped_games(name):
                catalogue.add(game)
        for folder in [*box_folders(settings.data), *settings.boxes]:
            catalogue.add(boxed_game(folder.absolute()))
        return catalogue

    def add(self, game: Game) -> None:
        """One more box. The same one twice is one; two of one name would be mistaken."""
        offered = self.games.setdefault(game.name, {})
        for other in offered.values():
            if other.box.name == game.box.name and other.box.digest != game.box.digest:
                raise BoxCatalogueError(
                    f"two boxes for {game.title} are named '{game.box.name}': "
                    f"{other.box.path} and {game.box.path}; give one another name in its box.toml"
                )
        offered.setdefault(game.box.digest, game)

    # -- taking ----------------------------------------------------------------------------------

    def default(self, name: str) -> Game:
        """A game with the box that it is mostly played with."""
        return insula.game(name)

    def with_box(self, name: str, box: str) -> Game:
        """A game with the box of this name; without one, the default."""
        if not box:
            return self.default(name)
        found = {game.box.name: game for game in self.games_with_boxes(name)}
        if box not in found:
            offered = ", ".join(f"'{each}'" for each in found)
            raise GameError(f"there is no box '{box}' for this game here; there are: {offered}")
        return found[box]

    def games_with_boxes(self, name: str) -> list[Game]:
        insula.game(name)  # raises GameError for an unknown name
        return list(self.games[name].values())

    def by_digest(self, name: str, digest: str, rules: int = 0) -> Game | None:
        """A game with the box of this hash, present or former, by a version of its rules."""
        for game in self.games.get(name, {}).values():
            if game.box.is_known_as(digest):
                return with_rules(game, rules)
        return None

    def for_table(self, row: TableRow) -> Game:
        """The game of a table, with the box and the rules that it was begun with."""
        try:
            game = self.by_digest(row.game, row.box, row.rules)
        except GameError as error:
            raise Refused("status", str(error)) from error
        if game is None:
            box = f"the box '{row.box_name}'" if row.box_name else "a box"
            raise Refused(
                "status",
                f"this table uses {box} (hash {row.box[:12]}), which this server no longer has; "
                "its operator can put it back",
            )
        return game


def box_folders(data: Path | None) -> list[Path]:
    """The box folders in `DATA/boxes/GAME/NAME`."""
    root = data / "boxes" if data else None
    if root is None or not root.is_dir():
        return []
    folders = sorted(folder for folder in root.glob("*/*") if folder.is_dir())
    for folder in folders:
        if folder.parent.name not in insula.game_names():
            games = ", ".join(insula.game_names())
            raise BoxCatalogueError(f"'{folder.parent}' is no game's folder; there are: {games}")
    return folders
