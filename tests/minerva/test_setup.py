"""Set-up, and what nobody has seen (MN-1)."""

from collections import Counter
from typing import cast

import pytest

from insula.games.minerva.rules.box import FOUNTAIN, ROUND_TILE
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.arrays import array_of
from insula.kernel.game import GameError
from insula.kernel.random import seeded
from tests.minerva.pictures import GAME, held, minerva, number, pass_all, texts


def new(players: int, seed: int = 0) -> MinervaState:
    return cast("MinervaState", GAME.new(players, seed))


@pytest.mark.rule("MN-1.1")
@pytest.mark.parametrize(("players", "normal", "starting"), [(2, 42, 6), (3, 54, 7), (4, 66, 8)])
def test_marks_thin_the_locations(players: int, normal: int, starting: int) -> None:
    state = new(players)
    assert len(state.deck) == normal + 6
    tiles = len(GAME.content.names)
    counts = list(state.box.starting)[players * tiles : (players + 1) * tiles]
    assert sum(counts) == starting
    assert all(state.offer[tile] >= count for tile, count in enumerate(counts))


@pytest.mark.rule("MN-1.2")
@pytest.mark.parametrize(
    ("players", "points"),
    [(4, [2, 2, 2, 4, 4, 4, 6, 6]), (3, [2, 2, 4, 4, 6, 6]), (2, [2, 2, 4, 4, 6])],
)
def test_culture_stacks_are_thinned_and_the_lowest_lies_on_top(
    players: int, points: list[int]
) -> None:
    for stack in GAME.view(new(players))["culture"]:
        assert [tile["points"] for tile in stack["tiles"]] == points
        assert stack["top"] == 0


def test_the_other_box_has_sevens() -> None:
    game = minerva("sevens")
    stack = game.view(game.new(4, 0))["culture"][0]["tiles"]
    assert [(tile["points"], tile["marks"]) for tile in stack[-2:]] == [(7, 4), (7, 4)]
    assert [tile["points"] for tile in game.view(game.new(2, 0))["culture"][0]["tiles"]] == [
        *(2, 4, 6, 7, 7)
    ]


@pytest.mark.rule("MN-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_order_tiles_as_players(players: int) -> None:
    assert [tile["tile"] for tile in GAME.view(new(players))["order"]] == [1, 2, 3, 4][:players]


@pytest.mark.rule("MN-1.4")
def test_each_player_begins_with_a_fountain_and_supplies() -> None:
    for seed in range(8):
        state = new(4, seed)
        for place in range(4):
            seat = (state.first + place) % 4
            assert held(state, seat) == {"grain": 1, "denarii": 3 + place}
            assert state.cities[seat].residences == 9
            assert GAME.view(state)["cities"][seat]["tiles"][0]["square"] == "0"
            assert [t for t in state.cities[seat].squares if t > 1] == [FOUNTAIN]


@pytest.mark.rule("MN-1.4")
def test_any_seat_may_be_dealt_the_start() -> None:
    assert {new(3, seed).first for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("MN-1.4")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_starting_player_may_be_named(first: str) -> None:
    for seed in range(4):
        state = cast("MinervaState", GAME.new(3, seed, first=first))
        drawn = new(3, seed)
        assert state.first == state.seat() == int(first) - 1
        assert held(state, state.first) == {"grain": 1, "denarii": 3}
        assert held(state, (state.first + 2) % 3) == {"grain": 1, "denarii": 5}
        assert list(state.deck) == list(drawn.deck)
        assert list(state.temples) == list(drawn.temples)


@pytest.mark.rule("MN-1.4")
def test_a_starting_player_must_sit_at_the_table() -> None:
    with pytest.raises(GameError, match="option 'first' is one of random, 1, 2, not '3'"):
        GAME.new(2, 0, first="3")


@pytest.mark.rule("MN-1.8")
def test_the_box_names_the_printed_supplies() -> None:
    game = minerva()
    assert game.content.supplies["glory tokens"] == 27
    assert game.content.supplies["assistants"] == 20
    sheet = game.box.sheets["supplies.csv"]
    assert {row.provenance("count") for row in sheet} == {"known"}
    assert minerva("reconstruction").content.supplies == {}


@pytest.mark.rule("MN-1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_of_six_equal_piles_holds_one_round_tile(players: int) -> None:
    places = set()
    for seed in range(60):
        deck = list(new(players, seed).deck)
        height = len(deck) // 6
        piles = [deck[at : at + height] for at in range(0, len(deck), height)]
        assert [pile.count(ROUND_TILE) for pile in piles] == [1] * 6
        places |= {pile.index(ROUND_TILE) for pile in piles}
    assert places == set(range(height))


@pytest.mark.rule("MN-1.5")
def test_locations_are_revealed_up_to_the_first_round_tile() -> None:
    for seed in range(30):
        state = new(2, seed)
        first = list(state.deck).index(ROUND_TILE)
        assert state.drawn == first + 1
        start = Counter(list(state.box.starting)[2 * state.box.tiles : 3 * state.box.tiles])
        shown = sum(c for tile, c in enumerate(state.offer) if state.box.category[tile] != 5)
        assert shown == 6 + first
        assert start


@pytest.mark.rule("MN-1.5")
def test_a_round_tile_on_top_reveals_nothing_and_the_last_pile_may_stay() -> None:
    seen = {new(2, seed).drawn for seed in range(60)}
    assert 1 in seen
    state = next(s for s in (new(2, seed) for seed in range(60)) if s.deck[47] != ROUND_TILE)
    while not state.over():
        pass_all(state)
    assert state.round == 6
    assert state.deck[state.drawn - 1] == ROUND_TILE
    assert state.drawn < len(state.deck)


@pytest.mark.rule("MN-1.6")
def test_twenty_temples_five_of_them_shown() -> None:
    state = new(2)
    assert sorted(state.temples) == sorted(state.box.temples)
    assert len(state.temples) == 20
    shown = [tile for tile in state.box.temples if state.offer[tile]]
    assert sorted(shown) == sorted(list(state.temples)[:5])


@pytest.mark.rule("MN-1.7")
def test_glory_tiles_by_round_and_rank() -> None:
    tiles = GAME.view(new(4))["glory"]
    assert Counter(tile["round"] for tile in tiles) == {1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3}
    assert [t["points"] for t in tiles if t["round"] == 5] == [7, 5, 3]


# -- what nobody has seen ----------------------------------------------------------------------


@pytest.mark.rule("MN-1.8")
def test_only_the_order_of_two_stacks_is_hidden() -> None:
    state = new(3, 5)
    other = state.copy()
    other.redeal(seeded(77))
    assert GAME.view(other) == GAME.view(state)
    other = cast("MinervaState", other)
    assert list(other.deck) != list(state.deck)
    assert Counter(other.deck) == Counter(state.deck)
    assert list(other.deck)[: state.drawn] == list(state.deck)[: state.drawn]
    assert list(other.temples)[:5] == list(state.temples)[:5]
    assert list(other.temples) != list(state.temples)


def orders(deck: list[int], drawn: int) -> Counter[tuple[int, ...]]:
    """How often a redeal gives each order of a tiny stack."""
    state = new(2)
    state.deck, state.drawn = array_of(deck), drawn
    rng = seeded(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        state.redeal(rng)
        found[tuple(state.deck)] += 1
    return found


@pytest.mark.rule("MN-1.5")
def test_a_redeal_keeps_one_round_tile_in_every_pile_and_all_orders_as_likely() -> None:
    """Piles of two; the first pile's round tile was drawn second, so the second is untouched."""
    farm, mine = number("Fa"), number("Mi")
    deck = [farm, 0, mine, 0, 0, farm, 0, farm, 0, farm, 0, farm]
    found = orders(deck, 2)
    assert len(found) == 5 * 2**5  # where the mine lies, and the round tile of each pile
    assert all(order[:2] == (farm, 0) for order in found)
    assert min(found.values()) > 4
    assert all(order[at : at + 2].count(0) == 1 for order in found for at in range(0, 12, 2))


@pytest.mark.rule("MN-1.5")
def test_a_redeal_of_a_begun_pile_knows_what_was_seen_of_it() -> None:
    """A pile of three: where one location was seen, the round tile may be the next or the last;
    where the round tile was seen, it is none of the rest."""
    farm = number("Fa")
    rest = [farm, farm, 0] * 4
    unseen_marker = orders([farm, 0, farm, farm, farm, 0, *rest], 4)
    assert {order[4:6] for order in unseen_marker} == {(farm, 0), (0, farm)}
    seen_marker = orders([farm, 0, farm, 0, farm, farm, *rest], 4)
    assert {order[4:6] for order in seen_marker} == {(farm, farm)}
    halves = Counter(order[4] for order in unseen_marker.elements())
    assert abs(halves[0] - 1500) < 200


@pytest.mark.rule("MN-1.8")
def test_assistants_are_five_each_and_money_and_glory_have_no_end() -> None:
    state = new(2)
    state.cities[0].assistants = 5
    assert GAME.view(state)["cities"][0]["hire"] is None
    assert "pass" in texts(state)


@pytest.mark.rule("MN-1.5")
def test_a_redeal_sees_the_round_tile_wherever_it_was_drawn() -> None:
    """Piles of four: the second pile's round tile came first, second or third, or not yet."""
    farm = number("Fa")
    rest = [farm, farm, farm, 0] * 4
    for place in range(3):
        begun = [farm, farm, farm]
        begun[place] = 0
        found = orders([0, farm, farm, farm, *begun, farm, *rest], 7)
        assert {order[7] for order in found} == {farm}
    found = orders([0, farm, farm, farm, farm, farm, farm, 0, *rest], 7)
    assert {order[7] for order in found} == {0}
