"""`insula bench page`: a few decisions in Chromium, and every figure in its place."""

import json
import shutil
import subprocess
import sys

import pytest

from insula.cli import run
from insula.server.bench import chromium
from insula.server.bench.page import is_board
from tests.server.debian import installed

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
COMMAND = [sys.executable, "-m", "insula", "bench", "page"]


def test_a_board_is_known_by_the_name_of_its_script() -> None:
    assert is_board("http://here/assets/magna-grecia-Ab-d_f-h.js", "magna-grecia")
    assert is_board("http://here/assets/magna-roma-CouoDiOX.js", "magna-roma-draft")
    assert not is_board("http://here/assets/Layout-Dk3AxAw_.js", "magna-roma")


@pytest.mark.slow
def test_every_figure_is_there() -> None:
    installed("chromium", chromium.program)
    asked = ("magna-grecia", "--decisions", "6", "--json")
    done = subprocess.run([*COMMAND, *asked], capture_output=True, text=True)
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["players"] == 4
    assert 20 < found["start_kb"] < found["aims"]["start_kb"]
    (game,) = found["games"]
    assert (game["game"], game["decisions"]) == ("magna-grecia", 6)
    assert game["board_kb"] > 5
    assert game["table_kb"] > 5
    for third in ("answer_ms", "answer_ms_first_third", "answer_ms_last_third"):
        assert 0 < game[third]["median"] <= game[third]["p95"]
    parts = game["parts_ms_last_third"]
    assert all(parts[part] > 0 for part in ("server", "script", "drawing"))
    assert sum(parts.values()) < 2 * game["answer_ms_last_third"]["p95"]
    assert found["load"] >= 0
    assert 0 < game["longest_task_cpu_ms"] < 10_000
    assert game["long_tasks"]["decisions_watched"] == 2


def test_without_chromium_a_sentence_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert run(["bench", "page", "minerva"]) == 1
    assert "needs Chromium, which was not found" in capsys.readouterr().err


def test_a_game_that_has_no_room_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "page", "magna-grecia", "--players", "1"]) == 2
    assert "not for 1 players" in capsys.readouterr().err
