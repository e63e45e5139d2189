"""The shipped boxes: what the rulebook states stays, and every mark is honest."""

import csv

import pytest

from insula.games.minerva import BOXES
from tests.minerva.pictures import minerva

SHIPPED = ("calibrated", "reconstruction", "sevens")
FORMER = {
    "reconstruction": "9b793b8361db864d2ff6fe9e0eced28fc163e2c12554780b340be2cfd6a4d869",
    "sevens": "5d7ad371a8e2a2bccb8c58c4cc4a68cbb19651b4b00aae531cf0858b3bfd048e",
}


def rows(box: str, file: str) -> list[dict[str, str]]:
    with (BOXES / box / file).open(encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


def mark(box: str, file: str, name: str, column: str) -> str:
    """The provenance of a value in the row of a location."""
    [row] = [row for row in minerva(box).box.sheets[file] if row.values["location"] == name]
    return row.provenance(column)


def test_the_calibrated_box_is_the_default_and_the_others_are_retired() -> None:
    assert minerva().box.name == "calibrated"
    assert [minerva(box).box.retired for box in SHIPPED] == [False, True, True]


@pytest.mark.parametrize("box", FORMER)
def test_a_retired_box_is_known_by_its_former_hash(box: str) -> None:
    assert minerva(box).box.is_known_as(FORMER[box])


@pytest.mark.parametrize("box", SHIPPED)
@pytest.mark.parametrize(
    ("name", "column", "wanted"),
    [
        ("Stall", "effect", "reconstructed"),
        ("Weaponry", "effect", "reconstructed"),
        ("Armory", "effect", "reconstructed"),
        ("Markets", "effect", "known"),
        ("Charcoal burner", "effect", "inferred"),
        ("Stone dealer", "effect", "inferred"),
        ("Blacksmith", "effect", "inferred"),
        ("Foundry", "category", "inferred"),
        ("Foundry", "effect", "known"),
        ("Trading post", "cost", "reconstructed"),  # free: an empty value carries a mark too
    ],
)
def test_a_location_carries_the_mark_of_its_weakest_part(
    box: str, name: str, column: str, wanted: str
) -> None:
    assert mark(box, "locations.csv", name, column) == wanted


@pytest.mark.parametrize("box", SHIPPED)
def test_amounts_on_starting_tiles_are_reconstructed_but_for_the_fountain(box: str) -> None:
    names = ("Fountain", "Wheat field", "Forest", "Quarry")
    marks = [mark(box, "starting.csv", name, "effect") for name in names]
    assert marks == ["known", "reconstructed", "reconstructed", "reconstructed"]


@pytest.mark.parametrize("box", SHIPPED)
def test_labels_carry_no_mark_and_a_missing_third_tile_is_known(box: str) -> None:
    sheets = minerva(box).box.sheets
    labels = {"glory.csv": "round", "order.csv": "tile", "start.csv": "item"}
    labels |= {"assistants.csv": "owned", "temples.csv": "temple"}
    for file, label in labels.items():
        assert {row.provenance(label) for row in sheets[file]} == {""}
    thirds = [row.provenance("third") for row in sheets["glory.csv"]]
    assert thirds == ["known", "known", *4 * ["reconstructed"]]


def test_calibration_changes_reconstructed_values_only() -> None:
    """Whatever is marked in the first reconstruction has the same value in the calibrated box."""
    for file, sheet in minerva("reconstruction").box.sheets.items():
        calibrated = minerva().box.sheets[file]
        assert len(sheet) == len(calibrated)
        for old, new in zip(sheet, calibrated, strict=True):
            for column in sheet.columns:
                if old.provenance(column) != "reconstructed":
                    assert new.values[column] == old.values[column], (file, column)
                    assert new.provenance(column) == old.provenance(column)


@pytest.mark.rule("MN-10.9")
def test_values_of_the_book_that_no_mark_protects_stay() -> None:
    """Trade in the ring scores 3, wood scores 2, Foundry gives 3, Markets cost a grain."""
    temples = {row["temple"]: row["effect"] for row in rows("calibrated", "temples.csv")}
    assert temples["Trade ring temple"] == "at the end: 3 points each trade around"
    assert temples["Wood temple"] == "at the end: 2 points each wood held"
    locations = {row["location"]: row for row in rows("calibrated", "locations.csv")}
    assert locations["Foundry"]["effect"] == "gain 3 denarii"
    assert locations["Markets"]["cost"] == "grain"
