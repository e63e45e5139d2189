"""The bootstrap's memory: what is due before a command may run."""

import ast
import os
import sys
from pathlib import Path

import pytest

from tools import stamp

ROOT = Path(__file__).parents[2]
PATTERNS = "src/insula/kernel/random.py src/insula/games/*/rules/*.py"
FILES = [
    "pyproject.toml",
    "hatch_build.py",
    "requirements/run.txt",
    "requirements/build.txt",
    "requirements/dev.txt",
    "src/insula/kernel/random.py",
    "src/insula/games/minerva/rules/turn.py",
    "src/insula/games/minerva/words.py",
]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("INSULA_PURE", raising=False)
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


def finished(root: Path) -> stamp.Stamp:
    return {**stamp.current(PATTERNS, str(root)), "patterns": PATTERNS, "speed": "compiled"}


def due_after_editing(root: Path, name: str, *, testing: bool = False) -> list[str]:
    before = finished(root)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text("edited")
    return stamp.steps_due(before, testing=testing, root=str(root))


def test_a_first_use_takes_every_step(root: Path) -> None:
    everything = ["environment", "tools", "package", "rules"]
    assert stamp.steps_due({}, testing=True, root=str(root)) == everything


def test_a_player_needs_no_test_tools(root: Path) -> None:
    everything = ["environment", "package", "rules"]
    assert stamp.steps_due({}, testing=False, root=str(root)) == everything


def test_a_later_use_takes_no_step(root: Path) -> None:
    assert stamp.steps_due(finished(root), testing=True, root=str(root)) == []


@pytest.mark.parametrize(
    ("edited", "due"),
    [
        ("src/insula/kernel/random.py", ["rules"]),
        ("src/insula/games/magna_grecia/rules/turn.py", ["rules"]),
        ("src/insula/games/minerva/words.py", []),
        ("hatch_build.py", ["package", "rules"]),
        ("pyproject.toml", ["package", "rules"]),
        ("requirements/run.txt", ["environment", "package", "rules"]),
        ("requirements/dev.txt", []),
    ],
)
def test_an_edit_repeats_only_the_affected_steps(root: Path, edited: str, due: list[str]) -> None:
    assert due_after_editing(root, edited) == due


def test_new_pins_for_the_tests_matter_to_tests(root: Path) -> None:
    assert due_after_editing(root, "requirements/dev.txt", testing=True) == ["tools"]


def test_a_source_that_vanishes_is_noticed(root: Path) -> None:
    before = finished(root)
    (root / "src/insula/kernel/random.py").unlink()
    assert stamp.steps_due(before, testing=False, root=str(root)) == ["rules"]


def test_plain_python_needs_no_compiling(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSULA_PURE", "1")
    assert due_after_editing(root, "src/insula/kernel/random.py") == []


def test_tests_retry_a_failed_compile(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "compiler", lambda: "cc")
    before = {**finished(root), "speed": "plain"}
    assert stamp.steps_due(before, testing=False, root=str(root)) == []
    assert stamp.steps_due(before, testing=True, root=str(root)) == ["rules"]


def test_a_compiler_that_appears_is_noticed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    before = finished(root)
    (root / "cc").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(root))
    assert stamp.steps_due(before, testing=False, root=str(root)) == ["rules"]


def test_only_who_shows_the_page_builds_it(root: Path) -> None:
    before = {**finished(root), "page": stamp.page_sources(str(root))}
    (root / stamp.PAGE).parent.mkdir(parents=True)
    (root / stamp.PAGE).touch()
    assert stamp.steps_due(before, testing=False, page=True, root=str(root)) == []
    (root / "ui/src/pages").mkdir(parents=True)
    (root / "ui/src/pages/new.svelte").touch()
    assert stamp.steps_due(before, testing=False, root=str(root)) == []
    assert stamp.steps_due(before, testing=False, page=True, root=str(root)) == ["page"]


def test_a_page_that_vanished_is_built_again(root: Path) -> None:
    before = {**finished(root), "page": stamp.page_sources(str(root))}
    assert stamp.steps_due(before, testing=False, page=True, root=str(root)) == ["page"]


def test_npm_packages_are_not_sources_of_the_page(root: Path) -> None:
    before = stamp.page_sources(str(root))
    (root / "ui/node_modules/vite").mkdir(parents=True)
    (root / "ui/node_modules/vite/index.js").touch()
    assert stamp.page_sources(str(root)) == before


def environment(root: Path) -> Path:
    (root / "bin").mkdir()
    (root / "bin" / "python").touch()
    return root / "stamp.txt"


def test_a_stamp_survives_its_file(root: Path) -> None:
    path = environment(root)
    stamp.write(finished(root), str(path))
    assert stamp.read(str(path)) == finished(root)


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "\0\1\2"])
def test_a_broken_stamp_counts_as_none(root: Path, text: str) -> None:
    path = environment(root)
    path.write_text(text)
    assert stamp.read(str(path)) == {}


def test_a_stamp_without_its_environment_counts_as_none(root: Path) -> None:
    path = environment(root)
    stamp.write(finished(root), str(path))
    (root / "bin" / "python").unlink()
    assert stamp.read(str(path)) == {}


def top_level_imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name.split(".")[0] for name in found}


def test_the_bootstrap_needs_only_the_standard_library() -> None:
    for path in [ROOT / "insula", *(ROOT / "tools").glob("*.py")]:
        assert top_level_imports(path) <= sys.stdlib_module_names | {"tools"}, path


def test_every_use_comes_by_a_door_that_opens_fast() -> None:
    for name in ("launcher.py", "stamp.py"):
        assert top_level_imports(ROOT / "tools" / name) <= {"os", "sys", "tools"}


def test_an_older_python_can_read_why_it_is_too_old() -> None:
    ast.parse((ROOT / "insula").read_text(), feature_version=(3, 7))
    assert os.access(ROOT / "insula", os.X_OK)
