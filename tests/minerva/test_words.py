"""Squares, texts, sentences, the drawing, and the preview of lines."""

import random
from typing import cast

import pytest
from rich.text import Text

from insula.games.minerva.notation import find_square, parse, square_name
from insula.games.minerva.rules.box import GOODS
from insula.games.minerva.rules.moves import ORIGIN
from insula.games.minerva.rules.state import DIRECTION, MinervaState
from tests.aids import draw_state
from tests.minerva.pictures import GAME, held, offer, play, table
from tests.minerva.test_whole_games import eager


@pytest.mark.rule("MN-1.4")
@pytest.mark.parametrize(
    ("name", "south", "east"), [("0", 0, 0), ("n2e1", -2, 1), ("s3", 3, 0), ("w120", 0, -120)]
)
def test_squares_are_named_from_where_the_fountain_stood(name: str, south: int, east: int) -> None:
    square = ORIGIN + 256 * south + east
    assert square_name(square) == name
    assert find_square(name) == square


@pytest.mark.parametrize("name", ["", "n0", "e1n1", "n", "n200", "5", "n1e", "N1"])
def test_other_words_are_no_squares(name: str) -> None:
    assert find_square(name) == -1


def test_words_that_are_no_move() -> None:
    for text in ("", "build", "residence n1", "sell gold", "activate up", "place", "pay"):
        assert parse(text) is None


def test_texts_say_which_rule_asks_now() -> None:
    state = table("Fo", grain=1)
    assert [why.rule for why in GAME.why_not(state, "sell grain")] == ["MN-2.3"]
    assert [why.rule for why in GAME.why_not(state, "fly")] == [""]


def test_sentences_tell_causes() -> None:
    state = table("Fo .\nSl Fa", wood=1)
    told = play(state, "residence s1e2", "activate west", "pay 1 grain for 1 glory", "stop")
    assert told == [
        "built a residence on s1e2",
        "activated the line west",
        "gained 2 grain: Farm on s1e1",
        "paid 1 grain: Stall on s1",
        "gained 1 glory: Stall on s1",
    ]


def test_the_drawing_names_squares_tiles_and_prices() -> None:
    state = table("Fo R A tW", grain=2)
    offer(state, "Th", "Ma")
    plain = Text.from_markup(draw_state(GAME, state)).plain
    for words in ("(R)", "(A)", "Wood", "Fountain", "n1e2", "V 0", "Round 1 of 6"):
        assert words in plain
    assert " -C Theater (wood stone, lacking 6 denarii): 2 theater points" in plain
    assert "  T Markets (grain): 1 denarius for each grain" in plain


def test_a_solo_drawing_shows_pairs() -> None:
    plain = Text.from_markup(draw_state(GAME, GAME.new(1, 4))).plain
    assert "pair" in plain


# -- the preview of a line ---------------------------------------------------------------------


def move(state: object, text: str) -> int:
    return GAME.find(state, text)  # type: ignore[arg-type]


@pytest.mark.rule("MN-5.1")
def test_the_line_of_a_residence_is_shown_before_it_is_placed() -> None:
    """Gains in order, choices named, culture at the end; the table stays as it is."""
    state = table("Fo .  .  .  .\nSl Ga Ma Fa Th", wood=1)
    play(state, "residence")
    before = state.to_bytes()
    [line] = [each for each in GAME.lines(state, move(state, "place s1e5")) if each["tiles"]]
    assert line["direction"] == "west"
    assert [(tile["tile"], tile["gains"]) for tile in line["tiles"]] == [
        ("Theater", {"theater": 2}),
        ("Farm", {"grain": 2}),
        ("Markets", {"denarii": 2}),
        ("Garden", {"culture": 1}),
        ("Stall", {}),
    ]
    assert line["tiles"][-1]["asks"] == ["pay 1 grain for 1 glory, as often as you like"]
    assert line["culture"] == [{"category": "theater", "points": 2}]
    assert GAME.preview(state, move(state, "place s1e5")).told == [
        "west: Theater on s1e4 gives 2 theater points; Farm on s1e3 gives 2 grain; "
        "Markets on s1e2 gives 2 denarii; Garden on s1e1 gives 1 culture point of choice; "
        "Stall on s1 gives the choice: pay 1 grain for 1 glory, as often as you like; "
        "then the theater tile, 2 VP"
    ]
    assert state.to_bytes() == before


@pytest.mark.rule("MN-7.1")
def test_the_lines_of_an_assistant_and_of_a_direction_are_shown() -> None:
    state = table("Fo R Fa\n.  Ma .", grain=1)
    state.cities[0].reserve = 1
    lines = GAME.lines(state, move(state, "assistant e1"))
    assert [line["direction"] for line in lines] == ["north", "east", "south", "west"]
    assert [line["gains"] for line in lines] == [{}, {"grain": 2}, {"denarii": 1}, {}]
    assert lines[3]["tiles"][0]["asks"] == ["1 resource of choice"]
    play(state, "assistant e1")
    [line] = GAME.lines(state, move(state, "activate east"))
    assert line["gains"] == {"grain": 2}
    assert GAME.lines(state, move(state, "activate nothing")) == []


def test_a_previewed_line_without_choices_is_what_happens() -> None:
    for city in ("Fo .\nMa Fa Ch Lu Ba", "Fo .\nSd Sc Sc Sc Sc Sd", "Fo .\nTh St Li Fy Mi"):
        state = table(city, stone=1)
        play(state, "residence")
        end = city.split("\n")[1].count(" ") + 1
        [line] = [x for x in GAME.lines(state, move(state, f"place s1e{end}")) if x["tiles"]]
        play(state, f"place s1e{end}", "activate west")
        gains = {good: held(state).get(good, 0) for good in ("grain", "wood", "stone", "ore")}
        assert line["gains"].get("stone", 0) + 1 == gains["stone"]
        assert line["gains"].get("denarii", 0) == held(state).get("denarii", 0)
        assert sum(t["points"] for t in line["culture"]) == state.breakdown()[0]["culture"]


def test_other_moves_are_previewed_as_everywhere() -> None:
    state = table("Fo", grain=1)
    offer(state, "Ma")
    assert GAME.preview(state, move(state, "build Markets")).told == [
        *("paid for Markets", "1 denarius for each grain"),
    ]
    assert GAME.preview(state, move(state, "pass")).told == ["passed and took order tile 1"]
    state = table("Fo Ma", stone=2, ore=1)
    offer(state, "tT")
    play(state, "build Trade ring temple")
    assert GAME.preview(state, move(state, "place s1")).told == [
        *("placed Trade ring temple on s1", "would score 3 VP in the city as it stands"),
    ]


@pytest.mark.rule("MN-5.3")
def test_lines_of_random_games_bring_what_was_previewed() -> None:
    """Wherever a line asks nothing, what was shown before is what is there after."""
    seen = 0
    for seed in range(60):
        state, chooser = cast("MinervaState", GAME.new(2, seed)), random.Random(seed)
        while not state.over():
            if state.step() == DIRECTION:
                seen += sum(compare(state, move) for move in state.legal())
            state.play(eager(state, chooser))
    assert seen > 50


def compare(state: MinervaState, move: int) -> bool:
    """Is this a line without questions? Then it must come true."""
    seat = state.seat()
    for line in GAME.lines(state, move):
        if not line["asks"] and "culture" not in line["gains"]:
            after = cast("MinervaState", state.copy())
            after.play(move)
            before = state.cities[seat].stores
            for at, good in enumerate(GOODS[:6]):
                gained = after.cities[seat].stores[at] - before[at]
                assert gained == line["gains"].get(good, 0)
            won = after.breakdown()[seat]["culture"] - state.breakdown()[seat]["culture"]
            assert won == sum(tile["points"] for tile in line["culture"])
            return True
    return False


def test_moves_name_the_things_they_are_made_with() -> None:
    state = table("Fo R Fa\n.  Ma .", grain=1)
    offer(state, "Ma")
    state.cities[0].reserve = 1
    assert GAME.targets(state, move(state, "build Markets")) == ["offer Markets"]
    assert GAME.targets(state, move(state, "assistant e1")) == ["assistant", "square e1"]
    assert GAME.targets(state, move(state, "pass")) == []
    play(state, "assistant e1")
    assert GAME.targets(state, move(state, "activate east")) == ["way east"]


# -- what a page draws from --------------------------------------------------------------------


def test_the_view_names_the_square_that_a_decision_is_about() -> None:
    state = table("Fo Fa")
    assert GAME.view(state)["spot"] is None
    play(state, "residence", "place e2")
    assert GAME.view(state)["spot"] == "e2"


@pytest.mark.rule("MN-9.2")
def test_the_race_for_glory_is_told_as_it_stands() -> None:
    state = table("Fo")
    assert GAME.view(state)["race"] == [None, None]
    state.cities[1].stores[GOODS.index("glory")] = 2
    assert GAME.view(state)["race"] == [1, None]
    state.cities[0].stores[GOODS.index("glory")] = 2
    state.cities[1].order = 1  # a tie goes to the lower order tile; who has not passed comes later
    assert GAME.view(state)["race"] == [1, 0]


@pytest.mark.rule("MN-10.8")
def test_a_temple_on_offer_is_worth_its_best_square_and_marks_what_it_would_score() -> None:
    state = table("Fo Ma Ch", stone=2, ore=1)
    offer(state, "tT")
    [temple] = [tile for tile in GAME.view(state)["offer"] if tile["category"] == "temple"]
    assert temple["worth"] == 6
    play(state, "build Trade ring temple")
    [mark] = GAME.preview(state, move(state, "place s1e1")).marks
    assert (mark.target, mark.text) == ("square s1e1", "+6 VP")
