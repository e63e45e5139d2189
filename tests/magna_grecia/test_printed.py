"""The printed board and cards, and the box that came before them."""

from itertools import combinations

import insula
from insula.games.magna_grecia import BOX, MagnaGrecia
from insula.kernel.sheets import PROVENANCE
from tests.magna_grecia.pictures import rule

GAME = MagnaGrecia(BOX)
OLD = insula.game("magna-grecia", "reconstruction")
HEXES = GAME.content.hexes
TABLES = GAME.content.tables
VILLAGES = TABLES["village"]
LAND = {
    0: range(1, 17),
    **{row: range(17) for row in (*range(1, 7), 8)},
    **{row: range(16) for row in (7, 9)},
    10: range(1, 16),
    **{row: range(15) for row in (11, 12, 13)},
    14: (*range(6), *range(8, 15)),
    15: (*range(2), *range(8, 15)),
}
GREEN = "a2 a9 a17 i1 j16 n7 o5 p1 p9 p15"
OTHERS = (
    "b6 b13 c4 d7 d9 d12 d14 d16 e2 e5 e11 f7 f13 g3 g6 g10 g16 h7 h11 h13 i4 i10 j6 j8 j12 k5 k11 "
    "l13 m3 m10 m15 o12"
)
CARDS = {
    "yellow": "YOBR 3/2/5, YBRO 1/2/3, YROB 3/1/2",
    "orange": "OYBR 2/2/2, ORYB 2/3/3, OBRY 2/1/5",
    "red": "RYBO 2/1/3, RBOY 2/3/5, ROYB 2/2/3",
    "brown": "BOYR 2/2/5, BYRO 2/3/2, BROY 2/1/2",
}


def neighbours(cell: int) -> list[int]:
    return [near for near in TABLES["near"][cell * 6 : cell * 6 + 6] if near < HEXES.size]


@rule("MG-1.1")
def test_the_board_has_sixteen_rows_of_land_and_a_bay() -> None:
    found: dict[int, list[int]] = {}
    for cell in range(HEXES.size):
        found.setdefault(HEXES.row(cell), []).append(HEXES.column(cell))
    assert found == {row: list(columns) for row, columns in LAND.items()}
    assert HEXES.size == 249
    assert HEXES.name(0) == "a2"
    assert len(HEXES.sea_names()) == 16 * 17 - 249


@rule("MG-1.1")
def test_ten_green_villages_and_thirty_two_others() -> None:
    greens = [HEXES.name(c) for c, green in zip(VILLAGES, TABLES["green"], strict=True) if green]
    others = [
        HEXES.name(c) for c, green in zip(VILLAGES, TABLES["green"], strict=True) if not green
    ]
    assert greens == GREEN.split()
    assert others == OTHERS.split()
    assert len(set(GAME.content.villages)) == 42


@rule("MG-1.1")
def test_every_green_village_lies_at_the_edge_of_the_land() -> None:
    for cell, green in zip(VILLAGES, TABLES["green"], strict=True):
        if green:
            assert len(neighbours(cell)) < 6, HEXES.name(cell)


@rule("MG-1.1")
def test_villages_lie_as_far_apart_as_on_the_printed_board() -> None:
    distances = [HEXES.distance(one, other) for one, other in combinations(VILLAGES, 2)]
    assert min(distances) == 2
    assert distances.count(2) == 37
    grounds = [cell for cell in range(HEXES.size) if cell not in VILLAGES]
    assert len(grounds) == 207
    assert sum(bool(set(neighbours(cell)) & set(VILLAGES)) for cell in grounds) == 175


@rule("MG-1.4")
@rule("MG-2.1")
def test_the_twelve_printed_cards() -> None:
    sheet = GAME.box.sheets["cards.csv"]
    found: dict[str, list[str]] = {}
    for row in sheet:
        order = "".join(word[0].upper() for word in row.values["order"].split())
        numbers = "/".join(row.values[action] for action in ("roads", "cities", "resupply"))
        found.setdefault(row.values["border"], []).append(f"{order} {numbers}")
    assert {border: ", ".join(cards) for border, cards in found.items()} == CARDS


@rule("MG-1.4")
@rule("MG-2.1")
def test_the_cards_are_fair_to_every_colour() -> None:
    orders = [TABLES["order"][at : at + 4] for at in range(0, 48, 4)]
    for place in range(4):
        assert sorted(order[place] for order in orders) == [c for c in range(4) for _ in range(3)]
    assert sorted(TABLES["resupply"]) == [2] * 4 + [3] * 4 + [5] * 4
    assert [sum(TABLES[name]) for name in ("roads", "cities", "resupply")] == [25, 23, 40]


def test_map_and_cards_are_reported_and_the_names_are_ours() -> None:
    sheets = {file: sheet.counts() for file, sheet in GAME.box.sheets.items()}
    assert GAME.box.drawn["map.txt"] == {**dict.fromkeys(PROVENANCE, 0), "reported": 249}
    assert sheets["cards.csv"]["reported"] == 60
    assert sheets["villages.csv"]["reconstructed"] == 42
    assert GAME.box.counts() == {
        "known": 12,
        "reported": 309,
        "inferred": 3,
        "reconstructed": 42,
    }


def test_the_former_box_opens_by_name_with_its_corrected_marks() -> None:
    assert GAME.box.name == BOX.name == "printed"
    assert not GAME.box.retired
    assert OLD.box.retired
    assert OLD.box.is_known_as("53663cc5476cadf41f95dbc983aeb4cb522c8a3c4f3f46cfc6abd713c26ccbd8")
    rows = {int(row.values["card"]): row for row in OLD.box.sheets["cards.csv"]}
    for card in (2, 4, 7):
        assert rows[card].provenance("roads") == "reconstructed"
    orders = [rows[card].provenance("order") for card in (10, 11, 12)]
    assert orders == ["known", "inferred", "inferred"]
    assert OLD.box.counts()["reported"] == 0


def test_the_former_map_keeps_its_shape() -> None:
    drawn = OLD.view(OLD.new(2, 1))["map"]
    assert (drawn["columns"], drawn["odd_columns"], drawn["rows"]) == (19, 18, 13)
    assert drawn["sea"] == []
    assert len(drawn["villages"]) == 32


def test_the_view_has_the_shape_of_the_board_and_its_sea() -> None:
    drawn = GAME.view(GAME.new(2, 1))["map"]
    assert (drawn["columns"], drawn["odd_columns"], drawn["rows"]) == (17, 17, 16)
    assert drawn["sea"] == HEXES.sea_names()
    assert drawn["sea"][:4] == ["a1", "h17", "j17", "k1"]
