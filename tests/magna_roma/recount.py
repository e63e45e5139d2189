"""The final score once more, from the view and the printed sheets alone, by code of its own."""

import csv
from collections import Counter
from functools import cache
from itertools import pairwise, product
from typing import Any

import insula

View = dict[str, Any]
Sheet = list[dict[str, str]]
Place = tuple[int, int]
REWARDS = [0, 4, 9, 15, 22]


@cache
def sheet(game: str, name: str) -> Sheet:
    with (insula.game(game).box.path / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def row(game: str, name: str, key: str, value: str) -> dict[str, str]:
    [found] = [line for line in sheet(game, name) if line[key] == value]
    return found


def where(cell: str) -> Place:
    return ord(cell[0]), int(cell[1:])


def tiles(city: View) -> dict[Place, View]:
    return {where(tile["cell"]): tile for tile in city["tiles"]}


def market(game: str, city: View) -> int:
    board = sheet(game, "market")[city["luxuries"]]
    values = [
        int(sheet(game, "dashboard")[city["stars"][c]][c]) for c in ("red", "purple", "brown")
    ]
    return int(board["multiplier"]) * min(values)


def pantheon(game: str, city: View) -> int:
    return int(sheet(game, "pantheon")[city["faith"]]["value"]) * int(city["blessings"])


def military(game: str, city: View) -> int:
    return int(sheet(game, "military")[city["legions"]]["end_points"])


# -- monuments: every way to spread the people is tried -------------------------------------------


def monuments(game: str, city: View) -> int:
    scales = [scale(game, city, built) for built in city["monuments"]]
    best = 0
    for staff in product(*(range(len(points)) for points in scales)):
        if sum(staff) <= city["population"]:
            best = max(best, sum(points[n] for points, n in zip(scales, staff, strict=True)))
    return best


def scale(game: str, city: View, built: View) -> list[int]:
    """Points of a monument by how many work there."""
    card = row(game, "monuments", "monument", built["monument"])
    points = [int(word) for word in card["points"].split()]
    needed = int(card["population"])
    if card["scores"] == "by staff":
        return [0, *points]
    return [0] * needed + [full_points(card, points, below(city, built["site"]))]


def full_points(card: dict[str, str], points: list[int], under: list[View]) -> int:
    if card["scores"] == "per colour":
        return points[0] * sum(1 for tile in under if tile["colour"] == card["what"])
    if card["scores"] == "per icon":
        return points[0] * sum(1 for tile in under if tile["icon"] == card["what"])
    if card["scores"] == "by variety":
        return [0, *points][len({tile["icon"] for tile in under} - {""})]
    return points[0]


def below(city: View, site: str) -> list[View]:
    if "-" not in site:
        return []
    (left, top), (right, bottom) = (where(part) for part in site.split("-"))
    found = tiles(city)
    return [found[place] for place in product((left, right), (top, bottom))]


# -- provinces -----------------------------------------------------------------------------------


def provinces(game: str, view: View, city: View) -> int:
    total = 0
    for card in view["provinces"]:
        for slot in card["slots"]:
            if slot["seat"] == city["seat"]:
                line = row(game, "provinces", "province", card["province"])
                total += int(line[slot["slot"]]) * times(line, city)
    return total


def times(line: dict[str, str], city: View) -> int:
    what = line["what"].split()
    icons = Counter(tile["icon"] for tile in city["tiles"])
    if line["counts"] == "districts":
        return districts(tiles(city), what[0])
    if line["counts"] == "equal pairs":
        return icons[what[0]] // 2
    if line["counts"] == "mixed pairs":
        return min(icons[what[0]], icons[what[1]])
    return min(icons["mask"], icons["lyre"], icons["column"])


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
    kind, number = goal["line"].split()
    west, north, *_ = city["frame"]
    found = tiles(city)
    if kind == "row":
        line = [(96 + west + at, north + int(number) - 1) for at in range(5)]
    else:
        line = [(96 + west + int(number) - 1, north + at) for at in range(5)]
    return asked(goal["objective"], [found[p] for p in line if p in found], set(line), city)


def asked(objective: str, line: list[View], places: set[Place], city: View) -> bool:
    colours = [tile["colour"] for tile in line if tile["colour"] != "town center"]
    icons = [tile["icon"] for tile in line]
    most = max(Counter(colours).values(), default=0)
    pairs = list(pairwise(line))
    answers: dict[str, bool] = {
        "mask and column": {"mask", "column"} <= set(icons),
        "mask and lyre": {"mask", "lyre"} <= set(icons),
        "column and lyre": {"column", "lyre"} <= set(icons),
        "all colours": len(set(colours)) == 3,
        "two blessings": sum(t["blessed"] for t in line if t["colour"] != "town center") >= 2,
        "no icons": len(line) == 5 and not any(icons),
        "seven stars": sum(tile["stars"] for tile in line) >= 7,
        "four of a colour": most >= 4,
        "no equal neighbours": len(line) == 5 and not any(same(a, b) for a, b in pairs),
        "one icon": len(line) == 5 and len(set(icons)) == 1 and bool(icons[0]),
        "two monuments": sum(1 for b in city["monuments"] if stands(b, places)) >= 2,
        "one colour": most == 5,
    }
    return answers[objective]


def same(one: View, other: View) -> bool:
    return bool(one["colour"] == other["colour"] != "town center")


def stands(built: View, places: set[Place]) -> bool:
    if "-" not in built["site"]:
        return False
    (left, top), (right, bottom) = (where(part) for part in built["site"].split("-"))
    return bool(places & set(product((left, right), (top, bottom))))


def recount(view: View) -> list[int]:
    """Every seat's score at the end of the game."""
    game = view["game"]
    return [
        city["points"]
        + market(game, city)
        + pantheon(game, city)
        + military(game, city)
        + monuments(game, city)
        + provinces(game, view, city)
        + objectives(view, city)
        for city in view["cities"]
    ]
