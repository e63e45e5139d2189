"""Final scoring and ties (MR-12)."""

import pytest

from insula.games.magna_roma.rules.state import RomaState
from tests.magna_roma.pictures import ROMA, build, province, put, quiet, rule, to_act


@rule("MR-12.1")
@pytest.mark.parametrize(
    ("luxuries", "stars", "points"),
    [
        (0, (12, 12, 12), 0),
        (1, (1, 3, 5), 1),
        (4, (3, 9, 12), 4),
        (9, (6, 5, 7), 9),
        (11, (8, 7, 12), 16),
        (13, (7, 12, 12), 20),
        (15, (12, 12, 11), 36),
        (15, (12, 0, 12), 0),
    ],
)
def test_the_market_multiplies_the_lowest_dashboard_value(
    luxuries: int, stars: tuple[int, int, int], points: int
) -> None:
    state = quiet()
    state.cities[0].luxuries = luxuries
    for colour, space in enumerate(stars):
        state.cities[0].stars[colour] = space
    assert state.breakdown()[0]["market"] == points


@rule("MR-12.2")
@pytest.mark.parametrize(
    ("faith", "blessings", "points"),
    [(0, 2, 2), (3, 2, 2), (4, 2, 4), (7, 1, 2), (8, 4, 12), (11, 1, 3), (12, 3, 12), (12, 0, 0)],
)
def test_unplayed_blessings_count_by_the_pantheon_marker(
    faith: int, blessings: int, points: int
) -> None:
    state = quiet()
    state.cities[0].faith, state.cities[0].blessings = faith, blessings
    assert state.breakdown()[0]["pantheon"] == points


@rule("MR-12.3")
@pytest.mark.parametrize(
    ("name", "population", "points"),
    [
        ("Triumphal Arch", 3, 7),
        ("Mausoleum", 4, 9),
        ("Temple of Jupiter", 2, 5),
        ("Temple of Mars", 3, 6),
        ("Thermae", 3, 3),
        ("Basilica", 3, 6),
        ("Temple of Vesta", 3, 3),
        ("Colosseum", 3, 3),
        ("Odeon", 3, 6),
        ("Senate", 3, 3),
    ],
)
def test_a_staffed_monument_scores(name: str, population: int, points: int) -> None:
    state = to_act("T rm rl\n. pc bl")
    build(state.cities[0], name, "f5")
    state.cities[0].population = population
    assert state.breakdown()[0]["monuments"] == points
    state.cities[0].population = population - 1
    assert state.breakdown()[0]["monuments"] == 0


@rule("MR-12.3")
def test_the_forum_scores_four_with_two_population() -> None:
    state = quiet()
    build(state.cities[0], "Forum", "e5")
    state.cities[0].population = 2
    assert state.breakdown()[0]["monuments"] == 4


ICONS = """
    T  rm rm rm rm
    rl rl rl rc rc
"""


@rule("MR-12.4")
@pytest.mark.parametrize(
    ("name", "times", "values"),
    [
        ("Hispania", 1, (3, 2, 1)),
        ("Gallia", 1, (3, 2, 1)),
        ("Achaia", 2, (3, 2, 1)),
        ("Africa", 2, (3, 2, 1)),
        ("Phoenicia", 2, (3, 2, 1)),
        ("Dalmatia", 3, (3, 2, 1)),
        ("Britannia", 2, (4, 3, 2)),
    ],
)
def test_provinces_of_icons(name: str, times: int, values: tuple[int, int, int]) -> None:
    for slot, value in enumerate(values):
        state = to_act(ICONS)
        state.provinces[1] = province(name)
        state.slots[3 + slot] = 0
        assert state.breakdown()[0]["provinces"] == times * value


@rule("MR-12.4")
@pytest.mark.parametrize("picture", ["T rm rm rl\nrc rc rm r", "T rl rl rm\nrc rc rl r"])
def test_the_rarest_icon_counts_the_trios(picture: str) -> None:
    state = to_act(picture)
    state.provinces[0], state.slots[0] = province("Britannia"), 0
    assert state.breakdown()[0]["provinces"] == 4


@rule("MR-12.4")
@rule("MR-12.5")
@pytest.mark.parametrize(("name", "times"), [("Aegyptus", 2), ("Germania", 1), ("Syria", 0)])
def test_provinces_of_districts(name: str, times: int) -> None:
    for slot, value in enumerate((4, 3, 2)):
        state = quiet()
        put(state.cities[0], "r r b p\nT b b r\np r p r")
        state.provinces[0] = province(name)
        state.slots[slot] = 0
        assert state.breakdown()[0]["provinces"] == times * value


@rule("MR-12.5")
def test_a_district_is_connected_orthogonally_and_not_through_the_town_center() -> None:
    state = quiet()
    put(state.cities[0], "r p r\nr T r\np r p")
    state.provinces[0], state.slots[0] = province("Aegyptus"), 0
    assert state.breakdown()[0]["provinces"] == 2 * 4
    diagonal = quiet()
    put(diagonal.cities[0], "r p\nT r")
    diagonal.provinces[0], diagonal.slots[0] = province("Aegyptus"), 0
    assert diagonal.breakdown()[0]["provinces"] == 0


@rule("MR-12.5")
@pytest.mark.parametrize(
    "picture", [". r .\nr r T\nr . .", "r . .\nr r T\n. r .", "r r .\n. r r\nT . r"]
)
def test_a_district_may_bend_any_way(picture: str) -> None:
    state = quiet()
    put(state.cities[0], picture)
    state.provinces[0], state.slots[0] = province("Aegyptus"), 0
    assert state.breakdown()[0]["provinces"] == 4


@rule("MR-12.6")
@pytest.mark.parametrize(("legions", "points"), [(0, 0), (6, 0), (7, 3), (8, 5)])
def test_the_last_two_military_spaces_score(legions: int, points: int) -> None:
    state = quiet()
    state.cities[0].legions = legions
    assert state.breakdown()[0]["military"] == points


def tied() -> RomaState:
    """Two seats with ten points each."""
    state = quiet()
    state.cities[0].prestige, state.cities[1].traded = 10, 10
    assert state.scores() == [10, 10]
    return state


@rule("MR-12.7")
def test_more_points_win() -> None:
    state = tied()
    state.cities[1].prestige = 1
    state.cities[0].stars[0] = 12
    assert state.ranking() == [2, 1]


@rule("MR-12.7")
def test_a_tie_goes_to_the_dashboard_then_population_and_coins_then_the_military_marker() -> None:
    state = tied()
    assert state.ranking() == [1, 1]
    state.cities[1].legions = 1
    assert state.ranking() == [2, 1]
    state.cities[0].coins = 1
    assert state.ranking() == [1, 2]
    state.cities[1].population = 2
    assert state.ranking() == [2, 1]
    state.cities[0].stars[0], state.cities[0].stars[1] = 1, 1
    assert state.ranking() == [1, 2]
    state.cities[1].stars[2] = 5
    assert state.ranking() == [2, 1]


@rule("MR-12.7")
def test_employed_population_counts_in_a_tie_and_what_is_still_equal_is_shared() -> None:
    state = quiet(4)
    state.cities[0].population = 3
    build(state.cities[0], "Mausoleum", "f5")
    state.cities[1].coins = 2
    assert state.ranking() == [1, 2, 3, 3]


@rule("MR-12.1")
@rule("MR-12.6")
def test_the_score_is_the_sum_of_all_sources() -> None:
    state = quiet()
    city = state.cities[0]
    city.prestige, city.traded, city.legions, city.blessings = 3, 4, 8, 2
    assert state.scores()[0] == 3 + 4 + 5 + 2
    assert set(state.breakdown()[0]) == {
        "prestige",
        "trades",
        "tokens",
        "market",
        "pantheon",
        "monuments",
        "provinces",
        "military",
        "objectives",
    }
    assert ROMA.view(state)["scores"] == state.scores()
