"""Rounds, passing, assistants, glory (MN-2, MN-8, MN-9)."""

import pytest

from insula.games.minerva.rules.state import GONE
from tests.minerva.pictures import (
    GAME,
    draw_city,
    give,
    held,
    offer,
    pass_all,
    play,
    reason,
    table,
    texts,
)


@pytest.mark.rule("MN-2.1")
def test_six_rounds_the_last_without_assistants() -> None:
    state = table("Fo", denarii=90)
    asked = []
    while not state.over():
        if texts(state)[0] == "no assistant":
            asked.append(state.round)
        play(state, texts(state)[0])
    assert sorted(set(asked)) == [1, 2, 3, 4, 5]
    assert state.round == 6
    assert state.seat() == 1  # who passed last
    assert {why.rule for why in GAME.why_not(state, "pass")} == {"MN-2.1"}


@pytest.mark.rule("MN-2.2")
def test_turns_go_clockwise_from_the_holder_of_order_tile_1() -> None:
    state = table("Fo", players=3)
    assert state.first == 0
    play(state, "residence n1", "activate nothing")
    play(state, "pass")  # seat 2
    assert [state.first, state.seat()] == [1, 2]
    pass_all(state)
    assert state.seat() == 1
    seats = []
    for _ in range(3):
        seats.append(state.seat())
        play(state, "residence s1", "activate nothing")
    assert seats == [1, 2, 0]


@pytest.mark.rule("MN-8.1")
def test_passing_takes_the_lowest_order_tile_left() -> None:
    state = table("Fo", players=3)
    for tile in (1, 2):
        assert GAME.view(state)["next_order"] == tile
        assert play(state, "pass")[0] == f"passed and took order tile {tile}"
    assert [city.order for city in state.cities] == [1, 2, 0]
    assert state.seat() == 2


@pytest.mark.rule("MN-8.2")
def test_a_passed_player_gains_a_denarius_each_later_turn_but_none_after_the_last_pass() -> None:
    state = table("Fo", players=2)
    give(state, 1, denarii=3)
    play(state, "pass")
    events = play(state, "residence n1", "activate nothing")
    assert events[-1] == "seat 1 has passed and gains 1 denarius"
    assert held(state) == {"denarii": 1}
    assert state.seat() == 1
    play(state, "pass")
    assert held(state) == {"denarii": 1}


@pytest.mark.rule("MN-8.3")
def test_once_somebody_passed_an_action_costs_a_denarius_first() -> None:
    state = table("Fo", players=2)
    draw_city(state, 1, "Fo R")
    state.cities[1].reserve = 1
    offer(state, "Wh")
    play(state, "pass")
    assert texts(state) == ["pass"]
    assert reason(state, "residence") == {"MN-8.3"}
    assert reason(state, "build Wheat field") == {"MN-8.3"}
    assert reason(state, "assistant e1") == {"MN-8.3"}
    give(state, 1, denarii=1)
    assert {text.split()[0] for text in texts(state)} == {
        *("pass", "build", "residence", "assistant")
    }
    play(state, "residence w1", "activate nothing")
    assert held(state, 1) == {}


@pytest.mark.rule("MN-8.3")
def test_a_token_may_be_sold_for_the_surcharge_but_not_what_the_action_earns() -> None:
    state = table("Fo", players=2)
    play(state, "pass")
    give(state, 1, wood=1, ore=1)
    play(state, "residence")
    assert texts(state) == ["sell wood", "sell ore"]
    play(state, "sell ore", "place n1", "activate south", "gain ore")
    assert held(state, 1) == {"wood": 1, "ore": 1}
    state = table("Fo", players=2)
    draw_city(state, 1, "Fo Fy")
    play(state, "pass")
    assert texts(state) == ["pass"]


@pytest.mark.rule("MN-8.3")
def test_an_assistant_too_costs_the_surcharge() -> None:
    state = table("Fo", players=2)
    draw_city(state, 1, "Fo Fa R")
    state.cities[1].reserve = 1
    play(state, "pass")
    give(state, 1, wood=1, ore=1)
    play(state, "assistant e2", "sell wood", "activate nothing")
    assert held(state, 1) == {"ore": 1}


@pytest.mark.rule("MN-8.3")
def test_the_surcharge_is_paid_beside_the_cost() -> None:
    state = table("Fo", players=2)
    offer(state, "We")
    play(state, "pass")
    give(state, 1, denarii=3)
    assert reason(state, "build Weaponry") == {"MN-8.3"}
    give(state, 1, denarii=4)
    play(state, "build Weaponry", "place n1")
    assert held(state, 1) == {}


@pytest.mark.rule("MN-8.4")
def test_when_all_have_passed_the_main_phase_ends() -> None:
    state = table("Fo", players=3)
    for _ in range(3):
        assert state.round == 1
        play(state, "pass")
    assert state.round == 2


# -- assistants --------------------------------------------------------------------------------


@pytest.mark.rule("MN-9.1")
def test_the_price_of_trojanus_next_assistant() -> None:
    """The rulebook's example: one in reserve and three placed make 15 denarii or 3 glory."""
    state = table("Fo A A A", denarii=15, glory=3)
    state.cities[0].assistants, state.cities[0].reserve = 4, 1
    play(state, "pass", "pass")
    assert texts(state) == ["no assistant", "hire for 15 denarii", "hire for 3 glory"]


@pytest.mark.rule("MN-9.1")
@pytest.mark.parametrize(
    ("owned", "denarii", "glory"), [(0, 5, 1), (1, 5, 1), (2, 10, 2), (3, 10, 2), (4, 15, 3)]
)
def test_the_price_rises_with_the_assistants_owned(owned: int, denarii: int, glory: int) -> None:
    state = table("Fo", denarii=99, glory=9)
    state.cities[0].assistants = owned
    play(state, "pass", "pass", f"hire for {denarii} denarii")
    assert held(state)["denarii"] == 99 - denarii
    assert state.cities[0].assistants == owned + 1
    state = table("Fo", glory=glory)
    state.cities[0].assistants = owned
    play(state, "pass", "pass")
    assert texts(state) == ["no assistant", f"hire for {glory} glory"]


@pytest.mark.rule("MN-9.1")
def test_the_highest_order_tile_buys_first_and_one_at_most() -> None:
    state = table("Fo", players=3)
    for seat in range(3):
        give(state, seat, denarii=40)
    play(state, "pass", "pass", "pass")
    seats = []
    while texts(state)[0] == "no assistant":
        seats.append(state.seat())
        play(state, "hire for 5 denarii")
    assert seats == [2, 1, 0]
    assert [city.reserve for city in state.cities] == [1, 1, 1]


@pytest.mark.rule("MN-9.1")
def test_who_owns_five_or_cannot_pay_is_not_asked_and_prices_do_not_mix() -> None:
    state = table("Fo", players=2, denarii=99)
    state.cities[0].assistants = 5
    give(state, 1, denarii=9, glory=1)
    state.cities[1].assistants = 3
    play(state, "pass", "pass")
    assert state.round == 2


@pytest.mark.rule("MN-9.1")
def test_tokens_may_be_sold_for_an_assistant() -> None:
    state = table("Fo", denarii=4, ore=1, wood=1)
    play(state, "pass", "pass", "hire for 5 denarii")
    assert texts(state) == ["sell wood", "sell ore"]
    play(state, "sell wood")
    assert held(state) == {"ore": 1}
    assert state.cities[0].reserve == 1


# -- glory -------------------------------------------------------------------------------------


def race(glory: list[int], round_: int = 5) -> tuple[list[int], list[str]]:
    """Owners of the round's glory tiles where seats passed in order."""
    state = table("Fo", players=len(glory))
    state.round = round_
    for seat, tokens in enumerate(glory):
        give(state, seat, glory=tokens)
    events = pass_all(state)
    return list(state.glory)[3 * round_ - 3 : 3 * round_], events


@pytest.mark.rule("MN-9.2")
def test_nerva_wins_the_tie_by_her_order_tile() -> None:
    """The rulebook's example of round 5: Nerva and Trojanus hold 3 each, the others nothing."""
    owners, events = race([3, 3, 0, 0])
    assert owners == [0, 1, GONE]
    assert "no player gains the 3rd glory tile" in events
    assert race([3, 3, 1, 1])[0] == [0, 1, 2]  # Hadrianus, by the lower tile


@pytest.mark.rule("MN-9.2")
def test_most_tokens_come_first_and_nobody_with_none_gains() -> None:
    assert race([1, 4, 2, 3])[0] == [1, 3, 2]
    assert race([0, 0, 0, 2])[0] == [3, GONE, GONE]
    assert race([0, 0])[0] == [GONE, GONE, GONE]
    assert race([5, 4, 3], round_=2)[0] == [0, 1, -1]  # there is no third tile in round 2


@pytest.mark.rule("MN-9.3")
def test_glory_spent_on_an_assistant_counts_no_more_and_all_returns() -> None:
    state = table("Fo", players=2, glory=2)
    give(state, 1, glory=1)
    play(state, "pass", "pass", "no assistant", "hire for 1 glory")
    assert state.round == 2
    assert list(state.glory)[:2] == [0, 1]  # a tie now, and the lower order tile
    assert held(state) == held(state, 1) == {}
    assert state.breakdown()[0]["wealth"] == 0


@pytest.mark.rule("MN-9.4")
def test_order_tiles_return_and_score_only_in_the_last_round() -> None:
    state = table("Fo", players=3)
    play(state, "pass", "pass")
    assert [part["order"] for part in state.breakdown()] == [0, 0, 0]
    play(state, "pass")
    assert [city.order for city in state.cities] == [0, 0, 0]
    while state.round < 6:
        pass_all(state)
    assert [tile["points"] for tile in GAME.view(state)["order"]] == [3, 2, 0]
    pass_all(state)
    assert state.over()
    assert [part["order"] for part in state.breakdown()] == [3, 2, 0]


@pytest.mark.rule("MN-9.4")
def test_the_highest_tile_in_use_is_worth_nothing_with_two_players_too() -> None:
    state = table("Fo", players=2)
    while not state.over():
        pass_all(state)
    assert [part["order"] for part in state.breakdown()] == [3, 0]


@pytest.mark.rule("MN-9.4")
def test_with_four_players_tiles_1_to_3_are_turned_and_tile_4_is_not() -> None:
    """The book's example; seats pass in order, so each holds the tile of its number."""
    state = table("Fo", players=4)
    while state.round < 6:
        pass_all(state)
    assert [part["order"] for part in state.breakdown()] == [0, 0, 0, 0]
    pass_all(state)
    assert [city.order for city in state.cities] == [1, 2, 3, 4]
    assert [part["order"] for part in state.breakdown()] == [3, 2, 1, 0]


@pytest.mark.rule("MN-9.5")
def test_new_locations_come_up_to_the_next_round_tile_and_old_ones_stay() -> None:
    state = table("Fo", players=2)
    offer(state, "Ma")
    before, coming = list(state.offer), list(state.deck)[state.drawn :]
    coming = coming[: coming.index(0)]
    pass_all(state)
    for tile in coming:
        before[tile] += 1
    assert list(state.offer) == before
