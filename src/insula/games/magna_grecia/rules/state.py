"""A position of Magna Grecia with its agenda of pending steps."""

from typing import Final, Literal

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import MOST_CITY_TILES, Box
from insula.kernel.agenda import Agenda
from insula.kernel.arrays import filled, vec
from insula.kernel.numbers import Numbers

# Decisions of a player.
PLACE_ORACLE: Final = 0  # where the players place the oracles themselves (MG-1.3)
TURN: Final = 1  # lay, take, build, sell or stop (MG-2)
COVER: Final = 2  # the village beside the tile just laid, at once (MG-4.5); detail: its place
DECISIONS: Final = 3
# An automatic step.
ROUND: Final = 3  # the next card, or the end
StepName = Literal["oracle", "turn", "cover"]
STEP_NAMES: Final[tuple[StepName, ...]] = ("oracle", "turn", "cover")

# What lies on a hex.
OPEN: Final = 0
VILLAGE: Final = 1
ORACLE: Final = 2
OUTSIDE: Final = 3  # sea, or beyond the edge
CITY: Final = 4  # + seat
ROAD: Final = 8  # + seat * 9 + shape
GONE: Final = 3  # kind of a place that is part of another now

# What lies beside a hex, packed: a bit for each seat's cities, then:
BESIDE_ORACLE: Final = 16
VILLAGES: Final = 5  # from this bit on, three bits: how many villages
ONE_VILLAGE: Final = 1 << 5
ANY_VILLAGE: Final = 7 << 5
VILLAGE_SUM: Final = 8  # from this bit on: the sum of their places

# Road anchors of a hex, packed: six bits a seat for the sides that anchor its road, then:
FACED: Final = 24  # from this bit on, six bits: sides where the end of a road tile faces the hex
SIDES: Final = 63

# What a city tile laid this turn does for a founding (MG-4.2); its hex is above these bits.
RIGHTFUL: Final = 1  # on a green village, or on a space that an own road ran into
COVERS: Final = 2  # on a village

# A player's market in a place: two bits for each seat.
NO_MARKET: Final = 0
STANDING: Final = 1
SOLD: Final = 2

# Events for the log: (kind, seat, a, b, c).
NEW_ROUND: Final = 1  # round from 0, card
SET_ORACLE: Final = 2  # place
LAID_ROAD: Final = 3  # hex, shape
LAID_CITY: Final = 4  # hex, 1 if it begins a founding
FOUNDED: Final = 5  # place
FREE_MARKET: Final = 6  # place
JOINED: Final = 7  # place that remains, place that is part of it now
DROPPED: Final = 8  # place, 1 if the market was sold; the seat is its owner
LINKED: Final = 9  # two places
GAZE: Final = 10  # oracle, city, former city or -1
TOOK: Final = 11  # 0 a road, 1 a city tile
BUILT: Final = 12  # place, cost
SALE: Final = 13  # place, value
STOPPED: Final = 14
ENDED: Final = 15
REVEALED: Final = 16  # the next round's card

DEEPEST: Final = 16  # maximum number of steps on the agenda
NONE: Final = -1


class Player:
    """What a player has besides the board."""

    def __init__(self, source: "Player | None") -> None:
        if source is not None:
            self.points: i64 = source.points
            self.roads: i64 = source.roads
            self.cities: i64 = source.cities
            self.staged_roads: i64 = source.staged_roads
            self.staged_cities: i64 = source.staged_cities
            self.markets: i64 = source.markets
            self.colour: i64 = source.colour
            self.places: i64 = source.places
            return
        self.points = 0
        self.roads = 0  # in the supply
        self.cities = 0
        self.staged_roads = 0  # in the staging area
        self.staged_cities = 0
        self.markets = 0  # not on the board
        self.colour = 0
        self.places = 0  # bits of the places that are this player's cities

    def transfer(self, numbers: Numbers) -> None:
        """Write the fields that the board does not imply as numbers, or read them."""
        self.points = numbers.number(self.points)
        self.roads = numbers.number(self.roads)
        self.cities = numbers.number(self.cities)
        self.staged_roads = numbers.number(self.staged_roads)
        self.staged_cities = numbers.number(self.staged_cities)
        self.markets = numbers.number(self.markets)
        self.colour = numbers.number(self.colour)


class GreciaState(Agenda):
    """Everything on the table. The modules named by chapter have the rules that change it."""

    def __init__(self, box: Box, players: i64, source: "GreciaState | None") -> None:
        super().__init__(players, DEEPEST, source)
        self.box: Box = box
        if source is not None:
            self.rounds: i64 = source.rounds
            self.round: i64 = source.round
            self.deck: vec[i64] = source.deck[:]
            self.order: vec[i64] = source.order[:]
            self.lies: vec[i64] = source.lies[:]
            self.place: vec[i64] = source.place[:]
            self.ends: vec[i64] = source.ends[:]
            self.beside: vec[i64] = source.beside[:]
            self.mate: vec[i64] = source.mate[:]
            self.kind: vec[i64] = source.kind[:]
            self.tiles: vec[i64] = source.tiles[:]
            self.linked: vec[i64] = source.linked[:]
            self.worth: vec[i64] = source.worth[:]
            self.stalls: vec[i64] = source.stalls[:]
            self.reached: vec[i64] = source.reached[:]
            self.gaze: vec[i64] = source.gaze[:]
            self.hands: list[Player] = [Player(hand) for hand in source.hands]
            self.roads_laid: i64 = source.roads_laid
            self.roads_taken: i64 = source.roads_taken
            self.cities_taken: i64 = source.cities_taken
            self.laid: vec[i64] = source.laid[:]
            self.cities_laid: i64 = source.cities_laid
            self.founded: bool = source.founded
            self.founding: i64 = source.founding
            self.stale: bool = source.stale
            return
        self.rounds = 0
        self.round = NONE
        self.deck = filled(0, 0)  # cards in the order of the rounds
        self.order = filled(players, 0)  # seats in the order of this round's card
        # The board, by hex.
        self.lies = filled(box.hexes + 1, OPEN)
        self.place = filled(box.hexes + 1, NONE)  # of a village, an oracle or a city tile
        self.ends = filled(box.hexes + 1, 0)  # packed, see above (MG-5.2)
        self.beside = filled(box.hexes + 1, 0)  # packed, see above
        self.mate = filled(box.hexes * 2 + 2, 0)  # [hex * 2 + end]: far end of the whole road
        # Places: villages by number, and a spare for a founding without a village yet.
        self.kind = filled(box.villages + 1, GONE)
        self.tiles = filled(box.villages + 1, 0)  # city tiles
        self.linked = filled(box.villages + 1, 0)  # bits of the places directly connected
        self.worth = filled(box.villages + 1, 0)  # how many these are (MG-6.4)
        self.stalls = filled(box.villages + 1, 0)  # markets, two bits a seat
        self.reached = filled(box.villages + 1, 0)  # bits of the seats with an own road's end here
        self.gaze = filled(box.villages + 1, NONE)  # the city an oracle looks at
        self.hands = [Player(None) for _ in range(players)]
        # This turn.
        self.roads_laid = 0
        self.roads_taken = 0
        self.cities_taken = 0
        self.laid = filled(MOST_CITY_TILES, 0)  # city tiles, packed, see above
        self.cities_laid = 0
        self.founded = False  # the one founding was begun
        self.founding = NONE  # hex of a founding that still lacks its village (MG-4.2)
        self.stale = False  # connections changed since the oracles looked

    # -- what the contract asks and the fields answer ----------------------------------------

    def shown(self) -> i64:
        """Return how many cards are or were face up, including the next one (MG-1.4)."""
        return min(max(self.round, 0) + 2, self.rounds)

    def revealed(self) -> i64:
        return self.shown() - 2

    def card(self) -> i64:
        """Return this round's action card."""
        return self.deck[max(self.round, 0)]

    def max_moves(self) -> i64:
        return self.box.hexes * 10 + self.box.villages * 2 + 4

    def owner(self, place: i64) -> i64:
        """Return the owner of a city, or NONE for a village or an oracle."""
        kind = self.kind[place]
        return kind - CITY if kind >= CITY else NONE

    def spare(self) -> i64:
        """Return the place of a founding that has no village yet."""
        return self.box.villages

    def home(self) -> tuple[str, str]:
        return "insula.games.magna_grecia", self.box.key

    def transfer(self, numbers: Numbers) -> None:
        """Write the fields that the board does not imply as numbers, or read them.

        `rules.survey` derives the others: places, anchors and connections.
        """
        super().transfer(numbers)
        self.rounds = numbers.number(self.rounds)
        self.round = numbers.number(self.round)
        self.deck = numbers.array(self.deck)
        self.order = numbers.array(self.order)
        self.lies = numbers.array(self.lies)
        self.place = numbers.array(self.place)
        self.stalls = numbers.array(self.stalls)
        self.gaze = numbers.array(self.gaze)
        self.roads_laid = numbers.number(self.roads_laid)
        self.roads_taken = numbers.number(self.roads_taken)
        self.cities_taken = numbers.number(self.cities_taken)
        self.cities_laid = numbers.number(self.cities_laid)
        numbers.prefix(self.laid, self.cities_laid)
        self.founded = numbers.flag(self.founded)
        self.founding = numbers.number(self.founding)
        self.stale = numbers.flag(self.stale)
        for hand in self.hands:
            hand.transfer(numbers)
