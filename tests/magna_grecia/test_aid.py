"""The player aid of Magna Grecia: everything in it is read from the box."""

from pathlib import Path

import pytest

import insula
from insula.games.magna_grecia.rules.scoring import ORACLE_POINTS
from tests import aids

CHANGES = [
    ("scales.csv", 2, {"steps": "1 2 3 9"}, "actions", "2/3/9"),
    ("scales.csv", 4, {"steps": "2 3 5 8"}, "actions", "3/5/8"),
    ("setup.csv", 4, {"points": "44"}, "start", "44"),
    ("setup.csv", 2, {"oracles": "6"}, "start", "6"),
    ("pieces.csv", 3, {"count": "18"}, "start", "18"),
]


@pytest.mark.parametrize(("sheet", "line", "values", "section", "expected"), CHANGES)
def test_a_change_of_the_box_changes_the_aid(
    tmp_path: Path, sheet: str, line: int, values: dict[str, str], section: str, expected: str
) -> None:
    game = aids.changed("magna-grecia", tmp_path / "box", sheet, line, **values)
    after = aids.section(game, section)
    assert expected in after
    assert after != aids.section(insula.game("magna-grecia"), section)


def test_all_cards_of_the_box_are_listed() -> None:
    game = insula.game("magna-grecia")
    said = aids.section(game, "actions")
    for row in game.box.sheets["cards.csv"]:
        assert ", ".join(row.values["order"].split()) in said
    (section,) = [each for each in game.aid().sections if each.key == "actions"]
    cards = section.tables[1]
    assert len(cards.rows) == len(game.box.sheets["cards.csv"])


@pytest.mark.rule("MG-8.2")
def test_oracle_points_and_the_tie_break_are_told() -> None:
    said = aids.section(insula.game("magna-grecia"), "end")
    assert f"Each oracle scores {ORACLE_POINTS} points." in said
    assert "Tie: most road and city tiles left in the supply" in said
