"""Texts of monuments and provinces, the log with its causes, previews and targets."""

import pytest
from rich.text import Text

import insula
from insula.games.magna_roma import MagnaRoma, open_game
from insula.games.magna_roma.card_facts import condition_fact, effect_fact
from insula.games.magna_roma.facts import events, moves
from insula.games.magna_roma.facts.nouns import Amount
from insula.kernel.facts import targets
from tests.aids import draw_state
from tests.magna_roma.pictures import ROMA, log_texts, play, to_place

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
def test_the_text_of_a_monument_describes_its_effect(
    game: MagnaRoma, name: str, effect: str
) -> None:
    fact = effect_fact(game.loaded.box, game.content.monuments.index(name))
    assert insula.text(fact) == effect


@pytest.mark.parametrize(
    ("name", "condition"),
    [
        ("Gallia", "pair of lyres"),
        ("Africa", "lyre and column"),
        ("Britannia", "mask, lyre and column"),
        ("Aegyptus", "red district"),
    ],
)
def test_the_text_of_a_province_describes_its_condition(name: str, condition: str) -> None:
    fact = condition_fact(REAL.loaded.box, REAL.content.provinces.index(name))
    assert insula.text(fact) == condition


def test_the_log_shows_every_gain_with_its_cause() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    state.cities[0].stars[0] = 2
    play(state, "place f5")
    drawn = [text.split(" (")[0] for text in log_texts(state)]
    assert drawn[1:] == [
        "the red marker moves to space 3",
        "gained 1 population: the red bonus on space 3",
        "gained 1 VP: laurel + laurel with the purple tile to the south",
        "gained 2 legions: blade + blade with the red tile to the north",
    ]
    assert drawn[0].startswith("placed the red tile")


def test_a_preview_reveals_nothing() -> None:
    state = REAL.new(2, 4)
    for _ in range(4):
        state.play(state.legal()[0])
    assert REAL.question(state) == moves.AskReserve()
    previews = [REAL.preview(state, move).events for move in state.legal()]
    assert all(isinstance(happened[0], events.Reserved) for happened in previews)
    refills = [event for happened in previews for event in happened if is_reveal(event)]
    assert refills == []


def is_reveal(event: object) -> bool:
    return isinstance(event, events.Refilled | events.Displayed | events.Revealed)


def test_targets_of_a_move_are_the_things_it_is_made_with() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    place = ROMA.move_fact(state, ROMA.find(state, "place f5 turned 2"))
    assert targets(place) == ["cell f5", "turn 2"]
    fresh = REAL.new(2, 4)
    assert targets(REAL.move_fact(fresh, REAL.find(fresh, "pick 3"))) == ["ring 3"]


def test_a_preview_has_the_joints_that_give_something() -> None:
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    preview = ROMA.preview(state, ROMA.find(state, "place f5"))
    gained = [event for event in preview.events if isinstance(event, events.Gained)]
    assert gained == [
        events.Gained(
            Amount("points", 1),
            events.FromJoint("f5", "south", "laurel", "laurel", "purple"),
        ),
        events.Gained(
            Amount("legions", 2), events.FromJoint("f5", "north", "blade", "blade", "red")
        ),
    ]
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
