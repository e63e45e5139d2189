"""A brute-force search agrees on every tile and road that is offered, on many small maps."""

import random
from collections import Counter
from pathlib import Path

import pytest

from insula.games.magna_grecia import BOX, MagnaGrecia
from insula.games.magna_grecia.rules.moves import CITY_TILE, ROAD_TILE
from insula.kernel.contract import State
from tests.magna_grecia.recount import hex_of
from tests.magna_grecia.search import Turn, city_hexes, road_is_kept, roads_of, turn_of
from tests.magna_grecia.wander import wander

rule = pytest.mark.rule
KINDS = ("stop", "cover", "founding", "road between", "by ground")


def random_map(chooser: random.Random) -> str:
    """Seven rows of six, some sea, and a village here and there that touches no other."""
    odd_width = chooser.choice((5, 6))
    everywhere = [(2 * x + y % 2, y) for y in range(7) for x in range(odd_width if y % 2 else 6)]
    chooser.shuffle(everywhere)
    sea = set(everywhere[: chooser.choice((0, 3, 6))])
    spots: set[tuple[int, int]] = set()
    for x, y in everywhere[len(sea) : len(sea) + chooser.choice((6, 8, 10, 20))]:
        near = {(x - 2, y), (x + 2, y), *((x + i, y + j) for i in (-1, 1) for j in (-1, 1))}
        if not near & spots:
            spots.add((x, y))
    if len(spots) < 3:
        return random_map(chooser)
    greens = set(chooser.sample(sorted(spots), 2))
    letters = dict.fromkeys(sea, "~") | dict.fromkeys(spots, "v")
    letters |= dict.fromkeys(greens, "G")
    lines = []
    for y in range(7):
        row = [(2 * x + y % 2, y) for x in range(odd_width if y % 2 else 6)]
        lines.append(" ".join(letters.get(spot, ".") for spot in row))
    return "\n".join(lines) + "\n"


def small_game(folder: Path, seed: int) -> MagnaGrecia:
    """A box with a small map, few oracles, and cards that allow many tiles."""
    chooser = random.Random(seed)
    for file in BOX.iterdir():
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    drawn = random_map(chooser)
    (folder / "map.txt").write_text(drawn, "utf-8")
    names = [
        f"{chr(97 + y)}{x + 1},Place {chr(65 + y)}{chr(65 + x)}"
        for y, row in enumerate(drawn.splitlines())
        for x, letter in enumerate(row.split())
        if letter in "vG"
    ]
    (folder / "villages.csv").write_text("\n".join(["hex,village", *names, ""]), "utf-8")
    setup = "players,points,oracles\n2,30,1\n3,30,1\n4,30,1\n"
    (folder / "setup.csv").write_text(setup, "utf-8")
    pieces = "piece,count,supply\nroad,20,12\ncity,20,12\nmarket,20,20\n"
    (folder / "pieces.csv").write_text(pieces, "utf-8")
    cards = [line.split(",") for line in (BOX / "cards.csv").read_text("utf-8").splitlines()]
    many = [[*line[:3], "3", "3", "2", ""] for line in cards[1:]]
    text = "\n".join(",".join(line) for line in [cards[0], *many])
    (folder / "cards.csv").write_text(text, "utf-8")
    return MagnaGrecia(folder)


class Follower:
    """Keeps the plain turn beside the real one, tile by tile."""

    def __init__(self, game: MagnaGrecia, state: State) -> None:
        self.game, self.state = game, state
        self.turn: Turn = turn_of(game.view(state))

    def play(self, move: int) -> None:
        """A road changes what lies there; a city tile is laid in the plain turn too."""
        seat, view = self.state.seat(), self.game.view(self.state)
        self.state.play(move)
        after = self.game.view(self.state)
        if self.state.over() or move < CITY_TILE or self.state.seat() != seat:
            if not self.state.over():
                self.turn = turn_of(after)
        elif move >= ROAD_TILE:
            fresh = turn_of(after)
            kept = {"things": fresh.things, "run_into": fresh.run_into}
            self.turn = Turn(**{**self.turn.__dict__, **kept})
        else:
            new = set(after["turn"]["cities_laid"]) - set(view["turn"]["cities_laid"])
            self.turn = self.turn.lay(hex_of(new.pop()))

    def check(self, seen: Counter[str]) -> None:
        """The offered hexes are exactly those from which the turn can end."""
        view = self.game.view(self.state)
        texts = [self.game.text(self.state, move) for move in self.state.legal()]
        cities = {hex_of(text.split()[1]) for text in texts if text.startswith("city ")}
        assert cities == city_hexes(self.turn, view["turn"]["cities_left"])
        assert ("stop" in texts) == self.turn.may_stop()
        seen["stop" if "stop" in texts else "cover" if self.turn.cover else "founding"] += 1
        seen["by ground"] += bool(self.turn.founding and self.turn.rightful)
        if not self.turn.cover and view["turn"]["roads_left"]:
            self.check_roads(texts, seen)

    def check_roads(self, texts: list[str], seen: Counter[str]) -> None:
        """Roads may come between as long as city tiles alone can complete the founding."""
        view = self.game.view(self.state)
        hand = view["hands"][view["seat"]]
        left = view["card"]["cities"]["usual"] - len(view["turn"]["cities_laid"])
        tiles = max(0, min(left, hand["points"], hand["supply"]["cities"]))
        possible = roads_of(view, self.turn)
        if self.turn.founding:
            seen["road between"] += bool(possible)
            possible = {road for road in possible if road_is_kept(self.turn, tiles, *road[1:])}
        assert {text for text in texts if text.startswith("road ")} == {
            road[0] for road in possible
        }


def search_games(folder: Path, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        game = small_game(folder, seed)
        state = game.new(2 + seed % 3, seed)
        chooser = random.Random(seed)
        follower = Follower(game, state)
        while not state.over():
            follower.check(seen)
            follower.play(eager(state, chooser))
    return seen


def eager(state: State, chooser: random.Random) -> int:
    """Rather a city tile on open ground than anything else, to begin many foundings."""
    cities = [move for move in state.legal() if CITY_TILE <= move < ROAD_TILE]
    lies = state.lies  # type: ignore[attr-defined]
    grounds = [move for move in cities if lies[move - CITY_TILE] == 0]
    if grounds and chooser.random() < 0.6:
        return chooser.choice(grounds)
    return wander(state, chooser)


@rule("MG-4.2")
@rule("MG-4.5")
@rule("MG-5.4")
def test_a_tile_is_offered_exactly_where_the_turn_can_end(tmp_path: Path) -> None:
    seen = search_games(tmp_path, range(30))
    assert min(seen[kind] for kind in KINDS) > 3, seen


@pytest.mark.slow
def test_a_tile_is_offered_exactly_where_the_turn_can_end_on_many_maps(tmp_path: Path) -> None:
    seen = search_games(tmp_path, range(100, 400))
    assert min(seen[kind] for kind in KINDS) > 100, seen
