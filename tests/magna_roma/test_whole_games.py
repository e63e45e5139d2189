"""Whole games: the score counted twice, and nothing lost on the way."""

import random
from collections import Counter

import pytest

import insula
from insula.games.magna_roma.rules.state import RomaState
from tests.magna_roma.recount import View, recount, sheet

SEATINGS = [
    *[("magna-roma", players, {}) for players in (2, 3, 4)],
    *[("magna-roma", 1, {"level": level}) for level in ("I", "II", "III", "random")],
    *[("magna-roma-draft", players, {}) for players in (2, 3, 4)],
]


def eager(state: RomaState, chooser: random.Random) -> int:
    """A random move, often rather one that does something, so that games are rich."""
    moves = state.legal()
    return chooser.choice(moves[1:] if len(moves) > 1 and chooser.random() < 0.5 else moves)


@pytest.mark.parametrize(("name", "players", "options"), SEATINGS)
def test_the_score_equals_a_recount_from_the_view(
    name: str, players: int, options: dict[str, str]
) -> None:
    count_games(name, players, options, 12)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), SEATINGS)
def test_the_score_equals_a_recount_in_many_games(
    name: str, players: int, options: dict[str, str]
) -> None:
    sources = count_games(name, players, options, 400)
    unused = {"objectives"} if players > 1 else set()
    unused |= set() if name.endswith("draft") else {"tokens"}
    never = {source for source, points in sources.items() if points == 0}
    assert never - {"military"} == unused  # random players hardly ever end with seven legions


def count_games(name: str, players: int, options: dict[str, str], games: int) -> Counter[str]:
    game = insula.game(name)
    sources: Counter[str] = Counter()
    for seed in range(games):
        state = game.new(players, seed, **options)
        chooser = random.Random(seed)
        while not state.over():
            assert isinstance(state, RomaState)
            if chooser.random() < 0.02:
                assert state.scores() == recount(game.view(state))
            state.play(eager(state, chooser))
        assert state.scores() == recount(game.view(state))
        for breakdown in state.breakdown():
            sources.update(breakdown)
    assert {"prestige", "market", "monuments", "provinces"} <= {s for s, n in sources.items() if n}
    return sources


@pytest.mark.parametrize(("name", "players", "options"), SEATINGS)
def test_tiles_monuments_and_discs_are_conserved(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = insula.game(name)
    everything = sorted(
        int(line["tile"]) for line in sheet(game.box.path, "tiles") if line["tile"] != "0"
    )
    monuments = sorted(line["monument"] for line in sheet(game.box.path, "monuments"))
    for seed in range(3):
        state = game.new(players, seed, **options)
        chooser = random.Random(seed)
        gone: list[int] = []
        while not state.over():
            assert isinstance(state, RomaState)
            before = tiles_seen(game.view(state))
            state.play(eager(state, chooser))
            view = game.view(state)
            gone += [tile for tile in before if tile not in tiles_seen(view)]
            assert sorted(tiles_seen(view) + view["unseen_tiles"] + gone) == everything
            assert sorted(monuments_seen(view) + view["unseen_monuments"]) == monuments
            assert discs(view)
        assert len(gone) == (48 if players == 1 else 0)


def tiles_seen(view: View) -> list[int]:
    """Tiles in cities, on the ring or in the row, and in hand; each once."""
    laid = [tile["tile"] for city in view["cities"] for tile in city["tiles"] if tile["tile"]]
    row = [slot["tile"] for slot in view["ring"]] if "ring" in view else view["row"]
    held = [city["reserved"] for city in view["cities"]]
    return laid + sorted({tile["tile"] for tile in [*row, *held] if tile})


def monuments_seen(view: View) -> list[str]:
    built = [built["monument"] for city in view["cities"] for built in city["monuments"]]
    return built + [place["monument"] for place in view["display"] if place]


def discs(view: View) -> bool:
    """At most one disc of a seat on a card."""
    for card in view["provinces"]:
        owners = [slot["seat"] for slot in card["slots"] if slot["seat"] is not None]
        if len(set(owners)) != len(owners):
            return False
    return True
