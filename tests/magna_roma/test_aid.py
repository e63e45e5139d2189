"""The player aid of Magna Roma: everything in it is read from the box and the edition."""

from pathlib import Path

import pytest

import insula
from insula.games.magna_roma.rules.box import HALVES
from insula.texts import aid_texts
from insula.texts.aid_usage import aid_values
from tests import aids
from tests.magna_roma.generated_boxes import generated_box

FINAL, DRAFT = "magna-roma", "magna-roma-draft"
CHANGES = [
    (FINAL, "symbols.csv", 2, {"lesser": "4"}, "symbols", "4 luxuries"),
    (FINAL, "symbols.csv", 4, {"greater": "5"}, "symbols", "5 coins"),
    (FINAL, "ring.csv", 4, {"slots": "9"}, "turn", "9"),
    (FINAL, "dashboard.csv", 6, {"purple": "77"}, "dashboard", "77"),
    (FINAL, "bonuses.csv", 2, {"space": "11", "good": "legions"}, "dashboard", "11?"),
    (FINAL, "market.csv", 9, {"multiplier": "88"}, "market", "88"),
    (FINAL, "market.csv", 11, {"multiplier": "-7"}, "market", "-7"),
    (FINAL, "trades.csv", 2, {"legions": "6"}, "market", "6 legions"),
    (FINAL, "military.csv", 6, {"end_points": "66"}, "military", "66"),
    (DRAFT, "military.csv", 4, {"token_points": "55"}, "military", "55"),
    (FINAL, "pantheon.csv", 5, {"value": "44"}, "pantheon", "44"),
    (FINAL, "monuments.csv", 3, {"coins": "13"}, "monuments", "13"),
    (FINAL, "monuments.csv", 2, {"points": "19"}, "monuments", "19 per brown tile below"),
    (DRAFT, "display.csv", 3, {"coins": "17"}, "monuments", "17"),
    (FINAL, "provinces.csv", 3, {"middle_cost": "9"}, "provinces", "/9/"),
    (FINAL, "provinces.csv", 4, {"left_bonus": "3 coins"}, "provinces", "3 coins/"),
    (FINAL, "supplies.csv", 2, {"count": "33", "limit": "yes"}, "supplies", "33"),
    (FINAL, "solo.csv", 2, {"value": "column 2 row 4"}, "solo", "column 2, row 4"),
    (FINAL, "solo.csv", 10, {"value": "0 5 9 15 21"}, "solo", "21"),
    (FINAL, "objectives.csv", 2, {"objective": "mask and column"}, "solo", "a mask and a column"),
    (FINAL, "ranks.csv", 4, {"from": "61", "motto": "Higher"}, "solo", "Higher"),
]


@pytest.mark.parametrize(("game", "sheet", "line", "values", "section", "expected"), CHANGES)
def test_a_change_of_the_box_changes_the_aid(
    tmp_path: Path,
    game: str,
    sheet: str,
    line: int,
    values: dict[str, str],
    section: str,
    expected: str,
) -> None:
    after = aids.section(aids.changed(game, tmp_path / "box", sheet, line, **values), section)
    assert expected in after
    if sheet != "objectives.csv":  # whose order is fixed
        assert after != aids.section(insula.game(game), section)


def test_the_pairs_of_halves_are_those_of_the_box(tmp_path: Path) -> None:
    usual = insula.game(FINAL)
    rows = {row.values["symbol"]: row.values["halves"] for row in usual.box.sheets["symbols.csv"]}
    said = aids.section(usual, "symbols")
    assert all(f" {letters} " in said for letters in rows.values())
    names = dict(zip(HALVES, ("blank", "blade", "laurel", "disc"), strict=True))
    for letters in rows.values():
        assert f"{names[letters[0]]} + {names[letters[1]]}" in said
    for letter in "BLD":
        assert f"    {letter}       {names[letter]}\n" in said


def test_titles_have_their_mottoes() -> None:
    said = aids.section(insula.game(FINAL), "solo")
    for row in insula.game(FINAL).box.sheets["ranks.csv"]:
        assert row.values["rank"] in said
        assert row.values["motto"] in said


@pytest.mark.rule("MR-12.7")
def test_the_tie_breaks_are_in_their_order() -> None:
    said = aids.section(insula.game(FINAL), "ties")
    parts = [said.index(word) for word in ("dashboard", "population", "Military", "share")]
    assert parts == sorted(parts)


# -- the draft edition ---------------------------------------------------------------------------


@pytest.mark.rule("MR-20.1")
def test_only_the_final_edition_has_a_solo_game() -> None:
    assert "solo" in [section.key for section in insula.game(FINAL).aid().sections]
    assert "solo" not in [section.key for section in insula.game(DRAFT).aid().sections]
    assert "names no tie-breaks" in aids.section(insula.game(DRAFT), "ties")
    assert "names no tie-breaks" not in aids.section(insula.game(FINAL), "ties")


@pytest.mark.rule("MR-20.3")
def test_the_draft_has_tokens_instead_of_points_at_the_end() -> None:
    said = aids.section(insula.game(DRAFT), "military")
    assert "takes it and scores it at once" in " ".join(said.split())
    assert "gives no VP at the end" in said
    assert "Military" not in aids.section(insula.game(DRAFT), "scoring")
    assert "Military" in aids.section(insula.game(FINAL), "scoring")


@pytest.mark.rule("MR-20.4")
def test_the_draft_has_prices_by_place_and_no_forum() -> None:
    said = aids.section(insula.game(DRAFT), "monuments")
    assert "Prices by place" in said
    assert "Forum" not in said
    final = aids.section(insula.game(FINAL), "monuments")
    assert "Prices by place" not in final
    assert "The Forum goes on your Town Center and nowhere else." in final


@pytest.mark.rule("MR-20.7")
def test_the_draft_speaks_its_own_words() -> None:
    game = insula.game(DRAFT)
    sections = [section.key for section in game.aid().sections if section.key != "words"]
    said = " ".join(aids.section(game, key) for key in sections).casefold()
    for word in ("legion", "faith", "blessing", "pantheon", "city tile", "dashboard"):
        assert word not in said
    for word in ("armies", "gods' favor token", "neighborhood tile", "favor of the gods board"):
        assert word in said


@pytest.mark.rule("MR-20.7")
def test_the_draft_gives_the_correspondence_of_words() -> None:
    said = aids.section(insula.game(DRAFT), "words")
    for draft, final in (("armies", "legions"), ("Gods' Favor token", "blessing")):
        assert any(draft in line and final in line for line in said.splitlines())


# -- texts ---------------------------------------------------------------------------------------


def test_boxes_of_every_kind_have_an_aid_and_use_every_text(tmp_path: Path) -> None:
    used: set[str] = set()
    for game in (insula.game(name) for name in (FINAL, DRAFT)):
        used |= aids.keys(game.aid())
    for seed in range(6):
        for name in (FINAL, DRAFT):
            path = generated_box(tmp_path / f"{name}-{seed}", name, seed)
            game = insula.game(name, str(path))
            assert all(aid_texts(game).show(value) for value in aid_values(game.aid()))
            used |= aids.keys(game.aid())
    texts = set(aid_texts(insula.game(FINAL)).texts)
    assert {key for key in texts - used if not key.startswith("drawing.")} == set()
