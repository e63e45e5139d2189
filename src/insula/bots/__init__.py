"""Players that see only the contract of a game, and never anything a table does not show."""

from insula.bots.budget import BotError
from insula.bots.levels import LEVELS, bot, bot_name, bot_names, level_names
from insula.bots.seated import Bot, Seated

__all__ = ["LEVELS", "Bot", "BotError", "Seated", "bot", "bot_name", "bot_names", "level_names"]
