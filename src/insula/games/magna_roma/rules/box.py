"""The tables that the rules read: a box, loaded and checked, as flat native arrays (MR-1.1)."""

from typing import Final

from mypy_extensions import i64

from insula.kernel.arrays import array_of, bit

# Goods, in the order in which symbols, bonuses and trades name them.
LUXURIES: Final = 0
POINTS: Final = 1
COINS: Final = 2
POPULATION: Final = 3
LEGIONS: Final = 4
FAITH: Final = 5
BLESSINGS: Final = 6
GOODS: Final = ("luxuries", "points", "coins", "population", "legions", "faith", "blessings")

# Colours; the Town Center has one of its own that matches none (MR-3.4).
RED: Final = 0
PURPLE: Final = 1
BROWN: Final = 2
CENTER: Final = 3
COLOURS: Final = ("red", "purple", "brown", "town center")
TRACKS: Final = ("red", "purple", "brown")

# Icons.
NO_ICON: Final = 0
MASK: Final = 1
LYRE: Final = 2
COLUMN: Final = 3
ICONS: Final = ("", "mask", "lyre", "column")

HALVES: Final = ("-", "B", "L", "D")
HALF_NAMES: Final = ("blank", "blade", "laurel", "disc")
SLOTS: Final = ("left", "middle", "right")

# How a monument scores (MR-12.3).
FLAT: Final = 0  # its points
BY_STAFF: Final = 1  # by how many work there
PER_COLOUR: Final = 2  # per tile of a colour below
PER_ICON: Final = 3  # per icon below
BY_VARIETY: Final = 4  # by how many different icons below
SCORES: Final = ("flat", "by staff", "per colour", "per icon", "by variety")

# What a province counts (MR-12.4).
EQUAL_PAIRS: Final = 0
MIXED_PAIRS: Final = 1
TRIOS: Final = 2
DISTRICTS: Final = 3

# Solo objectives (MR-13.5), in the order of the rules.
OBJECTIVES: Final = (
    "mask and column",
    "mask and lyre",
    "column and lyre",
    "all colours",
    "two blessings",
    "no icons",
    "seven stars",
    "four of a colour",
    "no equal neighbours",
    "one icon",
    "two monuments",
    "one colour",
)

SCALE: Final = 31  # entries of a monument's points by staff or variety, from 0
WAYS: Final = 4  # ways to pay one trade, at most

PLACES: Final = 3  # of the monument display (MR-1.3)
PROVINCES: Final = 3  # in play (MR-1.3), and discs per player (MR-9.1)
SIDE: Final = 5  # of a finished city (MR-3.2)
CITY_TILES: Final = 24  # per finished city (MR-2.2)


class Box:
    """One box as the rules read it; `tables` is what `load` made of the files."""

    def __init__(self, key: str, tables: dict[str, list[int]]) -> None:
        self.key: str = key  # game, version of the rules and box, for states that travel
        self.rules: i64 = tables["rules"][0]  # the version to play by
        # City tiles; tile 0 is the Town Center.
        self.tiles: i64 = len(tables["colour"])
        self.colour = array_of(tables["colour"])
        self.stars = array_of(tables["stars"])
        self.icon = array_of(tables["icon"])
        self.icon2 = array_of(tables["icon2"])  # a second one, or NO_ICON
        self.icons = array_of(icon_counts(tables["icon"], tables["icon2"]))
        self.turns = array_of(tables["turns"])  # rotations that look different (MR-3.1)
        # [tile * 4 + turned], 2 bits per direction; for the Town Center [seat].
        self.edges = array_of(tables["edges"])
        # Symbols (MR-4): [half * 4 + half] -> good + 1, or 0.
        self.symbol = array_of(tables["symbol"])
        self.lesser = array_of(tables["lesser"])
        self.greater = array_of(tables["greater"])
        # Supplies by good (MR-4.3); -1 where the box has no count or no limit.
        self.supply = array_of(tables["supply"])
        self.limit = array_of(tables["limit"])
        self.limited: bool = max(tables["limit"]) >= 0
        self.waits = array_of(tables["waits"])  # goods whose order can matter (MR-3.5)
        # Ring, monuments.
        self.ring_slots = array_of(tables["ring_slots"])  # by number of players
        self.monuments: i64 = len(tables["monument_rule"])
        self.monument_rule = array_of(tables["monument_rule"])
        self.monument_what = array_of(tables["monument_what"])
        self.monument_points = array_of(tables["monument_points"])
        self.monument_scale = array_of(tables["monument_scale"])  # [monument * SCALE + count]
        self.monument_staff = array_of(tables["monument_staff"])
        self.monument_bonus = array_of(tables["monument_bonus"])  # good, or -1
        self.monument_amount = array_of(tables["monument_amount"])
        self.on_center = array_of(tables["on_center"])
        self.price = array_of(tables["price"])  # [place * monuments + monument]
        # Provinces: [province * 3 + slot].
        self.provinces: i64 = len(tables["province_counts"])
        self.province_counts = array_of(tables["province_counts"])
        self.province_first = array_of(tables["province_first"])
        self.province_second = array_of(tables["province_second"])
        self.slot_value = array_of(tables["slot_value"])
        self.slot_cost = array_of(tables["slot_cost"])
        self.slot_bonus = array_of(tables["slot_bonus"])  # [slot * goods + good]
        # Trades: [trade * WAYS + way].
        self.trades: i64 = len(tables["trade_ways"])
        self.trade_ways = array_of(tables["trade_ways"])
        self.pay_coins = array_of(tables["pay_coins"])
        self.pay_population = array_of(tables["pay_population"])
        self.pay_legions = array_of(tables["pay_legions"])
        self.trade_good = array_of(tables["trade_good"])
        self.trade_amount = array_of(tables["trade_amount"])
        # Boards.
        self.market_end: i64 = len(tables["multiplier"]) - 1
        self.multiplier = array_of(tables["multiplier"])
        self.token_over = array_of(tables["token_over"])  # token place over a space, or -1
        self.token_places: i64 = tables["token_places"][0]
        self.military_end: i64 = len(tables["military_points"]) - 1
        self.military_points = array_of(tables["military_points"])
        self.war_token = array_of(tables["war_token"])  # points of a token on a space, or 0
        self.faith_end: i64 = len(tables["blessing_value"]) - 1
        self.blessing_value = array_of(tables["blessing_value"])
        self.gives_blessing = array_of(tables["gives_blessing"])
        # Dashboard: [colour * track + space].
        self.track: i64 = len(tables["track_value"]) // 3
        self.track_value = array_of(tables["track_value"])
        self.completes = array_of(tables["completes"])  # bits of the bonuses on that space
        self.bonuses: i64 = len(tables["bonus_good"])
        self.bonus_first = array_of(tables["bonus_first"])
        self.bonus_second = array_of(tables["bonus_second"])  # linked track, or -1
        self.bonus_space = array_of(tables["bonus_space"])
        self.bonus_good = array_of(tables["bonus_good"])
        self.bonus_amount = array_of(tables["bonus_amount"])
        # Solo; empty in a box without it.
        self.solo: bool = len(tables["objective_line"]) > 0
        self.solo_center = array_of(tables["solo_center"])  # column and row in the frame, from 1
        self.objective_line = array_of(tables["objective_line"])  # rows 1-5, columns 6-10
        self.objective_level = array_of(tables["objective_level"])
        self.objective_points = array_of(tables["objective_points"])
        self.blocked = array_of(tables["blocked"])  # card * 3 + slot


def icon_counts(first: list[int], second: list[int]) -> list[int]:
    """Count each icon on each tile: 2 bits per icon, see `count_icon`."""
    return [
        sum([bit(2 * icon) for icon in pair if icon != NO_ICON])
        for pair in zip(first, second, strict=True)
    ]


def count_icon(icons: i64, icon: i64) -> i64:
    """How often an icon stands on a tile, by the tile's entry in `Box.icons`."""
    return (icons >> (2 * icon)) & 3
