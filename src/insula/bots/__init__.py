"""Bots. They see only what the table shows; the evaluators know the rules of their games."""

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
