"""The tiles of a city in Minerva, counted by category and by what they bring."""

from mypy_extensions import i64

from insula.games.minerva.rules.box import (
    DENARII,
    FOUNTAIN,
    GAIN,
    NO_CATEGORY,
    RESIDENCE,
    STORES,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.arrays import filled


class Tiles:
    """Counts of one city; resources, of whatever kind, are counted together after the goods."""

    def __init__(self) -> None:
        self.tiles = filled(NO_CATEGORY + 1, 0)  # by category
        self.gains = filled(STORES + 1, 0)  # of all tiles that fire, by good

    def gather(self, state: MinervaState, city: City, held: i64) -> None:
        category: i64 = 0
        while category <= NO_CATEGORY:
            self.tiles[category] = 0
            category += 1
        good: i64 = 0
        while good <= STORES:
            self.gains[good] = 0
            good += 1
        for tile in city.squares:
            if tile >= RESIDENCE:
                self.count_tile(state, tile)
        if held > FOUNTAIN:
            self.count_tile(state, held)

    def count_tile(self, state: MinervaState, tile: i64) -> None:
        box = state.box
        self.tiles[box.category[tile]] += 1
        if tile < FOUNTAIN or not box.fires[tile]:
            return
        at = box.op_first[tile]
        while at < box.op_end[tile]:
            if box.op[at] == GAIN:
                good = box.op_a[at]
                resource = good < DENARII or good >= STORES
                self.gains[STORES if resource else good] += box.op_b[at]
            at += 1


def has_only_fountain(city: City) -> bool:
    count: i64 = 0
    for tile in city.squares:
        if tile >= RESIDENCE:
            count += 1
    return count < 2


def seats_without_tiles(state: MinervaState, own: City) -> i64:
    """Other seats that have built nothing: they may pass at once in every round."""
    count: i64 = 0
    for city in state.cities:
        if city is not own and has_only_fountain(city):
            count += 1
    return count
