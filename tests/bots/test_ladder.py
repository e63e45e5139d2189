"""Each level beats the one below it; long, so behind --slow."""

from itertools import pairwise

import pytest

import insula
from insula.arena.match import Match, play_bots
from insula.bots import level_names

GAMES = 60
LEVELS = level_names()
RUNGS = list(pairwise(LEVELS))


@pytest.mark.slow
@pytest.mark.skipif(not insula.compiled, reason="takes days in plain Python")
@pytest.mark.parametrize("name", insula.game_names())
@pytest.mark.parametrize(("lower", "higher"), RUNGS)
def test_a_level_beats_the_one_below(name: str, lower: str, higher: str) -> None:
    """Both seats of the same deals; 70 : 30 is asked, 60 of 100 is what 60 games can tell apart."""
    won = 0.0
    for bots, seat in (((higher, lower), 0), ((lower, higher), 1)):
        match = Match(name, 2, 11, bots)
        for number in range(GAMES // 2):
            ranking = play_bots(match, number).ranking
            won += (ranking[seat] == 1) / ranking.count(1)
    assert won / GAMES >= 0.6
