"""Cities drawn as text, for tests that read like pictures.

A tile is a word: its colour (r, p, b), its halves north, east, south, west if they matter, its
stars and its icon (m, l, c), then `#` under a monument and `+` when blessed: `rB-L-*m`. `T` is
the Town Center and lies on e5; `.` is nothing. The box of these tests holds every tile that can
be drawn, so that a picture shows just what its rule is about.
"""

import re
from functools import cache
from itertools import product

import pytest

import insula
from insula.games.magna_roma import FOLDER, MagnaRoma
from insula.games.magna_roma.load import Loaded
from insula.games.magna_roma.rules.box import Box
from insula.games.magna_roma.rules.city import BLESSED, COVERED, GRID, STRIDE, TOWN_CENTER, City
from insula.games.magna_roma.rules.state import ACTION, END, PLACE, RESERVE, RomaState
from insula.games.magna_roma.rules.turn import Roma
from insula.kernel.contract import Log, State

rule = pytest.mark.rule
# The boxes whose numbers these tests name, whichever box a game opens by default.
BOXES = {"magna-roma": FOLDER / "boxes" / "final", "magna-roma-draft": FOLDER / "boxes" / "draft"}
WORD = re.compile(r"([rpb])([-BLD]{4})?(\**)([mlc]?)([#+]*)")
HALVES = "-BLD"


def drawable(name: str, rules: int = 0) -> MagnaRoma:
    """A game whose box holds a tile for every word."""
    game = MagnaRoma(name, BOXES[name], rules)
    tables = {key: list(values) for key, values in game.content.tables.items()}
    for key in ("colour", "stars", "icon", "icon2", "turns", "edges"):
        del tables[key][4 if key == "edges" else 1 :]
    every_edge = product(range(4), repeat=4)
    for colour, edges, stars, icon in product(range(3), every_edge, range(3), range(4)):
        tables["colour"].append(colour)
        tables["stars"].append(stars)
        tables["icon"].append(icon)
        tables["icon2"].append(0)
        tables["turns"].append(1 if len(set(edges)) == 1 else 2 if edges[:2] == edges[2:] else 4)
        for turned in range(4):
            shown = [edges[(side - turned) % 4] for side in range(4)]
            tables["edges"].append(sum(half << (2 * side) for side, half in enumerate(shown)))
    game.loaded = Loaded(game.box, Box(game.loaded.box.key, tables), game.content)
    return game


ROMA = drawable("magna-roma")
DRAFT = drawable("magna-roma-draft")


def tile(word: str) -> int:
    """The tile of a word, as it lies unturned."""
    found = WORD.fullmatch(word)
    assert found, f"'{word}' draws no tile"
    edges = [HALVES.index(half) for half in found[2] or "----"]
    number = "rpb".index(found[1])
    for half in edges:
        number = number * 4 + half
    icon = " mlc".index(found[4]) if found[4] else 0
    return 1 + (number * 3 + len(found[3])) * 4 + icon


def cells_of(picture: str) -> dict[int, str]:
    """Square -> word; the T lies on e5."""
    rows = [line.split() for line in picture.strip().splitlines()]
    found = [(x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word == "T"]
    assert len(found) == 1, "a picture has one T"
    origin = TOWN_CENTER - found[0][1] * STRIDE - found[0][0]
    drawn = enumerate(rows)
    return {origin + y * STRIDE + x: word for y, row in drawn for x, word in enumerate(row)}


def put(city: City, picture: str) -> City:
    """Lay every tile of a picture in the city."""
    for cell, word in cells_of(picture).items():
        if word not in (".", "T"):
            city.lay(cell, tile(word), 0)
            city.squares[cell] |= (COVERED if "#" in word else 0) | (BLESSED if "+" in word else 0)
    return city


def spots(picture: str) -> set[str]:
    """Names of the squares marked `o` in a picture."""
    return {GRID.name(cell) for cell, word in cells_of(picture).items() if word == "o"}


@cache
def dealt(game: MagnaRoma, players: int, options: tuple[tuple[str, str], ...]) -> State:
    """Dealing thousands of tiles takes its time; once is enough."""
    return game.new(players, 1, **dict(options))


def quiet(players: int = 2, game: MagnaRoma = ROMA, **options: str) -> RomaState:
    """A dealt game with nothing on the agenda: a test sets up the step it is about."""
    state = dealt(game, players, tuple(options.items())).copy()
    assert isinstance(state, Roma)
    state.provinces, state.tokens = state.provinces[:], state.tokens[:]
    state.objectives = state.objectives[:]
    state.depth = 0
    state.log = Log()
    return state


def to_place(word: str, picture: str = "T", game: MagnaRoma = ROMA, players: int = 2) -> RomaState:
    """Seat 1 has drawn its city and holds a tile, with the rest of a turn behind it."""
    state = quiet(players, game)
    hold(state, word)
    put(state.cities[0], picture)
    return state


def hold(state: RomaState, word: str) -> None:
    """Seat 1's turn begins, with this tile in hand."""
    state.depth = 0
    for step in (END, RESERVE, ACTION, PLACE):
        state.push(step, 0, 0)
    for seat, city in enumerate(state.cities):
        city.marker = 2 * seat
    state.ring[0] = -1
    state.cities[0].reserved = tile(word)


def to_act(picture: str = "T", game: MagnaRoma = ROMA, players: int = 2) -> RomaState:
    """Seat 1 has drawn its city and placed its tile: now the optional action."""
    state = to_place("r", picture, game, players)
    state.cities[0].reserved = -1
    state.pop()
    return state


def texts(state: RomaState, game: MagnaRoma = ROMA) -> list[str]:
    return [game.text(state, move) for move in state.legal()]


def play(state: RomaState, *moves_in_words: str, game: MagnaRoma = ROMA) -> None:
    for text in moves_in_words:
        state.play(game.find(state, text))


def forbidden(state: RomaState, text: str, game: MagnaRoma = ROMA) -> list[str]:
    """The rules that forbid a move; it must not be among the legal ones."""
    assert text not in texts(state, game)
    return [reason.rule for reason in game.why_not(state, text)]


def log_texts(state: RomaState, game: MagnaRoma = ROMA) -> list[str]:
    """The log since the last look."""
    assert state.log is not None
    return [insula.text(event) for event in game.events(state, state.log.take())]


def gains(state: RomaState, game: MagnaRoma = ROMA) -> list[str]:
    """What was gained since the last look, in order."""
    return [text[7:].split(":")[0] for text in log_texts(state, game) if text.startswith("gained ")]


def monument(name: str, game: MagnaRoma = ROMA) -> int:
    return game.content.monuments.index(name)


def province(name: str, game: MagnaRoma = ROMA) -> int:
    return game.content.provinces.index(name)


def trade(name: str, game: MagnaRoma = ROMA) -> int:
    return game.content.trades.index(name)


def build(city: City, name: str, at: str = "e5", game: MagnaRoma = ROMA) -> None:
    """A monument stands, its north-west tile named."""
    city.monument[city.built] = monument(name, game)
    city.site[city.built] = GRID.find(at)
    city.built += 1
