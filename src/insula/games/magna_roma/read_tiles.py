"""Read City tiles, Town Centers, symbols, supplies and the ring from their sheets."""

from insula.games.magna_roma.content import Content
from insula.games.magna_roma.rules.box import (
    BLESSINGS,
    CENTER,
    COINS,
    COLOURS,
    GOODS,
    HALVES,
    ICONS,
    LEGIONS,
    LUXURIES,
    POPULATION,
)
from insula.games.magna_roma.rules.pending import LARGEST_AMOUNT
from insula.games.magna_roma.rules.state import RING
from insula.kernel.boxes import Files
from insula.kernel.sheets import Row

SEATS = 4
MOST_STARS = 3
SYMBOLS = GOODS[:6]
SUPPLIES = {"coins": COINS, "population": POPULATION, "blessings": BLESSINGS}
LARGEST_SUPPLY = 9999


def read_tiles(files: Files, content: Content) -> None:
    """Tile 0 is the Town Center; four players need 24 tiles each (MR-1.1, MR-11.3)."""
    columns = ("tile", "colour", "edges", "stars", "icon", "icon2")
    sheet = files.sheet("tiles.csv", columns, labels=("tile",), optional={"icon2": ""})
    sheet.unique("tile")
    for number, row in enumerate(sheet):
        if row.values["tile"] != str(number):
            row.fault(f"tiles are numbered in order from 0; found {number}")
        colour = row.choice("colour", COLOURS)
        if (colour == CENTER) != (number == 0):
            row.fault("tile 0, and no other, is the town center")
        content.column("colour").append(colour)
        content.column("stars").append(row.number("stars", 0, MOST_STARS))
        content.column("icon").append(row.choice("icon", ICONS))
        content.column("icon2").append(row.choice("icon2", ICONS))
        if row.values["icon2"] and not row.values["icon"]:
            row.fault("a tile with one icon has it in 'icon', not in 'icon2'")
        if number == 0:
            add_centers(content, [read_edges(row)] * SEATS)
        else:
            add_edges(row, content)
    if len(sheet) < 97:
        sheet.fault(sheet.end(), f"four cities need 96 City tiles; here are {len(sheet) - 1}")


def read_edges(row: Row) -> str:
    """Four letters N, E, S, W."""
    edges = row.text("edges")
    if len(edges) != 4 or any(half not in HALVES for half in edges):
        row.fault(f"'edges' must be four of {' '.join(HALVES)}, not '{edges}'")
        return "BBBB"
    return edges


def packed(edges: str) -> int:
    return sum(HALVES.index(half) << (2 * direction) for direction, half in enumerate(edges))


def add_edges(row: Row, content: Content) -> None:
    """A City tile in its four turns: clockwise, each half moves to the next edge (MR-3.1)."""
    edges = read_edges(row)
    if edges == "----":
        row.fault("a City tile needs at least one half-symbol")
    for turned in range(4):
        content.column("edges").append(packed(edges[4 - turned :] + edges[: 4 - turned]))
    turns = 1 if edges == edges[1:] + edges[:1] else 2 if edges == edges[2:] + edges[:2] else 4
    content.column("turns").append(turns)


def add_centers(content: Content, designs: list[str]) -> None:
    """The Town Center is never turned: its four entries are the designs of the four seats."""
    content.column("edges").extend(packed(edges) for edges in designs)
    content.column("turns").append(1)


def read_centers(files: Files, content: Content) -> None:
    """An optional sheet: Town Centers that differ by seat (MR-1.1)."""
    if not files.has("centers.csv"):
        return
    sheet = files.sheet("centers.csv", ("seat", "edges"), labels=("seat",))
    sheet.unique("seat")
    for row in sheet:
        seat = row.number("seat", 1, SEATS)
        content.column("edges")[seat - 1 : seat] = [packed(read_edges(row))]
    if len(sheet) != SEATS:
        sheet.fault(sheet.end(), f"there are {SEATS} Town Centers; here are {len(sheet)}")


def read_supplies(files: Files, content: Content) -> None:
    """An optional sheet: printed counts, and whether they limit what can be gained (MR-4.3)."""
    counts = content.tables["supply"] = [-1] * len(GOODS)
    limits = content.tables["limit"] = [-1] * len(GOODS)
    if files.has("supplies.csv"):
        sheet = files.sheet("supplies.csv", ("good", "count", "limit"), labels=("good",))
        sheet.unique("good")
        goods = tuple(SUPPLIES)
        for row in sheet:
            good = SUPPLIES[goods[row.choice("good", goods)]]
            counts[good] = row.number("count", 0, LARGEST_SUPPLY)
            if row.choice("limit", ("no", "yes")):
                limits[good] = counts[good]
    waiting = (LUXURIES, LEGIONS, *(good for good in (COINS, POPULATION) if limits[good] >= 0))
    content.tables["waits"] = [int(good in waiting) for good in range(len(GOODS))]


def read_symbols(files: Files, content: Content) -> None:
    """Six symbols, each made by one pair of halves (MR-4.1, MR-4.2)."""
    columns = ("symbol", "halves", "lesser", "greater")
    sheet = files.sheet("symbols.csv", columns, labels=("symbol",))
    sheet.unique("symbol")
    symbol = content.tables["symbol"] = [0] * 16
    lesser = content.tables["lesser"] = [0] * len(GOODS)
    greater = content.tables["greater"] = [0] * len(GOODS)
    for row in sheet:
        good = row.choice("symbol", SYMBOLS)
        lesser[good] = row.number("lesser", 1, LARGEST_AMOUNT)
        greater[good] = row.number("greater", 1, LARGEST_AMOUNT)
        halves = row.text("halves")
        if len(halves) != 2 or any(half not in HALVES[1:] for half in halves):
            row.fault(f"'halves' must be two of {' '.join(HALVES[1:])}, not '{halves}'")
            continue
        one, other = HALVES.index(halves[0]), HALVES.index(halves[1])
        if symbol[one * 4 + other]:
            row.fault(f"the halves {halves} make another symbol already")
        symbol[one * 4 + other] = symbol[other * 4 + one] = good + 1
    if len(sheet) != len(SYMBOLS):
        sheet.fault(sheet.end(), f"there are {len(SYMBOLS)} symbols; here are {len(sheet)}")


def read_ring(files: Files, content: Content) -> None:
    """Slots of the draft ring by number of players (MR-1.2)."""
    sheet = files.sheet("ring.csv", ("players", "slots"), labels=("players",))
    sheet.unique("players")
    slots = content.tables["ring_slots"] = [0] * 5
    for row in sheet:
        players = row.number("players", 2, 4)
        slots[players] = row.number("slots", 2 * players, RING)
    for players in (2, 3, 4):
        if not slots[players]:
            sheet.fault(sheet.end(), f"no row for {players} players")
