"""The rulebook's worked examples that have no letter: resupply, a second market, the tip."""

import pytest

from tests.magna_grecia.pictures import position, rule


@rule("MG-3.1")
@pytest.mark.parametrize(("roads", "cities"), [(0, 5), (5, 0), (4, 1)])
def test_example_resupply_takes_five_tiles_in_any_mix(roads: int, cities: int) -> None:
    """With example A's card and another action taken: five tiles, and no sixth."""
    board = position(". Y . .\n . . .", "Y", (3, 2, 5)).play("road a3 e-w")
    board.play(*["take road"] * roads, *["take city"] * cities)
    hand = board.state.hands[0]
    assert (hand.roads, hand.cities) == (9 + roads, 10 + cities)
    assert "MG-2.6" in board.forbidden("take road")
    assert "MG-2.6" in board.forbidden("take city")


@rule("MG-6.5")
@rule("MG-6.1")
def test_example_after_founding_another_market_is_built_or_one_sold() -> None:
    picture = """
        g be-w v . .
         . . . .
    """
    board = position(picture, "B").play("city a1")
    own, village = board.name("a1"), board.name("a3")
    assert {f"market {village}", f"sell {own}"} <= set(board.texts())
    board.play(f"market {village}")
    assert board.markets("a1") == board.markets("a3") == "B"
    assert board.points("B") == 8  # a city tile and a market in a village
    sold = position(picture, "B").play("city a1", f"sell {own}")
    assert sold.markets("a1") == "b"
    assert sold.points("B") == 10


@rule("MG-6.2")
@rule("MG-6.4")
def test_example_tip_a_market_costs_four_is_worth_six_and_wins_two() -> None:
    """Three tiles and one market; six places are connected."""
    board = position(
        """
        . v . v . v .
         . ose-nw one-sw . one-sw .
        v oe-w O O O oe-w v
         . . one-sw . . .
        . . B . . . .
    """,
        "B",
    ).with_markets(c3="O")
    assert board.value("c3") == 6
    board.play(f"market {board.name('c3')}")
    assert board.points("B") == 10 - 4
    assert board.score("B") == {"left over": 6, "markets": 6, "oracles": 0}
