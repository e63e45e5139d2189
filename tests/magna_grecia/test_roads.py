"""Roads: shapes, anchors, and what they connect (MG-5)."""

from insula.games.magna_grecia.facts.reasons import Sea
from tests.magna_grecia.pictures import position, rule


@rule("MG-5.1")
def test_a_road_is_straight_or_curved_in_nine_ways() -> None:
    board = position("""
        . O O .
         O . R
        . R R .
    """)
    straight = {"ne-sw", "e-w", "se-nw"}
    curved = {"ne-se", "e-sw", "se-w", "sw-nw", "ne-w", "e-nw"}
    assert board.roads_on("b2") == straight | curved
    assert board.forbidden("road b2 ne-e") == ["MG-5.1"]
    assert board.forbidden("road b2 w-e") == ["MG-5.1"]


@rule("MG-5.2")
def test_a_road_starts_at_any_city_with_an_end_on_it() -> None:
    board = position(
        """
        . . . . .
         . . O .
        . . . . .
    """,
        "Y",
    )
    assert board.roads_on("b2") == {"e-w", "e-sw", "e-nw"}
    assert board.forbidden("road b2 ne-sw") == ["MG-5.2"]
    assert board.forbidden("road b1 e-w") == ["MG-5.2"]


@rule("MG-5.2")
def test_a_village_or_oracle_must_be_reached_by_an_own_road_first() -> None:
    board = position("""
        . . . . . .
         Y . v . .
        . . . . . .
         . . @ . .
        . . . . . .
    """)
    assert board.forbidden("road b4 e-w") == ["MG-5.2"]
    board.play("road b2 e-w")
    assert board.roads_on("b4") == {"e-w", "se-w", "ne-w"}
    assert board.forbidden("road d2 e-w") == ["MG-5.2"]
    board.play("road c3 ne-sw", "road d2 ne-w")
    assert board.state.roads_laid == 3


@rule("MG-5.2")
def test_an_oracle_that_an_own_road_reaches_lets_roads_start() -> None:
    board = position("""
        . . . . .
         Y ye-w @ .
        . . . . .
    """)
    assert board.roads_on("b4") == {"e-w", "se-w", "ne-w"}
    assert board.turn_of("O").forbidden("road b4 e-w") == ["MG-5.2"]


@rule("MG-5.2")
def test_an_own_open_end_is_lengthened() -> None:
    board = position("""
        . . . . .
         v ye-w . .
        . . . . .
    """)
    assert board.roads_on("b3") == {"e-w", "se-w", "ne-w"}
    assert board.forbidden("road a3 e-w") == ["MG-5.2"]


@rule("MG-5.3")
def test_a_road_needs_open_ground_but_its_end_may_face_anything() -> None:
    board = position("""
        . . v .
         Y @ .
        . ye-w . .
    """)
    for taken in ("a3 e-w", "b2 e-w", "c2 e-w", "b1 e-w"):
        assert "MG-5.3" in board.forbidden(f"road {taken}")
    assert board.roads_on("a1") == {"se-w", "ne-se", "se-nw"}  # out over the edge
    assert board.roads_on("a2") == {"ne-sw", "e-sw", "sw-nw"}  # on to a village
    assert board.roads_on("c1") >= {"ne-w", "ne-sw"}
    assert board.forbidden("road z9 e-w") == ["MG-1.1"]


TOWARDS_RED = """
    . . . . . . .
     R re-w . . Y .
    . . . . . . .
"""


@rule("MG-5.4")
def test_a_road_joins_an_opponents_road_at_neither_end() -> None:
    board = position(TOWARDS_RED)
    assert board.forbidden("road b3 ne-w") == ["MG-5.4"]  # lengthens the red road
    board.play("road b4 e-w")
    assert board.forbidden("road b3 e-w") == ["MG-5.4"]  # meets it with its other end
    assert board.forbidden("road b3 ne-w") == ["MG-5.4"]
    assert board.roads_on("b3") == {"e-sw", "e-nw"}


@rule("MG-5.4")
@rule("MG-5.5")
def test_an_opponents_road_may_be_cut_off_without_joining_it() -> None:
    board = position(TOWARDS_RED).play("road b4 e-w", "road b3 e-sw")
    red = board.turn_of("R")
    assert red.forbidden("road b3 e-w") == ["MG-5.3"]
    assert red.value("b1") == 0


@rule("MG-5.4")
def test_the_first_version_of_the_rules_let_an_own_road_meet_an_opponents() -> None:
    board = position(TOWARDS_RED, rules=1).play("road b4 e-w", "road b3 e-w")
    assert board.value("b1") == board.value("b5") == 1
    assert board.game.rules_version == 1


@rule("MG-5.3")
def test_a_road_end_may_face_the_sea_and_nothing_lies_in_it() -> None:
    board = position("""
        ~ . . .
         Y . . .
        . ~ ~ .
         . . . .
    """)
    assert "e-w" in board.roads_on("b2")
    assert board.roads_on("a2") == {"ne-sw", "e-sw", "sw-nw"}
    assert {"ne-w", "e-w", "se-w"} <= board.roads_on("b2")  # south-east of b2 is sea
    for text in ("road c2 e-w", "city c2", "city a1"):
        assert board.forbidden(text) == ["MG-1.1"]
        (reason,) = board.game.why_not(board.state, text)
        assert reason == Sea("MG-1.1", text.split()[1])


@rule("MG-5.4")
def test_a_place_is_reached_only_by_own_tiles() -> None:
    board = position("""
        . . . . . .
         R re-w ye-w v .
        . . . . . .
    """)
    assert board.turn_of("R").forbidden("city b4")[-1] == "MG-4.1"
    assert board.forbidden("road b5 e-w") == ["MG-5.2"]
    assert "e-w" in board.turn_of("Y").roads_on("b5")


@rule("MG-5.5")
def test_a_road_may_cut_off_another_and_costs_nothing() -> None:
    board = position("""
        . . . . .
         R re-w . v
        . . Y . .
    """)
    board.play("road b3 ne-sw")
    assert board.points("Y") == 10
    assert board.value("b1") == 0
    assert board.turn_of("R").forbidden("road b3 e-w") == ["MG-5.3"]


@rule("MG-5.5")
def test_several_roads_are_worked_on_in_a_turn() -> None:
    board = position("""
        . . . . . . .
         Y . . . . Y
        . . . . . . .
    """)
    board.play("road b2 e-w", "road b5 e-w", "road b3 ne-w")
    assert board.state.roads_laid == 3


@rule("MG-6.4")
def test_a_road_that_closes_a_ring_connects_nothing() -> None:
    board = position("""
        Y ye-sw yse-w v
         . . ysw-nw
        v ye-nw yne-w .
    """)
    board.play("road b1 ne-se")
    assert board.value("a1") == board.value("c1") == board.value("a4") == 0


@rule("MG-6.4")
def test_a_road_from_a_place_back_to_itself_counts_nothing() -> None:
    board = position("""
        . ye-sw yse-w v
         Y . ysw-nw
        Y ye-nw . .
    """)
    board.play("road c3 ne-w")
    assert board.value("b1") == 0
