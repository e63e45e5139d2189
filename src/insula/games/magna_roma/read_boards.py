"""Read trades, the boards and the dashboard from their sheets."""

from insula.games.magna_roma.content import Content
from insula.games.magna_roma.rules.box import COLOURS, GOODS, WAYS
from insula.games.magna_roma.rules.pending import LARGEST_AMOUNT, MOST_PENDING
from insula.kernel.boxes import Files
from insula.kernel.sheets import Row, Sheet

TRACKS = COLOURS[:3]


def read_trades(files: Files, content: Content) -> None:
    """Rows of one name are the ways to pay one trade (MR-6.3)."""
    columns = ("trade", "coins", "population", "legions", "gain", "amount")
    sheet = files.sheet("trades.csv", columns, labels=("trade",))
    for row in sheet:
        name = row.text("trade")
        if not content.trades or content.trades[-1] != name:
            start_trade(row, name, content)
        trade = len(content.trades) - 1
        way = content.tables["trade_ways"][trade]
        if way == WAYS:
            row.fault(f"a trade has at most {WAYS} ways")
            continue
        content.tables["trade_ways"][trade] += 1
        read_way(row, content, trade * WAYS + way)
        if row.values["gain"] != GOODS[content.tables["trade_good"][trade]]:
            row.fault("all ways of a trade bring the same")


def start_trade(row: Row, name: str, content: Content) -> None:
    if name in content.trades:
        row.fault(f"the ways of '{name}' must be in consecutive rows")
    content.trades.append(name)
    good = row.choice("gain", ("coins", "population", "legions", "blessings", "points", "faith"))
    order = ("coins", "population", "legions", "blessings", "points", "faith")
    content.column("trade_ways").append(0)
    content.column("trade_good").append(GOODS.index(order[good]))
    content.column("trade_amount").append(row.number("amount", 1, LARGEST_AMOUNT))
    for name_of_pay in ("coins", "population", "legions"):
        content.column(f"pay_{name_of_pay}").extend([0] * WAYS)


def read_way(row: Row, content: Content, way: int) -> None:
    paid = 0
    for name in ("coins", "population", "legions"):
        content.tables[f"pay_{name}"][way] = row.number(name, 0, 99)
        paid += content.tables[f"pay_{name}"][way]
    if paid == 0:
        row.fault("a trade must cost something")


def spaces(sheet: Sheet, most: int) -> None:
    """The rows of a board are its spaces from 0, the start."""
    for number, row in enumerate(sheet):
        if row.values["space"] != str(number):
            row.fault(f"spaces are numbered in order from 0; found {number}")
    if not 2 <= len(sheet) <= most:
        sheet.fault(sheet.end(), f"a board has 2 to {most} spaces; here are {len(sheet)}")


def read_market(files: Files, content: Content) -> None:
    """Multipliers, and which token place lies over a space, from 1, or 0 (MR-6, MR-20.2)."""
    sheet = files.sheet("market.csv", ("space", "multiplier", "token"), labels=("space",))
    spaces(sheet, 60)
    content.tables["multiplier"] = [row.number("multiplier", -99, 99) for row in sheet] or [0]
    places = [row.number("token", 0, 9) for row in sheet] or [0]
    content.tables["token_over"] = [place - 1 for place in places]
    content.tables["token_places"] = [max(places)]
    if places[0]:
        sheet.fault(2, "no token lies over the start, as no marker enters it")
    for place in range(1, max(places) + 1):
        if place not in places:
            sheet.fault(sheet.end(), f"token place {place} lies over no space")
    if max(places) > len(content.trades):
        sheet.fault(sheet.end(), f"{max(places)} token places for {len(content.trades)} trades")


def read_military(files: Files, content: Content) -> None:
    """Points at the end (MR-12.6), and the draft edition's tokens (MR-20.3)."""
    columns = ("space", "end_points", "token_points")
    sheet = files.sheet("military.csv", columns, labels=("space",))
    spaces(sheet, 15)
    content.tables["military_points"] = [row.number("end_points", 0, 99) for row in sheet] or [0]
    content.tables["war_token"] = [row.number("token_points", 0, 99) for row in sheet] or [0]
    if content.tables["war_token"][0]:
        sheet.fault(2, "no token lies on the start, as no marker enters it")


def read_pantheon(files: Files, content: Content) -> None:
    sheet = files.sheet("pantheon.csv", ("space", "value", "blessing"), labels=("space",))
    spaces(sheet, 60)
    content.tables["blessing_value"] = [row.number("value", 0, 99) for row in sheet] or [0]
    content.tables["gives_blessing"] = [row.number("blessing", 0, 1) for row in sheet] or [0]


def read_dashboard(files: Files, content: Content) -> None:
    """The value of each space of the three tracks (MR-12.1)."""
    sheet = files.sheet("dashboard.csv", ("space", *TRACKS), labels=("space",))
    spaces(sheet, 60)
    rows = list(sheet)
    values = [row.number(track, 0, 99) for track in TRACKS for row in rows]
    content.tables["track_value"] = values or [0, 0, 0]


def read_bonuses(files: Files, content: Content) -> None:
    """Bonuses of one track, or linked between two (MR-5)."""
    sheet = files.sheet("bonuses.csv", ("tracks", "space", "good", "amount"))
    length = len(content.tables["track_value"]) // 3
    completes = content.tables["completes"] = [0] * (3 * length)
    for name in ("bonus_first", "bonus_second", "bonus_space", "bonus_good", "bonus_amount"):
        content.tables[name] = []
    choices = (*TRACKS, "red purple", "red brown", "purple brown")
    for number, row in enumerate(sheet):
        tracks = [TRACKS.index(word) for word in choices[row.choice("tracks", choices)].split()]
        space = row.number("space", 1, max(1, length - 1))
        content.tables["bonus_first"].append(tracks[0])
        content.tables["bonus_second"].append(tracks[1] if len(tracks) > 1 else -1)
        content.tables["bonus_space"].append(space)
        goods = ("luxuries", "coins", "population", "legions")
        content.tables["bonus_good"].append(GOODS.index(goods[row.choice("good", goods)]))
        content.tables["bonus_amount"].append(row.number("amount", 1, LARGEST_AMOUNT))
        for track in tracks:
            if space < length:
                completes[track * length + space] |= 1 << number
                check_pending(row, content, completes[track * length + space])
    if len(sheet) > 40:
        sheet.fault(sheet.end(), f"at most 40 bonuses, not {len(sheet)}")


def check_pending(row: Row, content: Content, bits: int) -> None:
    """Gains that can wait for each other are held in a small space (see `rules/pending.py`)."""
    goods, waits = content.tables["bonus_good"], content.tables["waits"]
    waiting = [number for number, good in enumerate(goods) if bits >> number & 1 and waits[good]]
    if len(waiting) > MOST_PENDING:
        names = ", ".join(name for good, name in enumerate(GOODS) if waits[good])
        row.fault(f"at most {MOST_PENDING} bonuses of {names} share a space")
