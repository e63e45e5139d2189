"""`insula simulate`: figures that hang on the seed alone."""

import os
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import pstdev
from typing import Any

import pytest

from insula.arena.match import Outcome
from insula.arena.tally import Tally
from tests.commands.conftest import COMMAND, Insula

pytestmark = pytest.mark.one_speed

FIELDS = ["game", "players", "games", "seed", "decisions", "seconds", "cpu_seconds"]
FIELDS += ["mean_scores", "wins", "score", "by_source", "by_seat_and_source", "length"]
FIELDS += ["legal_moves", "turn"]


def figures(result: dict[str, Any]) -> dict[str, Any]:
    """What does not hang on the clock."""
    return {key: value for key, value in result.items() if "seconds" not in key}


def test_the_figures_are_the_ones_promised(insula: Insula) -> None:
    found = insula(
        "simulate", "magna-roma", "--players", "3", "--games", "40", "--seed", "9", "--json"
    ).json()
    assert list(found) == FIELDS
    assert list(found["score"]) == ["mean", "sd", "min", "max"]
    assert list(found["length"]) == ["min", "mean", "max"]
    assert (found["game"], found["players"], found["games"], found["seed"]) == (
        ("magna-roma", 3, 40, 9)
    )


def test_the_figures_agree_with_each_other(insula: Insula) -> None:
    found = insula("simulate", "magna-roma", "--games", "50", "--seed", "1", "--json").json()
    mean = found["score"]["mean"]
    assert sum(found["wins"]) == pytest.approx(50)
    assert sum(found["mean_scores"]) / 2 == pytest.approx(mean)
    assert sum(found["by_source"].values()) == pytest.approx(mean)
    assert found["length"]["mean"] * 50 == pytest.approx(found["decisions"])
    assert found["score"]["min"] < mean < found["score"]["max"]
    assert 0 < found["score"]["sd"] < found["score"]["max"] - found["score"]["min"]


def test_a_shared_first_place_is_a_part_of_a_win() -> None:
    tally = Tally.of(3)
    tally.add(Outcome(10, [5, 5, 4], [1, 1, 3], [{}, {}, {}]))
    tally.add(Outcome(10, [5, 6, 4], [2, 1, 3], [{}, {}, {}]))
    assert tally.figures()["wins"] == [0.5, 1.5, 0.0]


def test_mean_and_deviation_are_those_of_the_scores() -> None:
    tally = Tally.of(2)
    for scores in ([3, 9], [4, 4]):
        tally.add(Outcome(7, scores, [1, 2], [{"market": score} for score in scores]))
    score = tally.figures()["score"]
    assert (score["mean"], score["min"], score["max"]) == (5, 3, 9)
    assert score["sd"] == pytest.approx(pstdev([3, 9, 4, 4]))
    assert tally.figures()["by_source"] == {"market": 5}
    assert tally.figures()["by_seat_and_source"] == [{"market": 3.5}, {"market": 6.5}]


@pytest.mark.parametrize("bots", ["random", "apprentice,random"])
def test_any_number_of_jobs_plays_the_same_games(insula: Insula, bots: str) -> None:
    games = "600" if bots == "random" else "6"
    arguments = ["simulate", "magna-roma", "--games", games, "--seed", "3", "--bots", bots]
    alone = insula(*arguments, "--json").json()
    together = insula(*arguments, "--workers", "3", "--json").json()
    assert figures(alone) == figures(together)


def test_another_seed_is_another_series(insula: Insula) -> None:
    arguments = ["simulate", "magna-roma", "--games", "20", "--json"]
    one, other = (insula(*arguments, "--seed", seed).json() for seed in ("1", "2"))
    assert one["mean_scores"] != other["mean_scores"]


def test_without_a_seed_it_says_which_it_took(insula: Insula) -> None:
    arguments = ["simulate", "magna-roma", "--games", "5", "--json"]
    first = insula(*arguments).json()
    again = insula(*arguments, "--seed", str(first["seed"])).json()
    assert figures(first) == figures(again)


def test_records_are_the_very_games_that_the_fast_way_plays(insula: Insula, tmp_path: Path) -> None:
    arguments = ["simulate", "magna-roma", "--games", "4", "--seed", "8", "--json"]
    fast = insula(*arguments).json()
    slow = insula(*arguments, "--records", "kept").json()
    assert figures(fast) == figures(slow)
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"game-{n:06}.txt" for n in range(1, 5)]
    replayed = [insula("replay", str(file), "--json").json() for file in files]
    assert all(found["ok"] and found["view"]["over"] for found in replayed)
    assert sum(found["moves"] for found in replayed) == fast["decisions"]


def test_records_are_never_written_over(insula: Insula, tmp_path: Path) -> None:
    arguments = ["simulate", "magna-roma", "--games", "1", "--records", "kept"]
    assert insula(*arguments).code == 0
    before = (tmp_path / "kept" / "game-000001.txt").read_bytes()
    refused = insula(*arguments)
    assert refused.code == 2
    assert "there are records in 'kept' already" in refused.err
    assert (tmp_path / "kept" / "game-000001.txt").read_bytes() == before


def test_solo_with_an_option(insula: Insula) -> None:
    arguments = ["simulate", "magna-roma", "--players", "1", "--games", "9", "--seed", "1"]
    found = insula(*arguments, "--option", "level=III", "--json").json()
    assert found["wins"] == [9.0]
    easier = insula(*arguments, "--option", "level=I", "--json").json()
    assert figures(found) != figures(easier)


def test_apprentices_beat_random_bots(insula: Insula) -> None:
    found = insula(
        "simulate",
        "magna-roma",
        "--games",
        "8",
        "--seed",
        "4",
        "--bots",
        "apprentice,random",
        "--json",
    ).json()
    assert found["wins"][0] >= 7


def test_the_text_shows_the_same_figures(insula: Insula) -> None:
    said = insula("simulate", "magna-roma", "--games", "10", "--seed", "2").out
    found = insula("simulate", "magna-roma", "--games", "10", "--seed", "2", "--json").json()
    assert f"mean {found['score']['mean']:.2f}" in said
    assert f"{found['decisions']} decisions" in said
    assert f"market {found['by_source']['market']:>14.2f}" in said


def test_a_worker_that_dies_is_one_sentence() -> None:
    command = [*COMMAND, "simulate", "magna-roma", "--games", "10000000", "--workers", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        os.kill(worker(process.pid), signal.SIGKILL)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("insula: a worker process ended unexpectedly")
    assert err.count("\n") == 1


def worker(parent: int) -> int:
    """A process that the command started."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    for _ in range(100):
        time.sleep(0.1)
        if not children.exists():
            pytest.skip("no list of child processes here")
        found = children.read_text().split()
        if len(found) > 2:  # the first keeps watch over what they share
            return int(found[-1])
    raise TimeoutError


def small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))


def test_a_full_disk_leaves_no_half_record(shell: Callable[..., Any], tmp_path: Path) -> None:
    result = shell(
        "simulate", "magna-roma", "--games", "2", "--records", "kept", preexec_fn=small_files
    )
    assert result.code == 1
    assert result.err.startswith("insula: ")
    assert result.err.count("\n") == 1
    assert list((tmp_path / "kept").iterdir()) == []
