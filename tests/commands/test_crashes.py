"""Tournaments whose games crash, whose workers die, and which somebody stops."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.commands.conftest import COMMAND, Insula
from tests.commands.test_simulate import worker
from tests.commands.test_tournament import GAME, records_only, wait_for

pytestmark = pytest.mark.one_speed


def test_a_worker_that_dies_costs_its_own_game_only(tmp_path: Path) -> None:
    bots = ["--bots", "random,citizen:iterations=40", "--games", "10", "--workers", "2"]
    with subprocess.Popen(
        [*COMMAND, *GAME, *bots, "--out", "kept"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        victim = worker(process.pid)
        wait_for(lambda: grown(tmp_path / "kept", victim))
        os.kill(victim, signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.count("\n") == 1
    assert "crashed; its error is in kept/crashes/game-" in err
    assert ".log, its partial record in kept/crashes/game-" in err
    (crash,) = sorted((tmp_path / "kept" / "crashes").glob("*.txt"))
    assert crash.read_text("utf-8").startswith("insula record 1\n")
    assert "SIGKILL" in crash.with_suffix(".log").read_text("utf-8")
    assert "8 games on 4 deals" in out
    assert len(records_only(tmp_path / "kept")) == 9


def grown(folder: Path, process: int) -> bool:
    """Is the record of the game that a process plays on the disk with some decisions?"""
    return any(part.stat().st_size > 1000 for part in folder.glob(f"games/*.{process}.part"))


MOODY = """
from pathlib import Path

class Moody:
    chosen = 0

    def choose(self, state, rng):
        self.chosen += 1
        if self.chosen > 5 and Path("bad").exists():
            raise ValueError("not\\ntoday")
        return state.legal()[0]
"""
WITH_MOODY = [*GAME, "--bots", "random,moody.py:Moody"]


def test_a_game_that_crashed_is_played_again_on_resume(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "moody.py").write_text(MOODY)
    whole = insula(*WITH_MOODY, "--games", "4", "--out", "whole", "--json").json()
    (tmp_path / "bad").touch()
    crashed = insula(*WITH_MOODY, "--games", "4", "--out", "kept", "--json")
    assert (crashed.code, crashed.json()["games"]) == (1, 0)
    assert len(list((tmp_path / "kept" / "crashes").iterdir())) == 8
    (tmp_path / "bad").unlink()
    found = insula(*WITH_MOODY, "--games", "4", "--out", "kept", "--resume", "--json")
    assert (found.code, found.json()) == (0, whole)
    assert list((tmp_path / "kept" / "crashes").iterdir()) == []


def test_where_every_game_crashes_it_stops_and_says_why(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "moody.py").write_text(MOODY)
    insula(*WITH_MOODY, "--games", "4", "--out", "kept")
    (tmp_path / "bad").touch()
    said = insula(*WITH_MOODY, "--games", "400", "--out", "kept", "--resume", "--json")
    assert (said.code, said.json()["games"]) == (1, 4)
    *crashes, more, last = said.err.splitlines()
    assert len(crashes) == 10
    assert more == "insula: 10 more games crashed."
    assert last.startswith("insula: stopped: 20 of 20 games crashed; the last: BotError:")
    assert last.endswith("'moody.py:Moody' failed: ValueError: not today.")


# -- stopped from outside --------------------------------------------------------------------------

ENDLESS = """
import os

class Endless:
    chosen = 0

    def choose(self, state, rng):
        self.chosen += 1
        while self.chosen > 3:
            open(f"stuck-{os.getpid()}", "w").close()
        return state.legal()[0]
"""


INTERRUPTED = "insula: interrupted; the same command goes on with --resume.\n"
TERMINATED = "insula: terminated; the same command goes on with --resume.\n"
TOURNAMENT = [*GAME, "--workers", "2", "--out", "kept"]
SIMULATION = ["simulate", "magna-roma", "--workers", "2"]


@pytest.mark.parametrize(
    ("command", "number", "code", "said"),
    [
        (TOURNAMENT, signal.SIGINT, 130, INTERRUPTED),
        (TOURNAMENT, signal.SIGTERM, 143, TERMINATED),
        (TOURNAMENT, signal.SIGKILL, -signal.SIGKILL, ""),
        (SIMULATION, signal.SIGTERM, -signal.SIGTERM, ""),
    ],
)
def test_nobody_is_left_when_a_run_is_stopped(
    tmp_path: Path, command: list[str], number: int, code: int, said: str
) -> None:
    """Although a bot never comes back; a signal for the command alone."""
    (tmp_path / "endless.py").write_text(ENDLESS)
    bots = ["--bots", "random,endless.py:Endless", "--games", "8"]
    with subprocess.Popen(
        [*COMMAND, *command, *bots], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for(lambda: len(list(tmp_path.glob("stuck-*"))) == 2)
        process.send_signal(number)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (code, "")
    assert err.startswith(said)
    stuck = [int(file.name.removeprefix("stuck-")) for file in tmp_path.glob("stuck-*")]
    wait_for(lambda: not any(alive(each) for each in stuck))


def alive(process: int) -> bool:
    """A zombie, of which whoever adopted it has not heard yet, is not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
