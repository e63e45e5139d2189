"""Read a Minerva box from its sheets into the tables of the rules, checking every value."""

import re
from pathlib import Path

from insula.games.minerva.content import FEWEST, MARKS, Content, Loaded
from insula.games.minerva.language import BUILT, ENDING, Effect, EffectError, parse
from insula.games.minerva.rules.box import (
    CATEGORIES,
    FARTHEST,
    FOUNTAIN,
    GOODS,
    MOST_TILES,
    MOVE,
    NO_CATEGORY,
    PAY,
    PRODUCTION,
    RESIDENTIAL,
    RESOURCES,
    ROUNDS,
    SPECIAL,
    TEMPLE,
    Box,
)
from insula.games.minerva.supplies import (
    read_assistants,
    read_culture,
    read_glory,
    read_order,
    read_start,
    read_supplies,
    read_titles,
)
from insula.kernel.boxes import Files, read_box
from insula.kernel.sheets import Row

GAME = "minerva"
COSTS = GOODS[:RESOURCES]


def load(path: Path, rules: int) -> Loaded:
    """Load the box of a folder; raise BoxError with every fault."""
    info, content = read_box(path, GAME, read)
    content.tables["rules"] = [rules]
    return Loaded(info, Box(f"{GAME}@{rules}@{path}", content.tables), content)


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
    read_supplies(files, content)
    return content


# -- tiles -------------------------------------------------------------------------------------


def start_tables(content: Content) -> None:
    """Add entries for no tile, a square beside the city, a residence, and one with an assistant."""
    names = ("", "", "residence", "residence with assistant")
    for name, category in zip(
        names, (NO_CATEGORY, NO_CATEGORY, RESIDENTIAL, RESIDENTIAL), strict=True
    ):
        add_tile(content, name, category, [0] * RESOURCES, Effect("", ()))


def add_tile(content: Content, name: str, category: int, cost: list[int], effect: Effect) -> None:
    """Add a tile with its operations as the rules read them."""
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
        numbers = {"op": op.code, "op_a": op.a, "op_b": op.b, "op_c": op.c, "op_d": op.d}
        for column, value in numbers.items():
            content.column(column).append(value)
    content.column("op_end").append(len(content.column("op")))


def arrow(content: Content, effect: Effect) -> int:
    """Return one number for all tiles whose whole effect is the same arrow (MN-5.4)."""
    if effect.timing or len(effect.ops) != 1 or effect.ops[0].code != PAY:
        return 0
    if effect in content.effects[:-1]:
        return content.column("arrow")[content.effects.index(effect)]
    return 1 + max(content.column("arrow"))


def read_name(row: Row, column: str, content: Content) -> str:
    """Check a name: moves contain it, so it has only letters and is unique."""
    name = row.text(column)
    if not re.fullmatch(r"[^\W\d_][\w' -]*", name) or " over " in name:
        row.fault(f"'{column}' must be a name of letters, not '{name}'")
    if name.casefold() in (known.casefold() for known in content.names):
        row.fault(f"'{name}' is already in this box")
    if len(content.names) == MOST_TILES:
        row.fault(f"a box has at most {MOST_TILES - FOUNTAIN} different tiles")
    return name


def read_effect(row: Row, timing: str) -> Effect:
    """Read an effect with the timing that its category needs (MN-5.2)."""
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
    """Read a cost: a word for each token, nothing for a free tile."""
    words = row.values["cost"].split()
    for word in words:
        if word not in COSTS:
            row.fault(f"'cost' has '{word}', which is none of {', '.join(COSTS)}")
    if len(words) > 9:
        row.fault(f"'cost' is at most 9 tokens, not {len(words)}")
    return [words.count(resource) for resource in COSTS]


def read_copies(row: Row) -> list[int]:
    """Read marks such as '- - 4+', one for each copy; return copies by players (MN-1.1)."""
    words = row.text("copies").split()
    if any(word not in MARKS for word in words) or len(words) > 20:
        row.fault(f"'copies' has a mark for each copy, {' '.join(MARKS)}, not '{' '.join(words)}'")
        words = []
    return [sum(1 for word in words if MARKS[word] <= fewest) for fewest in FEWEST]


def read_starting(files: Files, content: Content, copies: list[list[int]]) -> None:
    """Read starting locations, the Fountain first; all are production and free (MN-1.4)."""
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
    """Read temples, one of each (MN-1.6)."""
    sheet = files.sheet("temples.csv", ("temple", "cost", "effect"), labels=("temple",))
    for row in sheet:
        name = read_name(row, "temple", content)
        content.column("temples").append(len(content.names))
        add_tile(content, name, TEMPLE, read_cost(row), read_effect(row, ENDING))
    content.column("temples")


def count_copies(content: Content, copies: dict[str, list[list[int]]]) -> None:
    """Make the tables of copies by players and tile."""
    tiles, start = len(content.names), FOUNTAIN
    for kind in ("starting", "normal"):
        table = content.tables[kind] = [0] * (len(FEWEST) * tiles)
        for tile, counts in enumerate(copies[kind], start):
            for players, count in enumerate(counts):
                table[players * tiles + tile] = count
        start += len(copies[kind])


def check_counts(files: Files, content: Content) -> None:
    """Check for six equal piles, whole pairs, and cities that fit the squares of the move space."""
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
        normal.fault(
            normal.end(), f"at most {FARTHEST} tiles could join one city; here are {total}"
        )
    elif total + movers(content) > FARTHEST:
        reason = f"with {total} tiles at most {FARTHEST - total} may move another"
        normal.fault(normal.end(), f"{reason}; here do {movers(content)}")


def movers(content: Content) -> int:
    """Count tiles that move another: each may take a city one square farther (MN-10.6)."""
    tiles = len(content.names)
    copies = content.tables["normal"][4 * tiles :]
    moving = [any(op.code == MOVE for op in effect.ops) for effect in content.effects]
    return sum(count for count, moves in zip(copies, moving, strict=True) if moves)
