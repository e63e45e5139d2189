"""The language of effects (MN-5.4), and custom boxes."""

import csv
import shutil
from pathlib import Path

import pytest

from insula.games.minerva import BOXES, Minerva
from insula.games.minerva.language import EffectError, parse, say
from insula.kernel.sheets import BoxError
from tests.minerva.pictures import GAME, held, minerva, play, table_of, texts


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gain 2 grain", "2 grain"),
        ("gain 1 any", "1 resource of choice"),
        ("gain 1 culture", "1 culture point of choice"),
        ("gain 2 theater", "2 theater points"),
        ("gain 1 grain or 1 wood", "1 grain or 1 wood"),
        ("gain 1 grain; gain 3 denarii", "1 grain; 3 denarii"),
        ("each ore gain 1 denarii", "1 denarius for each ore"),
        ("pay 2 equal gain 2 glory", "pay 2 equal resources for 2 glory, as often as you like"),
        ("when built: take 1 culture tile", "when built: take the top tile of any culture stack"),
        ("when built: activate 3 around", "when built: activate 3 of the 8 tiles around"),
        (
            "at the end: 3 points each trade around",
            "at the end: 3 VP for each trade tile among the 8 tiles around",
        ),
        (
            "at the end: 2 points each different categories in row and column",
            "at the end: 2 VP for each different category in the row and column",
        ),
        ("at the end: 2 points each wood held", "at the end: 2 VP for each wood held"),
    ],
)
def test_an_effect_is_read_and_said(text: str, said: str) -> None:
    assert say(parse(text)) == said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("give 2 grain", "'give 2 grain' is no effect of an activation"),
        ("gain 2 gold", "'gold' must be one of grain"),
        ("gain 0 grain", "must read like 'gain 2 grain', with 1 to 9"),
        ("gain 1 grain or 1 grain", "two sides of 'gain 1 grain or 1 grain' are the same"),
        ("pay 1 glory gain 1 ore", "'glory' must be one of grain, wood, stone, ore, denarii"),
        ("pay 4 denarii gain 2 any", "one resource of choice at a time"),
        ("activate 3 around", "is no effect of an activation"),
        ("when built: gain 1 grain; gain 1 wood", "used whole or not at all"),
        ("at the end: gain 2 grain", "must read like '3 points each trade around'"),
        ("at the end: 3 points each trade held", "'trade' must be one of grain, wood"),
        ("at the end: 3 points each wood around", "'wood' must be one of production, trade"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(EffectError, match=reason):
        parse(text)


@pytest.mark.rule("MN-5.7")
@pytest.mark.parametrize(
    ("text", "endless"),
    [
        ("pay 1 denarii gain 1 any", True),  # the token is sold again
        ("pay 2 denarii gain 1 any", False),
        ("pay 2 denarii gain 2 grain", True),
        ("pay 2 denarii gain 1 grain", False),
        ("pay 3 denarii gain 3 denarii", True),
        ("pay 3 denarii gain 2 denarii", False),
        ("pay 1 grain gain 1 any", True),  # the same type may be chosen
        ("pay 2 grain gain 1 any", False),
        ("pay 1 grain gain 2 grain", True),
        ("pay 1 grain gain 2 wood", False),  # grain runs out
        ("pay 1 grain gain 3 denarii", False),
        ("pay 1 equal gain 1 wood", True),  # wood for wood
        ("pay 2 equal gain 1 any", False),
        ("pay 1 equal gain 9 glory", False),
    ],
)
def test_an_arrow_that_could_turn_for_ever_is_refused(text: str, endless: bool) -> None:
    if endless:
        with pytest.raises(EffectError, match=r"could repeat for ever \(MN-5.7\)"):
            parse(text)
    else:
        assert parse(text).ops


# -- boxes of one's own ------------------------------------------------------------------------


def own_box(tmp_path: Path, changes: dict[str, dict[str, str]]) -> Path:
    """The usual box with other effects for some locations."""
    path = tmp_path / "own"
    shutil.copytree(BOXES / "reconstruction", path)
    text = (path / "locations.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    for row in rows:
        row.update(changes.get(row["location"], {}))
    with (path / "locations.csv").open("w", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path


def own_game(tmp_path: Path, changes: dict[str, dict[str, str]]) -> Minerva:
    return minerva(str(own_box(tmp_path, changes)))


@pytest.mark.rule("MN-5.4")
def test_a_slash_asks_for_one_side(tmp_path: Path) -> None:
    effect = "gain 1 any or 2 grain; each grain gain 1 denarii; gain 1 glory"
    game = own_game(tmp_path, {"Farm": {"effect": effect}})
    state = table_of(game, "Fo .\nFa", 2, {})
    play(state, "residence s1e1", "activate west", game=game)
    assert texts(state, game) == ["choose 1 resource of choice", "choose 2 grain"]
    assert {why.rule for why in game.why_not(state, "choose 2 wood")} == {"MN-5.4"}
    play(state, "choose 2 grain", game=game)
    assert held(state) == {"grain": 2, "denarii": 2, "glory": 1}
    state = table_of(game, "Fo .\nFa", 2, {"grain": 3})
    play(state, "residence s1e1", "activate west", "choose 1 resource of choice", game=game)
    play(state, "gain ore", game=game)
    assert held(state) == {"grain": 3, "ore": 1, "denarii": 3, "glory": 1}


@pytest.mark.rule("MN-4.3")
def test_a_sure_gain_when_built_may_be_left_too(tmp_path: Path) -> None:
    game = own_game(tmp_path, {"Circus": {"effect": "when built: gain 3 denarii"}})
    for answer, denarii in (("use", {"denarii": 3}), ("decline", {})):
        state = table_of(game, "Fo", 2, {"wood": 1})
        state.offer[game.content.names.index("Circus")] = 1
        play(state, "build Circus", "place n1", game=game)
        assert texts(state, game) == ["decline", "use"]
        play(state, answer, game=game)
        assert held(state) == denarii
        assert state.seat() == 1


@pytest.mark.rule("MN-5.4")
def test_an_arrow_may_pay_and_gain_by_choice(tmp_path: Path) -> None:
    game = own_game(tmp_path, {"Stall": {"effect": "pay 2 equal gain 1 any"}})
    state = table_of(game, "Fo .\nSl", 2, {"grain": 2, "ore": 3})
    play(state, "residence s1e1", "activate west", game=game)
    assert len(texts(state, game)) == 1 + 2 * 4
    play(state, "pay 2 ore for 1 grain", game=game)
    assert held(state) == {"grain": 3, "ore": 1}


def faults(path: Path) -> list[str]:
    with pytest.raises(BoxError) as caught:
        Minerva(path)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.rule("MN-5.7")
def test_a_box_with_an_endless_arrow_is_refused_with_file_line_and_reason(tmp_path: Path) -> None:
    path = own_box(tmp_path, {"Stall": {"effect": "pay 1 grain gain 1 any"}})
    [fault] = faults(path)
    assert fault.startswith("locations.csv, line 20: 'effect': 'pay 1 grain for 1 resource of")
    assert fault.endswith("could repeat for ever (MN-5.7)")


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"Farm": {"category": "farming"}}, "locations.csv, line 2: 'category' must be one of"),
        ({"Farm": {"cost": "gold"}}, "locations.csv, line 2: 'cost' has 'gold'"),
        ({"Farm": {"cost": "ore " * 10}}, "locations.csv, line 2: 'cost' is at most 9 tokens"),
        ({"Farm": {"copies": "- 5+"}}, "locations.csv, line 2: 'copies' has a mark for each"),
        (
            {"Farm": {"location": "Forest"}},
            "locations.csv, line 2: 'Forest' is already in this box",
        ),
        ({"Farm": {"location": "4 Farms"}}, "locations.csv, line 2: 'location' must be a name"),
        ({"Farm": {"location": "A over B"}}, "locations.csv, line 2: 'location' must be a name"),
        ({"Farm": {"effect": ""}}, "locations.csv, line 2: 'effect' is empty"),
        (
            {"Farm": {"effect": "when built: gain 1 any"}},
            "locations.csv, line 2: 'effect' of this category has no timing",
        ),
        (
            {"Circus": {"effect": "gain 1 any"}},
            "locations.csv, line 31: 'effect' of this category begins with 'when built: '",
        ),
        ({"Circus": {"copies": "- -"}}, "locations.csv, line 31: 43 locations for 2 players"),
        ({"Farm": {"copies": "- " * 20}}, "locations.csv, line 31: at most 120 tiles could join"),
        ({"Farm": {"known": "colour"}}, "locations.csv, line 2: 'known' names 'colour'"),
    ],
)
def test_every_fault_names_file_line_and_reason(
    tmp_path: Path, changes: dict[str, dict[str, str]], fault: str
) -> None:
    assert any(found.startswith(fault) for found in faults(own_box(tmp_path, changes)))


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("starting.csv", "Fountain,gain 1 any,each", "Fountain,gain 1 any,-", "line 2: the first"),
        ("starting.csv", "1 stone,- -", "1 stone,-", "line 5: the unmarked starting"),
        ("temples.csv", "at the end: 2 points each ore held", "gain 1 ore", "line 21: 'effect' of"),
        ("culture.csv", "6,3,3+", "3,3,3+", "line 9: points must rise"),
        ("culture.csv", "6,3,3+", "6,0,3+", "line 9: 'marks' must be from 1 to 20"),
        ("culture.csv", "6,3,3+", "6,3,2+", "line 9: 'players' must be one of '-', '3+', '4+'"),
        ("glory.csv", "6,8,6,4", "7,8,6,4", "line 7: rows must be numbered in order from 1"),
        ("glory.csv", "6,8,6,4", "6,8,six,4", "line 7: 'second' must be a whole number"),
        ("order.csv", "4,0,,points\n", "", "line 4: expected 4 rows"),
        ("assistants.csv", "4,15,3", "4,0,3", "line 6: 'denarii' must be from 1 to 99"),
        ("start.csv", "residences,9", "houses,9", "line 3: expected 'residences'"),
        ("titles.csv", "0,Civilian", "1,Civilian", "line 8: the first title must begin at 0"),
        ("titles.csv", "30,Immune", "45,Immune", "line 8: titles must rise from row to row"),
        ("box.toml", 'game = "minerva"', 'game = "roma"', "line 1: this box is for 'roma'"),
    ],
)
def test_faults_of_the_other_sheets(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    path = own_box(tmp_path, {})
    text = (path / file).read_text(encoding="utf-8")
    assert old in text
    (path / file).write_text(text.replace(old, new), encoding="utf-8")
    assert any(found.startswith(f"{file}, {fault}") for found in faults(path)), faults(path)


def test_a_missing_sheet_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    for name in sorted(path.name for path in (BOXES / "reconstruction").iterdir()):
        path = own_box(tmp_path / name, {})
        (path / name).unlink()
        assert f"{name}, line 0: the file is missing" in faults(path)


def test_an_empty_sheet_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    for sheet in sorted(path.name for path in (BOXES / "reconstruction").glob("*.csv")):
        if sheet in ("temples.csv",):
            continue
        path = own_box(tmp_path / sheet, {})
        header = (path / sheet).read_text(encoding="utf-8").splitlines()[0]
        (path / sheet).write_text(header + "\n", encoding="utf-8")
        assert any(found.startswith(sheet) for found in faults(path))


def test_provenance_is_counted() -> None:
    counts = GAME.box.counts()
    assert counts["known"] > 100
    assert counts["reconstructed"] > 100
    assert counts["inferred"] > 0
