"""Places (villages, oracles, cities), their connections (MG-6.4) and mergers (MG-6.7).

A road tile has two ends, so a road never forks: the two far ends of a whole road know each other,
and laying a tile joins at most three of them. Connections are only added or united, so one bit per
connected place is enough.
"""

from mypy_extensions import i64

from insula.games.magna_grecia.rules.box import END_AT, FIRST_END, NO_END, SECOND_END
from insula.games.magna_grecia.rules.state import (
    DROPPED,
    GONE,
    JOINED,
    LINKED,
    NO_MARKET,
    NONE,
    ONE_VILLAGE,
    ROAD,
    SOLD,
    STANDING,
    VILLAGE_SUM,
    GreciaState,
)
from insula.kernel.arrays import bit


def link(state: GreciaState, seat: i64, one: i64, other: i64) -> None:
    """Connect two places by a road; a road back to the same place does not count."""
    if one == other or one == NONE or other == NONE:
        return
    if (state.linked[one] >> other) & 1:
        return
    state.linked[one] |= bit(other)
    state.linked[other] |= bit(one)
    state.worth[one] += 1
    state.worth[other] += 1
    state.stale = True
    state.note(LINKED, seat, one, other, 0)


def beyond(state: GreciaState, end: i64) -> i64:
    """Return the hex that an end of a road tile faces; `end` is hex * 2 + which of the two."""
    cell = end >> 1
    shape = (state.lies[cell] - ROAD) % 9
    side = FIRST_END[shape] if end & 1 == 0 else SECOND_END[shape]
    return state.box.near[cell * 6 + side]


def end_facing(state: GreciaState, cell: i64, side: i64) -> i64:
    """Return the end of a road tile on `cell` at `side`, or NONE."""
    what = state.lies[cell]
    if what < ROAD:
        return NONE
    which = END_AT[(what - ROAD) % 9 * 6 + side]
    return NONE if which == NO_END else cell * 2 + which


def count(places: i64) -> i64:
    """Count the bits that are set."""
    number: i64 = 0
    while places != 0:
        places &= places - 1
        number += 1
    return number


def count_village(state: GreciaState, cell: i64, village: i64, times: i64) -> None:
    """Add a village to the hexes around it, or remove it."""
    entry = (ONE_VILLAGE + (village << VILLAGE_SUM)) * times
    side: i64 = 0
    while side < 6:
        state.beside[state.box.near[cell * 6 + side]] += entry
        side += 1


# -- merging -----------------------------------------------------------------------------------


def merge(state: GreciaState, seat: i64, keep: i64, gone: i64) -> None:
    """Merge two places: connections, tiles, markets and gazes (MG-6.4, MG-6.7)."""
    state.note(JOINED, seat, keep, gone, 0)
    merge_links(state, keep, gone)
    merge_markets(state, keep, gone)
    cell: i64 = 0
    while cell < state.box.hexes:
        if state.place[cell] == gone:
            state.place[cell] = keep
        cell += 1
    state.tiles[keep] += state.tiles[gone]
    state.tiles[gone] = 0
    state.reached[keep] |= state.reached[gone]
    state.reached[gone] = 0
    state.kind[gone] = GONE
    state.hands[seat].places &= ~bit(gone)
    oracle: i64 = 0
    while oracle < state.box.villages:
        if state.gaze[oracle] == gone:
            state.gaze[oracle] = keep
        oracle += 1
    state.stale = True


def merge_links(state: GreciaState, keep: i64, gone: i64) -> None:
    """Connect the merged place with everything that either place was connected with."""
    both = bit(keep) | bit(gone)
    moved = state.linked[gone] & ~both
    state.linked[keep] = (state.linked[keep] | moved) & ~both
    state.worth[keep] = count(state.linked[keep])
    state.linked[gone] = 0
    state.worth[gone] = 0
    third: i64 = 0
    while moved >> third != 0:
        if (moved >> third) & 1:
            bits = (state.linked[third] & ~both) | bit(keep)
            state.linked[third] = bits
            state.worth[third] = count(bits)
        third += 1


def market(state: GreciaState, place: i64, seat: i64) -> i64:
    """Return NO_MARKET, STANDING or SOLD."""
    return (state.stalls[place] >> (seat * 2)) & 3


def set_market(state: GreciaState, place: i64, seat: i64, what: i64) -> None:
    shift = seat * 2
    state.stalls[place] = (state.stalls[place] & ~(i64(3) << shift)) | (what << shift)


def merge_markets(state: GreciaState, keep: i64, gone: i64) -> None:
    """Leave each player one market, preferably an unsold one, and return the other (MG-6.7)."""
    seat: i64 = 0
    while seat < state.players:
        one = market(state, keep, seat)
        other = market(state, gone, seat)
        if one == NO_MARKET:
            set_market(state, keep, seat, other)
        elif other != NO_MARKET:
            state.hands[seat].markets += 1
            sold: i64 = 1 if one == SOLD or other == SOLD else 0
            if one == STANDING or other == STANDING:
                set_market(state, keep, seat, STANDING)
            state.note(DROPPED, seat, keep, sold, 0)
        seat += 1
    state.stalls[gone] = 0
