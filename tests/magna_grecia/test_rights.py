"""What gives a founding the right to cover its village (MG-4.2)."""

from tests.magna_grecia.pictures import position, rule

ROAD_TO_GROUND = """
    . . . . . . .
     Y ye-w . v . .
    . . . . . . .
     . . . . . .
"""


@rule("MG-4.2")
def test_a_village_without_a_right_needs_a_tile_that_an_own_road_runs_into() -> None:
    board = position(ROAD_TO_GROUND, card=(3, 2, 5))
    assert board.forbidden("city b5") == ["MG-4.2"]
    board.play("road b3 e-w")
    assert board.forbidden("city c6") == ["MG-4.2"]  # with a road, two tiles only
    board.play("city b5")
    assert board.texts() == ["city b4"]


@rule("MG-4.2")
def test_the_tile_beside_the_village_may_have_the_right() -> None:
    board = position(ROAD_TO_GROUND, card=(3, 1, 5))
    assert board.of("city") >= {"b3"}
    board.play("city b3")
    assert board.texts() == ["city b4"]
    board.play("city b4")
    assert board.markets("b3") == board.markets("b4") == "Y"
    assert position(ROAD_TO_GROUND, "O", (3, 1, 5)).forbidden("city b3") == ["MG-4.2"]


@rule("MG-4.2")
def test_the_first_tile_may_have_the_right() -> None:
    picture = ROAD_TO_GROUND.replace(". v . .", ". . v .")
    assert position(picture, card=(3, 1, 5)).forbidden("city b3") == ["MG-4.2"]
    board = position(picture, card=(3, 2, 5)).play("city b3")
    assert board.of("city") == {"b4"}
    board.play("city b4", "city b5")
    assert board.markets("b5") == "Y"


@rule("MG-4.2")
def test_a_tile_beside_the_first_may_have_the_right() -> None:
    board = position(
        """
        . . . . . . .
         . . . . v .
        . . . . . . .
         . yne-sw . . . .
        . . . . . . .
    """,
        card=(3, 3, 5),
    )
    assert "b3" in board.of("city")  # with c3, which the road runs into, b4 and b5
    board.play("city b3")
    assert board.forbidden("city b4") == ["MG-4.2"]
    board.play("city c3")
    assert "b4" in board.of("city")
    board.play("city b4", "city b5")
    assert board.markets("b5") == "Y"


@rule("MG-4.2")
def test_a_road_that_comes_after_a_tile_gives_it_no_right() -> None:
    board = position(
        """
        . . . . . . .
         . . . . . .
        g . . . v . .
         . . . . . .
        . . . . . . .
    """,
        card=(3, 3, 5),
    ).play("city c3", "road b2 se-nw")
    assert board.of("city") == {"c2"}
    assert board.forbidden("city c4") == ["MG-4.2"]


@rule("MG-4.2")
def test_a_road_between_may_bring_the_right_that_city_tiles_alone_then_use() -> None:
    board = position(
        """
        . . . . . . .
         . . . . . .
        g . . . . v .
         . . . . . .
        . . . . . Y .
    """,
        card=(3, 3, 5),
    ).play("city c4")
    assert board.of("road") == {"d5 se-nw", "d5 ne-se", "d6 sw-nw"}  # to c5, and to the village
    assert board.forbidden("road d6 e-sw") == ["MG-4.2"]  # three tiles are too few
    board.play("road d5 se-nw")
    assert board.of("city") == {"c5"}
    board.play("city c5", "city c6")
    assert board.markets("c4") == "Y"


@rule("MG-4.2")
def test_a_right_of_an_expansion_counts_when_its_tiles_join_the_new_city() -> None:
    picture = """
        . . . . . . .
         . . yne-sw . . .
        . Y . v . . .
         . . . . . .
        . . . . . . .
    """
    board = position(picture, card=(3, 3, 5)).play("city c3", "city c4", "city c6")
    assert board.of("city") == {"c5"}
    board.play("city c5")
    assert board.state.founding == -1
    without = position(picture.replace("yne-sw", "one-sw"), card=(3, 3, 5))
    assert without.play("city c3", "city c4").forbidden("city c6") == ["MG-4.2"]


@rule("MG-4.2")
def test_a_founding_may_count_on_an_expansion_that_has_the_right() -> None:
    """A tile on c3, which a road runs into, and one on c4 expand the city; c5 then joins them."""
    picture = """
        . . . . . . . .
         . . yne-sw . . . .
        . Y . v . . . .
         . . . . . . .
        . . . . . . . .
    """
    board = position(picture, card=(3, 3, 5))
    assert "c6" in board.of("city")
    board.play("city c6")
    assert board.of("city") == {"c3"}
    board.play("city c3", "city c4")
    assert board.of("city") == {"c5"}
    board.play("city c5")
    assert board.state.founding == -1
    assert position(picture, card=(3, 2, 5)).forbidden("city c6") == ["MG-4.2"]
