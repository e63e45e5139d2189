"""Minerva as a judge sees it: stores, tiles, and the best line a residence could set off."""

from typing import Final

from mypy_extensions import i64

from insula.bots.judges.model import Model, Weights
from insula.games.minerva.rules import scoring
from insula.games.minerva.rules.box import (
    ANY,
    BESIDE,
    CULTURE,
    DENARII,
    EACH,
    FOUNTAIN,
    GAIN,
    GLORY,
    GRAIN,
    NO_CATEGORY,
    PAY,
    RANKS,
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
from insula.kernel.arrays import filled, vec
from insula.kernel.contract import State

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
    # what a turn could win
    "culture in hand",
    "glory lead",
    "glory award now",
    "line in hand",
    "best line",
    "best line culture",
    "best line tokens",
    "best line denarii",
    "best line glory",
    "best assistant line",
    "best theater",
    "best art",
    "best academics",
    "next culture tiles",
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
    "residences left": 0.5,
    "assistants": 0.5,
    "assistants to send": 1.0,
    "culture in hand": 1.0,
    "glory award now": 0.6,
    "line in hand": 0.1,
    "best line": 0.04,
    "best assistant line": 0.02,
}
WIN: Final = 10  # tenths of a point: a point of culture, and what a line brings besides
TOKEN: Final = 4
COIN: Final = 3
TOKEN_OF_GLORY: Final = 6


class MinervaJudge(Model):
    """Features of one city, and of its standing in glory."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(len(FEATURES), weights, apart=True)
        self.sums = filled(STORES, 0)  # what a line would bring
        self.best = filled(STORES, 0)  # what the best line would bring
        self.peaks = filled(STACKS, 0)  # the most of each culture that any line brings
        self.tiles = filled(NO_CATEGORY + 1, 0)
        self.worth: i64 = 0  # of the best line
        self.sent: i64 = 0  # of the best line of an assistant
        self.winnable: i64 = 0  # culture of the best line

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, MinervaState)
        city = state.cities[seat]
        step = state.step() if state.depth > 0 and state.seat() == seat else NONE
        held = state.detail() if step == PLACING else NONE
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
        for amount in city.stores:
            self.put(amount)
        self.put(tokens(city))
        self.look_at_points(state, city, seat)
        self.look_at_tiles(state, city, held)
        self.look_at_culture(state, city)
        self.look_at_glory(state, city, seat)
        self.look_at_lines(state, city)
        self.put_lines(state, self.line_in_hand(state, city, step, held))

    def look_at_points(self, state: MinervaState, city: City, seat: i64) -> None:
        self.put(scoring.culture(state, seat))
        self.put(scoring.glory(state, seat))
        self.put(scoring.temples(state, city))
        self.put(scoring.order(state, city))
        self.put(wealth(city) // scoring.VALUE)

    def look_at_tiles(self, state: MinervaState, city: City, held: i64) -> None:
        """By category, a facility or temple that is still to be placed too."""
        tiles = self.tiles
        category: i64 = 0
        while category <= NO_CATEGORY:
            tiles[category] = 0
            category += 1
        for tile in city.squares:
            if tile >= RESIDENCE:
                tiles[state.box.category[tile]] += 1
        if held > FOUNTAIN:
            tiles[state.box.category[held]] += 1
        category = 0
        while category < NO_CATEGORY:
            if category != RESIDENTIAL:
                self.put(tiles[category])
            category += 1
        self.put(tiles[RESIDENTIAL])
        left = ROUNDS - state.round
        self.put(tiles[0] * left)
        self.put(tiles[2] * left)
        self.put(tiles[3] * left)
        self.put(city.residences)
        self.put(city.assistants)
        self.put(city.reserve)

    def look_at_culture(self, state: MinervaState, city: City) -> None:
        """Points of the tiles that this turn's culture gains already."""
        self.put(self.won_by(state, city, city.stores, city.stores))

    def won_by(self, state: MinervaState, city: City, one: vec[i64], other: vec[i64]) -> i64:
        """Points of culture tiles that the culture of one or the other list would gain."""
        total: i64 = 0
        spare = one[CULTURE]
        stack: i64 = 0
        while stack < STACKS:
            if is_open(state, stack):
                top = top_of(state, stack)
                have = max(one[THEATER + stack], other[THEATER + stack])
                short = max(0, state.box.marks[top] - have)
                if short <= spare:
                    spare -= short
                    total += state.box.culture_points[top]
            stack += 1
        return total

    def look_at_glory(self, state: MinervaState, city: City, seat: i64) -> None:
        """How far ahead in glory, and what the round's tiles would give now."""
        own = city.stores[GLORY]
        most: i64 = 0
        rank: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                have = state.cities[other].stores[GLORY]
                most = max(most, have)
                if have > own:
                    rank += 1
            other += 1
        if state.players == 1:
            rank = 0 if own >= state.round else 1
        award: i64 = 0
        if own > 0 and rank < RANKS and not state.over():
            award = max(0, state.box.glory_points[(state.round - 1) * RANKS + rank])
        self.put(own - most)
        self.put(award)

    # -- lines ---------------------------------------------------------------------------------

    def look_at_lines(self, state: MinervaState, city: City) -> None:
        """The best line of a new residence, or of one whose direction is asked now."""
        self.worth = 0
        self.sent = 0
        self.winnable = 0
        good: i64 = 0
        while good < STORES:
            self.best[good] = 0
            good += 1
        stack: i64 = 0
        while stack < STACKS:
            self.peaks[stack] = 0
            stack += 1
        cell: i64 = 0
        while cell < len(city.squares):
            what = city.squares[cell]
            if what == BESIDE and city.residences > 0:
                self.look_along(state, city, cell, BESIDE)
            elif what == RESIDENCE and city.reserve > 0:
                self.look_along(state, city, cell, RESIDENCE)
            cell += 1

    def put_lines(self, state: MinervaState, in_hand: i64) -> None:
        self.put(in_hand)
        self.put(self.worth)
        self.put(self.winnable)
        self.put(self.best[0] + self.best[1] + self.best[2] + self.best[3])
        self.put(self.best[DENARII])
        self.put(self.best[GLORY])
        self.put(self.sent)
        for peak in self.peaks:
            self.put(peak)
        self.put(self.next_tiles(state))

    def line_in_hand(self, state: MinervaState, city: City, step: i64, held: i64) -> i64:
        """What the residence or assistant of this turn is about to bring."""
        if held == RESIDENCE:
            return self.worth
        if step != DIRECTION:
            return 0
        best: i64 = 0
        cell = city.cell(state.detail())
        direction: i64 = 0
        while direction < 4:
            self.add_up(state, city, cell, city.step(direction))
            best = max(best, self.line_worth(state, city))
            direction += 1
        return best

    def line_worth(self, state: MinervaState, city: City) -> i64:
        """What `sums` is worth, in tenths of a point."""
        sums = self.sums
        resources = sums[0] + sums[1] + sums[2] + sums[3]
        worth = WIN * self.won_by(state, city, sums, sums)
        return worth + TOKEN * resources + COIN * sums[DENARII] + TOKEN_OF_GLORY * sums[GLORY]

    def look_along(self, state: MinervaState, city: City, cell: i64, what: i64) -> None:
        direction: i64 = 0
        while direction < 4:
            step = city.step(direction)
            if city.squares[cell + step] >= FOUNTAIN:
                self.add_up(state, city, cell, step)
                self.compare(state, city, what)
            direction += 1

    def add_up(self, state: MinervaState, city: City, cell: i64, step: i64) -> None:
        """What the tiles of a line would bring, as far as that needs no choice."""
        box = state.box
        good: i64 = 0
        while good < STORES:
            self.sums[good] = 0
            good += 1
        cell += step
        while city.squares[cell] >= FOUNTAIN:
            tile = city.squares[cell]
            if box.fires[tile]:
                at = box.op_first[tile]
                while at < box.op_end[tile]:
                    self.add_operation(state, city, at)
                    at += 1
            cell += step

    def add_operation(self, state: MinervaState, city: City, at: i64) -> None:
        box = state.box
        kind = box.op[at]
        if kind == GAIN:
            good = box.op_a[at]
            self.sums[GRAIN if good >= ANY else good] += box.op_b[at]
        elif kind == EACH:
            held = city.stores[box.op_a[at]] + self.sums[box.op_a[at]]
            self.sums[box.op_b[at]] += box.op_c[at] * held
        elif kind == PAY and box.op_c[at] < STORES:
            paid = box.op_a[at]
            times: i64 = 1 if paid >= STORES else city.stores[paid] // max(1, box.op_b[at])
            self.sums[box.op_c[at]] += box.op_d[at] * times

    def compare(self, state: MinervaState, city: City, what: i64) -> None:
        sums = self.sums
        stack: i64 = 0
        while stack < STACKS:
            self.peaks[stack] = max(self.peaks[stack], sums[THEATER + stack] + sums[CULTURE])
            stack += 1
        worth = self.line_worth(state, city)
        if what == RESIDENCE:
            self.sent = max(self.sent, worth)
        elif worth > self.worth:
            self.worth = worth
            self.winnable = self.won_by(state, city, sums, sums)
            good: i64 = 0
            while good < STORES:
                self.best[good] = sums[good]
                good += 1

    def next_tiles(self, state: MinervaState) -> i64:
        """Points of the culture tiles on top."""
        total: i64 = 0
        stack: i64 = 0
        while stack < STACKS:
            if is_open(state, stack):
                total += state.box.culture_points[top_of(state, stack)]
            stack += 1
        return total
