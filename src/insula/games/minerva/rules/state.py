"""A position of Minerva, and the agenda of steps that are still to be taken."""

from typing import Final

from mypy_extensions import i64

from insula.games.minerva.rules.box import RANKS, ROUNDS, STACKS, TALLEST, Box
from insula.games.minerva.rules.city import City
from insula.kernel.agenda import Agenda
from insula.kernel.arrays import filled, vec
from insula.kernel.numbers import Numbers

# Steps a player decides.
ACTION: Final = 0  # MN-2.3
PLACING: Final = 1  # where the tile or residence in hand goes (MN-4.2)
DIRECTION: Final = 2  # which line a residence activates (MN-5.1)
SELL: Final = 3  # which token is sold for a payment (MN-3.2)
RESOURCE: Final = 4  # one resource of choice (MN-3.1)
CONVERT: Final = 5  # pay and gain once more, or stop (MN-5.4)
CHOICE: Final = 6  # between the sides of a slash (MN-5.4)
OFFER: Final = 7  # use a [when built] effect or not (MN-4.3)
BATHE: Final = 8  # which tile around the Bathhouse (MN-10.5)
LIFT: Final = 9  # which tile around the Aqueduct (MN-10.6)
RESETTLE: Final = 10  # where it goes
DEMOLISH: Final = 11  # which residence around the Circus (MN-10.7)
TRIUMPH: Final = 12  # which culture tile (MN-10.4)
BIND: Final = 13  # the category of a point of choice (MN-6.1)
HIRE: Final = 14  # an assistant, and how to pay (MN-9.1)
DECISIONS: Final = 15
# Steps that run by themselves.
TURN: Final = 15  # a seat's turn begins
END: Final = 16  # a turn ends: culture is checked
LINE: Final = 17  # a line continues from a square in a direction
EFFECT: Final = 18  # a tile's effect continues
PAY_BUILD: Final = 19  # pay for a tile or residence, after the sales
SEND: Final = 20  # pay the surcharge and put an assistant down
PAY_HIRE: Final = 21  # pay for an assistant
HIRING: Final = 22  # the holder of an order tile may hire
AWARD: Final = 23  # glory tiles of the round (MN-9.2)
PREPARE: Final = 24  # the next round (MN-9.4, MN-9.5)
EXCHANGE: Final = 25  # pay and gain once, after the sales
BATHING: Final = 26  # the Bathhouse continues
STEP_NAMES: Final = (
    "action",
    "place",
    "direction",
    "sell",
    "resource",
    "convert",
    "choose",
    "offer",
    "bathhouse",
    "aqueduct",
    "resettle",
    "circus",
    "culture",
    "garden",
    "assistant",
)

# Events for the log: (kind, seat, a, b, c). A cause is a square * 128 + the tile on it.
ROUND: Final = 1  # number
REVEALED: Final = 2  # tile
TEMPLE_SHOWN: Final = 3  # tile
TAKEN: Final = 4  # tile, denarii paid
PLACED: Final = 5  # tile, square
HOUSED: Final = 6  # square
ASSISTED: Final = 7  # square
LOOKED: Final = 8  # direction
GAINED: Final = 9  # good, amount, cause
EXCESS: Final = 10  # resource, amount sold at once
PAID: Final = 11  # good, amount, cause
SOLD: Final = 12  # resource
SURCHARGE: Final = 13  # denarii
PASSED: Final = 14  # order tile, or 0
WAITED: Final = 15  # denarii
BOUND: Final = 16  # category
WON: Final = 17  # stack, points
HIRED: Final = 18  # good, amount
AWARDED: Final = 19  # rank, points
UNCLAIMED: Final = 20  # rank
MOVED: Final = 21  # tile, from, to
REMOVED: Final = 22  # square
LEFT: Final = 23  # tile that leaves the game (MN-12.3)
BONUS: Final = 24  # denarii of a round tile (MN-12.3)
DECLINED: Final = 25  # tile
ENDED: Final = 26
BATHED: Final = 27  # tile, square

DEEPEST: Final = 14  # steps on the agenda at once
NONE: Final = -1
GONE: Final = -2  # owner of a glory tile that left the game


class MinervaState(Agenda):
    """A position. The rules that change it are in the modules named by chapter."""

    def __init__(self, box: Box, players: i64, source: "MinervaState | None") -> None:
        super().__init__(players, DEEPEST, source)
        self.box: Box = box
        if source is not None:
            self.deck: vec[i64] = source.deck  # a redeal makes a new one
            self.drawn: i64 = source.drawn
            self.temples: vec[i64] = source.temples  # likewise
            self.temples_drawn: i64 = source.temples_drawn
            self.offer: vec[i64] = source.offer[:]
            self.pairs: vec[i64] = source.pairs[:]
            self.culture: vec[i64] = source.culture[:]
            self.tops: vec[i64] = source.tops[:]
            self.glory: vec[i64] = source.glory[:]
            self.round: i64 = source.round
            self.first: i64 = source.first
            self.passes: i64 = source.passes
            self.begun: i64 = source.begun
            self.shown: i64 = source.shown
            self.cities: list[City] = [City(city) for city in source.cities]
            return
        self.deck = filled(0, 0)  # locations and round tiles in drawing order
        self.drawn = 0  # how many of them are drawn
        self.temples = filled(0, 0)  # temples in drawing order
        self.temples_drawn = 0
        self.offer = filled(box.tiles, 0)  # copies in the facility area, by tile
        self.pairs = filled(0, 0)  # solo: tile * 128 + tile, the smaller second
        self.culture = filled(STACKS * TALLEST, NONE)  # owner of each culture tile
        self.tops = filled(STACKS, 0)  # culture tiles taken from each stack
        self.glory = filled(ROUNDS * RANKS, NONE)  # owner of each glory tile, or GONE
        self.round = 1
        self.first = 0  # seat that starts the round
        self.passes = 0  # in this round
        self.begun = 0  # turns of seats that had not passed
        self.shown = 0  # hidden things turned over since the deal
        self.cities = [City(None) for _ in range(players)]

    # -- what the contract asks and the fields answer ----------------------------------------

    def turns(self) -> i64:
        return self.begun

    def revealed(self) -> i64:
        return self.shown

    def max_moves(self) -> i64:
        return 256

    def home(self) -> tuple[str, str]:
        return "insula.games.minerva", self.box.key

    def transfer(self, numbers: Numbers) -> None:
        """Write all fields as numbers, or read them into a new state of the same box."""
        super().transfer(numbers)
        self.drawn = numbers.number(self.drawn)
        self.temples_drawn = numbers.number(self.temples_drawn)
        self.round = numbers.number(self.round)
        self.first = numbers.number(self.first)
        self.passes = numbers.number(self.passes)
        self.begun = numbers.number(self.begun)
        self.shown = numbers.number(self.shown)
        self.deck = numbers.array(self.deck)
        self.temples = numbers.array(self.temples)
        self.offer = numbers.array(self.offer)
        self.pairs = numbers.array(self.pairs)
        self.culture = numbers.array(self.culture)
        self.tops = numbers.array(self.tops)
        self.glory = numbers.array(self.glory)
        for city in self.cities:
            city.transfer(numbers)
