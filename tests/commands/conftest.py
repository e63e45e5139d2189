"""Commands run in this process, where that is enough, or as people run them."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from insula.arena.match import Match, play_recorded
from insula.cli import run
from insula.cli.language import Choice
from insula.kernel import record

COMMAND = [sys.executable, "-m", "insula"]


@dataclass(frozen=True)
class Result:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Insula = Callable[..., Result]


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test works in a folder of its own and keeps its games there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("INSULA_DEBUG", raising=False)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(Choice, "language", "")


@pytest.fixture
def insula(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Insula:
    """Run a command in this process, with these lines typed."""

    def call(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(arguments))
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return call


@pytest.fixture
def shell(tmp_path: Path) -> Insula:
    """Run a command as a process of its own."""

    def call(*arguments: str, typed: str = "", **settings: Any) -> Result:
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONWARNINGS": "error"},
            **settings,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture(scope="session")
def game_text() -> str:
    """The record of a whole game between random bots."""
    table, _ = play_recorded(Match("magna-roma", 2, 5, ("random", "random")), 1)
    return record.write(table)


@pytest.fixture
def game_file(game_text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(game_text, encoding="utf-8")
    return path
