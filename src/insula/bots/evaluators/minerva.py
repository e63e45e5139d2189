"""Evaluate Minerva: stores, tiles, lines to activate, and temples that can still be built."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.minerva_culture import won_by
from insula.bots.evaluators.minerva_glory import award_for, awards_to_come, most_of_others
from insula.bots.evaluators.minerva_lines import STORED, WORTH, Lines
from insula.bots.evaluators.minerva_temples import Temples
from insula.bots.evaluators.minerva_tiles import Tiles, seats_without_tiles
from insula.bots.evaluators.model import Model, Weights
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    BESIDE,
    CULTURAL,
    DENARII,
    FOUNTAIN,
    GLORY,
    MILITARY,
    NO_CATEGORY,
    PRODUCTION,
    RESIDENCE,
    RESIDENTIAL,
    ROUNDS,
    STACKS,
    STORES,
    THEATER,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.culture import is_open, top_of
from insula.games.minerva.rules.state import ACTION, DIRECTION, NONE, PLACING, MinervaState
from insula.games.minerva.rules.stores import tokens, wealth
from insula.kernel.contract import State

ENOUGH: Final = 4  # denarii and tokens: with fewer a seat is short of money

FEATURES: Final = (
    # the turn
    "one",
    "seats",
    "round",
    "rounds left",
    "passed",
    "passes of others",
    "to act",
    "to place",
    "to look",
    "to answer",
    "residence in hand",
    "others without a tile",
    "short of money",
    "short of money and surcharge",
    # stores
    "grain",
    "wood",
    "stone",
    "ore",
    "denarii",
    "glory tokens",
    "theater now",
    "art now",
    "academics now",
    "any culture now",
    "tokens",
    # points so far
    "culture",
    "glory",
    "temples",
    "order",
    "wealth",
    # the city
    "production",
    "trade",
    "cultural",
    "military",
    "special",
    "temple tiles",
    "residential",
    "production and rounds left",
    "cultural and rounds left",
    "military and rounds left",
    "residences left",
    "assistants",
    "assistants to send",
    "theater marks",
    "art marks",
    "academics marks",
    "any marks",
    "resources a line could bring",
    # glory
    "glory lead",
    "glory award now",
    "glory short",
    # what a turn could win
    "culture in hand",
    "line in hand",
    "best line",
    "best assistant line",
    "three lines",
    "three lines and rounds left",
    "best line tokens",
    "three lines tokens",
    "best line denarii",
    "best line glory",
    "three lines glory",
    "glory to come",
    "best theater",
    "best art",
    "best academics",
    "best any culture",
    "best joint",
    "best joint with a tile in hand",
    "culture of the next two",
    "culture in sight",
    "next culture tiles",
    "culture left",
    # temples
    "temple in hand",
    "best temple",
    "second temple",
    "payable temple",
)
HAND: Final = {
    "grain": 0.4,
    "wood": 0.5,
    "stone": 0.6,
    "ore": 0.6,
    "denarii": 0.35,
    "glory tokens": 0.4,
    "culture": 1.0,
    "glory": 1.0,
    "temples": 1.0,
    "order": 1.0,
    "production and rounds left": 0.25,
    "cultural and rounds left": 0.4,
    "military and rounds left": 0.3,
    "cultural": 0.5,
    "trade": 0.5,
    "special": 0.3,
    "temple tiles": 1.0,
    "residences left": 1.0,
    "assistants": 0.5,
    "assistants to send": 1.0,
    "culture in hand": 1.0,
    "glory award now": 1.0,
    "glory to come": 0.3,
    "temple in hand": 1.0,
    "line in hand": 0.07,
    "best line": 0.04,
    "best assistant line": 0.02,
}


class MinervaEvaluator(Model):
    """Features of one city, and of its standing in glory."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(len(FEATURES), weights, apart=True, explore=1.0)
        self.lines: Lines = Lines()
        self.temples: Temples = Temples()
        self.tiles: Tiles = Tiles()

    def read_features(self, state: State, seat: i64) -> None:
        assert isinstance(state, MinervaState)
        city = state.cities[seat]
        step = state.step() if state.depth > 0 and state.seat() == seat else NONE
        held = state.detail() if step == PLACING else NONE
        self.look_at_turn(state, city, step, held)
        for amount in city.stores:
            self.put(amount)
        self.put(tokens(city))
        self.look_at_points(state, city, seat)
        self.look_at_tiles(state, city, held)
        self.look_at_glory(state, city)
        self.look_at_lines(state, city, step, held)
        self.look_at_culture(state, city)
        self.temples.gather(state, city, held)
        self.put(self.temples.hand)
        self.put(self.temples.best)
        self.put(self.temples.second)
        self.put(self.temples.payable)

    def look_at_turn(self, state: MinervaState, city: City, step: i64, held: i64) -> None:
        self.put(1)
        self.put(state.players)
        self.put(state.round)
        self.put(ROUNDS - state.round)
        self.put(city.passed)
        self.put(state.passes - city.passed)
        self.put(1 if step == ACTION else 0)
        self.put(1 if step == PLACING else 0)
        self.put(1 if step == DIRECTION else 0)
        self.put(1 if step > DIRECTION else 0)
        self.put(1 if held == RESIDENCE else 0)
        self.put(seats_without_tiles(state, city))
        short = max(0, ENOUGH - wealth(city))
        self.put(short)
        self.put(short if state.passes > city.passed else 0)

    def look_at_points(self, state: MinervaState, city: City, seat: i64) -> None:
        self.put(scoring.culture(state, seat))
        self.put(scoring.glory(state, seat))
        self.put(scoring.temples(state, city))
        self.put(scoring.order(state, city))
        self.put(wealth(city) // scoring.VALUE)

    def look_at_tiles(self, state: MinervaState, city: City, held: i64) -> None:
        """By category and by what they bring, one that is still to be placed too."""
        self.tiles.gather(state, city, held)
        tiles = self.tiles.tiles
        category: i64 = 0
        while category < NO_CATEGORY:
            if category != RESIDENTIAL:
                self.put(tiles[category])
            category += 1
        self.put(tiles[RESIDENTIAL])
        left = ROUNDS - state.round
        self.put(tiles[PRODUCTION] * left)
        self.put(tiles[CULTURAL] * left)
        self.put(tiles[MILITARY] * left)
        self.put(city.residences)
        self.put(city.assistants)
        self.put(city.reserve)
        good: i64 = THEATER
        while good < STORES:
            self.put(self.tiles.gains[good])
            good += 1
        self.put(self.tiles.gains[STORES])

    def look_at_glory(self, state: MinervaState, city: City) -> None:
        """How far ahead in glory, and what the round's tiles would give now."""
        own = city.stores[GLORY]
        most = most_of_others(state, city)
        self.put(own - most)
        self.put(award_for(state, city, own))
        self.put(max(0, most - own))

    # -- lines ---------------------------------------------------------------------------------

    def look_at_lines(self, state: MinervaState, city: City, step: i64, held: i64) -> None:
        """What the residences and assistants still to come could set off."""
        lines = self.lines
        lines.gather(state, city)
        self.put(won_by(state, city.stores, 0, state.tops))
        self.put(self.line_in_hand(state, city, step, held))
        self.put(lines.best(BESIDE))
        self.put(lines.best(RESIDENCE))
        three = lines.three(WORTH)
        self.put(three)
        self.put(three * (ROUNDS - state.round))
        self.put(lines.most(STORED))
        self.put(lines.three(STORED))
        self.put(lines.most(DENARII))
        glory = lines.most(GLORY)
        self.put(glory)
        self.put(lines.three(GLORY))
        self.put(awards_to_come(state, city) if glory > 0 else 0)
        stack: i64 = 0
        while stack <= STACKS:
            self.put(lines.most(THEATER + stack))
            stack += 1
        joint = lines.joint()
        self.put(joint)
        self.put(joint if held > FOUNTAIN and state.box.fires[held] else 0)

    def line_in_hand(self, state: MinervaState, city: City, step: i64, held: i64) -> i64:
        """What the residence or assistant of this turn is about to bring."""
        if held == RESIDENCE:
            return self.lines.best(BESIDE)
        if step != DIRECTION:
            return 0
        return self.lines.best_from(state, city, city.cell(state.detail()))

    def look_at_culture(self, state: MinervaState, city: City) -> None:
        """What the lines could gain, and what there is to gain."""
        self.put(self.lines.culture_in_sight(state, city, 2))
        self.put(self.lines.culture_in_sight(state, city, city.residences + city.reserve))
        following: i64 = 0
        left: i64 = 0
        stack: i64 = 0
        while stack < STACKS:
            if is_open(state, stack):
                following += state.box.culture_points[top_of(state, stack)]
                left += state.box.height[state.players] - state.tops[stack]
            stack += 1
        self.put(following)
        self.put(left)
