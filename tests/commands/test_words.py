"""`insula rules` and `insula box`: what a game says of itself."""

import csv
import shutil
from pathlib import Path

import pytest

import insula as package
from tests.commands.conftest import Insula


def test_a_rule_by_its_id(insula: Insula) -> None:
    text = package.game("magna-roma").rules().find("MR-8.2")[0].text
    said = insula("rules", "magna-roma", "mr-8.2").out
    assert " ".join(said.split()).endswith(f"MR-8.2 {text}")
    assert "[T]" in said


def test_a_chapter_and_the_whole(insula: Insula) -> None:
    chapter = insula("rules", "magna-roma", "MR-8", "--json").json()
    assert chapter == [rule for rule in chapter if rule["id"].startswith("MR-8.")]
    assert len(chapter) > 2
    whole = insula("rules", "magna-roma", "--json").json()
    assert [rule["id"] for rule in whole] == list(package.game("magna-roma").rules().rules)
    said = insula("rules", "magna-roma").out
    assert [rule["id"] for rule in whole if f"\n{rule['id']} " not in said] == []


# -- boxes -------------------------------------------------------------------------------------


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box of one's own, a copy of ours."""
    path = tmp_path / "mine"
    shutil.copytree(package.game("magna-roma").box.path, path)
    return path


def test_a_good_box_is_in_order(insula: Insula, box: Path) -> None:
    result = insula("box", "check", str(box))
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("for Magna Roma is in order.\n")
    found = insula("box", "check", str(box), "--json").json()
    assert found["ok"] is True
    assert found["digest"] == package.game("magna-roma").box.digest


def break_cell(file: Path, line: int, column: str, value: str) -> None:
    """Another value in a sheet, by its line in the file."""
    with file.open(newline="") as text:
        rows = list(csv.reader(text))
    rows[line - 1][rows[0].index(column)] = value
    with file.open("w", newline="") as text:
        csv.writer(text).writerows(rows)


def test_every_fault_is_named_with_file_line_and_reason(insula: Insula, box: Path) -> None:
    break_cell(box / "tiles.csv", 5, "colour", "green")
    break_cell(box / "tiles.csv", 9, "stars", "²")
    break_cell(box / "monuments.csv", 3, "population", "many")
    result = insula("box", "check", str(box))
    assert result.code == 1
    lines = result.out.splitlines()
    assert lines[0].startswith("tiles.csv, line 5: 'colour' must be one of")
    assert lines[1].startswith("tiles.csv, line 9: 'stars' must be a whole number")
    assert lines[2].startswith("monuments.csv, line 3: 'population' must be a whole number")
    assert lines[-1].endswith("3 faults.")
    found = insula("box", "check", str(box), "--json")
    assert found.code == 1
    assert found.json()["ok"] is False
    assert [(fault["file"], fault["line"]) for fault in found.json()["faults"]] == [
        ("tiles.csv", 5),
        ("tiles.csv", 9),
        ("monuments.csv", 3),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "the file is missing"),
        ("game = ", "the file cannot be read"),
        ('game = "chess"', "'game' must be one of magna-roma"),
        ('name = "mine"', "'game' must be one of magna-roma"),
        ('game = "magna-roma"', "'name' must be a text in quotes"),
    ],
)
def test_a_box_says_which_game_it_is_for(
    insula: Insula, box: Path, text: str | None, reason: str
) -> None:
    (box / "box.toml").unlink()
    if text is not None:
        (box / "box.toml").write_text(text)
    result = insula("box", "check", str(box))
    assert result.code == 1
    assert "box.toml, line 1: " in result.out
    assert reason in result.out


@pytest.mark.parametrize("data", [b"\xff\xfe", b'"', b"\0", b"a,b\n" * 3, b"9" * 200_000, b""])
def test_rubbish_in_a_sheet_is_a_fault_too(insula: Insula, box: Path, data: bytes) -> None:
    (box / "trades.csv").write_bytes(data)
    result = insula("box", "check", str(box))
    assert result.code == 1
    assert "trades.csv" in result.out
    assert "should not happen" not in result.err


def test_a_spreadsheet_may_begin_with_its_mark(insula: Insula, box: Path) -> None:
    sheet = box / "tiles.csv"
    sheet.write_bytes(b"\xef\xbb\xbf" + sheet.read_bytes())
    assert insula("box", "check", str(box)).code == 0


def test_a_faulty_box_is_not_played(insula: Insula, box: Path) -> None:
    break_cell(box / "tiles.csv", 5, "colour", "green")
    for command in (["play", "magna-roma"], ["simulate", "magna-roma"], ["perft", "magna-roma"]):
        result = insula(*command, "--box", str(box))
        assert result.code == 1
        assert "is faulty: tiles.csv, line 5: 'colour'" in result.err


def test_a_box_of_another_game_is_refused(insula: Insula, box: Path) -> None:
    result = insula("perft", "magna-roma-draft", "--box", str(box))
    assert result.code == 1
    assert "this box is for 'magna-roma'" in result.err


def test_another_box_is_another_game(insula: Insula, box: Path) -> None:
    arguments = ["simulate", "magna-roma", "--games", "20", "--seed", "1", "--json"]
    for line in range(2, 8):
        break_cell(box / "symbols.csv", line, "greater", "7")
    ours, theirs = insula(*arguments).json(), insula(*arguments, "--box", str(box)).json()
    assert theirs["score"]["mean"] > ours["score"]["mean"]


def test_show_counts_what_is_known(insula: Insula, box: Path) -> None:
    counts = package.game("magna-roma").box.counts()
    found = insula("box", "show", "magna-roma", "--json").json()
    assert found["counts"] == counts
    by_sheet = [sheet["counts"] for sheet in found["sheets"].values()]
    assert {mark: sum(each[mark] for each in by_sheet) for mark in counts} == counts
    assert found["sheets"]["tiles.csv"]["rows"][0]["colour"] == {
        "value": "town center",
        "mark": "known",
    }
    assert insula("box", "show", str(box), "--json").json()["digest"] == found["digest"]


def test_show_marks_every_value(insula: Insula) -> None:
    said = insula("box", "show", "magna-roma").out
    counts = package.game("magna-roma").box.counts()
    totals = ", ".join(f"{count} {mark}" for mark, count in counts.items())
    assert f"In all: {totals}." in said
    assert said.count("~") == counts["inferred"] + 1
    assert said.count("?") == counts["reconstructed"] + 1
