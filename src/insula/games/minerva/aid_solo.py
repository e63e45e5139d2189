"""The solo game in Minerva's player aid, with its titles (MN-12)."""

from insula.games.minerva.rules.box import ROUND_MONEY
from insula.kernel.aid import AidAmount, AidName, AidSection, AidTable, cell, number, text
from insula.kernel.boxes import BoxInfo

FIRST_AIM = 40  # points that the book asks of a first solo game (MN-12.5)


def solo(box: BoxInfo) -> AidSection:
    """Two-player set without order tiles, tiles in pairs, titles by points."""
    money = AidAmount(ROUND_MONEY, "denarii")
    lines = [
        text("solo.set"),
        text("solo.pairs"),
        text("solo.round_tile", denarii=money),
        text("solo.glory"),
        text("solo.aim", points=AidAmount(FIRST_AIM, "points")),
    ]
    return AidSection("solo", ["MN-12"], lines, [titles(box)])


def titles(box: BoxInfo) -> AidTable:
    rows = [
        [
            cell(number(row, "from"), row, "from"),
            cell(AidName("title", row.values["title"]), row, "title"),
        ]
        for row in box.sheets["titles.csv"]
    ]
    return AidTable("titles", [text("from"), text("title")], rows)
