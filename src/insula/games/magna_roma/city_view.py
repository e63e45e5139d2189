"""What a table may see of one city, as plain data for JSON (see `view`)."""

from functools import lru_cache
from typing import NamedTuple

from insula.games.magna_roma.facts.nouns import COLOUR_WORDS, ICON_WORDS
from insula.games.magna_roma.joints import joints_view
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import site_name
from insula.games.magna_roma.rules import scoring
from insula.games.magna_roma.rules.box import HALVES, Box
from insula.games.magna_roma.rules.city import BLESSED, CODE, COVERED, GRID, TILE, TOWN_CENTER, City
from insula.games.magna_roma.rules.dashboard import is_complete
from insula.games.magna_roma.rules.monuments import sites
from insula.games.magna_roma.rules.state import NONE, RomaState
from insula.games.magna_roma.staffing import staffing
from insula.games.magna_roma.view_types import (
    BuiltMonumentView,
    CityView,
    JointView,
    LaidTileView,
    TileView,
    TracksView,
)
from insula.kernel.moves import Moves

MOST_SITES = 64  # intersections of a 9x9 frame


class Ground(NamedTuple):
    """The parts of a city's view that depend only on its squares."""

    tiles: list[LaidTileView]
    joints: list[JointView]
    sites: list[str]
    met: list[int]  # how often each province's condition is met


def ground_of(state: RomaState, city: City) -> Ground:
    met = [scoring.met(state, city, province) for province in state.provinces]
    return Ground(tiles_view(state, city), joints_view(state, city), sites_view(city), met)


def city_view(content: Content, state: RomaState, seat: int, ground: Ground) -> CityView:
    city = state.cities[seat]
    return {
        "seat": seat,
        "coins": city.coins,
        "population": city.population,
        "blessings": city.blessings,
        "legions": city.legions,
        "luxuries": city.luxuries,
        "faith": city.faith,
        "stars": tracks_view(list(city.stars)),
        "dashboard": tracks_view([scoring.value(state, city, track) for track in range(3)]),
        "bonuses": [is_complete(state, city, at) for at in range(state.box.bonuses)],
        "points": city.prestige + city.traded + city.war_points,
        "laid": city.laid,
        "reserved": tile_or_none(state, city.reserved),
        "marker": None if city.marker == NONE else city.marker + 1,
        "frame": [city.west, city.north, city.east, city.south],
        "tiles": ground.tiles,
        "joints": ground.joints,
        "sites": ground.sites,
        "monuments": monuments_view(content, state, city),
    }


def tracks_view(numbers: list[int]) -> TracksView:
    return {"red": numbers[0], "purple": numbers[1], "brown": numbers[2]}


def tiles_view(state: RomaState, city: City) -> list[LaidTileView]:
    box = state.box
    return [
        laid_view(box, cell, square) for cell, square in enumerate(city.squares) if square & TILE
    ]


@lru_cache(1 << 14)
def laid_view(box: Box, cell: int, square: int) -> LaidTileView:
    """Return a tile in a city, which the number of its square describes completely."""
    code = square >> CODE
    return {
        **tile_view(box, code >> 2, code & 3),
        "cell": GRID.name(cell),
        "covered": bool(square & COVERED) and cell != TOWN_CENTER,
        "blessed": bool(square & BLESSED),
    }


def tile_or_none(state: RomaState, tile: int) -> TileView | None:
    return None if tile == NONE else tile_view(state.box, tile, 0)


@lru_cache(1024)
def tile_view(box: Box, tile: int, turned: int) -> TileView:
    packed = box.edges[tile * 4 + turned]
    return {
        "tile": tile,
        "turned": turned if tile else 0,  # the Town Center has its seat there
        "colour": COLOUR_WORDS[box.colour[tile]],
        "edges": "".join(HALVES[(packed >> (2 * side)) & 3] for side in range(4)),
        "stars": box.stars[tile],
        "icon": ICON_WORDS[box.icon[tile]],
        "icon2": ICON_WORDS[box.icon2[tile]],
    }


def sites_view(city: City) -> list[str]:
    """Intersections where a monument would fit (MR-8.2)."""
    found = Moves(MOST_SITES)
    sites(city, 0, found)
    return [site_name(site) for site in found.listed()]


def monuments_view(content: Content, state: RomaState, city: City) -> list[BuiltMonumentView]:
    """Built monuments with one best staffing and what each earns by it (MR-8.4)."""
    if city.built == 0:
        return []
    staffed = staffing(state, city)
    return [
        {
            "monument": content.monuments[city.monument[at]],
            "site": built_on(city.site[at]),
            "staff": state.box.monument_staff[city.monument[at]],
            "workers": workers,
            "points": points,
        }
        for at, (workers, points) in enumerate(staffed)
    ]


def built_on(site: int) -> str:
    return GRID.name(site) if site == TOWN_CENTER else site_name(site)
