"""Boxes: maps and decks that cannot be played are refused, with the row and the fault."""

from collections.abc import Callable
from pathlib import Path

import pytest

from insula.games.magna_grecia import BOX, BOXES, NAME, MagnaGrecia
from insula.games.magna_grecia.load import load
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import BoxError
from tests.aids import draw_state

Edit = Callable[[list[str]], list[str]]
OLD_BOX = BOXES / "reconstruction"


def box_with(folder: Path, file: str, edit: Edit, source: Path = BOX) -> Path:
    """A copy of a shipped box with one file's lines changed."""
    for copied in source.iterdir():
        (folder / copied.name).write_text(copied.read_text("utf-8"), "utf-8")
    lines = (folder / file).read_text("utf-8").splitlines()
    (folder / file).write_text("\n".join(edit(lines)) + "\n", "utf-8")
    return folder


def info(folder: Path) -> BoxInfo:
    return load(folder, NAME, 2).info


def faults(folder: Path) -> list[str]:
    with pytest.raises(BoxError) as caught:
        info(folder)
    return [str(fault) for fault in caught.value.faults]


def swap(old: str, new: str) -> Edit:
    def edit(lines: list[str]) -> list[str]:
        assert any(old in line for line in lines)
        return [line.replace(old, new) for line in lines]

    return edit


def line(number: int, text: str) -> Edit:
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


FIRST = "~ G . . . . . . G . . . . . . . G"
CASES: list[tuple[str, Edit, str]] = [
    ("map.txt", line(4, FIRST.replace("G", "X", 1)), "map.txt, line 4: row a has 'X'; a hex is"),
    ("map.txt", swap("G", "v"), "map.txt, line 19: no village has a green border"),
    (
        "map.txt",
        line(4, FIRST.replace("G .", "G G", 1)),
        "map.txt, line 4: row a: the villages a2 and a3 are adjacent",
    ),
    (
        "map.txt",
        line(5, " . v . . . v . . . . . . v . . . ."),
        "map.txt, line 5: row b: the villages a2 and b2 are adjacent",
    ),
    ("map.txt", lambda lines: lines[:4], "map.txt, line 0: a map must have 2 to 26 rows"),
    ("map.txt", lambda lines: lines[:5] * 13, "map.txt, line 0: a map has at most 400 land hexes"),
    ("map.txt", lambda _: ["G .", " . ."], "map.txt, line 1: the first row needs 3 to 99 hexes"),
    ("map.txt", lambda _: ["G" + " ." * 99] * 2, "map.txt, line 1: the first row needs 3 to 99"),
    (
        "map.txt",
        line(3, "provenance: rumoured"),
        "map.txt, line 3: 'provenance' must be one of known, reported, inferred, reconstructed",
    ),
    (
        "map.txt",
        swap(" v", " ."),
        "setup.csv, line 2: 7 oracles need as many villages without a gre",
    ),
    ("villages.csv", lambda lines: lines[:-1], "villages.csv, line 42: the village on p15 has no"),
    ("villages.csv", line(2, "a3,Kyme"), "villages.csv, line 2: the map has no village on a3"),
    (
        "villages.csv",
        line(2, "a1,Kyme"),
        "villages.csv, line 2: the map has no village on a1: that hex is sea",
    ),
    (
        "map.txt",
        line(4, FIRST.replace("G", "~", 1)),
        "villages.csv, line 2: the map has no village on a2: that hex is sea",
    ),
    ("villages.csv", line(2, "a2,naxos"), "the name Naxos is already used on line 2"),
    ("villages.csv", line(2, "a2,Kyme 2"), "villages.csv, line 2: 'village' must be up to 24"),
    (
        "cards.csv",
        lambda lines: lines[:-1],
        "cards.csv, line 12: the deck must have 12 cards, not 11",
    ),
    (
        "cards.csv",
        swap("12,brown,brown red", "12,red,red brown"),
        "must have 3 cards with a red border",
    ),
    (
        "cards.csv",
        swap("brown red orange yellow", "red brown orange yellow"),
        "cards.csv, line 13: 'order' must begin with the border colour brown, not red",
    ),
    (
        "cards.csv",
        swap("yellow orange brown red", "yellow orange brown brown"),
        "cards.csv, line 2: 'order' must be yellow, orange, red, brown in some order, not",
    ),
    ("cards.csv", swap(",3,2,5,", ",4,2,5,"), "cards.csv, line 2: 'roads' must be one of 1, 2, 3"),
    ("scales.csv", swap("1 2 3 4", "1 2 2 4"), "scales.csv, line 2: 'steps' must be increasing"),
    ("scales.csv", line(3, "cities,1 2 3 5,"), "the largest step of cities is 4"),
    (
        "scales.csv",
        lambda lines: lines[:-1],
        "scales.csv, line 3: no row for the action 'resupply'",
    ),
    ("pieces.csv", line(2, "road,20,21,"), "pieces.csv, line 2: 'supply' must be from 0 to 20"),
    (
        "pieces.csv",
        line(4, "market,20,4,"),
        "pieces.csv, line 4: all markets must start in the supply",
    ),
    ("pieces.csv", lambda lines: lines[:-1], "pieces.csv, line 3: no row for the piece 'market'"),
    ("setup.csv", lambda lines: lines[:-1], "setup.csv, line 3: no row for 4 players"),
    ("setup.csv", swap("4,15,9", "4,15,33"), "setup.csv, line 4: 33 oracles need as many villages"),
    ("box.toml", swap("magna-grecia", "minerva"), "this box is for 'minerva', not 'magna-grecia'"),
]


@pytest.mark.parametrize(("file", "edit", "wanted"), CASES, ids=[case[2][:60] for case in CASES])
def test_a_box_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, edit: Edit, wanted: str
) -> None:
    found = faults(box_with(tmp_path, file, edit))
    assert any(wanted in fault for fault in found), found


UNSHIFTED, SHIFTED = "like the other rows that are not shifted", "like the other shifted rows"


@pytest.mark.parametrize(
    ("number", "row", "wanted"),
    [
        (4, FIRST + " .", f"map.txt, line 4: row a needs 17 hexes {UNSHIFTED}, not 18"),
        (5, " . . . . . v . . .", f"map.txt, line 5: row b needs 17 hexes {SHIFTED}, not 9"),
        (6, FIRST[2:], f"map.txt, line 6: row c needs 17 hexes {UNSHIFTED}, not 16"),
        (7, FIRST[2:], f"map.txt, line 7: row d needs 17 hexes {SHIFTED}, not 16"),
    ],
)
def test_a_row_of_another_length_is_the_only_fault(
    tmp_path: Path, number: int, row: str, wanted: str
) -> None:
    found = faults(box_with(tmp_path, "map.txt", line(number, row)))
    assert found == [f"{wanted}; the sea is drawn as '~'"]


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
    assert info(same).digest == info(BOX).digest
    (same / "map.txt").write_text((same / "map.txt").read_text("utf-8") + "# again\n", "utf-8")
    assert info(same).digest != info(BOX).digest


SMALL = ["G . . . v", " . . . .", "v . v . v", " . . . .", "v . v . v", " . . . .", "v . v . G"]
SMALL_WITH_SEA = [row.replace(" .", " . ~", 1) if at % 2 else row for at, row in enumerate(SMALL)]


def named(folder: Path) -> Path:
    """Give every village of the small map a name."""
    names = ["a1", "a5", "c1", "c3", "c5", "e1", "e3", "e5", "g1", "g3", "g5"]
    rows = [f"{name},Place {chr(65 + at)}" for at, name in enumerate(names)]
    (folder / "villages.csv").write_text("\n".join(["hex,village", *rows, ""]), "utf-8")
    return folder


@pytest.mark.parametrize(("drawn", "odd"), [(SMALL, 4), (SMALL_WITH_SEA, 5)])
def test_a_map_of_ones_own_is_played_to_its_end(tmp_path: Path, drawn: list[str], odd: int) -> None:
    """Shifted rows are one hex shorter, or as long as the others and then with sea in them."""
    game = MagnaGrecia(named(box_with(tmp_path, "map.txt", lambda _: drawn)))
    state = game.new(4, 1)
    assert game.view(state)["map"]["odd_columns"] == odd
    assert game.view(state)["map"]["sea"] == (["b2", "d2", "f2"] if odd == 5 else [])
    while not state.over():
        state.play(state.legal()[-1])
    assert draw_state(game, state).count("~~") == len(game.view(state)["map"]["sea"])
    assert game.from_bytes(state.to_bytes()).numbers() == state.numbers()


def test_a_box_in_the_former_format_can_still_be_played(tmp_path: Path) -> None:
    """Marks that name row labels, no provenance of the map, shifted rows one hex shorter."""
    folder = box_with(tmp_path, "pieces.csv", swap(",count supply", ",piece count supply"), OLD_BOX)
    assert info(folder).counts() == info(OLD_BOX).counts()
    assert MagnaGrecia(folder).new(4, 1).legal()


def test_a_sheet_without_a_needed_column_is_refused(tmp_path: Path) -> None:
    cut = lambda lines: [line.rpartition(",")[0].rpartition(",")[0] for line in lines]  # noqa: E731
    assert "cards.csv, line 1: the header lacks resupply" in faults(
        box_with(tmp_path, "cards.csv", cut)
    )
