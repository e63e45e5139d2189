"""The table as text: Rich markup, and clear without colour too.

A tile shows its halves on its edges (B blade, L laurel, D disc), and in the middle its colour
(r, p, b; T the Town Center), its icon (m, l, c), its stars (*), '#' under a monument and '+' when
blessed. Squares where a tile may go show a dot.
"""

from insula.games.magna_roma.cards import monument_effect, province_condition
from insula.games.magna_roma.load import Content
from insula.games.magna_roma.notation import site_name, trade_text
from insula.games.magna_roma.rules.box import (
    CITY_TILES,
    COLOURS,
    GOODS,
    HALVES,
    ICONS,
    OBJECTIVES,
    SIDE,
    SLOTS,
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
from insula.games.magna_roma.rules.monuments import price
from insula.games.magna_roma.rules.objectives import completed
from insula.games.magna_roma.rules.state import NONE, RomaState

STYLE = ("red", "magenta", "yellow", "bold")
LETTER = ("r", "p", "b", "T")
WIDTH = 7


def draw(content: Content, state: RomaState) -> str:
    """The seat's city with the boards under it, then the other cities."""
    seat = state.seat()
    order = [(seat + step) % state.players for step in range(state.players)]
    parts = [city_lines(state, state.cities[other], other) for other in order]
    boards = [*board_lines(content, state), *market_lines(content, state)]
    return "\n".join(
        [*parts[0], "", *boards, *(line for part in parts[1:] for line in ["", *part])]
    )


# -- cities ------------------------------------------------------------------------------------


def city_lines(state: RomaState, city: City, seat: int) -> list[str]:
    rows, columns = extent(city)
    lines = [f"[bold]Seat {seat + 1}[/bold]  {stores(state, city)}"]
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
    icon = ICONS[box.icon[tile]][:1] or " "
    stars = "*" * box.stars[tile]
    lines = [
        f"{stars:<3}{north}{flags:>3}",
        f"{west} {LETTER[box.colour[tile]]} {icon} {east}",
        f"   {south}   ",
    ]
    return [f"[{style}]{line.replace('-', ' ')}[/{style}]" for line in lines]


def stores(state: RomaState, city: City) -> str:
    stars = " ".join(f"{COLOURS[colour]} {city.stars[colour]}" for colour in range(3))
    return (
        f"coins {city.coins}  population {city.population}  blessings {city.blessings}  "
        f"legions {city.legions}  luxuries {city.luxuries}  faith {city.faith}  stars: {stars}  "
        f"tiles {city.laid}/{CITY_TILES}"
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
    marks = " ".join(part for part in (ICONS[box.icon[tile]], "*" * box.stars[tile]) if part)
    return f"[{style}]{edges} {colour}{' ' + marks if marks else ''}[/{style}]"


# -- boards ------------------------------------------------------------------------------------


def board_lines(content: Content, state: RomaState) -> list[str]:
    lines = ring_lines(state) if state.players > 1 else solo_lines(state)
    held = state.cities[state.seat()].reserved
    if held != NONE:
        lines.append(f"[bold]In hand[/bold]  {tile_short(state, held)}  (edges N E S W)")
    return lines


def ring_lines(state: RomaState) -> list[str]:
    """Slots in two rows, with the markers on them."""
    markers = {city.marker: seat + 1 for seat, city in enumerate(state.cities)}
    entries = []
    for slot in range(state.box.ring_slots[state.players]):
        mark = f" <seat {markers[slot]}>" if slot in markers else ""
        entries.append(f"{slot + 1}: {tile_short(state, state.ring[slot])}{mark}")
    half = (len(entries) + 1) // 2
    indent = "         "
    return [
        f"[bold]Ring[/bold]     {'   '.join(entries[:half])}",
        f"{indent}{'   '.join(entries[half:])}   ({len(state.deck) - state.drawn} to come)",
    ]


def solo_lines(state: RomaState) -> list[str]:
    row = [f"{place + 1}: {tile_short(state, state.ring[place])}" for place in range(3)]
    goals = []
    for at, line in enumerate(state.box.objective_line):
        where = f"row {line}" if line <= SIDE else f"column {line - SIDE}"
        done = "done" if completed(state, state.cities[0], at) else "open"
        goals.append(f"{where}: {OBJECTIVES[state.objectives[at]]} ({done})")
    return [
        f"[bold]Tiles[/bold]    {'   '.join(row)}",
        f"[bold]Goals[/bold]    {'   '.join(goals)}",
    ]


def market_lines(content: Content, state: RomaState) -> list[str]:
    return [
        f"[bold]Display[/bold]  {'   '.join(display_entry(content, state, p) for p in range(3))}",
        *(province_line(content, state, card) for card in range(3)),
        f"[bold]Trades[/bold]   {'   '.join(trade_entries(state))}",
        *built_lines(content, state),
    ]


def display_entry(content: Content, state: RomaState, place: int) -> str:
    monument = state.display[place]
    if monument == NONE:
        return "(empty)"
    staff = state.box.monument_staff[monument]
    cost = f"{price(state, place)} coins, staff {staff}"
    return f"{content.monuments[monument]} ({monument_effect(state.box, monument)}; {cost})"


def province_line(content: Content, state: RomaState, card: int) -> str:
    province = state.provinces[card]
    slots = [slot_entry(state, card, province, slot) for slot in range(3)]
    name = f"{content.provinces[province]} (per {province_condition(state.box, province)})"
    return f"[bold]Province[/bold] {name}: {'   '.join(slots)}"


def slot_entry(state: RomaState, card: int, province: int, slot: int) -> str:
    box = state.box
    at = province * 3 + slot
    owner = state.slots[card * 3 + slot]
    bonus = [
        f"{box.slot_bonus[at * len(GOODS) + good]} {name}"
        for good, name in enumerate(GOODS)
        if box.slot_bonus[at * len(GOODS) + good]
    ]
    status = (
        "free" if owner == NONE else "blocked" if owner >= state.players else f"seat {owner + 1}"
    )
    gives = f", now {' '.join(bonus)}" if bonus else ""
    return f"{SLOTS[slot]} {box.slot_cost[at]} legions, {box.slot_value[at]} VP{gives} ({status})"


def trade_entries(state: RomaState) -> list[str]:
    entries = []
    for place, trade in enumerate(state.tokens):
        spaces = [str(space) for space, over in enumerate(state.box.token_over) if over == place]
        ways = " or ".join(
            trade_text(state.box, trade, w) for w in range(state.box.trade_ways[trade])
        )
        entries.append(f"{'-'.join(spaces)}: {ways}")
    return entries


def built_lines(content: Content, state: RomaState) -> list[str]:
    lines = []
    for seat, city in enumerate(state.cities):
        names = [
            content.monuments[city.monument[at]]
            + ("" if city.site[at] == TOWN_CENTER else f" {site_name(city.site[at])}")
            for at in range(city.built)
        ]
        if names:
            lines.append(f"[bold]Built[/bold]    seat {seat + 1}: {', '.join(names)}")
    return lines
