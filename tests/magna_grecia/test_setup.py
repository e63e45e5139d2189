"""Set up the game and reshuffle hidden cards (MG-1)."""

from collections import Counter

import pytest

import insula
from insula.games.magna_grecia.rules.turn import Grecia
from insula.kernel.contract import State
from insula.kernel.game import GameError
from insula.kernel.random import seeded
from tests.magna_grecia.pictures import rule

GAME = insula.game("magna-grecia")
BLOCKS = ((0, 4), (4, 8), (8, 12))


def deck(state: State) -> list[int]:
    assert isinstance(state, Grecia)
    return list(state.deck)


def borders(state: State) -> list[int]:
    assert isinstance(state, Grecia)
    return [state.box.border[card] for card in deck(state)]


@rule("MG-1.2")
@rule("MG-1.5")
@pytest.mark.parametrize(("players", "points"), [(2, 10), (3, 12), (4, 15)])
def test_each_player_starts_with_these_pieces_and_points(players: int, points: int) -> None:
    for hand in GAME.view(GAME.new(players, 3))["hands"]:
        assert hand["points"] == points
        assert hand["supply"] == {"roads": 4, "cities": 4}
        assert hand["staging"] == {"roads": 16, "cities": 16}
        assert hand["markets"] == 20


@rule("MG-1.3")
@pytest.mark.parametrize(("players", "oracles"), [(2, 7), (3, 7), (4, 9)])
def test_oracles_lie_on_villages_without_a_green_border(players: int, oracles: int) -> None:
    spread: Counter[str] = Counter()
    for seed in range(60):
        view = GAME.view(GAME.new(players, seed))
        greens = {village["name"] for village in view["map"]["villages"] if village["green"]}
        names = {oracle["name"] for oracle in view["oracles"]}
        assert len(names) == oracles
        assert not names & greens
        spread.update(names)
    assert len(spread) == 32


@rule("MG-1.3")
def test_players_place_the_oracles_in_the_order_of_the_first_card() -> None:
    state = GAME.new(4, 5, oracles="placed")
    order = GAME.view(state)["order"]
    seats = []
    while GAME.view(state)["step"] == "oracle":
        seats.append(state.seat())
        texts = [GAME.text(state, move) for move in state.legal()]
        assert len(texts) == 33 - len(seats)
        assert GAME.why_not(state, "oracle Kyme")[0].rule == "MG-1.3"
        assert GAME.why_not(state, "stop")[0].rule == "MG-1.3"
        name = texts[0].split()[1]
        state.play(state.legal()[0])
        if GAME.view(state)["step"] == "oracle":
            assert GAME.why_not(state, f"oracle {name}")[0].rule == "MG-1.3"
    assert seats == [order[turn % 4] for turn in range(9)]
    assert len(GAME.view(state)["oracles"]) == 9
    assert state.seat() == order[0]
    assert GAME.why_not(state, "oracle Pyxous")[0].rule == "MG-1.3"


@rule("MG-1.4")
def test_each_block_of_four_cards_holds_each_colour_once() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(40):
        state = GAME.new(3, seed)
        assert sorted(deck(state)) == list(range(12))
        for start, end in BLOCKS:
            assert sorted(borders(state)[start:end]) == [0, 1, 2, 3]
        firsts[deck(state)[0]] += 1
    assert len(firsts) > 8


@rule("MG-1.4")
@pytest.mark.parametrize("rounds", ["12", "8"])
def test_the_current_and_the_next_card_lie_open_in_the_last_round_none_comes(rounds: str) -> None:
    state = GAME.new(2, 9, rounds=rounds)
    for number in range(1, int(rounds) + 1):
        view = GAME.view(state)
        seen = min(number + 1, int(rounds))
        assert view["card"]["card"] == deck(state)[number - 1] + 1
        assert [card["card"] - 1 for card in view["seen_cards"]] == deck(state)[:seen]
        assert (view["next_card"] is None) == (number == int(rounds))
        assert state.revealed() == seen - 2
        for _ in range(2):
            state.play(0)
    assert state.over()


@rule("MG-1.4")
@pytest.mark.parametrize("rounds", ["12", "8"])
def test_dealing_anew_keeps_what_was_seen_and_the_colours_of_each_block(rounds: str) -> None:
    state = GAME.new(2, 4, rounds=rounds)
    for number in range(1, int(rounds) + 1):
        seen = min(number + 1, int(rounds))
        worlds: Counter[tuple[int, ...]] = Counter()
        for seed in range(200):
            other = state.copy()
            other.redeal(seeded(seed))
            assert deck(other)[:seen] == deck(state)[:seen]
            assert sorted(deck(other)) == list(range(12))
            for start, end in BLOCKS:
                assert sorted(borders(other)[start:end]) == [0, 1, 2, 3]
            worlds[tuple(deck(other))] += 1
        if number == 8 and rounds == "8":
            assert len(worlds) == 24  # only the last block's order is open
        for _ in range(2):
            state.play(0)


@rule("MG-1.4")
def test_every_world_is_as_likely() -> None:
    """After eleven open cards nothing is hidden; after nine, two orders of three colours' cards."""
    state = GAME.new(2, 4)
    for _ in range(16):
        state.play(0)
    worlds: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        other = state.copy()
        other.redeal(seeded(seed))
        worlds[tuple(deck(other)[10:])] += 1
    assert len(worlds) == 2
    assert min(worlds.values()) > 500


@rule("MG-1.6")
def test_the_short_game_leaves_the_last_four_cards() -> None:
    state = GAME.new(2, 7, rounds="8")
    turns = 0
    while not state.over():
        state.play(0)
        turns += 1
    assert turns == 16
    assert len(GAME.view(state)["unseen_cards"]) == 4


@rule("MG-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_are_dealt_at_random_from_all_four(players: int) -> None:
    dealt: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        hands = GAME.view(GAME.new(players, seed))["hands"]
        dealt[tuple(hand["colour"] for hand in hands)] += 1
    assert len(dealt) == {2: 12, 3: 24, 4: 24}[players]


@rule("MG-1.7")
def test_chosen_colours_are_kept_and_the_rest_are_dealt() -> None:
    dealt: Counter[tuple[str, ...]] = Counter()
    for seed in range(100):
        state = GAME.new(3, seed, **{"colour-1": "red", "colour-3": "yellow"})
        dealt[tuple(hand["colour"] for hand in GAME.view(state)["hands"])] += 1
    assert set(dealt) == {("red", "orange", "yellow"), ("red", "brown", "yellow")}
    assert min(dealt.values()) > 30


@rule("MG-1.7")
def test_a_choice_of_colours_changes_nothing_else_in_the_deal() -> None:
    plain, chosen = GAME.new(4, 7), GAME.new(4, 7, **{"colour-2": "brown"})
    assert deck(plain) == deck(chosen)
    oracles = [oracle["name"] for oracle in GAME.view(plain)["oracles"]]
    assert [oracle["name"] for oracle in GAME.view(chosen)["oracles"]] == oracles


@rule("MG-1.7")
def test_two_seats_cannot_have_one_colour_and_a_seat_must_exist() -> None:
    with pytest.raises(GameError, match="seats 1 and 3 cannot both be red: choose two colours"):
        GAME.new(3, 1, **{"colour-1": "red", "colour-3": "red"})
    with pytest.raises(GameError, match="colour-3"):
        GAME.new(2, 1, **{"colour-3": "red"})
    with pytest.raises(GameError, match="colour-1"):
        GAME.new(2, 1, **{"colour-1": "green"})


@pytest.mark.parametrize("box", ["printed", "reconstruction"])
def test_the_deal_of_a_seed_is_frozen(box: str) -> None:
    game = insula.game("magna-grecia", box)
    state = game.new(4, 2026)
    view = game.view(state)
    assert [hand["colour"] for hand in view["hands"]] == FROZEN_COLOURS
    assert deck(state) == FROZEN_DECK[box]
    assert [oracle["name"] for oracle in view["oracles"]] == FROZEN_ORACLES[box].split()


FROZEN_COLOURS = ["yellow", "orange", "brown", "red"]
FROZEN_DECK = {
    "printed": [9, 6, 4, 1, 0, 7, 5, 11, 8, 3, 10, 2],
    "reconstruction": [3, 9, 6, 0, 5, 11, 7, 1, 8, 4, 10, 2],
}
FROZEN_ORACLES = {
    "printed": "Gnathia Grumentum Kallipolis Manduria Laos Temesa Sybaris Krimisa Skylletion",
    "reconstruction": "Leontinoi Gela Medma Skylletion Pyxous Siris Pandosia Temesa Brundisium",
}
