"""Final scoring (MR-12, MR-13.4). Before the end, it gives the score as if the game ended now."""

from typing import Final

from mypy_extensions import i64

from insula.games.magna_roma.rules.box import (
    BROWN,
    BY_STAFF,
    BY_VARIETY,
    DISTRICTS,
    EQUAL_PAIRS,
    MIXED_PAIRS,
    PER_COLOUR,
    PER_ICON,
    PROVINCES,
    PURPLE,
    RED,
    SCALE,
    count_icon,
)
from insula.games.magna_roma.rules.city import CODE, SQUARES, STRIDE, TILE, City
from insula.games.magna_roma.rules.objectives import completed
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.arrays import filled, vec

SOURCES: Final = (
    "prestige",
    "trades",
    "tokens",
    "market",
    "pantheon",
    "monuments",
    "provinces",
    "military",
    "objectives",
)


def points(state: RomaState, seat: i64) -> i64:
    """All points of a seat."""
    city = state.cities[seat]
    now = city.prestige + city.traded + city.war_points
    end = market(state, city) + pantheon(state, city) + monuments(state, city)
    end += provinces(state, seat) + military(state, city)
    return now + end + objectives(state, city)


def market(state: RomaState, city: City) -> i64:
    """The Market's multiplier times the lowest dashboard value (MR-12.1)."""
    lowest = min(
        value(state, city, RED), min(value(state, city, PURPLE), value(state, city, BROWN))
    )
    return state.box.multiplier[city.luxuries] * lowest


def value(state: RomaState, city: City, colour: i64) -> i64:
    return state.box.track_value[colour * state.box.track + city.stars[colour]]


def pantheon(state: RomaState, city: City) -> i64:
    """Unplayed blessings times the value at the marker (MR-12.2)."""
    return city.blessings * state.box.blessing_value[city.faith]


def military(state: RomaState, city: City) -> i64:
    return state.box.military_points[city.legions]


def objectives(state: RomaState, city: City) -> i64:
    """By the number of completed solo objectives (MR-13.4)."""
    if len(state.objectives) == 0:
        return 0
    return state.box.objective_points[objectives_done(state, city)]


def objectives_done(state: RomaState, city: City) -> i64:
    done: i64 = 0
    line: i64 = 0
    while line < len(state.objectives):
        if completed(state, city, line):
            done += 1
        line += 1
    return done


# -- monuments ---------------------------------------------------------------------------------


def monuments(state: RomaState, city: City) -> i64:
    """The best that the population can staff (MR-8.4, MR-12.3)."""
    if city.built == 0:
        return 0
    best = filled(city.population + 1, 0)
    at: i64 = 0
    while at < city.built:
        staff_one_more(state, city, at, best)
        at += 1
    return best[city.population]


def staff_one_more(state: RomaState, city: City, at: i64, best: vec[i64]) -> None:
    """best[p] is what p workers can earn in the monuments so far; consider one more."""
    monument = city.monument[at]
    staff = state.box.monument_staff[monument]
    people: i64 = city.population
    if state.box.monument_rule[monument] == BY_STAFF:
        while people > 0:
            workers: i64 = 1
            while workers <= min(staff, people):
                earned = state.box.monument_scale[monument * SCALE + workers]
                best[people] = max(best[people], best[people - workers] + earned)
                workers += 1
            people -= 1
        return
    earned = worth(state, city, at)
    while people >= staff:
        best[people] = max(best[people], best[people - staff] + earned)
        people -= 1


def worth(state: RomaState, city: City, at: i64) -> i64:
    """Points of a staffed monument, other than by staff (MR-12.3, MR-20.4)."""
    box = state.box
    monument = city.monument[at]
    rule = box.monument_rule[monument]
    what = box.monument_what[monument]
    site = city.site[at]
    if rule == PER_COLOUR:
        return box.monument_points[monument] * colours_below(state, city, site, what)
    if rule == PER_ICON:
        return box.monument_points[monument] * icons_below(state, city, site, what)
    if rule == BY_VARIETY:
        return box.monument_scale[monument * SCALE + variety(state, city, site)]
    return box.monument_points[monument]


def colours_below(state: RomaState, city: City, site: i64, colour: i64) -> i64:
    """Count the tiles of a colour among the four under a monument."""
    count: i64 = 0
    corner: i64 = 0
    while corner < 4:
        if state.box.colour[tile_below(city, site, corner)] == colour:
            count += 1
        corner += 1
    return count


def icons_below(state: RomaState, city: City, site: i64, icon: i64) -> i64:
    """Count an icon on the four tiles under a monument."""
    count: i64 = 0
    corner: i64 = 0
    while corner < 4:
        count += count_icon(state.box.icons[tile_below(city, site, corner)], icon)
        corner += 1
    return count


def tile_below(city: City, site: i64, corner: i64) -> i64:
    return city.squares[site + (corner >> 1) * STRIDE + (corner & 1)] >> (CODE + 2)


def variety(state: RomaState, city: City, site: i64) -> i64:
    """How many different icons lie under a monument."""
    kinds: i64 = 0
    icon: i64 = 1
    while icon <= 3:
        if icons_below(state, city, site, icon) > 0:
            kinds += 1
        icon += 1
    return kinds


# -- provinces ---------------------------------------------------------------------------------


def provinces(state: RomaState, seat: i64) -> i64:
    """Every conquered slot's value for each time its condition is met (MR-12.4)."""
    total: i64 = 0
    slot: i64 = 0
    while slot < PROVINCES * 3:
        if state.slots[slot] == seat:
            province = state.provinces[slot // 3]
            times = met(state, state.cities[seat], province)
            total += times * state.box.slot_value[province * 3 + slot % 3]
        slot += 1
    return total


def met(state: RomaState, city: City, province: i64) -> i64:
    """How often a city meets a province's condition (MR-12.4)."""
    box = state.box
    counts = box.province_counts[province]
    first = box.province_first[province]
    second = box.province_second[province]
    if counts == DISTRICTS:
        return districts(state, city, first)
    if counts == EQUAL_PAIRS:
        return icons(state, city, first) // 2
    if counts == MIXED_PAIRS:
        return min(icons(state, city, first), icons(state, city, second))
    trio = min(icons(state, city, 1), icons(state, city, 2))
    return min(trio, icons(state, city, 3))


def icons(state: RomaState, city: City, icon: i64) -> i64:
    """How often an icon stands in the city, also under monuments (MR-8.5)."""
    count: i64 = 0
    for square in city.squares:
        if square & TILE:
            count += count_icon(state.box.icons[square >> (CODE + 2)], icon)
    return count


def districts(state: RomaState, city: City, colour: i64) -> i64:
    """Groups of two or more connected tiles of one colour (MR-12.5)."""
    seen = filled(SQUARES, 0)
    count: i64 = 0
    cell: i64 = 0
    while cell < SQUARES:
        if spread(state, city, cell, colour, seen) >= 2:
            count += 1
        cell += 1
    return count


def spread(state: RomaState, city: City, cell: i64, colour: i64, seen: vec[i64]) -> i64:
    """Mark the group around a tile; how large it is."""
    if seen[cell] != 0 or not is_colour(state, city, cell, colour):
        return 0
    seen[cell] = 1
    size = 1 + spread(state, city, cell - STRIDE, colour, seen)
    size += spread(state, city, cell + STRIDE, colour, seen)
    size += spread(state, city, cell - 1, colour, seen)
    return size + spread(state, city, cell + 1, colour, seen)


def is_colour(state: RomaState, city: City, cell: i64, colour: i64) -> bool:
    square = city.squares[cell]
    return square & TILE != 0 and state.box.colour[square >> (CODE + 2)] == colour


# -- ranking -----------------------------------------------------------------------------------


def ranking(state: RomaState) -> list[int]:
    """Places from 1; ties by MR-12.7, then shared."""
    keys = [tie_key(state, seat) for seat in range(state.players)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def tie_key(state: RomaState, seat: i64) -> tuple[int, int, int, int]:
    """Points; dashboard values; population and coins; the Military marker (MR-12.7)."""
    city = state.cities[seat]
    dashboard = value(state, city, RED) + value(state, city, PURPLE) + value(state, city, BROWN)
    return (points(state, seat), dashboard, city.population + city.coins, city.legions)


def breakdown(state: RomaState, seat: i64) -> dict[str, int]:
    """Points by source."""
    city = state.cities[seat]
    return {
        "prestige": city.prestige,
        "trades": city.traded,
        "tokens": city.war_points,
        "market": market(state, city),
        "pantheon": pantheon(state, city),
        "monuments": monuments(state, city),
        "provinces": provinces(state, seat),
        "military": military(state, city),
        "objectives": objectives(state, city),
    }
