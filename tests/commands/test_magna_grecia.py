"""Every command works for Magna Grecia too."""

import re
import shutil
from pathlib import Path

import pytest

from insula.games.magna_grecia import BOX
from tests.commands.conftest import Insula

GAME = "magna-grecia"


def test_people_and_bots_play_with_undo_and_why(insula: Insula) -> None:
    typed = "why road a3 e-w\ncity a2\nundo\ncity a9\nstop\nquit\n"
    result = insula(
        "play", GAME, "--bots", "apprentice", "--seed", "7", "--record", "mine.txt", typed=typed
    )
    assert (result.code, result.err) == (0, "")
    assert "MG-5.2" in result.out
    assert "city a9" in Path("mine.txt").read_text()
    assert "[1] city a2" not in Path("mine.txt").read_text()


@pytest.mark.parametrize("options", [(), ("--option", "rounds=8", "--option", "oracles=placed")])
def test_games_are_simulated_recorded_and_replayed(
    insula: Insula, options: tuple[str, ...]
) -> None:
    done = insula(
        "simulate", GAME, "--players", "4", "--games", "3", "--seed", "1", "--records", "games",
        *options, "--json",
    )  # fmt: skip
    assert done.code == 0
    assert set(done.json()["by_source"]) == {"left over", "markets", "oracles"}
    for path in sorted(Path("games").glob("*.txt")):
        assert insula("replay", str(path)).code == 0
        shown = insula("replay", str(path), "--to", "5").out
        assert "5 decisions" in shown
        assert re.search(r"^g +", shown, re.M)


def test_perft_and_rules(insula: Insula) -> None:
    counted = insula("perft", GAME, "--seed", "6", "--depth", "2", "--json").json()
    assert counted["nodes"] > 1000
    assert "MG-4.10" in insula("rules", GAME, "MG-4").out
    assert "MG-6.2" in insula("rules", GAME, "MG-6.2").out


def test_a_box_is_shown_checked_and_refused(insula: Insula, tmp_path: Path) -> None:
    shown = insula("box", "show", GAME)
    assert "map.txt" in shown.out
    assert "~ G . . . ." in shown.out
    assert insula("box", "show", GAME, "--json").json()["drawings"]["map.txt"].count("\n") == 19
    copy = Path(shutil.copytree(BOX, tmp_path / "box"))
    assert insula("box", "check", str(copy)).code == 0
    copy = Path(shutil.copytree(BOX, tmp_path / "other"))
    text = (copy / "map.txt").read_text("utf-8").replace("G", "v")
    (copy / "map.txt").write_text(text, "utf-8")
    refused = insula("box", "check", str(copy))
    assert refused.code == 1
    assert "no village has a green border" in refused.out
    assert insula("play", GAME, "--box", str(copy)).code != 0
