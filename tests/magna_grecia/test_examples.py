"""The rulebook's worked examples, each by its letter; the pictures are drawn to fit the text."""

import insula
from insula.games.magna_grecia.rules.box import COLOURS
from tests.magna_grecia.pictures import Position, position, rule


@rule("MG-2.1")
@rule("MG-2.5")
def test_example_a_the_card_gives_order_and_numbers() -> None:
    """Yellow, orange, brown, red; 3 roads, 2 cities, 5 tiles; enhanced 4, 3 and 7."""
    game = insula.game("magna-grecia")
    cards = []
    for seed in range(40):
        view = game.view(game.new(4, seed))
        cards += [*view["seen_cards"], *view["unseen_cards"]]
    card = next(c for c in cards if c["roads"]["usual"] == 3 and c["resupply"]["usual"] == 5)
    assert card["order"] == ["yellow", "orange", "brown", "red"]
    assert card["roads"] == {"usual": 3, "alone": 4}
    assert card["cities"] == {"usual": 2, "alone": 3}
    assert card["resupply"] == {"usual": 5, "alone": 7}
    assert card["border"] == "yellow"
    assert set(card["order"]) == set(COLOURS)


@rule("MG-4.1")
def test_example_b_two_ways_to_found_a_city() -> None:
    """Red on a village with a green border; brown on one that a brown road reaches."""
    board = position(
        """
        g . . . . . .
         . . . . . .
        . . B be-w v . .
         . . . . . .
    """,
        "R",
    )
    board.play("city a1")
    assert board.owner("a1") == "R"
    assert "city c5" not in board.texts()
    board.play("stop").turn_of("B").play("city c5")
    assert board.owner("c5") == "B"


@rule("MG-4.4")
def test_example_c_only_one_space_is_left_to_expand() -> None:
    """With one tile: with two, brown could cover the village."""
    board = position(
        """
        . . v . . .
         . . . . .
        . . B . . .
         @ . . . .
        . . . Y . .
    """,
        "B",
    )
    assert board.with_hand(cities=1).of("city") == {"c4"}


@rule("MG-4.5")
def test_example_d_orange_expands_twice_over_a_village() -> None:
    board = position(
        """
        . . . . . .
         O . v . .
        . . . . . .
    """,
        "O",
    ).with_markets(b1="O")
    assert board.with_hand(cities=1).forbidden("city b2") == ["MG-4.5"]
    board.with_hand(cities=2).play("city b2")
    assert board.texts() == ["city b3"]
    board.play("city b3")
    assert board.place("b1") == board.place("b3")
    assert board.markets("b3") == "O"


@rule("MG-4.2")
@rule("MG-4.5")
def test_example_e_brown_founds_with_two_tiles_after_two_roads() -> None:
    board = position(
        """
        . . . . . . .
         B . . v . .
        . . . . . . .
    """,
        "B",
    )
    assert board.forbidden("city b5") == ["MG-4.2"]
    board.play("road b2 e-w", "road b3 e-w", "city b5")
    assert board.texts() == ["city b4"]
    assert board.markets("b5") == ""
    board.play("city b4")
    assert board.markets("b5") == board.markets("b4") == "B"
    assert board.state.tiles[board.place("b4")] == 2
    assert board.points("B") == 8


EXAMPLE_F = """
    . . . . . . . . . .
     . Y . v . O . . .
    . . . . . . . . . .
     @ . . . . . re-w R .
    . . . . . . . . . .
     . . . . . . . B .
"""


@rule("MG-5.2")
@rule("MG-5.4")
def test_example_f_where_roads_may_go() -> None:
    for seat, road, then in (("Y", "road b3 e-w", "road a4 se-w"), ("O", "road b5 e-w", None)):
        board = position(EXAMPLE_F, seat)
        assert board.forbidden("road a4 se-w") == ["MG-5.2"]
        board.play(road, then or "road c4 ne-w")
    red = position(EXAMPLE_F, "R")
    assert {"road c3 se-nw", "road c2 ne-sw"} <= set(red.texts())
    assert red.forbidden("road d2 e-w") == ["MG-5.2"]  # beside the oracle
    assert red.forbidden("road a4 se-w") == ["MG-5.2"]  # beside the village
    brown = position(EXAMPLE_F, "B")
    assert brown.forbidden("road f2 e-w") == ["MG-5.2"]  # connected to nothing
    assert brown.forbidden("road d6 e-w") == ["MG-5.4"]  # lengthens the red road
    assert brown.forbidden("road d2 e-w") == ["MG-5.2"]
    brown.play("road f7 e-w", "road c2 ne-sw", "road d2 e-w")


@rule("MG-5.5")
def test_example_g_a_road_cuts_off_another() -> None:
    board = position(
        """
        . . O . . .
         R re-w . v .
        . . . . . .
    """,
        "O",
    )
    board.play("road b3 se-nw")
    board.play("stop").turn_of("R")
    assert board.roads_on("b3") == set()
    assert board.value("b4") == 0


@rule("MG-6.2")
def test_example_h_what_markets_cost() -> None:
    """4 in yellow's city of three tiles, 2 in orange's, 1 in a village, 5 in brown's."""
    board = position("""
        Y Y . . O . . .
         Y . . . . . .
        . . . . . . . .
         . v . . B . .
        . . . . . B . .
    """).with_markets(a1="Y", a5="O", d5="BOR")
    board.turn_of("O").play(f"market {board.name('a1')}")
    board.turn_of("R").play(f"market {board.name('a5')}")
    board.turn_of("B").play(f"market {board.name('d2')}")
    board.turn_of("Y").play(f"market {board.name('d5')}")
    assert [board.points(seat) for seat in "ORBY"] == [6, 8, 9, 5]


EXAMPLE_I = """
    . . . . . . . . . . be-sw be-w @
     . R re-w re-w re-w O . . . v rse-w .
    v . . . . one-sw oe-nw ose-w . bne-sw . rse-nw .
     ye-nw ye-w yse-w oe-sw one-w . . ose-nw bne-sw . . v
    . . . Y ye-w ye-w ye-w ye-w B . . . .
     . . yne-sw Y . . . bne-sw B . . .
    . . yne-sw yne-sw . . . bne-sw . . . . .
     . @ yne-w . . . v oe-w oe-w oe-w O .
    . . . . . . . . . . . . .
"""
RED, ORANGE, YELLOW, BROWN = "b2", "b6", "e4", "e9"
VILLAGE, ORANGES_VILLAGE = "b10", "h7"


def example_i() -> Position:
    """With a second orange city, which the text needs for orange's village."""
    return position(EXAMPLE_I)


@rule("MG-6.3")
@rule("MG-6.4")
def test_example_i_which_markets_are_active_and_what_they_are_worth() -> None:
    board = example_i()
    assert board.active("R", RED)
    assert board.value(RED) == 1
    assert board.active("R", ORANGE)
    assert board.value(ORANGE) == 3
    assert not board.active("R", BROWN)
    assert board.active("B", BROWN)
    assert board.value(BROWN) == 4
    assert board.active("B", VILLAGE)
    assert board.value(VILLAGE) == 3
    assert board.active("Y", BROWN)
    assert board.value(YELLOW) == 4  # five roads, four places
    assert not board.active("Y", VILLAGE)
    assert all(board.active("O", spot) for spot in (BROWN, ORANGES_VILLAGE, YELLOW, ORANGE))
    assert board.value(ORANGES_VILLAGE) == 2
    places = board.game.view(board.state)["places"]
    yellow = next(place for place in places if place["name"] == board.name(YELLOW))
    assert sum(len(connected["roads"]) for connected in yellow["connected"]) == 5


@rule("MG-6.2")
def test_example_j_sold_markets_do_not_raise_the_cost() -> None:
    board = position(
        """
        R . . .
         R . .
        . . . .
    """,
        "B",
    ).with_markets(a1="Roy")
    board.play(f"market {board.name('a1')}")
    assert board.points("B") == 7
    assert board.markets("a1") == "yoRB"


BESIDE_AN_ORACLE = """
    . . . . . . . . .
     . g . @ . g . v
    . . . . . . . . .
     B . g . B . . .
    . . . . . . . . .
"""


@rule("MG-7.1")
def test_examples_k_to_n_an_oracle_turns_its_head() -> None:
    """In N the two other cities are brown's here: red's would gain a connection too."""
    board = position(BESIDE_AN_ORACLE)
    board.play("city b2")  # K
    assert board.gaze("b4") == ""
    board.play("road b3 e-w")  # L
    assert board.gaze("b4") == "Y"
    board.play("stop").turn_of("R").play("city b6", "road b5 e-w")
    assert board.gaze("b4") == "Y"
    board.play("road b7 e-w")  # M: two to one
    assert board.gaze("b4") == "R"
    board.play("stop").turn_of("O").play("city d3", "road c4 ne-sw", "road d2 e-w")
    assert board.gaze("b4") == "R"  # two to two
    board.play("road d4 e-w")  # N: three
    assert board.gaze("b4") == "O"


@rule("MG-7.1")
def test_example_o_a_tie_leaves_the_oracle_where_it_looks() -> None:
    board = position("""
        . . . . . . . . . . . . .
         . v . . . . . . v . v .
        v yne-se . . v . . . . rse-nw rne-se . .
         yse-nw yse-nw . . . . . . . rse-nw rsw-nw .
        . ye-nw Y ye-w ye-w ye-w @ re-w re-w re-w R . .
         . yne-sw Y . . . . . . rne-sw R .
        . yne-sw . . . . . . . rne-sw rne-se . .
         v . . v . . . . v . v .
        . . . . . . . . . . . . .
    """)
    assert (board.value("e3"), board.value("e11")) == (4, 5)
    assert board.gaze("e7") == "R"
    view = board.game.view(board.state)["oracles"][0]
    assert (view["challengers"][0]["needs"], view["challengers"][0]["lacks"]) == (6, 2)
    board.play("road g4 se-nw")
    assert (board.value("e3"), board.gaze("e7")) == (5, "R")
    board.play("road d3 ne-sw", "road c4 e-sw")
    assert (board.value("e3"), board.gaze("e7")) == (6, "Y")


def at_the_end() -> Position:
    """The board of example I; brown has no market in the brown city, or Q would not add up."""
    return (
        example_i()
        .with_markets(b2="R", b6="RO", e4="oY", e9="ROy", b10="BY", h7="O")
        .with_hand("Y", points=0)
        .with_hand("O", points=0)
        .with_hand("R", points=0)
        .with_hand("B", points=0)
    )


@rule("MG-8.1")
def test_example_p_two_sold_and_two_inactive_markets_score_nothing() -> None:
    places = at_the_end().game.view(at_the_end().state)["places"]
    stalls = [stall for place in places for stall in place["markets"]]
    assert sorted(s["state"] for s in stalls if s["state"] != "active") == (
        ["inactive", "inactive", "sold", "sold"]
    )
    assert all(s["value"] == 0 for s in stalls if s["state"] != "active")


@rule("MG-8.1")
def test_example_q_the_remaining_markets_score() -> None:
    board = at_the_end()
    scored = {seat: board.score(seat)["markets"] for seat in "ORYB"}
    assert scored == {"O": 9, "R": 4, "Y": 4, "B": 3}
