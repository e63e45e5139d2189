"""Events, questions, moves, previews and reasons are typed facts."""

import pytest

import insula
from insula.games.magna_grecia.facts import events, moves, prospects, reasons
from insula.games.magna_grecia.facts.nouns import Place
from insula.kernel.facts import targets
from insula.kernel.table import Table
from tests.magna_grecia.pictures import Position, position, rule

GAME = insula.game("magna-grecia")


def founding() -> Position:
    return position("""
        . . . . . . .
         g . @ . R .
        . . . . . . .
    """).play("city b1")


def place(name: str) -> Place:
    return Place(name, False)


def test_events_of_a_turn_have_their_causes() -> None:
    board = founding()
    name, oracle = board.name("b1"), board.name("b3")
    assert board.events() == [
        events.LaidCity("b1", True),
        events.Founded(place(name)),
        events.FreeMarket(place(name)),
    ]
    board.play("road b2 e-w")
    assert board.events() == [
        events.LaidRoad("b2", "e-w"),
        events.Linked(place(oracle), place(name)),
        events.FirstGaze(oracle, place(name), 0),
    ]
    board.play(f"sell {name}")
    assert board.events()[0] == events.Sold(place(name), 1)


def test_resupply_rounds_and_markets_are_events() -> None:
    board = position("""
        . . . .
         v . R
        . . . .
    """).play("take road", "take city", "stop")
    *first, new_round, next_card = board.events()
    assert first == [events.Took("road"), events.Took("city"), events.Stopped()]
    assert isinstance(new_round, events.NewRound)
    assert (new_round.number, new_round.rounds) == (2, 12)
    assert (new_round.card.roads, new_round.card.cities, new_round.card.resupply) == (3, 2, 5)
    assert sorted(new_round.order) == [0, 1, 2, 3]
    assert isinstance(next_card, events.NextCard)
    board.turn_of("Y").play(f"market {board.name('b3')}")
    assert board.events()[0] == events.Built(place(board.name("b3")), 1)


def test_joined_cities_and_placed_oracles_are_events() -> None:
    board = position("""
        . . . .
         Y . Y
        . . . .
    """)
    gone = board.name("b3")
    board.play("city b2")
    assert events.Joined(place(gone), place(board.name("b1"))) in board.events()
    table = Table(GAME, 2, 1, {"oracles": "placed"})
    entry = table.play_text("oracle Pyxous")[0]
    assert entry.events == (events.SetOracle("Pyxous"),)


def test_the_question_fits_the_step() -> None:
    board = position("""
        g . . .
         . . .
    """)
    assert board.game.question(board.state) == moves.AskTurn(0, 3, 7, "build")
    board.play("city a3")
    assert board.game.question(board.state) == moves.AskFounding()
    board.play("city a2")
    assert board.game.question(board.state) in (moves.AskFounding(), moves.AskCover())
    state = GAME.new(2, 1, oracles="placed")
    assert GAME.question(state) == moves.AskOracle()


@pytest.mark.parametrize(
    ("text", "kind", "rule_id"),
    [
        ("hello", reasons.NoMove, ""),
        ("road a1", reasons.NoMove, ""),
        ("city zz", reasons.NoMove, ""),
        ("oracle Pyxous", reasons.OraclesBefore, "MG-1.3"),
    ],
)
def test_nonsense_has_a_reason(text: str, kind: type[reasons.Reason], rule_id: str) -> None:
    (reason,) = GAME.why_not(GAME.new(2, 1), text)
    assert type(reason) is kind
    assert reason.rule == rule_id


# -- moves ---------------------------------------------------------------------------------------


def test_moves_name_the_things_they_are_made_of() -> None:
    state = GAME.new(2, 1)
    named = {GAME.text(state, m): targets(GAME.move_fact(state, m)) for m in state.legal()}
    assert named["stop"] == []
    assert named["take road"] == ["staging road"]
    city = next(text for text in named if text.startswith("city "))
    assert named[city] == [city]
    board = founding()
    road = board.game.find(board.state, "road b2 e-w")
    assert targets(board.game.move_fact(board.state, road)) == ["road b2", "ends e-w"]


@rule("MG-6.2")
def test_markets_have_their_price() -> None:
    board = position("""
        . . . . .
         Y ye-w v .
        . . . . .
    """).with_markets(b1="Y", b3="R")
    own, village = board.name("b1"), board.name("b3")
    found = {board.game.move_fact(board.state, move) for move in board.state.legal()}
    assert moves.Sell(own, 1) in found
    assert moves.Market(village, 2) in found


# -- what facts point at -------------------------------------------------------------------------


def test_events_point_at_the_places_that_they_are_about() -> None:
    gela, elea = place("Gela"), place("Elea")
    assert targets(events.Linked(gela, elea)) == ["place Gela", "place Elea"]
    assert targets(events.FirstGaze("Kyme", gela, 1)) == ["place Kyme", "place Gela"]
    assert targets(events.Joined(gela, elea)) == ["place Elea"]
    assert targets(events.Built(gela, 3)) == ["place Gela"]
    assert targets(events.LaidCity("c5", True)) == ["hex c5"]
    assert targets(events.Took("road")) == ["staging road"]


# -- previews ------------------------------------------------------------------------------------


@rule("MG-6.4")
def test_a_preview_has_every_number_that_would_change() -> None:
    board = founding()
    own, oracle = place(board.name("b1")), place(board.name("b3"))
    preview = board.game.preview(board.state, board.game.find(board.state, "road b2 e-w"))
    seat = board.state.seat()
    assert set(preview.events) == {
        events.Linked(oracle, own),
        events.FirstGaze(oracle.village, own, seat),
        prospects.ConnectionsChange(own, 1, 0),
        prospects.ConnectionsChange(oracle, 1, 0),
        prospects.GazeBegins(oracle.village, own, seat),
        prospects.MarketChange(own, seat, "active", 1, "active", 0),
    }


def test_a_preview_does_not_repeat_the_move() -> None:
    board = founding()
    take = board.game.preview(board.state, board.game.find(board.state, "take road"))
    assert take.events == ()
    assert {change.store: change.by for change in take.stores} == {"roads": 1, "staged_roads": -1}
