"""A room imports only rooms below it, and no game another game."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
ROOMS = ["kernel", "games", "texts", "front", "bots", "arena", "server", "cli", "__main__"]
"""From the ground up; the front is what `import insula` opens: `__init__` and its catalogue."""


def room(module: str) -> str:
    named = module.split(".")[1:2]
    return named[0] if named and named[0] in ROOMS else "front"


def game(module: str) -> str:
    return ".".join(module.split(".")[2:3]) if room(module) == "games" else ""


def imported(module: str, source: str) -> set[str]:
    """Our own modules, or names in them, that a module imports anywhere in its text."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{origin(module, node)}.{alias.name}" for alias in node.names}
    return {name for name in names if name.split(".")[0] == "insula"}


def origin(module: str, node: ast.ImportFrom) -> str:
    above = module.split(".")[: -node.level] if node.level else []
    return ".".join([*above, *filter(None, [node.module])])


def faults(module: str, source: str) -> list[str]:
    """Each import that climbs to a higher room or across to another game."""
    return [
        f"{module} imports {name}"
        for name in sorted(imported(module, source))
        if ROOMS.index(room(name)) > ROOMS.index(room(module))
        or (game(module) and game(name) not in ("", game(module)))
    ]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def test_every_room_imports_only_rooms_below_it() -> None:
    files = sorted(SOURCES.rglob("*.py"))
    found = [fault for path in files for fault in faults(module_name(path), path.read_text())]
    assert files
    assert found == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("insula.kernel.grid", "from insula.games.magna_roma import state"),
        ("insula.kernel.grid", "from insula import games"),
        ("insula.kernel.grid", "from insula import compiled"),
        ("insula.kernel.grid", "import insula.bots.greedy"),
        ("insula.kernel.grid", "def late():\n    from ..games import minerva"),
        ("insula.games.minerva.turn", "import insula.games.magna_roma.turn"),
        ("insula.games.minerva.turn", "from insula.games import magna_roma"),
        ("insula.games.minerva.turn", "from ..magna_roma.turn import place"),
        ("insula.games.minerva.turn", "from insula.cli import main"),
        ("insula.bots.greedy", "from insula.arena import simulate"),
        ("insula.server.tables", "from insula import cli"),
    ],
)
def test_an_import_that_climbs_is_found(module: str, source: str) -> None:
    assert len(faults(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("insula.kernel.record", "from insula.kernel.random import Generator"),
        ("insula.games.minerva.turn", "from insula.games.minerva import state\nimport typing"),
        ("insula.games.minerva.turn", "from .state import State\nfrom insula.kernel import grid"),
        ("insula.__init__", "from insula.catalogue import game, game_names"),
        ("insula.cli", "import insula\nfrom insula.server import tables"),
    ],
)
def test_an_import_that_descends_is_not(module: str, source: str) -> None:
    assert faults(module, source) == []
