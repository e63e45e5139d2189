"""The boards in the player aid: dashboard, Market, Military and Pantheon, space by space."""

from insula.games.magna_roma.rules.box import COLOURS
from insula.kernel.aid import (
    AidAmount,
    AidCell,
    AidSection,
    AidSign,
    AidTable,
    AidWord,
    Value,
    cell,
    number,
    several,
    text,
    track,
)
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import Row

PAYMENTS = ("coins", "population", "legions")


def marked(box: BoxInfo, file: str, column: str) -> bool:
    """Does any space of a board have a number in this column?"""
    return any(number(row, column) for row in box.sheets[file])


def line(box: BoxInfo, file: str, column: str) -> list[AidCell]:
    """The numbers of a board in one column."""
    return [cell(number(row, column), row, column) for row in box.sheets[file]]


def few(box: BoxInfo, file: str, column: str) -> list[AidCell]:
    """The same, with empty cells for spaces that have nothing."""
    return [cell(number(row, column) or None, row, column) for row in box.sheets[file]]


# -- dashboard -----------------------------------------------------------------------------------


def dashboard(box: BoxInfo) -> AidSection:
    """Values and bonuses of the three star tracks (MR-5)."""
    lines = [(f"track.{name}", line(box, "dashboard.csv", name)) for name in COLOURS[:3]]
    values = track("values", box.sheets["dashboard.csv"], lines)
    rows = [bonus_row(row) for row in box.sheets["bonuses.csv"]]
    bonuses = AidTable("bonuses", [text("tracks"), text("space"), text("bonus")], rows)
    sentences = [text("dashboard.stars"), text("dashboard.bonus"), text("dashboard.linked")]
    return AidSection("dashboard", ["MR-5"], sentences, [values, bonuses])


def bonus_row(row: Row) -> list[AidCell]:
    tracks = several("and", [AidWord("Track", track) for track in row.values["tracks"].split()])
    gain = AidAmount(number(row, "amount"), row.values["good"])
    return [
        cell(tracks, row, "tracks"),
        cell(number(row, "space"), row, "space"),
        cell(gain, row, "good", "amount"),
    ]


# -- market --------------------------------------------------------------------------------------


def market(box: BoxInfo) -> AidSection:
    """Multipliers, the places of the trade tokens, and all trades (MR-6)."""
    sheet = box.sheets["market.csv"]
    lines = [
        ("multiplier", line(box, "market.csv", "multiplier")),
        ("token", few(box, "market.csv", "token")),
    ]
    places = max(number(row, "token") for row in sheet)
    trades = trade_rows(box)
    sentences = [
        text("market.advance"),
        text("market.trade", places=places, trades=len(trades)),
        text("market.score"),
    ]
    listed = AidTable("trades", [text("pay"), text("gain")], trades)
    return AidSection("market", ["MR-6"], sentences, [track("market", sheet, lines), listed])


def trade_rows(box: BoxInfo) -> list[list[AidCell]]:
    """Rows of one name are the ways to pay one trade (MR-6.3)."""
    ways: dict[str, list[Row]] = {}
    for row in box.sheets["trades.csv"]:
        ways.setdefault(row.values["trade"], []).append(row)
    return [[paid(rows), gained(rows[0])] for rows in ways.values()]


def paid(rows: list[Row]) -> AidCell:
    ways: list[Value] = []
    for row in rows:
        amounts = [AidAmount(number(row, good), good) for good in PAYMENTS if number(row, good)]
        ways.append(several("and", amounts))
    return cell(several("or", ways), rows[0], *PAYMENTS)


def gained(row: Row) -> AidCell:
    return cell(AidAmount(number(row, "amount"), row.values["gain"]), row, "gain", "amount")


# -- military and pantheon -----------------------------------------------------------------------


def military(box: BoxInfo) -> AidSection:
    """Points at the end (MR-12.6) or tokens for the first player to reach them (MR-20.3)."""
    sentences, lines = [text("military.advance")], []
    for column in ("end_points", "token_points"):
        if marked(box, "military.csv", column):
            sentences.append(text(f"military.{column}"))
            lines.append((column, few(box, "military.csv", column)))
    if not marked(box, "military.csv", "end_points"):
        sentences.append(text("military.no_end"))
    return AidSection(
        "military", ["MR-9"], sentences, [track("military", box.sheets["military.csv"], lines)]
    )


def pantheon(box: BoxInfo) -> AidSection:
    """The value of an unplayed blessing, and where blessings are gained (MR-7, MR-12.2)."""
    sheet = box.sheets["pantheon.csv"]
    signs = [
        cell(AidSign("+") if number(row, "blessing") else None, row, "blessing") for row in sheet
    ]
    lines = [("value", line(box, "pantheon.csv", "value")), ("blessing", signs)]
    sentences = [text("pantheon.advance"), text("pantheon.blessing"), text("pantheon.score")]
    return AidSection("pantheon", ["MR-7"], sentences, [track("pantheon", sheet, lines)])
