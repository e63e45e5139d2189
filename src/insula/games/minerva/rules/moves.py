"""The move space: every decision of the game as one number, the same in every position.

A square is one number too: (128 + steps south of the origin) * 256 + 128 + steps east of it. The
origin is where the Fountain stood at the start. No box has more than 120 tiles for one city, so
no city, however thin, leaves these 256 x 256 squares (MN-4.2). `notation` gives words to all.
"""

from typing import Final

ORIGIN: Final = 128 * 256 + 128
SQUARES: Final = 65536

PASS: Final = 0
STOP: Final = 1  # no more of this conversion
DECLINE: Final = 2  # a [when built] effect
USE: Final = 3
NO_ASSISTANT: Final = 4
WITH_DENARII: Final = 5
WITH_GLORY: Final = 6
NOWHERE: Final = 7  # all directions with nothing to activate are one
TOWARDS: Final = 8  # + direction
TAKE_RESOURCE: Final = 12  # + resource
SELL_RESOURCE: Final = 16  # + resource
BIND_POINT: Final = 20  # + category of culture
TAKE_CULTURE: Final = 24  # + stack
RESIDE: Final = 28  # build a residence: where is asked next
ALTERNATIVE: Final = 32  # + place among the alternatives
PAY_FOR: Final = 64  # + paid * 8 + gained: resources, or FIXED where the tile leaves no choice
FIXED: Final = 4
TAKE_MONEY: Final = 128  # + facility that leaves the game (MN-12.3)
BUILD: Final = 1024  # + tile + 128 * (1 + partner), or + tile where nothing is paired
PLACE: Final = SQUARES  # + square: of the tile in hand, or the one lifted
ASSIST: Final = 2 * SQUARES  # + square
PICK: Final = 3 * SQUARES  # + square: a tile around the special just built
MOVE_SPACE: Final = 4 * SQUARES
