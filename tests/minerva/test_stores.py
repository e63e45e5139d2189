"""Money and resources (MN-3)."""

import pytest

from tests.minerva.pictures import GAME, held, offer, play, reason, table, table_of, texts


@pytest.mark.rule("MN-3.1")
def test_what_passes_six_is_sold_at_once_token_by_token() -> None:
    state = table("Fo Fa", grain=5)
    events = play(state, "residence e2", "activate west")
    assert held(state)["grain"] == 6
    assert held(state)["denarii"] == 1
    assert "exchanged 1 grain above six for 1 denarius" in events


@pytest.mark.rule("MN-3.1")
def test_a_resource_at_six_may_be_chosen_too() -> None:
    state = table("Fo", grain=6)
    play(state, "residence e1", "activate west", "gain grain")
    assert held(state) == {"grain": 6, "denarii": 1}


@pytest.mark.rule("MN-3.1")
def test_the_excess_is_there_before_the_next_tile() -> None:
    """The grain sold at once leaves six for the Markets beyond."""
    state = table("Ma Fa Fo", grain=6)
    play(state, "residence n1w1", "activate south")
    assert held(state) == {"grain": 6, "denarii": 2}
    state = table(". Fo\nMa Fa", grain=6)
    play(state, "residence s1e1", "activate west")
    assert held(state) == {"grain": 6, "denarii": 2 + 6}


@pytest.mark.rule("MN-3.1")
def test_with_everything_at_six_no_choice_differs() -> None:
    state = table("Fo", grain=6, wood=6, stone=6, ore=6)
    play(state, "residence e1", "activate west")
    assert held(state)["denarii"] == 1
    assert state.seat() == 1


@pytest.mark.rule("MN-3.2")
def test_a_sale_is_made_with_the_payment_that_needs_it() -> None:
    state = table("Fo", wood=2, ore=2)
    offer(state, "Sl")  # a grain that is lacking costs 3 denarii
    play(state, "build Stall")
    assert texts(state) == ["sell wood", "sell ore"]
    play(state, "sell wood", "sell ore")
    assert texts(state) == ["sell wood", "sell ore"]
    play(state, "sell wood", "place e1")
    assert held(state) == {"ore": 1}


@pytest.mark.rule("MN-3.2")
def test_a_sale_without_choice_is_not_asked() -> None:
    state = table("Fo", wood=2, ore=1)
    offer(state, "Sl")
    events = play(state, "build Stall")
    assert events.count("sold 1 wood for 1 denarius") == 2
    assert texts(state)[0].startswith("place")
    state = table("Fo", wood=5, denarii=1)
    offer(state, "Sl")
    play(state, "build Stall")
    assert held(state) == {"wood": 3}


@pytest.mark.rule("MN-3.2")
def test_money_comes_before_sales() -> None:
    state = table("Fo", wood=2, ore=2, denarii=3)
    offer(state, "Sl")
    play(state, "build Stall", "place e1")
    assert held(state) == {"wood": 2, "ore": 2}


@pytest.mark.rule("MN-3.3")
def test_a_cost_is_paid_in_resources_and_only_what_lacks_in_money() -> None:
    state = table("Fo", wood=1, denarii=9)
    offer(state, "Th")
    assert [tile["extra"] for tile in GAME.view(state)["offer"]] == [3]
    events = play(state, "build Theater", "place e1")
    assert held(state) == {"denarii": 6}
    assert "paid for Theater, with 3 denarii for missing resources" in events


@pytest.mark.rule("MN-3.3")
def test_tokens_may_not_be_kept_back() -> None:
    state = table("Fo", wood=1, grain=1, ore=1)
    offer(state, "Sl", "We")
    play(state, "build Weaponry", "place e1")
    assert held(state) == {"grain": 1, "ore": 1}


@pytest.mark.rule("MN-3.3")
def test_a_token_that_the_cost_asks_for_is_not_sold_for_it() -> None:
    state = table("Fo", wood=1, grain=2, ore=2)
    offer(state, "Th")
    play(state, "build Theater")
    assert texts(state) == ["sell grain", "sell ore"]
    assert reason(state, "sell wood") == {"MN-3.3"}
    assert reason(state, "sell stone") == {"MN-3.2"}


@pytest.mark.rule("MN-3.3")
@pytest.mark.parametrize(
    ("stores", "payable"),
    [
        ({"wood": 1, "stone": 1}, True),
        ({"wood": 1, "denarii": 3}, True),
        ({"wood": 1, "denarii": 2}, False),
        ({"wood": 3, "denarii": 1}, True),
        ({"wood": 2, "denarii": 1}, False),
        ({"grain": 3, "ore": 3}, True),
        ({"grain": 2, "ore": 3}, False),
    ],
)
def test_a_build_is_payable_exactly_when_money_and_surplus_reach(
    stores: dict[str, int], payable: bool
) -> None:
    state = table_of(GAME, "Fo", 2, stores)
    offer(state, "Th")
    assert ("build Theater" in texts(state)) == payable
    if not payable:
        assert reason(state, "build Theater") == {"MN-3.3"}
