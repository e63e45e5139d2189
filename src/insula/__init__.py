"""Insula: a digital table for three ancient-city board games."""

from insula._speed import compiled
from insula.catalogue import game, game_names
from insula.texts import text

__version__ = "0.1.0"
__all__ = ["__version__", "compiled", "game", "game_names", "text"]
