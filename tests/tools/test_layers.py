"""A package imports only packages below it, and no game imports another game."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
LAYERS = ["kernel", "games", "texts", "front", "bots", "arena", "server", "cli", "__main__"]
"""From the bottom up; the front is what `import insula` opens: `__init__` and its catalogue."""
SERVER_LAYERS = ["base", "store", "people", "cluster", "bots", "live", "http", "main"]
"""Inside the server; the base is its settings, limits and errors."""
SIBLINGS = {"people", "cluster", "bots"}
VOCABULARY = "insula.server.facts"
"""The facts of the app. Texts are built from them, as from those of the games."""
MAIN = {"insula.server.main", "insula.server.processes", "insula.server.bench"}


def layer(module: str) -> str:
    if module == VOCABULARY or module.startswith(VOCABULARY + "."):
        return "games"
    named = module.split(".")[1:2]
    return named[0] if named and named[0] in LAYERS else "front"


def game(module: str) -> str:
    return ".".join(module.split(".")[2:3]) if layer(module) == "games" else ""


def server_layer(module: str) -> str:
    """The package of a server module, or nothing for modules outside the server."""
    if module.split(".")[1:2] != ["server"]:
        return ""
    if any(module == name or module.startswith(name + ".") for name in MAIN):
        return "main"
    named = module.split(".")[2:3]
    return named[0] if named and named[0] in SERVER_LAYERS else "base"


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
    """Each import of a higher package, of another game, or of a sibling inside the server."""
    return [
        f"{module} imports {name}"
        for name in sorted(imported(module, source))
        if LAYERS.index(layer(name)) > LAYERS.index(layer(module))
        or (game(module) and game(name) not in ("", game(module)))
        or climbs_in_server(server_layer(module), server_layer(name))
    ]


def imports_games(module: str, source: str) -> bool:
    return any(layer(name) == "games" for name in imported(module, source))


def climbs_in_server(here: str, there: str) -> bool:
    if not here or not there or here == there:
        return False
    if {here, there} <= SIBLINGS:
        return True
    return SERVER_LAYERS.index(there) > SERVER_LAYERS.index(here)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def test_every_package_imports_only_packages_below_it() -> None:
    files = sorted(SOURCES.rglob("*.py"))
    found = [fault for path in files for fault in faults(module_name(path), path.read_text())]
    assert files
    assert found == []


def test_of_the_bots_only_evaluators_import_games() -> None:
    bots = SOURCES / "insula" / "bots"
    importing = {
        path.relative_to(bots).parts[0]
        for path in bots.rglob("*.py")
        if imports_games(module_name(path), path.read_text())
    }
    assert importing == {"evaluators"}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("insula.kernel.grid", "from insula.games.magna_roma import state"),
        ("insula.kernel.grid", "from insula import games"),
        ("insula.kernel.grid", "from insula import compiled"),
        ("insula.kernel.grid", "import insula.bots.random"),
        ("insula.kernel.grid", "def late():\n    from ..games import minerva"),
        ("insula.games.minerva.turn", "import insula.games.magna_roma.turn"),
        ("insula.games.minerva.turn", "from insula.games import magna_roma"),
        ("insula.games.minerva.turn", "from ..magna_roma.turn import place"),
        ("insula.games.minerva.turn", "from insula.cli import main"),
        ("insula.bots.random", "from insula.arena import simulate"),
        ("insula.server.live.registry", "from insula import cli"),
        ("insula.server.store.tables", "from insula.server.live import registry"),
        ("insula.server.live.registry", "from insula.server.http.bodies import Me"),
        ("insula.server.people.identity", "from insula.server.cluster import peers"),
        ("insula.server.limits", "from insula.server.store import rows"),
        ("insula.server.http.app", "from insula.server.main import create_app"),
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
        ("insula.cli", "import insula\nfrom insula.server.live import registry"),
        ("insula.server.http.tables", "from insula.server.live import registry"),
        ("insula.server.main", "from insula.server.http.app import create_app"),
    ],
)
def test_an_import_that_descends_is_not(module: str, source: str) -> None:
    assert faults(module, source) == []
