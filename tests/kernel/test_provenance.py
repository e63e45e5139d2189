"""Provenance, former hashes and retirement of boxes, on a sheet of its own."""

from pathlib import Path

import pytest

from insula.kernel.boxes import BoxInfo, Files, find_box, read_box
from insula.kernel.sheets import BoxError, Sheet

ABOUT = 'game = "chess"\nname = "mine"\nversion = "1"\nabout = "a test"\n'
SHEET = """space,points,icon,known,reported,inferred
0,1,,points,,
1,2,mask,,points icon,
2,3,,,,icon
"""
FORMER = "ab" * 32


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "boxes" / "own"
    path.mkdir(parents=True)
    (path / "box.toml").write_text(ABOUT, encoding="utf-8")
    (path / "track.csv").write_text(SHEET, encoding="utf-8")
    return path


def track(files: Files) -> Sheet:
    columns = ("space", "points", "icon", "stars")
    return files.sheet("track.csv", columns, labels=("space",), optional={"stars": "0"})


def read(folder: Path) -> tuple[BoxInfo, Sheet]:
    return read_box(folder, "chess", track)


def faults(folder: Path) -> list[str]:
    with pytest.raises(BoxError) as caught:
        read(folder)
    return [str(fault) for fault in caught.value.faults]


def test_every_value_is_counted_once_empty_ones_too_and_labels_never(folder: Path) -> None:
    info, sheet = read(folder)
    marks = [[row.provenance(column) for column in sheet.columns] for row in sheet]
    assert marks == [
        ["", "known", "reconstructed"],
        ["", "reported", "reported"],
        ["", "reconstructed", "inferred"],
    ]
    counts = {"known": 1, "reported": 2, "inferred": 1, "reconstructed": 2}
    assert sheet.counts() == info.counts() == counts


def test_a_column_that_an_older_sheet_lacks_has_its_default(
    folder: Path,
) -> None:
    _, sheet = read(folder)
    assert [row.number("stars", 0, 3) for row in sheet] == [0, 0, 0]
    (folder / "track.csv").write_text(SHEET.replace("icon", "icons"), encoding="utf-8")
    assert "track.csv, line 1: the header lacks icon" in faults(folder)


def test_a_drawing_counts_by_its_mark(folder: Path) -> None:
    def drawn(files: Files) -> None:
        files.drawing("track.csv")
        files.mark_drawing("track.csv", "reported", 249)

    info, _ = read_box(folder, "chess", drawn)
    assert info.counts() == {"known": 0, "reported": 249, "inferred": 0, "reconstructed": 0}


def test_a_box_is_known_by_its_former_hashes(folder: Path) -> None:
    (folder / "box.toml").write_text(f'{ABOUT}formerly = ["{FORMER}"]\n', encoding="utf-8")
    info, _ = read(folder)
    assert info.is_known_as(FORMER)
    assert info.is_known_as(info.digest)
    assert not info.is_known_as("cd" * 32)
    assert not info.retired


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('formerly = ["abc"]', "'formerly' must be a list of hashes of 64 hexadecimal digits"),
        (f'formerly = "{FORMER}"', "'formerly' must be a list of hashes of 64 hexadecimal digits"),
        ('retired = "yes"', "'retired' must be true or false"),
    ],
)
def test_a_bad_history_is_named(folder: Path, line: str, reason: str) -> None:
    (folder / "box.toml").write_text(f"{ABOUT}{line}\n", encoding="utf-8")
    assert faults(folder) == [f"box.toml, line 1: {reason}"]


def test_a_retired_box_can_still_be_read(folder: Path) -> None:
    (folder / "box.toml").write_text(f"{ABOUT}retired = true\n", encoding="utf-8")
    assert read(folder)[0].retired


def test_a_shipped_box_is_found_by_folder_or_name(folder: Path) -> None:
    boxes = folder.parent
    assert find_box(boxes, "", folder.name) == folder
    assert find_box(boxes, folder.name, "usual") == folder
    assert find_box(boxes, "mine", "usual") == folder
    assert find_box(boxes, str(folder), "usual") == folder
    assert find_box(boxes, "nowhere", "usual") == Path("nowhere")
