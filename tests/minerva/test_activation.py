"""Build a residence, place an assistant, activate a line (MN-5, MN-7)."""

import pytest

from tests.minerva.pictures import (
    GAME,
    again,
    drawn,
    held,
    picture,
    play,
    reason,
    table,
    texts,
)


@pytest.mark.rule("MN-5.1")
def test_a_line_is_activated_nearest_first() -> None:
    """Markets before the Farm count no grain; the Farm before Markets two."""
    state = table(". Fo\nFa Ma")
    events = play(state, "residence s1e1", "activate west")
    assert drawn(state) == picture(".  Fo .\nFa Ma R")
    assert held(state) == {"grain": 2}
    assert events[-1] == "gained 2 grain: Farm on s1w1"
    state = table(". Fo\nMa Fa")
    play(state, "residence s1e1", "activate west")
    assert held(state) == {"grain": 2, "denarii": 2}


@pytest.mark.rule("MN-5.1")
@pytest.mark.parametrize(
    ("direction", "gained"),
    [("north", {"wood": 2}), ("east", {"grain": 2}), ("south", {"stone": 2}), ("west", {"ore": 1})],
)
def test_up_down_left_or_right(direction: str, gained: dict[str, int]) -> None:
    state = table(
        """
        Fo Lu Mi
        Mi .  Fa
        .  Sc Fa
        """
    )
    play(state, "residence s1e1", f"activate {direction}")
    assert held(state) == gained


@pytest.mark.rule("MN-5.1")
def test_a_line_ends_at_a_residence_or_a_gap() -> None:
    state = table("Fo Fa R Lu Lu\nFa Fa Fa Fa Fa")
    play(state, "residence e5", "activate west")
    assert held(state) == {"wood": 4}
    state = table("Fo Fa . Lu Lu\nFa Fa Fa Fa Fa")
    play(state, "residence e5", "activate west")
    assert held(state) == {"wood": 4}
    state = table("Fo Fa A Lu\nFa Fa Fa Fa")
    play(state, "residence e4", "activate west")
    assert held(state) == {"wood": 2}


@pytest.mark.rule("MN-5.1")
def test_a_residence_comes_from_the_stack_and_takes_a_square_beside_the_city() -> None:
    state = table("Fo")
    play(state, "residence")
    assert texts(state) == ["place n1", "place w1", "place e1", "place s1"]
    assert reason(state, "place e2") == {"MN-4.2"}
    play(state, "place e1")
    assert state.cities[0].residences == 8


@pytest.mark.rule("MN-5.2")
def test_specials_and_temples_neither_fire_nor_stop_the_line() -> None:
    state = table("Fa Dh tW Lu Fo")
    play(state, "residence n1w1", "activate south")
    assert held(state) == {"wood": 2}
    state = table("Fo .\nFa Dh tW Lu")
    play(state, "residence s1e4", "activate west")
    assert held(state) == {"wood": 2, "grain": 2}


@pytest.mark.rule("MN-5.3")
def test_gains_of_the_line_may_be_counted_and_spent_in_it() -> None:
    state = table("Fo .\nSl Ma Fa")
    play(state, "residence s1e3", "activate west")
    assert held(state) == {"grain": 2, "denarii": 2}
    play(state, "pay 1 grain for 1 glory", "pay 1 grain for 1 glory")
    assert held(state) == {"denarii": 2, "glory": 2}
    assert state.seat() == 1


@pytest.mark.rule("MN-5.4")
def test_an_arrow_is_used_as_often_as_wanted_or_not_at_all() -> None:
    state = table("Fo .\nSl", grain=3)
    play(state, "residence s1e1", "activate west")
    assert texts(state) == ["stop", "pay 1 grain for 1 glory"]
    play(state, "pay 1 grain for 1 glory", "stop")
    assert held(state) == {"grain": 2, "glory": 1}
    state = table("Fo .\nSl")
    play(state, "residence s1e1", "activate west")
    assert state.seat() == 1


@pytest.mark.rule("MN-5.4")
def test_equal_arrows_side_by_side_are_asked_once() -> None:
    """What could be paid at the first can be paid at the second: ten Stalls, one question."""
    state = table("Fo Wh Wh\nSl tW Sl", grain=2)
    events = play(state, "residence s1e3", "activate west", "pay 1 grain for 1 glory", "stop")
    assert events[-1] == "gained 1 glory: Stall on s1"  # the later of the two
    assert state.seat() == 1
    state = table("Fo Wh Wh\nSl Ma Sl", grain=2)
    play(state, "residence s1e3", "activate west", "pay 1 grain for 1 glory", "stop")
    assert held(state) == {"grain": 1, "glory": 1, "denarii": 1}
    assert texts(state) == ["stop", "pay 1 grain for 1 glory"]


@pytest.mark.rule("MN-5.4")
def test_a_colon_pays_nothing() -> None:
    state = table("Fo .\nMa", grain=3)
    play(state, "residence s1e1", "activate west")
    assert held(state) == {"grain": 3, "denarii": 3}


@pytest.mark.rule("MN-5.5")
def test_the_fountain_gives_one_resource_of_choice() -> None:
    state = table("Fo")
    play(state, "residence e1", "activate west")
    assert texts(state) == ["gain grain", "gain wood", "gain stone", "gain ore"]
    events = play(state, "gain ore")
    assert held(state) == {"ore": 1}
    assert events[0] == "gained 1 ore: Fountain on 0"
    assert GAME.view(state)["cities"][0]["tiles"][0]["category"] == "production"


@pytest.mark.rule("MN-5.6")
def test_directions_with_nothing_to_activate_are_one_choice() -> None:
    state = table("Fo Fa tW")
    play(state, "residence n1e2")
    assert state.seat() == 1  # south of it lies only a temple, elsewhere nothing: not asked
    state = table("Fo Fa tW")
    play(state, "residence e3")
    assert texts(state) == ["activate west", "activate nothing"]
    assert reason(state, "activate north") == {"MN-5.6"}
    play(state, "activate nothing")
    assert held(state) == {}


@pytest.mark.rule("MN-5.6")
def test_an_assistant_too_may_activate_nothing() -> None:
    state = table("Fo R")
    state.cities[0].reserve = 1
    play(state, "assistant e1", "activate nothing")
    assert held(state) == {}


@pytest.mark.rule("MN-5.7")
def test_icons_are_compulsory() -> None:
    state = table("Fo")
    play(state, "residence e1", "activate west")
    assert reason(state, "decline") == {"MN-5.7"}
    assert reason(state, "stop") == {"MN-5.4"}


@pytest.mark.rule("MN-5.7")
def test_where_every_line_fires_one_must_be_activated() -> None:
    state = table(". Fa .\nFo . Fa\nFa Fa Fa")
    play(state, "residence e1")
    assert len(texts(state)) == 4
    assert reason(state, "activate nothing") == {"MN-5.7"}


@pytest.mark.rule("MN-7.1")
def test_an_assistant_activates_a_line_of_its_residence_once() -> None:
    state = table("Fo Fa R A")
    state.cities[0].reserve = 2
    assert [t for t in texts(state) if t.startswith("assistant")] == ["assistant e2"]
    play(state, "assistant e2", "activate west")
    assert held(state) == {"grain": 2}
    play(state, "gain wood")
    assert drawn(state) == picture("Fo Fa A A")
    assert state.cities[0].reserve == 1
    again(state)
    assert reason(state, "assistant e2") == {"MN-7.1"}


def test_decisions_of_a_long_line_stay_few() -> None:
    """Ten buildings, no question but for the Fountain at the end."""
    state = table("Fo Fa Ma Lu Ch Sc Sd Mi Fy Th Ba")
    play(state, "residence e11", "activate west")
    assert texts(state) == ["gain grain", "gain wood", "gain stone", "gain ore"]
