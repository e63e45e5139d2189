"""The final score once more, from the view and the printed sheets alone, by code of its own."""

import csv
from functools import cache
from typing import Any

from insula.games.minerva import BOXES

View = dict[str, Any]


@cache
def sheet(box: str, name: str) -> list[dict[str, str]]:
    with (BOXES / box / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def recount(view: View, box: str) -> list[int]:
    return [sum(sources(view, seat, box).values()) for seat in range(view["players"])]


def sources(view: View, seat: int, box: str) -> dict[str, int]:
    city = view["cities"][seat]
    return {
        "culture": culture(view, seat),
        "glory": glory(view, seat, box),
        "temples": sum(temple(city, tile, box) for tile in city["tiles"]),
        "order": order(view, city, box),
        "wealth": (city["denarii"] + sum(city["resources"].values())) // 3,
    }


def culture(view: View, seat: int) -> int:
    stacks = view["culture"]
    return sum(
        tile["points"] for stack in stacks for tile in stack["tiles"] if tile["seat"] == seat
    )


def glory(view: View, seat: int, box: str) -> int:
    names = ("first", "second", "third")
    mine = [tile for tile in view["glory"] if tile["seat"] == seat]
    return sum(int(sheet(box, "glory")[t["round"] - 1][names[t["rank"] - 1]]) for t in mine)


def order(view: View, city: View, box: str) -> int:
    tile = city["order"]
    if view["round"] < 6 or tile is None or tile == view["players"]:
        return 0
    return int(sheet(box, "order")[tile - 1]["points"])


def temple(city: View, tile: View, box: str) -> int:
    found = [row for row in sheet(box, "temples") if row["temple"] == tile["tile"]]
    if not found:
        return 0
    words = found[0]["effect"].removeprefix("at the end: ").split()
    if words[-1] == "held":
        return int(words[0]) * int(city["resources"][words[3]])
    others = [
        other for other in city["tiles"] if other is not tile and sees(tile, other, words[-1])
    ]
    categories = [other["category"] for other in others]
    if words[3] == "different":
        return int(words[0]) * len(set(categories))
    return int(words[0]) * categories.count(words[3])


def sees(tile: View, other: View, area: str) -> bool:
    south, east = other["row"] - tile["row"], other["column"] - tile["column"]
    if area == "around":
        return bool(abs(south) <= 1 and abs(east) <= 1)
    return bool(south == 0 or east == 0)
