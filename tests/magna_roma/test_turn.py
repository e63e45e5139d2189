"""The turn and the order of gains (MR-2, MR-3.5)."""

import pytest

from insula.games.magna_roma.rules.state import STEP_NAMES, TURN, RomaState
from insula.games.magna_roma.rules.turn import settle
from tests.magna_roma.pictures import (
    DRAFT,
    ROMA,
    forbidden,
    gains,
    log_texts,
    play,
    quiet,
    rule,
    texts,
    to_act,
    to_place,
    trade,
)


def steps_of_a_turn(state: RomaState) -> list[str]:
    """The decisions of the seat to move until its turn is over, trades left out."""
    seat, steps = state.seat(), []
    while not state.over() and state.seat() == seat:
        steps.append(STEP_NAMES[state.step()])
        state.play(state.legal()[0])
    return [step for step in steps if step != "trade"]


@rule("MR-2.1")
def test_a_turn_is_place_then_one_action_then_reserve() -> None:
    state = ROMA.new(2, 5)
    assert isinstance(state, RomaState)
    play(state, *[texts(state)[0]])
    play(state, *[texts(state)[0]])
    for _ in range(6):
        assert steps_of_a_turn(state) == ["place", "action", "reserve"]


@rule("MR-2.1")
def test_an_action_is_never_taken_twice_nor_before_the_tile() -> None:
    state = to_place("r", "T r")
    state.cities[0].blessings = 2
    assert forbidden(state, "bless e5") == ["MR-2.1"]
    assert forbidden(state, "reserve 3") == ["MR-2.1"]
    play(state, "place f4", "bless e5")
    assert forbidden(state, "bless f5") == ["MR-2.1"]
    assert texts(state)[0].startswith("reserve")


@rule("MR-2.1")
def test_the_action_is_optional() -> None:
    state = to_act()
    assert texts(state) == ["no action"]
    play(state, "no action")
    assert log_texts(state)[0] == "skipped the action"
    assert texts(state)[0].startswith("reserve")


def last_turn(seat: int) -> RomaState:
    """A seat is about to take its last turn."""
    state = quiet()
    for city in state.cities:
        city.laid = 24
    state.cities[seat].laid = 23
    state.cities[seat].marker = 4
    state.cities[seat].reserved = state.ring[4]
    state.cities[1 - seat].marker = -1
    state.push(TURN, seat, 0)
    settle(state)
    return state


@rule("MR-2.2")
def test_after_the_24th_tile_an_action_but_no_reservation_and_the_slot_stays_empty() -> None:
    state = last_turn(1)
    state.cities[1].blessings = 1
    left = state.drawn
    state.play(state.legal()[0])
    assert "bless e5" in texts(state)
    play(state, "bless e5")
    assert state.over()
    assert state.cities[1].marker == -1
    assert state.ring[4] == -1
    assert state.drawn == left
    assert "the game ends" in log_texts(state)


@rule("MR-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_ends_when_every_city_has_24_tiles_in_a_5x5_square(players: int) -> None:
    state = ROMA.new(players, 9)
    while not state.over():
        state.play(state.legal()[-1])
    for city in ROMA.view(state)["cities"]:
        assert city["laid"] == 24
        cells = {tile["cell"] for tile in city["tiles"]}
        west, north, east, south = city["frame"]
        assert east - west == south - north == 4
        square = {
            f"{chr(96 + x)}{y}" for x in range(west, east + 1) for y in range(north, south + 1)
        }
        assert cells == square


# -- the order of gains --------------------------------------------------------------------------

LUXURIES_AND_LEGIONS = """
    . r--D- .
    T .     r---B
"""


@rule("MR-3.5")
def test_gains_come_north_east_south_west_with_luxuries_last() -> None:
    picture = """
        . r--D- .
        T .     r---D
        . rB--- .
    """
    state = to_place("rLDBD", picture)
    play(state, "place f5")
    assert gains(state) == ["2 coins", "1 population", "2 legions", "2 luxuries"]


@rule("MR-3.5")
def test_legions_come_before_luxuries_so_that_they_are_in_hand_for_the_trade() -> None:
    state = to_place("rLB--", LUXURIES_AND_LEGIONS)
    state.cities[0].luxuries = 2
    state.tokens[0] = trade("triumph")
    play(state, "place f5")
    assert texts(state) == ["no trade", "trade 2 legions for 1 blessing"]


def crowded(legions: int, token: str = "mercenaries pay") -> RomaState:
    """Placing makes 2 luxuries north, onto a trade, and 2 legions east."""
    state = to_place("rLB--", LUXURIES_AND_LEGIONS)
    state.cities[0].luxuries = 2
    state.cities[0].legions = legions
    state.tokens[0] = trade(token)
    play(state, "place f5")
    return state


@rule("MR-3.5")
def test_the_order_is_asked_where_legions_first_would_run_past_the_end() -> None:
    state = crowded(7)
    assert texts(state) == ["gain 2 luxuries", "gain 2 legions"]
    assert forbidden(state, "gain 1 legion") == ["MR-3.5"]
    play(state, "gain 2 luxuries", "trade 1 legion for 3 coins", "no trade")
    assert (state.cities[0].legions, state.cities[0].coins) == (8, 3)
    other = crowded(7)
    play(other, "gain 2 legions", "trade 1 legion for 3 coins", "no trade")
    assert (other.cities[0].legions, other.cities[0].coins) == (7, 3)


@rule("MR-3.5")
@pytest.mark.parametrize(
    ("legions", "token"),
    [(6, "mercenaries pay"), (7, "games"), (8, "recruitment"), (0, "mercenaries pay")],
)
def test_the_order_is_not_asked_where_nothing_could_be_lost(legions: int, token: str) -> None:
    state = crowded(legions, token)
    assert not [text for text in texts(state) if text.startswith("gain")]
    assert gains(state)[0] == "2 legions"


@rule("MR-3.5")
def test_the_order_is_not_asked_where_no_luxury_enters_a_trade() -> None:
    state = to_place("rLB--", LUXURIES_AND_LEGIONS)
    state.cities[0].luxuries, state.cities[0].legions = 4, 8
    play(state, "place f5")
    assert texts(state)[0] == "no action"


@rule("MR-3.5")
def test_equal_gains_are_one_choice_and_one_symbol_is_never_split() -> None:
    picture = """
        . r--D- .
        T .     r---B
        . rD--- .
    """
    state = to_place("rLBLB", picture)
    state.cities[0].luxuries, state.cities[0].legions = 2, 7
    state.tokens[0] = trade("mercenaries pay")
    play(state, "place f5")
    assert texts(state) == ["gain 2 luxuries", "gain 2 legions", "gain 1 legion"]
    play(state, "gain 2 luxuries", "no trade")
    assert state.cities[0].luxuries == 4


@rule("MR-20.3")
@rule("MR-3.5")
def test_the_draft_edition_asks_for_the_order_before_a_token() -> None:
    state = to_place("rLB--", LUXURIES_AND_LEGIONS, DRAFT)
    state.cities[0].luxuries, state.cities[0].legions = 2, 4
    state.tokens[0] = trade("mercenaries pay", DRAFT)
    play(state, "place f5", game=DRAFT)
    assert texts(state, DRAFT) == ["gain 2 luxuries", "gain 2 legions"]
    play(state, "gain 2 legions", game=DRAFT)
    assert state.cities[0].war_points == 2


@rule("MR-3.5")
@rule("MR-6.2")
def test_two_luxury_symbols_move_one_after_the_other_with_their_trades() -> None:
    picture = """
        . r--D- .
        T .     p---D
        . rD--- .
    """
    state = to_place("rLLL-", picture)
    city = state.cities[0]
    city.luxuries, city.coins = 1, 9
    state.tokens[0] = trade("games")
    play(state, "place f5")
    assert city.luxuries == 3
    play(state, "no trade")
    assert city.luxuries == 4
    play(state, "no trade")
    assert (city.luxuries, texts(state)[0]) == (6, "no action")
    assert gains(state) == ["2 luxuries", "1 luxury", "2 luxuries"]


@rule("MR-20.3")
@rule("MR-3.5")
@pytest.mark.parametrize(
    ("legions", "asked"), [(2, False), (3, True), (4, True), (5, False), (6, True), (7, True)]
)
def test_the_draft_edition_asks_only_where_a_token_or_the_end_comes_between(
    legions: int, asked: bool
) -> None:
    state = to_place("rLB--", LUXURIES_AND_LEGIONS, DRAFT)
    state.cities[0].luxuries, state.cities[0].legions = 2, legions
    state.tokens[0] = trade("mercenaries pay", DRAFT)
    play(state, "place f5", game=DRAFT)
    assert (texts(state, DRAFT)[0] == "gain 2 luxuries") is asked


@rule("MR-3.5")
def test_one_legion_beside_one_luxury_is_asked_for_too() -> None:
    picture = """
        . p--D- .
        T .     p---B
    """
    state = to_place("rLB--", picture)
    state.cities[0].luxuries, state.cities[0].legions = 2, 8
    state.tokens[0] = trade("mercenaries pay")
    play(state, "place f5")
    assert texts(state) == ["gain 1 luxury", "gain 1 legion"]


@rule("MR-3.5")
def test_legions_from_the_west_leave_three_luxury_symbols_pending() -> None:
    """Compiled, a literal 1 shifted by 33 wrapped and lost what was pending."""
    picture = """
        . p--D- .
        T .     p---D
        . pD--- .
    """
    state = to_place("rLLLB", picture)
    play(state, "place f5")
    assert gains(state) == ["1 legion", "1 luxury", "1 luxury", "1 luxury"]
    assert (state.cities[0].legions, state.cities[0].luxuries) == (1, 3)


@rule("MR-3.5")
def test_the_order_is_asked_where_only_the_second_space_lies_under_a_trade() -> None:
    state = to_place("rLB--", LUXURIES_AND_LEGIONS)
    state.cities[0].luxuries, state.cities[0].legions = 5, 8
    state.tokens[1] = trade("mercenaries pay")
    play(state, "place f5")
    assert texts(state) == ["gain 2 luxuries", "gain 2 legions"]
