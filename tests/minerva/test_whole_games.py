"""Whole games: the score counted twice, nothing lost on the way, and lists that stay small."""

import random
from collections import Counter
from typing import cast

import pytest

from insula.games.minerva.rules.moves import BUILD, PASS, SQUARES
from insula.games.minerva.rules.state import ACTION, DECISIONS, MinervaState
from tests.minerva.pictures import minerva
from tests.minerva.recount import View, recount, sheet, sources

SEATINGS = [(1, ""), (2, ""), (3, ""), (4, ""), (3, "reconstruction"), (2, "sevens"), (4, "sevens")]


def eager(state: MinervaState, chooser: random.Random) -> int:
    """A random move, rather one that does something and rather a tile, so that games are rich."""
    moves = state.legal()
    tiles = [move for move in moves if BUILD <= move < SQUARES]
    if tiles and chooser.random() < 0.6:
        return chooser.choice(tiles)
    if moves[0] == PASS and len(moves) > 1 and chooser.random() < 0.8:
        return chooser.choice(moves[1:])
    return chooser.choice(moves)


def rich(state: MinervaState, chooser: random.Random) -> None:
    """Goods from nowhere, now and then: random players are too poor for temples."""
    if state.step() == ACTION and chooser.random() < 0.05:
        for good in range(5):
            state.cities[chooser.randrange(state.players)].stores[good] = chooser.randrange(7)


def play_through(players: int, box: str, games: int) -> Counter[str]:
    game = minerva(box)
    found: Counter[str] = Counter()
    for seed in range(games):
        state, chooser = cast("MinervaState", game.new(players, seed)), random.Random(seed)
        while not state.over():
            if chooser.random() < 0.05:
                check_score(state, box)
            rich(state, chooser)
            state.play(eager(state, chooser))
        check_score(state, box)
        for breakdown in state.breakdown():
            found.update(breakdown)
    return found


def check_score(state: MinervaState, box: str) -> None:
    view = minerva(box).view(state)
    name = box or "calibrated"
    assert state.breakdown() == [sources(view, seat, name) for seat in range(state.players)]
    assert state.scores() == recount(view, name)


@pytest.mark.rule("MN-11.1")
@pytest.mark.parametrize(("players", "box"), SEATINGS)
def test_the_score_equals_a_recount_from_the_view(players: int, box: str) -> None:
    found = play_through(players, box, 6)
    assert found["temples"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(("players", "box"), SEATINGS)
def test_the_score_equals_a_recount_in_many_games(players: int, box: str) -> None:
    found = play_through(players, box, 200)
    unused = {"order"} if players == 1 else set()
    never = {source for source, points in found.items() if not points}
    assert never - {"wealth"} == unused  # eager players alone at a table spend all they have


# -- nothing is lost ---------------------------------------------------------------------------


@pytest.mark.rule("MN-1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_residences_and_assistants_are_conserved(players: int) -> None:
    game = minerva()
    for seed in range(3):
        state, chooser = cast("MinervaState", game.new(players, seed)), random.Random(seed)
        everything = all_tiles(max(players, 2))
        gone: Counter[str] = Counter()
        while not state.over():
            before = tiles_seen(game.view(state))
            state.play(eager(state, chooser))
            view = game.view(state)
            gone += before - tiles_seen(view) if players == 1 else Counter()
            assert tiles_seen(view) + gone == everything
            for city in view["cities"]:
                check_pieces(city, view["hand"] if city["seat"] == view["seat"] else None)


def all_tiles(players: int) -> Counter[str]:
    """Every facility and temple of the sheets, by its mark."""
    least = {"-": 2, "3+": 3, "4+": 4}
    found: Counter[str] = Counter()
    for name in ("starting", "locations"):
        for row in sheet("calibrated", name):
            if row["copies"] != "each":
                marks = row["copies"].split()
                found[row["location"]] = sum(1 for mark in marks if least[mark] <= players)
    return found + Counter(row["temple"] for row in sheet("calibrated", "temples"))


def tiles_seen(view: View) -> Counter[str]:
    """Tiles on offer, in pairs, in hand, in cities and face down."""
    found: Counter[str] = Counter(view["unseen_locations"])
    found.update(view["unseen_temples"])
    for tile in view["offer"]:
        found[tile["tile"]] += tile["copies"]
    for pair in view.get("pairs", []):
        found.update(tile["tile"] for tile in pair["tiles"])
    lying = [tile for city in view["cities"] for tile in city["tiles"]]
    lying += [view["hand"]] if view["hand"] else []
    found.update(tile["tile"] for tile in lying if tile["tile"] not in ("residence", "Fountain"))
    return found


def check_pieces(city: View, hand: View | None) -> None:
    homes = [tile for tile in city["tiles"] if tile["tile"] == "residence"]
    placing = 1 if hand and hand["tile"] == "residence" else 0
    assert len(homes) + placing + city["residences"] + city["removed"] == 9
    assert sum(1 for home in homes if home["assistant"]) + city["reserve"] == city["assistants"]
    assert city["assistants"] <= 5
    assert max(city["resources"].values()) <= 6
    assert city["denarii"] >= 0
    assert min(city["resources"].values()) >= 0
    assert sum(1 for tile in city["tiles"] if tile["tile"] == "Fountain") == 1


@pytest.mark.rule("MN-3.1")
def test_no_conversion_or_sale_makes_something_from_nothing() -> None:
    """Within a turn, money and tokens grow only by gains that the log tells."""
    from insula.games.minerva.rules import state as events
    from insula.kernel.contract import Log

    game = minerva()
    gains = (events.GAINED, events.WAITED, events.BONUS)
    for seed in range(6):
        state, chooser = cast("MinervaState", game.new(2, seed)), random.Random(seed)
        while not state.over():
            before = wealth(state)
            state.log = Log()
            state.play(eager(state, chooser))
            gained = 0
            for kind, _, a, b, _ in state.log.take():
                if kind == events.GAINED and a <= 4:
                    gained += b
                elif kind in gains and kind != events.GAINED:
                    gained += a
            assert wealth(state) <= before + gained


def wealth(state: MinervaState) -> int:
    return sum(city.stores[good] for city in state.cities for good in range(5))


# -- lists stay small --------------------------------------------------------------------------


@pytest.mark.rule("MN-2.3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_lists_and_turns_stay_small(players: int) -> None:
    """No list of moves explodes, no turn drags on: rich random games stay under these."""
    game = minerva()
    longest_list = longest_turn = 0
    for seed in range(12):
        state, chooser = cast("MinervaState", game.new(players, seed)), random.Random(seed)
        decisions = 0
        while not state.over():
            assert state.step() < DECISIONS
            decisions = 1 if state.step() == 0 else decisions + 1
            longest_list = max(longest_list, len(state.legal()))
            longest_turn = max(longest_turn, decisions)
            state.play(eager(state, chooser))
    assert longest_list <= 60
    assert longest_turn <= 30
