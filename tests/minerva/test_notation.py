"""The notation of moves and squares."""

import pytest

from insula.games.minerva.notation import find_square, parse, square_name
from insula.games.minerva.rules.moves import ORIGIN
from insula.kernel.facts import targets
from tests.minerva.pictures import GAME, offer, play, table


@pytest.mark.rule("MN-1.4")
@pytest.mark.parametrize(
    ("name", "south", "east"), [("0", 0, 0), ("n2e1", -2, 1), ("s3", 3, 0), ("w120", 0, -120)]
)
def test_squares_are_named_from_where_the_fountain_stood(name: str, south: int, east: int) -> None:
    square = ORIGIN + 256 * south + east
    assert square_name(square) == name
    assert find_square(name) == square


@pytest.mark.parametrize("name", ["", "n0", "e1n1", "n", "n200", "5", "n1e", "N1"])
def test_other_texts_are_no_squares(name: str) -> None:
    assert find_square(name) == -1


def test_texts_that_are_no_move() -> None:
    for text in ("", "build", "residence n1", "sell gold", "activate up", "place", "pay"):
        assert parse(text) is None


def test_a_refused_text_names_the_rule_of_the_decision() -> None:
    state = table("Fo", grain=1)
    assert [why.rule for why in GAME.why_not(state, "sell grain")] == ["MN-2.3"]
    assert [why.rule for why in GAME.why_not(state, "fly")] == [""]


def test_moves_point_at_the_things_they_use() -> None:
    state = table("Fo R Fa\n.  Ma .", grain=1)
    offer(state, "Ma")
    state.cities[0].reserve = 1

    def pointed(text: str) -> list[str]:
        return targets(GAME.move_fact(state, GAME.find(state, text)))

    assert pointed("build Markets") == ["offer Markets"]
    assert pointed("assistant e1") == ["assistant", "square e1"]
    assert pointed("pass") == []
    play(state, "assistant e1")
    assert pointed("activate east") == ["way east"]
