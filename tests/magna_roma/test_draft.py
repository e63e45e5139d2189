"""The draft edition where it differs (MR-20)."""

import pytest

from insula.games.magna_roma.rules.state import RomaState
from tests.magna_roma.pictures import (
    DRAFT,
    ROMA,
    build,
    forbidden,
    gains,
    log_texts,
    monument,
    play,
    province,
    quiet,
    rule,
    texts,
    to_act,
    to_place,
    trade,
)


@rule("MR-20.3")
@pytest.mark.parametrize(
    ("before", "points"), [(2, 0), (3, 2), (4, 2), (5, 0), (6, 3), (7, 3), (8, 0)]
)
def test_the_first_to_reach_a_token_scores_it_at_once(before: int, points: int) -> None:
    state = to_place("rBBBB", "T rBBBB", DRAFT)
    city = state.cities[0]
    city.legions = before
    play(state, "place f4", game=DRAFT)
    assert city.war_points == points
    assert state.breakdown()[0]["tokens"] == points


@rule("MR-20.3")
def test_a_token_is_taken_once() -> None:
    state = to_place("rBBBB", "T rBBBB", DRAFT)
    state.cities[0].legions = 4
    play(state, "place f4", game=DRAFT)
    assert "took the token on space 5 of the Military board: 2 VP" in log_texts(state, DRAFT)
    tokens = [(token["space"], token["taken"]) for token in DRAFT.view(state)["war_tokens"]]
    assert tokens == [(5, True), (8, False)]
    again = to_place("rLLLL", "T pDDDD", DRAFT)
    again.war_tokens = state.war_tokens
    again.cities[0].luxuries, again.cities[0].coins, again.cities[0].legions = 2, 1, 3
    again.tokens[0] = trade("recruitment", DRAFT)
    play(again, "place f4", "trade 1 coin for 2 legions", game=DRAFT)
    assert again.cities[0].legions == 5
    assert again.cities[0].war_points == 0


@rule("MR-20.3")
def test_legions_of_a_trade_or_monument_reach_tokens_too_but_paying_does_not() -> None:
    state = to_place("rLLLL", "T pDDDD", DRAFT)
    city = state.cities[0]
    city.luxuries, city.coins, city.legions = 2, 1, 6
    state.tokens[0] = trade("recruitment", DRAFT)
    play(state, "place f4", "trade 1 coin for 2 legions", game=DRAFT)
    assert city.war_points == 3
    paying = to_place("rLLLL", "T pDDDD", DRAFT)
    city = paying.cities[0]
    city.luxuries, city.legions = 2, 6
    paying.tokens[0] = trade("mercenaries pay", DRAFT)
    play(paying, "place f4", "trade 1 legion for 3 coins", game=DRAFT)
    assert (city.legions, city.war_points) == (5, 0)


@rule("MR-20.3")
def test_the_military_board_scores_nothing_at_the_end() -> None:
    state = quiet(2, DRAFT)
    state.cities[0].legions = 8
    assert state.breakdown()[0]["military"] == 0


def builder(place: int, name: str, coins: int) -> RomaState:
    state = to_act("T rm pl\n. bc r", DRAFT)
    for other in range(3):
        state.display[other] = -1
    state.display[place] = monument(name, DRAFT)
    state.cities[0].coins = coins
    return state


@rule("MR-20.4")
@pytest.mark.parametrize(("place", "price"), [(0, 3), (1, 4), (2, 5)])
def test_prices_hang_on_the_place_of_the_display(place: int, price: int) -> None:
    for name in ("Mausoleum", "Baths", "Circus"):
        state = builder(place, name, price)
        play(state, f"build {name} at f5-g6", game=DRAFT)
        assert state.cities[0].coins == 0
        poor = builder(place, name, price - 1)
        assert forbidden(poor, f"build {name} at f5-g6", DRAFT) == ["MR-8.1"]


@rule("MR-20.4")
def test_the_vacated_place_is_refilled_and_nothing_slides() -> None:
    state = to_act("T r p\n. b r", DRAFT)
    state.cities[0].coins = 9
    left, middle, right = state.display
    following = state.monuments[state.monuments_drawn]
    play(state, f"build {DRAFT.content.monuments[left]} at f5-g6", game=DRAFT)
    assert list(state.display) == [following, middle, right]


@rule("MR-20.4")
def test_the_draft_edition_has_its_own_monuments_and_no_forum() -> None:
    new = {"Baths", "Circus", "Macellum"}
    gone = {"Thermae", "Forum", "Temple of Jupiter"}
    assert set(DRAFT.content.monuments) == set(ROMA.content.monuments) - gone | new


@rule("MR-20.4")
@pytest.mark.parametrize(
    ("picture", "points"),
    [("T rm pl\n. bc r", 12), ("T rm pm\n. bc r", 8), ("T rm pm\n. b r", 4), ("T r p\n. b r", 0)],
)
def test_the_circus_scores_4_8_12_for_different_icons(picture: str, points: int) -> None:
    state = to_act(picture, DRAFT)
    build(state.cities[0], "Circus", "f5", DRAFT)
    state.cities[0].population = 4
    assert state.breakdown()[0]["monuments"] == points
    state.cities[0].population = 3
    assert state.breakdown()[0]["monuments"] == 0


@rule("MR-20.4")
@pytest.mark.parametrize(
    ("name", "population", "points", "gained"),
    [
        ("Macellum", 3, 6, ["1 luxury"]),
        ("Temple of Mars", 3, 6, ["1 legion"]),
        ("Triumphal Arch", 3, 7, []),
        ("Mausoleum", 4, 9, []),
        ("Aqueduct", 2, 7, []),
        ("Baths", 3, 3, []),
        ("Basilica", 3, 6, []),
        ("Colosseum", 3, 3, []),
    ],
)
def test_the_draft_monuments(name: str, population: int, points: int, gained: list[str]) -> None:
    state = builder(0, name, 9)
    play(state, f"build {name} at f5-g6", game=DRAFT)
    assert gains(state, DRAFT) == gained
    state.cities[0].population = population
    assert state.breakdown()[0]["monuments"] == points


@rule("MR-20.5")
@pytest.mark.parametrize(
    ("name", "times", "values"),
    [
        ("Aegyptus", 1, (3, 2, 1)),
        ("Germania", 0, (3, 2, 1)),
        ("Balkans", 1, (3, 2, 1)),
        ("Britannia", 1, (4, 3, 2)),
    ],
)
def test_the_draft_provinces(name: str, times: int, values: tuple[int, int, int]) -> None:
    for slot, value in enumerate(values):
        state = to_act("T rm rl\n. bc p", DRAFT)
        state.provinces[0] = province(name, DRAFT)
        state.slots[slot] = 0
        assert state.breakdown()[0]["provinces"] == times * value


@rule("MR-20.5")
@pytest.mark.parametrize(("slot", "cost"), [("left", 4), ("middle", 3), ("right", 2)])
def test_draft_slots_cost_4_3_2(slot: str, cost: int) -> None:
    state = to_act("T", DRAFT)
    state.provinces[0] = province("Phoenicia", DRAFT)
    state.cities[0].legions = cost
    play(state, f"conquer Phoenicia {slot}", game=DRAFT)
    assert state.cities[0].legions == 0
    poor = to_act("T", DRAFT)
    poor.provinces[0] = province("Phoenicia", DRAFT)
    poor.cities[0].legions = cost - 1
    assert f"conquer Phoenicia {slot}" not in texts(poor, DRAFT)
