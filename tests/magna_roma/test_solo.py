"""The solo game (MR-13)."""

import pytest

from insula.games.magna_roma import open_game
from insula.games.magna_roma.rules.box import OBJECTIVES
from insula.games.magna_roma.rules.city import BLESSED, GRID, TOWN_CENTER
from insula.games.magna_roma.rules.state import ACTION, END, RomaState
from insula.games.magna_roma.rules.turn import settle
from tests.magna_roma.pictures import (
    ROMA,
    build,
    forbidden,
    log_texts,
    play,
    put,
    quiet,
    rule,
    texts,
    tile,
)

REAL = open_game("magna-roma", "final")


def solo(level: str = "I", seed: int = 1) -> RomaState:
    state = REAL.new(1, seed, level=level)
    assert isinstance(state, RomaState)
    return state


@rule("MR-13.1")
def test_three_tiles_lie_open_and_one_is_chosen_at_the_start_of_the_turn() -> None:
    state = solo()
    row = [state.ring[place] for place in range(3)]
    assert [REAL.text(state, move) for move in state.legal()] == ["take 1", "take 2", "take 3"]
    assert [reason.rule for reason in REAL.why_not(state, "take 4")] == ["MR-13.1"]
    state.play(REAL.find(state, "take 2"))
    assert state.cities[0].reserved == row[1]


@rule("MR-13.1")
def test_after_the_action_the_other_two_leave_and_three_new_come() -> None:
    state = solo()
    row = [state.ring[place] for place in range(3)]
    play(state, "take 2", "place e4", game=REAL)
    assert [state.ring[0], state.ring[1], state.ring[2]] == [row[0], -1, row[2]]
    shown = state.revealed()
    play(state, "no action", game=REAL)
    assert [state.ring[place] for place in range(3)] == [state.deck[at] for at in (3, 4, 5)]
    assert state.revealed() == shown + 3


@rule("MR-13.1")
def test_no_tiles_are_drawn_after_the_24th() -> None:
    state = solo()
    while not state.over():
        state.play(state.legal()[0])
    assert state.drawn == 24 * 3
    assert [state.ring[place] for place in range(3)] == [-1, -1, -1]


@rule("MR-13.2")
def test_the_frame_and_the_town_centers_place_are_fixed() -> None:
    state = solo()
    city = state.cities[0]
    assert [city.west, city.north, city.east, city.south] == [3, 3, 7, 7]
    for cell in ("e4", "e3"):
        play(state, "take 1", f"place {cell}", "no action", game=REAL)
    play(state, "take 1", game=REAL)
    assert [r.rule for r in REAL.why_not(state, "place e2")] == ["MR-3.2"]
    assert [city.west, city.north, city.east, city.south] == [3, 3, 7, 7]


@rule("MR-13.3")
def test_three_slots_are_blocked() -> None:
    state = quiet(1)
    slots = [[s["blocked"] for s in card["slots"]] for card in REAL.view(solo())["provinces"]]
    assert slots == [[True, False, False], [False, True, False], [False, False, True]]
    state.push(ACTION, 0, 0)
    state.cities[0].legions = 8
    name = ROMA.content.provinces[state.provinces[0]]
    assert forbidden(state, f"conquer {name} left") == ["MR-13.3"]
    assert f"conquer {name} middle" in texts(state)


@rule("MR-13.4")
@pytest.mark.parametrize(("level", "first"), [("I", 0), ("II", 4), ("III", 8)])
def test_a_level_lays_out_its_four_objectives_in_random_places(level: str, first: int) -> None:
    orders = set()
    for seed in range(30):
        objectives = tuple(solo(level, seed).objectives)
        assert sorted(objectives) == [first, first + 1, first + 2, first + 3]
        orders.add(objectives)
    assert len(orders) > 10


@rule("MR-13.4")
def test_random_objectives_come_from_all_twelve() -> None:
    deals = [tuple(solo("random", seed).objectives) for seed in range(60)]
    assert all(len(set(deal)) == 4 for deal in deals)
    assert {objective for deal in deals for objective in deal} == set(range(12))


@rule("MR-13.4")
def test_objectives_lie_on_rows_2_and_4_and_columns_2_and_4() -> None:
    goals = [each["goal"] for each in REAL.view(solo())["objectives"]]
    lines = [(goal["kind"], goal["number"]) for goal in goals]
    assert lines == [("row", 2), ("row", 4), ("column", 2), ("column", 4)]


@rule("MR-13.4")
@pytest.mark.parametrize(("done", "points"), [(0, 0), (1, 4), (2, 9), (3, 15), (4, 22)])
def test_completed_objectives_score_4_9_15_22(done: int, points: int) -> None:
    state = quiet(1)
    for at in range(4):
        state.objectives[at] = OBJECTIVES.index("mask and column")
    lines = [["d4", "c4"], ["c6", "e6"], ["d3", "d7"], ["f3", "f7"]]
    for line in lines[:done]:
        for cell, word in zip(line, ("rm", "rc"), strict=True):
            state.cities[0].lay(GRID.find(cell), tile(word), 0)
    assert state.breakdown()[0]["objectives"] == points


def meets(objective: str, row: str) -> bool:
    """Is an objective on row 2 of the frame met, with these five tiles in it?"""
    state = quiet(1)
    state.objectives[0] = OBJECTIVES.index(objective)
    words = row.split()
    put(state.cities[0], "\n".join([" ".join(words), ". . T . ."]))
    return bool(ROMA.view(state)["objectives"][0]["completed"])


MET = [
    ("mask and column", "rm . . . pc", True),
    ("mask and column", "rm . . . pl", False),
    ("mask and lyre", "rm . bl . .", True),
    ("mask and lyre", "rm . bm . rc", False),
    ("column and lyre", "rc pl . . .", True),
    ("column and lyre", "rc pm . . .", False),
    ("all colours", "r p b . .", True),
    ("all colours", "r p p r r", False),
    ("all colours", "r p . . .", False),
    ("two blessings", "r+ . p+ . .", True),
    ("two blessings", "r+ r p b r", False),
    ("no icons", "r p b r p", True),
    ("no icons", "r p b r pl", False),
    ("no icons", "r p b r .", False),
    ("seven stars", "r** p** b** r* .", True),
    ("seven stars", "r** p** b** r .", False),
    ("four of a colour", "p p p p .", True),
    ("four of a colour", "p p p b b", False),
    ("four of a colour", "b b b . .", False),
    ("no equal neighbours", "r p r p b", True),
    ("no equal neighbours", "r p p r b", False),
    ("no equal neighbours", "r p r p .", False),
    ("one icon", "rl pl bl rl pl", True),
    ("one icon", "rl pl bl rl pm", False),
    ("one icon", "rl pl bl rl .", False),
    ("one icon", "r p b r p", False),
    ("one colour", "b b b b b", True),
    ("one colour", "b b b b r", False),
    ("one colour", "b b b b .", False),
]


@rule("MR-13.5")
@pytest.mark.parametrize(("objective", "row", "met"), MET)
def test_what_each_objective_asks_of_its_line(objective: str, row: str, met: bool) -> None:
    assert meets(objective, row) is met


@rule("MR-13.5")
@pytest.mark.parametrize(
    ("sites", "met"),
    [(["c3", "e3"], True), (["c3", "e4"], True), (["c4", "e5"], False), (["c3"], False)],
)
def test_two_monuments_stand_in_a_line_if_tiles_below_them_do(sites: list[str], met: bool) -> None:
    state = quiet(1)
    state.objectives[0] = OBJECTIVES.index("two monuments")
    for site in sites:
        build(state.cities[0], "Odeon" if site != "e5" else "Forum", site)
    assert REAL.view(state)["objectives"][0]["completed"] is met


@rule("MR-13.5")
@pytest.mark.parametrize(
    ("sites", "met"),
    [(["c3", "c5"], True), (["d3", "d6"], True), (["e3", "e5"], False), (["c3", "e3"], False)],
)
def test_two_monuments_stand_in_a_column_too(sites: list[str], met: bool) -> None:
    """Column 2 of the frame is d: sites from c reach it with their eastern tiles."""
    state = quiet(1)
    state.objectives[2] = OBJECTIVES.index("two monuments")
    for site in sites:
        build(state.cities[0], "Odeon", site)
    if "e5" in sites:
        state.cities[0].site[1] = GRID.find("f5")
    assert REAL.view(state)["objectives"][2]["completed"] is met


@rule("MR-13.5")
@pytest.mark.parametrize(("line", "row"), [(1, 0), (5, 4)])
def test_the_outer_rows_are_lines_like_any_other(line: int, row: int) -> None:
    state = quiet(1)
    kept = state.box.objective_line[0]
    state.box.objective_line[0] = line
    try:
        state.objectives[0] = OBJECTIVES.index("one colour")
        rows = [". . . . ."] * 2 + [". . T . ."] + [". . . . ."] * 2
        rows[row] = "b b b b b"
        put(state.cities[0], "\n".join(rows))
        assert done(state)
    finally:
        state.box.objective_line[0] = kept


@rule("MR-13.5")
def test_the_forum_stands_in_no_line_and_the_town_center_has_no_colour_icon_or_star() -> None:
    """On a board whose objective lies on the Town Center's own row."""
    state = quiet(1)
    box = state.box
    kept = box.objective_line[0]
    box.objective_line[0] = 3
    try:
        state.objectives[0] = OBJECTIVES.index("two monuments")
        build(state.cities[0], "Forum", "e5")
        build(state.cities[0], "Odeon", "f5")
        assert not done(state)
        for objective, row, met in (
            ("no equal neighbours", "r p T p r", True),
            ("no equal neighbours", "r r T p r", False),
            ("one colour", "r r T r r", False),
            ("four of a colour", "r r T r r", True),
            ("one icon", "rl rl T rl rl", False),
            ("no icons", "r r T r r", True),
            ("two blessings", "r+ r T r r", False),
        ):
            state = quiet(1)
            state.objectives[0] = OBJECTIVES.index(objective)
            put(state.cities[0], row)
            if objective == "two blessings":
                state.cities[0].squares[TOWN_CENTER] |= BLESSED
            assert done(state) is met, objective
    finally:
        box.objective_line[0] = kept


def done(state: RomaState) -> bool:
    return bool(ROMA.view(state)["objectives"][0]["completed"])


@rule("MR-13.5")
def test_a_column_is_read_from_north_to_south() -> None:
    state = quiet(1)
    state.objectives[2] = OBJECTIVES.index("one colour")
    put(state.cities[0], "b .\nb .\nb T\nb .\nb .")
    assert REAL.view(state)["objectives"][2]["completed"] is True


@rule("MR-13.6")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "Tribune"),
        (49, "Tribune"),
        (50, "Senator"),
        (60, "Quaestor"),
        (70, "Aedile"),
        (79, "Aedile"),
        (80, "Praetor"),
        (89, "Praetor"),
        (90, "Consul"),
        (99, "Consul"),
        (100, "Caesar"),
        (150, "Caesar"),
    ],
)
def test_ranks_without_the_printed_overlap(points: int, rank: str) -> None:
    state = solo()
    state.cities[0].prestige = points
    assert REAL.rank(state, 0) == rank
    assert REAL.rank(REAL.new(2, 1), 0) == ""


@rule("MR-13.1")
def test_the_solo_log_tells_what_leaves_the_game() -> None:
    state = quiet(1)
    state.ring[1] = -1
    state.push(END, 0, 0)
    settle(state)
    leaving = [text for text in log_texts(state) if text.endswith("is removed from the game")]
    assert len(leaving) == 2
