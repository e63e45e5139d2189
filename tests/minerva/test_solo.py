"""The solo game (MN-12)."""

from collections import Counter
from typing import cast

import pytest

from insula.games.minerva.rules.box import FOUNTAIN
from insula.games.minerva.rules.rounds import reveal
from insula.games.minerva.rules.state import GONE, MinervaState
from insula.kernel.arrays import array_of
from tests.minerva.pictures import (
    GAME,
    drawn,
    give,
    held,
    number,
    picture,
    play,
    reason,
    table_of,
    texts,
)


def table(city: str = "Fo", **stores: int) -> MinervaState:
    return table_of(GAME, city, 1, stores)


def pair(state: MinervaState, *pairs: tuple[str, str]) -> None:
    """Lay pairs of tiles; '' is the round tile."""
    found = [sorted((number(a) if a else 0, number(b) if b else 0)) for a, b in pairs]
    state.pairs = array_of(sorted(high * 128 + low for low, high in found))


@pytest.mark.rule("MN-12.1")
def test_the_two_player_set_without_order_tiles() -> None:
    for seed in range(5):
        state = cast("MinervaState", GAME.new(1, seed))
        assert len(state.deck) == 48
        assert GAME.view(state)["order"] == []
        assert [len(stack["tiles"]) for stack in GAME.view(state)["culture"]] == [5, 5, 5]
        assert held(state) == {"grain": 1, "denarii": 3}


@pytest.mark.rule("MN-12.1")
def test_a_pass_ends_the_main_phase_and_nothing_costs_a_surcharge() -> None:
    state = table("Fo")
    assert "residence" in texts(state)
    assert play(state, "pass")[0] == "passed"
    assert state.round == 2
    assert "residence" in texts(state)
    assert held(state) == {}
    while not state.over():
        play(state, "pass")
    assert state.breakdown()[0]["order"] == 0


@pytest.mark.rule("MN-12.2")
def test_starting_locations_lie_in_random_pairs() -> None:
    seen = set()
    for seed in range(30):
        state = cast("MinervaState", GAME.new(1, seed))
        normal = list(state.deck)[: state.drawn]
        tiles = [tile for pair in state.pairs for tile in divmod(pair, 128)]
        rest = Counter(tiles) - Counter(normal)
        assert rest == Counter({FOUNTAIN + kind: 2 for kind in (1, 2, 3)})
        seen.add(tuple(pair for pair in state.pairs if pair < (FOUNTAIN + 4) * 128))
    assert len(seen) > 3


def reveal_from(*names: str) -> list[tuple[str, str]]:
    """The pairs that a stack of these tiles makes, '' for a round tile."""
    state = table()
    state.deck = array_of([number(name) if name else 0 for name in names])
    state.drawn = 0
    reveal(state)
    spots = [GAME.view(state)["pairs"][at] for at in range(len(state.pairs))]
    return [tuple([tile["tile"] for tile in spot["tiles"]] + [""])[:2] for spot in spots]


@pytest.mark.rule("MN-12.2")
def test_a_round_tile_drawn_first_ends_the_draw_and_drawn_second_joins() -> None:
    assert reveal_from("Fa", "Ma", "", "Th") == [("Markets", "Farm")]
    assert reveal_from("", "Th") == []
    assert reveal_from("Fa", "Ma", "Th", "", "St") == [("Markets", "Farm"), ("Theater", "")]
    state = table()
    state.deck, state.drawn = array_of([number("Th"), 0]), 0
    reveal(state)
    assert GAME.view(state)["pairs"][0]["denarii"] == 3


@pytest.mark.rule("MN-12.2")
def test_pairs_stay_over_rounds() -> None:
    state = table()
    pair(state, ("Fa", "Ma"), ("Th", ""))
    play(state, "pass")
    assert set(state.pairs) >= {number("Ma") * 128 + number("Fa"), number("Th") * 128}


@pytest.mark.rule("MN-12.3")
def test_building_one_of_a_pair_sends_the_other_away() -> None:
    state = table("Fo", wood=1, grain=1)
    pair(state, ("Fa", "Ma"), ("Fa", "Sl"))
    builds = [text for text in texts(state) if text.startswith("build")]
    assert builds == [
        *("build Markets over Farm", "build Farm over Markets"),
        *("build Stall over Farm", "build Farm over Stall"),
    ]
    assert reason(state, "build Farm") == {"MN-12.3"}
    assert reason(state, "build Farm over Theater") == {"MN-12.3"}
    events = play(state, "build Farm over Stall", "place e1")
    assert "Stall leaves the game" in events
    assert list(state.pairs) == [number("Ma") * 128 + number("Fa")]
    assert drawn(state) == picture("Fo Fa")


@pytest.mark.rule("MN-12.3")
def test_equal_pairs_are_offered_once() -> None:
    state = table("Fo")
    pair(state, ("Wh", "Wo"), ("Wh", "Wo"), ("Qu", "Qu"))
    builds = [text for text in texts(state) if text.startswith("build")]
    assert builds == [
        *("build Forest over Wheat field", "build Wheat field over Forest"),
        "build Quarry over Quarry",
    ]


@pytest.mark.rule("MN-12.3")
def test_the_round_tile_of_a_pair_is_worth_three_denarii_and_an_action() -> None:
    state = table("Fo", grain=1)
    pair(state, ("Ma", ""))
    events = play(state, "take 3 denarii over Markets")
    assert held(state) == {"grain": 1, "denarii": 3}
    assert events == ["took 3 denarii from the round tile", "Markets leaves the game"]
    assert list(state.pairs) == []


@pytest.mark.rule("MN-12.3")
def test_building_the_facility_beside_a_round_tile_returns_the_money() -> None:
    state = table("Fo", grain=1)
    pair(state, ("Ma", ""))
    play(state, "build Markets over 3 denarii", "place e1")
    assert held(state) == {}
    assert list(state.pairs) == []
    assert reason(state, "take 3 denarii over Markets") == {"MN-12.3"}


@pytest.mark.rule("MN-12.3")
def test_temples_are_not_paired() -> None:
    state = table("Fo", grain=1, stone=1, ore=1)
    state.offer[number("tW")] = 1
    assert "build Wood temple" in texts(state)
    assert reason(state, "build Wood temple over Farm") == {"MN-12.3"}


@pytest.mark.rule("MN-12.4")
@pytest.mark.parametrize(
    ("tokens", "owners"), [(4, [0, -2]), (5, [0, -2]), (3, [-2, 0]), (0, [-2, -2])]
)
def test_glory_of_a_round(tokens: int, owners: list[int]) -> None:
    state = table("Fo", glory=tokens)
    state.round = 4
    seen = [tile for tile in GAME.view(state)["glory"] if tile["round"] == 4]
    assert [tile["tokens"] for tile in seen] == [4, 1]
    while state.round == 4:
        play(state, "pass" if "pass" in texts(state) else "no assistant")
    assert list(state.glory)[9:12] == [*owners, GONE]


@pytest.mark.rule("MN-12.5")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "Civilian"),
        (29, "Civilian"),
        (30, "Immune"),
        (40, "Centurion"),
        (50, "Tribunus"),
        (60, "Legatus"),
        (70, "Consul"),
        (79, "Consul"),
        (80, "Emperor Augustus"),
        (180, "Emperor Augustus"),
    ],
)
def test_titles(points: int, title: str) -> None:
    state = table("Fo")
    give(state, 0, denarii=3 * points)
    assert GAME.rank(state, 0) == title


def test_a_title_is_for_the_solo_game() -> None:
    assert GAME.rank(GAME.new(2), 0) == ""
