"""The move space: every decision of the game as one number, the same in every position.

Interpreted callers may enumerate it; `notation` writes each number as text.
"""

from typing import Final

from insula.games.magna_grecia.rules.box import LARGEST_MAP, MOST_VILLAGES, SHAPES

STOP: Final = 0
TAKE_ROAD: Final = 1
TAKE_CITY: Final = 2
BUILD: Final = 3  # + place: a market
SELL: Final = BUILD + MOST_VILLAGES  # + place: the market there
ORACLE: Final = SELL + MOST_VILLAGES  # + place
CITY_TILE: Final = ORACLE + MOST_VILLAGES  # + hex
ROAD_TILE: Final = CITY_TILE + LARGEST_MAP  # + hex * 9 + shape
MOVE_SPACE: Final = ROAD_TILE + LARGEST_MAP * SHAPES
