"""Boxes: every fault is named with file, line and reason, for every box that ships."""

import shutil
from pathlib import Path

import pytest

from insula.games.magna_roma import BOXES, MagnaRoma
from insula.kernel.sheets import BoxError, Fault

ROMA = BOXES["magna-roma"].with_name("final")  # its values are written below


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROMA, tmp_path / "box"))


def faults(box: Path, game: str = "magna-roma") -> list[str]:
    with pytest.raises(BoxError) as caught:
        MagnaRoma(game, box)
    return [str(fault) for fault in caught.value.faults]


def edit(box: Path, file: str, old: str, new: str) -> None:
    text = (box / file).read_text(encoding="utf-8")
    assert old in text
    (box / file).write_text(text.replace(old, new, 1), encoding="utf-8")


FAULTS = [
    ("tiles.csv", "5,red,BBL-,1,", "5,green,BBL-,1,", "line 7", "'colour' must be one of"),
    ("tiles.csv", "5,red,BBL-,1,", "5,red,BBX-,1,", "line 7", "'edges' must be four of"),
    ("tiles.csv", "5,red,BBL-,1,", "5,red,----,1,", "line 7", "at least one half-symbol"),
    ("tiles.csv", "5,red,BBL-,1,", "5,red,BBL-,4,", "line 7", "'stars' must be from 0 to 3"),
    ("tiles.csv", "5,red,BBL-,1,", "5,red,BBL-,x,", "line 7", "'stars' must be a whole number"),
    ("tiles.csv", "5,red,BBL-,1,", "6,red,BBL-,1,", "line 7", "numbered in order from 0"),
    ("tiles.csv", "5,red,BBL-,1,", "5,red,BBL-,1,9,", "line 7", "8 values for 7 columns"),
    ("tiles.csv", "tile,colour", "tile,color", "line 1", "the header lacks colour"),
    ("tiles.csv", "0,town center", "0,red", "line 2", "is the town center"),
    ("symbols.csv", "points,LL", "points,LD", "line 3", "make another symbol already"),
    ("symbols.csv", "points,LL", "points,L", "line 3", "'halves' must be two of"),
    ("symbols.csv", "faith,BL,1,2", "faith,BL,0,2", "line 7", "'lesser' must be from 1"),
    ("ring.csv", "4,10", "4,11", "line 4", "'slots' must be from 8 to 10"),
    ("ring.csv", "4,10", "3,10", "line 4", "'players' 3 is already on line 3"),
    ("monuments.csv", "Odeon,per icon,lyre", "Odeon,per icon,harp", "line 6", "'what' must be"),
    ("monuments.csv", "4 7 9 12", "4 7 9", "line 13", "'points' must be 4 whole numbers"),
    ("monuments.csv", "Forum,flat,,4,2,2", "Odeon,flat,,4,2,2", "line 8", "is already on line 6"),
    ("monuments.csv", "luxuries,1,1", "luxuries,0,1", "line 8", "'amount' must be from 1"),
    (
        "monuments.csv",
        "Thermae,per colour,brown,3,3,4,,0,0",
        "Thermae,per colour,brown,3,3,4,,0,1",
        "line 2",
        "no City tiles below",
    ),
    ("display.csv", "2,,", "2,4,", "line 3", "prices are given here and in monuments.csv"),
    ("provinces.csv", "mixed pairs,lyre column", "mixed pairs,lyre", "line 5", "'what' must be 2"),
    ("provinces.csv", "1 coins 1 population", "1 coin", "line 2", "must read like"),
    ("trades.csv", "triumph,0,0,2", "triumph,0,0,0", "line 5", "a trade must cost something"),
    ("trades.csv", "games,2,0,0,points,4", "games,2,0,0,coins,4", "line 7", "bring the same"),
    ("trades.csv", "veterans", "recruitment", "line 8", "must be in consecutive rows"),
    ("market.csv", "0,0,0", "0,0,1", "line 2", "no token lies over the start"),
    ("market.csv", "11,4,3", "11,4,9", "line 17", "token place 4 lies over no space"),
    ("market.csv", "5,2,0", "6,2,0", "line 7", "spaces are numbered in order"),
    ("military.csv", "0,0,0", "0,0,2", "line 2", "no token lies on the start"),
    ("pantheon.csv", "3,1,1", "3,1,2", "line 5", "'blessing' must be from 0 to 1"),
    ("dashboard.csv", "4,2,2,2", "4,2,2,x", "line 6", "'brown' must be a whole number"),
    ("bonuses.csv", "red,3", "blue,3", "line 2", "'tracks' must be one of"),
    ("bonuses.csv", "red,3", "red,13", "line 2", "'space' must be from 1 to 12"),
    ("objectives.csv", "no icons,II", "no icons,IV", "line 7", "'level' must be one of"),
    ("objectives.csv", "no icons", "some icons", "line 7", "expected 'no icons'"),
    ("ranks.csv", "0,Tribune", "1,Tribune", "line", "begins at 0 points"),
    ("ranks.csv", "60,Quaestor", "40,Quaestor", "line", "ranks rise"),
    ("solo.csv", "row 4", "row 2", "line", "two objectives share a line"),
    ("solo.csv", "row 4", "row 9", "line 4", "must read like"),
    ("solo.csv", "card 3 right", "card 4 right", "line 9", "3 cards in play"),
    ("solo.csv", "0 4 9 15 22", "0 4 9", "line 10", "the points for 0, 1, 2, 3 and 4"),
    ("solo.csv", "column 3 row 3", "column 3", "line 2", "must read like"),
    ("tiles.csv", "colour\n2", "color\n2", "line 3", "names 'color', which is not a column"),
    ("box.toml", 'name = "reconstruction"', "name = 3", "line 1", "'name' must be a text"),
    ("box.toml", 'name = "reconstruction"', "name = ", "line 1", "not TOML"),
    ("box.toml", '"magna-roma"', '"chess"', "line 1", "this box is for 'chess'"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "reason"), FAULTS)
def test_a_fault_is_named_with_file_line_and_reason(
    box: Path, file: str, old: str, new: str, line: str, reason: str
) -> None:
    edit(box, file, old, new)
    found = faults(box)
    assert any(f.startswith(f"{file}, {line}") and reason in f for f in found), found


def test_every_fault_is_named_at_once(box: Path) -> None:
    edit(box, "tiles.csv", "5,red,BBL-,1,", "5,green,BBL-,9,")
    edit(box, "ring.csv", "4,10", "4,99")
    assert len(faults(box)) == 3


def test_a_missing_file_or_folder_is_named(box: Path) -> None:
    (box / "trades.csv").unlink()
    assert "trades.csv, line 0: the file is missing" in faults(box)
    assert faults(box / "nowhere") == ["box.toml, line 0: the folder does not exist"]


def test_a_file_that_is_no_text_is_named(box: Path) -> None:
    (box / "ring.csv").write_bytes(b"\xff\xfe\x00")
    assert any(
        fault.startswith("ring.csv, line 0: the file cannot be read") for fault in faults(box)
    )


def test_too_few_tiles_are_reported(box: Path) -> None:
    lines = (box / "tiles.csv").read_text(encoding="utf-8").splitlines()
    (box / "tiles.csv").write_text("\n".join(lines[:-3]) + "\n", encoding="utf-8")
    assert faults(box) == ["tiles.csv, line 95: four cities need 96 City tiles; here are 93"]


def test_another_box_changes_the_game_and_its_hash(box: Path) -> None:
    edit(box, "symbols.csv", "coins,DD,1,2", "coins,DD,1,5")
    game = MagnaRoma("magna-roma", box)
    ours = MagnaRoma("magna-roma", ROMA)
    assert game.box.digest != ours.box.digest
    assert (game.loaded.box.greater[2], ours.loaded.box.greater[2]) == (5, 2)


def test_the_hash_does_not_depend_on_line_ends(box: Path) -> None:
    text = (box / "ring.csv").read_text(encoding="utf-8")
    (box / "ring.csv").write_bytes(text.replace("\n", "\r\n").encode())
    assert MagnaRoma("magna-roma", box).box.digest == MagnaRoma("magna-roma", ROMA).box.digest


@pytest.mark.parametrize("name", BOXES)
def test_every_value_has_its_provenance(name: str) -> None:
    info = MagnaRoma(name, BOXES[name]).box
    assert all(info.counts()[mark] for mark in ("known", "inferred", "reconstructed"))
    tiles = info.sheets["tiles.csv"]
    assert {row.provenance("edges") for row in tiles} == {"reconstructed"}
    trades = {row.provenance("amount") for row in info.sheets["trades.csv"]}
    assert trades == {"known" if name == "magna-roma" else "inferred"}


def test_a_fault_reads_like_a_sentence() -> None:
    assert str(Fault("ring.csv", 4, "too few slots")) == "ring.csv, line 4: too few slots"
