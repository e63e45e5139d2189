"""Version 1 of the rules, by which old records are replayed: a city always stayed in one part."""

import pytest

from insula.games.minerva.rules.turn import Minerva as Position
from tests.minerva.pictures import minerva, offer, play, reason, table_of, texts

FORMER = minerva("reconstruction", rules=1)


def built(city: str, tile: str, square: str) -> Position:
    """A special just built by the former rules."""
    state = table_of(FORMER, city, 2, {"wood": 1, "stone": 1})
    offer(state, tile, game=FORMER)
    name = {"Ci": "Circus", "Aq": "Aqueduct"}[tile]
    play(state, f"build {name}", f"place {square}", game=FORMER)
    return state


def test_the_newest_version_is_the_default() -> None:
    assert minerva().rules_version == 2
    assert FORMER.rules_version == 1


@pytest.mark.rule("MN-10.7")
def test_no_residence_whose_removal_would_split_the_city() -> None:
    assert built("Fo R Fa", "Ci", "s1").seat() == 1
    assert built("Fo R", "Ci", "s1e1").seat() == 1
    state = built("Fo R Fa\nR . .", "Ci", "s1e1")
    assert texts(state, FORMER) == ["decline", "remove s1"]
    assert reason(state, "remove e1", FORMER) == {"MN-10.7"}


@pytest.mark.rule("MN-10.6")
def test_a_move_leaves_the_whole_city_in_one_part() -> None:
    assert texts(built("Fo Fa R", "Aq", "s1"), FORMER) == ["decline", "lift 0"]
    state = built("Fo Fa R\n. . R", "Aq", "s1")
    play(state, "lift e1", game=FORMER)
    assert texts(state, FORMER) == ["move to s1e1"]
    assert reason(state, "move to w1", FORMER) == {"MN-10.6"}
