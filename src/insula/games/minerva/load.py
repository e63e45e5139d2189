"""Read a Minerva box from its sheets into the tables of the rules, checking every value."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from insula.games.minerva.language import BUILT, ENDING, Effect, EffectError, parse
from insula.games.minerva.rules.box import (
    CATEGORIES,
    FARTHEST,
    FOUNTAIN,
    GOODS,
    MOST_ASSISTANTS,
    MOST_TILES,
    NO_CATEGORY,
    PAY,
    PRODUCTION,
    RANKS,
    RESIDENTIAL,
    RESOURCES,
    ROUNDS,
    SPECIAL,
    STACKS,
    TALLEST,
    TEMPLE,
    Box,
)
from insula.kernel.boxes import BoxInfo, Files, Row, Sheet, read_box

GAME = "minerva"
COSTS = GOODS[:RESOURCES]
MARKS = {"-": 2, "3+": 3, "4+": 4}  # from how many players on
FEWEST = (2, 2, 2, 3, 4)  # tiles are those of so many players, by players: solo is like two
PLACES = ("first", "second", "third")
ITEMS = (
    "grain",
    "residences",
    *(f"denarii of the {place} seat" for place in (*PLACES, "fourth")),
)
Tables = dict[str, list[int]]


@dataclass
class Content:
    """A box as read: tables for the rules, names and effects for the words."""

    tables: Tables = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # by tile
    effects: list[Effect] = field(default_factory=list)  # by tile
    titles: list[tuple[int, str]] = field(default_factory=list)

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])


@dataclass(frozen=True)
class Loaded:
    """A box ready to be played."""

    info: BoxInfo
    box: Box
    content: Content


def load(path: Path) -> Loaded:
    """The box of a folder; raises BoxError with every fault."""
    info, content = read_box(path, GAME, read)
    return Loaded(info, Box(f"{GAME}@{path}", content.tables), content)


def read(files: Files) -> Content:
    content = Content()
    start_tables(content)
    copies: dict[str, list[list[int]]] = {"starting": [], "normal": []}
    read_starting(files, content, copies["starting"])
    read_locations(files, content, copies["normal"])
    read_temples(files, content)
    count_copies(content, copies)
    read_start(files, content)
    check_counts(files, content)
    read_culture(files, content)
    read_glory(files, content)
    read_order(files, content)
    read_assistants(files, content)
    read_titles(files, content)
    return content


# -- tiles -------------------------------------------------------------------------------------


def start_tables(content: Content) -> None:
    """Nothing, a square beside the city, a residence, and one with an assistant."""
    names = ("", "", "residence", "residence with assistant")
    for name, category in zip(names, (NO_CATEGORY, NO_CATEGORY, RESIDENTIAL, RESIDENTIAL)):
        add_tile(content, name, category, [0] * RESOURCES, Effect("", ()))


def add_tile(
    content: Content, name: str, category: int, cost: list[int], effect: Effect
) -> None:
    """A tile with its operations as the rules read them."""
    tile = len(content.names)
    content.names.append(name)
    content.effects.append(effect)
    content.column("category").append(category)
    content.column("fires").append(int(category < SPECIAL))
    content.column("cost").extend(cost)
    content.column("arrow").append(arrow(content, effect))
    content.column("op_first").append(len(content.column("op")))
    for op in effect.ops:
        content.column("op_tile").append(tile)
        for name_of, value in zip(("op", "op_a", "op_b", "op_c", "op_d"), vars(op).values()):
            content.column(name_of).append(value)
    content.column("op_end").append(len(content.column("op")))


def arrow(content: Content, effect: Effect) -> int:
    """One number for all tiles whose whole effect is the same arrow (MN-5.4)."""
    if effect.timing or len(effect.ops) != 1 or effect.ops[0].code != PAY:
        return 0
    if effect in content.effects[:-1]:
        return content.column("arrow")[content.effects.index(effect)]
    return 1 + max(content.column("arrow"))


def read_name(row: Row, column: str, content: Content) -> str:
    """Names stand in moves: letters, and unlike every other name."""
    name = row.text(column)
    if not re.fullmatch(r"[^\W\d_][\w' -]*", name):
        row.fault(f"'{column}' must be a name of letters, not '{name}'")
    if name.casefold() in (known.casefold() for known in content.names):
        row.fault(f"'{name}' stands in this box already")
    if len(content.names) == MOST_TILES:
        row.fault(f"a box has at most {MOST_TILES - FOUNTAIN} different tiles")
    return name


def read_effect(row: Row, timing: str) -> Effect:
    """An effect with the timing that its category asks for (MN-5.2)."""
    text = row.text("effect")
    try:
        effect = parse(text)
    except EffectError as error:
        row.fault(f"'effect': {error}")
        return Effect(timing, ())
    if effect.timing != timing:
        wanted = f"begins with '{timing}: '" if timing else "has no timing"
        row.fault(f"'effect' of this category {wanted}, not '{text}'")
    return effect


def read_cost(row: Row) -> list[int]:
    """Resources, a word for each token; nothing for a free tile."""
    words = row.values["cost"].split()
    for word in words:
        if word not in COSTS:
            row.fault(f"'cost' has '{word}', which is none of {', '.join(COSTS)}")
    if len(words) > 9:
        row.fault(f"'cost' is at most 9 tokens, not {len(words)}")
    return [words.count(resource) for resource in COSTS]


def read_copies(row: Row) -> list[int]:
    """'- - 4+': a mark for each copy; how many copies, by number of players (MN-1.1)."""
    words = row.text("copies").split()
    if any(word not in MARKS for word in words) or len(words) > 20:
        row.fault(f"'copies' has a mark for each copy, {' '.join(MARKS)}, not '{' '.join(words)}'")
        words = []
    return [sum(1 for word in words if MARKS[word] <= fewest) for fewest in FEWEST]


def read_starting(files: Files, content: Content, copies: list[list[int]]) -> None:
    """The Fountain first, one for each city; all are production and free (MN-1.4)."""
    sheet = files.sheet("starting.csv", ("location", "effect", "copies"))
    for row in sheet:
        name = read_name(row, "location", content)
        is_fountain = len(content.names) == FOUNTAIN
        if is_fountain != (row.values["copies"] == "each"):
            row.fault("the first location, and no other, has 'each' for copies: one for each city")
        add_tile(content, name, PRODUCTION, [0] * RESOURCES, read_effect(row, ""))
        copies.append([0] * len(FEWEST) if is_fountain else read_copies(row))
    if not len(sheet):
        sheet.fault(sheet.end(), "the Fountain is missing")


def read_locations(files: Files, content: Content, copies: list[list[int]]) -> None:
    columns = ("location", "category", "cost", "effect", "copies")
    sheet = files.sheet("locations.csv", columns)
    for row in sheet:
        name = read_name(row, "location", content)
        category = row.choice("category", CATEGORIES[: SPECIAL + 1])
        effect = read_effect(row, BUILT if category == SPECIAL else "")
        add_tile(content, name, category, read_cost(row), effect)
        copies.append(read_copies(row))


def read_temples(files: Files, content: Content) -> None:
    """One of each (MN-1.6)."""
    sheet = files.sheet("temples.csv", ("temple", "cost", "effect"))
    for row in sheet:
        name = read_name(row, "temple", content)
        content.column("temples").append(len(content.names))
        add_tile(content, name, TEMPLE, read_cost(row), read_effect(row, ENDING))
    content.column("temples")


def count_copies(content: Content, copies: dict[str, list[list[int]]]) -> None:
    """Tables of copies by players and tile."""
    tiles, start = len(content.names), FOUNTAIN
    for kind in ("starting", "normal"):
        table = content.tables[kind] = [0] * (len(FEWEST) * tiles)
        for tile, counts in enumerate(copies[kind], start):
            for players, count in enumerate(counts):
                table[players * tiles + tile] = count
        start += len(copies[kind])


def check_counts(files: Files, content: Content) -> None:
    """Six equal piles, whole pairs, and cities that stay inside the squares of the move space."""
    normal, starting = files.sheets["locations.csv"], files.sheets["starting.csv"]
    tiles = len(content.names)
    for players in (2, 3, 4):
        count = sum(content.tables["normal"][players * tiles : (players + 1) * tiles])
        if count == 0 or count % ROUNDS:
            normal.fault(
                normal.end(), f"{count} locations for {players} players make no six equal piles"
            )
    if sum(content.tables["starting"][tiles : 2 * tiles]) % 2:
        starting.fault(starting.end(), "the unmarked starting locations must make pairs (MN-12.2)")
    every = sum(content.tables["normal"][4 * tiles :] + content.tables["starting"][4 * tiles :])
    total = every + len(content.tables["temples"]) + content.tables["residences"][0]
    if total > FARTHEST:
        normal.fault(normal.end(), f"at most {FARTHEST} tiles could join one city; here are {total}")


# -- other sheets ------------------------------------------------------------------------------


def numbered(sheet: Sheet, column: str, first: int, count: int) -> None:
    """The rows are numbered in order."""
    for number, row in enumerate(sheet, first):
        if row.values[column] != str(number):
            row.fault(f"rows are numbered in order from {first}: here stands {number}")
    if len(sheet) != count:
        sheet.fault(sheet.end(), f"there must be {count} rows; here are {len(sheet)}")


def read_start(files: Files, content: Content) -> None:
    """What each player begins with (MN-1.4)."""
    sheet = files.sheet("start.csv", ("item", "amount"))
    for wanted, row in zip(ITEMS, sheet, strict=False):
        if row.values["item"] != wanted:
            row.fault(f"here stands '{wanted}'")
    if len(sheet) != len(ITEMS):
        sheet.fault(sheet.end(), f"there must be {len(ITEMS)} rows; here are {len(sheet)}")
    amounts = [row.number("amount", 0, 6 if at == 0 else 20) for at, row in enumerate(sheet)]
    amounts += [0] * (len(ITEMS) - len(amounts))
    content.tables["start_grain"], content.tables["residences"] = amounts[:1], amounts[1:2]
    content.tables["start_denarii"] = amounts[2:]


def read_culture(files: Files, content: Content) -> None:
    """One set for each of the three stacks, lowest on top, thinned by players (MN-1.2)."""
    sheet = files.sheet("culture.csv", ("points", "marks", "players"))
    rows = [(row.number("points", 1, 20), row.number("marks", 1, 20), mark(row)) for row in sheet]
    if [row[0] for row in rows] != sorted(row[0] for row in rows):
        sheet.fault(sheet.end(), "points rise from row to row: the lowest tile lies on top")
    if not 1 <= len(rows) <= TALLEST:
        sheet.fault(sheet.end(), f"a stack has 1 to {TALLEST} tiles; here are {len(rows)}")
    for fewest in FEWEST:
        used = [row for row in rows if row[2] <= fewest][:TALLEST]
        content.column("height").append(len(used))
        gap = [0] * (TALLEST - len(used))
        content.column("culture_points").extend(STACKS * ([row[0] for row in used] + gap))
        content.column("marks").extend(STACKS * ([row[1] for row in used] + gap))


def mark(row: Row) -> int:
    return tuple(MARKS.values())[row.choice("players", tuple(MARKS))]


def read_glory(files: Files, content: Content) -> None:
    """Two or three tiles a round (MN-1.7)."""
    sheet = files.sheet("glory.csv", ("round", *PLACES))
    numbered(sheet, "round", 1, ROUNDS)
    for row in sheet:
        third = row.number("third", 0, 99) if row.values["third"] else -1
        points = [row.number(place, 0, 99) for place in PLACES[:2]]
        content.column("glory_points").extend([*points, third][:RANKS])


def read_order(files: Files, content: Content) -> None:
    sheet = files.sheet("order.csv", ("tile", "points"))
    numbered(sheet, "tile", 1, 4)
    content.tables["order_points"] = [0, *(row.number("points", 0, 99) for row in sheet)]


def read_assistants(files: Files, content: Content) -> None:
    """The price by assistants owned (MN-9.1)."""
    sheet = files.sheet("assistants.csv", ("owned", "denarii", "glory"))
    numbered(sheet, "owned", 0, MOST_ASSISTANTS)
    content.tables["price_denarii"] = [row.number("denarii", 1, 99) for row in sheet]
    content.tables["price_glory"] = [row.number("glory", 1, 99) for row in sheet]


def read_titles(files: Files, content: Content) -> None:
    """What a solo score earns (MN-12.5)."""
    sheet = files.sheet("titles.csv", ("from", "title"))
    content.titles = [(row.number("from", 0, 999), row.text("title")) for row in sheet]
    if not content.titles or content.titles[0][0] != 0:
        sheet.fault(sheet.end(), "the first title begins at 0 points")
    if content.titles != sorted(content.titles):
        sheet.fault(sheet.end(), "titles rise from row to row")
