"""Players that see only the contract of a game, and never anything a table does not show."""

from collections.abc import Callable
from dataclasses import dataclass

from insula.bots.greedy import Greedy
from insula.bots.random import RandomBot
from insula.bots.rollout import Rollout
from insula.bots.seated import Bot, Seated

__all__ = ["Bot", "BotError", "Level", "Seated", "bot", "bot_names", "level"]


@dataclass(frozen=True)
class Level:
    """A bot as people know it: its name, what it does, and how long it may think."""

    name: str
    about: str
    seconds: float  # for one decision; whoever runs it stops it soon afterwards
    make: Callable[[float], Bot]  # given its seconds


LEVELS = (
    Level("random", "any legal move, each as likely", 1.0, lambda seconds: RandomBot()),
    Level("greedy", "the move after which the score looks best", 2.0, lambda seconds: Greedy()),
    Level("rollout", "every move played out at random, often", 8.0, lambda seconds: Rollout()),
)
BOTS: dict[str, Level] = {each.name: each for each in LEVELS}


class BotError(ValueError):
    """A bot that does not exist; the message is for the user."""


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def level(name: str) -> Level:
    """A bot by its name, not made yet."""
    if name not in BOTS:
        raise BotError(f"there is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name]


def bot(name: str) -> Bot:
    """A bot by its name, with the time it is given for a decision."""
    found = level(name)
    return found.make(found.seconds)
