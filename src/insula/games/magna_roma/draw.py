"""The table as text: Rich markup, and clear without colour too.

A tile shows its halves on its edges (B blade, L laurel, D disc), and in the middle its colour
(r, p, b; T the Town Center), its icon (m, l, c), its stars (*), '#' under a monument and '+' when
blessed. Squares where a tile may go show a dot. `legend_lines` explains this below the boards. The
draft edition is drawn in its own words.
"""

from insula.games.magna_roma.draw_boards import GAP, INDENT, legend_lines, offer_lines, track_lines
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.rules.box import (
    CITY_TILES,
    COLOURS,
    HALVES,
    ICONS,
    OBJECTIVES,
    SIDE,
)
from insula.games.magna_roma.rules.city import (
    BESIDE,
    BLESSED,
    COVERED,
    GRID,
    STRIDE,
    TILE,
    TOWN_CENTER,
    City,
)
from insula.games.magna_roma.rules.objectives import completed
from insula.games.magna_roma.rules.state import NONE, RomaState
from insula.kernel.aid import AidAmount, AidTexts

STYLE = ("red", "magenta", "yellow", "bold")
LETTER = ("r", "p", "b", "T")
WIDTH = 7


def draw(content: Content, state: RomaState, texts: AidTexts) -> str:
    """The seat's city, what is on offer, the boards with a legend, then the other cities."""
    seat = state.seat()
    order = [(seat + step) % state.players for step in range(state.players)]
    own, *others = (city_lines(state, state.cities[other], other, texts) for other in order)
    offers = [*tile_offers(state, texts), *offer_lines(content, state, texts)]
    boards = [*track_lines(state, texts), *legend_lines(state, texts)]
    blocks = [own, offers, boards, *others]
    return "\n\n".join("\n".join(block) for block in blocks)


# -- cities ------------------------------------------------------------------------------------


def city_lines(state: RomaState, city: City, seat: int, texts: AidTexts) -> list[str]:
    rows, columns = extent(city)
    lines = [
        f"[bold]Seat {seat + 1}[/bold]   {stores(city, texts)}",
        f"{INDENT}{stars(state, city)}",
    ]
    lines.append("    " + "".join(chr(96 + column).center(WIDTH + 1) for column in columns))
    rule = "   +" + ("-" * WIDTH + "+") * len(columns)
    for row in rows:
        cells = [square(state, city, row * STRIDE + column) for column in columns]
        lines.append(rule)
        for at in range(3):
            label = f"{row:>2} " if at == 1 else "   "
            lines.append(label + "|" + "|".join(cell[at] for cell in cells) + "|")
    return [*lines, rule]


def extent(city: City) -> tuple[range, range]:
    """Rows and columns worth drawing: the tiles and the squares beside them in the frame."""
    cells = [cell for cell, square in enumerate(city.squares) if square]
    rows = [GRID.row(cell) for cell in cells]
    columns = [GRID.column(cell) for cell in cells]
    return (
        range(max(min(rows), city.north), min(max(rows), city.south) + 1),
        range(max(min(columns), city.west), min(max(columns), city.east) + 1),
    )


def square(state: RomaState, city: City, cell: int) -> list[str]:
    """Three lines of a square."""
    found = city.squares[cell]
    if not found & TILE:
        return [" " * WIDTH, ("." if found == BESIDE else " ").center(WIDTH), " " * WIDTH]
    tile, box = city.tile(cell), state.box
    flags = ("#" if found & COVERED and cell != TOWN_CENTER else "") + (
        "+" if found & BLESSED else ""
    )
    return tile_lines(state, tile, city.turned(cell), flags, STYLE[box.colour[tile]])


def tile_lines(state: RomaState, tile: int, turned: int, flags: str, style: str) -> list[str]:
    box = state.box
    packed = box.edges[tile * 4 + turned]
    north, east, south, west = (HALVES[(packed >> (2 * side)) & 3] for side in range(4))
    icons = "".join(name[0] for name in icon_names(state, tile))
    stars = "*" * box.stars[tile]
    lines = [
        f"{stars:<3}{north}{flags:>3}",
        f"{west} {LETTER[box.colour[tile]]}{icons:>2} {east}",
        f"   {south}   ",
    ]
    return [f"[{style}]{line.replace('-', ' ')}[/{style}]" for line in lines]


def icon_names(state: RomaState, tile: int) -> list[str]:
    """The icons of a tile, at most two (MR-1.1)."""
    return [ICONS[icon] for icon in (state.box.icon[tile], state.box.icon2[tile]) if icon]


def stores(city: City, texts: AidTexts) -> str:
    """What a seat has, in the words of the edition."""
    held = {
        "coins": city.coins,
        "population": city.population,
        "blessings": city.blessings,
        "legions": city.legions,
        "luxuries": city.luxuries,
        "faith": city.faith,
    }
    amounts = [texts.show(AidAmount(amount, good)) for good, amount in held.items()]
    return GAP.join([*amounts, f"tiles {city.laid}/{CITY_TILES}"])


def stars(state: RomaState, city: City) -> str:
    """Where the three star markers stand, and what these spaces are worth (MR-12.1)."""
    box = state.box
    return "Stars: " + GAP.join(
        f"{COLOURS[colour]} on {city.stars[colour]}, "
        f"value {box.track_value[colour * box.track + city.stars[colour]]}"
        for colour in range(3)
    )


def tile_short(state: RomaState, tile: int) -> str:
    """A tile in one word: edges N E S W, colour, icon, stars."""
    if tile == NONE:
        return "(empty)"
    box = state.box
    packed = box.edges[tile * 4]
    edges = "".join(HALVES[(packed >> (2 * side)) & 3] for side in range(4))
    colour = COLOURS[box.colour[tile]]
    style = STYLE[box.colour[tile]]
    stars = ["*" * box.stars[tile]] if box.stars[tile] else []
    marks = " ".join([*icon_names(state, tile), *stars])
    return f"[{style}]{edges} {colour}{' ' + marks if marks else ''}[/{style}]"


# -- tiles on offer ----------------------------------------------------------------------------


def tile_offers(state: RomaState, texts: AidTexts) -> list[str]:
    """The ring, or the three tiles of a solo game, and the tile in hand."""
    lines = ring_lines(state, texts) if state.players > 1 else solo_lines(state)
    held = state.cities[state.seat()].reserved
    if held != NONE:
        lines.append(f"[bold]In hand[/bold]  {tile_short(state, held)}  (edges N E S W)")
    return lines


def ring_lines(state: RomaState, texts: AidTexts) -> list[str]:
    """The slots with the markers on them; a long line is folded between its entries."""
    markers = {city.marker: seat + 1 for seat, city in enumerate(state.cities)}
    entries = []
    for slot in range(state.box.ring_slots[state.players]):
        mark = f" <seat {markers[slot]}>" if slot in markers else ""
        entries.append(f"{slot + 1}: {tile_short(state, state.ring[slot])}{mark}")
    entries.append(f"({len(state.deck) - state.drawn} to come)")
    label = texts.text("drawing.ring")
    return [f"[bold]{label}[/bold]{' ' * (len(INDENT) - len(label))}{GAP.join(entries)}"]


def solo_lines(state: RomaState) -> list[str]:
    row = [f"{place + 1}: {tile_short(state, state.ring[place])}" for place in range(3)]
    goals = []
    for at, line in enumerate(state.box.objective_line):
        where = f"row {line}" if line <= SIDE else f"column {line - SIDE}"
        done = "done" if completed(state, state.cities[0], at) else "open"
        goals.append(f"{where}: {OBJECTIVES[state.objectives[at]]} ({done})")
    return [
        f"[bold]Tiles[/bold]    {GAP.join(row)}",
        f"[bold]Goals[/bold]    {GAP.join(goals)}",
    ]
