"""A checked box as flat native arrays for the rules."""

from typing import Final, Literal

from mypy_extensions import i64

from insula.kernel.arrays import array_of, filled

Colour = Literal["yellow", "orange", "red", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "orange", "red", "brown")
PLAYERS: Final = 4
CARDS: Final = 12  # three of each border colour (MG-1.4)
BLOCK: Final = 4

# Limits of a box.
LARGEST_MAP: Final = 400  # hexes
MOST_VILLAGES: Final = 60  # places and a spare one are bits of one number
MOST_CITY_TILES: Final = 4  # per turn; foundings look this far ahead (MG-4.2)

# A road tile joins two sides of its hex, opposite or 120 degrees apart (MG-5.1).
SHAPES: Final = 9
FIRST_END: Final = array_of([0, 1, 2, 0, 1, 2, 3, 0, 1])  # side by shape
SECOND_END: Final = array_of([3, 4, 5, 2, 3, 4, 5, 4, 5])
NO_END: Final = 2


def end_table() -> list[int]:
    """Return [shape * 6 + side] -> the end of the tile on that side: 0, 1 or NO_END."""
    table = [NO_END] * (SHAPES * 6)
    for shape in range(SHAPES):
        table[shape * 6 + int(FIRST_END[shape])] = 0
        table[shape * 6 + int(SECOND_END[shape])] = 1
    return table


END_AT: Final = array_of(end_table())


class Box:
    """Counts, map and cards; `tables` has one list of numbers for each array below."""

    def __init__(self, key: str, tables: dict[str, list[int]]) -> None:
        self.key: str = key  # game, rules version and box, for serialized states
        self.rules: i64 = tables["rules"][0]  # the version to play by
        # The map: land hexes in reading order, then one that stands for the sea and all beyond
        # the edge.
        self.hexes: i64 = len(tables["near"]) // 6
        self.near = array_of(tables["near"] + [len(tables["near"]) // 6] * 6)  # [hex * 6 + side]
        self.villages: i64 = len(tables["village"])
        self.village = array_of(tables["village"])  # hex by place
        self.green = array_of(tables["green"])  # 1 with a green border (MG-1.1)
        # Action cards (MG-2.1); `more` is the next number of the scale (MG-2.5).
        self.border = array_of(tables["border"])
        self.order = array_of(tables["order"])  # [card * 4 + turn] -> colour
        self.roads = array_of(tables["roads"])
        self.more_roads = array_of(tables["more_roads"])
        self.cities = array_of(tables["cities"])
        self.more_cities = array_of(tables["more_cities"])
        self.resupply = array_of(tables["resupply"])
        self.more_resupply = array_of(tables["more_resupply"])
        # Pieces of a player (MG-1.2), points and oracles by number of players (MG-1.3, MG-1.5).
        self.road_tiles: i64 = tables["road_tiles"][0]
        self.roads_ready: i64 = tables["roads_ready"][0]
        self.city_tiles: i64 = tables["city_tiles"][0]
        self.cities_ready: i64 = tables["cities_ready"][0]
        self.markets: i64 = tables["markets"][0]
        self.points = array_of(tables["points"])
        self.oracles = array_of(tables["oracles"])
        # Scratch space of the search for foundings, for one thread at a time: two sets of marks by
        # hex, a queue, and the current mark.
        self.paper = filled(self.hexes + 1, 0)
        self.offered = filled(self.hexes + 1, 0)
        self.queue = filled(self.hexes + 1, 0)
        self.mark: i64 = 0
