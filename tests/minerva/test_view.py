"""The drawing in the terminal, and the view that a page draws from."""

import pytest
from rich.text import Text

from insula.games.minerva.rules.box import GOODS
from tests.aids import draw_state
from tests.minerva.pictures import GAME, offer, play, table


def test_the_drawing_names_squares_tiles_and_prices() -> None:
    state = table("Fo R A tW", grain=2)
    offer(state, "Th", "Ma")
    plain = Text.from_markup(draw_state(GAME, state)).plain
    for words in ("(R)", "(A)", "Wood", "Fountain", "n1e2", "V 0", "Round 1 of 6"):
        assert words in plain
    assert " -C Theater (wood stone, lacking 6 denarii): 2 theater points" in plain
    assert "  T Markets (grain): 1 denarius for each grain" in plain


def test_a_solo_drawing_shows_pairs() -> None:
    plain = Text.from_markup(draw_state(GAME, GAME.new(1, 4))).plain
    assert "pair" in plain


def test_the_view_names_the_square_that_a_decision_is_about() -> None:
    state = table("Fo Fa")
    assert GAME.view(state)["spot"] is None
    play(state, "residence", "place e2")
    assert GAME.view(state)["spot"] == "e2"


@pytest.mark.rule("MN-9.2")
def test_the_race_for_glory_shows_the_present_winners() -> None:
    state = table("Fo")
    assert GAME.view(state)["race"] == [None, None]
    state.cities[1].stores[GOODS.index("glory")] = 2
    assert GAME.view(state)["race"] == [1, None]
    state.cities[0].stores[GOODS.index("glory")] = 2
    state.cities[1].order = 1  # a tie goes to the lower order tile; who has not passed comes later
    assert GAME.view(state)["race"] == [1, 0]


@pytest.mark.rule("MN-10.8")
def test_a_temple_on_offer_is_worth_its_best_square() -> None:
    state = table("Fo Ma Ch", stone=2, ore=1)
    offer(state, "tT")
    [temple] = [tile for tile in GAME.view(state)["offer"] if tile["category"] == "temple"]
    assert temple["worth"] == 6


def test_a_tile_has_its_effect_as_data() -> None:
    state = table("Fo")
    offer(state, "Ma", "Bh")
    markets, bathhouse = GAME.view(state)["offer"]
    each = {"kind": "each", "amount": {"good": "denarii", "count": 1}, "good": "grain"}
    assert markets["effect"] == {"kind": "activated", "operations": [each]}
    assert bathhouse["effect"] == {"kind": "built", "operation": {"kind": "activate", "count": 3}}
