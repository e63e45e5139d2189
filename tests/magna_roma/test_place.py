"""Placing a tile and the symbols it makes (MR-3.1 to MR-3.4, MR-4)."""

import pytest

from tests.magna_roma.pictures import (
    ROMA,
    forbidden,
    gains,
    hold,
    log_texts,
    play,
    quiet,
    rule,
    spots,
    texts,
    to_place,
    trade,
)


def targets(picture: str) -> set[str]:
    """Squares where a tile may be placed in a drawn city."""
    return {text.split()[1] for text in texts(to_place("rB---", picture))}


@rule("MR-3.1")
def test_a_tile_goes_orthogonally_beside_any_tile_of_the_city() -> None:
    before = """
        . . . .
        . T r .
        . . p .
        . . . .
    """
    after = """
        . o o .
        o T r o
        . o p o
        . . o .
    """
    assert targets(before) == spots(after)


@rule("MR-3.1")
def test_no_tile_lies_on_another_or_apart_from_the_city() -> None:
    state = to_place("rB---")
    assert forbidden(state, "place e5") == ["MR-3.1"]
    assert forbidden(state, "place d4") == ["MR-3.1"]
    assert forbidden(state, "place e4 turned 4") == ["MR-3.1"]


@rule("MR-3.1")
@pytest.mark.parametrize(
    ("word", "turns"),
    [("rB---", 4), ("rB-B-", 2), ("rBBBB", 1), ("rBLBL", 2), ("rBBLL", 4), ("rBLB-", 4)],
)
def test_turns_that_look_the_same_are_one_move(word: str, turns: int) -> None:
    state = to_place(word)
    beside = [text for text in texts(state) if text.startswith("place e4")]
    assert (
        beside
        == ["place e4", "place e4 turned 1", "place e4 turned 2", "place e4 turned 3"][:turns]
    )
    for turned in range(turns, 4):
        assert forbidden(state, f"place e4 turned {turned}") == ["MR-3.1"]


@rule("MR-3.1")
def test_a_placement_needs_neither_symbol_nor_colour() -> None:
    state = to_place("r")
    play(state, "place e4")
    assert gains(state) == []
    assert state.cities[0].laid == 1


@rule("MR-3.1")
def test_a_turned_tile_lies_turned() -> None:
    state = to_place("rBLD-")
    play(state, "place e4 turned 1")
    laid = ROMA.view(state)["cities"][0]["tiles"][0]
    assert (laid["cell"], laid["edges"], laid["turned"]) == ("e4", "-BLD", 1)


@rule("MR-3.2")
def test_a_city_five_wide_grows_no_wider() -> None:
    before = """
        . . . . . . .
        . T r p b r .
        . . . . . . .
    """
    after = """
        . o o o o o .
        . T r p b r .
        . o o o o o .
    """
    assert targets(before) == spots(after)


@rule("MR-3.2")
def test_a_city_five_tall_grows_no_taller() -> None:
    before = """
        r
        p
        T
        b
        r
    """
    after = """
        . . .
        o r o
        o p o
        o T o
        o b o
        o r o
        . . .
    """
    assert targets(before) == spots(after)


@rule("MR-3.2")
def test_the_town_center_may_end_in_any_corner_but_the_frame_holds() -> None:
    state = quiet()
    for cell in ("e4", "e3", "e2", "e1", "f1", "g1", "h1", "i1"):
        hold(state, "r")
        play(state, f"place {cell}")
    hold(state, "r")
    assert ROMA.view(state)["cities"][0]["frame"] == [5, 1, 9, 5]
    assert forbidden(state, "place d5") == ["MR-3.2"]
    assert forbidden(state, "place e6") == ["MR-3.2"]
    assert forbidden(state, "place j1") == ["MR-3.2"]


@rule("MR-3.3")
@pytest.mark.parametrize(("colour", "at"), [("r", 0), ("p", 1), ("b", 2)])
@pytest.mark.parametrize("stars", [0, 1, 2])
def test_stars_advance_the_track_of_the_tiles_colour(colour: str, at: int, stars: int) -> None:
    state = to_place(colour + "*" * stars)
    play(state, "place e4")
    assert list(state.cities[0].stars) == [stars if track == at else 0 for track in range(3)]


@rule("MR-3.3")
def test_the_tiles_own_symbols_cannot_pay_for_a_trade_that_its_stars_reach() -> None:
    """Purple 7 gives a luxury onto a trade for coins; the coins come with the symbols, too late."""
    state = to_place("pDDDD*", "T pDDDD")
    city = state.cities[0]
    city.stars[1], city.luxuries = 6, 2
    state.tokens[0] = trade("games")
    play(state, "place f4")
    assert texts(state)[0] == "no action"
    assert gains(state) == ["1 luxury", "2 coins"]
    assert (city.luxuries, city.coins) == (3, 2)


@rule("MR-3.3")
def test_a_trade_that_stars_reach_is_settled_before_the_symbols() -> None:
    state = to_place("pDDDD*", "T pDDDD")
    city = state.cities[0]
    city.stars[1], city.luxuries, city.legions = 6, 2, 1
    state.tokens[0] = trade("mercenaries pay")
    play(state, "place f4")
    assert texts(state) == ["no trade", "trade 1 legion for 3 coins"]
    assert city.coins == 0
    play(state, "trade 1 legion for 3 coins")
    assert city.coins == 5


@rule("MR-3.4")
@pytest.mark.parametrize(("beside", "legions"), [("rBBBB", 2), ("pBBBB", 1), ("bBBBB", 1)])
def test_one_colour_gives_the_greater_benefit_two_the_lesser(beside: str, legions: int) -> None:
    state = to_place("rBBBB", f"T {beside}")
    play(state, "place f4")
    assert state.cities[0].legions == legions


@rule("MR-3.4")
@pytest.mark.parametrize(("word", "beside"), [("rB---", "rBBBB"), ("rBBBB", "r--B-"), ("r", "r")])
def test_a_blank_edge_makes_no_symbol(word: str, beside: str) -> None:
    state = to_place(word, f"T {beside}")
    play(state, "place f4")
    assert gains(state) == []


@rule("MR-3.4")
@pytest.mark.parametrize("colour", ["r", "p", "b"])
def test_the_town_center_always_gives_the_lesser_benefit(colour: str) -> None:
    state = to_place(f"{colour}DDDD")
    play(state, "place e4")
    assert state.cities[0].coins == 1


@rule("MR-3.4")
@pytest.mark.parametrize(
    ("cell", "gained"),
    [("e4", "1 coin"), ("f5", "1 population"), ("e6", "1 luxury"), ("d5", "1 coin")],
)
def test_the_town_center_shows_disc_blade_laurel_disc(cell: str, gained: str) -> None:
    state = to_place("rDDDD")
    play(state, f"place {cell}")
    assert gains(state) == [gained]


SYMBOLS = [
    ("LD", "luxuries", 1, 2),
    ("LL", "prestige", 1, 3),
    ("DD", "coins", 1, 2),
    ("BD", "population", 1, 2),
    ("BB", "legions", 1, 2),
    ("BL", "faith", 1, 2),
]


@rule("MR-4.1")
@rule("MR-4.2")
@pytest.mark.parametrize(("halves", "store", "lesser", "greater"), SYMBOLS)
def test_each_pair_of_halves_makes_its_one_symbol(
    halves: str, store: str, lesser: int, greater: int
) -> None:
    for one, other in {(halves[0], halves[1]), (halves[1], halves[0])}:
        for colour, amount in (("r", greater), ("p", lesser)):
            state = to_place(f"r--{one}-", f"T {colour}{other}---")
            play(state, "place f4")
            found = {name: getattr(state.cities[0], name) for _, name, _, _ in SYMBOLS}
            assert found == {name: amount if name == store else 0 for name in found}


@rule("MR-4.3")
def test_legions_and_stars_stay_at_the_end_and_the_surplus_is_lost() -> None:
    state = to_place("rB---**", "T rB---")
    city = state.cities[0]
    city.legions, city.stars[0] = 7, 11
    play(state, "place f4 turned 2")
    assert (city.legions, city.stars[0]) == (8, 12)
    assert "lost 1 legion past the end of the board" in log_texts(state)


@rule("MR-4.3")
def test_faith_and_luxuries_stay_at_the_end_and_the_surplus_is_lost() -> None:
    state = to_place("rBBBB", "T rLLLL")
    city = state.cities[0]
    city.faith = 11
    play(state, "place f4")
    assert (city.faith, city.blessings) == (12, 1)
    assert "lost 1 faith past the end of the board" in log_texts(state)
    state = to_place("rDDDD", "T rLLLL")
    city = state.cities[0]
    city.luxuries = 14
    play(state, "place f4")
    assert city.luxuries == 15
    assert "lost 1 luxury past the end of the board" in log_texts(state)


@rule("MR-4.3")
def test_coins_population_and_blessings_have_no_cap() -> None:
    state = to_place("rDDDD", "T rDDDD")
    city = state.cities[0]
    city.coins = 30
    play(state, "place f4")
    assert city.coins == 32
    state = to_place("rBBBB", "T rDDDD")
    state.cities[0].population = 50
    play(state, "place f4")
    assert state.cities[0].population == 52
    state = to_place("rBBBB", "T rLLLL")
    state.cities[0].blessings, state.cities[0].faith = 16, 2
    play(state, "place f4")
    assert state.cities[0].blessings == 17


@rule("MR-3.1")
@pytest.mark.parametrize("tip", ["e4", "g4"])
def test_a_square_between_two_arms_is_beside_the_one_just_lengthened(tip: str) -> None:
    """f4 touches the tip alone; the square beyond it lies beside the other arm."""
    state = to_place("r", "T . r\nr r r")
    assert "place f4" not in texts(state)
    play(state, f"place {tip}")
    hold(state, "r")
    assert "place f4" in texts(state)
