"""Oracles and whom they look at (MG-7)."""

import pytest

from insula.games.magna_grecia.facts.events import Gaze
from insula.games.magna_grecia.rules.oracles import turn_oracles
from insula.games.magna_grecia.rules.state import NONE
from tests.magna_grecia.pictures import position, rule


@rule("MG-7.1")
def test_the_first_connected_city_has_the_attention_and_a_village_never() -> None:
    board = position("""
        . . . . . . .
         v . @ . Y .
        . . . . . . .
    """).with_hand(roads=5)
    assert board.gaze("b3") == ""
    board.play("road b4 e-w")
    assert board.gaze("b3") == "Y"
    village = position("""
        . . . . . . .
         v re-w @ . . .
        . . . . . . .
    """)
    assert village.value("b3") == 1
    assert village.gaze("b3") == ""


CONTEST = """
    . . . . . . . .
     Y . @ . R . v
    . . . . . . . .
"""


@rule("MG-7.1")
def test_an_oracle_turns_to_the_better_connected_city_of_any_player() -> None:
    board = position(CONTEST, "B", (3, 2, 5))
    board.play("road b2 e-w")
    assert board.gaze("b3") == "Y"
    board.play("road b4 e-w")
    assert board.gaze("b3") == "Y"  # one to one: it stays
    board.play("road b6 e-w")
    assert board.gaze("b3") == "R"  # two to one
    (turned,) = [event for event in board.events() if isinstance(event, Gaze)]
    assert (turned.connections, turned.former_connections) == (2, 1)


BETWEEN = """
    . . . . . . .
     O oe-w @ be-w R .
    . . . . . . .
"""


@rule("MG-7.2")
@pytest.mark.parametrize(("active", "first"), [("Y", "O"), ("O", "O"), ("R", "R"), ("B", "O")])
def test_equal_challengers_go_by_turn_order_from_the_active_player(active: str, first: str) -> None:
    assert position(BETWEEN, active).gaze("b3") == first


@rule("MG-7.2")
def test_equal_cities_of_one_player_go_by_their_first_hex() -> None:
    board = position("""
        . . . . . . . . .
         . . . . . . . .
        . . . . . . . Y .
         Y ye-w ye-w @ ye-w ye-w yne-w .
        . . . . . . . . .
    """)
    oracle = board.place("d4")
    assert board.state.gaze[oracle] == board.place("c8")
    board.play("city c1")
    assert board.state.gaze[oracle] == board.place("c8")  # the holder keeps it
    board.state.gaze[oracle] = NONE
    turn_oracles(board.state, board.seat)
    assert board.state.gaze[oracle] == board.place("c1")


@rule("MG-7.2")
def test_an_oracle_looks_again_when_the_holder_loses_a_connection() -> None:
    board = position("""
        . . . . . . . . .
         Y . Y . . . v .
        . rse-nw rne-sw . . . one-sw . .
         . R re-w @ oe-w O oe-w v
        . . . . . . . . .
    """)
    assert board.value("d2") == board.value("d6") == 3
    board.state.gaze[board.place("d4")] = board.place("d2")
    board.play("city b2")  # two of red's three places become one
    assert board.gaze("d4") == "O"
    turned = board.events()[-1]
    assert isinstance(turned, Gaze)
    assert (turned.connections, turned.former_connections) == (3, 2)


@rule("MG-7.2")
def test_the_attention_goes_along_when_a_city_becomes_part_of_another() -> None:
    board = position("""
        . . . . . . . .
         Y . Y ye-w @ re-w R
        . . . . . . . .
    """)
    assert board.gaze("b5") == "Y"
    board.play("city b2")
    assert board.state.gaze[board.place("b5")] == board.place("b1") == board.place("b3")


@rule("MG-7.2")
@rule("MG-4.5")
def test_a_double_expansion_is_one_placement() -> None:
    """Between its two tiles yellow would have three places against orange's two."""
    board = position("""
        . . . ye-sw yse-w . .
         @ ye-w Y . v .
        one-se . . yne-sw . . .
         O oe-w v . . .
    """)
    board.state.gaze[board.place("b1")] = board.place("d1")
    board.play("city b4")
    assert (board.value("b3"), board.value("d1")) == (3, 2)
    assert board.gaze("b1") == "O"
    board.play("city b5")
    assert (board.value("b3"), board.value("d1")) == (2, 2)
    assert board.gaze("b1") == "O"
