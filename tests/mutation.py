"""Break the rules one line at a time and see whether a test notices.

    python -m tests.mutation src/insula/games/magna_roma/rules tests/magna_roma [--every 3]

Works on a copy of the checkout, interpreted; prints every survivor with its line. A survivor is
a rule without a test, or a change that changes nothing: look at each.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parents[1]
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One changed source file."""

    file: Path
    line: int
    change: str
    source: str


def mutants(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text("utf-8"))
    quiet = {id(part) for node in ast.walk(tree) if is_quiet(node) for part in ast.walk(node)}
    for number, node in enumerate(ast.walk(tree)):
        for change in changes(node) if id(node) not in quiet else []:
            mutated = deepcopy(tree)
            apply(list(ast.walk(mutated))[number], change)
            yield Mutant(file, getattr(node, "lineno", 0), change, ast.unparse(mutated))


def is_quiet(node: ast.AST) -> bool:
    """Notes for the log and named numbers: breaking them breaks words, not rules."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        return isinstance(called, ast.Attribute) and called.attr == "tell"
    return isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name)


def changes(node: ast.AST) -> list[str]:
    """What can be broken about a node of the syntax tree."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return [f"{type(node.ops[0]).__name__} -> {SWAPS[type(node.ops[0])].__name__}"]
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
        return [f"{type(node.op).__name__} -> {SWAPS[type(node.op)].__name__}"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [f"{node.value} -> {node.value + 1}"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ["call dropped"]
    if isinstance(node, ast.If):
        return ["condition always true", "condition never true"]
    return []


def apply(node: ast.AST, change: str) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant):
        node.value += 1  # type: ignore[operator]
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.If):
        node.test = ast.Constant("always" in change)


def survives(mutant: Mutant, copy: Path, tests: list[str]) -> bool:
    """Do all tests pass although the rules are broken?"""
    target = copy / mutant.file.relative_to(ROOT)
    kept = target.read_text("utf-8")
    target.write_text(mutant.source, "utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "INSULA_PURE": "1", "PYTHONPATH": f"{copy / 'src'}"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=120, check=False
        )
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        target.write_text(kept, "utf-8")


def main(folder: str, tests: list[str], every: int, workers: int = 2) -> None:
    files = sorted((ROOT / folder).glob("*.py"))
    wanted = [mutant for file in files for mutant in mutants(file)][::every]
    with tempfile.TemporaryDirectory() as base:
        copies: Queue[Path] = Queue()
        for number in range(workers):
            skip = shutil.ignore_patterns(".venv", "build", ".git", "*.so", "__pycache__")
            copies.put(Path(shutil.copytree(ROOT, Path(base) / str(number), ignore=skip)))
        left = try_all(wanted, copies, tests, workers)
    print(f"{len(wanted)} mutants, {len(wanted) - left} died, {left} survived")


def try_all(wanted: list[Mutant], copies: "Queue[Path]", tests: list[str], workers: int) -> int:
    def one(mutant: Mutant) -> bool:
        copy = copies.get()
        try:
            return survives(mutant, copy, tests)
        finally:
            copies.put(copy)

    left = 0
    with ThreadPoolExecutor(workers) as pool:
        for number, (mutant, alive) in enumerate(zip(wanted, pool.map(one, wanted), strict=True)):
            if alive:
                left += 1
                print(f"survived: {mutant.file.name}:{mutant.line} {mutant.change}", flush=True)
            if number % 50 == 0:
                print(f"{number} of {len(wanted)}", file=sys.stderr, flush=True)
    return left


if __name__ == "__main__":
    words = sys.argv[1:]
    step = int(words.pop(words.index("--every") + 1)) if "--every" in words else 1
    words = [word for word in words if word != "--every"]
    main(words[0], words[1:], step)
