"""Read a Magna Grecia box: the map, the villages, the cards, the counts; check every value."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from insula.games.magna_grecia.rules.box import (
    CARDS,
    COLOURS,
    LARGEST_MAP,
    MOST_CITY_TILES,
    MOST_VILLAGES,
    Box,
)
from insula.kernel.boxes import BoxInfo, Fault, Files, Row, Sheet, read_box
from insula.kernel.hexes import NOWHERE, Hexes

MAP = "map.txt"
GROUND = {".": "open ground", "v": "a village", "G": "a village with a green border"}
ACTIONS = ("roads", "cities", "resupply")
PIECES = ("road", "city", "market")
NAME = re.compile(r"[A-Za-z][A-Za-z' ]{0,23}")
MOST_ROWS = 26
Tables = dict[str, list[int]]


@dataclass(eq=False)
class Content:
    """A box as read: tables for the rules, the map and its names for the words."""

    tables: Tables = field(default_factory=dict)
    hexes: Hexes = field(default_factory=lambda: Hexes(1, 1))
    villages: list[str] = field(default_factory=list)  # names by place
    spots: dict[int, str] = field(default_factory=dict)  # hex -> v or G, while reading
    lines: list[int] = field(default_factory=list)  # of the map's rows in its file

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])


@dataclass(frozen=True)
class Loaded:
    """A box ready to be played."""

    info: BoxInfo
    box: Box
    content: Content


def load(path: Path, game: str, rules: int) -> Loaded:
    """The box of a folder; raises BoxError with every fault."""
    info, content = read_box(path, game, read)
    content.tables["rules"] = [rules]
    return Loaded(info, Box(f"{game}@{rules}@{path}", content.tables), content)


def read(files: Files) -> Content:
    content = Content()
    read_map(files, content)
    read_villages(files, content)
    read_setup(files, content)
    read_pieces(files, content)
    read_cards(files, content, read_scales(files))
    return content


# -- the map -----------------------------------------------------------------------------------


def read_map(files: Files, content: Content) -> None:
    """Rows of letters, the second, fourth and so on shifted and one hex shorter (MG-1.1)."""
    rows = [(line, text.split()) for line, text in map_lines(files)]
    if not 2 <= len(rows) <= MOST_ROWS:
        fault(files, 0, f"a map has 2 to {MOST_ROWS} rows of hexes; here are {len(rows)}")
        return
    width = len(rows[0][1])
    content.lines = [line for line, _ in rows]
    straight = True
    for number, (line, letters) in enumerate(rows):
        straight = check_row(files, line, number, letters, width - number % 2) and straight
    if width < 3:
        fault(files, rows[0][0], "the first row needs at least 3 hexes")
    elif straight:
        lay_out(files, content, [letters for _, letters in rows])


def map_lines(files: Files) -> Iterator[tuple[int, str]]:
    """The rows that are drawn: no comments, no empty lines."""
    for line, text in enumerate(files.drawing(MAP).splitlines(), 1):
        if text.strip() and not text.startswith("#"):
            yield line, text


def fault(files: Files, line: int, reason: str) -> None:
    files.faults.append(Fault(MAP, line, reason))


def row_name(number: int) -> str:
    return chr(ord("a") + number)


def check_row(files: Files, line: int, number: int, letters: list[str], wanted: int) -> bool:
    for letter in letters:
        if letter not in GROUND:
            known = ", ".join(f"'{key}' {what}" for key, what in GROUND.items())
            fault(files, line, f"row {row_name(number)} has '{letter}'; a hex is {known}")
    if len(letters) != wanted:
        shorter = "; every other row has one hex fewer than the first" if number % 2 else ""
        found = f"row {row_name(number)} needs {wanted} hexes, not {len(letters)}"
        fault(files, line, found + shorter)
    return len(letters) == wanted


def lay_out(files: Files, content: Content, rows: list[list[str]]) -> None:
    hexes = content.hexes = Hexes(len(rows[0]), len(rows))
    if hexes.size > LARGEST_MAP:
        fault(files, 0, f"a map has at most {LARGEST_MAP} hexes; this has {hexes.size}")
    content.tables["columns"] = [hexes.columns]
    for cell in range(hexes.size):
        letter = rows[hexes.row(cell)][hexes.column(cell)]
        if letter in ("v", "G"):
            content.spots[cell] = letter
        near = [hexes.step(cell, side) for side in range(6)]
        content.column("near").extend(hexes.size if n == NOWHERE else n for n in near)
        if content.spots.get(cell):
            check_neighbours(files, content, cell, near)
    check_spots(files, content)


def check_neighbours(files: Files, content: Content, cell: int, near: list[int]) -> None:
    """No two villages are adjacent: neither could ever be covered (MG-4.4)."""
    hexes = content.hexes
    for other in near:
        if other in content.spots and other < cell:
            names = f"{hexes.name(other)} and {hexes.name(cell)}"
            line = content.lines[hexes.row(cell)]
            row = row_name(hexes.row(cell))
            fault(files, line, f"row {row}: the villages {names} are adjacent")


def check_spots(files: Files, content: Content) -> None:
    line = content.lines[-1]
    if "G" not in content.spots.values():
        fault(files, line, "no village has a green border: nobody could found a first city")
    if len(content.spots) > MOST_VILLAGES:
        count = len(content.spots)
        fault(files, line, f"a map has at most {MOST_VILLAGES} villages; this has {count}")


def read_villages(files: Files, content: Content) -> None:
    """Names, one for each village of the map."""
    sheet = files.sheet("villages.csv", ("hex", "village"))
    sheet.unique("hex")
    names: dict[int, str] = {}
    used: dict[str, int] = {}
    for row in sheet:
        cell, name = content.hexes.find(row.text("hex")), row.text("village")
        if cell not in content.spots and content.spots:
            row.fault(f"the map has no village on {row.values['hex']}")
        if not NAME.fullmatch(name):
            row.fault(f"'village' must be up to 24 letters, not '{name}'")
        elif name.casefold() in used:
            row.fault(f"the name {name} stands on line {used[name.casefold()]} already")
        used.setdefault(name.casefold(), row.line)
        names[cell] = name
    for cell, letter in content.spots.items():
        if cell not in names:
            hex_name = content.hexes.name(cell)
            sheet.fault(sheet.end(), f"the village on {hex_name} has no name")
        content.column("village").append(cell)
        content.column("green").append(1 if letter == "G" else 0)
        content.villages.append(names.get(cell, ""))


# -- counts ------------------------------------------------------------------------------------


def read_setup(files: Files, content: Content) -> None:
    """Points and oracles by number of players; every oracle needs an inland village (MG-1.3)."""
    sheet = files.sheet("setup.csv", ("players", "points", "oracles"))
    sheet.unique("players")
    inland = list(content.spots.values()).count("v")
    points = content.tables["points"] = [0] * 5
    oracles = content.tables["oracles"] = [0] * 5
    for row in sheet:
        players = row.number("players", 2, 4)
        points[players] = row.number("points", 1, 99)
        oracles[players] = row.number("oracles", 0, MOST_VILLAGES)
        if oracles[players] > inland and content.spots:
            row.fault(
                f"{oracles[players]} oracles need as many villages without a green border; "
                f"the map has {inland}"
            )
    for players in (2, 3, 4):
        if not points[players]:
            sheet.fault(sheet.end(), f"no row for {players} players")


def read_pieces(files: Files, content: Content) -> None:
    """Tiles and markets of a player, and how many lie in the supply at the start (MG-1.2)."""
    sheet = files.sheet("pieces.csv", ("piece", "count", "supply"))
    sheet.unique("piece")
    found: dict[str, tuple[int, int]] = dict.fromkeys(PIECES, (0, 0))
    for row in sheet:
        piece = PIECES[row.choice("piece", PIECES)]
        count = row.number("count", 1, 99)
        found[piece] = (count, row.number("supply", 0, count))
        if piece == "market" and found[piece][1] != count:
            row.fault("all markets are in the supply from the start")
    for piece in PIECES:
        if not found[piece][0]:
            sheet.fault(sheet.end(), f"no row for the piece '{piece}'")
    names = ("road_tiles", "roads_ready", "city_tiles", "cities_ready", "markets")
    numbers = (*found["road"], *found["city"], found["market"][0])
    content.tables.update({name: [n] for name, n in zip(names, numbers, strict=True)})


# -- cards -------------------------------------------------------------------------------------


def read_scales(files: Files) -> dict[str, list[int]]:
    """The numbers of each action in order: the enhanced action takes the next one (MG-2.5)."""
    sheet = files.sheet("scales.csv", ("action", "steps"))
    sheet.unique("action")
    scales: dict[str, list[int]] = {}
    for row in sheet:
        action = ACTIONS[row.choice("action", ACTIONS)]
        words = row.text("steps").split()
        steps = [int(word) for word in words if word.isascii() and word.isdigit()]
        if len(steps) != len(words) or steps != sorted(set(steps)) or not steps or steps[0] < 1:
            row.fault("'steps' must be rising whole numbers from 1, such as '1 2 3 4'")
        elif steps[-1] > (MOST_CITY_TILES if action == "cities" else 20):
            most = MOST_CITY_TILES if action == "cities" else 20
            row.fault(f"the scale of {action} goes up to {most} at most")
        scales[action] = steps or [1]
    for action in ACTIONS:
        if action not in scales:
            sheet.fault(sheet.end(), f"no row for the action '{action}'")
    return scales


def read_cards(files: Files, content: Content, scales: dict[str, list[int]]) -> None:
    """Three cards of each border colour, each with an order that begins with it (MG-1.4)."""
    sheet = files.sheet("cards.csv", ("card", "border", "order", *ACTIONS))
    sheet.unique("card")
    for row in sheet:
        border = row.choice("border", COLOURS)
        content.column("border").append(border)
        content.column("order").extend(read_order(row, border))
        for action in ACTIONS:
            step, more = read_step(row, action, scales.get(action, []))
            content.column(action).append(step)
            content.column(f"more_{action}").append(more)
    check_deck(sheet, content.column("border"))


def read_order(row: Row, border: int) -> list[int]:
    words = row.text("order").split()
    if sorted(words) != sorted(COLOURS):
        row.fault(f"'order' must be {', '.join(COLOURS)} in some order, not '{' '.join(words)}'")
        return list(range(4))
    if words[0] != COLOURS[border]:
        row.fault(f"'order' must begin with the border colour {COLOURS[border]}, not {words[0]}")
    return [COLOURS.index(word) for word in words]


def read_step(row: Row, action: str, scale: list[int]) -> tuple[int, int]:
    """A card's number and the next one of its scale."""
    number = row.number(action, 1, 20)
    if scale and number not in scale[:-1]:
        steps = ", ".join(map(str, scale[:-1]))
        row.fault(f"'{action}' must be one of {steps}, so that there is one step more")
        return number, number
    return (number, scale[scale.index(number) + 1]) if scale else (number, number)


def check_deck(sheet: Sheet, borders: list[int]) -> None:
    if len(borders) != CARDS:
        sheet.fault(sheet.end(), f"the deck has {CARDS} cards; here are {len(borders)}")
    for colour, name in enumerate(COLOURS):
        count = borders.count(colour)
        if count != 3:
            sheet.fault(sheet.end(), f"three cards have a {name} border; here are {count}")
