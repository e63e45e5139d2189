"""Temples and the end of the game (MN-10.8, MN-10.9, MN-11)."""

import pytest

from insula.games.minerva.rules.moves import ORIGIN
from insula.games.minerva.rules.scoring import tie_key
from tests.minerva.pictures import GAME, draw_city, give, table, table_of


def temples(city: str, **stores: int) -> int:
    return table_of(GAME, city, 2, stores).breakdown()[0]["temples"]


@pytest.mark.rule("MN-10.8")
def test_the_temple_of_the_rulebook_counts_trade_in_the_8_around() -> None:
    """The rulebook's example: 3 VP for each trade facility around the temple."""
    assert (
        temples(
            """
            Ma Fo Ch .
            Sd tT Fa Ma
            .  R  Bl .
            """
        )
        == 12
    )


@pytest.mark.rule("MN-10.8")
def test_rows_and_columns_reach_through_gaps_and_residences() -> None:
    city = """
        .  Th .  .  .
        .  R  .  .  .
        Th tC .  Od St
        Fo Fa Fa R  .
        .  St .  .  Th
    """
    assert temples(city) == 3 * 5


@pytest.mark.rule("MN-10.8")
def test_a_temple_does_not_count_itself() -> None:
    assert temples("Fo tt") == 0
    assert temples("Fo tt tW\n. tP .") == 4 * 2 + 2


@pytest.mark.rule("MN-10.8")
def test_residential_counts_with_and_without_assistant() -> None:
    assert temples("tR R Fo A\nR . . R") == 2 * 3


@pytest.mark.rule("MN-10.8")
def test_variety_counts_different_categories_seven_at_most() -> None:
    assert temples("Fo Ma Th\nBa tV Dh\ntW R R") == 2 * 7
    assert temples("Fo Fa\ntV Fa") == 2 * 1
    state = table("R . Fo\nFa Fa Fa\n. . Ma")
    state.cities[0].lay(ORIGIN - 1, GAME.content.names.index("Variety cross temple"))
    assert state.breakdown()[0]["temples"] == 2 * 2


@pytest.mark.rule("MN-10.8")
@pytest.mark.parametrize(
    ("name", "tile"), [("Production", "Fa"), ("Military", "Ba"), ("Special", "Ci")]
)
@pytest.mark.parametrize("area", ["ring", "cross"])
def test_every_category_has_its_temples(name: str, tile: str, area: str) -> None:
    state = table(f"tW Fo .\n{tile} . .")
    number = GAME.content.names.index(f"{name} {area} temple")
    state.cities[0].lay(ORIGIN + 256, number)
    per = state.box.op_c[state.box.op_first[number]]
    count = 2 if name == "Production" else 1
    assert state.breakdown()[0]["temples"] == per * count


@pytest.mark.rule("MN-10.9")
def test_resource_temples_count_tokens_that_stay() -> None:
    state = table("Fo tW tO", wood=3, ore=2, denarii=1)
    assert state.breakdown()[0]["temples"] == 2 * 3 + 2 * 2
    assert state.breakdown()[0]["wealth"] == 2


@pytest.mark.rule("MN-11.1")
@pytest.mark.parametrize(
    ("stores", "points"),
    [
        ({"denarii": 2}, 0),
        ({"denarii": 2, "ore": 1}, 1),
        ({"denarii": 5, "grain": 2, "wood": 1}, 2),
        ({"denarii": 1, "grain": 1, "stone": 1, "glory": 9}, 1),
    ],
)
def test_every_third_coin_or_token_is_a_point_counted_together(
    stores: dict[str, int], points: int
) -> None:
    assert table_of(GAME, "Fo", 2, stores).scores()[0] == points


@pytest.mark.rule("MN-11.1")
def test_the_score_is_the_sum_of_its_sources() -> None:
    state = table("Fo tW", wood=6, denarii=3)
    state.culture[0], state.culture[8], state.glory[0] = 0, 1, 0
    state.round, state.cities[0].order = 6, 1
    assert state.breakdown()[0] == {
        "culture": 2,
        "glory": 3,
        "temples": 12,
        "order": 3,
        "wealth": 3,
    }
    assert state.scores()[0] == 23


@pytest.mark.rule("MN-11.2")
def test_ties_go_to_tiles_then_temples_then_the_lower_order_tile() -> None:
    state = table("Fo", players=2)
    state.round = 6
    state.cities[0].order, state.cities[1].order = 2, 1
    give(state, 0, denarii=9)
    assert state.scores() == [3, 3]
    assert state.ranking() == [2, 1]
    draw_city(state, 0, "Fo tW")
    state.cities[0].order = 2
    assert state.scores() == [3, 3]
    assert state.ranking() == [1, 2]
    state.culture[0] = 1
    give(state, 0, denarii=15)
    assert state.scores() == [5, 5]
    assert state.ranking() == [2, 1]
    assert tie_key(state, 0)[1:] == (0, 1, -2)


@pytest.mark.rule("MN-11.2")
def test_culture_and_glory_tiles_count_alike() -> None:
    state = table("Fo", players=2)
    state.round = 6
    state.cities[0].order, state.cities[1].order = 1, 2
    state.culture[0], state.glory[15] = 0, 0  # 2 and 8 VP
    state.glory[16], state.glory[12] = 1, 1  # 6 and 7 VP
    give(state, 0, denarii=3)
    assert state.scores() == [14, 13]
    give(state, 0, denarii=0)
    assert state.scores() == [13, 13]
    assert [tie_key(state, seat)[1] for seat in range(2)] == [2, 2]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("MN-11.2")
def test_before_the_end_a_seat_without_order_tile_stands_behind() -> None:
    state = table("Fo", players=3)
    state.cities[1].order = 1
    assert state.ranking() == [2, 1, 2]
