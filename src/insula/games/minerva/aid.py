"""The player aid of Minerva, made from a box: no number stands here that a box determines."""

from insula.games.minerva import aid_solo
from insula.games.minerva.content import MARKS
from insula.games.minerva.rules.box import LACKING, MOST_HELD, RANKS, ROUNDS, TEMPLES_SHOWN
from insula.games.minerva.rules.scoring import VALUE
from insula.kernel.aid import (
    Aid,
    AidAmount,
    AidCell,
    AidName,
    AidSection,
    AidSign,
    AidTable,
    AidText,
    AidWord,
    Value,
    aid_box,
    cell,
    number,
    several,
    text,
)
from insula.kernel.boxes import BoxInfo
from insula.kernel.sheets import Row

CATEGORIES = ("production", "trade", "cultural", "military", "special", "temple", "residential")
PLACES = ("first", "second", "third")[:RANKS]


def aid(game: str, title: str, box: BoxInfo) -> Aid:
    """Return what players look up most, in the order of the rulebook."""
    sections = [
        rounds(),
        turn(),
        costs(),
        effects(),
        passing(box),
        assistants(box),
        culture(box),
        glory(box),
        scoring(),
        plain("ties", "MN-11", "tiles", "temples", "order"),
        start(box),
        aid_solo.solo(box),
    ]
    return Aid(game, title, aid_box(box), sections)


def plain(key: str, chapter: str, *lines: str) -> AidSection:
    """Return a section of sentences without numbers."""
    return AidSection(key, [chapter], [text(f"{key}.{line}") for line in lines])


def denarii(amount: int) -> AidAmount:
    return AidAmount(amount, "denarii")


# -- round and turn ------------------------------------------------------------------------------


def rounds() -> AidSection:
    """MN-2.1."""
    lines = [
        text("rounds.main", rounds=ROUNDS),
        text("rounds.assistants", last=ROUNDS),
        text("rounds.glory"),
        text("rounds.next", last=ROUNDS),
    ]
    return AidSection("rounds", ["MN-2", "MN-9"], lines, ordered=True)


def turn() -> AidSection:
    """The four actions (MN-2.3)."""
    lines = [
        text("turn.facility", temples=TEMPLES_SHOWN),
        text("turn.residence"),
        text("turn.assistant"),
        text("turn.pass"),
    ]
    return AidSection("turn", ["MN-4", "MN-5", "MN-7", "MN-8"], lines)


def costs() -> AidSection:
    """MN-3."""
    lines = [
        text("costs.lacking", denarii=denarii(LACKING)),
        text("costs.sell", denarii=denarii(1)),
        text("costs.most", most=MOST_HELD, denarii=denarii(1)),
    ]
    return AidSection("costs", ["MN-3"], lines)


def effects() -> AidSection:
    """How effects are read, and the letters of the categories in the terminal (MN-5.4)."""
    lines = [text(f"effects.{kind}") for kind in ("icon", "arrow", "colon", "slash", "grid")]
    lines += [text("effects.built"), text("effects.end"), text("effects.line")]
    rows = [
        [AidCell(AidSign(letter)), AidCell(AidWord("Category", category))]
        for letter, category in zip("PTCMSVR", CATEGORIES, strict=True)
    ]
    table = AidTable("categories", [text("letter"), text("category")], rows)
    return AidSection("effects", ["MN-5", "MN-10"], lines, [table])


def passing(box: BoxInfo) -> AidSection:
    """MN-8, and what order tiles score after the last round (MN-9.4)."""
    lines: list[AidText] = [
        text("passing.tile"),
        text("passing.wait", denarii=denarii(1)),
        text("passing.fee", denarii=denarii(1)),
        text("passing.last", last=ROUNDS),
    ]
    rows = [
        [AidCell(number(row, "tile")), cell(number(row, "points"), row, "points")]
        for row in box.sheets["order.csv"]
    ]
    table = AidTable("order", [text("tile"), text("points")], rows)
    return AidSection("passing", ["MN-8", "MN-9"], lines, [table])


# -- assistants, culture, glory ------------------------------------------------------------------


def assistants(box: BoxInfo) -> AidSection:
    """Return the price by assistants owned, placed or not (MN-9.1)."""
    sheet = box.sheets["assistants.csv"]
    rows = [
        [
            AidCell(number(row, "owned")),
            *(cell(number(row, column), row, column) for column in ("denarii", "glory")),
        ]
        for row in sheet
    ]
    lines = [text("assistants.buy"), text("assistants.most", most=len(sheet))]
    columns: list[Value] = [text("owned"), text("denarii"), text("glory")]
    return AidSection("assistants", ["MN-9"], lines, [AidTable("assistants", columns, rows)])


def culture(box: BoxInfo) -> AidSection:
    """Return the tiles of one stack from the top, by number of players (MN-1.2, MN-6)."""
    columns: list[Value] = [text("points"), text("marks"), text("players")]
    rows = [culture_row(row) for row in box.sheets["culture.csv"]]
    lines = [text(f"culture.{line}") for line in ("points", "check", "once", "lost")]
    return AidSection("culture", ["MN-6"], lines, [AidTable("culture", columns, rows)])


def culture_row(row: Row) -> list[AidCell]:
    """Return the number of players from which on the tile is in its stack."""
    return [
        cell(number(row, "points"), row, "points"),
        cell(number(row, "marks"), row, "marks"),
        cell(with_players(row.values["players"]), row, "players"),
    ]


def with_players(mark: str) -> AidText:
    """Return from how many players on a tile is in the game; unmarked tiles always are (MN-1.1)."""
    if MARKS[mark] == min(MARKS.values()):
        return text("always")
    return text("at_least", players=MARKS[mark])


def glory(box: BoxInfo) -> AidSection:
    """Return the tiles of each round (MN-1.7, MN-9.2)."""
    columns: list[Value] = [text("round"), *(text(place) for place in PLACES)]
    rows = [
        [
            AidCell(number(row, "round")),
            *(cell(points(row.values[place]), row, place) for place in PLACES),
        ]
        for row in box.sheets["glory.csv"]
    ]
    lines = [text(f"glory.{line}") for line in ("most", "tie", "none", "back")]
    return AidSection("glory", ["MN-9"], lines, [AidTable("glory", columns, rows)])


def points(written: str) -> int | None:
    """Return a number of a sheet, or nothing if the round has no such tile."""
    return int(written) if written else None


# -- end and start -------------------------------------------------------------------------------


def scoring() -> AidSection:
    """MN-11.1."""
    lines = [text("scoring.when", rounds=ROUNDS)]
    lines += [text(f"scoring.{source}") for source in ("culture", "glory", "temples", "order")]
    lines.append(text("scoring.wealth", count=VALUE))
    return AidSection("scoring", ["MN-11"], lines)


def start(box: BoxInfo) -> AidSection:
    """Return what each player begins with (MN-1.4)."""
    amounts = {row.values["item"]: row for row in box.sheets["start.csv"]}
    money = [row for item, row in amounts.items() if item.startswith("denarii")]
    rows = [
        [AidCell(text("start.residences")), start_cell(amounts["residences"])],
        [AidCell(text("start.grain")), start_cell(amounts["grain"])],
        [
            AidCell(text("start.denarii")),
            cell(several("slash", [number(row, "amount") for row in money]), money[0], "amount"),
        ],
    ]
    tables = [AidTable("start", [text("item"), text("amount")], rows)]
    if "supplies.csv" in box.sheets:
        tables.append(supplies(box))
    return AidSection("start", ["MN-1"], [text("start.fountain")], tables)


def supplies(box: BoxInfo) -> AidTable:
    """Return the tokens of the printed box; none of these counts is a limit (MN-1.8)."""
    rows = [
        [AidCell(AidName("supply", row.values["item"])), cell(number(row, "count"), row, "count")]
        for row in box.sheets["supplies.csv"]
    ]
    return AidTable("supplies", [text("item"), text("count")], rows)


def start_cell(row: Row) -> AidCell:
    return cell(number(row, "amount"), row, "amount")
