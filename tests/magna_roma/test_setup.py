"""Set-up (MR-1)."""

from collections import Counter

import pytest

from insula.games.magna_roma import MagnaRoma, open_game
from insula.games.magna_roma.rules.box import COLOURS, HALVES, ICONS
from insula.games.magna_roma.rules.city import TOWN_CENTER
from insula.games.magna_roma.rules.state import NONE, RomaState
from insula.kernel.game import GameError
from insula.kernel.random import seeded
from tests.magna_roma.pictures import rule

ROMA = open_game("magna-roma", "final")
DRAFT = open_game("magna-roma-draft", "draft")


def new(players: int, seed: int = 3, **options: str) -> RomaState:
    state = ROMA.new(players, seed, **options)
    assert isinstance(state, RomaState)
    return state


@rule("MR-1.1")
def test_there_are_96_city_tiles_in_three_colours_with_halves_stars_and_icons() -> None:
    box = ROMA.loaded.box
    tiles = range(1, box.tiles)
    assert len(tiles) == 96
    assert Counter(COLOURS[box.colour[t]] for t in tiles) == dict.fromkeys(COLOURS[:3], 32)
    assert Counter(box.stars[t] for t in tiles) == {0: 18, 1: 48, 2: 30}
    icons = Counter(ICONS[box.icon[t]] for t in tiles)
    assert [icons[name] for name in ICONS[1:]] == [17, 17, 17]
    halves = Counter(h for t in tiles for h in edges(t, 0) if h != "-")
    assert halves == dict.fromkeys(HALVES[1:], 84)
    counts = Counter(4 - edges(t, 0).count("-") for t in tiles)
    assert counts == {4: 18, 3: 36, 2: 30, 1: 12}


def texts(state: RomaState) -> list[str]:
    return [ROMA.text(state, move) for move in state.legal()]


def edges(tile: int, turned: int) -> str:
    packed = ROMA.loaded.box.edges[tile * 4 + turned]
    return "".join(HALVES[(packed >> (2 * side)) & 3] for side in range(4))


@rule("MR-1.1")
def test_each_city_starts_with_a_town_center_that_is_never_turned() -> None:
    state = new(4)
    for city, seen in zip(state.cities, ROMA.view(state)["cities"], strict=True):
        assert city.tile(TOWN_CENTER) == 0
        assert [(tile["turned"], tile["edges"]) for tile in seen["tiles"]] == [(0, "DBLD")]
        assert COLOURS[ROMA.loaded.box.colour[0]] == "town center"


@rule("MR-1.1")
def test_turning_moves_each_half_clockwise_to_the_next_edge() -> None:
    assert [edges(3, turned) for turned in range(4)] == ["BLD-", "-BLD", "D-BL", "LD-B"]


@rule("MR-1.2")
@pytest.mark.parametrize(("players", "slots"), [(2, 8), (3, 8), (4, 10)])
def test_the_ring_has_8_slots_with_2_or_3_players_and_10_with_4(players: int, slots: int) -> None:
    state = new(players)
    filled = [tile for tile in state.ring if tile != NONE]
    assert len(filled) == slots == len(set(filled))
    assert len(ROMA.view(state)["ring"]) == slots


@rule("MR-1.3")
def test_three_monuments_three_provinces_and_three_trades_lie_open() -> None:
    deals = [new(2, seed) for seed in range(40)]
    for state in deals:
        assert len(set(state.display)) == len(set(state.provinces)) == len(set(state.tokens)) == 3
        assert len(state.monuments) - state.monuments_drawn == 9
    assert {m for state in deals for m in state.display} == set(range(12))
    assert {p for state in deals for p in state.provinces} == set(range(10))
    assert {t for state in deals for t in state.tokens} == set(range(6))


@rule("MR-1.3")
def test_the_provinces_in_play_never_change() -> None:
    state = new(3)
    before = list(state.provinces)
    while not state.over():
        state.play(state.legal()[-1])
    assert list(state.provinces) == before


@rule("MR-1.4")
def test_every_marker_starts_at_its_start_and_stores_are_empty() -> None:
    for city in new(4).cities:
        stores = [city.coins, city.population, city.blessings, city.legions, city.luxuries]
        assert [*stores, city.faith, *city.stars, city.laid, city.built] == [0] * 11
    assert new(4).scores() == [0, 0, 0, 0]


@rule("MR-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_picks_go_counter_clockwise_and_the_last_to_pick_plays_first(players: int) -> None:
    state = new(players)
    order = []
    for _ in range(players):
        order.append(state.seat())
        state.play(state.legal()[0])
    first = order[0]
    assert order == [(first - step) % players for step in range(players)]
    turns = []
    for _ in range(2 * players):
        turns.append(state.seat())
        while state.seat() == turns[-1] and not state.over():
            state.play(state.legal()[0])
    assert turns == [(order[-1] + step) % players for step in range(2 * players)]


@rule("MR-1.5")
def test_the_first_picker_is_drawn_by_the_deal() -> None:
    assert {new(4, seed).seat() for seed in range(30)} == {0, 1, 2, 3}


@rule("MR-1.5")
@pytest.mark.parametrize("game", [ROMA, DRAFT], ids=["final", "draft"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_named_seat_picks_first_and_plays_last(game: MagnaRoma, seat: int) -> None:
    for seed in range(5):
        state = game.new(3, seed, first=str(seat))
        assert state.seat() == seat - 1
        assert game.turn_order(state)[-1] == seat - 1
        drawn = game.new(3, seed, first="random")
        assert isinstance(state, RomaState)
        assert isinstance(drawn, RomaState)
        assert list(state.deck) == list(drawn.deck)


@rule("MR-1.5")
def test_a_seat_beyond_the_number_of_players_cannot_pick_first() -> None:
    with pytest.raises(GameError, match="option 'first' is one of random, 1, 2, not '3'"):
        new(2, first="3")
    assert new(2, 9, first="random").numbers() == new(2, 9).numbers()
    assert texts(new(1, first="1")) == ["take 1", "take 2", "take 3"]


@rule("MR-1.5")
def test_a_tile_is_picked_once() -> None:
    state = new(2)
    assert texts(state) == [f"pick {slot}" for slot in range(1, 9)]
    state.play(ROMA.find(state, "pick 3"))
    assert texts(state) == [f"pick {slot}" for slot in (1, 2, 4, 5, 6, 7, 8)]
    assert [reason.rule for reason in ROMA.why_not(state, "pick 3")] == ["MR-1.5"]
    assert [reason.rule for reason in ROMA.why_not(state, "pick 9")] == ["MR-1.2"]


@rule("MR-20.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_edition_has_a_ring_of_8_for_everyone_and_no_solo(players: int) -> None:
    state = DRAFT.new(players, 1)
    assert len(DRAFT.view(state)["ring"]) == 8
    with pytest.raises(GameError, match="2 to 4 players, not 1"):
        DRAFT.new(1, 1)


@rule("MR-20.2")
def test_the_draft_edition_has_four_trade_tokens() -> None:
    state = DRAFT.new(2, 1)
    assert isinstance(state, RomaState)
    assert len(set(state.tokens)) == 4
    spaces = [trade["spaces"] for trade in DRAFT.view(state)["trades"]]
    assert spaces == [[3, 4], [7, 8], [11, 12], [14, 15]]


@rule("MR-1.3")
def test_what_is_hidden_are_both_decks_and_nothing_else() -> None:
    state = new(2)
    seen = set()
    for seed in range(30):
        other = state.copy()
        assert isinstance(other, RomaState)
        other.redeal(seeded(seed))
        seen.add((tuple(other.monuments), tuple(other.deck)))
        assert list(other.monuments)[:3] == list(state.monuments)[:3]
        assert list(other.deck)[:8] == list(state.deck)[:8]
    assert len({monuments for monuments, _ in seen}) > 20
    assert len({deck for _, deck in seen}) == 30
