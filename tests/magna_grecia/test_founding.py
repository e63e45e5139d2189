"""Founding over several tiles (MG-4.2)."""

import pytest

from tests.magna_grecia.pictures import position, rule

FAR = """
    . . . . . . .
     . . . . . .
    g . . . . . v
     . . . . . .
    . . . . . . .
"""


@rule("MG-4.2")
def test_a_founding_off_the_village_needs_tiles_that_reach_it() -> None:
    two = position(FAR, card=(3, 1, 5))
    assert two.of("city") == {"c1", "c2", "b1", "d1"}
    three = position(FAR, card=(3, 2, 5))
    assert three.of("city") == two.of("city") | {"a1", "a2", "b2", "c3", "d2", "e1", "e2"}
    assert three.forbidden("city c4") == ["MG-4.2"]
    four = position(FAR, card=(3, 3, 5))
    assert four.of("city") >= {"c4", "b3", "a3"}
    assert four.forbidden("city c5") == ["MG-4.2"]
    assert four.forbidden("city c6") == ["MG-4.2"]  # beside a village without a right


@rule("MG-4.2")
def test_a_founding_that_was_begun_comes_first() -> None:
    board = position(FAR, card=(3, 2, 5)).play("city c3")
    assert board.texts() == ["city c2"]
    for text in ("stop", "take road", f"market {board.name('c7')}", "road c4 e-w", "city c4"):
        assert "MG-4.2" in board.forbidden(text)
    board.play("city c2")
    assert board.texts() == ["city c1"]
    assert board.markets("c3") == ""
    board.play("city c1")
    assert board.markets("c3") == "Y"
    assert board.state.tiles[board.place("c1")] == 3


@rule("MG-4.2")
def test_roads_come_between_if_the_founding_can_still_be_finished() -> None:
    board = position(FAR, card=(3, 3, 5)).play("city c3")
    assert "c4" in {road.split()[0] for road in board.of("road")}
    assert "c2" not in {road.split()[0] for road in board.of("road")}  # nothing else leads there
    board.play("road c4 e-w")
    assert board.of("city") == {"c2"}  # two tiles left: straight to the village
    board.play("city c2", "city c1")
    assert board.forbidden("city b3") == ["MG-2.6"]


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
def test_an_expansion_of_the_same_turn_may_bring_the_village() -> None:
    board = position(
        """
        . . . . . . .
         . . . . . .
        . Y . v . . .
         . . . . . .
        . . . . . . .
    """,
        card=(3, 3, 5),
    )
    board.play("city c3", "city c4")  # a village without a right: an expansion
    assert board.of("city") >= {"c5", "b4"}
    assert board.forbidden("city c6") == ["MG-4.2"]


MEETING = """
    . . . . . . .
     . . . . . .
    . Y . g . . .
     . . . . . .
    . . . . . . .
"""


@rule("MG-4.2")
def test_a_founding_may_meet_a_legal_village_that_an_expansion_covered() -> None:
    board = position(MEETING, card=(3, 3, 5))
    board.play("city c3", "city c4")
    assert board.forbidden("city c7") == ["MG-4.2"]
    board.play("city c6")
    assert board.state.founding >= 0
    assert board.of("city") == {"c5"}
    board.play("city c5")
    assert board.state.founding == -1
    assert board.state.tiles[board.place("c2")] == 5


@rule("MG-4.2")
def test_it_meets_the_village_only_over_free_ground() -> None:
    board = position(MEETING.replace("g .", "g re-w", 1), card=(3, 3, 5))
    board.play("city c3", "city c4")
    assert board.forbidden("city c6") == ["MG-4.2"]


PAIR_ELSEWHERE = """
    . . . . . . . . .
     . . . . . . . .
    . Y . g . . . . .
     . . . . . . . .
    g . . . . . . . .
"""


@rule("MG-4.2")
def test_other_tiles_come_between_if_the_founding_can_still_be_finished() -> None:
    board = position(PAIR_ELSEWHERE.replace("Y", "R"), "R", (3, 3, 5)).play("city c6")
    assert {"c3", "c5"} <= board.of("city")
    between = position(PAIR_ELSEWHERE, card=(3, 3, 5)).play("city c6", "city b1")
    assert between.of("city") == {"c5"}  # two are left: straight to the village
    assert "MG-4.2" in between.forbidden("city b2")
    board.play("city c3", "city c4")
    assert board.of("city") == {"c5"}
    board.play("city c5")
    assert board.state.founding == -1
    assert "stop" in board.texts()


@rule("MG-4.2")
def test_a_pair_on_a_village_without_a_right_finishes_nothing() -> None:
    board = position(PAIR_ELSEWHERE.replace("Y . g", "Y . v"), card=(3, 3, 5))
    assert board.forbidden("city c6") == ["MG-4.2"]
    board = position(PAIR_ELSEWHERE.replace("Y . g . .", "Y . v . g"), card=(3, 3, 5))
    board.play("city c8")
    assert "c7" in board.of("city")
    assert "c3" not in board.of("city")


WIDE = """
    . . . . . . . . .
     . . . . . . . .
    . . . . . . . . .
     . . . . . . . .
    . . . . g . . . .
     . . . . . . . .
    . . . . . . . . .
     . . . . . . . .
    . . . . . . . . .
"""


@rule("MG-4.2")
@pytest.mark.parametrize("cities", [1, 2, 3])
def test_a_founding_begins_at_any_hex_near_enough_and_never_gets_stuck(cities: int) -> None:
    board = position(WIDE, "B", (3, cities, 5))
    hexes = board.game.content.hexes
    village = hexes.find("e5")
    near = {c for c in range(hexes.size) if hexes.distance(c, village) <= cities}
    assert board.of("city") == {hexes.name(cell) for cell in near}
    for cell in near:
        fresh = position(WIDE, "B", (3, cities, 5)).play(f"city {hexes.name(cell)}")
        while fresh.state.founding != -1:
            assert fresh.of("city")
            fresh.play(f"city {sorted(fresh.of('city'))[-1]}")
        assert fresh.markets("e5") == "B"


@rule("MG-4.2")
def test_this_turns_tiles_must_really_touch() -> None:
    board = position(PAIR_ELSEWHERE, card=(3, 3, 5)).play("city b5", "city c3", "city c4")
    assert board.of("city") == {"b4", "c5"}
    assert "stop" not in board.texts()


@rule("MG-4.2")
def test_a_founding_meets_a_pair_to_its_east_and_by_its_first_tile() -> None:
    east = PAIR_ELSEWHERE.replace(". Y . g . . . . .", ". . . . . g . Y .")
    board = position(east, card=(3, 3, 5)).play("city c4")
    assert "c7" in board.of("city")
    board.play("city c7", "city c6")
    assert board.of("city") == {"c5"}
    cut = position(
        """
        . . . . . . .
         . . re-w . . .
        . R . g . . .
         . . . . . .
    """,
        "R",
        (3, 3, 5),
    ).play("city a3")
    assert board.state.founding >= 0
    assert {"b2", "c3"} <= cut.of("city")
    cut.play("city c3", "city c4")
    assert cut.of("city") == {"b2"}


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
