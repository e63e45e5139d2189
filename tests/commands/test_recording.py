"""A game that is recorded survives: cuts, full disks, other writers, and going away."""

import os
import resource
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.commands.conftest import COMMAND, Insula

PLAY = ["play", "magna-roma", "--seed", "7", "--bots", "none"]
MOVES = "pick 3\npick 2\nplace d5\nno\nreserve 5\n"


def recorded(insula: Insula, path: Path, typed: str = MOVES) -> str:
    insula(*PLAY, "--record", str(path), typed=typed)
    return path.read_text()


def test_a_record_goes_on_where_it_stopped(insula: Insula, tmp_path: Path) -> None:
    whole = recorded(insula, tmp_path / "whole.txt", MOVES + "place e4\n")
    recorded(insula, tmp_path / "parts.txt", "pick 3\npick 2\n")
    result = insula("play", "magna-roma", "--record", "parts.txt", typed="place d5\nno\n")
    assert "parts.txt: 2 decisions." in result.out
    insula("play", "magna-roma", "--record", "parts.txt", typed="reserve 5\nplace e4\n")
    assert (tmp_path / "parts.txt").read_text() == whole


def test_bots_are_seated_again(insula: Insula, tmp_path: Path) -> None:
    arguments = ["play", "magna-roma", "--record", "b.txt"]
    insula(*arguments, "--seed", "7", "--players", "3", "--bots", "apprentice,random")
    result = insula(*arguments, typed="pick 4\n")
    assert "Players: Seat 1, apprentice bot, random bot" in result.out
    assert "(random bot) pick" in result.out
    other = insula(*arguments, "--bots", "apprentice")
    assert "Players: Seat 1, Seat 2, apprentice bot" in other.out


def test_a_finished_game_is_shown_not_played(insula: Insula, game_file: Path) -> None:
    before = game_file.read_bytes()
    result = insula("play", "magna-roma", "--record", str(game_file), typed="pick 1\n")
    assert result.code == 0
    assert "Game over" in result.out
    assert game_file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["magna-roma-draft"], "game magna-roma, not magna-roma-draft"),
        (["magna-roma", "--players", "3"], "players 2, not 3"),
        (["magna-roma", "--seed", "8"], "seed 7, not 8"),
        (["magna-roma", "--option", "level=II"], "option level I, not II"),
    ],
)
def test_a_command_line_that_contradicts_the_record_is_refused(
    insula: Insula, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    before = recorded(insula, tmp_path / "a.txt")
    result = insula("play", *arguments, "--record", "a.txt", typed="pick 1\n")
    assert result.code == 2
    assert sentence in result.err
    assert (tmp_path / "a.txt").read_text() == before


# -- broken files ------------------------------------------------------------------------------


def test_a_cut_tail_is_kept_aside_and_the_good_part_goes_on(insula: Insula, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    whole = recorded(insula, path)
    path.write_text(whole[:-4])
    cut = path.read_text()
    result = insula("play", "magna-roma", "--record", "a.txt", typed="reserve 5\n")
    line = len(cut.splitlines())
    assert f"a.txt, line {line}: the file is cut off here" in result.out
    assert "Resuming after decision 4; the original file is saved as a.txt.bad" in result.out
    assert (tmp_path / "a.txt.bad").read_text() == cut
    assert path.read_text() == whole
    path.write_text(cut[:-1])
    insula("play", "magna-roma", "--record", "a.txt")
    assert (tmp_path / "a.txt.bad").read_text() == cut
    assert (tmp_path / "a.txt.bad.2").read_text() == cut[:-1]


def test_a_bad_line_keeps_what_was_before_it(insula: Insula, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    whole = recorded(insula, path)
    path.write_text(whole.replace("place d5", "place a1"))
    result = insula("play", "magna-roma", "--record", "a.txt")
    assert "'place a1' is not legal now" in result.out
    assert path.read_text() == whole.split("3 [1] place")[0]
    assert "place a1" in (tmp_path / "a.txt.bad").read_text()


@pytest.mark.parametrize("text", ["my diary\n", "insula record 1\ngame: magna-roma\n"])
def test_a_file_that_is_no_record_is_left_alone(insula: Insula, tmp_path: Path, text: str) -> None:
    (tmp_path / "diary").write_text(text)
    result = insula("play", "magna-roma", "--record", "diary")
    assert result.code == 1
    assert result.err.count("\n") == 1
    assert (tmp_path / "diary").read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == ["diary"]


def test_an_empty_file_is_begun(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "a.txt").touch()
    assert "1 [2] pick 3" in recorded(insula, tmp_path / "a.txt")


def test_a_header_without_its_end_is_completed(insula: Insula, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    whole = recorded(insula, path, "pick 3\n")
    path.write_text(whole.split("\n\n")[0] + "\n")
    insula("play", "magna-roma", "--record", "a.txt", typed="pick 3\n")
    assert path.read_text() == whole


def test_comments_and_promises_survive_an_undo(insula: Insula, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    whole = recorded(insula, path, "pick 3\npick 2\nplace d5\n")
    noted = whole.replace("seed: ", "salt: pepper\nseed: ").replace("2 [1]", "# a bold pick\n2 [1]")
    path.write_text(noted)
    insula("play", "magna-roma", "--record", "a.txt", typed="undo\n")
    assert path.read_text() == noted.split("3 [1]")[0]


# -- full disks --------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_device_is_told_once_and_the_game_is_kept(insula: Insula, tmp_path: Path) -> None:
    result = insula(*PLAY, "--record", "/dev/full", typed=MOVES)
    assert result.code == 1
    assert result.err == (
        "insula: /dev/full cannot be written: No space left on device. The game continues without "
        "a record; 'save FILE' writes one elsewhere.\n"
    )
    (kept,) = (tmp_path / "state" / "insula").iterdir()
    assert f"Resume it with: insula play magna-roma --record {kept}" in result.out
    assert kept.read_text() == recorded(insula, tmp_path / "a.txt")
    assert Path("/dev/full").is_char_device()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_what_could_not_be_recorded_can_be_saved(insula: Insula, tmp_path: Path) -> None:
    result = insula(*PLAY, "--record", "/dev/full", typed="pick 3\nsave b.txt\npick 2\n")
    assert result.code == 0
    assert "Saved. The game is now recorded in b.txt." in result.out
    assert (tmp_path / "b.txt").read_text().endswith("1 [2] pick 3\n2 [1] pick 2\n")


def test_save_writes_over_nothing(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("mine")
    result = insula(*PLAY, typed="pick 3\nsave diary\nsave no/where\nsave\nsave b.txt\n")
    assert "'diary' cannot be written: File exists." in result.out
    assert "'no/where' cannot be written: No such file or directory." in result.out
    assert "Usage: save FILE" in result.out
    assert (tmp_path / "diary").read_text() == "mine"
    assert (tmp_path / "b.txt").exists()


def limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_a_disk_that_fills_up_leaves_whole_lines(
    insula: Insula, shell: Insula, tmp_path: Path
) -> None:
    whole = recorded(insula, tmp_path / "whole.txt")
    size = len(whole) - 3
    result = shell(*PLAY, "--record", "a.txt", typed=MOVES, preexec_fn=lambda: limit(size))
    assert "a.txt cannot be written: File too large" in result.err
    assert result.err.count("cannot be written") == 1
    left = (tmp_path / "a.txt").read_text()
    assert left == whole[: len(left)]
    assert left.endswith("4 [1] no action\n")


# -- others, and going away --------------------------------------------------------------------


def test_a_file_that_somebody_else_changed_is_not_mixed_up(
    insula: Insula, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["pick 3", "pick 2", "place d5"])

    def typed(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        if line == "pick 2":
            with (tmp_path / "a.txt").open("a") as file:
                file.write("# somebody was here\n")
        return line

    monkeypatch.setattr("insula.cli.keyboard.typed", typed)
    result = insula(*PLAY, "--record", "a.txt")
    assert "a.txt cannot be written: the file was changed by somebody else" in result.err
    assert (tmp_path / "a.txt").read_text().endswith("1 [2] pick 3\n# somebody was here\n")
    (kept,) = (tmp_path / "state" / "insula").iterdir()
    assert "3 [1] place d5" in kept.read_text()


def test_leaving_an_unrecorded_game_keeps_it(insula: Insula, tmp_path: Path) -> None:
    result = insula(*PLAY, typed="pick 3\nquit\n")
    assert result.code == 0
    (kept,) = (tmp_path / "state" / "insula").iterdir()
    assert f"--record {kept}\n" in result.out
    again = insula("play", "magna-roma", "--record", str(kept), typed="pick 2\n")
    assert "1 decision." in again.out
    assert "2 [1] pick 2" in kept.read_text()


def test_leaving_before_the_first_move_leaves_nothing(insula: Insula, tmp_path: Path) -> None:
    result = insula(*PLAY)
    assert "Nothing was played." in result.out
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_keeps_the_game(tmp_path: Path, name: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("pick 3\n")
        process.stdin.flush()
        wait_for(process.stdout, "seat 2 pick 3")
        time.sleep(0.3)
        process.send_signal(getattr(signal, name))
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")
    assert "Resume it with" in out
    (kept,) = (tmp_path / "state" / "insula").iterdir()
    assert kept.read_text().endswith("1 [2] pick 3\n")


def test_a_screen_that_goes_away_keeps_the_game(tmp_path: Path) -> None:
    script = f"printf 'pick 3\\npick 2\\n?\\n' | {shlex.join([*COMMAND, *PLAY])} | head -120"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    (kept,) = (tmp_path / "state" / "insula").iterdir()
    assert "1 [2] pick 3" in kept.read_text()
    assert done.stderr in ("", f"insula: the game is saved in {kept}.\n")


def wait_for(stream: object, text: str) -> None:
    for line in stream:  # type: ignore[attr-defined]
        if text in line:
            return
