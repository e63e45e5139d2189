"""The player aid of Magna Grecia, made from a box: no number stands here that a box determines."""

from insula.games.magna_grecia.load import ACTIONS
from insula.games.magna_grecia.rules.scoring import ORACLE_POINTS
from insula.kernel.aid import (
    Aid,
    AidAmount,
    AidCell,
    AidSection,
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

SHORT_GAME = 8
ACTIONS_OF_A_TURN = 2


def aid(game: str, title: str, box: BoxInfo) -> Aid:
    """What a player looks up most, in the order of the rulebook."""
    sections = [
        turn(),
        actions(box),
        plain("cities", "MG-4", "found", "found_away", "expand", "never", "beside", "cost", "free"),
        plain("roads", "MG-5", "start", "ends", "theirs", "cost"),
        plain("markets", "MG-6", "build", "cost_village", "cost_city", "active", "value", "sell"),
        oracles(),
        ending(box),
        start(box),
    ]
    return Aid(game, title, aid_box(box), sections)


def plain(key: str, chapter: str, *lines: str) -> AidSection:
    """A section of sentences without numbers."""
    return AidSection(key, [chapter], [text(f"{key}.{line}") for line in lines])


def turn() -> AidSection:
    """MG-2."""
    steps = [
        text("turn.card"),
        text("turn.actions", most=ACTIONS_OF_A_TURN, kinds=len(ACTIONS)),
        text("turn.market"),
        text("turn.next"),
    ]
    return AidSection("turn", ["MG-2"], steps, ordered=True)


# -- actions and cards ---------------------------------------------------------------------------


def actions(box: BoxInfo) -> AidSection:
    """The scale of each action with the step that a single action gains, and the cards (MG-2.5)."""
    lines = [text("actions.fewer"), text("actions.alone"), text("actions.last")]
    columns: list[Value] = [text("action"), text("number"), text("alone")]
    rows = [scale_row(row) for row in box.sheets["scales.csv"]]
    tables = [AidTable("scales", columns, rows), cards(box)]
    return AidSection("actions", ["MG-2", "MG-3"], lines, tables)


def scale_row(row: Row) -> list[AidCell]:
    """The numbers of an action on cards, and what each becomes if it is taken alone."""
    steps = [int(word) for word in row.values["steps"].split()]
    action = AidWord("Action", row.values["action"])
    return [
        AidCell(action),
        cell(several("slash", steps[:-1]), row, "steps"),
        cell(several("slash", steps[1:]), row, "steps"),
    ]


def cards(box: BoxInfo) -> AidTable:
    """All action cards (MG-1.4)."""
    columns: list[Value] = [text("border"), text("order"), *(text(action) for action in ACTIONS)]
    return AidTable("cards", columns, [card_row(row) for row in box.sheets["cards.csv"]])


def card_row(row: Row) -> list[AidCell]:
    order = [AidWord("Colour", word) for word in row.values["order"].split()]
    return [
        cell(AidWord("Colour", row.values["border"]), row, "border"),
        cell(several("comma", order), row, "order"),
        *(cell(number(row, action), row, action) for action in ACTIONS),
    ]


# -- oracles, end, start -------------------------------------------------------------------------


def oracles() -> AidSection:
    lines: list[AidText] = [
        text("oracles.first"),
        text("oracles.more"),
        text("oracles.village"),
        text("oracles.points", points=AidAmount(ORACLE_POINTS, "points")),
    ]
    return AidSection("oracles", ["MG-7"], lines)


def ending(box: BoxInfo) -> AidSection:
    """MG-8; the long game uses every card (MG-1.6)."""
    rounds = len(box.sheets["cards.csv"])
    lines = [
        text("end.rounds", rounds=rounds, short=SHORT_GAME),
        text("end.points"),
        text("end.markets"),
        text("end.oracles", points=AidAmount(ORACLE_POINTS, "points")),
        text("end.tie"),
    ]
    return AidSection("end", ["MG-8"], lines)


def start(box: BoxInfo) -> AidSection:
    """What each player begins with, and how many oracles lie on the map (MG-1)."""
    by_players = [
        [
            AidCell(number(row, "players")),
            *(cell(number(row, column), row, column) for column in ("points", "oracles")),
        ]
        for row in box.sheets["setup.csv"]
    ]
    pieces = [
        [
            AidCell(AidWord("Pieces", row.values["piece"])),
            cell(number(row, "supply"), row, "supply"),
            cell(number(row, "count"), row, "count"),
        ]
        for row in box.sheets["pieces.csv"]
    ]
    tables = [
        AidTable("setup", [text("players"), text("points"), text("oracles")], by_players),
        AidTable("pieces", [text("piece"), text("supply"), text("count")], pieces),
    ]
    return AidSection("start", ["MG-1"], [text("start.staging")], tables)
