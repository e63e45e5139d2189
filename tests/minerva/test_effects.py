"""Effects by name (MN-10.1 to MN-10.4)."""

import pytest

import insula
from tests.minerva.pictures import GAME, again, held, offer, play, reason, table, table_of, texts


@pytest.mark.rule("MN-10.1")
@pytest.mark.parametrize(
    ("dealer", "resource"), [("Ma", "grain"), ("Ch", "wood"), ("Sd", "stone"), ("Bl", "ore")]
)
def test_dealers_give_a_denarius_for_each_resource_held(dealer: str, resource: str) -> None:
    stores = {"grain": 1, "wood": 2, "stone": 3, "ore": 4}
    state = table_of(GAME, f"Fo .\n{dealer}", 2, stores)
    play(state, "residence s1e1", "activate west")
    assert held(state) == {**stores, "denarii": stores[resource]}


@pytest.mark.rule("MN-10.2")
@pytest.mark.parametrize(("tile", "resource"), [("Sl", "grain"), ("We", "wood"), ("Ar", "ore")])
def test_converters_pay_their_resource_for_glory(tile: str, resource: str) -> None:
    state = table(f"Fo .\n{tile}", grain=2, wood=2, stone=2, ore=2)
    play(state, "residence s1e1", "activate west")
    assert texts(state) == ["stop", f"pay 1 {resource} for 1 glory"]
    play(state, *[f"pay 1 {resource} for 1 glory"] * 2)
    assert held(state)["glory"] == 2
    assert resource not in held(state)
    assert state.seat() == 1


@pytest.mark.rule("MN-10.2")
def test_colosseum_pays_pairs_that_may_differ() -> None:
    state = table("Fo .\nCo", grain=2, wood=3, ore=1, denarii=9, glory=9)
    play(state, "residence s1e1", "activate west")
    assert texts(state) == ["stop", "pay 2 grain for 2 glory", "pay 2 wood for 2 glory"]
    assert reason(state, "pay 2 ore for 2 glory") == {"MN-5.4"}
    play(state, "pay 2 wood for 2 glory", "pay 2 grain for 2 glory")
    assert held(state) == {"wood": 1, "ore": 1, "glory": 13, "denarii": 9}


@pytest.mark.rule("MN-10.3")
def test_trading_post_sells_resources_for_two_denarii() -> None:
    state = table("Fo", denarii=5)
    offer(state, "Tp")
    play(state, "build Trading post", "place e1")
    assert texts(state)[:2] == ["stop", "pay 2 denarii for 1 grain"]
    play(state, "pay 2 denarii for 1 wood", "pay 2 denarii for 1 stone")
    assert held(state) == {"denarii": 1, "wood": 1, "stone": 1}
    assert "pay 2 denarii for 1 ore" in texts(state)  # a token may be sold for it
    play(state, "pay 2 denarii for 1 ore", "sell wood", "stop")
    assert held(state) == {"stone": 1, "ore": 1}


@pytest.mark.rule("MN-10.1")
def test_three_grain_bring_three_denarii_at_markets() -> None:
    """The book's example: the grain is counted, not paid."""
    state = table("Fo Ma", grain=3)
    play(state, "residence n1e1", "activate south")
    assert held(state) == {"grain": 3, "denarii": 3}


@pytest.mark.rule("MN-10.3")
def test_six_denarii_buy_one_wood_and_two_stone_at_a_trading_post() -> None:
    """The book's example."""
    state = table("Fo", denarii=6)
    offer(state, "Tp")
    play(state, "build Trading post", "place e1", "pay 2 denarii for 1 wood")
    play(state, "pay 2 denarii for 1 stone", "pay 2 denarii for 1 stone", "stop")
    assert held(state) == {"wood": 1, "stone": 2}


@pytest.mark.rule("MN-10.3")
def test_trading_post_fires_only_when_built() -> None:
    state = table("Fo Tp", denarii=5)
    play(state, "residence e2", "activate west", "gain ore")
    assert held(state) == {"denarii": 5, "ore": 1}


@pytest.mark.rule("MN-10.3")
def test_dining_hall_gives_two_resources_equal_or_not_both_or_none() -> None:
    state = table("Fo", grain=1)
    offer(state, "Dh")
    play(state, "build Dining Hall", "place e1", "gain ore")
    assert texts(state) == ["gain grain", "gain wood", "gain stone", "gain ore"]
    assert reason(state, "decline") == {"MN-5.7"}
    play(state, "gain ore")
    assert held(state) == {"ore": 2}


@pytest.mark.rule("MN-10.4")
def test_triumphal_arch_takes_any_top_tile_without_marks() -> None:
    state = table("Fo", stone=2, ore=1)
    state.tops[1] = 4  # art: three marks, 6 VP
    state.tops[2] = 5  # academics: empty
    offer(state, "Ta")
    play(state, "build Triumphal arch", "place e1")
    assert texts(state) == ["decline", "take theater", "take art"]
    assert reason(state, "take academics") == {"MN-6.3"}
    assert play(state, "take art")[0] == "gained the art tile worth 6 VP"
    assert state.breakdown()[0]["culture"] == 6


@pytest.mark.rule("MN-6.3")
def test_with_all_stacks_empty_the_arch_is_built_without_effect() -> None:
    state = table("Fo", stone=2, ore=1)
    state.tops[0] = state.tops[1] = state.tops[2] = 5
    offer(state, "Ta")
    play(state, "build Triumphal arch", "place e1")
    assert state.seat() == 1


def test_a_declined_arch_takes_nothing() -> None:
    state = table("Fo", stone=2, ore=1)
    offer(state, "Ta")
    play(state, "build Triumphal arch", "place e1", "decline")
    assert state.breakdown()[0]["culture"] == 0
    again(state)
    assert insula.text(GAME.question(state)).startswith("Build a facility")
