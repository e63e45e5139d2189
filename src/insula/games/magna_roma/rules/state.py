"""A position of Magna Roma, and the agenda of steps that are still to be taken."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import PLACES, PROVINCES, Box
from insula.games.magna_roma.rules.city import CODE, TOWN_CENTER, City
from insula.kernel.agenda import Agenda
from insula.kernel.arrays import filled, vec
from insula.kernel.numbers import Numbers

# Steps a player decides.
PICK: Final = 0  # the first tile from the ring (MR-1.5)
CHOOSE: Final = 1  # one of the three solo tiles (MR-13.1)
PLACE: Final = 2  # MR-3
TRADE: Final = 3  # take the trade above the marker or not (MR-6.2)
ORDER: Final = 4  # which pending gain comes next (MR-3.5)
ACTION: Final = 5  # at most one optional action (MR-2.1)
RESERVE: Final = 6  # the next tile (MR-11)
DECISIONS: Final = 7
# Steps that run by themselves.
TURN: Final = 7  # a seat's turn begins
STARS: Final = 8  # stars still to advance: colour * 8 + count
SYMBOLS: Final = 9  # the symbols of the tile on a square
GAINS: Final = 10  # pending gains, packed: see `pending`
ADVANCE: Final = 11  # luxuries still to advance
END: Final = 12  # a turn ends
STEP_NAMES: Final = ("pick", "choose", "place", "trade", "order", "action", "reserve")

# Events for the log: (kind, seat, a, b, c).
PICKED: Final = 1  # slot, tile
TOOK: Final = 2  # place in the solo row, tile
PLACED: Final = 3  # square, tile, turned
STAR: Final = 4  # colour, space
GAINED: Final = 5  # good, amount, source
LOST: Final = 6  # good, amount, why
TRADED: Final = 7  # trade, way
DECLINED: Final = 8  # trade
BUILT: Final = 9  # monument, site, price
CONQUERED: Final = 10  # place of the card, slot, legions
BLESSING: Final = 11  # square
NO_ACTION: Final = 12
RESERVED: Final = 13  # slot, tile
REFILLED: Final = 14  # slot, tile
DISPLAYED: Final = 15  # place, monument
DISCARDED: Final = 16  # tile
REVEALED: Final = 17  # place in the solo row, tile
TOKEN: Final = 18  # space, points
ENDED: Final = 19

# Where a gain came from: the neighbour of a symbol by direction, or:
FROM_TRADE: Final = 4
FROM_MONUMENT: Final = 5
FROM_PROVINCE: Final = 6
FROM_FAITH: Final = 7
FROM_BONUS: Final = 8  # + number of the bonus on the dashboard

# Why a gain was lost (MR-4.3).
PAST_THE_END: Final = 0  # of its board
NONE_LEFT: Final = 1  # in the supply

DEEPEST: Final = 12  # steps on the agenda at once
RING: Final = 10
NONE: Final = -1
BLOCKED_SLOT: Final = 4  # owner of a slot closed in solo (MR-13.3)


class RomaState(Agenda):
    """What lies on the table. The rules that move it are in the modules named by chapter."""

    def __init__(self, box: Box, players: i64, source: "RomaState | None") -> None:
        super().__init__(players, DEEPEST, source)
        self.box: Box = box
        if source is not None:
            self.deck: vec[i64] = source.deck[:]
            self.drawn: i64 = source.drawn
            self.ring: vec[i64] = source.ring[:]
            self.monuments: vec[i64] = source.monuments[:]
            self.monuments_drawn: i64 = source.monuments_drawn
            self.display: vec[i64] = source.display[:]
            self.provinces: vec[i64] = source.provinces  # never changes after the deal
            self.tokens: vec[i64] = source.tokens  # neither does this
            self.objectives: vec[i64] = source.objectives  # nor this
            self.slots: vec[i64] = source.slots[:]
            self.war_tokens: i64 = source.war_tokens
            self.shown: i64 = source.shown
            self.focus: i64 = source.focus
            self.cities: list[City] = [City(city) for city in source.cities]
            return
        self.deck = filled(0, 0)  # City tiles in drawing order
        self.drawn = 0  # how many of them are drawn
        self.ring = filled(RING, NONE)  # tile by slot; the solo row uses the first three
        self.monuments = filled(0, 0)  # monuments in drawing order
        self.monuments_drawn = 0
        self.display = filled(PLACES, NONE)
        self.provinces = filled(PROVINCES, 0)  # cards in play
        self.tokens = filled(0, 0)  # trade by token place
        self.objectives = filled(0, 0)  # solo objective by line
        self.slots = filled(PROVINCES * 3, NONE)  # seat by province slot
        self.war_tokens = 0  # bits of the spaces whose token is still there
        self.shown = 0  # hidden things turned over since the deal
        self.focus = 0  # square placed or blessed last, for the log
        self.cities = [City(None) for _ in range(players)]
        for seat in range(players):
            self.cities[seat].squares[TOWN_CENTER] |= seat << CODE  # its design

    # -- what the contract asks and the fields answer ----------------------------------------

    def revealed(self) -> i64:
        return self.shown

    def max_moves(self) -> i64:
        return 160

    def home(self) -> tuple[str, str]:
        return "insula.games.magna_roma", self.box.key

    def transfer(self, numbers: Numbers) -> None:
        """Write all fields as numbers, or read them into a new state of the same box."""
        super().transfer(numbers)
        self.drawn = numbers.number(self.drawn)
        self.monuments_drawn = numbers.number(self.monuments_drawn)
        self.war_tokens = numbers.number(self.war_tokens)
        self.shown = numbers.number(self.shown)
        self.focus = numbers.number(self.focus)
        self.deck = numbers.array(self.deck)
        self.ring = numbers.array(self.ring)
        self.monuments = numbers.array(self.monuments)
        self.display = numbers.array(self.display)
        self.provinces = numbers.array(self.provinces)
        self.tokens = numbers.array(self.tokens)
        self.objectives = numbers.array(self.objectives)
        self.slots = numbers.array(self.slots)
        for city in self.cities:
            city.transfer(numbers)
