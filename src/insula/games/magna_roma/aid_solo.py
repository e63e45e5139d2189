"""The solo game in the player aid: objectives, blocked slots, and the titles with their mottoes."""

from insula.kernel.aid import (
    AidCell,
    AidName,
    AidSection,
    AidSign,
    AidTable,
    Value,
    cell,
    number,
    several,
    text,
)
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import Row, Sheet


def solo(box: BoxInfo) -> AidSection:
    """MR-13."""
    sheet = box.sheets["solo.csv"]
    center = words_of(sheet, "town center")[0]
    sentences = [
        text("solo.tiles"),
        text("solo.center", column=int(center[1]), row=int(center[3])),
        text("solo.blocked", slots=several("comma", blocked(sheet))),
        text("solo.objectives", lines=several("and", lines(sheet))),
    ]
    return AidSection("solo", ["MR-13"], sentences, [rewards(sheet), objectives(box), ranks(box)])


def words_of(sheet: Sheet, key: str) -> list[list[str]]:
    return [row.values["value"].split() for row in sheet if row.values["key"] == key]


def blocked(sheet: Sheet) -> list[Value]:
    found = words_of(sheet, "blocked")
    return [text(f"solo.slot.{slot}", card=int(card)) for _, card, slot in found]


def lines(sheet: Sheet) -> list[Value]:
    return [text(f"line.{kind}", number=int(at)) for kind, at in words_of(sheet, "objective")]


def rewards(sheet: Sheet) -> AidTable:
    """Points by completed objectives (MR-13.4)."""
    row = next(row for row in sheet if row.values["key"] == "points")
    points = [int(word) for word in row.values["value"].split()]
    columns: list[Value] = [text("completed"), *range(len(points))]
    cells = [AidCell(text("points")), *(cell(each, row, "value") for each in points)]
    return AidTable("rewards", columns, [cells], across=True)


def objectives(box: BoxInfo) -> AidTable:
    rows = [
        [
            cell(AidSign(row.values["level"]), row, "level"),
            cell(text(f"objective.{row.values['objective']}"), row, "objective"),
        ]
        for row in box.sheets["objectives.csv"]
    ]
    return AidTable("objectives", [text("level"), text("objective")], rows)


def ranks(box: BoxInfo) -> AidTable:
    """Titles and mottoes by points (MR-13.6)."""
    rows = [rank_row(row) for row in box.sheets["ranks.csv"]]
    return AidTable("ranks", [text("from"), text("rank"), text("motto")], rows)


def rank_row(row: Row) -> list[AidCell]:
    motto = row.values.get("motto", "")
    return [
        cell(number(row, "from"), row, "from"),
        cell(AidName("rank", row.values["rank"]), row, "rank"),
        cell(AidName("motto", motto) if motto else None, row, "motto"),
    ]
