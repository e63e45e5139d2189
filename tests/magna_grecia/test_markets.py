"""Markets: building, cost, activity, value, sale, merging (MG-6, MG-1.7)."""

from insula.games.magna_grecia.facts.events import Dropped
from tests.magna_grecia.pictures import position, rule


@rule("MG-6.1")
def test_a_market_is_built_in_a_village_or_an_opponents_city_without_a_road() -> None:
    board = position("""
        g . . . v . .
         . . O . . .
        . . . . . Y .
         @ . . . . .
    """)
    assert board.of("market") == {board.name("a1"), board.name("a5"), board.name("b3")}
    assert board.forbidden(f"market {board.name('c6')}")[0] == "MG-6.1"
    assert "MG-1.3" in board.forbidden(f"market {board.name('d1')}")
    board.play(f"market {board.name('b3')}")
    assert board.markets("b3") == "Y"


@rule("MG-6.1")
def test_one_market_in_a_place_a_sold_one_counts_too() -> None:
    board = position("""
        g . . . v
         . . O .
    """).with_markets(a1="Y", a5="y")
    assert board.of("market") == {board.name("b3")}
    assert board.forbidden(f"market {board.name('a1')}") == ["MG-6.1"]
    assert board.forbidden(f"market {board.name('a5')}") == ["MG-6.1"]
    assert board.forbidden("market nowhere") == ["MG-6.1"]


@rule("MG-6.2")
def test_a_market_costs_tiles_and_opponents_unsold_markets() -> None:
    board = position("""
        g . . . v
         . . O .
        . . . O .
         . . . .
    """).with_markets(a1="ORB", a5="rB", b3="OrB")
    costs = {"a1": 4, "a5": 2, "b3": 4}
    for hex_name, cost in costs.items():
        rich = position("""
            g . . . v
             . . O .
            . . . O .
             . . . .
        """).with_markets(a1="ORB", a5="rB", b3="OrB")
        rich.play(f"market {rich.name(hex_name)}")
        assert (rich.points("Y"), rich.state.hands[0].markets) == (10 - cost, 9)
        poor = board.with_hand(points=cost - 1)
        assert poor.forbidden(f"market {poor.name(hex_name)}") == ["MG-6.2"]


@rule("MG-6.3")
def test_a_market_is_active_in_an_own_city_or_connected_to_one() -> None:
    board = position("""
        . . . . . . . .
         Y re-w v re-w O . .
        . . . . . . . .
    """)
    assert board.active("Y", "b1")
    assert board.active("Y", "b3")  # whatever the colour of the road
    assert board.active("O", "b3")
    assert not board.active("Y", "b5")  # the village lies between
    assert not board.active("R", "b3")


@rule("MG-6.4")
def test_the_value_is_the_number_of_different_other_places() -> None:
    board = position("""
        . oe-sw oe-w oe-w yse-w . .
         Y ye-w @ . . v
        . . . . . . .
    """)
    assert board.value("b1") == 1  # the second road ends at nothing
    board.play("road b5 e-nw")
    assert board.value("b1") == 2
    assert board.value("b6") == board.value("b3") == 1


@rule("MG-6.4")
def test_several_roads_to_one_place_count_once_and_a_road_home_nothing() -> None:
    board = position("""
        . ye-sw yse-w .
         Y ye-w v
        . . . .
    """)
    assert board.value("b1") == board.value("b3") == 1
    home = position("""
        . ye-sw ye-w yse-w
         Y Y Y
        . . . .
    """)
    assert home.value("b1") == 0


@rule("MG-6.4")
def test_places_that_become_one_lower_the_counts_of_third_ones() -> None:
    board = position("""
        . . . . .
         Y . Y .
        . yse-nw yne-sw . .
         . v . .
    """)
    assert board.value("d2") == 2
    board.play("city b2")
    assert board.value("d2") == board.value("b1") == 1


@rule("MG-6.5")
def test_an_active_market_is_sold_for_its_value_and_stays() -> None:
    board = position("""
        . . . . . . .
         Y ye-w v ye-w @ .
        . . . . . . .
    """).with_markets(b1="Y", b3="Y")
    board.play(f"sell {board.name('b3')}")
    assert board.points("Y") == 12
    assert board.markets("b3") == "y"
    again = board.turn_of("Y")
    assert again.forbidden(f"sell {again.name('b3')}") == ["MG-6.5"]
    assert again.forbidden(f"market {again.name('b3')}") == ["MG-6.1"]
    assert again.score("Y") == {"left over": 12, "markets": 1, "oracles": 0}


@rule("MG-6.5")
def test_any_active_market_may_be_sold_also_one_worth_nothing() -> None:
    board = position("""
        . . . . . . .
         Y . v re-w O .
        . . . . . . .
    """).with_markets(b1="Y", b3="Y")
    assert board.of("sell") == {board.name("b1")}
    assert board.forbidden(f"sell {board.name('b3')}") == ["MG-6.3"]
    assert board.forbidden(f"sell {board.name('b5')}") == ["MG-6.5"]
    board.play(f"sell {board.name('b1')}")
    assert board.points("Y") == 10
    assert board.markets("b1") == "y"


@rule("MG-6.5")
def test_the_market_of_a_city_founded_this_turn_may_be_sold() -> None:
    board = position("""
        . . . . .
         g re-w v .
        . . . . .
    """).play("city b1")
    board.play(f"sell {board.name('b1')}")
    assert board.points("Y") == 10


@rule("MG-6.6")
def test_the_size_of_a_city_does_not_change_a_value() -> None:
    small = position("""
        . . . .
         Y ye-w v
        . . . .
    """)
    large = position("""
        Y . . .
         Y ye-w v
        Y . . .
    """)
    assert small.value("b1") == large.value("b1") == 1


@rule("MG-6.7")
def test_each_keeps_one_market_in_a_merged_city_the_unsold_one() -> None:
    board = position("""
        . . . . .
         Y . Y .
        . . . . .
    """).with_markets(b1="YOrb", b3="yORb")
    board.play("city b2")
    assert board.markets("b1") == "YORb"
    assert [hand.markets for hand in board.state.hands] == [11, 11, 11, 11]
    assert sum(isinstance(event, Dropped) for event in board.events()) == 4


@rule("MG-1.7")
def test_without_a_piece_there_is_no_market_not_even_the_free_one() -> None:
    board = position("""
        g . . v
         . . .
    """).with_hand(markets=0)
    assert board.of("market") == set()
    assert board.forbidden(f"market {board.name('a4')}") == ["MG-1.7"]
    board.play("city a1")
    assert board.markets("a1") == ""
    assert board.forbidden(f"market {board.name('a1')}")[0] == "MG-6.1"
