"""The box format: what a printed copy may show, the faults of a box, and marks of provenance."""

import shutil
from pathlib import Path

import pytest

from insula.games.magna_roma import MagnaRoma
from insula.games.magna_roma.rules.city import GRID
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import BoxError
from tests.magna_roma.pictures import BOXES, build, rule

FORMER = {
    "magna-roma": "0d9d05b53c1ae1cac2be4565a3421975b11ce0232345f9900f8e61a575810ca4",
    "magna-roma-draft": "61bec79a4075f5bea2858ae9b8197102e41e2c4b8f827e51f4915a303ff75e85",
}


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BOXES["magna-roma"], tmp_path / "box"))


def edit(box: Path, file: str, old: str, new: str) -> None:
    text = (box / file).read_text(encoding="utf-8")
    assert old in text
    (box / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def with_second_icons(box: Path) -> None:
    """Add the column icon2; tile 4 has a mask and a lyre, tile 6 two lyres."""
    lines = (box / "tiles.csv").read_text(encoding="utf-8").splitlines()
    second = {"4": "lyre", "6": "lyre"}
    rows = [line.split(",") for line in lines]
    out = [[*rows[0][:5], "icon2", *rows[0][5:]]]
    out += [[*row[:5], second.get(row[0], ""), *row[5:]] for row in rows[1:]]
    (box / "tiles.csv").write_text("\n".join(map(",".join, out)) + "\n", encoding="utf-8")


@rule("MR-1.1")
def test_a_tile_may_have_two_icons_and_three_stars(box: Path) -> None:
    with_second_icons(box)
    edit(box, "tiles.csv", "6,red,BDB-,1", "6,red,BDB-,3")
    game = MagnaRoma("magna-roma", box)
    state = game.new(2, 1)
    assert isinstance(state, RomaState)
    city = state.cities[0]
    for cell, tile in (("f5", 4), ("g5", 6), ("f6", 1), ("g6", 2)):
        city.lay(GRID.find(cell), tile, 0)
    seen = {tile["tile"]: tile for tile in game.view(state)["cities"][0]["tiles"]}
    assert (seen[4]["icon"], seen[4]["icon2"]) == ("mask", "lyre")
    assert (seen[6]["icon"], seen[6]["icon2"], seen[6]["stars"]) == ("lyre", "lyre", 3)
    build(city, "Odeon", "f5", game)
    city.population = 3
    assert state.breakdown()[0]["monuments"] == 3 * 3  # three lyres below
    state.provinces[0], state.slots[0] = game.content.provinces.index("Dalmatia"), 0
    assert state.breakdown()[0]["provinces"] == 3  # one mask and lyre


@rule("MR-8.4")
@pytest.mark.parametrize(("staff", "population", "points"), [(9, 8, 0), (9, 9, 7), (0, 0, 7)])
def test_a_monument_may_need_any_staff(box: Path, staff: int, population: int, points: int) -> None:
    edit(box, "monuments.csv", "Triumphal Arch,flat,,7,3", f"Triumphal Arch,flat,,7,{staff}")
    game = MagnaRoma("magna-roma", box)
    state = game.new(2, 1)
    assert isinstance(state, RomaState)
    build(state.cities[0], "Triumphal Arch", "e5", game)
    state.cities[0].population = population
    assert state.breakdown()[0]["monuments"] == points


@rule("MR-8.4")
def test_more_workers_need_not_earn_more(box: Path) -> None:
    edit(box, "monuments.csv", "Aqueduct,by staff,,4 7 9 12,4", "Aqueduct,by staff,,4 9 2 0 1,5")
    game = MagnaRoma("magna-roma", box)
    state = game.new(2, 1)
    assert isinstance(state, RomaState)
    build(state.cities[0], "Aqueduct", "e5", game)
    state.cities[0].population = 5
    assert state.breakdown()[0]["monuments"] == 9
    [built] = game.view(state)["cities"][0]["monuments"]
    assert (built["workers"], built["points"]) == (2, 9)


@rule("MR-12.1")
@rule("MR-13.6")
def test_a_negative_market_costs_points_and_the_lowest_rank_has_no_floor(box: Path) -> None:
    edit(box, "market.csv", "1,1,0", "1,-2,0")
    game = MagnaRoma("magna-roma", box)
    state = game.new(1, 1)
    assert isinstance(state, RomaState)
    city = state.cities[0]
    city.luxuries = 1
    for colour in range(3):
        city.stars[colour] = 5
    assert (state.scores(), state.breakdown()[0]["market"]) == ([-6], -6)
    assert game.rank(state, 0) == "Tribune"


@rule("MR-1.1")
def test_a_town_center_may_be_blank_and_differ_by_seat(box: Path) -> None:
    (box / "centers.csv").write_text("seat,edges\n1,----\n2,BLDB\n3,LLLL\n4,D---\n", "utf-8")
    game = MagnaRoma("magna-roma", box)
    cities = game.view(game.new(4, 1))["cities"]
    assert [city["tiles"][0]["edges"] for city in cities] == ["----", "BLDB", "LLLL", "D---"]


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "reason"),
    [
        ("tiles.csv", "5,red,BBL-,1", "5,red,BBL-,4", 7, "'stars' must be from 0 to 3, not 4"),
        ("tiles.csv", "5,red,BBL-,1,,", "5,red,BBL-,1,,mask", 7, "has it in 'icon'"),
        ("tiles.csv", "4,red,DLB-,0,mask,lyre", "4,red,DLB-,0,mask,harp", 6, "'icon2' must be"),
        ("monuments.csv", "9,4,5", "9,31,5", 12, "'population' must be from 0 to 30, not 31"),
        ("monuments.csv", "4 7 9 12,4", "4 7 9 12,0", 13, "'population' must be from 1 to 30"),
        ("market.csv", "1,1,0", "1,-100,0", 3, "'multiplier' must be from -99 to 99, not -100"),
        ("centers.csv", "2,BLDB", "2,BLX-", 3, "'edges' must be four of - B L D, not 'BLX-'"),
        ("centers.csv", "2,BLDB", "5,BLDB", 3, "'seat' must be from 1 to 4, not 5"),
        ("centers.csv", "2,BLDB\n", "", 4, "there are 4 Town Centers; here are 3"),
    ],
)
def test_a_fault_names_file_line_and_reason(
    box: Path, file: str, old: str, new: str, line: int, reason: str
) -> None:
    with_second_icons(box)
    (box / "centers.csv").write_text("seat,edges\n1,----\n2,BLDB\n3,LLLL\n4,D---\n", "utf-8")
    edit(box, file, old, new)
    with pytest.raises(BoxError) as refused:
        MagnaRoma("magna-roma", box)
    fault, *_ = refused.value.faults
    assert (fault.file, fault.line) == (file, line)
    assert reason in fault.reason


# -- provenance ------------------------------------------------------------------------------------


def marks(info: BoxInfo, sheet: str, key: str, column: str) -> dict[str, str]:
    return {row.values[key]: row.provenance(column) for row in info.sheets[sheet]}


@rule("MR-13.6")
def test_mended_ranks_and_the_levels_of_objectives_are_inferred() -> None:
    info = MagnaRoma("magna-roma", BOXES["magna-roma"]).box
    ranks = marks(info, "ranks.csv", "rank", "from")
    assert [rank for rank, mark in ranks.items() if mark != "known"] == ["Aedile", "Praetor"]
    assert set(marks(info, "objectives.csv", "objective", "level").values()) == {"inferred"}
    assert set(marks(info, "objectives.csv", "objective", "objective").values()) == {"known"}


@rule("MR-20.4")
def test_the_draft_marks_nothing_known_that_it_does_not_print() -> None:
    info = MagnaRoma("magna-roma-draft", BOXES["magna-roma-draft"]).box
    for column in ("coins", "population", "legions", "gain", "amount"):
        assert set(marks(info, "trades.csv", "trade", column).values()) == {"inferred"}
    names = marks(info, "monuments.csv", "monument", "monument")
    assert names["Mausoleum"] == names["Baths"] == "reconstructed"
    amounts = marks(info, "monuments.csv", "monument", "amount")
    assert amounts["Macellum"] == amounts["Temple of Mars"] == "inferred"


@pytest.mark.parametrize("name", sorted(BOXES))
def test_labels_carry_no_mark_and_empty_values_do(name: str) -> None:
    info = MagnaRoma(name, BOXES[name]).box
    labels = {
        "tiles.csv": "tile",
        "symbols.csv": "symbol",
        "ring.csv": "players",
        "display.csv": "place",
        "trades.csv": "trade",
        "market.csv": "space",
        "supplies.csv": "good",
    }
    for sheet, label in labels.items():
        assert {row.provenance(label) for row in info.sheets[sheet]} == {""}
    empty = [row for row in info.sheets["tiles.csv"] if not row.values["icon"]]
    assert {row.provenance("icon") for row in empty} == {"reconstructed"}


def test_an_optional_column_that_a_sheet_lacks_is_not_counted(box: Path) -> None:
    before = MagnaRoma("magna-roma", box).box.sheets["tiles.csv"]
    assert sum(before.counts().values()) == 97 * 4
    with_second_icons(box)
    after = MagnaRoma("magna-roma", box).box.sheets["tiles.csv"]
    assert sum(after.counts().values()) == 97 * 5


@pytest.mark.parametrize("name", sorted(BOXES))
def test_records_of_the_box_before_its_marks_changed_still_find_it(name: str) -> None:
    assert MagnaRoma(name, BOXES[name]).box.is_known_as(FORMER[name])


@rule("MR-13.6")
def test_every_rank_has_a_motto() -> None:
    content = MagnaRoma("magna-roma", BOXES["magna-roma"]).content
    assert len(content.mottoes) == len(content.ranks) == len(set(content.mottoes))
    assert all(content.mottoes)


def test_a_box_without_the_new_columns_and_sheets_loads(box: Path) -> None:
    """The shipped box as it was before: no supplies, no mottoes."""
    (box / "supplies.csv").unlink()
    lines = (box / "ranks.csv").read_text(encoding="utf-8").splitlines()
    kept = [",".join(line.split(",")[:2]) for line in lines]
    (box / "ranks.csv").write_text("\n".join(kept) + "\n", encoding="utf-8")
    game = MagnaRoma("magna-roma", box)
    assert game.content.mottoes == [""] * 7
    state = game.new(2, 3)
    assert game.view(state)["supplies"] == []
    tiles = [tile for city in game.view(state)["cities"] for tile in city["tiles"]]
    assert {tile["icon2"] for tile in tiles} == {"none"}
