"""The lines of a city in Minerva: what each would bring if somebody set it off."""

from typing import Final

from mypy_extensions import i64

from insula.bots.evaluators.minerva_culture import shortage, won_by
from insula.bots.evaluators.minerva_worth import has_culture, line_worth, resources
from insula.games.minerva.rules.box import (
    ANY,
    BESIDE,
    CULTURE,
    EACH,
    EQUAL,
    FOUNTAIN,
    GAIN,
    GRAIN,
    MOST_ASSISTANTS,
    PAY,
    RESIDENCE,
    RESOURCES,
    STACKS,
    STORES,
    THEATER,
)
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.state import NONE, MinervaState
from insula.kernel.arrays import append, filled, vec

STORED: Final = STORES  # beside the goods of a line: its resources together
WORTH: Final = STORES + 1  # and what it is worth all in all, in tenths of a point
WIDTH: Final = STORES + 2


class Lines:
    """All lines of one city, by number; `gains` says what each brings as the city stands."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cell = vec[i64]()  # where the residence stands, or would
        self.what = vec[i64]()  # BESIDE or RESIDENCE
        self.gains = vec[i64]()  # [line * WIDTH + good]
        self.marked = vec[i64]()  # the lines that bring culture
        self.marks: i64 = 0  # how many these are
        self.sums = filled(STORES, 0)  # of the line that is added up
        self.tops = filled(STACKS, 0)  # of the culture stacks, as a plan goes on
        self.used = vec[i64]()  # by line: is its cell taken in the plan?

    def gather(self, state: MinervaState, city: City) -> None:
        """Every line of a square beside the city, and of a residence without an assistant."""
        self.count = 0
        self.marks = 0
        squares = city.squares
        cell: i64 = 0
        while cell < len(squares):
            what = squares[cell]
            if (what == BESIDE and city.residences > 0) or what == RESIDENCE:
                direction: i64 = 0
                while direction < 4:
                    step = city.step(direction)
                    if squares[cell + step] >= FOUNTAIN:
                        self.add_up(state, city, cell, step)
                        self.keep(state, city, cell, what)
                    direction += 1
            cell += 1

    def keep(self, state: MinervaState, city: City, cell: i64, what: i64) -> None:
        line = self.count
        self.count += 1
        if line == len(self.cell):
            self.make_room()
        self.cell[line] = cell
        self.what[line] = what
        gains, sums = self.gains, self.sums
        base = line * WIDTH
        good: i64 = 0
        while good < STORES:
            gains[base + good] = sums[good]
            good += 1
        gains[base + STORED] = resources(sums)
        gains[base + WORTH] = line_worth(state, city, sums)
        if has_culture(sums):
            self.marked[self.marks] = line
            self.marks += 1

    def make_room(self) -> None:
        self.cell = append(self.cell, 0)
        self.what = append(self.what, 0)
        self.used = append(self.used, 0)
        self.marked = append(self.marked, 0)
        good: i64 = 0
        while good < WIDTH:
            self.gains = append(self.gains, 0)
            good += 1

    # -- what one line brings --------------------------------------------------------------------

    def add_up(self, state: MinervaState, city: City, cell: i64, step: i64) -> None:
        """What the tiles of a line would bring, as far as that needs no choice."""
        box = state.box
        sums, squares = self.sums, city.squares
        good: i64 = 0
        while good < STORES:
            sums[good] = 0
            good += 1
        cell += step
        while squares[cell] >= FOUNTAIN:
            tile = squares[cell]
            if box.fires[tile]:
                at = box.op_first[tile]
                while at < box.op_end[tile]:
                    self.add_operation(state, city, at)
                    at += 1
            cell += step

    def add_operation(self, state: MinervaState, city: City, at: i64) -> None:
        """A gain for sure, or by what is held; an arrow as often as it can be paid."""
        box = state.box
        sums = self.sums
        kind = box.op[at]
        good = box.op_a[at]
        if kind == GAIN:
            sums[GRAIN if good >= ANY else good] += box.op_b[at]
        elif kind == EACH:
            sums[box.op_b[at]] += box.op_c[at] * (city.stores[good] + sums[good])
        elif kind == PAY and box.op_c[at] < STORES:
            sums[box.op_c[at]] += box.op_d[at] * self.times(city, good, box.op_b[at])

    def times(self, city: City, good: i64, amount: i64) -> i64:
        """How often so much can be paid; of equal resources, every kind's pairs count."""
        if good < STORES:
            return (city.stores[good] + self.sums[good]) // max(1, amount)
        if good != EQUAL:
            return 1
        total: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            total += (city.stores[resource] + self.sums[resource]) // max(1, amount)
            resource += 1
        return total

    # -- what all lines bring ------------------------------------------------------------------

    def most(self, good: i64) -> i64:
        """The most of a good that any line brings."""
        gains = self.gains
        best: i64 = 0
        at = good
        while at < self.count * WIDTH + good:
            best = max(best, gains[at])
            at += WIDTH
        return best

    def best(self, what: i64) -> i64:
        """The worth of the best line of this kind."""
        best: i64 = 0
        line: i64 = 0
        while line < self.count:
            if self.what[line] == what:
                best = max(best, self.gains[line * WIDTH + WORTH])
            line += 1
        return best

    def best_from(self, state: MinervaState, city: City, cell: i64) -> i64:
        """The worth of the best line from a square."""
        best: i64 = 0
        direction: i64 = 0
        while direction < 4:
            self.add_up(state, city, cell, city.step(direction))
            best = max(best, line_worth(state, city, self.sums))
            direction += 1
        return best

    def joint(self) -> i64:
        """The most that the lines around one empty square are worth: a tile there joins them."""
        best: i64 = 0
        total: i64 = 0
        line: i64 = 0
        while line < self.count:
            if self.what[line] == BESIDE:
                same = line > 0 and self.cell[line] == self.cell[line - 1]
                total = self.gains[line * WIDTH + WORTH] + (total if same else 0)
                best = max(best, total)
            line += 1
        return best

    def three(self, good: i64) -> i64:
        """What the three best squares to set something off from bring of a good."""
        self.forget()
        total: i64 = 0
        turn: i64 = 0
        while turn < 3:
            chosen: i64 = NONE
            most: i64 = 0
            line: i64 = 0
            while line < self.count:
                if self.used[line] == 0 and self.gains[line * WIDTH + good] > most:
                    most = self.gains[line * WIDTH + good]
                    chosen = line
                line += 1
            if chosen == NONE:
                return total
            total += most
            self.take(self.cell[chosen])
            turn += 1
        return total

    def forget(self) -> None:
        line: i64 = 0
        while line < self.count:
            self.used[line] = 0
            line += 1

    def take(self, cell: i64) -> None:
        line: i64 = 0
        while line < self.count:
            if self.cell[line] == cell:
                self.used[line] += 1
            line += 1

    # -- culture in sight ------------------------------------------------------------------------

    def culture_in_sight(self, state: MinervaState, city: City, turns: i64) -> i64:
        """Points of the culture tiles that so many residences and assistants could gain.

        As the city stands, one after the other, each time the line that gains most.
        """
        self.forget()
        stack: i64 = 0
        while stack < STACKS:
            self.tops[stack] = state.tops[stack]
            stack += 1
        residences = city.residences
        helpers = min(MOST_ASSISTANTS, city.reserve)
        total: i64 = 0
        while turns > 0:
            chosen = self.best_for_culture(state, residences, helpers)
            if chosen == NONE:
                return total
            total += self.advance(state, chosen)
            if self.what[chosen] == BESIDE and self.used[chosen] == 0:
                residences -= 1
            else:
                helpers -= 1
            self.take(self.cell[chosen])
            turns -= 1
        return total

    def best_for_culture(self, state: MinervaState, residences: i64, helpers: i64) -> i64:
        chosen: i64 = NONE
        most: i64 = 0
        at: i64 = 0
        while at < self.marks:
            line = self.marked[at]
            fresh = self.what[line] == BESIDE and self.used[line] == 0
            possible = residences > 0 if fresh else helpers > 0
            if possible and self.used[line] < (2 if self.what[line] == BESIDE else 1):
                found = self.won(state, line)
                if found > most:
                    most = found
                    chosen = line
            at += 1
        return chosen

    def won(self, state: MinervaState, line: i64) -> i64:
        """Points of the tiles that a line would gain where the plan stands."""
        return won_by(state, self.gains, line * WIDTH, self.tops)

    def advance(self, state: MinervaState, line: i64) -> i64:
        """Take a line's tiles from the plan's stacks; their points."""
        points = self.won(state, line)
        at = line * WIDTH
        spare = self.gains[at + CULTURE]
        stack: i64 = 0
        while stack < STACKS:
            short = shortage(state, stack, self.tops[stack], self.gains[at + THEATER + stack])
            if 0 <= short <= spare:
                spare -= short
                self.tops[stack] += 1
            stack += 1
        return points
