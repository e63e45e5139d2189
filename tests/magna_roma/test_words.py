"""What monuments and provinces say of themselves, and the log with its causes."""

import pytest
from rich.text import Text

from insula.games.magna_roma import open_game
from insula.games.magna_roma.cards import monument_effect, province_condition
from tests.aids import draw_state
from tests.magna_roma.pictures import ROMA, play, to_place, told

REAL = open_game("magna-roma", "final")
DRAFT = open_game("magna-roma-draft", "draft")


@pytest.mark.parametrize(
    ("game", "name", "effect"),
    [
        (REAL, "Thermae", "3 VP per brown tile below"),
        (REAL, "Odeon", "3 VP per lyre below"),
        (REAL, "Forum", "1 luxury now, 4 VP"),
        (REAL, "Temple of Jupiter", "1 blessing now, 5 VP"),
        (REAL, "Mausoleum", "9 VP"),
        (REAL, "Aqueduct", "4/7/9/12 VP by staff"),
        (DRAFT, "Circus", "4/8/12 VP by different icons below"),
    ],
)
def test_a_monument_says_what_it_does(game: object, name: str, effect: str) -> None:
    opened = REAL if game is REAL else DRAFT
    assert monument_effect(opened.loaded.box, opened.content.monuments.index(name)) == effect


@pytest.mark.parametrize(
    ("name", "condition"),
    [
        ("Gallia", "pair of lyres"),
        ("Africa", "lyre and column"),
        ("Britannia", "mask, lyre and column"),
        ("Aegyptus", "red district"),
    ],
)
def test_a_province_says_what_it_counts(name: str, condition: str) -> None:
    assert province_condition(REAL.loaded.box, REAL.content.provinces.index(name)) == condition


def test_the_log_tells_every_gain_with_its_cause() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    state.cities[0].stars[0] = 2
    play(state, "place f5")
    drawn = [text.split(" (")[0] for text in told(state)]
    assert drawn[1:] == [
        "the red marker moves to 3",
        "gained 1 population: the red bonus on space 3",
        "gained 1 VP: laurel+laurel with the purple tile south",
        "gained 2 legions: blade+blade with the red tile north",
    ]
    assert drawn[0].startswith("placed the red tile")


def test_a_preview_tells_what_a_move_would_bring_and_reveals_nothing() -> None:
    state = REAL.new(2, 4)
    for _ in range(4):
        state.play(state.legal()[0])
    shown = [REAL.preview(state, move).told for move in state.legal()]
    assert all("now shows" not in " ".join(lines) for lines in shown)
    assert REAL.question(state) == "Reserve the tile for your next turn."
    assert all(lines[0].startswith("reserved the ") for lines in shown)


def test_moves_name_the_things_they_are_made_with() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    place = ROMA.find(state, "place f5 turned 2")
    assert ROMA.targets(state, place) == ["cell f5", "turn 2"]
    fresh = REAL.new(2, 4)
    assert REAL.targets(fresh, REAL.find(fresh, "pick 3")) == ["ring 3"]


def test_a_preview_marks_the_joints_that_gain() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    preview = ROMA.preview(state, ROMA.find(state, "place f5"))
    marks = [(mark.target, mark.text) for mark in preview.marks]
    assert marks == [("side f5 south", "+1 VP"), ("side f5 north", "+2 legions")]
    assert preview.points == {"prestige": 1}


def test_the_drawing_is_clear_without_colour() -> None:
    state = to_place("r", "T pB-L-**l#+")
    lines = Text.from_markup(draw_state(ROMA, state)).plain.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(" 5 |"))
    assert [line[4:27].split("|")[1:] for line in lines[at - 1 : at + 2]] == [
        ["   D   ", "** B #+"],
        ["D T   B", "  p l  "],
        ["   L   ", "   L   "],
    ]
    assert lines[0].startswith("Seat 1   0 coins   0 population")
    assert any(line.startswith("Ring") and "<seat 2>" in line for line in lines)
    assert any(line.startswith("In hand  ---- red") for line in lines)
