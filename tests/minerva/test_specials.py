"""Bathhouse, Aqueduct, Circus in full (MN-10.5 to MN-10.7)."""

import pytest

import insula
from insula.games.minerva.rules.state import MinervaState
from tests.minerva.pictures import (
    GAME,
    again,
    drawn,
    held,
    offer,
    picture,
    play,
    reason,
    table,
    table_of,
    texts,
)

BATHS = """
    Fo Fa tW .  .
    Lu .  Dh Fa .
    Ma Th R  Fa Fa
"""


def bathhouse(city: str = BATHS, **stores: int) -> list[str]:
    state = table_of(GAME, city, 2, {"wood": 1, "stone": 1, **stores})
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e1")
    return texts(state)


@pytest.mark.rule("MN-10.5")
def test_a_bathhouse_reaches_the_8_around_but_no_special_temple_or_residence() -> None:
    assert bathhouse() == [
        *("decline", "apply 0", "apply e1", "apply s1", "apply s2", "apply s2e1"),
    ]


@pytest.mark.rule("MN-10.5")
def test_three_different_tiles_each_resolved_before_the_next_is_named() -> None:
    state = table(BATHS, wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e1", "apply e1")
    assert held(state) == {"grain": 2}
    assert texts(state) == ["apply 0", "apply s1", "apply s2", "apply s2e1"]
    assert reason(state, "apply e1") == {"MN-10.5"}
    assert reason(state, "apply e2") == {"MN-10.5"}
    assert reason(state, "apply s3") == {"MN-10.5"}
    assert reason(state, "decline") == {"MN-10.5"}
    play(state, "apply s2")
    assert held(state) == {"grain": 2, "denarii": 2}
    play(state, "apply 0", "gain ore")
    assert held(state) == {"grain": 2, "denarii": 2, "ore": 1}
    assert state.seat() == 1


@pytest.mark.rule("MN-10.5")
def test_culture_is_checked_after_all_three() -> None:
    state = table("Fo Od Od\n. . Od", wood=1, stone=1)
    state.tops[0] = 4  # three marks
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e1", "apply e1", "apply e2")
    assert state.tops[0] == 4
    play(state, "apply s1e2")
    assert state.tops[0] == 5


@pytest.mark.rule("MN-10.5")
def test_where_fewer_suit_all_of_them_are_applied_and_equal_ones_are_not_asked() -> None:
    state = table("Fo R\n. Fa", wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1", "apply s1e1", "gain ore")
    assert held(state) == {"grain": 2, "ore": 1}
    state = table("Fo R .\n. Fa .\n. Fa Lu", wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1", "apply 0", "gain ore")
    assert held(state) == {"grain": 4, "ore": 1}  # the Lumber mill is farther away
    state = table("Fo Fa\nFa .\nFa Fa", wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e1", "apply 0", "gain ore")
    assert held(state) == {"grain": 4, "ore": 1}
    assert state.seat() == 1


@pytest.mark.rule("MN-10.5")
def test_a_bathhouse_may_be_declined_whole_and_needs_a_tile_that_suits() -> None:
    state = table(BATHS, wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e1", "decline")
    assert held(state) == {}
    state = table("Fo R tW", wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place e3")
    assert state.seat() == 1


# -- Aqueduct ----------------------------------------------------------------------------------


@pytest.mark.rule("MN-10.6")
def test_an_aqueduct_moves_a_tile_around_it_but_no_residence() -> None:
    state = table("Fo R Fa\n. . tW\n. . Ma", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1e1")
    assert texts(state) == ["decline", "lift 0", "lift e2", "lift s1e2", "lift s2e2"]
    assert reason(state, "lift e1") == {"MN-10.6"}
    assert reason(state, "lift s1") == {"MN-10.6"}
    assert reason(state, "lift n1") == {"MN-10.6"}
    play(state, "lift s1e2")
    assert "move to n1" not in texts(state)  # Markets would hang loose
    assert reason(state, "move to n1") == {"MN-10.6"}
    assert reason(state, "move to s1e2") == {"MN-10.6"}
    assert reason(state, "move to e1") == {"MN-10.6"}
    events = play(state, "move to s2e1")
    assert drawn(state) == picture("Fo R Fa\n. Aq .\n. tW Ma")
    assert events[0] == "moved Wood temple from s1e2 to s2e1"


@pytest.mark.rule("MN-10.6")
def test_a_tile_that_holds_the_city_together_moves_only_where_it_does_so_again() -> None:
    state = table("Fo Fa Ma", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1")
    assert texts(state) == ["decline", "lift 0"]
    assert reason(state, "lift e1") == {"MN-10.6"}
    state = table("Fo Fa Ma\n. . Lu", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift e1")
    assert texts(state) == ["move to s1e1"]
    play(state, "move to s1e1")
    assert drawn(state) == picture("Fo . Ma\nAq Fa Lu")


@pytest.mark.rule("MN-10.6")
def test_facilities_may_be_connected_through_residences_after_a_move() -> None:
    state = table("Fo Fa Ma\n. R R", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift e1", "move to e3")
    assert drawn(state) == picture("Fo . Ma Fa\nAq R R .")


@pytest.mark.rule("MN-10.6")
def test_residences_may_be_cut_off_by_a_move() -> None:
    state = table("Fo Fa R", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift e1")
    events = [
        insula.text(event) for event in GAME.preview(state, GAME.find(state, "move to w1")).events
    ]
    assert events[-1] == "splits the city into 2 parts"
    assert "move to s1e2" not in texts(state)  # beside the residence alone
    assert reason(state, "move to s1e2") == {"MN-10.6"}
    assert reason(state, "move to n3") == {"MN-10.6"}  # beside no tile
    play(state, "move to w1")
    assert drawn(state) == picture("Fa Fo . R\n. Aq . .")


@pytest.mark.rule("MN-10.6")
def test_a_facility_is_not_left_alone_by_a_move() -> None:
    state = table("Fo Fa Ma", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1")
    assert reason(state, "lift e1") == {"MN-10.6"}


@pytest.mark.rule("MN-10.6")
def test_in_a_city_that_has_fallen_apart_the_groups_of_facilities_do_not_become_more() -> None:
    """Two groups and a lone residence; the Farm may join the other group, but not stand alone."""
    state = table("Fo Fa . Ma . R", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift e1")
    assert {"move to w1", "move to e2", "move to n1e3"} <= set(texts(state))
    assert reason(state, "move to e6") == {"MN-10.6"}
    why = insula.text(GAME.why_not(state, "move to e6")[0])
    assert why == "with the tile on e6 the facilities would be in more groups than before"
    assert "move to e4" in texts(state)  # joins Markets and the residence
    play(state, "move to e2")
    assert drawn(state) == picture("Fo . Fa Ma . R\nAq . . . . .")


@pytest.mark.rule("MN-10.6")
def test_a_group_that_the_lifted_tile_was_alone_in_counts_before_the_move() -> None:
    """The lone Farm may stand alone elsewhere, beside the lone residence."""
    state = table("Fo . R\n. Fa .", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place w1")
    assert texts(state) == ["decline", "lift 0"]
    state = table("Fo . R\n. Fa .", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift s1e1")
    assert "move to e3" not in texts(state)
    state = table("Fo . .\n. . .\n. R .\nFa . R", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1")
    assert texts(state) == ["decline", "lift 0"]


@pytest.mark.rule("MN-10.6")
def test_the_fountain_may_move_and_names_stay_counted_from_the_start() -> None:
    state = table("Fo Fa", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1e1", "lift 0", "move to e2")
    assert drawn(state) == picture("Fa Fo\nAq .")
    again(state)
    play(state, "residence")
    assert {"place 0", "place e3"} <= set(texts(state))


@pytest.mark.rule("MN-10.6")
def test_a_moved_special_does_not_fire_again_and_moving_may_be_declined() -> None:
    state = table("Fo Dh", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1", "lift e1", "move to w1")
    assert held(state) == {}
    assert state.seat() == 1
    state = table("Fo Dh", stone=1)
    offer(state, "Aq")
    events = play(state, "build Aqueduct", "place s1", "decline")
    assert events[-1] == "did not use the effect of Aqueduct"
    assert drawn(state) == picture("Fo Dh\nAq .")


# -- Circus ------------------------------------------------------------------------------------


@pytest.mark.rule("MN-10.7")
def test_a_circus_removes_a_residence_without_assistant_from_the_game() -> None:
    state = table("Fo R\nFa .\nA R", wood=1)
    left = state.cities[0].residences
    offer(state, "Ci")
    play(state, "build Circus", "place s1e1")
    assert texts(state) == ["decline", "remove e1", "remove s2e1"]
    assert reason(state, "remove s2") == {"MN-10.7"}
    assert reason(state, "remove 0") == {"MN-10.7"}
    assert reason(state, "remove e3") == {"MN-10.7"}
    events = play(state, "remove e1")
    assert events[0] == "removed the residence on e1 from the game"
    assert drawn(state) == picture("Fo .\nFa Ci\nA R")
    assert state.cities[0].residences == left
    assert state.cities[0].removed == 1


@pytest.mark.rule("MN-10.7")
def test_a_residence_may_be_removed_even_if_the_city_falls_apart() -> None:
    state = table("Fo R Fa", wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place s1")
    assert texts(state) == ["decline", "remove e1"]
    events = [
        insula.text(event) for event in GAME.preview(state, GAME.find(state, "remove e1")).events
    ]
    assert events[-1] == "splits the city into 2 parts"
    play(state, "remove e1")
    assert drawn(state) == picture("Fo . Fa\nCi . .")


@pytest.mark.rule("MN-10.7")
def test_a_circus_may_remove_the_residence_it_hangs_on() -> None:
    state = table("Fo R", wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place e2", "remove e1")
    assert drawn(state) == picture("Fo . Ci")


@pytest.mark.rule("MN-10.7")
def test_a_removal_that_splits_nothing_comes_without_a_warning() -> None:
    state = table("Fo R\nFa .", wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place s1e1")
    events = [
        insula.text(event) for event in GAME.preview(state, GAME.find(state, "remove e1")).events
    ]
    assert not any("parts" in sentence for sentence in events)


@pytest.mark.rule("MN-4.2")
def test_tiles_are_built_beside_any_part_of_a_city_that_has_fallen_apart() -> None:
    state = table("Fo . Fa\nCi . .")
    again(state)
    play(state, "residence")
    assert {"place n1", "place s2", "place e1", "place e3", "place n1e2"} <= set(texts(state))
    assert reason(state, "place s1e3") == {"MN-4.2"}
    play(state, "place e3", "activate west")
    assert held(state) == {"grain": 2}


@pytest.mark.rule("MN-10.8")
def test_temples_count_in_every_part_of_a_city_that_has_fallen_apart() -> None:
    state = table("Fo . R . tR\nCi . . . R")
    assert state.scores()[0] == 4


@pytest.mark.rule("MN-10.7")
def test_the_square_of_a_removed_residence_is_empty_again() -> None:
    state = table("Fo R\nFa .", wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place s1e1", "remove e1", "pass")
    play(state, "pass")
    assert state.round == 2
    play(state, "residence")
    assert "place e1" in texts(state)
    assert "place n1e1" not in texts(state)


@pytest.mark.rule("MN-10.7")
@pytest.mark.parametrize(
    "city",
    ["Fo . Ma\nFa Fa Fa\n. R .", "Fa Fa Fa\nFo . Ma\n. . Ma\n. R Ma"],
)
def test_a_bent_city_is_one_piece_too(city: str) -> None:
    """Two arms that meet only below, or above, still hang together."""
    state = table(city, wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place s2e2" if city.startswith("Fo") else "place s1e1")
    assert "decline" in texts(state)
    assert any(text.startswith("remove") for text in texts(state))


@pytest.mark.rule("MN-10.7")
def test_a_circus_may_be_left_unused() -> None:
    state = table("Fo R\nFa .", wood=1)
    offer(state, "Ci")
    events = play(state, "build Circus", "place s1e1", "decline")
    assert events[-1] == "did not use the effect of Circus"
    assert drawn(state) == picture("Fo R\nFa Ci")


@pytest.mark.rule("MN-10.6")
def test_specials_reach_no_farther_than_the_8_around() -> None:
    """Tiles two steps away, in rows and corners, are out of reach of Aqueduct and Circus."""
    city = "Fa Fa Fa Fa Fa\nR . . . R\nFo . . . Fa\nR Fa . Fa R\nFa Fa Fa Fa R"
    state = table(city, wood=1)
    offer(state, "Ci")
    play(state, "build Circus", "place s1e2")
    assert state.seat() == 1
    state = table(city, stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place s1e2")
    assert texts(state) == [
        *("decline", "lift s1e1", "lift s1e3", "lift s2e1", "lift s2e2", "lift s2e3"),
    ]


@pytest.mark.rule("MN-4.3")
def test_a_bathhouse_among_equal_tiles_may_still_be_declined() -> None:
    state = table("Fo Fa\n. Fa", wood=1, stone=1)
    offer(state, "Bh")
    play(state, "build Bathhouse", "place s1e2")
    assert texts(state) == ["decline", "apply e1", "apply s1e1"]
    play(state, "apply e1")
    assert held(state) == {"grain": 4}


@pytest.mark.rule("MN-4.3")
def test_an_aqueduct_among_residences_has_nothing_to_move() -> None:
    state = table("Fo R", stone=1)
    offer(state, "Aq")
    play(state, "build Aqueduct", "place e2")
    assert state.seat() == 1


def preview_texts(state: MinervaState, text: str) -> list[str]:
    """Return what a move would bring, in English."""
    return [insula.text(event) for event in GAME.preview(state, GAME.find(state, text)).events]
