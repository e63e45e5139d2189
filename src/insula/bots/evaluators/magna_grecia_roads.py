"""Roads still to be laid in Magna Grecia: which places one tile more would connect, or two."""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import SHAPES
from insula.games.magna_grecia.rules.places import beyond, count, end_facing, market
from insula.games.magna_grecia.rules.state import NONE, OPEN, ROAD, STANDING, VILLAGE, GreciaState
from insula.kernel.arrays import append, bit, vec


class Reach:
    """For each place that a seat's roads begin at, the places they could be led to."""

    def __init__(self) -> None:
        self.one = vec[i64]()  # by place: bits of those that one tile would connect with it
        self.two = vec[i64]()  # and two tiles
        self.ends: i64 = 0  # open ends of the seat's roads

    def gather(self, state: GreciaState, seat: i64) -> None:
        self.clear(state.box.villages + 1)
        ends = state.ends
        lies = state.lies
        own = i64(63) << (seat * 6)
        hexes = state.box.hexes
        cell: i64 = 0
        while cell < hexes:
            if ends[cell] & own and lies[cell] == OPEN:
                sides = (ends[cell] & own) >> (seat * 6)
                side: i64 = 0
                while sides >> side != 0:
                    if (sides >> side) & 1:
                        self.look_from(state, seat, cell, side)
                    side += 1
            cell += 1

    def clear(self, places: i64) -> None:
        self.ends = 0
        while len(self.one) < places:
            self.one = append(self.one, 0)
            self.two = append(self.two, 0)
        place: i64 = 0
        while place < places:
            self.one[place] = 0
            self.two[place] = 0
            place += 1

    def look_from(self, state: GreciaState, seat: i64, cell: i64, side: i64) -> None:
        """A tile on a hex that is anchored at one side, and a second tile behind it."""
        near = state.box.near
        lies = state.lies
        if lies[near[cell * 6 + side]] >= ROAD:
            self.ends += 1
        here = place_behind(state, seat, cell, side)
        if here == NONE:
            return
        turn: i64 = 2
        while turn <= 4:
            out = side + turn if side + turn < 6 else side + turn - 6
            further = near[cell * 6 + out]
            if lies[further] == OPEN:
                self.look_further(state, seat, here, further, out)
            else:
                there = place_behind(state, seat, cell, out)
                if there != NONE:
                    self.one[here] |= new_link(state, here, there)
            turn += 1

    def look_further(self, state: GreciaState, seat: i64, here: i64, cell: i64, side: i64) -> None:
        """The second tile, which goes on from the first in this direction."""
        near = state.box.near
        lies = state.lies
        turn: i64 = 5
        while turn <= 7:
            out = side + turn if side + turn < 6 else side + turn - 6
            if out >= 6:
                out -= 6
            if lies[near[cell * 6 + out]] != OPEN:
                there = place_behind(state, seat, cell, out)
                if there != NONE:
                    self.two[here] |= new_link(state, here, there)
            turn += 1

    # -- what was found --------------------------------------------------------------------------

    def links(self, tiles: vec[i64], own: i64) -> i64:
        """Connections to be had with one of these places at either end."""
        total: i64 = 0
        here: i64 = 0
        while here < len(tiles):
            found = tiles[here]
            total += count(found if (own >> here) & 1 else found & own)
            here += 1
        return total

    def all_links(self) -> i64:
        total: i64 = 0
        here: i64 = 0
        while here < len(self.one):
            total += count(self.one[here] | self.two[here])
            here += 1
        return total

    def villages(self, state: GreciaState, seat: i64) -> i64:
        """Villages that the seat's roads have not reached and one or two tiles would."""
        found: i64 = 0
        here: i64 = 0
        while here < len(self.one):
            found |= self.one[here] | self.two[here]
            here += 1
        total: i64 = 0
        place: i64 = 0
        while found >> place != 0:
            if (found >> place) & 1 and state.kind[place] == VILLAGE:
                total += 1 - ((state.reached[place] >> seat) & 1)
            place += 1
        return total


def place_behind(state: GreciaState, seat: i64, cell: i64, side: i64) -> i64:
    """The place that a seat's road on a hex would lead to on one side, or NONE.

    It leads nowhere at an opponent's road, which it may not join (MG-5.4).
    """
    near = state.box.near[cell * 6 + side]
    if state.lies[near] < ROAD:
        return state.place[near]
    end = end_facing(state, near, (side + 3) % 6)
    if end == NONE:
        return NONE
    if state.box.rules > 1 and (state.lies[near] - ROAD) // SHAPES != seat:
        return NONE
    return state.place[beyond(state, state.mate[end])]


def new_link(state: GreciaState, here: i64, there: i64) -> i64:
    """The bit of a place that is not connected yet, or nothing."""
    if here == there or (state.linked[here] >> there) & 1:
        return 0
    return bit(there)


def markets_of(state: GreciaState, seat: i64) -> i64:
    """Bits of the places with an unsold market of the seat."""
    found: i64 = 0
    place: i64 = 0
    while place < state.box.villages:
        if market(state, place, seat) == STANDING:
            found |= bit(place)
        place += 1
    return found
