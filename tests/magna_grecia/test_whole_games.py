"""Whole games: everything counted twice, and nothing lost on the way."""

import random
from collections import Counter
from itertools import product

import pytest

import insula
from insula.kernel.contract import State
from tests.magna_grecia.recount import Count, View, check, holder_of
from tests.magna_grecia.wander import follow, wander

GAME = insula.game("magna-grecia")
SEATINGS = list(product((2, 3, 4), ("12", "8"), ("random", "placed")))
every_seating = pytest.mark.parametrize(("players", "rounds", "oracles"), SEATINGS)
rule = pytest.mark.rule


def new(players: int, rounds: str, oracles: str, seed: int) -> State:
    return GAME.new(players, seed, rounds=rounds, oracles=oracles)


def move_of(state: State, chooser: random.Random, seed: int) -> int:
    """Every other game is played with an eye for connections."""
    return follow(state, chooser) if seed % 2 else wander(state, chooser)


@every_seating
def test_every_position_equals_a_recount_from_the_view(
    players: int, rounds: str, oracles: str
) -> None:
    count_games(players, rounds, oracles, range(17))


@pytest.mark.slow
@every_seating
def test_every_position_of_many_games_equals_a_recount(
    players: int, rounds: str, oracles: str
) -> None:
    seen = count_games(players, rounds, oracles, range(1000, 1250))
    assert min(seen.values()) > 10, seen


def count_games(players: int, rounds: str, oracles: str, seeds: range) -> Counter[str]:
    """Play and recount; how often each thing worth counting was seen."""
    seen: Counter[str] = Counter(dict.fromkeys(("sold", "inactive", "big", "oracle", "rival"), 0))
    for seed in seeds:
        state = new(players, rounds, oracles, seed)
        chooser = random.Random(seed)
        before = check(GAME.view(state))
        while not state.over():
            active, move = state.seat(), move_of(state, chooser, seed)
            text = GAME.text(state, move)
            state.play(move)
            after = check(GAME.view(state))
            check_deed(before, after.view, active, text)
            check_gazes(before, after, active)
            check_pieces(before.view, after.view, active)
            before = after
        note(before, seen)
    return seen


def check_deed(before: Count, after: View, active: int, text: str) -> None:
    """Points and tiles of the active player change by what the move says and nothing else."""
    verb, _, what = text.partition(" ")
    old, new = before.view["hands"][active], after["hands"][active]
    points = -1 if verb == "city" else 0
    if verb == "market":
        points = -(before.cost(what, active) or 0)
    elif verb == "sell":
        points = len(before.connected[what])
    assert new["points"] - old["points"] == points, text
    for kind, piece in (("roads", "road"), ("cities", "city")):
        laid, taken = int(verb == piece), int(text == f"take {piece}")
        assert new["supply"][kind] - old["supply"][kind] == taken - laid, text
        assert new["staging"][kind] - old["staging"][kind] == -taken, text


def check_gazes(before: Count, after: Count, active: int) -> None:
    """Each oracle looks where it should, given where it looked before (MG-7.2)."""
    if after.view["step"] == "cover" or before.view["round"] != after.view["round"]:
        return
    for oracle in after.view["oracles"]:
        former = next((o for o in before.view["oracles"] if o["name"] == oracle["name"]), None)
        held = holder_of(former) if former else None
        if held and held not in after.places:
            held = new_name(before, after, held)
        assert holder_of(oracle) == after.holder(oracle["name"], held, active)


def new_name(before: Count, after: Count, city: str) -> str:
    """What a city is called now that it is part of another."""
    spots = set(before.places[city]["hexes"])
    names = [name for name, place in after.places.items() if spots <= set(place["hexes"])]
    return str(names[0])


def check_pieces(before: View, after: View, active: int) -> None:
    """Tiles and markets are conserved; points go only where a rule says so."""
    for hand in after["hands"]:
        seat = hand["seat"]
        roads = sum(road["seat"] == seat for road in after["roads"])
        tiles = sum(len(p["hexes"]) for p in after["places"] if p["seat"] == seat)
        stalls = sum(stall["seat"] == seat for p in after["places"] for stall in p["markets"])
        assert roads + hand["supply"]["roads"] + hand["staging"]["roads"] == 20
        assert tiles + hand["supply"]["cities"] + hand["staging"]["cities"] == 20
        assert stalls + hand["markets"] == 20
        assert min(hand["points"], hand["markets"], *hand["supply"].values()) >= 0
        if seat != active:
            assert hand["points"] == before["hands"][seat]["points"]
            assert hand["supply"] == before["hands"][seat]["supply"]


def note(last: Count, seen: Counter[str]) -> None:
    stalls = [stall["state"] for place in last.places.values() for stall in place["markets"]]
    seen.update(state for state in stalls if state != "active")
    seen["big"] += sum(len(place["hexes"]) > 2 for place in last.places.values())
    seen["oracle"] += sum(bool(oracle["holder"]) for oracle in last.view["oracles"])
    seen["rival"] += sum(len(oracle["challengers"]) for oracle in last.view["oracles"])


@rule("MG-1.6")
@every_seating
def test_a_game_has_so_many_rounds_and_a_turn_for_each_seat(
    players: int, rounds: str, oracles: str
) -> None:
    state = new(players, rounds, oracles, 5)
    chooser = random.Random(5)
    turns: list[tuple[int, int]] = []
    while not state.over():
        view = GAME.view(state)
        turn = (view["round"], state.seat())
        if view["step"] != "oracle" and turns[-1:] != [turn]:
            turns.append(turn)
        state.play(wander(state, chooser))
    assert Counter(number for number, _ in turns) == dict.fromkeys(
        range(1, int(rounds) + 1), players
    )
    assert len(set(turns)) == len(turns)
