"""Players that see only the contract of a game, and never anything a table does not show."""

from insula.bots.greedy import Greedy
from insula.bots.random import RandomBot
from insula.bots.rollout import Rollout
from insula.bots.seated import Bot, Seated

__all__ = ["Bot", "BotError", "Seated", "bot", "bot_names"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy, "rollout": Rollout}


class BotError(ValueError):
    """A bot that does not exist; the message is for the user."""


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BotError(f"there is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name]()
