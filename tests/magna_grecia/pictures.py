"""Boards drawn as text, for tests that read like pictures.

A hex is a word: `.` open ground, `~` sea, `v` a village, `g` one with a green border, `@` an
oracle; `Y`, `O`, `R`, `B` a city tile of yellow, orange, red or brown (a city's first tile lies on
its village); `re-w` a red road that joins east and west. Odd rows are shifted; they are all one hex
shorter than the first row, or all as long. Seats 0 to 3 play yellow, orange, red and brown, in this
order.
"""

import copy

import pytest

from insula.games.magna_grecia import BOX, MagnaGrecia
from insula.games.magna_grecia.load import Loaded
from insula.games.magna_grecia.load_map import Content
from insula.games.magna_grecia.notation import SHAPE_NAMES
from insula.games.magna_grecia.rules.box import SHAPES, Box
from insula.games.magna_grecia.rules.markets import is_active
from insula.games.magna_grecia.rules.oracles import turn_oracles
from insula.games.magna_grecia.rules.state import (
    CITY,
    NONE,
    ORACLE,
    OUTSIDE,
    ROAD,
    ROUND,
    SOLD,
    STANDING,
    TURN,
    VILLAGE,
)
from insula.games.magna_grecia.rules.survey import survey
from insula.games.magna_grecia.rules.turn import Grecia
from insula.kernel.contract import Log
from insula.kernel.facts import Fact
from insula.kernel.hexes import NOWHERE, Hexes

rule = pytest.mark.rule
SEATS = "YORB"
GAME = MagnaGrecia(BOX)


def near_table(hexes: Hexes) -> list[int]:
    near = [hexes.step(cell, side) for cell in range(hexes.size) for side in range(6)]
    return [hexes.size if cell == NOWHERE else cell for cell in near]


def same_city(words: list[str], near: list[int], start: int) -> set[int]:
    """The tiles of one city in a picture."""
    found, rest = {start}, [start]
    while rest:
        at = rest.pop()
        for cell in near[at * 6 : at * 6 + 6]:
            if cell < len(words) and words[cell] == words[start] and cell not in found:
                found.add(cell)
                rest.append(cell)
    return found


class Position:
    """A drawn board with a seat's turn in progress."""

    def __init__(
        self, picture: str, seat: str = "Y", card: tuple[int, int, int] = (3, 2, 5), rules: int = 2
    ):
        rows = [line.split() for line in picture.strip().splitlines()]
        sea = [(x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word == "~"]
        hexes = Hexes(len(rows[0]), len(rows), len(rows[1]), sea)
        self.words = [word for row in rows for word in row if word != "~"]
        assert len(self.words) == hexes.size, "odd rows are all as long"
        self.seat = SEATS.index(seat)
        self.homes = self.find_homes(near_table(hexes))
        self.game = self.open(hexes, card, rules)
        self.state = self.fill()
        self.state.log = Log()

    def find_homes(self, near: list[int]) -> dict[int, set[int]]:
        """Hexes of each place by the hex that is on the map: villages, oracles, cities."""
        homes: dict[int, set[int]] = {}
        for cell, word in enumerate(self.words):
            if word in ("v", "g", "@"):
                homes[cell] = {cell}
            elif word in SEATS and not any(cell in tiles for tiles in homes.values()):
                homes[cell] = same_city(self.words, near, cell)
        return homes

    def open(self, hexes: Hexes, card: tuple[int, int, int], rules: int) -> MagnaGrecia:
        """The game with this map, and every card of the deck with these numbers."""
        game = copy.copy(GAME)
        game.rules_version = rules
        tables = {key: list(values) for key, values in GAME.content.tables.items()}
        tables["rules"] = [rules]
        tables["near"] = near_table(hexes)
        tables["village"] = list(self.homes)
        tables["green"] = [1 if self.words[cell] == "g" else 0 for cell in self.homes]
        scales = ([1, 2, 3, 4, 5], [1, 2, 3, 4], [2, 3, 5, 7])
        for name, number, scale in zip(("roads", "cities", "resupply"), card, scales, strict=True):
            tables[name] = [number] * 12
            tables[f"more_{name}"] = [scale[scale.index(number) + 1]] * 12
        names = GAME.content.villages[: len(self.homes)]
        game.content = Content(tables, hexes, names)
        game.loaded = Loaded(GAME.box, Box("drawn@", tables), game.content)
        return game

    def fill(self) -> Grecia:
        box = self.game.loaded.box
        state = Grecia(box, 4, None)
        state.rounds, state.round = 12, 0
        state.deck = GAME.new(4, 1).deck[:]  # type: ignore[attr-defined]
        state.lies[box.hexes] = OUTSIDE
        for place, tiles in enumerate(self.homes.values()):
            for cell in tiles:
                state.place[cell] = place
        for cell, word in enumerate(self.words):
            state.lies[cell] = self.code(word)
        for seat, hand in enumerate(state.hands):
            hand.colour = state.order[seat] = seat
            hand.points, hand.roads, hand.cities, hand.markets = 10, 10, 10, 10
            hand.staged_roads = hand.staged_cities = 10
        survey(state)
        turn_oracles(state, self.seat)
        state.push(ROUND, 0, 0)
        state.push(TURN, self.seat, 0)
        return state

    def code(self, word: str) -> int:
        if word in SEATS:
            return CITY + SEATS.index(word)
        if len(word) > 1:
            return ROAD + SEATS.index(word[0].upper()) * SHAPES + SHAPE_NAMES.index(word[1:])
        return {".": 0, "v": VILLAGE, "g": VILLAGE, "@": ORACLE}[word]

    # -- telling and asking ---------------------------------------------------------------------

    def place(self, name: str) -> int:
        """Return the place on a hex."""
        return self.state.place[self.game.content.hexes.find(name)]

    def name(self, hex_name: str) -> str:
        return self.game.content.villages[self.place(hex_name)]

    def with_markets(self, **markets: str) -> "Position":
        """Markets by hex: a capital stands, a small letter is sold."""
        for hex_name, letters in markets.items():
            for letter in letters:
                seat = SEATS.index(letter.upper())
                what = STANDING if letter.isupper() else SOLD
                self.state.stalls[self.place(hex_name)] |= what << (2 * seat)
        return self

    def with_hand(self, seat: str = "", **numbers: int) -> "Position":
        hand = self.state.hands[SEATS.index(seat) if seat else self.seat]
        for name, number in numbers.items():
            setattr(hand, name, number)
        return self

    def turn_of(self, seat: str) -> "Position":
        """Begin another seat's turn."""
        self.seat = SEATS.index(seat)
        self.state.depth = 0
        self.state.push(ROUND, 0, 0)
        self.state.push(TURN, self.seat, 0)
        return self

    def texts(self) -> list[str]:
        return [self.game.text(self.state, move) for move in self.state.legal()]

    def of(self, verb: str) -> set[str]:
        """Return what follows a verb in the legal moves: hexes for cities, `c3 e-w` for roads."""
        return {t.split(" ", 1)[1] for t in self.texts() if t.startswith(verb + " ")}

    def roads_on(self, hex_name: str) -> set[str]:
        return {road.split()[1] for road in self.of("road") if road.split()[0] == hex_name}

    def play(self, *moves_in_words: str) -> "Position":
        for text in moves_in_words:
            self.state.play(self.game.find(self.state, text))
        return self

    def forbidden(self, text: str) -> list[str]:
        """Return the rules that forbid a move; it must not be legal."""
        assert text not in self.texts()
        return [reason.rule for reason in self.game.why_not(self.state, text)]

    def events(self) -> list[Fact]:
        """Return what happened since the last call."""
        assert self.state.log is not None
        return list(self.game.events(self.state, self.state.log.take()))

    def value(self, hex_name: str) -> int:
        """Return how many places are directly connected."""
        return self.state.worth[self.place(hex_name)]

    def active(self, seat: str, hex_name: str) -> bool:
        return is_active(self.state, self.place(hex_name), SEATS.index(seat))

    def markets(self, hex_name: str) -> str:
        """Return the markets on a hex, written as in `with_markets`."""
        stalls = self.state.stalls[self.place(hex_name)]
        codes = [stalls >> (2 * seat) & 3 for seat in range(4)]
        letters = zip(SEATS, codes, strict=True)
        return "".join(s if code == STANDING else s.lower() for s, code in letters if code)

    def owner(self, hex_name: str) -> str:
        """Return the letter of the city on a hex."""
        return SEATS[self.state.kind[self.place(hex_name)] - CITY]

    def gaze(self, hex_name: str) -> str:
        """Return the letter of the city that an oracle looks at, or an empty text."""
        city = self.state.gaze[self.place(hex_name)]
        return "" if city == NONE else SEATS[self.state.kind[city] - CITY]

    def points(self, seat: str) -> int:
        return self.state.hands[SEATS.index(seat)].points

    def score(self, seat: str) -> dict[str, int]:
        return self.state.breakdown()[SEATS.index(seat)]


def position(
    picture: str, seat: str = "Y", card: tuple[int, int, int] = (3, 2, 5), rules: int = 2
) -> Position:
    return Position(picture, seat, card, rules)


def spots(picture: str) -> set[str]:
    """Return the names of the hexes marked `o` in a picture."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {
        f"{chr(ord('a') + y)}{x + 1}"
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word == "o"
    }
