"""Words, views and drawings."""

import json

import pytest
from rich.text import Text

import insula
from insula.kernel.table import Table
from tests.aids import draw_state
from tests.magna_grecia.pictures import position, rule

GAME = insula.game("magna-grecia")


def test_every_event_of_a_turn_is_told_with_its_cause() -> None:
    board = position("""
        . . . . . . .
         g . @ . R .
        . . . . . . .
    """)
    board.play("city b1")
    name = board.name("b1")
    assert board.told() == [
        "laid a city tile on b1 for 1 point, founding a city",
        f"{name} is a city now",
        f"a market in {name} at no cost: the city was founded",
    ]
    board.play("road b2 e-w")
    oracle = board.name("b3")
    assert board.told() == [
        "laid a road on b2, e-w",
        f"{oracle} and {name} are connected",
        f"the oracle of {oracle} looks at {name} (seat 1), the first city it sees",
    ]
    board.play(f"sell {name}")
    assert board.told()[0] == f"sold the market in {name} for 1 point: one for each connected place"


def test_markets_takes_and_rounds_are_told() -> None:
    board = position("""
        . . . .
         v . R
        . . . .
    """).play("take road", "take city", "stop")
    told = board.told()
    assert told[:3] == [
        "took a road from the staging area",
        "took a city tile from the staging area",
        "ended the turn",
    ]
    assert told[3].startswith("round 2 of 12: roads 3, cities 2, resupply 5; seats in the order ")
    assert told[4].startswith("the next card: roads ")
    board.turn_of("Y").play(f"market {board.name('b3')}")
    assert board.told()[0] == f"built a market in {board.name('b3')} for 1 point"


def test_joined_cities_and_placed_oracles_are_told() -> None:
    board = position("""
        . . . .
         Y . Y
        . . . .
    """)
    gone = board.name("b3")
    board.play("city b2")
    assert f"{gone} is part of {board.name('b1')} now" in board.told()
    table = Table(GAME, 2, 1, {"oracles": "placed"})
    entry = table.play_text("oracle Pyxous")[0]
    assert entry.told == ("placed an oracle on Pyxous",)


def test_the_question_fits_the_step() -> None:
    board = position("""
        g . . .
         . . .
    """)
    asked = board.game.question(board.state)
    assert asked == "Lay up to 3 city tiles, take up to 7 tiles, build a market, or end the turn."
    board.play("city a3")
    assert board.game.question(board.state).startswith("Lead the new city")
    board.play("city a2")
    assert board.game.question(board.state).startswith(("Lead", "Cover"))
    state = GAME.new(2, 1, oracles="placed")
    assert GAME.question(state).startswith("Place an oracle")


@rule("MG-6.4")
def test_the_view_says_which_places_over_which_roads() -> None:
    board = position("""
        . . . . . .
         Y ye-w re-w v .
        . . . . . .
    """).with_markets(b1="Y", b4="yR")
    view = json.loads(json.dumps(board.game.view(board.state)))
    city = next(place for place in view["places"] if place["kind"] == "city")
    assert city["connected"] == [{"place": board.name("b4"), "roads": [["b2", "b3"]]}]
    assert city["markets"] == [{"seat": 0, "state": "active", "value": 1}]
    assert city["cost"] == [None, 2, 2, 2]
    village = next(place for place in view["places"] if place["kind"] == "village")
    assert [stall["state"] for stall in village["markets"]] == ["sold", "inactive"]
    assert village["reached"] == [2]
    assert view["turn"]["roads_left"] == 4
    assert view["turn"]["cities_left"] == 3


def test_the_drawing_shows_roads_owners_and_counts_without_colour() -> None:
    board = position("""
        . yse-w . . . .
         Y ye-w v re-w R
        Y . bne-sw . @ .
    """)
    lines = plain(draw_state(board.game, board.state))
    assert lines[2:11] == DRAWN
    assert lines[12].startswith("> Seat 1 (Y) yellow  points 10  supply 10 roads 10 cities")


def plain(drawn: str) -> list[str]:
    return [line.rstrip() for line in Text.from_markup(drawn).plain.splitlines()]


DRAWN = r"""
a    .   -(y)    .     .     .     .
             \

b      (Y1) -(y)--  v2  -<r>-- <R1>

                   /
c   (Y )   .    |b|    .     @0    .
                /
""".splitlines()


@pytest.mark.parametrize(
    ("text", "rule_id"),
    [("hello", ""), ("road a1", ""), ("city zz", ""), ("oracle Pyxous", "MG-1.3")],
)
def test_nonsense_is_answered(text: str, rule_id: str) -> None:
    reasons = GAME.why_not(GAME.new(2, 1), text)
    assert [reason.rule for reason in reasons] == [rule_id]
    assert all(reason.text for reason in reasons)


def test_moves_name_the_things_they_are_made_with() -> None:
    state = GAME.new(2, 1)
    named = {GAME.text(state, move): GAME.targets(state, move) for move in state.legal()}
    assert named["stop"] == []
    assert named["take road"] == ["staging road"]
    city = next(text for text in named if text.startswith("city "))
    assert named[city] == [city]
    board = position("""
        . . . . . . .
         g . @ . R .
        . . . . . . .
    """)
    board.play("city b1")
    road = board.game.find(board.state, "road b2 e-w")
    assert board.game.targets(board.state, road) == ["road b2", "ends e-w"]


@rule("MG-6.4")
def test_a_preview_names_every_number_that_would_change() -> None:
    board = position("""
        . . . . . . .
         g . @ . R .
        . . . . . . .
    """)
    board.play("city b1")
    own, oracle = board.name("b1"), board.name("b3")
    lines = board.game.lines(board.state, board.game.find(board.state, "road b2 e-w"))
    assert {"place": own, "connections": 1, "was": 0} in lines
    assert {"place": oracle, "connections": 1, "was": 0} in lines
    assert {"oracle": oracle, "city": own, "seat": board.state.seat(), "was": None} in lines
    market = [line for line in lines if line.get("market") == own]
    assert [(line["state"], line["value"], line["was"]) for line in market] == [
        ("active", 1, ("active", 0))
    ]
