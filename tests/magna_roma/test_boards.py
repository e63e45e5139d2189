"""The dashboard, the Market with its trades, the Pantheon (MR-5, MR-6, MR-7)."""

import pytest

from insula.games.magna_roma.rules.box import LEGIONS
from tests.magna_roma.pictures import (
    DRAFT,
    ROMA,
    forbidden,
    gains,
    log_texts,
    play,
    rule,
    texts,
    to_act,
    to_place,
    trade,
)

# -- dashboard -----------------------------------------------------------------------------------

SINGLE = [
    ("r", 0, 3, "1 population"),
    ("p", 1, 3, "1 coin"),
    ("b", 2, 3, "1 legion"),
    ("r", 0, 7, "1 legion"),
    ("p", 1, 7, "1 luxury"),
    ("b", 2, 7, "1 population"),
]


@rule("MR-5.1")
@pytest.mark.parametrize(("colour", "track", "space", "bonus"), SINGLE)
@pytest.mark.parametrize(("before", "stars"), [(1, "*"), (1, "**"), (2, "**")])
def test_a_bonus_is_paid_when_its_space_is_reached_or_passed(
    colour: str, track: int, space: int, bonus: str, before: int, stars: str
) -> None:
    state = to_place(colour + stars)
    state.cities[0].stars[track] = space - before
    play(state, "place e4")
    assert gains(state) == ([bonus] if len(stars) >= before else [])
    assert state.cities[0].stars[track] == space - before + len(stars)


@rule("MR-5.1")
def test_a_bonus_is_paid_once() -> None:
    state = to_place("r*")
    state.cities[0].stars[0] = 3
    play(state, "place e4")
    assert gains(state) == []


LINKED = [
    ("r", 0, 1, 5, "1 coin"),
    ("p", 1, 0, 5, "1 coin"),
    ("p", 1, 2, 5, "1 luxury"),
    ("b", 2, 1, 5, "1 luxury"),
    ("r", 0, 1, 9, "1 luxury"),
    ("p", 1, 2, 9, "1 population"),
    ("b", 2, 1, 9, "1 population"),
]


@rule("MR-5.2")
@pytest.mark.parametrize(("colour", "track", "partner", "space", "bonus"), LINKED)
@pytest.mark.parametrize(("ahead", "pays"), [(-1, False), (0, True), (1, True)])
def test_a_linked_bonus_pays_once_both_markers_are_on_or_past_it(
    colour: str, track: int, partner: int, space: int, bonus: str, ahead: int, pays: bool
) -> None:
    state = to_place(colour + "*")
    state.cities[0].stars[track] = space - 1
    state.cities[0].stars[partner] = space + ahead
    play(state, "place e4")
    assert gains(state) == ([bonus] if pays else [])


@rule("MR-5.3")
def test_purple_can_complete_two_linked_bonuses_and_the_luxury_comes_last() -> None:
    state = to_place("p*")
    state.cities[0].stars[0] = state.cities[0].stars[2] = 9
    state.cities[0].stars[1] = 8
    play(state, "place e4")
    assert gains(state) == ["1 population", "1 luxury"]
    state = to_place("p*")
    city = state.cities[0]
    city.stars[0], city.stars[1], city.stars[2] = 5, 4, 5
    city.luxuries, city.coins = 2, 1
    state.tokens[0] = trade("games")
    play(state, "place e4")
    assert texts(state) == ["no trade", "trade 2 coins for 4 VP"]


@rule("MR-5.3")
@rule("MR-3.5")
def test_bonuses_of_legions_and_luxuries_wait_together_for_their_order() -> None:
    """In a box whose purple 9 can bring a legion and a luxury at once."""
    state = to_place("p**")
    city, box = state.cities[0], state.box
    city.stars[0], city.stars[1], city.stars[2] = 9, 8, 9
    city.legions, city.luxuries = 8, 2
    state.tokens[0] = trade("mercenaries pay")
    kept = box.bonus_good[9]
    box.bonus_good[9] = LEGIONS
    try:
        play(state, "place e4")
        assert texts(state) == ["gain 1 luxury", "gain 1 legion"]
        play(state, "gain 1 luxury", "trade 1 legion for 3 coins")
        assert log_texts(state)[-2:] == [
            "gained 1 legion: the purple and brown bonus on space 9",
            "the purple marker moves to space 10",
        ]
        assert (city.legions, city.coins, city.stars[1]) == (8, 3, 10)
    finally:
        box.bonus_good[9] = kept


# -- market and trades ---------------------------------------------------------------------------


@rule("MR-6.1")
def test_luxuries_advance_the_market_marker_space_by_space() -> None:
    state = to_place("rL---", "T rD---")
    play(state, "place f4 turned 2")
    assert state.cities[0].luxuries == 2
    state = to_place("rL---", "T pD---")
    play(state, "place f4 turned 2")
    assert state.cities[0].luxuries == 1


@rule("MR-6.1")
def test_a_passed_space_counts_as_reached() -> None:
    state = to_place("rL---", "T rD---")
    city = state.cities[0]
    city.luxuries, city.coins = 7, 3
    state.tokens[1] = trade("recruitment")
    play(state, "place f4 turned 2")
    assert city.luxuries == 8
    assert texts(state) == ["no trade", "trade 1 coin for 2 legions"]
    play(state, "no trade")
    assert city.luxuries == 9


@rule("MR-6.2")
def test_a_token_spans_two_spaces_and_entering_the_second_offers_it_again() -> None:
    state = to_place("rL---", "T rD---")
    city = state.cities[0]
    city.luxuries, city.legions = 2, 2
    state.tokens[0] = trade("mercenaries pay")
    play(state, "place f4 turned 2", "trade 1 legion for 3 coins")
    assert (city.luxuries, city.coins) == (4, 3)
    play(state, "trade 1 legion for 3 coins")
    assert (city.luxuries, city.coins, city.legions) == (4, 6, 0)
    assert texts(state)[0] == "no action"


@rule("MR-6.2")
def test_the_first_trade_is_settled_before_the_next_step() -> None:
    state = to_place("rL---", "T rD---")
    city = state.cities[0]
    city.luxuries, city.coins = 2, 1
    state.tokens[0] = trade("recruitment")
    play(state, "place f4 turned 2")
    assert city.luxuries == 3
    play(state, "trade 1 coin for 2 legions")
    assert city.luxuries == 4


@rule("MR-6.2")
@pytest.mark.parametrize("before", [0, 4, 8, 12])
def test_only_entering_a_space_under_a_token_offers_its_trade(before: int) -> None:
    state = to_place("rL---", "T pD---")
    city = state.cities[0]
    city.luxuries, city.coins = before, 5
    for place in range(3):
        state.tokens[place] = trade("games")
    play(state, "place f4 turned 2")
    assert city.luxuries == before + 1
    assert texts(state)[0] == "no action"


@rule("MR-6.2")
def test_a_luxury_lost_at_the_end_offers_no_trade() -> None:
    state = to_place("rL---", "T rD---", DRAFT)
    city = state.cities[0]
    city.luxuries, city.coins = 15, 5
    for place in range(4):
        state.tokens[place] = trade("games", DRAFT)
    play(state, "place f4 turned 2", game=DRAFT)
    assert city.luxuries == 15
    assert texts(state, DRAFT)[0] == "no action"


@rule("MR-6.2")
def test_trades_open_inside_the_optional_action_too() -> None:
    state = to_act("T r--L-\n. rD---")
    city = state.cities[0]
    city.blessings, city.luxuries, city.coins = 1, 2, 2
    state.tokens[0] = trade("games")
    play(state, "bless f5")
    assert texts(state) == ["no trade", "trade 2 coins for 4 VP"]
    play(state, "trade 2 coins for 4 VP")
    assert texts(state)[0].startswith("reserve")


TRADES = [
    ("mercenaries pay", {"legions": 1}, ["trade 1 legion for 3 coins"]),
    (
        "recruitment",
        {"coins": 1, "population": 1},
        ["trade 1 coin for 2 legions", "trade 1 population for 2 legions"],
    ),
    ("triumph", {"legions": 2}, ["trade 2 legions for 1 blessing"]),
    (
        "games",
        {"coins": 2, "population": 2},
        ["trade 2 population for 4 VP", "trade 2 coins for 4 VP"],
    ),
    ("veterans", {"legions": 1}, ["trade 1 legion for 3 population"]),
    ("offering", {"coins": 1, "population": 1}, ["trade 1 coin and 1 population for 1 blessing"]),
]
AFTER = {
    "trade 1 legion for 3 coins": (3, 0, 0, 0, 0),
    "trade 1 coin for 2 legions": (0, 1, 2, 0, 0),
    "trade 1 population for 2 legions": (1, 0, 2, 0, 0),
    "trade 2 legions for 1 blessing": (0, 0, 0, 1, 0),
    "trade 2 population for 4 VP": (2, 0, 0, 0, 4),
    "trade 2 coins for 4 VP": (0, 2, 0, 0, 4),
    "trade 1 legion for 3 population": (0, 3, 0, 0, 0),
    "trade 1 coin and 1 population for 1 blessing": (0, 0, 0, 1, 0),
}


@rule("MR-6.3")
@pytest.mark.parametrize(("name", "stores", "ways"), TRADES)
def test_the_six_trades(name: str, stores: dict[str, int], ways: list[str]) -> None:
    for way in ways:
        state = to_place("rL---", "T pD---")
        city = state.cities[0]
        city.luxuries = 2
        state.tokens[0] = trade(name)
        for good, amount in stores.items():
            setattr(city, good, amount)
        play(state, "place f4 turned 2")
        assert texts(state) == ["no trade", *ways]
        play(state, way)
        after = (city.coins, city.population, city.legions, city.blessings, city.traded)
        assert after == AFTER[way]
    assert sorted(ROMA.content.trades) == sorted(name for name, _, _ in TRADES)


@rule("MR-6.3")
@pytest.mark.parametrize(
    ("name", "coins", "population", "legions", "offered"),
    [
        ("mercenaries pay", 9, 9, 0, 0),
        ("recruitment", 0, 0, 9, 0),
        ("recruitment", 1, 0, 9, 1),
        ("triumph", 9, 9, 1, 0),
        ("games", 1, 1, 9, 0),
        ("games", 1, 2, 9, 1),
        ("offering", 1, 0, 9, 0),
        ("offering", 0, 1, 9, 0),
    ],
)
def test_a_trade_is_offered_only_where_one_way_is_paid_whole(
    name: str, coins: int, population: int, legions: int, offered: int
) -> None:
    state = to_place("rL---", "T pD---")
    city = state.cities[0]
    city.luxuries, city.coins, city.population, city.legions = 2, coins, population, legions
    state.tokens[0] = trade(name)
    play(state, "place f4 turned 2")
    assert len([text for text in texts(state) if text.startswith("trade")]) == offered


@rule("MR-6.3")
def test_a_trade_whose_gain_would_be_lost_is_offered_too() -> None:
    state = to_place("rL---", "T pD---")
    city = state.cities[0]
    city.luxuries, city.coins, city.legions = 2, 1, 8
    state.tokens[0] = trade("recruitment")
    play(state, "place f4 turned 2")
    assert forbidden(state, "trade 1 population for 2 legions") == ["MR-6.3"]
    assert forbidden(state, "trade 1 legion for 3 coins") == ["MR-6.2"]
    play(state, "trade 1 coin for 2 legions")
    assert (city.coins, city.legions) == (0, 8)
    assert "lost 2 legions past the end of the board" in log_texts(state)


@rule("MR-6.4")
def test_legions_paid_move_the_marker_back_and_gained_ones_forward() -> None:
    state = to_place("rL---", "T pD---")
    city = state.cities[0]
    city.luxuries, city.legions = 2, 5
    state.tokens[0] = trade("triumph")
    play(state, "place f4 turned 2", "trade 2 legions for 1 blessing")
    assert city.legions == 3
    state = to_place("rL---", "T pD---")
    city = state.cities[0]
    city.luxuries, city.legions, city.population = 2, 5, 1
    state.tokens[0] = trade("recruitment")
    play(state, "place f4 turned 2", "trade 1 population for 2 legions")
    assert city.legions == 7


# -- pantheon ------------------------------------------------------------------------------------


@rule("MR-7.1")
@pytest.mark.parametrize(
    ("before", "beside", "after", "blessings"),
    [
        (0, "p", 1, 0),
        (1, "r", 3, 1),
        (2, "r", 4, 1),
        (4, "p", 5, 0),
        (5, "p", 6, 1),
        (11, "p", 12, 1),
    ],
)
def test_each_blessing_symbol_entered_or_passed_gives_a_token(
    before: int, beside: str, after: int, blessings: int
) -> None:
    state = to_place("rB---", f"T {beside}L---")
    city = state.cities[0]
    city.faith = before
    play(state, "place f4 turned 2")
    assert (city.faith, city.blessings) == (after, blessings)
