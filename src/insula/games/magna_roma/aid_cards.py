"""Monuments and provinces in the player aid."""

from insula.games.magna_roma.rules.box import PROVINCES, SLOTS
from insula.kernel.aid import (
    AidAmount,
    AidCell,
    AidName,
    AidSection,
    AidSign,
    AidTable,
    AidWord,
    Value,
    cell,
    number,
    several,
    text,
)
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import Row

POINTS = {
    "flat": "points.flat",
    "by staff": "points.staff",
    "per colour": "points.colour",
    "per icon": "points.icon",
    "by variety": "points.variety",
}
COUNTS = {
    "equal pairs": "counts.equal",
    "mixed pairs": "",
    "trios": "counts.trio",
    "districts": "counts.district",
}

# -- monuments -----------------------------------------------------------------------------------


def monuments(box: BoxInfo) -> AidSection:
    """Where they go, what they cost and what they score (MR-8, MR-12.3, MR-20.4)."""
    by_place = any(row.values["coins"] for row in box.sheets["display.csv"])
    sentences = [text("monuments.place_price" if by_place else "monuments.price")]
    sentences.append(text("monuments.site"))
    sentences += [
        text("monuments.center", monument=AidName("monument", row.values["monument"]))
        for row in box.sheets["monuments.csv"]
        if row.values["center"] == "1"
    ]
    sentences += [text("monuments.now"), text("monuments.staff"), text("monuments.employ")]
    tables = [display(box)] if by_place else []
    return AidSection(
        "monuments", ["MR-8"], sentences, [*tables, monument_table(box, by_place=by_place)]
    )


def display(box: BoxInfo) -> AidTable:
    rows = [
        [AidCell(number(row, "place")), cell(number(row, "coins"), row, "coins")]
        for row in box.sheets["display.csv"]
    ]
    return AidTable("display", [text("place"), text("coins")], rows)


def monument_table(box: BoxInfo, *, by_place: bool) -> AidTable:
    columns: list[Value] = [text("monument"), text("population"), text("now"), text("points")]
    if not by_place:
        columns.insert(1, text("coins"))
    rows = [monument_row(row, by_place=by_place) for row in box.sheets["monuments.csv"]]
    return AidTable("monuments", columns, rows)


def monument_row(row: Row, *, by_place: bool) -> list[AidCell]:
    bonus = row.values["bonus"]
    now = AidAmount(number(row, "amount"), bonus) if bonus else None
    cells = [
        cell(AidName("monument", row.values["monument"]), row, "monument"),
        cell(number(row, "population"), row, "population"),
        cell(now, row, "bonus", "amount"),
        cell(monument_points(row), row, "scores", "what", "points"),
    ]
    if not by_place:
        cells.insert(1, cell(number(row, "coins"), row, "coins"))
    return cells


def monument_points(row: Row) -> Value:
    steps: list[Value] = [int(word) for word in row.values["points"].split()]
    key, what = POINTS[row.values["scores"]], row.values["what"]
    return text(f"{key}.{what}" if what else key, points=several("slash", steps))


# -- provinces -----------------------------------------------------------------------------------


def provinces(box: BoxInfo) -> AidSection:
    """Each slot's points, legions and bonus (MR-9, MR-12.4)."""
    columns: list[Value] = [text("province"), text("each"), text("points"), text("legions")]
    rows = [province_row(row) for row in box.sheets["provinces.csv"]]
    sentences = [
        text("provinces.conquer"),
        text("provinces.discs", discs=PROVINCES),
        text("provinces.slots"),
        text("provinces.district"),
    ]
    return AidSection(
        "provinces", ["MR-9"], sentences, [AidTable("provinces", [*columns, text("now")], rows)]
    )


def province_row(row: Row) -> list[AidCell]:
    costs = [f"{slot}_cost" for slot in SLOTS]
    bonuses = [f"{slot}_bonus" for slot in SLOTS]
    return [
        cell(AidName("province", row.values["province"]), row, "province"),
        cell(condition(row), row, "counts", "what"),
        cell(several("slash", [number(row, slot) for slot in SLOTS]), row, *SLOTS),
        cell(several("slash", [number(row, cost) for cost in costs]), row, *costs),
        cell(several("slash", [slot_bonus(row.values[slot]) for slot in bonuses]), row, *bonuses),
    ]


def condition(row: Row) -> Value:
    """What each instance of a province's condition is."""
    key, words = COUNTS[row.values["counts"]], row.values["what"].split()
    if row.values["counts"] == "mixed pairs":
        return several("and", [AidWord("Icon", word) for word in words])
    return text(".".join([key, *words]))


def slot_bonus(written: str) -> Value:
    """A bonus as the sheet writes it: '1 coins 1 population'."""
    words = written.split()
    goods: list[Value] = [
        AidAmount(int(amount), good) for amount, good in zip(words[::2], words[1::2], strict=True)
    ]
    return several("and", goods) if goods else AidSign("-")
