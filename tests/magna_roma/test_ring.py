"""Reserving the next tile (MR-11)."""

import pytest

import insula
from insula.games.magna_roma.rules.state import RESERVE, RomaState
from tests.magna_roma.pictures import DRAFT, ROMA, forbidden, log_texts, play, quiet, rule, texts


def ring(picture: str, players: int = 2) -> RomaState:
    """The ring as one word per slot: `1` to `4` a marker on a tile, `o` a free tile, `.` empty.

    Seat 1's own slot is written `1` and is empty, as its tile is in the city.
    """
    state = quiet(players)
    words = picture.split()
    assert len(words) == state.box.ring_slots[players]
    for slot, word in enumerate(words):
        state.ring[slot] = -1 if word in (".", "1") else slot + 1
        if word.isdigit():
            state.cities[int(word) - 1].marker = slot
    state.push(RESERVE, 0, 0)
    return state


def slots(state: RomaState) -> list[int]:
    return sorted(int(text.split()[1]) for text in texts(state))


@rule("MR-11.1")
@pytest.mark.parametrize(
    ("picture", "players", "wanted"),
    [
        ("1 o o o 2 o o o", 2, [2, 3, 7, 8]),
        ("o o o 1 o 2 o o", 2, [2, 3, 5, 7]),
        ("1 2 3 o o o o o", 3, [4, 5, 7, 8]),
        ("1 2 3 4 o o o o o o", 4, [5, 6, 9, 10]),
        ("1 o 2 o . o o .", 2, [2, 4, 6, 7]),
        ("1 . . o 2 . o .", 2, [4, 7]),
        ("1 . . . 2 o . .", 2, [6]),
        ("1 . o o 2 o . .", 2, [3, 4, 6]),
    ],
)
def test_two_free_tiles_each_way_markers_and_empty_slots_are_jumped(
    picture: str, players: int, wanted: list[int]
) -> None:
    state = ring(picture, players)
    assert slots(state) == wanted


@rule("MR-11.1")
def test_never_a_tile_with_a_marker_nor_too_far_nor_the_own_slot() -> None:
    state = ring("1 o o o 2 o o o")
    assert forbidden(state, "reserve 5") == ["MR-11.1"]
    assert forbidden(state, "reserve 4") == ["MR-11.1"]
    assert forbidden(state, "reserve 1") == ["MR-11.1"]
    assert forbidden(state, "reserve 9") == ["MR-1.2"]


@rule("MR-11.2")
def test_the_old_slot_is_refilled_after_the_choice() -> None:
    state = ring("1 o o o 2 o o o")
    following = state.deck[state.drawn]
    assert "reserve 1" not in texts(state)
    play(state, "reserve 3")
    assert state.ring[0] == following
    assert state.cities[0].marker == 2
    assert state.cities[0].reserved == 3
    assert log_texts(state)[1].startswith("slot 1 is refilled with")
    assert len([tile for tile in state.ring if tile >= 0]) == 8


def free_tiles(game_players: int, edition: str) -> list[int]:
    """How many free tiles each reservation of a whole game could see."""
    game = ROMA if edition == "final" else DRAFT
    state = insula.game(game.name).new(game_players, 3)
    seen = []
    while not state.over():
        assert isinstance(state, RomaState)
        if state.step() == RESERVE:
            markers = {city.marker for city in state.cities}
            tiles = [s for s, tile in enumerate(state.ring) if tile >= 0 and s not in markers]
            seen.append(len(tiles))
        state.play(state.legal()[0])
    return seen


@rule("MR-11.3")
@pytest.mark.parametrize(
    ("edition", "last"), [("final", [6, 5, 4, 3, 2, 1]), ("draft", [4, 4, 4, 3, 2, 1])]
)
def test_four_players_use_all_tiles_and_the_ring_shrinks(edition: str, last: list[int]) -> None:
    assert free_tiles(4, edition)[-6:] == last


@rule("MR-20.6")
@rule("MR-20.1")
def test_the_draft_edition_reserves_up_to_two_away_and_four_players_reach_every_tile() -> None:
    state = quiet(4, DRAFT)
    for slot, city in enumerate(state.cities):
        city.marker = slot
    state.ring[0] = -1
    state.push(RESERVE, 0, 0)
    assert sorted(texts(state, DRAFT)) == ["reserve 5", "reserve 6", "reserve 7", "reserve 8"]
    two = quiet(2, DRAFT)
    two.cities[0].marker, two.cities[1].marker = 0, 4
    two.ring[0] = -1
    two.push(RESERVE, 0, 0)
    assert sorted(texts(two, DRAFT)) == ["reserve 2", "reserve 3", "reserve 7", "reserve 8"]
