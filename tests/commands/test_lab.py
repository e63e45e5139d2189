"""`insula lab`: figures that hang on the seed alone, and sentences for what it cannot do."""

import json
from pathlib import Path

import pytest

import insula as package
from tests.commands.conftest import Insula
from tests.commands.test_crashes import MOODY

pytestmark = pytest.mark.one_speed
FEW = ["--games", "24", "--bots", "random", "--seed", "4", "--json"]


@pytest.mark.parametrize("game", ["magna-roma", "magna-grecia", "minerva"])
def test_every_game_can_be_looked_into(insula: Insula, game: str) -> None:
    found = insula("lab", game, "--players", "3", *FEW).json()
    (side,) = found["sides"]
    assert side["games"] == 24
    points = side["measures"]["points of a seat"]["value"]
    assert sum(each["value"] for each in side["sources"].values()) == pytest.approx(points)
    assert sum(each["wins"]["value"] for each in side["seats"]) == pytest.approx(1)
    assert sum(each["wins"]["value"] for each in side["turn_order"]) == pytest.approx(1)
    assert side["components"]
    assert found["comparison"] is None


def test_two_editions_are_compared(insula: Insula, tmp_path: Path) -> None:
    editions = ["--edition", "final", "--edition", "draft", "--out", "kept"]
    found = insula("lab", "magna-roma", *editions, *FEW).json()
    assert [side["label"] for side in found["sides"]] == ["final", "draft"]
    assert [side["game"] for side in found["sides"]] == ["magna-roma", "magna-roma-draft"]
    tokens = next(r for r in found["comparison"] if r["measure"] == "points from tokens")
    assert tokens["sides"][0] == 0 < tokens["sides"][1]
    assert json.loads((tmp_path / "kept" / "report.json").read_text("utf-8")) == found
    page = (tmp_path / "kept" / "report.html").read_text("utf-8")
    assert "--edition final --edition draft --players 2 --bots random --seed 4</code>" in page


def test_the_command_in_a_report_keeps_its_seed_even_if_it_is_0(
    insula: Insula, tmp_path: Path
) -> None:
    insula("lab", "minerva", "--games", "2", "--bots", "random", "--seed", "0", "--out", "kept")
    page = (tmp_path / "kept" / "report.html").read_text("utf-8")
    command = "insula lab minerva --games 2 --players 2 --bots random --seed 0"
    assert f"<code>{command}</code>" in page


def test_two_boxes_are_compared(insula: Insula) -> None:
    boxes = package.game("minerva").folder / "boxes"
    paths = ["--box", str(boxes / "reconstruction"), "--box", str(boxes / "sevens")]
    found = insula("lab", "minerva", *paths, *FEW).json()
    one, other = found["sides"]
    assert one["box"]["digest"] != other["box"]["digest"]
    assert one["label"] != other["label"]


@pytest.mark.parametrize("way", ["box", "edition"])
def test_what_is_compared_with_itself_is_numbered(insula: Insula, way: str) -> None:
    """Each side has deals of its own, so that shows what chance alone does."""
    path = str(package.game("minerva").folder / "boxes" / "sevens")
    asked, name = {
        "box": (path, package.game("minerva", path).box.name),
        "edition": ("final", "final"),
    }[way]
    found = insula("lab", "minerva", f"--{way}", asked, f"--{way}", asked, *FEW).json()
    assert [side["label"] for side in found["sides"]] == [f"{name} (1)", f"{name} (2)"]


def test_the_number_of_processes_changes_nothing(insula: Insula) -> None:
    arguments = ["lab", "magna-roma", "--games", "8", "--bots", "novice", "--json"]
    assert (
        insula(*arguments, "--workers", "1").json() == insula(*arguments, "--workers", "3").json()
    )


def test_a_lab_that_was_killed_goes_on(insula: Insula, tmp_path: Path) -> None:
    """What was noted counts, a line that was not finished does not; the figures are the same."""
    arguments = ["lab", "magna-roma", "--games", "6", "--bots", "novice", "--out", "kept", "--json"]
    whole = insula(*arguments).json()
    notes = tmp_path / "kept" / "games.jsonl"
    lines = notes.read_text("utf-8").splitlines(keepends=True)
    notes.write_text("".join(lines[:3]) + lines[3][:50], "utf-8")
    assert insula(*arguments, "--resume").json() == whole
    after = notes.read_text("utf-8").splitlines(keepends=True)
    assert after[:3] == lines[:3]
    assert sorted(after) == sorted(lines)
    more = insula(*arguments, "--resume", "--games", "8").json()
    assert more["sides"][0]["games"] == 8


def test_a_lab_goes_on_with_its_own_games_only(insula: Insula, tmp_path: Path) -> None:
    begun = ["lab", "magna-roma", "--games", "4", "--bots", "random", "--out", "kept"]
    insula(*begun)
    for arguments, said in (
        (begun, "'kept' already contains a lab: use --resume to continue it"),
        ([*begun, "--resume", "--bots", "novice"], "its bot is random, not novice"),
        ([*begun[:-2], "--resume"], "name it with --out"),
    ):
        refused = insula(*arguments)
        assert refused.code == 2
        assert said in refused.err
    notes = tmp_path / "kept" / "games.jsonl"
    notes.write_text("{}\n" + notes.read_text("utf-8"), "utf-8")
    refused = insula(*begun, "--resume")
    assert refused.code == 1
    assert "games.jsonl, line 1: not a game" in refused.err


def test_games_that_crash_are_counted_kept_and_played_again(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "moody.py").write_text(MOODY)
    arguments = ["lab", "magna-roma", "--games", "6", "--bots", "moody.py:Moody", "--out", "kept"]
    insula(*arguments)
    (tmp_path / "bad").touch()
    more = [*arguments, "--resume", "--games", "8"]
    said = insula(*more)
    assert said.code == 1
    assert "Magna Roma: 6 games, 2 players, all moody.py:Moody, seed 1; 2 more crashed." in said.out
    reason = "BotError: 'moody.py:Moody' failed: ValueError: not today"
    assert "6 games of Magna Roma (2 more crashed)" in Path("kept/report.html").read_text()
    assert f"game 7 of Magna Roma crashed: {reason}; all of it is in kept/crashes/" in said.err
    assert "Traceback" in (tmp_path / "kept" / "crashes" / "side-1-000007.log").read_text("utf-8")
    assert insula(*more, "--json").json()["sides"][0]["crashed"] == 2
    (tmp_path / "bad").unlink()
    assert insula(*more, "--json").json()["sides"][0]["crashed"] == 0
    assert list((tmp_path / "kept" / "crashes").iterdir()) == []


def test_a_lab_in_which_every_game_crashes_stops(insula: Insula, tmp_path: Path) -> None:
    (tmp_path / "moody.py").write_text(MOODY)
    (tmp_path / "bad").touch()
    said = insula("lab", "magna-roma", "--games", "400", "--bots", "moody.py:Moody")
    assert (said.code, said.out) == (1, "")
    assert "came to an end: stopped: 20 of 20 games crashed; the last: BotErr" in said.err


def test_alone_there_are_no_components_to_compare(insula: Insula) -> None:
    (side,) = insula("lab", "magna-roma", "--players", "1", *FEW).json()["sides"]
    assert side["components"] == []
    said = insula("lab", "magna-roma", "--players", "1", *FEW[:-1]).out
    assert "seat  wins" not in said
    assert "Components" not in said


def test_the_text_shows_the_same_figures(insula: Insula) -> None:
    arguments = ["lab", "magna-roma", "--players", "3", *FEW[:-1]]
    said = insula(*arguments).out
    (side,) = insula(*arguments, "--json").json()["sides"]
    assert f"{side['measures']['points of a seat']['value']:.2f}" in said
    for part, word in (("seats", "seat"), ("turn_order", "turn")):
        lines = said[said.index(f"{word}  wins") :].splitlines()[1:4]
        for line, each in zip(lines, side[part], strict=True):
            assert f"{each['points']['value']:.2f}" in line
    best = max(side["components"], key=lambda each: each["wins"]["value"])
    assert f"{best['points']['low']:.2f} to {best['points']['high']:.2f}" in said
    assert '"significant" means corrected p < 0.05' in said


def test_a_thing_compared_with_itself_in_two_games_differs_in_nothing(insula: Insula) -> None:
    both = ["--edition", "draft", "--edition", "draft", "--games", "2", "--bots", "random"]
    found = insula("lab", "magna-roma", *both, "--out", "kept", "--json").json()
    assert not any(row["significant"] for row in found["comparison"])
    assert {row["p"] for row in found["comparison"]} <= {None, 1}
    said = insula("lab", "magna-roma", *both).out
    assert " yes" not in said
    assert " -  " in said
    assert said.count("fewer than 20 games in which some seats have a component") == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["magna-roma", "--bots", "random,novice"], "all seats of the lab have the same bot"),
        (["magna-roma", "--edition", "third"], "has no edition 'third'; it has: final, draft"),
        (["minerva", "--edition", "draft"], "minerva has no edition 'draft'; it has: final"),
        (
            ["magna-roma-draft", "--edition", "final"],
            "magna-roma-draft is an edition itself: name magna-roma with --edition",
        ),
        (["magna-roma", "--edition", "final", "--box", "x"], "do not go together"),
        (["magna-roma", *["--edition", "final"] * 3], "compares two sides, not more"),
        (["magna-roma", "--box", "nowhere"], "there is no box folder 'nowhere'"),
        (["magna-roma", "--players", "9"], "is for 1 to 4 players"),
        (["nothing"], "there is no game 'nothing'"),
        (["magna-roma", "--out", "."], "'.' is not empty"),
    ],
)
def test_what_cannot_be_had_is_one_sentence(
    insula: Insula, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "something").touch()
    found = insula("lab", *arguments)
    assert (found.code, found.out) == (2, "")
    assert said in found.err
    assert found.err.count("\n") == 1
