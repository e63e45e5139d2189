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
