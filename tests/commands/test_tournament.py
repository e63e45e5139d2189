"""`insula tournament`: shared deals, rotated seats, and nothing counted twice."""

import json
import signal
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from insula.arena.folder import RunFolder
from tests.commands.conftest import COMMAND, Insula

pytestmark = pytest.mark.one_speed
GAME = ["tournament", "magna-roma", "--seed", "3"]
DUEL = [*GAME, "--bots", "random,novice"]


def report(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "report.json").read_text("utf-8"))
    return found


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}


def test_the_figures_of_a_small_tournament(insula: Insula, tmp_path: Path) -> None:
    found = insula(*DUEL, "--games", "7", "--out", "kept", "--json").json()
    assert (found["games"], found["deals"]) == (8, 4)
    (pair,) = found["pairs"]
    assert pair["won"] + pair["drawn"] + pair["lost"] == 8
    assert pair["share"]["low"] <= pair["share"]["value"] <= pair["share"]["high"]
    best, worst = found["standings"]
    assert (best["bot"], worst["bot"]) == (pair["bot"], pair["other"]) == ("novice", "random")
    assert best["elo"]["value"] == pytest.approx(-worst["elo"]["value"])
    assert best["wins"]["value"] == pytest.approx(sum(best["wins_by_seat"]) / 2)
    assert report(tmp_path / "kept") == found
    page = (tmp_path / "kept" / "report.html").read_text("utf-8")
    command = "insula tournament magna-roma --bots random,novice --games 7 --players 2 --seed 3"
    assert f"<code>{command}</code>" in page


def test_every_record_is_kept_and_replays(insula: Insula, tmp_path: Path) -> None:
    bots = ["--bots", "random,novice,citizen:iterations=2", "--players", "3"]
    insula(*GAME, *bots, "--games", "3", "--out", "kept")
    files = sorted((tmp_path / "kept" / "games").iterdir())
    assert [file.name for file in files] == [f"game-{n:06}.txt" for n in (1, 2, 3)]
    for file in files:
        found = insula("replay", str(file), "--json").json()
        assert (found["ok"], found["view"]["over"]) == (True, True)


@pytest.mark.parametrize("game", ["magna-roma", "magna-grecia", "minerva"])
def test_the_number_of_processes_changes_nothing(insula: Insula, tmp_path: Path, game: str) -> None:
    arguments = ["tournament", game, "--bots", "random,apprentice", "--games", "8", "--seed", "1"]
    one = insula(*arguments, "--workers", "1", "--out", "one", "--json").json()
    three = insula(*arguments, "--workers", "3", "--out", "three", "--json").json()
    assert one == three
    assert records(tmp_path / "one") == records(tmp_path / "three")


def test_a_claim_settled_stops_it_at_the_same_deal(insula: Insula) -> None:
    claim = ["--bots", "random,apprentice", "--claim", "apprentice,random,0.6", "--games", "400"]
    one = insula(*GAME, *claim, "--workers", "1", "--out", "one", "--json").json()
    two = insula(*GAME, *claim, "--workers", "2", "--out", "two", "--json").json()
    assert one == two
    assert one["claim_test"]["verdict"] == "holds"
    assert one["deals"] == one["claim_test"]["deals"] < 60


def test_a_settled_claim_is_told_in_a_sentence(insula: Insula) -> None:
    claim = ["--claim", "random,novice,0.9", "--games", "60"]
    said = insula(*DUEL, *claim, "--out", "kept").out
    assert "'random takes at least 90 % against novice' does not hold, after" in said


def test_a_tournament_killed_goes_on_and_counts_nothing_twice(
    insula: Insula, tmp_path: Path
) -> None:
    arguments = [*GAME, "--bots", "random,citizen:iterations=5", "--games", "16"]
    whole = insula(*arguments, "--workers", "2", "--out", "whole", "--json").json()
    kept = tmp_path / "kept"
    with subprocess.Popen([*COMMAND, *arguments, "--workers", "2", "--out", "kept"]) as process:
        wait_for(lambda: len(list(kept.glob("games/*.txt"))) >= 3)
        process.send_signal(signal.SIGKILL)
    before = records_only(kept)
    assert 3 <= len(before) < 16
    found = insula(*arguments, "--workers", "2", "--out", "kept", "--resume", "--json").json()
    assert found == whole
    assert {name: records(kept)[name] for name in before} == before
    assert records_only(kept) == records_only(tmp_path / "whole")


def records_only(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("games/*.txt"))}


def wait_for(condition: Any) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise TimeoutError


def test_bots_that_search_in_processes_leave_none_behind(shell: Insula) -> None:
    """The command's output ends only when everybody who could write to it has gone."""
    bots = "random,consul:iterations=2+workers=2"
    found = shell(*GAME, "--bots", bots, "--games", "2", "--workers", "1", "--out", "kept")
    assert (found.code, found.err) == (0, "")
    assert "2 games on 1 deals" in found.out


def test_the_same_command_goes_on_for_longer(insula: Insula) -> None:
    short = [*DUEL, "--games", "4", "--out", "kept"]
    insula(*short)
    longer = insula(*DUEL, "--games", "8", "--out", "kept", "--resume", "--json").json()
    assert longer == insula(*DUEL, "--games", "8", "--out", "fresh", "--json").json()


# -- trouble ---------------------------------------------------------------------------------------


def test_a_record_of_another_game_is_not_counted(insula: Insula, tmp_path: Path) -> None:
    insula(*DUEL, "--games", "4", "--out", "kept")
    games = tmp_path / "kept" / "games"
    (games / "game-000003.txt").write_bytes((games / "game-000001.txt").read_bytes())
    found = insula(*DUEL, "--games", "4", "--out", "kept", "--resume")
    assert (found.code, found.out) == (1, "")
    assert "game-000003.txt: line 1: this is the record of another game" in found.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "a tournament needs at least two different bots"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,novice", "--players", "7"], "is for 1 to 4 players"),
        (["--bots", "random,novice", "--claim", "random"], "--claim reads A,B,RATIO"),
        (["--bots", "random,novice", "--claim", "random,citizen,0.5"], "not among --bots"),
        (["--bots", "random,novice", "--claim", "random,novice,70"], "between 0 and 1"),
        (["--bots", "random,novice", "--claim", "random,random,0.5"], "two different bots"),
        (["--bots", "random,novice", "--out", "kept", "--resume"], "there is no tournament in"),
        (["--bots", "random,novice", "--games", "0"], "--games"),
        (["--bots", "random,novice", "--box", "nowhere"], "there is no box folder 'nowhere'"),
    ],
)
def test_what_cannot_be_had_is_one_sentence(
    insula: Insula, tmp_path: Path, arguments: list[str], said: str
) -> None:
    found = insula("tournament", "magna-roma", *arguments)
    assert (found.code, found.out) == (2, "")
    assert said in found.err
    assert found.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_use_is_not_written_over(insula: Insula, tmp_path: Path) -> None:
    insula(*DUEL, "--games", "2", "--out", "kept")
    again = insula(*DUEL, "--games", "2", "--out", "kept")
    assert "already contains a tournament: use --resume" in again.err
    other = [*GAME, "--bots", "random,apprentice", "--out", "kept", "--resume"]
    assert "contains another tournament: its bots" in insula(*other).err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert "'full' is not empty" in insula(*DUEL, "--out", "full").err


@pytest.mark.parametrize("text", ["[]", "null", "{", "7"])
def test_a_folder_that_tells_nothing_is_one_sentence(
    insula: Insula, tmp_path: Path, text: str
) -> None:
    insula(*DUEL, "--games", "2", "--out", "kept")
    (tmp_path / "kept" / "tournament.json").write_text(text, "utf-8")
    said = insula(*DUEL, "--games", "2", "--out", "kept", "--resume")
    assert (said.code, said.out) == (1, "")
    assert "'kept/tournament.json' cannot be read: " in said.err


def test_whoever_goes_on_beside_a_run_leaves_its_games_alone(
    insula: Insula, tmp_path: Path
) -> None:
    insula(*DUEL, "--games", "2", "--out", "kept")
    playing = tmp_path / "kept" / "games" / "game-000003.77.part"
    playing.write_text("insula record 1\n", "utf-8")
    with RunFolder(tmp_path / "kept", "tournament").lock():
        said = insula(*DUEL, "--games", "4", "--out", "kept", "--resume")
    assert (said.code, said.out) == (2, "")
    assert "another process runs the tournament in 'kept'" in said.err
    assert playing.exists()


# -- on a cluster ----------------------------------------------------------------------------------


def test_a_cluster_that_is_not_there_is_one_sentence(insula: Insula, tmp_path: Path) -> None:
    said = "nobody answers at '127.0.0.1:1'" if find_spec("ray") else "pip install 'insula[ray]'"
    found = insula(*DUEL, "--on", "127.0.0.1:1")
    assert (found.code, found.out) == (2, "")
    assert said in found.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games(insula: Insula, tmp_path: Path) -> None:
    utilities = pytest.importorskip("ray.cluster_utils")
    cluster = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        there = insula(*DUEL, "--games", "6", "--out", "there", "--on", cluster.address, "--json")
    finally:
        cluster.shutdown()
    here = insula(*DUEL, "--games", "6", "--out", "here", "--json")
    assert there.json() == here.json()
    assert records(tmp_path / "there") == records(tmp_path / "here")
