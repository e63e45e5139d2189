"""Run all checks in stages: ./insula test, or only the quick ones: ./insula lint."""

import os
import subprocess
import time
from dataclasses import dataclass

from tools import stamp

ADVICE = "no C compiler: compiled rules are not tested"


@dataclass
class Stage:
    """One tool on the whole checkout, and its result."""

    name: str
    command: list[str]
    pure: str = ""
    seconds: float = 0.0
    passed: bool = False

    def run(self) -> None:
        print(f"\n== {self.name}", flush=True)
        began = time.monotonic()
        finished = subprocess.run(self.full_command(), cwd=stamp.ROOT, env=self.environment())
        self.passed = finished.returncode == 0
        self.seconds = time.monotonic() - began

    def full_command(self) -> list[str]:
        return [os.path.join(stamp.VENV, "bin", self.command[0]), *self.command[1:]]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "INSULA_PURE": self.pure}

    def line(self) -> str:
        return f"{'ok' if self.passed else 'FAILED':6} {self.name:20} {self.seconds:6.1f} s"


def lint_stages() -> list[Stage]:
    return [
        Stage("ruff check", ["ruff", "check", "."]),
        Stage("ruff format", ["ruff", "format", "--check", "."]),
        Stage("mypy", ["mypy"]),
        Stage("svelte-check", ["python", "-m", "tools.page", "check"]),
    ]


def test_stages(arguments: list[str]) -> list[Stage]:
    """Return the test suite at both speeds; with `INSULA_PURE=0` it requires compiled rules.

    It uses one process more than there are cores, because many tests wait for a server or browser.
    """
    processes = (os.cpu_count() or 1) + 1
    pytest = ["pytest", "-q", "-n", str(processes), "--dist", "worksteal", *arguments]
    page = Stage("vitest", ["python", "-m", "tools.page", "test"])
    compiled = [Stage("pytest compiled", pytest, pure="0")] if stamp.compiler() else []
    return [page, *compiled, Stage("pytest interpreted", pytest, pure="1")]


def run_checks(command: str, arguments: list[str]) -> int:
    """Run every stage, even after a failure, print a summary and return the exit code."""
    stages = lint_stages() + (test_stages(arguments) if command == "test" else [])
    for stage in stages:
        stage.run()
    print("", *(stage.line() for stage in stages), summary(stages), sep="\n", flush=True)
    return 0 if all(stage.passed for stage in stages) else 1


def summary(stages: list[Stage]) -> str:
    failed = sum(not stage.passed for stage in stages)
    verdict = f"{failed} of {len(stages)} stages failed" if failed else "everything passed"
    note = "" if stamp.compiler() else f" ({ADVICE})"
    return f"{verdict} in {sum(stage.seconds for stage in stages):.0f} s{note}"
