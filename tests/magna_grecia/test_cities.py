"""Founding and expanding (MG-4)."""

from tests.magna_grecia.pictures import position, rule, spots
from tests.magna_grecia.test_founding import FAR


@rule("MG-4.1")
def test_a_city_is_founded_on_a_green_village_or_one_an_own_road_reaches() -> None:
    board = position(
        """
        g . . . . .
         . . . v .
        . . . . . .
         Y ye-w v . .
        . . . . . .
    """,
        card=(3, 1, 5),
    ).with_hand(cities=1)
    assert board.of("city") - spots(". . . . . .\n . . . . .\n o o . . . .") >= {"a1", "d3"}
    assert board.forbidden("city b4") == ["MG-4.1"]
    assert "city d3" not in board.turn_of("R").texts()


@rule("MG-4.1")
def test_a_city_is_founded_where_markets_stand() -> None:
    board = position("""
        . . . .
         . g .
        . . . .
    """).with_markets(b2="ORB")
    board.play("city b2")
    assert board.markets("b2") == "YORB"
    assert board.owner("b2") == "Y"


@rule("MG-4.1")
def test_one_city_is_founded_in_a_turn() -> None:
    board = position("""
        g . . . . g
         . . . . .
        g . . . . g
    """).play("city a1")
    assert board.forbidden("city a6") == ["MG-4.1"]
    assert board.forbidden("city b4") == ["MG-4.1"]
    board.play("stop").turn_of("Y").play("city a6")


@rule("MG-4.3")
def test_a_city_grows_beside_itself_never_beside_an_opponents() -> None:
    board = position(
        """
        . . . . . . .
         . Y . . O .
        . . . . . . .
    """,
        card=(3, 3, 5),
    )
    assert board.of("city") == {"a2", "a3", "b1", "b3", "c2", "c3"}
    board.play("city a2", "city c3")
    assert board.state.tiles[board.place("b2")] == 3
    assert board.forbidden("city a6") == ["MG-4.4"]


@rule("MG-4.3")
def test_several_cities_grow_in_a_turn_also_the_one_just_founded() -> None:
    board = position("""
        . . . . . . .
         . Y . . g .
        . . . . . . .
    """)
    board.play("city b5", "city c6", "city a2")
    assert board.state.tiles[board.place("b5")] == board.state.tiles[board.place("b2")] == 2


@rule("MG-4.4")
def test_no_tile_beside_an_opponents_city_a_village_or_an_oracle_or_on_a_tile() -> None:
    board = position(
        """
        . . . v . .
         . Y . . .
        . . . O . .
         @ . . . .
        . . . . . .
    """,
        card=(3, 1, 5),
    ).with_hand(cities=1)
    assert board.of("city") == spots("""
        . o . . . .
         o . . . .
        . . . . . .
         . . . . .
        . . . . . .
    """)
    assert board.forbidden("city d1") == ["MG-4.4"]
    assert board.forbidden("city c2") == ["MG-4.4"]
    assert board.forbidden("city b3") == ["MG-4.4"]
    assert board.forbidden("city a3") == ["MG-4.5"]
    assert board.forbidden("city b2") == board.forbidden("city c4") == ["MG-4.4"]


@rule("MG-4.4")
def test_a_village_beside_an_opponents_city_stays_closed() -> None:
    """This position is only drawn: in play, a village beside a city is covered at once."""
    board = position("""
        . . . . . .
         O g . . .
        . . . . . .
         Y . v O .
        . . . . . .
    """)
    assert board.forbidden("city b2") == ["MG-4.4"]
    assert board.forbidden("city b3") == ["MG-4.4"]
    assert board.forbidden("city d2") == ["MG-4.4"]


@rule("MG-4.5")
def test_beside_a_village_the_very_next_tile_covers_it() -> None:
    board = position("""
        . . . . . .
         Y . v . .
        . . . . . .
    """).play("city b2")
    assert board.texts() == ["city b3"]
    for text in ("stop", "road b4 e-w", "city a2"):
        assert board.forbidden(text) == ["MG-4.5"]
    board.play("city b3")
    assert board.state.tiles[board.place("b1")] == 3
    assert board.points("Y") == 8


@rule("MG-4.5")
def test_a_double_expansion_needs_two_tiles_points_and_placements() -> None:
    picture = """
        . . . . . .
         Y . v . .
        . . . . . .
    """
    assert "b2" in position(picture, card=(3, 1, 5)).of("city")  # enhanced
    assert position(picture).with_hand(points=1).forbidden("city b2") == ["MG-4.5"]
    assert position(picture).with_hand(cities=1).forbidden("city b2") == ["MG-4.5"]
    after_road = position(picture, card=(3, 1, 5)).play("road a1 se-w")
    assert after_road.forbidden("city b2") == ["MG-4.5"]


@rule("MG-4.5")
def test_a_space_between_two_villages_stays_closed_until_one_is_a_city() -> None:
    board = position(
        """
        . . v . . .
         Y . . . .
        . . v . . .
    """,
        card=(3, 3, 5),
    )
    assert board.forbidden("city b2") == ["MG-4.5"]
    open_now = position(
        """
        . . v . . .
         Y . . . .
        . . Y . . .
    """,
        card=(3, 3, 5),
    )
    assert open_now.play("city b2").texts() == ["city a3"]


@rule("MG-4.6")
def test_expanding_onto_a_village_needs_no_right_and_gives_no_market() -> None:
    board = position("""
        . . . . . .
         Y . v . .
        . . . . . .
    """).with_markets(b1="y", b3="YR")
    board.play("city b2", "city b3")
    assert board.markets("b1") == "YR"  # the sold one went, the village's stayed
    assert board.state.hands[0].markets == 11
    assert not board.state.founded


@rule("MG-4.7")
def test_each_city_tile_costs_a_point_and_there_are_no_debts() -> None:
    board = position(FAR).with_hand(points=1)
    assert board.of("city") == {"c1"}
    board.play("city c1")
    assert board.points("Y") == 0
    assert board.of("city") == set()
    assert board.forbidden("city c2") == ["MG-4.7"]


@rule("MG-4.8")
def test_founding_gives_a_market_unless_one_is_there() -> None:
    picture = """
        . . .
         g .
        . . .
    """
    fresh = position(picture).play("city b1")
    assert (fresh.markets("b1"), fresh.state.hands[0].markets) == ("Y", 9)
    assert fresh.points("Y") == 9
    own = position(picture).with_markets(b1="YO").play("city b1")
    assert (own.markets("b1"), own.state.hands[0].markets) == ("YO", 10)
    sold = position(picture).with_markets(b1="y").play("city b1")
    assert (sold.markets("b1"), sold.state.hands[0].markets) == ("y", 10)


@rule("MG-4.9")
def test_own_cities_that_touch_become_one() -> None:
    board = position("""
        . . . . . .
         Y . Y . .
        . . . . . .
    """).play("city b2")
    assert board.place("b1") == board.place("b2") == board.place("b3")
    assert board.state.tiles[board.place("b1")] == 3


@rule("MG-4.10")
def test_a_merged_city_bears_the_first_name_and_a_covered_village_loses_its_own() -> None:
    board = position("""
        . . . . . . .
         Y . Y . g .
        . . . . . . .
    """)
    first, village = board.name("b1"), board.name("b5")
    board.play("city b2")
    assert board.name("b3") == first
    board.play("city b4", "city b5")
    assert board.name("b5") == first
    assert village not in {place["name"] for place in board.game.view(board.state)["places"]}
