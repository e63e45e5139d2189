"""Read the map of a Magna Grecia box and the names of its villages; check every value.

A map is drawn with one line per row. A hex is a letter, and the sea is drawn too, so that every
column keeps its number. Odd rows are shifted half a hex to the right: they have as many hexes as
the first row or, in all of them, one fewer. A line such as `provenance: reported` states the source
of the map.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from insula.games.magna_grecia.rules.box import LARGEST_MAP, MOST_VILLAGES
from insula.kernel.boxes import Files
from insula.kernel.hexes import NOWHERE, Hexes
from insula.kernel.sheets import PROVENANCE, Fault

MAP = "map.txt"
SEA = "~"
GROUND = {
    ".": "open ground",
    "v": "a village",
    "G": "a village with a green border",
    SEA: "sea",
}
NAME = re.compile(r"[A-Za-z][A-Za-z' ]{0,23}")
MARK = re.compile(r"provenance:\s*(?P<mark>.*?)\s*")
MOST_ROWS = 26
MOST_COLUMNS = 99
Tables = dict[str, list[int]]


@dataclass(eq=False)
class Content:
    """A box as read: tables for the rules, the map and the names on it."""

    tables: Tables = field(default_factory=dict)
    hexes: Hexes = field(default_factory=lambda: Hexes(1, 1))
    villages: list[str] = field(default_factory=list)  # names by place
    spots: dict[int, str] = field(default_factory=dict)  # hex -> v or G, while reading
    lines: list[int] = field(default_factory=list)  # line numbers of the map's rows in its file

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])


def fault(files: Files, line: int, reason: str) -> None:
    files.faults.append(Fault(MAP, line, reason))


def row_name(number: int) -> str:
    return chr(ord("a") + number)


# -- the drawing -------------------------------------------------------------------------------


def read_map(files: Files, content: Content) -> None:
    """Read the rows of hexes (MG-1.1)."""
    mark, rows = "reconstructed", []
    for line, text in drawn_lines(files):
        marked = MARK.fullmatch(text)
        if marked:
            mark = read_mark(files, line, marked["mark"])
        else:
            rows.append((line, text.split()))
    if not 2 <= len(rows) <= MOST_ROWS:
        fault(files, 0, f"a map must have 2 to {MOST_ROWS} rows of hexes, not {len(rows)}")
        return
    content.lines = [line for line, _ in rows]
    if check_shape(files, rows):
        lay_out(files, content, [letters for _, letters in rows])
        files.mark_drawing(MAP, mark, content.hexes.size)


def drawn_lines(files: Files) -> Iterator[tuple[int, str]]:
    """Return the lines of the map without comments and empty lines."""
    for line, text in enumerate(files.drawing(MAP).splitlines(), 1):
        if text.strip() and not text.startswith("#"):
            yield line, text


def read_mark(files: Files, line: int, mark: str) -> str:
    if mark in PROVENANCE:
        return mark
    fault(files, line, f"'provenance' must be one of {', '.join(PROVENANCE)}, not '{mark}'")
    return PROVENANCE[-1]


def check_shape(files: Files, rows: list[tuple[int, list[str]]]) -> bool:
    """Check the letters of every row, and its length against that of most rows of its kind."""
    width = usual_width(rows[::2])
    odd_width = usual_width(rows[1::2])
    if odd_width not in (width, width - 1):
        odd_width = width
    found = [
        check_row(files, line, number, letters, odd_width if number % 2 else width)
        for number, (line, letters) in enumerate(rows)
    ]
    if not 3 <= width <= MOST_COLUMNS:
        fault(files, rows[0][0], f"the first row needs 3 to {MOST_COLUMNS} hexes, not {width}")
        return False
    return all(found)


def usual_width(rows: list[tuple[int, list[str]]]) -> int:
    return Counter(len(letters) for _, letters in rows).most_common(1)[0][0]


def check_row(files: Files, line: int, number: int, letters: list[str], wanted: int) -> bool:
    name = row_name(number)
    for letter in letters:
        if letter not in GROUND:
            known = ", ".join(f"'{key}' {what}" for key, what in GROUND.items())
            fault(files, line, f"row {name} has '{letter}'; a hex is {known}")
    if len(letters) == wanted:
        return True
    kind = "shifted rows" if number % 2 else "rows that are not shifted"
    found = f"row {name} needs {wanted} hexes like the other {kind}, not {len(letters)}"
    fault(files, line, f"{found}; the sea is drawn as '{SEA}'")
    return False


# -- hexes and villages ------------------------------------------------------------------------


def lay_out(files: Files, content: Content, rows: list[list[str]]) -> None:
    sea = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == SEA]
    hexes = content.hexes = Hexes(len(rows[0]), len(rows), len(rows[1]), sea)
    if hexes.size > LARGEST_MAP:
        fault(files, 0, f"a map has at most {LARGEST_MAP} land hexes; this has {hexes.size}")
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
    """Report adjacent villages: neither could ever be covered (MG-4.4)."""
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
        fault(files, line, "no village has a green border: no player could found a first city")
    if len(content.spots) > MOST_VILLAGES:
        count = len(content.spots)
        fault(files, line, f"a map has at most {MOST_VILLAGES} villages; this has {count}")


def read_villages(files: Files, content: Content) -> None:
    """Read the names, one for each village of the map."""
    sheet = files.sheet("villages.csv", ("hex", "village"), labels=("hex",))
    sheet.unique("hex")
    names: dict[int, str] = {}
    used: dict[str, int] = {}
    for row in sheet:
        cell, name = content.hexes.find(row.text("hex")), row.text("village")
        if cell not in content.spots and content.spots:
            row.fault(f"the map has no village on {row.values['hex']}{at_sea(content, row.values)}")
        if not NAME.fullmatch(name):
            row.fault(f"'village' must be up to 24 letters, not '{name}'")
        elif name.casefold() in used:
            row.fault(f"the name {name} is already used on line {used[name.casefold()]}")
        used.setdefault(name.casefold(), row.line)
        names[cell] = name
    for cell, letter in content.spots.items():
        if cell not in names:
            hex_name = content.hexes.name(cell)
            sheet.fault(sheet.end(), f"the village on {hex_name} has no name")
        content.column("village").append(cell)
        content.column("green").append(1 if letter == "G" else 0)
        content.villages.append(names.get(cell, ""))


def at_sea(content: Content, values: dict[str, str]) -> str:
    return ": that hex is sea" if content.hexes.is_sea(values["hex"]) else ""
