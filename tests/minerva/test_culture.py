"""Culture (MN-6)."""

import pytest

from tests.minerva.pictures import GAME, again, held, play, table, texts


@pytest.mark.rule("MN-6.2")
def test_trojanus_activates_theater_statue_and_library() -> None:
    """The rulebook's example: tops of 2, 1 and 3 marks; he gains theater and art only."""
    state = table("Fo .\nLi St Th", players=4)
    state.tops[0], state.tops[1], state.tops[2] = 3, 0, 6
    tops = [stack["tiles"][stack["top"]] for stack in GAME.view(state)["culture"]]
    assert [(top["marks"], top["points"]) for top in tops] == [(2, 4), (1, 2), (3, 6)]
    events = play(state, "residence s1e3", "activate west")
    assert events[-2:] == ["gained the theater tile worth 4 VP", "gained the art tile worth 2 VP"]
    assert list(state.tops) == [4, 1, 6]
    assert held(state) == {}  # one art and two academics points are lost
    assert state.breakdown()[0]["culture"] == 6


@pytest.mark.rule("MN-6.1")
def test_points_last_for_one_turn() -> None:
    state = table("Od Fo\nR .")
    state.tops[0] = 2  # two marks
    state.cities[0].reserve = 1
    play(state, "assistant s1w1", "activate north")
    again(state)
    play(state, "residence n1w1", "activate south")
    assert state.tops[0] == 2


@pytest.mark.rule("MN-6.1")
def test_a_garden_point_is_bound_after_the_last_effect() -> None:
    state = table("Fo .\nFa Ga Od")
    state.tops[0] = 2  # theater asks for two marks, the others for one
    events = play(state, "residence s1e3", "activate west")
    assert events[-1] == "gained 2 grain: Farm on s1"
    assert texts(state) == ["bind theater", "bind art", "bind academics"]
    play(state, "bind theater")
    assert list(state.tops) == [3, 0, 0]


@pytest.mark.rule("MN-6.1")
def test_a_garden_point_is_not_asked_where_nothing_can_differ() -> None:
    state = table("Fo .\nFa Ga Od")
    state.tops[0], state.tops[1], state.tops[2] = 0, 2, 2  # theater is gained anyway
    play(state, "residence s1e3", "activate west")
    assert state.seat() == 1
    assert list(state.tops) == [1, 2, 2]


@pytest.mark.rule("MN-6.1")
def test_two_garden_points_may_join() -> None:
    state = table("Fo .\nGa Ga")
    state.tops[0], state.tops[1], state.tops[2] = 2, 5, 5  # two marks, and two empty stacks
    play(state, "residence s1e2", "activate west", "bind theater", "bind theater")
    assert state.tops[0] == 3
    state = table("Fo .\nGa Ga")
    state.tops[0], state.tops[1], state.tops[2] = 2, 5, 5
    play(state, "residence s1e2", "activate west", "bind art")
    assert state.seat() == 1  # one point is short of two marks: the other is not asked
    assert state.tops[0] == 2


@pytest.mark.rule("MN-6.2")
def test_at_most_one_tile_of_a_category_in_a_turn() -> None:
    state = table("Fo .\nTh Th Th")
    play(state, "residence s1e3", "activate west")
    assert list(state.tops) == [1, 0, 0]


@pytest.mark.rule("MN-6.2")
def test_too_few_points_gain_nothing() -> None:
    state = table("Fo .\nOd")
    state.tops[0] = 2
    play(state, "residence s1e1", "activate west")
    assert state.tops[0] == 2


@pytest.mark.rule("MN-6.3")
def test_gaining_is_compulsory_and_an_empty_stack_gives_nothing() -> None:
    state = table("Fo .\nTh")
    state.tops[0] = 5
    play(state, "residence s1e1", "activate west")
    assert state.breakdown()[0]["culture"] == 0
    state = table("Fo .\nTh")
    play(state, "residence s1e1", "activate west")
    assert state.seat() == 1
    assert state.breakdown()[0]["culture"] == 2


@pytest.mark.rule("MN-6.3")
def test_empty_stacks_ask_nothing_of_a_garden_with_four_players_too() -> None:
    state = table("Fo .\nGa Th", players=4)
    for stack in range(3):
        state.tops[stack] = 8
    play(state, "residence s1e2", "activate west")
    assert state.seat() == 1
    assert list(state.tops) == [8, 8, 8]
