"""Boxes: maps and decks that cannot be played are refused, with the row and the fault."""

from collections.abc import Callable
from pathlib import Path

import pytest

from insula.games.magna_grecia import BOX, MagnaGrecia
from insula.games.magna_grecia.load import load
from insula.kernel.boxes import BoxError

Edit = Callable[[list[str]], list[str]]


def box_with(folder: Path, file: str, edit: Edit) -> Path:
    """A copy of the shipped box with one file's lines changed."""
    for source in BOX.iterdir():
        (folder / source.name).write_text(source.read_text("utf-8"), "utf-8")
    lines = (folder / file).read_text("utf-8").splitlines()
    (folder / file).write_text("\n".join(edit(lines)) + "\n", "utf-8")
    return folder


def faults(folder: Path) -> list[str]:
    with pytest.raises(BoxError) as caught:
        load(folder, "magna-grecia", 2)
    return [str(fault) for fault in caught.value.faults]


def swap(old: str, new: str) -> Edit:
    def edit(lines: list[str]) -> list[str]:
        assert any(old in line for line in lines)
        return [line.replace(old, new) for line in lines]

    return edit


def line(number: int, text: str) -> Edit:
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


FIRST = ". . . . . G . . . G . . . G . . . . ."
CASES: list[tuple[str, Edit, str]] = [
    ("map.txt", line(4, FIRST[:-2]), "map.txt, line 5: row b needs 17 hexes, not 18"),
    ("map.txt", line(6, FIRST[2:]), "map.txt, line 6: row c needs 19 hexes, not 18"),
    ("map.txt", line(4, FIRST.replace("G", "X", 1)), "map.txt, line 4: row a has 'X'; a hex is"),
    ("map.txt", swap("G", "v"), "map.txt, line 16: no village has a green border"),
    (
        "map.txt",
        line(4, ". . . . . G G . . G . . . G . . . . ."),
        "map.txt, line 4: row a: the villages a6 and a7 are adjacent",
    ),
    (
        "map.txt",
        line(5, " G . . v . G . . . . . . . . v . . G"),
        "map.txt, line 5: row b: the villages a6 and b6 are adjacent",
    ),
    ("map.txt", lambda lines: lines[:4], "map.txt, line 0: a map has 2 to 26 rows of hexes"),
    ("map.txt", lambda lines: lines[:5] * 13, "map.txt, line 0: a map has at most 400 hexes"),
    ("map.txt", lambda _: ["G .", " ."], "map.txt, line 1: the first row needs at least 3 hexes"),
    ("map.txt", swap("v", "."), "setup.csv, line 2: 7 oracles need as many villages without a gre"),
    ("villages.csv", lambda lines: lines[:-1], "villages.csv, line 32: the village on m14 has no"),
    ("villages.csv", line(2, "a7,Kyme,"), "villages.csv, line 2: the map has no village on a7"),
    ("villages.csv", line(2, "a6,naxos,"), "the name Naxos stands on line 2 already"),
    ("villages.csv", line(2, "a6,Kyme 2,"), "villages.csv, line 2: 'village' must be up to 24"),
    (
        "cards.csv",
        lambda lines: lines[:-1],
        "cards.csv, line 12: the deck has 12 cards; here are 11",
    ),
    ("cards.csv", swap("12,brown,brown red", "12,red,red brown"), "three cards have a red border"),
    (
        "cards.csv",
        swap("brown red orange yellow", "red brown orange yellow"),
        "must begin with the",
    ),
    ("cards.csv", swap("yellow orange brown red", "yellow orange brown brown"), "'order' must be"),
    ("cards.csv", swap(",3,2,5,", ",4,2,5,"), "cards.csv, line 2: 'roads' must be one of 1, 2, 3"),
    ("scales.csv", swap("1 2 3 4", "1 2 2 4"), "scales.csv, line 2: 'steps' must be rising whole"),
    ("scales.csv", line(3, "cities,1 2 3 5,,"), "the scale of cities goes up to 4 at most"),
    (
        "scales.csv",
        lambda lines: lines[:-1],
        "scales.csv, line 3: no row for the action 'resupply'",
    ),
    ("pieces.csv", line(2, "road,20,21,"), "pieces.csv, line 2: 'supply' must be from 0 to 20"),
    ("pieces.csv", line(4, "market,20,4,"), "pieces.csv, line 4: all markets are in the supply"),
    ("pieces.csv", lambda lines: lines[:-1], "pieces.csv, line 3: no row for the piece 'market'"),
    ("setup.csv", lambda lines: lines[:-1], "setup.csv, line 3: no row for 4 players"),
    ("setup.csv", swap("4,15,9", "4,15,21"), "setup.csv, line 4: 21 oracles need as many villages"),
    ("box.toml", swap("magna-grecia", "minerva"), "this box is for 'minerva', not 'magna-grecia'"),
]


@pytest.mark.parametrize(("file", "edit", "wanted"), CASES, ids=[case[2][:60] for case in CASES])
def test_a_box_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, edit: Edit, wanted: str
) -> None:
    found = faults(box_with(tmp_path, file, edit))
    assert any(wanted in fault for fault in found), found


def test_too_many_villages_are_refused(tmp_path: Path) -> None:
    def crowd(lines: list[str]) -> list[str]:
        full = ["v . " * 9 + "v", " " + ". . " * 9]
        rows = [full[number % 2] for number in range(13)]
        return [*lines[:3], *[row.replace("v", "G", 1) for row in rows]]

    found = faults(box_with(tmp_path, "map.txt", crowd))
    assert any("a map has at most 60 villages; this has 70" in fault for fault in found)


def test_a_missing_map_is_one_fault_more(tmp_path: Path) -> None:
    folder = box_with(tmp_path, "map.txt", lambda lines: lines)
    (folder / "map.txt").unlink()
    assert "map.txt, line 0: the file is missing" in faults(folder)


def test_the_map_is_part_of_the_hash(tmp_path: Path) -> None:
    same = box_with(tmp_path, "map.txt", lambda lines: lines)
    assert load(same, "magna-grecia", 2).info.digest == load(BOX, "magna-grecia", 2).info.digest
    other = box_with(tmp_path, "map.txt", line(6, ". . . . . . v . . . . . . . . . . . ."))
    (other / "villages.csv").write_text(
        (BOX / "villages.csv").read_text("utf-8").replace("c8,", "c7,"), "utf-8"
    )
    changed = load(other, "magna-grecia", 2).info.digest
    (other / "map.txt").write_text((other / "map.txt").read_text("utf-8") + "# again\n", "utf-8")
    assert load(other, "magna-grecia", 2).info.digest != changed


def test_a_map_of_ones_own_is_played_to_its_end(tmp_path: Path) -> None:
    def small(_: list[str]) -> list[str]:
        return [
            "G . . . v",
            " . . . .",
            "v . v . v",
            " . . . .",
            "v . v . v",
            " . . . .",
            "v . v . G",
        ]

    folder = box_with(tmp_path, "map.txt", small)
    names = ["a1", "a5", "c1", "c3", "c5", "e1", "e3", "e5", "g1", "g3", "g5"]
    rows = [f"{name},Place {chr(65 + at)}," for at, name in enumerate(names)]
    (folder / "villages.csv").write_text("\n".join(["hex,village,known", *rows, ""]), "utf-8")
    game = MagnaGrecia(folder)
    state = game.new(4, 1)
    while not state.over():
        state.play(state.legal()[-1])
    assert game.draw(state)
    assert game.from_bytes(state.to_bytes()).numbers() == state.numbers()


def test_the_box_shows_its_map() -> None:
    drawn = load(BOX, "magna-grecia", 2).info.drawings["map.txt"]
    assert drawn.count("G") == 12 + 1  # and once in the legend
    assert "known:" in drawn


def test_the_box_says_what_is_known() -> None:
    counts = load(BOX, "magna-grecia", 2).info.counts()
    assert counts["known"] > 40
    assert counts["inferred"] > 5
    assert counts["reconstructed"] > 60
