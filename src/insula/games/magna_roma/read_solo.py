"""Read what only the solo game needs from its sheets (MR-13)."""

from insula.games.magna_roma.content import Content
from insula.games.magna_roma.rules.box import OBJECTIVES, PROVINCES, SIDE, SLOTS
from insula.kernel.boxes import Files
from insula.kernel.sheets import Row, is_number

LEVELS = ("I", "II", "III")


def read_solo(files: Files, content: Content) -> None:
    """Objectives with their levels and lines, blocked slots, ranks (MR-13)."""
    read_objectives(files, content)
    read_ranks(files, content)
    sheet = files.sheet("solo.csv", ("key", "value"), labels=("key",))
    for name in ("solo_center", "objective_line", "objective_points", "blocked"):
        content.tables[name] = []
    for row in sheet:
        keys = ("town center", "objective", "blocked", "points")
        reader = (read_center, read_line, read_blocked, read_rewards)[row.choice("key", keys)]
        reader(row, content)
    lines = content.tables["objective_line"]
    for name, wanted in (("solo_center", 2), ("objective_line", 4), ("objective_points", 5)):
        if len(content.tables[name]) != wanted:
            what = {"solo_center": "town center", "objective_line": "four objective lines"}
            sheet.fault(sheet.end(), f"solo needs {what.get(name, 'points for 0 to 4')}, once")
    if len(set(lines)) != len(lines):
        sheet.fault(sheet.end(), "two objectives share a line")


def read_objectives(files: Files, content: Content) -> None:
    sheet = files.sheet("objectives.csv", ("objective", "level"))
    for number, row in enumerate(sheet):
        if number < len(OBJECTIVES) and row.values["objective"] != OBJECTIVES[number]:
            row.fault(f"expected '{OBJECTIVES[number]}': the rules define the order")
        content.column("objective_level").append(1 + row.choice("level", LEVELS))
    if len(sheet) != len(OBJECTIVES):
        sheet.fault(sheet.end(), f"there are {len(OBJECTIVES)} objectives; here are {len(sheet)}")
    for level, name in enumerate(LEVELS, 1):
        if content.column("objective_level").count(level) < 4:
            sheet.fault(sheet.end(), f"level {name} needs at least four objectives")


def read_ranks(files: Files, content: Content) -> None:
    sheet = files.sheet("ranks.csv", ("from", "rank", "motto"), optional={"motto": ""})
    content.ranks = [(row.number("from", 0, 999), row.text("rank")) for row in sheet]
    content.mottoes = [row.values["motto"] for row in sheet]
    if not content.ranks or content.ranks[0][0] != 0:
        sheet.fault(sheet.end(), "the first rank begins at 0 points")
    if content.ranks != sorted(content.ranks):
        sheet.fault(sheet.end(), "ranks rise from row to row")


def words_like(row: Row, pattern: tuple[str, ...]) -> list[str]:
    """The words of a value that must look like the pattern, where '#' is a number from 1 to 5."""
    words = row.text("value").split()
    fits = len(words) == len(pattern) and all(
        is_number(word, 1, SIDE) if like == "#" else word in like.split("|")
        for word, like in zip(words, pattern, strict=False)
    )
    if not fits:
        shown = " ".join(part.replace("|", " or ") for part in pattern)
        row.fault(f"'value' must read like '{shown}' with numbers from 1 to {SIDE}")
    return words if fits else []


def read_center(row: Row, content: Content) -> None:
    words = words_like(row, ("column", "#", "row", "#"))
    content.tables["solo_center"].extend([int(words[1]), int(words[3])] if words else [3, 3])


def read_line(row: Row, content: Content) -> None:
    words = words_like(row, ("row|column", "#")) or ["row", str(1 + len(content.tables))]
    line = int(words[1]) + (SIDE if words[0] == "column" else 0)
    content.tables["objective_line"].append(line)


def read_blocked(row: Row, content: Content) -> None:
    words = words_like(row, ("card", "#", "left|middle|right"))
    if words and int(words[1]) > PROVINCES:
        row.fault(f"there are {PROVINCES} cards in play")
    elif words:
        content.tables["blocked"].append(3 * (int(words[1]) - 1) + SLOTS.index(words[2]))


def read_rewards(row: Row, content: Content) -> None:
    words = row.text("value").split()
    if len(words) != 5 or any(not is_number(word, 0, 99) for word in words):
        row.fault("'value' must be the points for 0, 1, 2, 3 and 4 objectives")
        words = ["0"] * 5
    content.tables["objective_points"].extend(int(word) for word in words)
