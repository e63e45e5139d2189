"""The sheets of a box that hold no facilities: supplies, culture, glory, order, prices, titles."""

from insula.games.minerva.content import FEWEST, MARKS, Content
from insula.games.minerva.rules.box import MOST_ASSISTANTS, RANKS, ROUNDS, STACKS, TALLEST
from insula.kernel.boxes import Files
from insula.kernel.sheets import Row, Sheet

SUPPLIES_FILE = "supplies.csv"
PLACES = ("first", "second", "third")
ITEMS = (
    "grain",
    "residences",
    *(f"denarii of the {place} seat" for place in (*PLACES, "fourth")),
)


def numbered(sheet: Sheet, column: str, first: int, count: int) -> None:
    """Check that the rows are numbered in order."""
    for number, row in enumerate(sheet, first):
        if row.values[column] != str(number):
            row.fault(f"rows must be numbered in order from {first}; expected {number}")
    if len(sheet) != count:
        sheet.fault(sheet.end(), f"expected {count} rows, found {len(sheet)}")


def read_start(files: Files, content: Content) -> None:
    """Read what each player begins with (MN-1.4)."""
    sheet = files.sheet("start.csv", ("item", "amount"), labels=("item",))
    for wanted, row in zip(ITEMS, sheet, strict=False):
        if row.values["item"] != wanted:
            row.fault(f"expected '{wanted}'")
    if len(sheet) != len(ITEMS):
        sheet.fault(sheet.end(), f"expected {len(ITEMS)} rows, found {len(sheet)}")
    amounts = [row.number("amount", 0, 6 if at == 0 else 20) for at, row in enumerate(sheet)]
    amounts += [0] * (len(ITEMS) - len(amounts))
    content.tables["start_grain"], content.tables["residences"] = amounts[:1], amounts[1:2]
    content.tables["start_denarii"] = amounts[2:]


def read_culture(files: Files, content: Content) -> None:
    """Read the tiles of a culture stack, lowest on top, by players (MN-1.2)."""
    sheet = files.sheet("culture.csv", ("points", "marks", "players"))
    rows = [(row.number("points", 1, 20), row.number("marks", 1, 20), mark(row)) for row in sheet]
    if [row[0] for row in rows] != sorted(row[0] for row in rows):
        sheet.fault(sheet.end(), "points must rise from row to row: the lowest tile is on top")
    if not 1 <= len(rows) <= TALLEST:
        sheet.fault(sheet.end(), f"a stack has 1 to {TALLEST} tiles, found {len(rows)}")
    for fewest in FEWEST:
        used = [row for row in rows if row[2] <= fewest][:TALLEST]
        content.column("height").append(len(used))
        gap = [0] * (TALLEST - len(used))
        content.column("culture_points").extend(STACKS * ([row[0] for row in used] + gap))
        content.column("marks").extend(STACKS * ([row[1] for row in used] + gap))


def mark(row: Row) -> int:
    return tuple(MARKS.values())[row.choice("players", tuple(MARKS))]


def read_glory(files: Files, content: Content) -> None:
    """Read two or three glory tiles for each round (MN-1.7)."""
    sheet = files.sheet("glory.csv", ("round", *PLACES), labels=("round",))
    numbered(sheet, "round", 1, ROUNDS)
    for row in sheet:
        third = row.number("third", 0, 99) if row.values["third"] else -1
        points = [row.number(place, 0, 99) for place in PLACES[:2]]
        content.column("glory_points").extend([*points, third][:RANKS])


def read_order(files: Files, content: Content) -> None:
    sheet = files.sheet("order.csv", ("tile", "points"), labels=("tile",))
    numbered(sheet, "tile", 1, 4)
    content.tables["order_points"] = [0, *(row.number("points", 0, 99) for row in sheet)]


def read_assistants(files: Files, content: Content) -> None:
    """Read the price by assistants owned (MN-9.1)."""
    sheet = files.sheet("assistants.csv", ("owned", "denarii", "glory"), labels=("owned",))
    numbered(sheet, "owned", 0, MOST_ASSISTANTS)
    content.tables["price_denarii"] = [row.number("denarii", 1, 99) for row in sheet]
    content.tables["price_glory"] = [row.number("glory", 1, 99) for row in sheet]


def read_titles(files: Files, content: Content) -> None:
    """Read the titles of solo scores (MN-12.5)."""
    sheet = files.sheet("titles.csv", ("from", "title"))
    content.titles = [(row.number("from", 0, 999), row.text("title")) for row in sheet]
    if not content.titles or content.titles[0][0] != 0:
        sheet.fault(sheet.end(), "the first title must begin at 0 points")
    if content.titles != sorted(content.titles):
        sheet.fault(sheet.end(), "titles must rise from row to row")


def read_supplies(files: Files, content: Content) -> None:
    """Read the token counts of the printed box (MN-1.8); boxes of the first format lack them."""
    if not files.has(SUPPLIES_FILE):
        return
    sheet = files.sheet(SUPPLIES_FILE, ("item", "count"), labels=("item",))
    sheet.unique("item")
    content.supplies = {row.text("item"): row.number("count", 0, 999) for row in sheet}
