"""A bot at a table: the one door through which a bot sees a position."""

from dataclasses import dataclass
from typing import Protocol

from insula.kernel.contract import State
from insula.kernel.random import Random


class Bot(Protocol):
    """Chooses among the legal moves; all its chance comes from the generator it is handed."""

    def choose(self, state: State, rng: Random) -> int: ...


@dataclass(frozen=True)
class Seated:
    """A bot with its chance: one generator to choose by, another to redeal what it is shown.

    Two, so that a game of random bots is the very game that `kernel.playout` plays.
    """

    bot: Bot
    choosing: Random
    dealing: Random

    def decide(self, state: State) -> int:
        """What the bot plays here. It gets a copy in which everything hidden lies otherwise."""
        return self.bot.choose(redealt(state, self.dealing), self.choosing)


def redealt(state: State, rng: Random) -> State:
    """A copy that tells nothing more than the table shows."""
    copy = state.copy()
    copy.gather()
    copy.redeal(rng)
    return copy
