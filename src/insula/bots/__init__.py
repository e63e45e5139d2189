"""Players that see only the contract of a game, and never anything a table does not show."""

from insula.bots.budget import BotError
from insula.bots.levels import (
    LEVELS,
    Level,
    bot,
    bot_name,
    current_name,
    known_names,
    level,
    level_names,
)
from insula.bots.seated import Bot, Seated

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "Level",
    "Seated",
    "bot",
    "bot_name",
    "current_name",
    "known_names",
    "level",
    "level_names",
]
