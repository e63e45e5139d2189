"""Positions of Minerva drawn as text, and moves played by their words."""

import re
from pathlib import Path
from typing import cast

import insula
from insula.games.minerva import Minerva
from insula.games.minerva.rules.box import GOODS, MANNED, RESIDENCE
from insula.games.minerva.rules.city import City
from insula.games.minerva.rules.moves import ORIGIN
from insula.games.minerva.rules.state import ACTION, END, MinervaState
from insula.games.minerva.rules.turn import Minerva as Position
from insula.kernel.arrays import filled
from insula.kernel.contract import Log
from insula.kernel.game import tidy

LEGEND = {
    "Fo": "Fountain",
    "Wh": "Wheat field",
    "Wo": "Forest",
    "Qu": "Quarry",
    "Fa": "Farm",
    "Lu": "Lumber mill",
    "Sc": "Stonecutter",
    "Mi": "Mine",
    "Vi": "Villa",
    "Ma": "Markets",
    "Ch": "Charcoal burner",
    "Sd": "Stone dealer",
    "Bl": "Blacksmith",
    "Fy": "Foundry",
    "Th": "Theater",
    "St": "Statue",
    "Li": "Library",
    "Od": "Odeon",
    "Mo": "Mosaic",
    "Sh": "School",
    "Ga": "Garden",
    "Sl": "Stall",
    "We": "Weaponry",
    "Ar": "Armory",
    "Co": "Colosseum",
    "Ba": "Barracks",
    "Wt": "Watchtower",
    "Tp": "Trading post",
    "Ta": "Triumphal arch",
    "Dh": "Dining Hall",
    "Bh": "Bathhouse",
    "Aq": "Aqueduct",
    "Ci": "Circus",
    "tP": "Production ring temple",
    "tT": "Trade ring temple",
    "tC": "Cultural cross temple",
    "tt": "Sacred ring temple",
    "tR": "Residential cross temple",
    "tV": "Variety ring temple",
    "tW": "Wood temple",
    "tO": "Ore temple",
    "R": "residence",
    "A": "residence with assistant",
}


def minerva(box: str = "", rules: int = 0) -> Minerva:
    return cast("Minerva", insula.game("minerva", box, rules))


GAME = minerva("reconstruction")
"""Positions are drawn with a box that never changes; the default box may be calibrated again."""


def number(name: str, game: Minerva = GAME) -> int:
    """A tile's number, by its name or its letters in pictures."""
    return game.content.names.index(LEGEND.get(name, name))


def table(city: str = "Fo", players: int = 2, **stores: int) -> Position:
    """Seat 1 to act, with this city and these goods and no others; an empty facility area."""
    return table_of(GAME, city, players, stores)


def table_of(game: Minerva, city: str, players: int, stores: dict[str, int]) -> Position:
    """The same with another box."""
    seed = 0
    while cast("Position", game.new(players, seed)).first != 0:
        seed += 1
    state = cast("Position", game.new(players, seed))
    state.offer = filled(len(game.content.names), 0)
    state.pairs = filled(0, 0)
    for seat in range(players):
        give(state, seat, **dict.fromkeys(GOODS[:6], 0))
    draw_city(state, 0, city, game)
    give(state, 0, **stores)
    return state


def draw_city(state: MinervaState, seat: int, picture: str, game: Minerva = GAME) -> None:
    """Lay a city as drawn; the Fountain stands at the origin."""
    rows = [line.split() for line in picture.strip().splitlines()]
    spots = {(r, c): name for r, row in enumerate(rows) for c, name in enumerate(row)}
    top, left = next(spot for spot, name in spots.items() if name == "Fo")
    old, city = state.cities[seat], City(None)
    city.stores, city.residences = old.stores, old.residences
    for (row, column), name in spots.items():
        if name != ".":
            city.lay(ORIGIN + 256 * (row - top) + column - left, number(name, game))
    tiles = list(city.squares)
    city.residences -= tiles.count(RESIDENCE) + tiles.count(MANNED)
    city.assistants = tiles.count(MANNED)
    cities = list(state.cities)
    cities[seat] = city
    state.cities = cities


def give(state: MinervaState, seat: int, **stores: int) -> None:
    for good, amount in stores.items():
        state.cities[seat].stores[GOODS.index(good)] = amount


def held(state: MinervaState, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has not."""
    stores = state.cities[seat].stores
    return {GOODS[at]: amount for at, amount in enumerate(stores) if amount}


def offer(state: MinervaState, *names: str, game: Minerva = GAME) -> None:
    """Put tiles into the facility area."""
    for name in names:
        state.offer[number(name, game)] += 1


def texts(state: MinervaState, game: Minerva = GAME) -> list[str]:
    """The legal moves in words."""
    return [game.text(state, move) for move in state.legal()]


def play(state: MinervaState, *moves: str, game: Minerva = GAME) -> list[str]:
    """Play moves by their words; everything that was told.

    'residence n1' is short for 'residence' and 'place n1'.
    """
    told = []
    steps = [
        step for move in moves for step in re.sub("^(residence) ", r"\1|place ", move).split("|")
    ]
    for move in steps:
        state.log = Log()
        state.play(game.find(state, move))
        told += [insula.text(event) for event in game.events(state, state.log.take())]
    return told


def reason(state: MinervaState, text: str, game: Minerva = GAME) -> set[str]:
    """The rules that forbid a move."""
    assert tidy(text) not in map(tidy, texts(state, game))
    return {why.rule for why in game.why_not(state, text)}


def drawn(state: MinervaState, seat: int = 0) -> str:
    """A city as letters, row by row, for comparing pictures."""
    letters = {name: short for short, name in LEGEND.items()}
    tiles = GAME.view(state)["cities"][seat]["tiles"]
    spots = {(tile["row"], tile["column"]): tile for tile in tiles}
    rows = range(min(row for row, _ in spots), max(row for row, _ in spots) + 1)
    columns = range(min(c for _, c in spots), max(c for _, c in spots) + 1)
    lines = []
    for row in rows:
        line = []
        for column in columns:
            tile = spots.get((row, column))
            name = "." if tile is None else letters[tile["tile"]]
            line.append("A" if tile is not None and tile.get("assistant") else name)
        lines.append(" ".join(f"{name:<2}" for name in line).rstrip())
    return "\n".join(lines)


def picture(text: str) -> str:
    """A drawing without the margin of the source it stands in."""
    rows = [line.split() for line in text.strip().splitlines()]
    return "\n".join(" ".join(f"{name:<2}" for name in row).rstrip() for row in rows)


def again(state: MinervaState, seat: int = 0) -> None:
    """It is this seat's turn, whatever was pending."""
    state.depth = 0
    state.push(END, seat, 0)
    state.push(ACTION, seat, 0)


def pass_all(state: MinervaState) -> list[str]:
    """Everybody passes and nobody hires, up to the next round or the end."""
    told, start = [], state.round
    while not state.over() and state.round == start:
        told += play(state, "pass" if "pass" in texts(state) else "no assistant")
    return told


RECORDS = Path(__file__).parents[1] / "records"
