"""Read a Magna Grecia box: map, cards and counts; check every value."""

from dataclasses import dataclass
from pathlib import Path

from insula.games.magna_grecia.load_map import Content, read_map, read_villages
from insula.games.magna_grecia.rules.box import (
    CARDS,
    COLOURS,
    MOST_CITY_TILES,
    MOST_VILLAGES,
    Box,
)
from insula.kernel.boxes import BoxInfo, Files, read_box
from insula.kernel.sheets import Row, Sheet

ACTIONS = ("roads", "cities", "resupply")
PIECES = ("road", "city", "market")


@dataclass(frozen=True)
class Loaded:
    """A box that is ready to play with."""

    info: BoxInfo
    box: Box
    content: Content


def load(path: Path, game: str, rules: int) -> Loaded:
    """Read the box in a folder; raise BoxError with every fault."""
    info, content = read_box(path, game, read)
    content.tables["rules"] = [rules]
    return Loaded(info, Box(f"{game}@{rules}@{path}", content.tables), content)


def read(files: Files) -> Content:
    content = Content()
    read_map(files, content)
    read_villages(files, content)
    read_setup(files, content)
    read_pieces(files, content)
    read_cards(files, content, read_scales(files))
    return content


# -- counts ------------------------------------------------------------------------------------


def read_setup(files: Files, content: Content) -> None:
    """Read points and oracles by number of players; oracles need inland villages (MG-1.3)."""
    sheet = files.sheet("setup.csv", ("players", "points", "oracles"), labels=("players",))
    sheet.unique("players")
    inland = list(content.spots.values()).count("v")
    points = content.tables["points"] = [0] * 5
    oracles = content.tables["oracles"] = [0] * 5
    for row in sheet:
        players = row.number("players", 2, 4)
        points[players] = row.number("points", 1, 99)
        oracles[players] = row.number("oracles", 0, MOST_VILLAGES)
        if oracles[players] > inland and content.spots:
            row.fault(
                f"{oracles[players]} oracles need as many villages without a green border; "
                f"the map has {inland}"
            )
    for players in (2, 3, 4):
        if not points[players]:
            sheet.fault(sheet.end(), f"no row for {players} players")


def read_pieces(files: Files, content: Content) -> None:
    """Read a player's tiles and markets, and how many start in the supply (MG-1.2)."""
    sheet = files.sheet("pieces.csv", ("piece", "count", "supply"), labels=("piece",))
    sheet.unique("piece")
    found: dict[str, tuple[int, int]] = dict.fromkeys(PIECES, (0, 0))
    for row in sheet:
        piece = PIECES[row.choice("piece", PIECES)]
        count = row.number("count", 1, 99)
        found[piece] = (count, row.number("supply", 0, count))
        if piece == "market" and found[piece][1] != count:
            row.fault("all markets must start in the supply")
    for piece in PIECES:
        if not found[piece][0]:
            sheet.fault(sheet.end(), f"no row for the piece '{piece}'")
    names = ("road_tiles", "roads_ready", "city_tiles", "cities_ready", "markets")
    numbers = (*found["road"], *found["city"], found["market"][0])
    content.tables.update({name: [n] for name, n in zip(names, numbers, strict=True)})


# -- cards -------------------------------------------------------------------------------------


def read_scales(files: Files) -> dict[str, list[int]]:
    """Read the numbers of each action in order: an only action uses the next one (MG-2.5)."""
    sheet = files.sheet("scales.csv", ("action", "steps"), labels=("action",))
    sheet.unique("action")
    scales: dict[str, list[int]] = {}
    for row in sheet:
        action = ACTIONS[row.choice("action", ACTIONS)]
        words = row.text("steps").split()
        steps = [int(word) for word in words if word.isascii() and word.isdigit()]
        if len(steps) != len(words) or steps != sorted(set(steps)) or not steps or steps[0] < 1:
            row.fault("'steps' must be increasing whole numbers from 1, such as '1 2 3 4'")
        elif steps[-1] > (MOST_CITY_TILES if action == "cities" else 20):
            most = MOST_CITY_TILES if action == "cities" else 20
            row.fault(f"the largest step of {action} is {most}")
        scales[action] = steps or [1]
    for action in ACTIONS:
        if action not in scales:
            sheet.fault(sheet.end(), f"no row for the action '{action}'")
    return scales


def read_cards(files: Files, content: Content, scales: dict[str, list[int]]) -> None:
    """Read three cards of each border colour, each with an order that begins with it (MG-1.4)."""
    sheet = files.sheet("cards.csv", ("card", "border", "order", *ACTIONS), labels=("card",))
    sheet.unique("card")
    for row in sheet:
        border = row.choice("border", COLOURS)
        content.column("border").append(border)
        content.column("order").extend(read_order(row, border))
        for action in ACTIONS:
            step, more = read_step(row, action, scales.get(action, []))
            content.column(action).append(step)
            content.column(f"more_{action}").append(more)
    check_deck(sheet, content.column("border"))


def read_order(row: Row, border: int) -> list[int]:
    words = row.text("order").split()
    if sorted(words) != sorted(COLOURS):
        row.fault(f"'order' must be {', '.join(COLOURS)} in some order, not '{' '.join(words)}'")
        return list(range(4))
    if words[0] != COLOURS[border]:
        row.fault(f"'order' must begin with the border colour {COLOURS[border]}, not {words[0]}")
    return [COLOURS.index(word) for word in words]


def read_step(row: Row, action: str, scale: list[int]) -> tuple[int, int]:
    """Return a card's number and the next one of its scale."""
    number = row.number(action, 1, 20)
    if scale and number not in scale[:-1]:
        steps = ", ".join(map(str, scale[:-1]))
        row.fault(f"'{action}' must be one of {steps}, so that a larger step remains")
        return number, number
    return (number, scale[scale.index(number) + 1]) if scale else (number, number)


def check_deck(sheet: Sheet, borders: list[int]) -> None:
    if len(borders) != CARDS:
        sheet.fault(sheet.end(), f"the deck must have {CARDS} cards, not {len(borders)}")
    for colour, name in enumerate(COLOURS):
        count = borders.count(colour)
        if count != 3:
            sheet.fault(
                sheet.end(), f"the deck must have 3 cards with a {name} border, not {count}"
            )
