"""The move space: every decision of the game as one number, the same in every position.

Uncompiled callers may enumerate it; `notation` gives each number its words.
"""

from typing import Final

NO_TRADE: Final = 0
TRADE_WAY: Final = 1  # + way
NO_ACTION_MOVE: Final = 5
ORDER_ENTRY: Final = 6  # + place among the pending gains
RING_SLOT: Final = 10  # + slot: pick or reserve
ROW_PLACE: Final = 20  # + place in the solo row
CONQUER: Final = 23  # + card * 3 + slot
BLESS: Final = 32  # + square
BUILD: Final = 153  # + place of the display * 121 + site
PLACE_TILE: Final = 516  # + square * 4 + turned
MOVE_SPACE: Final = 1000
