"""Texts of moves to try in any game: `why_not` is empty exactly for the legal ones."""

from typing import Any

from insula.kernel.contract import State
from insula.kernel.game import Game
from tests.magna_grecia import sample_moves as grecia
from tests.magna_roma import sample_moves as roma
from tests.minerva import sample_moves as minerva

SAMPLES: dict[str, Any] = {
    "magna-roma": roma.sample_moves,
    "magna-roma-draft": roma.sample_moves,
    "magna-grecia": grecia.sample_moves,
    "minerva": minerva.sample_moves,
}


def sample_moves(game: Game, state: State) -> list[str]:
    """Return texts that a player might try now, legal and illegal."""
    found: list[str] = SAMPLES[game.name](game.content, state)
    return found
