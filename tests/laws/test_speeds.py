"""The compiled rules and the plain source are the same game, state by state and score by score."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import insula
from tests.laws.seatings import seatings, walk


def trace(games: int) -> str:
    """For every seating a digest of every state, its legal moves, scores and ranking."""
    lines = []
    for seating in seatings():
        whole = hashlib.sha256()
        for seed in range(games):
            for step, state in enumerate(walk(seating, seed)):
                told: list[object] = [state.numbers(), state.legal()]
                if step % 10 == 0 or state.over():
                    told += [state.scores(), state.ranking(), seating.game.view(state)]
                whole.update(repr(told).encode())
        lines.append(f"{seating} {whole.hexdigest()}")
    return "\n".join(lines)


def said_in(pure: str, module: str, call: str) -> str:
    """What a call to a test module gives in a fresh process at one of the speeds."""
    code = f"import insula; from {module} import *; print(insula.compiled); print({call})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "INSULA_PURE": pure},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    speed, _, lines = done.stdout.partition("\n")
    assert speed == str(pure == "0")
    return lines


@pytest.mark.skipif(not insula.compiled, reason="there is only one speed here")
@pytest.mark.parametrize("games", [5, pytest.param(150, marks=pytest.mark.slow)])
def test_both_speeds_play_the_same_games(games: int) -> None:
    compiled, plain = (said_in(pure, __name__, f"trace({games})") for pure in ("0", "1"))
    assert compiled.splitlines() == plain.splitlines()
    assert len(set(compiled.splitlines())) == len(list(seatings()))
