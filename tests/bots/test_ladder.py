"""Each level beats the one below it 70 : 30, and a bot that does nothing 80 : 20.

The full tests are long and run with --slow only.
"""

from itertools import pairwise
from pathlib import Path

import pytest

import insula
from insula.arena.match import Match, play_bots
from insula.arena.tournament.sequential_test import Claim, SequentialTest
from insula.bots import level_names

MOST_DEALS = 200
ASKED = 0.7
ASKED_OF_IDLERS = 0.8
LEVELS = [*level_names()[:-1], "consul:iterations=600"]
"""The best level has a time limit; this is less than its second."""
IDLER = f"{Path(__file__).parent / 'idler.py'}:Idler"
RUNGS = list(pairwise(LEVELS))
GOALS = [(name, higher, lower) for name in insula.game_names() for lower, higher in RUNGS]
SKILLED = LEVELS[LEVELS.index("apprentice") :]


@pytest.mark.slow
@pytest.mark.skipif(not insula.compiled, reason="takes days in plain Python")
@pytest.mark.parametrize(("name", "higher", "lower"), GOALS)
def test_a_level_beats_the_one_below(name: str, higher: str, lower: str) -> None:
    assert_takes(name, higher, lower, ASKED)


@pytest.mark.slow
@pytest.mark.skipif(not insula.compiled, reason="takes days in plain Python")
@pytest.mark.parametrize("name", insula.game_names())
@pytest.mark.parametrize("level", SKILLED)
def test_a_skilled_level_beats_a_bot_that_does_the_first_thing_it_may(
    name: str, level: str
) -> None:
    assert_takes(name, level, IDLER, ASKED_OF_IDLERS)


@pytest.mark.one_speed
@pytest.mark.skipif(not insula.compiled, reason="takes minutes in plain Python")
@pytest.mark.parametrize("name", ["magna-roma", "magna-roma-draft"])
def test_apprentice_beats_a_bot_that_does_the_first_thing_it_may_in_magna_roma(name: str) -> None:
    shares = [share_of(name, "apprentice", IDLER, deal) for deal in range(10)]
    assert sum(shares) / len(shares) >= ASKED_OF_IDLERS


@pytest.mark.one_speed
@pytest.mark.skipif(not insula.compiled, reason="takes minutes in plain Python")
@pytest.mark.parametrize(
    ("level", "asked"), [("apprentice", 0.8), ("citizen", 0.8), ("senator", 0.9)]
)
def test_passing_at_once_does_not_win_minerva(level: str, asked: float) -> None:
    """A bot that passes at once in every round makes every action cost a denarius (MN-8.3)."""
    shares = [share_of("minerva", level, IDLER, deal) for deal in range(20)]
    assert sum(shares) / len(shares) >= asked


def assert_takes(name: str, higher: str, lower: str, asked: float) -> None:
    """A sequential test over deals; what it leaves open must not look worse than what is asked."""
    trial = SequentialTest(Claim(higher, lower, asked))
    shares = []
    for deal in range(MOST_DEALS):
        shares.append(share_of(name, higher, lower, deal))
        trial.add(shares[-1])
        if trial.verdict() != "open":
            break
    mean = sum(shares) / len(shares)
    assert trial.verdict() == "holds" or (trial.verdict() == "open" and mean >= asked)


def share_of(name: str, higher: str, lower: str, deal: int) -> float:
    """What the higher level takes of a deal that is played from both seats."""
    won = 0.0
    for seat in range(2):
        bots = (higher, lower) if seat == 0 else (lower, higher)
        ranking = play_bots(Match(name, 2, 11, bots), deal).ranking
        won += (ranking[seat] == 1) / ranking.count(1)
    return won / 2
