"""The command itself: help, version, and a quick start."""

import subprocess
import sys

import pytest

import insula as package
from tests.commands.conftest import Insula

COMMANDS = ["play", "simulate", "replay", "perft", "bench", "rules", "games", "box"]


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), ["box", "check"]])
def test_every_command_has_help(insula: Insula, command: list[str]) -> None:
    result = insula(*command, "--help")
    assert result.code == 0
    assert "Usage: insula" in result.out
    assert " ".join(command) in result.out


def test_the_help_names_every_command(insula: Insula) -> None:
    said = insula("--help").out
    assert [name for name in COMMANDS if f" {name} " not in said] == []


def test_without_a_command_there_is_help_and_nothing_else(insula: Insula) -> None:
    result = insula()
    assert "Usage: insula" in result.out
    assert result.err == ""


def test_version_says_which_speed_is_at_work(insula: Insula) -> None:
    speed = "compiled" if package.compiled else "plain Python"
    assert insula("--version").out == f"insula {package.__version__}, rules: {speed}\n"


def test_the_start_imports_nothing_heavy() -> None:
    look = "import sys, insula.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    heavy = {"rich.console", "rich.progress", "multiprocessing", "concurrent.futures", "asyncio"}
    assert heavy & set(done.stdout.split()) == set()


def test_games_lists_what_can_be_played(insula: Insula) -> None:
    listed = insula("games", "--json").json()
    assert [entry["game"] for entry in listed] == list(package.game_names())
    roma = listed[0]
    assert roma["players"] == [1, 2, 3, 4]
    assert roma["options"]["level"]["values"] == ["I", "II", "III", "random"]
    assert "magna-roma-draft" in insula("games").out
