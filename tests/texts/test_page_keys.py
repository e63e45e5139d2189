"""The page uses every text of its catalogues, and no text that they do not have."""

import json
import re
from functools import cache

import pytest

from insula.texts.build import GAMES, HERE, PAGE

pytestmark = pytest.mark.one_speed
SOURCES = PAGE.parents[1]
OWNERS = r"(?:\)|\b(?:page|say|words))"
"""What stands before the name of a text: a call such as `t()`, or a variable with its result."""
PATH = re.compile(OWNERS + r"\s*((?:\.[A-Za-z]\w*)+)")
UNPACKED = re.compile(r"\{([^{}]*)\} = \w+\(\)")
APP_PATH = re.compile(r"\bt\(\)((?:\.[A-Za-z]\w*)+)")
BUILT_IN = {"language.name"}
"""Texts that the compiler uses itself, for the list of languages."""


def page_keys(package: str) -> list[str]:
    """Return the keys of a package's page texts without their prefix."""
    catalogue = json.loads((HERE / package / "en.json").read_text("utf-8"))
    return [key.removeprefix("page.") for key in catalogue if key.startswith("page.")]


@cache
def page_source() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if PAGE not in path.parents)


@cache
def paths_in(source: str) -> set[str]:
    """Return what is read of texts: 'table.undo', or 'start.modes' where a group is handed on."""
    paths = {found[1][1:] for found in PATH.finditer(source)}
    unpacked = {name.strip() for found in UNPACKED.finditer(source) for name in found[1].split(",")}
    return paths | unpacked


def is_used(key: str, source: str) -> bool:
    """Is a text named in full, or a group that holds it handed on as a whole?"""
    names = key.split(".")
    paths = paths_in(source)
    texts = {".".join(names[:length]) for length in range(1, len(names) + 1)}
    return bool(texts & paths) or f"{key}.toLowerCase" in paths


@pytest.mark.parametrize("package", ["app", *GAMES])
def test_every_text_of_the_page_is_used(package: str) -> None:
    unused = [key for key in page_keys(package) if not is_used(key, page_source())]
    assert [key for key in unused if key not in BUILT_IN] == []


def test_every_text_that_the_page_uses_exists() -> None:
    keys = page_keys("app")
    groups = {key.rpartition(".")[0] for key in keys}
    known = {*keys, *groups, *(group.rpartition(".")[0] for group in groups)}
    used = {found[1][1:] for found in APP_PATH.finditer(page_source())}
    used = {path.removesuffix(".toLowerCase") for path in used}
    assert len(used) > 200
    assert sorted(used - known) == []


@pytest.mark.parametrize(
    ("key", "source", "used"),
    [
        ("table.undo", "{t().table.undo}", True),
        ("table.undo", "{t().table.undoTurn}", False),
        ("table.undo", "const { id } = session.table;", False),
        ("table.won", "t().table.won({ name, points })", True),
        ("start.modes.solo", "t().start.modes[one.mode]", True),
        ("start.modes.solo", "t().start.modes.bots", False),
        ("bots.random", "nameOf(t().bots, name)", True),
        ("bots.random", "const { offer, bots } = page();", True),
        ("app.copied", "copied ? t().app.copied : t().app.copy", True),
    ],
)
def test_uses_are_recognised(key: str, source: str, used: bool) -> None:
    assert is_used(key, source) is used
