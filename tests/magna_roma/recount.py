"""The final score once more, from the view and the printed sheets alone, by code of its own."""

import csv
from collections import Counter
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import insula

View = dict[str, Any]
Sheet = list[dict[str, str]]
Place = tuple[int, int]
REWARDS = [0, 4, 9, 15, 22]


@cache
def sheet(box: Path, name: str) -> Sheet:
    with (box / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def row(box: Path, name: str, key: str, value: str) -> dict[str, str]:
    [found] = [line for line in sheet(box, name) if line[key] == value]
    return found


def where(cell: str) -> Place:
    return ord(cell[0]), int(cell[1:])


def tiles(city: View) -> dict[Place, View]:
    return {where(tile["cell"]): tile for tile in city["tiles"]}


def market(box: Path, city: View) -> int:
    board = sheet(box, "market")[city["luxuries"]]
    values = [int(sheet(box, "dashboard")[city["stars"][c]][c]) for c in ("red", "purple", "brown")]
    return int(board["multiplier"]) * min(values)


def pantheon(box: Path, city: View) -> int:
    return int(sheet(box, "pantheon")[city["faith"]]["value"]) * int(city["blessings"])


def military(box: Path, city: View) -> int:
    return int(sheet(box, "military")[city["legions"]]["end_points"])


# -- monuments: every way to spread the people is tried -------------------------------------------


def monuments(box: Path, city: View) -> int:
    scales = [scale(box, city, built) for built in city["monuments"]]
    best = 0
    for staff in product(*scales):
        if sum(staff) <= city["population"]:
            best = max(best, sum(points[n] for points, n in zip(scales, staff, strict=True)))
    return best


def scale(box: Path, city: View, built: View) -> dict[int, int]:
    """Points of a monument by every number of workers that is worth trying."""
    card = row(box, "monuments", "monument", built["monument"])
    points = [int(word) for word in card["points"].split()]
    needed = int(card["population"])
    if card["scores"] == "by staff":
        return dict(enumerate([0, *points]))
    return {0: 0, needed: full_points(card, points, below(city, built["site"]))}


def full_points(card: dict[str, str], points: list[int], under: list[View]) -> int:
    if card["scores"] == "per colour":
        return points[0] * sum(1 for tile in under if tile["colour"] == card["what"])
    if card["scores"] == "per icon":
        return points[0] * [icon for tile in under for icon in icons(tile)].count(card["what"])
    if card["scores"] == "by variety":
        return [0, *points][len({icon for tile in under for icon in icons(tile)})]
    return points[0]


def icons(tile: View) -> list[str]:
    return [icon for icon in (tile["icon"], tile["icon2"]) if icon != "none"]


def below(city: View, site: str) -> list[View]:
    if "-" not in site:
        return []
    (left, top), (right, bottom) = (where(part) for part in site.split("-"))
    found = tiles(city)
    return [found[place] for place in product((left, right), (top, bottom))]


# -- provinces -----------------------------------------------------------------------------------


def provinces(box: Path, view: View, city: View) -> int:
    total = 0
    for card in view["provinces"]:
        for slot in card["slots"]:
            if slot["seat"] == city["seat"]:
                line = row(box, "provinces", "province", card["province"])
                total += int(line[slot["slot"]]) * times(line, city)
    return total


def times(line: dict[str, str], city: View) -> int:
    what = line["what"].split()
    found = Counter(icon for tile in city["tiles"] for icon in icons(tile))
    if line["counts"] == "districts":
        return districts(tiles(city), what[0])
    if line["counts"] == "equal pairs":
        return found[what[0]] // 2
    if line["counts"] == "mixed pairs":
        return min(found[what[0]], found[what[1]])
    return min(found["mask"], found["lyre"], found["column"])


def districts(found: dict[Place, View], colour: str) -> int:
    """Join neighbours into groups until nothing changes."""
    group = {place: place for place, tile in found.items() if tile["colour"] == colour}
    changed = True
    while changed:
        changed = False
        for x, y in group:
            for beside in ((x + 1, y), (x, y + 1)):
                if beside in group and group[beside] != group[x, y]:
                    group[beside] = group[x, y] = min(group[beside], group[x, y])
                    changed = True
    return sum(1 for size in Counter(group.values()).values() if size >= 2)


# -- solo objectives -----------------------------------------------------------------------------


def objectives(view: View, city: View) -> int:
    goals = view.get("objectives", [])
    return REWARDS[sum(1 for goal in goals if met(goal, city))]


def met(goal: View, city: View) -> bool:
    kind, number = goal["goal"]["kind"], goal["goal"]["number"]
    west, north, *_ = city["frame"]
    found = tiles(city)
    if kind == "row":
        line = [(96 + west + at, north + number - 1) for at in range(5)]
    else:
        line = [(96 + west + number - 1, north + at) for at in range(5)]
    return asked(goal["goal"]["objective"], [found[p] for p in line if p in found], set(line), city)


def asked(objective: str, line: list[View], places: set[Place], city: View) -> bool:
    colours = [tile["colour"] for tile in line if tile["colour"] != "center"]
    shown = [set(icons(tile)) for tile in line]
    anywhere = set().union(*shown)
    most = max(Counter(colours).values(), default=0)
    pairs = list(pairwise(line))
    answers: dict[str, bool] = {
        "mask and column": {"mask", "column"} <= anywhere,
        "mask and lyre": {"mask", "lyre"} <= anywhere,
        "column and lyre": {"column", "lyre"} <= anywhere,
        "all colours": len(set(colours)) == 3,
        "two blessings": sum(t["blessed"] for t in line if t["colour"] != "center") >= 2,
        "no icons": len(line) == 5 and not anywhere,
        "seven stars": sum(tile["stars"] for tile in line) >= 7,
        "four of a colour": most >= 4,
        "no equal neighbours": len(line) == 5 and not any(same(a, b) for a, b in pairs),
        "one icon": len(line) == 5 and bool(set.intersection(*shown)),
        "two monuments": sum(1 for b in city["monuments"] if stands(b, places)) >= 2,
        "one colour": most == 5,
    }
    return answers[objective]


def same(one: View, other: View) -> bool:
    return bool(one["colour"] == other["colour"] != "center")


def stands(built: View, places: set[Place]) -> bool:
    if "-" not in built["site"]:
        return False
    (left, top), (right, bottom) = (where(part) for part in built["site"].split("-"))
    return bool(places & set(product((left, right), (top, bottom))))


def recount(view: View, box: Path | None = None) -> list[int]:
    """Every seat's score at the end of the game, with the default box unless one is named."""
    box = box or insula.game(view["game"]).box.path
    return [
        city["points"]
        + market(box, city)
        + pantheon(box, city)
        + military(box, city)
        + monuments(box, city)
        + provinces(box, view, city)
        + objectives(view, city)
        for city in view["cities"]
    ]
