"""Found a city over several tiles: only where it can be finished (MG-4.2, MG-4.5).

A turn lays at most four city tiles (MOST_CITY_TILES), so nothing here looks further. Within four,
the tiles that join a founding to its village always form a path from it, or meet a pair of tiles
with a legal village laid this turn.
"""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_grecia.rules.state import (
    ANY_VILLAGE,
    BESIDE_ORACLE,
    CITY,
    NONE,
    ONE_VILLAGE,
    OPEN,
    VILLAGE,
    VILLAGE_SUM,
    VILLAGES,
    GreciaState,
)
from insula.kernel.arrays import bit

NEVER: Final = 7  # more tiles than any turn has


def closed_by(seat: i64) -> i64:
    """Bits of `beside` that close a hex to a seat's city tiles (MG-4.4)."""
    return (15 ^ bit(seat)) | BESIDE_ORACLE


def may_found(state: GreciaState, seat: i64, place: i64) -> bool:
    """On a village with a green border, or one that an own road reaches (MG-4.1)."""
    if state.kind[place] != VILLAGE:
        return False
    return state.box.green[place] == 1 or (state.reached[place] >> seat) & 1 == 1


def legal_villages(state: GreciaState, seat: i64) -> i64:
    """Bits of the villages the seat may found on (MG-4.1)."""
    rights: i64 = 0
    place: i64 = 0
    while place < state.box.villages:
        if may_found(state, seat, place):
            rights |= bit(place)
        place += 1
    return rights


def coverable(state: GreciaState, place: i64, closed: i64) -> bool:
    """May a tile go on this village, as far as its neighbours go (MG-4.4)?"""
    beside = state.beside[state.box.village[place]]
    return beside & closed == 0 and (beside >> VILLAGES) & 7 == 0


# -- this turn's tiles -------------------------------------------------------------------------


def laid_at(state: GreciaState, cell: i64) -> i64:
    """Which of this turn's city tiles lies on a hex, or NONE."""
    at: i64 = 0
    while at < state.cities_laid:
        if state.laid[at] >> 1 == cell:
            return at
        at += 1
    return NONE


def joined(state: GreciaState, start: i64) -> i64:
    """Bits of this turn's tiles that hang together with one of them, by this turn's tiles alone."""
    group = bit(start)
    before: i64 = 0
    while group != before:
        before = group
        at: i64 = 0
        while at < state.cities_laid:
            if (before >> at) & 1:
                group |= laid_around(state, state.laid[at] >> 1)
            at += 1
    return group


def laid_around(state: GreciaState, cell: i64) -> i64:
    """Bits of this turn's tiles beside a hex."""
    found: i64 = 0
    side: i64 = 0
    while side < 6:
        at = laid_at(state, state.box.near[cell * 6 + side])
        if at != NONE:
            found |= bit(at)
        side += 1
    return found


def has_village(state: GreciaState, group: i64) -> bool:
    """Is there a legal village among these tiles?"""
    at: i64 = 0
    while at < state.cities_laid:
        if (group >> at) & 1 and state.laid[at] & 1:
            return True
        at += 1
    return False


def finished(state: GreciaState) -> bool:
    """Do this turn's tiles alone connect the founding with a legal village they include?"""
    return has_village(state, joined(state, laid_at(state, state.founding)))


# -- where a founding may begin ----------------------------------------------------------------


def plan_foundings(state: GreciaState, seat: i64, most: i64) -> i64:
    """Mark every hex from which so many tiles reach and cover a legal village.

    A hex is marked if `paper[hex]` is the returned mark or more; the rest is the number of tiles.
    """
    box = state.box
    box.mark += 8
    closed = closed_by(seat)
    filled = mark_near_pairs(state, closed)
    place: i64 = 0
    while place < box.villages:
        if may_found(state, seat, place):
            filled = mark_beside(state, place, closed, filled)
        place += 1
    spread(state, closed, most, filled)
    return box.mark


def mark_near_pairs(state: GreciaState, closed: i64) -> i64:
    """One tile is enough beside a legal village that this turn's expansion covered."""
    box = state.box
    filled: i64 = 0
    at: i64 = 0
    while at < state.cities_laid:
        if has_village(state, joined(state, at)):
            side: i64 = 0
            while side < 6:
                near = box.near[(state.laid[at] >> 1) * 6 + side]
                if is_free(state, near, closed) and box.paper[near] < box.mark:
                    box.paper[near] = box.mark + 1
                    box.queue[filled] = near
                    filled += 1
                side += 1
        at += 1
    return filled


def is_free(state: GreciaState, cell: i64, closed: i64) -> bool:
    """Open ground with no village beside it, open to the seat's city tiles."""
    return state.lies[cell] == OPEN and state.beside[cell] & (closed | ANY_VILLAGE) == 0


def mark_beside(state: GreciaState, place: i64, closed: i64, filled: i64) -> i64:
    """Two tiles are enough beside a legal village, if it is the only one there (MG-4.5)."""
    box = state.box
    if not coverable(state, place, closed):
        return filled
    village = box.village[place]
    side: i64 = 0
    while side < 6:
        near = box.near[village * 6 + side]
        beside = state.beside[near] & (closed | ANY_VILLAGE)
        if state.lies[near] == OPEN and beside == ONE_VILLAGE and box.paper[near] < box.mark:
            box.paper[near] = box.mark + 2
            box.queue[filled] = near
            filled += 1
        side += 1
    return filled


def spread(state: GreciaState, closed: i64, most: i64, filled: i64) -> None:
    """Every free hex beside a marked one takes one tile more."""
    box = state.box
    head: i64 = 0
    while head < filled:
        cell = box.queue[head]
        needs = box.paper[cell] + 1
        if needs > box.mark + most:
            return
        side: i64 = 0
        while side < 6:
            near = box.near[cell * 6 + side]
            if box.paper[near] < box.mark and is_free(state, near, closed):
                box.paper[near] = needs
                box.queue[filled] = near
                filled += 1
            side += 1
        head += 1


# -- how a founding goes on --------------------------------------------------------------------


def tiles_to_finish(state: GreciaState, seat: i64, most: i64, avoid: i64) -> i64:
    """The fewest tiles that finish the founding without a hex, if that is at most `most`."""
    box = state.box
    box.mark += 8
    closed = closed_by(seat)
    group = joined(state, laid_at(state, state.founding))
    if has_village(state, group):
        return 0
    filled = queue_group(state, group)
    best: i64 = NEVER
    head: i64 = 0
    while head < filled:
        cell = box.queue[head]
        used = box.paper[cell] - box.mark
        if used >= best or used > most:
            break
        best = min(best, used + last_tiles(state, seat, cell, closed, avoid, group))
        filled = go_on(state, cell, closed, avoid, filled)
        head += 1
    return best if best <= most else NEVER


def queue_group(state: GreciaState, group: i64) -> i64:
    """The tiles to start from."""
    box = state.box
    filled: i64 = 0
    at: i64 = 0
    while at < state.cities_laid:
        if (group >> at) & 1:
            cell = state.laid[at] >> 1
            box.paper[cell] = box.mark
            box.queue[filled] = cell
            filled += 1
        at += 1
    return filled


def go_on(state: GreciaState, cell: i64, closed: i64, avoid: i64, filled: i64) -> i64:
    """The free hexes beside one take one tile more."""
    box = state.box
    side: i64 = 0
    while side < 6:
        near = box.near[cell * 6 + side]
        if near != avoid and box.paper[near] < box.mark and is_free(state, near, closed):
            box.paper[near] = box.paper[cell] + 1
            box.queue[filled] = near
            filled += 1
        side += 1
    return filled


def last_tiles(
    state: GreciaState, seat: i64, cell: i64, closed: i64, avoid: i64, group: i64
) -> i64:
    """Tiles still needed after one on `cell`: none beside a legal village of this turn, two where
    the next goes beside a legal village and the last on it."""
    box = state.box
    needs: i64 = NEVER
    side: i64 = 0
    while side < 6:
        near = box.near[cell * 6 + side]
        what = state.lies[near]
        if what == CITY + seat:
            at = laid_at(state, near)
            if at != NONE and not (group >> at) & 1 and has_village(state, joined(state, at)):
                return 0
        elif what == OPEN and near != avoid and leads_to_village(state, near, closed):
            box.paper[near] = box.mark + NEVER
            needs = 2
        side += 1
    return needs


def leads_to_village(state: GreciaState, cell: i64, closed: i64) -> bool:
    """Is a village that was legal before the founding the only one beside this hex?"""
    beside = state.beside[cell]
    if beside & closed != 0 or (beside >> VILLAGES) & 7 != 1:
        return False
    place = beside >> VILLAGE_SUM
    return (state.rights >> place) & 1 == 1 and coverable(state, place, closed)
