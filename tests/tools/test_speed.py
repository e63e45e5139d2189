"""Compiled or interpreted: each run says truly which it is, and no compiled module is stale."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import insula
from hatch_build import listed_modules, stale_modules

ROOT = Path(__file__).parents[2]


def speed_of(pure: str) -> str:
    """What a fresh process says of its speed, and which file its generator was loaded from."""
    text = (
        "import insula; from insula.kernel import random; print(insula.compiled, random.__file__)"
    )
    environment = {**os.environ, "INSULA_PURE": pure}
    command = [sys.executable, "-c", text]
    return subprocess.run(
        command, env=environment, text=True, capture_output=True, check=True
    ).stdout


def test_plain_python_is_loaded_when_asked_for() -> None:
    assert speed_of(pure="1").strip() == f"False {ROOT / 'src/insula/kernel/random.py'}"


def test_the_reported_speed_is_the_loaded_speed() -> None:
    compiled, file = speed_of(pure="").split(maxsplit=1)
    assert (compiled == "True") == (not file.strip().endswith(".py"))


def test_the_suite_runs_at_the_speed_it_was_asked_for() -> None:
    asked = {"0": True, "1": False}
    assert insula.compiled == asked.get(os.environ.get("INSULA_PURE", ""), insula.compiled)


@pytest.mark.skipif(not insula.compiled, reason="nothing compiled is loaded")
def test_no_compiled_module_is_older_than_its_source() -> None:
    assert stale_modules(ROOT) == [], "compile again: python hatch_build.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with one listed module and its compiled twin."""
    (tmp_path / "src/insula/kernel").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.insula]\ncompiled = ["src/insula/*/grid.py"]\n')
    for name in ("grid.py", "grid.cpython-311.so", "__init__.py"):
        (tmp_path / "src/insula/kernel" / name).touch()
    return tmp_path


def test_only_listed_modules_are_compiled(tree: Path) -> None:
    assert listed_modules(tree) == [Path("insula/kernel/grid.py")]


def test_an_edit_makes_a_compiled_module_stale(tree: Path) -> None:
    source = tree / "src/insula/kernel/grid.py"
    os.utime(source, (1, 1))
    assert stale_modules(tree) == []
    os.utime(source.with_name("grid.cpython-311.so"), (0, 0))
    assert stale_modules(tree) == [Path("insula/kernel/grid.py")]


def test_a_listed_module_that_is_not_compiled_is_stale_too(tree: Path) -> None:
    (tree / "src/insula/kernel/grid.cpython-311.so").unlink()
    assert stale_modules(tree) == [Path("insula/kernel/grid.py")]


def literal_shifts(source: str) -> list[int]:
    """Lines of functions that shift a literal to the left by something that is no literal."""
    return [
        node.lineno
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def test_no_compiled_function_shifts_a_literal() -> None:
    """mypyc makes a C int of it, which wraps at 32 bits where Python does not: use `bit`."""
    sources = [ROOT / "src" / path for path in listed_modules(ROOT)]
    found = {path.name: literal_shifts(path.read_text("utf-8")) for path in sources}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert literal_shifts("def f(n):\n    return 1 << n") == [2]
