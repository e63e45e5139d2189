"""Levels win against a player that does the first thing it may, which is to stop every turn."""

import pytest

import insula
from tests.bots.test_ladder import IDLER, share_of

pytestmark = [
    pytest.mark.one_speed,
    pytest.mark.skipif(not insula.compiled, reason="takes minutes in plain Python"),
]


def share(level: str, deals: int) -> float:
    return sum(share_of("magna-grecia", level, IDLER, deal) for deal in range(deals)) / deals


def test_the_first_thing_that_may_be_done_is_to_stop() -> None:
    game = insula.game("magna-grecia")
    state = game.new(2, 1)
    assert game.text(state, state.legal()[0]) == "stop"


def test_apprentice_wins_against_a_player_that_always_stops() -> None:
    assert share("apprentice", 20) >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize("level", ["citizen", "senator", "consul:iterations=60"])
def test_every_level_above_wins_against_a_player_that_always_stops(level: str) -> None:
    assert share(level, 10) >= 0.8
