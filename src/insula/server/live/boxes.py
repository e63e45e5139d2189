"""The boxes a server offers: bundled ones and those of its operator."""

from dataclasses import dataclass, field
from pathlib import Path

import insula
from insula.catalogue import boxed_game, shipped_games, with_rules
from insula.kernel.game import Game, GameError
from insula.server.errors import Refused
from insula.server.facts.requests import NoBox
from insula.server.facts.tables import BoxMissing, RulesMissing
from insula.server.settings import Settings
from insula.server.store.rows import TableRow


class BoxCatalogueError(RuntimeError):
    """Raised when boxes cannot be offered together; the message is for the user."""


@dataclass
class BoxCatalogue:
    """Games by name and box hash, the default box of each first."""

    games: dict[str, dict[str, Game]] = field(default_factory=dict)

    @classmethod
    def load(cls, settings: Settings) -> "BoxCatalogue":
        """Load bundled boxes, those in `DATA/boxes/GAME/NAME`, and those named by option."""
        catalogue = cls()
        for name in insula.game_names():
            for game in shipped_games(name):
                catalogue.add(game)
        for folder in [*box_folders(settings.data), *settings.boxes]:
            catalogue.add(boxed_game(folder.absolute()))
        return catalogue

    def add(self, game: Game) -> None:
        """Add a box. Duplicates are ignored; two different boxes of one name are an error."""
        offered = self.games.setdefault(game.name, {})
        for other in offered.values():
            if other.box.name == game.box.name and other.box.digest != game.box.digest:
                raise BoxCatalogueError(
                    f"two boxes for {game.title} are named '{game.box.name}': "
                    f"{other.box.path} and {game.box.path}; give one another name in its box.toml"
                )
        offered.setdefault(game.box.digest, game)

    # -- lookup -----------------------------------------------------------------------------------

    def default(self, name: str) -> Game:
        """Return a game with its default box."""
        return insula.game(name)

    def with_box(self, name: str, box: str) -> Game:
        """Return a game with the box of this name; without a name, with the default box."""
        if not box:
            return self.default(name)
        found = {game.box.name: game for game in self.games_with_boxes(name)}
        if box not in found:
            raise Refused(NoBox(box, tuple(found)))
        return found[box]

    def games_with_boxes(self, name: str) -> list[Game]:
        insula.game(name)  # raises GameError for an unknown name
        return list(self.games[name].values())

    def by_digest(self, name: str, digest: str, rules: int = 0) -> Game | None:
        """Return a game by box hash, current or former, and rules version."""
        for game in self.games.get(name, {}).values():
            if game.box.is_known_as(digest):
                return with_rules(game, rules)
        return None

    def for_table(self, row: TableRow) -> Game:
        """Return the game of a table, with the box and rules version it was started with."""
        try:
            game = self.by_digest(row.game, row.box, row.rules)
        except GameError as error:
            raise Refused(RulesMissing(str(error))) from error
        if game is None:
            raise Refused(BoxMissing(row.box_name or "?", row.box[:12]))
        return game


def box_folders(data: Path | None) -> list[Path]:
    """List the box folders in `DATA/boxes/GAME/NAME`."""
    root = data / "boxes" if data else None
    if root is None or not root.is_dir():
        return []
    folders = sorted(folder for folder in root.glob("*/*") if folder.is_dir())
    for folder in folders:
        if folder.parent.name not in insula.game_names():
            games = ", ".join(insula.game_names())
            raise BoxCatalogueError(f"'{folder.parent}' does not name a game; games: {games}")
    return folders
