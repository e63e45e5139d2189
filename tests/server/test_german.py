"""Every reason of a game has a German text. Messages are read from the source; placeholders
count as numbers."""

import ast
import itertools
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.page import CannotBuild, node_and_npm

pytestmark = pytest.mark.one_speed

ROOT = Path(__file__).parents[2]
SOURCE, UI = ROOT / "src" / "insula", ROOT / "ui"
BOOKS = UI / "src" / "words" / "phrases"
SAYING = {"IllegalMove", "Fault", "Reason"}
GAMES = {
    "magna_roma": "magna-roma.de.ts",
    "minerva": "minerva.de.json",
}
SENTENCE = re.compile(r"(?=.*[a-z]{2}.* .*[a-z]{2})['\w].*[\w'.)]", re.DOTALL)


def untold(books: list[str], sentences: set[str]) -> list[str]:
    try:
        node, _ = node_and_npm()
    except CannotBuild as reason:
        pytest.skip(f"{reason}: pip install -r requirements/page.txt")
    paths = [str(BOOKS / name) for name in books]
    command = [node, "--no-warnings", str(UI / "tests" / "untold.mjs"), *paths]
    given = json.dumps(sorted(sentences))
    found = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    missing: list[str] = json.loads(found.stdout)
    return missing


def texts(node: ast.AST | None, known: dict[str, list[ast.AST]]) -> Iterator[str]:
    """Return the texts that an expression can have."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [list(texts(part, dict(known))) or ["7"] for part in node.values]
        yield from map("".join, itertools.product(*parts))
    elif isinstance(node, ast.FormattedValue):
        yield from texts(node.value, known)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, known)
        yield from texts(node.orelse, known)
    elif isinstance(node, ast.Name):
        for value in known.pop(node.id, []):
            yield from texts(value, known)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from texts(value, known)
    elif isinstance(node, ast.Subscript):
        yield from texts(node.value, known)
    elif isinstance(node, ast.Call) and name_of(node.func) == "get":  # from a table
        yield from texts(getattr(node.func, "value", None), known)
        yield from (text for given in node.args[1:] for text in texts(given, known))


def said(path: Path) -> set[str]:
    """Return the sentences that a module refuses with, logs or returns."""
    tree = ast.parse(path.read_text("utf-8"))
    known: dict[str, list[ast.AST]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    known.setdefault(target.id, []).append(node.value)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in SAYING:
            for given in node.args:
                found |= set(texts(given, dict(known)))
        elif isinstance(node, ast.Return):
            found |= set(texts(node.value, dict(known)))
    return {text for text in found if SENTENCE.fullmatch(text)}


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_german_text(game: str) -> None:
    sentences = set().union(*map(said, (SOURCE / "games" / game).glob("why*.py")))
    assert len(sentences) > 20
    assert untold([GAMES[game], "house.de.ts"], sentences) == []
