"""The build hook: compiles where it can, says in one line why where it cannot."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import stamp

pytestmark = pytest.mark.one_speed

ROOT = Path(__file__).parents[2]
NEEDED = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE"]
NO_COMPILER = {"PATH": "", "CC": ""}
NO_COMPILER_LINE = "rules: plain Python, interpreted (no C compiler found)\n"
RULE = """
from mypy_extensions import i64
from librt.vecs import append, vec

class Pile:
    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.tiles = vec[i64](capacity=size)
        while len(self.tiles) < size:
            self.tiles = append(self.tiles, 2)

def total(size: i64) -> i64:
    out: i64 = 0
    for tile in Pile(size).tiles:
        out += tile
    return out
"""
needs_compiler = pytest.mark.skipif(not stamp.compiler(), reason="no C compiler")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout of one rule, so that compiling it takes seconds."""
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path / name)
    kernel = tmp_path / "src/insula/kernel"
    kernel.mkdir(parents=True)
    for name in ("__init__.py", "_speed.py"):
        (kernel.parent / name).write_text((ROOT / "src/insula/_speed.py").read_text())
    (kernel / "__init__.py").touch()
    (kernel / "random.py").write_text(RULE)
    return tmp_path


def run(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "INSULA_PURE": "", "PYTHONPATH": str(tree / "src"), **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=settings, capture_output=True, text=True)


def build_wheel(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "-m", "hatchling", "build", "-t", "wheel", "-d", "out", **environment)


def files_in_wheel(tree: Path) -> set[str]:
    (wheel,) = (tree / "out").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def compiled_files(tree: Path) -> list[str]:
    return sorted(path.name for path in (tree / "src").rglob("*.so"))


def test_without_a_compiler_a_wheel_is_plain_python(tree: Path) -> None:
    built = build_wheel(tree, **NO_COMPILER)
    assert built.returncode == 0, built.stderr
    assert NO_COMPILER_LINE in built.stdout
    assert (tree / "out" / "insula-0.1.0-py3-none-any.whl").exists()


def test_a_wheel_has_no_benchmarks(tree: Path) -> None:
    bench = tree / "src/insula/server/bench"
    bench.mkdir(parents=True)
    for folder in (bench, bench.parent):
        (folder / "__init__.py").touch()
    (bench / "page.js").touch()
    assert build_wheel(tree, INSULA_PURE="1").returncode == 0
    files = files_in_wheel(tree)
    assert "insula/server/__init__.py" in files
    assert not [name for name in files if "bench" in name]


def test_without_a_compiler_a_wheel_that_must_be_compiled_fails(tree: Path) -> None:
    built = build_wheel(tree, **NO_COMPILER, INSULA_PURE="0")
    assert built.returncode != 0
    assert "no C compiler found" in built.stderr


def test_a_compiler_that_is_named_but_missing_counts_as_none(tree: Path) -> None:
    built = run(tree, "hatch_build.py", CC="no-such-compiler")
    assert (built.returncode, built.stdout) == (0, NO_COMPILER_LINE)


def test_a_failed_compile_leaves_nothing_stale(tree: Path) -> None:
    (tree / "src/insula/kernel/random.cpython-311.so").touch()
    run(tree, "hatch_build.py", **NO_COMPILER)
    assert compiled_files(tree) == []


def test_data_files_are_shipped_and_compiled_leftovers_are_not(tree: Path) -> None:
    shipped = {f"insula/kernel/some.{ending}" for ending in ("csv", "toml", "md", "txt")}
    for name in [*shipped, "insula/kernel/left.so"]:
        (tree / "src" / name).touch()
    build_wheel(tree, INSULA_PURE="1")
    assert shipped <= files_in_wheel(tree)
    assert "insula/kernel/left.so" not in files_in_wheel(tree)


@needs_compiler
def test_rules_compiled_in_place_are_loaded_until_unlisted(tree: Path) -> None:
    question = "import insula.kernel.random as r; print(r.__file__.endswith('.so'), r.total(21))"
    (tree / "src/insula/kernel/vanished.so").touch()
    assert run(tree, "hatch_build.py", INSULA_PURE="0").returncode == 0
    assert len(compiled_files(tree)) == 2
    assert run(tree, "-c", question).stdout == "True 42\n"
    assert run(tree, "-c", question, INSULA_PURE="1").stdout == "False 42\n"
    (tree / "pyproject.toml").write_text("[tool.insula]\ncompiled = []\n")
    assert "no module is listed" in run(tree, "hatch_build.py").stdout
    assert compiled_files(tree) == []


@needs_compiler
def test_a_type_error_is_shown_and_the_rules_stay_plain(tree: Path) -> None:
    (tree / "src/insula/kernel/random.py").write_text("number: int = 'one'\n")
    built = run(tree, "hatch_build.py")
    assert built.returncode == 0
    assert "kernel/random.py:1: error" in built.stdout
    assert built.stdout.endswith("rules: plain Python, interpreted (mypy found errors)\n")
    assert run(tree, "hatch_build.py", INSULA_PURE="0").returncode == 1


@needs_compiler
@pytest.mark.slow
def test_a_wheel_carries_the_compiled_rules(tree: Path) -> None:
    built = build_wheel(tree, INSULA_PURE="0")
    assert built.returncode == 0, built.stderr
    libraries = [name for name in files_in_wheel(tree) if name.endswith(".so")]
    assert len(libraries) == 2
    assert all(name.startswith("insula/") for name in libraries)


def test_the_page_of_a_wheel_is_built_or_one_line_says_why_not(tree: Path) -> None:
    shutil.copytree(ROOT / "tools", tree / "tools")
    (tree / "ui").mkdir()
    built = build_wheel(tree, INSULA_PURE="1")
    assert built.returncode == 0, built.stderr
    assert "page: not built (there is no ui folder)\n" in built.stdout
    assert build_wheel(tree, INSULA_PURE="1", INSULA_PAGE="1").returncode != 0


@pytest.mark.slow
def test_a_wheel_carries_the_page(tree: Path) -> None:
    shutil.copytree(ROOT / "tools", tree / "tools")
    left_out = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "ui", tree / "ui", ignore=left_out)
    built = build_wheel(tree, INSULA_PURE="1", INSULA_PAGE="1")
    assert built.returncode == 0, built.stderr
    assert "insula/web/index.html" in files_in_wheel(tree)
