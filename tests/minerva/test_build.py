"""Build a facility or a temple (MN-2.3, MN-4)."""

import random

import pytest

from insula.games.minerva.notation import find_square, square_name
from insula.games.minerva.rules.moves import ORIGIN
from tests.aids import draw_state
from tests.minerva.pictures import (
    GAME,
    again,
    draw_city,
    drawn,
    give,
    held,
    number,
    offer,
    pass_all,
    picture,
    play,
    reason,
    table,
    texts,
)


@pytest.mark.rule("MN-2.3")
def test_a_turn_is_one_of_four_actions() -> None:
    state = table("Fo R", grain=1)
    state.cities[0].reserve = 1
    offer(state, "Ma")
    verbs = {text.split()[0] for text in texts(state)}
    assert verbs == {"pass", "build", "residence", "assistant"}
    play(state, "build Markets", "place n1")
    assert state.seat() == 1


@pytest.mark.rule("MN-2.3")
def test_an_action_whose_material_is_gone_is_not_offered() -> None:
    state = table("Fo R")
    state.cities[0].residences = 0
    assert texts(state) == ["pass"]
    assert reason(state, "residence") == {"MN-2.3"}
    assert reason(state, "assistant e1") == {"MN-7.1"}
    assert reason(state, "build Markets") >= {"MN-4.1"}


@pytest.mark.rule("MN-4.1")
def test_any_tile_of_the_area_that_can_be_paid_and_no_other() -> None:
    state = table("Fo", grain=1)
    offer(state, "Ma", "Ma", "Wh", "tW", "We")
    builds = [text for text in texts(state) if text.startswith("build")]
    assert builds == ["build Wheat field", "build Markets"]
    play(state, "build Markets", "place n1")
    assert state.offer[number("Ma")] == 1
    assert held(state) == {}


@pytest.mark.rule("MN-4.2")
def test_a_tile_shares_a_full_side_with_the_city() -> None:
    state = table(
        """
        Fo .  Ma
        R  A  Fa
        """
    )
    offer(state, "Wh")
    play(state, "build Wheat field")
    squares = {text.removeprefix("place ") for text in texts(state)}
    assert squares == {"n1", "n1e2", "e1", "e3", "s1e3", "s2", "s2e1", "s2e2", "w1", "s1w1"}
    assert reason(state, "place n1e1") == {"MN-4.2"}
    assert reason(state, "place s1") == {"MN-4.2"}
    play(state, "place e1")
    assert drawn(state) == picture("Fo Wh Ma\nR A Fa")


@pytest.mark.rule("MN-4.2")
def test_a_city_has_no_size_limit() -> None:
    """A line of sixty tiles, each way in turn, is no trouble for squares, bytes or drawing."""
    state = table("Fo")
    for step in range(1, 61):
        offer(state, "Wh")
        play(state, "build Wheat field", f"place e{step}")
        again(state)
    assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    assert "e60" in draw_state(GAME, state)
    play(state, "residence e61", "activate west")
    assert held(state) == {"grain": 6, "denarii": 54}
    assert texts(state) == ["gain grain", "gain wood", "gain stone", "gain ore"]


@pytest.mark.rule("MN-4.3")
def test_an_effect_when_built_is_used_now_or_never() -> None:
    state = table("Fo", grain=1)
    offer(state, "Dh")
    play(state, "build Dining Hall", "place e1")
    assert texts(state) == ["decline", "gain grain", "gain wood", "gain stone", "gain ore"]
    events = play(state, "decline")
    assert held(state) == {}
    assert events[0] == "did not use the effect of Dining Hall"
    again(state)
    assert "decline" not in texts(state)


@pytest.mark.rule("MN-4.3")
def test_a_special_that_cannot_be_used_is_still_built() -> None:
    state = table("Fo")
    offer(state, "Tp")
    play(state, "build Trading post", "place e1")
    assert state.seat() == 1
    assert drawn(state) == picture("Fo Tp")


@pytest.mark.rule("MN-4.4")
def test_a_temple_taken_is_replaced_at_once_while_the_stack_lasts() -> None:
    state = table("Fo", wood=6, stone=6, ore=6, grain=6)
    shown = list(state.temples)[:5]
    for tile in shown:
        state.offer[tile] += 1
    coming = state.temples[5]
    play(state, f"build {GAME.content.names[shown[0]]}")
    assert state.offer[coming] == 0
    events = play(state, "place e1")
    assert state.offer[coming] == 1
    assert sum(state.offer[tile] for tile in state.box.temples) == 5
    assert events[-1] == f"{GAME.content.names[coming]} comes into the facility area"
    assert state.revealed() == 1
    again(state)
    give(state, 0, denarii=9)
    state.temples_drawn = 20
    play(state, f"build {GAME.content.names[coming]}", "place w1")
    assert sum(state.offer[tile] for tile in state.box.temples) == 4


@pytest.mark.rule("MN-4.5")
def test_other_facilities_are_not_refilled_until_the_next_round() -> None:
    state = table("Fo", players=2)
    offer(state, "Wh")
    before = state.drawn
    play(state, "build Wheat field", "place e1")
    assert state.drawn == before
    assert sum(state.offer) == 0
    pass_all(state)
    assert state.round == 2
    assert state.drawn > before
    assert sum(state.offer) == state.drawn - before - 1


def test_a_city_drawn_is_a_city_laid() -> None:
    state = table("Fo")
    draw_city(state, 0, ". R .\nMa Fo A\n. tW .")
    assert drawn(state) == picture(". R .\nMa Fo A\n. tW .")


@pytest.mark.rule("MN-4.2")
def test_the_open_squares_are_those_beside_the_tiles_and_no_others() -> None:
    """However the window around a city grew, and whatever was lifted from it."""
    for seed in range(6):
        state, chooser = table("Fo"), random.Random(seed)
        city = state.cities[0]
        laid = {(0, 0)}
        for step in range(60):
            if step % 4 == 3:
                row, column = chooser.choice(sorted(laid))
                city.lift(city.cell(ORIGIN + 256 * row + column))
                laid.remove((row, column))
                if not laid:
                    break
            else:
                row, column = chooser.choice(sorted(beside(laid)))
                tile = chooser.choice([number("Fa"), number("R"), number("A")])
                city.lay(ORIGIN + 256 * row + column, tile)
                laid.add((row, column))
            seen = GAME.view(state)["cities"][0]
            assert {(tile["row"], tile["column"]) for tile in seen["tiles"]} == laid
            names = {square_name(ORIGIN + 256 * r + c) for r, c in beside(laid)}
            assert set(seen["open"]) == names


def beside(laid: set[tuple[int, int]]) -> set[tuple[int, int]]:
    steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
    return {(row + r, column + c) for row, column in laid for r, c in steps} - laid


@pytest.mark.rule("MN-4.2")
def test_a_city_grows_in_every_direction() -> None:
    for way, (south, east) in {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}.items():
        state = table("Fo", grain=6)
        for step in range(1, 21):
            city = state.cities[0]
            city.lay(ORIGIN + step * (256 * south + east), number("Fa"))
            assert city.at(ORIGIN + step * (256 * south + east)) == number("Fa")
            assert city.at(ORIGIN) == number("Fo")
        play(state, f"residence {way}21")
        back = {"n": "south", "e": "west", "s": "north", "w": "east"}[way]
        play(state, f"activate {back}", "gain ore")
        assert held(state) == {"grain": 6, "denarii": 40, "ore": 1}


@pytest.mark.rule("MN-4.2")
@pytest.mark.parametrize("name", ["n99e99", "n9", "e9", "s9", "w9", "n7e7", "s120w120"])
def test_far_squares_are_empty_and_out_of_reach(name: str) -> None:
    state = table("Fo")
    assert state.cities[0].at(find_square(name)) == 0
    play(state, "residence")
    assert reason(state, f"place {name}") == {"MN-4.2"}
