"""Rounds, turns and resupply (MG-2, MG-3)."""

import pytest

from insula.games.magna_grecia import BOX, MagnaGrecia
from tests.magna_grecia.pictures import Position, position, rule

TWO_CITIES = """
    . . . . . . . .
     . Y . . . Y .
    . . . . . . . .
     . . . . . . .
    . . . g . . . .
"""
ROADS = ("road b3 e-w", "road b5 e-w", "road b1 e-w", "road b7 e-w")
CITIES = ("city c2", "city c6", "city a2", "city a6")


def board(card: tuple[int, int, int] = (3, 2, 5)) -> Position:
    return position(TWO_CITIES, "Y", card)


@rule("MG-2.1")
def test_the_card_gives_the_order_of_the_colours_and_absent_ones_are_skipped() -> None:
    game = MagnaGrecia(BOX)
    for players in (2, 3, 4):
        for seed in range(6):
            state = game.new(players, seed)
            view = game.view(state)
            colours = [hand["colour"] for hand in view["hands"]]
            order = [colours.index(c) for c in view["card"]["order"] if c in colours]
            assert view["order"] == order
            for seat in order:
                assert state.seat() == seat
                state.play(game.find(state, "stop"))
            assert game.view(state)["round"] == 2
            assert game.view(state)["card"] == view["next_card"]


@rule("MG-2.2")
def test_two_of_three_actions_and_then_a_market_ends_the_turn() -> None:
    turn = board().play(ROADS[0], CITIES[0])
    assert turn.forbidden("take road") == ["MG-2.6"]
    turn.play(f"market {turn.name('e4')}")
    assert turn.state.round == 1


@rule("MG-2.2")
def test_a_market_is_built_or_sold_not_both() -> None:
    picture = """
        . . . . .
         Y ye-w g .
        . . . . .
    """
    for text in ("market", "sell"):
        turn = position(picture).with_markets(b1="Y")
        place = "b3" if text == "market" else "b1"
        assert f"sell {turn.name('b1')}" in turn.texts()
        assert f"market {turn.name('b3')}" in turn.texts()
        turn.play(f"{text} {turn.name(place)}")
        assert turn.state.round == 1


@rule("MG-2.3")
def test_roads_and_cities_mix_and_resupply_comes_last() -> None:
    turn = board().play(ROADS[0], CITIES[0], ROADS[1], CITIES[1], ROADS[2])
    assert turn.texts() == ["stop", f"market {turn.name('e4')}"]
    turn = board().play(ROADS[0], "take road")
    assert turn.forbidden(ROADS[1]) == ["MG-2.3"]
    assert turn.forbidden(CITIES[0]) == ["MG-2.3"]


@rule("MG-2.4")
def test_fewer_tiles_or_none_are_always_enough() -> None:
    for moves in ((), ROADS[:1], CITIES[:1], (ROADS[0], CITIES[0]), ("take road",)):
        assert "stop" in board().play(*moves).texts()


@rule("MG-2.5")
def test_one_action_alone_goes_one_step_further() -> None:
    turn = board((3, 2, 5)).play(*ROADS)
    assert turn.state.roads_laid == 4
    assert turn.of("road") == set()
    assert turn.forbidden(CITIES[0]) == ["MG-2.6"]
    assert turn.forbidden("take city") == ["MG-2.6"]
    turn = board((3, 2, 5)).play(*CITIES[:3])
    assert turn.forbidden(CITIES[3]) == turn.forbidden(ROADS[0]) == ["MG-2.6"]
    assert turn.forbidden("take road") == ["MG-2.6"]
    turn = board((3, 2, 5)).play(*["take road"] * 3, *["take city"] * 4)
    assert turn.forbidden("take city") == ["MG-2.6"]


@rule("MG-2.6")
@pytest.mark.parametrize(
    ("first", "second", "most"),
    [
        (ROADS[:1], CITIES, 2),
        (CITIES[:1], ROADS, 3),
        (ROADS[:1], ["take road"] * 9, 5),
        (CITIES[:1], ["take city"] * 9, 5),
    ],
)
def test_two_actions_go_as_far_as_the_card(
    first: tuple[str, ...], second: tuple[str, ...], most: int
) -> None:
    turn = board((3, 2, 5)).play(*first, *second[:most])
    assert turn.forbidden(second[most])[-1] == "MG-2.6"


@rule("MG-2.6")
def test_an_enhanced_action_leaves_no_second_one() -> None:
    turn = board((3, 2, 5)).play(*ROADS[:3])
    assert {"take road", CITIES[0]} <= set(turn.texts())
    turn.play(ROADS[3])
    assert set(turn.texts()) == {"stop", f"market {turn.name('e4')}"}


@rule("MG-2.7")
def test_tiles_come_from_the_supply_only() -> None:
    turn = board().with_hand(roads=0, cities=0)
    assert turn.of("road") == turn.of("city") == set()
    assert turn.forbidden(ROADS[0]) == ["MG-2.7"]
    assert turn.forbidden(CITIES[0]) == ["MG-2.7"]
    turn.play("take road", "take city")
    assert turn.state.hands[0].roads == turn.state.hands[0].cities == 1
    assert turn.of("road") == set()


@rule("MG-3.1")
def test_resupply_moves_any_mix_from_staging() -> None:
    for roads in range(8):
        turn = board().play(*["take road"] * roads, *["take city"] * (7 - roads))
        hand = turn.state.hands[0]
        assert (hand.roads, hand.staged_roads) == (10 + roads, 10 - roads)
        assert (hand.cities, hand.staged_cities) == (17 - roads, 3 + roads)
    turn = board().with_hand(staged_roads=0, staged_cities=1)
    assert turn.forbidden("take road") == ["MG-3.1"]
    turn.play("take city")
    assert turn.forbidden("take city") == ["MG-3.1"]


@rule("MG-3.2")
def test_roads_are_taken_before_cities() -> None:
    turn = board().play("take road", "take city")
    assert turn.forbidden("take road") == ["MG-3.2"]
    assert "take city" in turn.texts()
