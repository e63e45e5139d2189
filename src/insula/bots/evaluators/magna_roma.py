"""Evaluate Magna Roma: what scores now, and what may still score."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.magna_roma_squares import Squares
from insula.bots.evaluators.model import Model, Weights
from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.box import (
    BY_STAFF,
    CITY_TILES,
    PLACES,
    PROVINCES,
    SCALE,
)
from insula.games.magna_roma.rules.city import City
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.state import ACTION, NONE, PLACE, RESERVE, RomaState
from insula.kernel.contract import State

FEATURES: Final = (
    # the turn
    "one",
    "seats",
    "laid",
    "to place",
    "to act",
    "to reserve",
    # the boards
    "kept",
    "market",
    "multiplier",
    "multiplier and tiles left",
    "luxuries",
    "lowest track",
    "middle track",
    "highest track",
    "pantheon",
    "blessings",
    "faith",
    "blessing value",
    # monuments
    "monuments",
    "fully staffed",
    "built",
    "population",
    "idle population",
    "coins",
    "goods and laid",
    "affordable monuments",
    "short of a monument",
    # the city
    "masks",
    "lyres",
    "columns",
    "sites",
    "tight squares",
    "open blanks",
    "open blades",
    "open laurels",
    "open discs",
    # provinces
    "provinces",
    "discs left",
    "legions",
    "military",
    "best slot",
    "best slot in reach",
    # solo
    "objectives",
    "objective points",
    # the tile in hand
    "hand stars",
    "hand stars on the lowest track",
    "hand icon",
    "hand red",
    "hand purple",
    "hand brown",
)
HAND: Final = {
    "kept": 1.0,
    "market": 0.8,
    "multiplier": 1.0,
    "luxuries": 0.5,
    "lowest track": 0.5,
    "middle track": 0.2,
    "highest track": 0.1,
    "pantheon": 1.0,
    "blessings": 1.0,
    "faith": 0.4,
    "blessing value": 0.3,
    "monuments": 0.8,
    "fully staffed": 0.2,
    "population": 0.7,
    "coins": 0.6,
    "provinces": 1.0,
    "legions": 0.5,
    "military": 0.8,
    "best slot": 0.1,
    "best slot in reach": 0.2,
    "masks": 0.2,
    "lyres": 0.2,
    "columns": 0.2,
    "sites": 0.2,
    "open blades": 0.1,
    "open laurels": 0.1,
    "open discs": 0.1,
    "objective points": 1.0,
    "hand stars": 0.5,
    "hand icon": 0.3,
}
HAND_FINAL: Final = {**HAND, "idle population": -0.4}
"""Of the final edition, whose calibrated box makes population easier to get than to employ."""
DEAR: Final = 20  # more coins than any monument costs


class RomaEvaluator(Model):
    """Features of one city; what others do matters little to it."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(len(FEATURES), weights, apart=True, explore=0.3)
        self.squares: Squares = Squares()

    def read_features(self, state: State, seat: i64) -> None:
        assert isinstance(state, RomaState)
        city = state.cities[seat]
        step = state.step() if state.depth > 0 and state.seat() == seat else NONE
        self.put(1)
        self.put(state.players)
        self.put(city.laid)
        self.put(1 if step == PLACE else 0)
        self.put(1 if step == ACTION else 0)
        self.put(1 if step == RESERVE else 0)
        self.look_at_boards(state, city)
        self.look_at_monuments(state, city)
        self.look_at_squares(state, city)
        self.look_at_provinces(state, city, seat)
        self.look_at_objectives(state, city)
        self.look_at_hand(state, city)

    def look_at_boards(self, state: RomaState, city: City) -> None:
        box = state.box
        red = scoring.value(state, city, 0)
        purple = scoring.value(state, city, 1)
        brown = scoring.value(state, city, 2)
        lowest = min(red, min(purple, brown))
        highest = max(red, max(purple, brown))
        multiplier = box.multiplier[city.luxuries]
        self.put(city.prestige + city.traded + city.war_points)
        self.put(multiplier * lowest)
        self.put(multiplier)
        self.put(multiplier * (CITY_TILES - city.laid))
        self.put(city.luxuries)
        self.put(lowest)
        self.put(red + purple + brown - lowest - highest)
        self.put(highest)
        self.put(city.blessings * box.blessing_value[city.faith])
        self.put(city.blessings)
        self.put(city.faith)
        self.put(box.blessing_value[city.faith])

    def look_at_monuments(self, state: RomaState, city: City) -> None:
        staff: i64 = 0
        worth: i64 = 0
        at: i64 = 0
        while at < city.built:
            staff += state.box.monument_staff[city.monument[at]]
            worth += best_worth(state, city, at)
            at += 1
        self.put(scoring.monuments(state, city))
        self.put(worth)
        self.put(city.built)
        self.put(city.population)
        self.put(max(0, city.population - staff))
        self.put(city.coins)
        self.put((city.population + city.coins + city.legions) * city.laid)
        affordable: i64 = 0
        cheapest: i64 = DEAR
        place: i64 = 0
        while place < PLACES:
            if state.display[place] != NONE:
                cost = price(state, place)
                cheapest = min(cheapest, cost)
                if city.coins >= cost:
                    affordable += 1
            place += 1
        self.put(affordable)
        self.put(max(0, cheapest - city.coins))

    def look_at_provinces(self, state: RomaState, city: City, seat: i64) -> None:
        """What the conquered slots bring, and the best that is still open."""
        held: i64 = 0
        earned: i64 = 0
        best: i64 = 0
        in_reach: i64 = 0
        place: i64 = 0
        while place < PROVINCES:
            times = self.squares.met(state, city, state.provinces[place])
            slot = place * 3
            while slot < place * 3 + 3:
                printed = state.provinces[place] * 3 + slot % 3
                value = times * state.box.slot_value[printed]
                if state.slots[slot] == seat:
                    held += 1
                    earned += value
                elif state.slots[slot] == NONE:
                    best = max(best, value)
                    if city.legions >= state.box.slot_cost[printed]:
                        in_reach = max(in_reach, value)
                slot += 1
            place += 1
        self.put(earned)
        self.put(PROVINCES - held)
        self.put(city.legions)
        self.put(scoring.military(state, city))
        self.put(best if held < PROVINCES else 0)
        self.put(in_reach if held < PROVINCES else 0)

    def look_at_squares(self, state: RomaState, city: City) -> None:
        squares = self.squares
        squares.gather(state, city)
        self.put(squares.icons[1])
        self.put(squares.icons[2])
        self.put(squares.icons[3])
        self.put(squares.sites)
        self.put(squares.tight)
        for count in squares.open:
            self.put(count)

    def look_at_objectives(self, state: RomaState, city: City) -> None:
        self.put(scoring.objectives_done(state, city))
        self.put(scoring.objectives(state, city))

    def look_at_hand(self, state: RomaState, city: City) -> None:
        box = state.box
        tile = max(0, city.reserved)  # the Town Center, never in hand, stands for none
        stars = box.stars[tile]
        colour = box.colour[tile]
        self.put(stars)
        self.put(stars if tile > 0 and is_lowest(state, city, colour) else 0)
        self.put((1 if box.icon[tile] > 0 else 0) + (1 if box.icon2[tile] > 0 else 0))
        self.put(1 if colour == 0 else 0)
        self.put(1 if colour == 1 else 0)
        self.put(1 if colour == 2 else 0)


def is_lowest(state: RomaState, city: City, colour: i64) -> bool:
    """Is no track of the dashboard behind this colour's?"""
    value = scoring.value(state, city, colour)
    other: i64 = 0
    while other < 3:
        if scoring.value(state, city, other) < value:
            return False
        other += 1
    return True


def best_worth(state: RomaState, city: City, at: i64) -> i64:
    """What a monument earns at most, given enough people."""
    monument = city.monument[at]
    if state.box.monument_rule[monument] != BY_STAFF:
        return scoring.worth(state, city, at)
    best: i64 = 0
    workers = state.box.monument_staff[monument]
    while workers > 0:
        best = max(best, state.box.monument_scale[monument * SCALE + workers])
        workers -= 1
    return best
