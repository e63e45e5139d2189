"""The player aid of Magna Roma, with every number read from the box."""

from insula.games.magna_roma import aid_boards, aid_cards, aid_solo
from insula.games.magna_roma.rules.box import CITY_TILES, HALF_NAMES, HALVES, SIDE
from insula.games.magna_roma.rules.ring import REACH
from insula.kernel.aid import (
    Aid,
    AidAmount,
    AidCell,
    AidSection,
    AidSign,
    AidTable,
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

DRAFT = "magna-roma-draft"
OTHER_WORDS = ("tile", "dashboard", "legions", "faith", "blessings", "pantheon", "ring", "build")


def aid(game: str, title: str, box: BoxInfo) -> Aid:
    """What a player of this edition looks up most, in the order of the rulebook."""
    sections = [
        symbols(box),
        turn(box),
        aid_boards.dashboard(box),
        aid_boards.market(box),
        aid_boards.military(box),
        aid_boards.pantheon(box),
        aid_cards.monuments(box),
        aid_cards.provinces(box),
        bless(),
        scoring(box),
        ties(game),
    ]
    if "supplies.csv" in box.sheets:
        sections.append(supplies(box))
    if "ranks.csv" in box.sheets:
        sections.append(aid_solo.solo(box))
    if game == DRAFT:
        sections.append(words())
    return Aid(game, title, aid_box(box), sections)


# -- symbols -------------------------------------------------------------------------------------


def symbols(box: BoxInfo) -> AidSection:
    """The legend of the halves, and what each pair of them makes (MR-3.4, MR-4)."""
    rows = [symbol_row(row) for row in box.sheets["symbols.csv"]]
    columns: list[Value] = [text("symbol"), text("pair"), text("letters")]
    columns += [text("lesser"), text("greater")]
    lines = [text("symbols.make"), text("symbols.colours"), text("symbols.center")]
    return AidSection("symbols", ["MR-4"], lines, [halves(), AidTable("symbols", columns, rows)])


def halves() -> AidTable:
    rows = [
        [AidCell(AidSign(letter)), AidCell(AidWord("Half", name))]
        for letter, name in zip(HALVES, HALF_NAMES, strict=True)
    ]
    return AidTable("halves", [text("letter"), text("half")], [*rows[1:], rows[0]])


def symbol_row(row: Row) -> list[AidCell]:
    good, letters = row.values["symbol"], row.values["halves"]
    pair = several(
        "plus", [AidWord("Half", HALF_NAMES[HALVES.index(letter)]) for letter in letters]
    )
    return [
        cell(text(f"symbol.{good}"), row, "symbol"),
        cell(pair, row, "halves"),
        AidCell(AidSign(letters)),
        *(cell(AidAmount(number(row, gain), good), row, gain) for gain in ("lesser", "greater")),
    ]


# -- the turn ------------------------------------------------------------------------------------


def turn(box: BoxInfo) -> AidSection:
    """MR-2, with the slots of the ring by number of players (MR-1.2)."""
    steps = [
        text("turn.place", side=SIDE),
        text("turn.stars"),
        text("turn.symbols"),
        text("turn.action"),
        text("turn.reserve", reach=REACH),
        text("turn.refill"),
    ]
    rows = [
        [AidCell(number(row, "players")), cell(number(row, "slots"), row, "slots")]
        for row in box.sheets["ring.csv"]
    ]
    ring = AidTable("ring", [text("players"), text("slots")], rows)
    return AidSection("turn", ["MR-2", "MR-3", "MR-11"], steps, [ring], ordered=True)


def bless() -> AidSection:
    lines = [text(f"bless.{part}") for part in ("gain", "once", "keep")]
    return AidSection("bless", ["MR-10"], lines)


# -- the end -------------------------------------------------------------------------------------


def scoring(box: BoxInfo) -> AidSection:
    """MR-12; a box without end points on the Military board has no line for them (MR-20.3)."""
    lines = [text("scoring.when", tiles=CITY_TILES, side=SIDE), text("scoring.during")]
    lines += [text(f"scoring.{part}") for part in ("market", "pantheon", "monuments", "provinces")]
    if aid_boards.marked(box, "military.csv", "end_points"):
        lines.append(text("scoring.military"))
    return AidSection("scoring", ["MR-12"], lines)


def supplies(box: BoxInfo) -> AidSection:
    """How many tokens the box has, and which of these counts is a limit (MR-4.3)."""
    rows = [
        [
            AidCell(text(f"supply.{row.values['good']}")),
            cell(number(row, "count"), row, "count"),
            cell(text(f"limit.{row.values['limit']}"), row, "limit"),
        ]
        for row in box.sheets["supplies.csv"]
    ]
    table = AidTable("supplies", [text("supply"), text("count"), text("limit")], rows)
    return AidSection("supplies", ["MR-4"], [text("supplies.limit")], [table])


def ties(game: str) -> AidSection:
    """MR-12.7; the draft names no tie-breaks (MR-20.1)."""
    lines = [text(f"ties.{part}") for part in ("stars", "stores", "military", "shared")]
    if game == DRAFT:
        lines.append(text("ties.ours"))
    return AidSection("ties", ["MR-12"], lines)


def words() -> AidSection:
    """The draft's words beside those of the final edition (MR-20.7)."""
    rows = [
        [AidCell(text(f"{edition}.{word}")) for edition in ("draft", "final")]
        for word in OTHER_WORDS
    ]
    table = AidTable("words", [text("draft"), text("final")], rows)
    return AidSection("words", ["MR-20"], [text("words.log")], [table])
