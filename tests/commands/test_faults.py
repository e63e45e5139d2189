"""Bad input: one clear sentence on stderr, an exit code, no traceback."""

import os
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

import insula as package
from insula.cli import faults
from tests.commands.conftest import COMMAND, Insula

pytestmark = pytest.mark.one_speed

ROMA = "magna-roma"
SHOWN_AS_130 = {130, -signal.SIGINT}
"""A shell shows both so. Python ends by the signal, whatever we return, where that came while code
out of a string ran, such as a dataclass in an import."""
BAD = [
    (["nonsense"], 2, "No such command 'nonsense'"),
    (["play"], 2, "Missing argument 'GAME'"),
    (["play", "chess"], 2, "there is no game 'chess'; there are: magna-roma"),
    (["play", ROMA, "--nonsense"], 2, "No such option: --nonsense"),
    (["play", ROMA, "--players", "5"], 2, "Magna Roma is for 1 to 4 players, not 5"),
    (["play", ROMA, "--players", "0"], 2, "Magna Roma is for 1 to 4 players, not 0"),
    (["play", ROMA, "--players", "two"], 2, "--players"),
    (["play", "magna-roma-draft", "--players", "1"], 2, "2 to 4 players, not 1"),
    (["play", ROMA, "--seed", "-1"], 2, "a seed is a whole number from 0 to 2**128 - 1, not -1"),
    (["play", ROMA, "--seed", str(1 << 128)], 2, "a seed is a whole number"),
    (["play", ROMA, "--seed", "7" * 5000], 2, "--seed"),
    (["play", ROMA, "--seed", "seven"], 2, "--seed"),
    (["play", ROMA, "--bots", "genius"], 2, "there is no bot 'genius'; available: random, novice"),
    (["play", ROMA, "--players", "2", "--bots", "random,random,random"], 2, "3 bots for 2 seats"),
    (["play", ROMA, "--option", "level=IV"], 2, "option 'level' is one of I, II, III, random"),
    (["play", ROMA, "--option", "speed=1"], 2, "Magna Roma has no option 'speed'; it has: level"),
    (["play", ROMA, "--option", "level"], 2, "an option reads KEY=VALUE, not 'level'"),
    (["play", ROMA, "--option", "level=I", "--option", "level=II"], 2, "'level' is given twice"),
    (["play", ROMA, "--box", "nowhere"], 2, "there is no box folder 'nowhere'"),
    (["play", ROMA, "--record", "."], 2, "'.' is a folder"),
    (["play", ROMA, "--record", "no/where.txt"], 2, "there is no folder 'no'"),
    (["simulate", "chess"], 2, "there is no game 'chess'"),
    (["simulate", ROMA, "--games", "0"], 2, "--games"),
    (["simulate", ROMA, "--workers", "-1"], 2, "--workers"),
    (["simulate", ROMA, "--players", "3", "--bots", "apprentice,random"], 2, "2 bots for 3 seats"),
    (["simulate", ROMA, "--seed", "-1"], 2, "a seed is a whole number"),
    (["simulate", ROMA, "--games", "1", "--records", "/dev/null"], 1, "'/dev/null'"),
    (["replay", "nowhere.txt"], 2, "there is no file 'nowhere.txt'"),
    (["replay", "."], 1, "cannot be read: Is a directory"),
    (["replay", "/dev/zero"], 1, "too large to be a record"),
    (["replay", "/dev/null"], 1, "line 1: a record begins with 'insula record 1'"),
    (["perft", ROMA, "--depth", "-1"], 2, "--depth"),
    (["perft", ROMA, "--players", "9"], 2, "not 9"),
    (["bench", "chess"], 2, "there is no game 'chess'"),
    (["bench", ROMA, "--seconds", "0"], 2, "--seconds"),
    (["bench", "--box", "somewhere"], 2, "name the game"),
    (["rules", "chess"], 2, "there is no game 'chess'"),
    (["rules", ROMA, "MR-99"], 2, "there is no rule 'MR-99'; the rules run from MR-1.1 to"),
    (["box", "check", "nowhere"], 2, "there is no box folder 'nowhere'"),
    (["box", "show", "nowhere"], 2, "'nowhere' is neither a game"),
]


@pytest.mark.parametrize(("arguments", "code", "sentence"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_is_told_in_one_sentence(
    insula: Insula, arguments: list[str], code: int, sentence: str
) -> None:
    result = insula(*arguments)
    assert sentence in result.err
    assert result.code == code
    assert result.out == ""
    assert result.err.startswith("insula: ")
    assert result.err.count("\n") == 1


def test_a_process_ends_with_the_code_and_the_sentence(shell: Insula) -> None:
    result = shell("play", "chess")
    assert (result.code, result.out) == (2, "")
    games = ", ".join(package.game_names())
    assert result.err == f"insula: there is no game 'chess'; there are: {games}.\n"


def test_what_should_not_happen_is_a_sentence_too(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> None:
        raise KeyError("left")

    assert faults.guarded(broken) == 1
    assert capsys.readouterr().err == (
        "insula: this should not happen (KeyError: 'left'); INSULA_DEBUG=1 shows where.\n"
    )


def test_for_us_it_shows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSULA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        faults.guarded(lambda: 1 // 0)


def test_a_reader_that_leaves_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "box", "show", ROMA, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 0


def test_a_full_disk_under_the_output_is_told(shell: Insula) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "rules", ROMA], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 1
    assert done.stderr == "insula: No space left on device.\n"


def test_streams_that_are_closed_or_strange_break_nothing(tmp_path: Path) -> None:
    quoted = shlex.join(COMMAND)
    for redirect in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-", "<<< $'\\xff\\xfe'"):
        script = f"{quoted} play {ROMA} --seed 7 {redirect}"
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        assert (redirect, done.returncode, done.stderr) == (redirect, 0, "")


def test_an_interrupt_is_quiet_even_while_the_commands_are_imported(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("import os, signal; os.kill(os.getpid(), signal.SIGINT)")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([*COMMAND, "games"], capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "insula: interrupted.\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", ROMA, "--games", "10000000", "--workers", "1"],
        ["simulate", ROMA, "--games", "10000000", "--workers", "2"],
        ["bench", ROMA, "--seconds", "60"],
        ["perft", ROMA, "--depth", "30"],
    ],
    ids=lambda arguments: "-".join(arguments[::5]),
)
def test_an_interrupt_ends_a_command_quietly(arguments: list[str]) -> None:
    command = [*COMMAND, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert (out, err) == ("", "insula: interrupted.\n")
    assert process.returncode in SHOWN_AS_130
