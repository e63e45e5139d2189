"""Random boxes that use everything the format allows, for property tests."""

import csv
import random
import shutil
from pathlib import Path

from tests.magna_roma.pictures import BOXES

ICONS = ("mask", "lyre", "column")
COLOURS = ("red", "purple", "brown")
GOODS = ("luxuries", "coins", "population", "legions", "faith", "blessings")
PAIRS = ("BB", "LL", "DD", "BL", "BD", "LD")
Cells = list[list[object]]


def generated_box(folder: Path, name: str, seed: int) -> Path:
    """Write a box of this edition; solo, ring and provinces are the shipped ones."""
    chooser = random.Random(seed)
    shutil.copytree(BOXES[name], folder, dirs_exist_ok=True)
    write(folder, "tiles", "tile,colour,edges,stars,icon,icon2", tiles(chooser))
    if chooser.random() < 0.7:
        write(folder, "centers", "seat,edges", [[seat, halves(chooser)] for seat in range(1, 5)])
    write(folder, "symbols", "symbol,halves,lesser,greater", symbols(chooser))
    write(folder, "supplies", "good,count,limit", supplies(chooser))
    write(folder, "trades", "trade,coins,population,legions,gain,amount", trades(chooser))
    places = 3 if name == "magna-roma" else 4
    write(folder, "market", "space,multiplier,token", market(chooser, places))
    write(folder, "military", "space,end_points,token_points", military(chooser))
    write(folder, "pantheon", "space,value,blessing", pantheon(chooser))
    columns = "monument,scores,what,points,population,coins,bonus,amount,center"
    priced = name == "magna-roma"
    write(folder, "monuments", columns, monuments(chooser, priced=priced))
    write(folder, "bonuses", "tracks,space,good,amount", bonuses(chooser))
    return folder


def write(folder: Path, sheet: str, columns: str, rows: Cells) -> None:
    with (folder / f"{sheet}.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([columns.split(","), *rows])


def halves(chooser: random.Random) -> str:
    """The edges of a Town Center, often blank."""
    return "----" if chooser.random() < 0.3 else "".join(chooser.choice("-BLD") for _ in range(4))


def tiles(chooser: random.Random) -> Cells:
    rows: Cells = [[0, "town center", halves(chooser), 0, "", ""]]
    for number in range(1, 97):
        edges = ["-"] * 4
        while set(edges) == {"-"}:
            edges = chooser.choices("-BLD", k=4)
        shown = chooser.choices(ICONS, k=chooser.randint(0, 2))
        icons = [*shown, "", ""][:2]
        rows.append(
            [number, chooser.choice(COLOURS), "".join(edges), chooser.randint(0, 3), *icons]
        )
    return rows


def symbols(chooser: random.Random) -> Cells:
    pairs = chooser.sample(PAIRS, 6)
    names = ("luxuries", "points", "coins", "population", "legions", "faith")
    return [
        [name, pair, chooser.randint(1, 2), chooser.randint(1, 4)]
        for name, pair in zip(names, pairs, strict=True)
    ]


def supplies(chooser: random.Random) -> Cells:
    return [
        [good, chooser.randint(0, most), chooser.choice(["yes", "no"])]
        for good, most in (("coins", 12), ("population", 12), ("blessings", 6))
    ]


def trades(chooser: random.Random) -> Cells:
    rows: Cells = []
    for number in range(6):
        gain = chooser.choice(["coins", "population", "legions", "blessings", "points", "faith"])
        amount = chooser.randint(1, 3)
        for _ in range(chooser.randint(1, 3)):
            paid = [0, 0, 0]
            while not any(paid):
                paid = [chooser.choice([0, 0, 1, 2]) for _ in range(3)]
            rows.append([f"trade {number}", *paid, gain, amount])
    return [list(row) for row in dict.fromkeys(map(tuple, rows))]


def market(chooser: random.Random, places: int) -> Cells:
    spaces = chooser.randint(10, 20)
    over = [0] * spaces
    for place, start in enumerate(sorted(chooser.sample(range(1, spaces, 2), places)), 1):
        over[start] = place
        if start + 1 < spaces and chooser.random() < 0.8:
            over[start + 1] = place
    return [[space, chooser.randint(-3, 6), over[space]] for space in range(spaces)]


def military(chooser: random.Random) -> Cells:
    spaces = chooser.randint(5, 12)
    return [
        [space, chooser.randint(0, 5), chooser.choice([0, 0, 2]) if space else 0]
        for space in range(spaces)
    ]


def pantheon(chooser: random.Random) -> Cells:
    return [[space, chooser.randint(0, 4), chooser.randint(0, 1)] for space in range(12)]


def monuments(chooser: random.Random, *, priced: bool) -> Cells:
    rules = ["flat", "by staff", "per colour", "per icon", "by variety"]
    return [
        monument(chooser, number, rules[number % 5], chooser.randint(0, 4) if priced else "")
        for number in range(12)
    ]


def monument(chooser: random.Random, number: int, rule: str, price: object) -> list[object]:
    staff = chooser.choice([0, 1, 2, 3, 5, 9]) if rule != "by staff" else chooser.randint(1, 7)
    what = {"per colour": COLOURS, "per icon": ICONS}.get(rule, ("",))
    count = {"by staff": staff, "by variety": 3}.get(rule, 1)
    points = " ".join(str(chooser.randint(0, 9)) for _ in range(count))
    bonus = chooser.choice(["", *GOODS])
    amount = chooser.randint(1, 3) if bonus else 0
    center = int(rule in ("flat", "by staff") and chooser.random() < 0.2)
    name = f"Monument {chr(65 + number)}"
    return [name, rule, chooser.choice(what), points, staff, price, bonus, amount, center]


def bonuses(chooser: random.Random) -> Cells:
    tracks = (*COLOURS, "red purple", "red brown", "purple brown")
    goods = ("luxuries", "coins", "population", "legions")
    spaces = [(chooser.choice(tracks), space) for space in range(1, 12)]
    return [[*place, chooser.choice(goods), chooser.randint(1, 3)] for place in spaces]
