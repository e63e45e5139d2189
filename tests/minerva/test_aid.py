"""The player aid of Minerva: everything in it is read from the box."""

from pathlib import Path

import pytest

import insula
from tests import aids

CHANGES = [
    ("assistants.csv", 4, {"denarii": "77"}, "assistants", "77"),
    ("assistants.csv", 2, {"glory": "8"}, "assistants", "8"),
    ("culture.csv", 9, {"points": "19"}, "culture", "19"),
    ("glory.csv", 5, {"second": "66"}, "glory", "66"),
    ("order.csv", 2, {"points": "55"}, "passing", "55"),
    ("start.csv", 3, {"amount": "8"}, "start", "8"),
    ("start.csv", 4, {"amount": "11"}, "start", "11/"),
    ("titles.csv", 4, {"from": "41", "title": "Optio"}, "solo", "Optio"),
]


@pytest.mark.parametrize(("sheet", "line", "values", "section", "expected"), CHANGES)
def test_a_change_of_the_box_changes_the_aid(
    tmp_path: Path, sheet: str, line: int, values: dict[str, str], section: str, expected: str
) -> None:
    game = aids.changed("minerva", tmp_path / "box", sheet, line, **values)
    after = aids.section(game, section)
    assert expected in after
    assert after != aids.section(insula.game("minerva"), section)


@pytest.mark.rule("MN-12.5")
def test_a_first_solo_game_aims_for_forty_points() -> None:
    assert "Aim for 40 VP in your first game." in aids.section(insula.game("minerva"), "solo")
    (rule,) = insula.game("minerva").rules().find("MN-12.5")
    assert "40 points" in rule.text


@pytest.mark.rule("MN-11.2")
def test_the_tie_breaks_are_in_their_order() -> None:
    said = aids.section(insula.game("minerva"), "ties")
    parts = [said.index(word) for word in ("culture and glory", "temples", "order tile")]
    assert parts == sorted(parts)
