"""The tables that the rules read: a box, loaded and checked, as flat native arrays (MN-1.1)."""

from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import array_of

# Goods, in the order of a city's stores: resources first, then what never passes a limit.
GRAIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
ORE: Final = 3
RESOURCES: Final = 4
DENARII: Final = 4
GLORY: Final = 5
THEATER: Final = 6
ART: Final = 7
ACADEMICS: Final = 8
CULTURE: Final = 9  # points of a category still to be named (MN-6.1)
STORES: Final = 10
ANY: Final = 10  # one resource of choice, in effects only
EQUAL: Final = 11  # several of one resource of choice, in effects only
GOODS: Final = (
    "grain",
    "wood",
    "stone",
    "ore",
    "denarii",
    "glory",
    "theater",
    "art",
    "academics",
    "culture",
    "any",
    "equal",
)
STACKS: Final = 3  # of culture tiles: theater, art, academics

# Categories of tiles (MN-10.8).
PRODUCTION: Final = 0
TRADE: Final = 1
CULTURAL: Final = 2
MILITARY: Final = 3
SPECIAL: Final = 4
TEMPLE: Final = 5
RESIDENTIAL: Final = 6
NO_CATEGORY: Final = 7
CATEGORIES: Final = (
    "production",
    "trade",
    "cultural",
    "military",
    "special",
    "temple",
    "residential",
)

# What may lie on a square; facilities and temples are numbered from FOUNTAIN on.
EMPTY: Final = 0
BESIDE: Final = 1  # empty, and beside a tile of the city
RESIDENCE: Final = 2
MANNED: Final = 3  # a residence with an assistant
FOUNTAIN: Final = 4
ROUND_TILE: Final = 0  # among the tiles of the location stack and the solo pairs

# The language of effects: what an operation does with its four numbers.
GAIN: Final = 0  # good, amount
EACH: Final = 1  # good held, good gained, amount for each
PAY: Final = 2  # good paid, amount, good gained, amount: as often as wanted
CHOOSE: Final = 3  # how many of the operations that follow are the alternatives
ACTIVATE: Final = 4  # how many of the 8 tiles around (MN-10.5)
MOVE: Final = 5  # one of the 8 tiles around (MN-10.6)
REMOVE: Final = 6  # a residence of the 8 tiles around (MN-10.7)
TAKE: Final = 7  # the top tile of any culture stack (MN-10.4)
SCORE: Final = 8  # area, what it counts, points each

AROUND: Final = 0
LINES: Final = 1  # the whole row and column
HELD: Final = 2  # resources in hand
AREAS: Final = ("around", "in row and column", "held")
VARIETY: Final = 7  # different categories, where a category is counted

ROUNDS: Final = 6
RANKS: Final = 3  # of glory tiles
TALLEST: Final = 8  # culture tiles in a stack
MOST_HELD: Final = 6  # of each resource (MN-3.1)
LACKING: Final = 3  # denarii for a missing resource of a cost (MN-3.3)
TEMPLES_SHOWN: Final = 5  # MN-1.6
MOST_ASSISTANTS: Final = 5  # MN-1.8
ROUND_MONEY: Final = 3  # on a paired round tile (MN-12.2)
MOST_TILES: Final = 128  # kinds in a box: see `moves`
FARTHEST: Final = 120  # facilities, temples and residences one city could hold: see `city`


class Box:
    """One box as the rules read it; `tables` is what `load` made of the files.

    Tables by tile have entries for the four things that are no tile, so that whatever lies on a
    square can be looked up.
    """

    def __init__(self, key: str, tables: dict[str, list[int]]) -> None:
        self.key: str = key  # game, version of the rules and box, for states that travel
        self.rules: i64 = tables["rules"][0]  # the version to play by
        self.tiles: i64 = len(tables["category"])
        self.category = array_of(tables["category"])
        self.fires = array_of(tables["fires"])  # has an effect that a line activates (MN-5.2)
        self.arrow = array_of(tables["arrow"])  # equal where the effect is one equal arrow, or 0
        self.cost = array_of(tables["cost"])  # [tile * RESOURCES + resource]
        self.op_first = array_of(tables["op_first"])  # operations of a tile, from here
        self.op_end = array_of(tables["op_end"])  # up to here
        # Operations.
        self.op_tile = array_of(tables["op_tile"])
        self.op = array_of(tables["op"])
        self.op_a = array_of(tables["op_a"])
        self.op_b = array_of(tables["op_b"])
        self.op_c = array_of(tables["op_c"])
        self.op_d = array_of(tables["op_d"])
        # What is in the game, by number of players: [players * tiles + tile] copies.
        self.starting = array_of(tables["starting"])
        self.normal = array_of(tables["normal"])
        self.temples = array_of(tables["temples"])
        # Culture, from the top: [(players * STACKS + stack) * TALLEST + place].
        self.height = array_of(tables["height"])  # by players
        self.marks = array_of(tables["marks"])
        self.culture_points = array_of(tables["culture_points"])
        # Other tiles and prices.
        self.glory_points = array_of(tables["glory_points"])  # [(round - 1) * RANKS + rank], or -1
        self.order_points = array_of(tables["order_points"])  # by order tile, from 1
        self.start_denarii = array_of(tables["start_denarii"])  # clockwise from the first
        self.start_grain: i64 = tables["start_grain"][0]
        self.residences: i64 = tables["residences"][0]
        self.price_denarii = array_of(tables["price_denarii"])  # by assistants owned
        self.price_glory = array_of(tables["price_glory"])
