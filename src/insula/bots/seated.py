"""A bot at a table. All bots see positions only through this module."""

from dataclasses import dataclass
from typing import Protocol

from insula.kernel.contract import State
from insula.kernel.random import Random


class Bot(Protocol):
    """Chooses a legal move; all randomness comes from the given generator."""

    def choose(self, state: State, rng: Random) -> int: ...


@dataclass(frozen=True)
class Seated:
    """A bot with two generators: one for its choices, one to redeal hidden things.

    With two generators, a game of random bots equals the game of `kernel.playout`.
    """

    bot: Bot
    choosing: Random
    dealing: Random

    def decide(self, state: State) -> int:
        """Return the bot's move. It sees a copy with all hidden things redealt."""
        return self.bot.choose(redealt_copy(state, self.dealing), self.choosing)


def redealt_copy(state: State, rng: Random) -> State:
    """Return a copy with no more information than the table shows."""
    copy = state.copy()
    copy.gather()
    copy.redeal(rng)
    return copy
