"""Parts of a city: tiles that are connected by full sides (MN-10.6, MN-10.7).

A *group* is a part that holds at least one facility tile; a part of residences only is none.
"""

from mypy_extensions import i64

from insula.games.minerva.rules.box import FOUNTAIN, RESIDENCE
from insula.games.minerva.rules.city import City
from insula.kernel.arrays import filled


class Parts:
    """The present parts of a city, numbered from 1."""

    def __init__(self, city: City) -> None:
        self.label = filled(len(city.squares), 0)  # by cell; 0 where no tile lies
        self.facilities = filled(len(city.squares) + 1, 0)  # facility tiles, by part
        self.count: i64 = 0
        self.groups: i64 = 0
        cell: i64 = 0
        while cell < len(city.squares):
            if city.squares[cell] >= RESIDENCE and self.label[cell] == 0:
                self.count += 1
                self.spread(city, cell)
                if self.facilities[self.count] > 0:
                    self.groups += 1
            cell += 1

    def spread(self, city: City, cell: i64) -> None:
        """Add this tile and all connected ones to the newest part."""
        if city.squares[cell] < RESIDENCE or self.label[cell] != 0:
            return
        self.label[cell] = self.count
        if city.squares[cell] >= FOUNTAIN:
            self.facilities[self.count] += 1
        self.spread(city, cell - city.stride)
        self.spread(city, cell + 1)
        self.spread(city, cell + city.stride)
        self.spread(city, cell - 1)

    def joined(self, city: City, cell: i64) -> i64:
        """How many parts a tile on this empty cell would join."""
        return self.touching(city, cell, 0)

    def groups_joined(self, city: City, cell: i64) -> i64:
        """How many groups a tile on this empty cell would join."""
        return self.touching(city, cell, 1)

    def touching(self, city: City, cell: i64, least: i64) -> i64:
        """Different parts beside a cell that hold at least this many facility tiles."""
        north = self.label[cell - city.stride]
        east = self.label[cell + 1]
        south = self.label[cell + city.stride]
        west = self.label[cell - 1]
        total = self.counts(north, least)
        if east != north:
            total += self.counts(east, least)
        if south != north and south != east:
            total += self.counts(south, least)
        if west != north and west != east and west != south:
            total += self.counts(west, least)
        return total

    def counts(self, part: i64, least: i64) -> i64:
        return 1 if part > 0 and self.facilities[part] >= least else 0
