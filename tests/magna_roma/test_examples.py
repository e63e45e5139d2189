"""The worked examples of the rulebooks, final and draft; their pictures are lost, so each test
draws a position that fits the text."""

from tests.magna_roma.pictures import (
    DRAFT,
    ROMA,
    build,
    forbidden,
    gains,
    monument,
    play,
    province,
    put,
    quiet,
    rule,
    texts,
    to_act,
    to_place,
)


@rule("MR-3.4")
def test_example_a_military_symbol_of_two_colours_gains_one_legion() -> None:
    state = to_place("pBBBB", "T rBBBB")
    play(state, "place f4")
    assert gains(state) == ["1 legion"]


@rule("MR-3.4")
def test_example_a_military_symbol_of_one_colour_gains_two_legions() -> None:
    state = to_place("rBBBB", "T rBBBB")
    play(state, "place f4")
    assert gains(state) == ["2 legions"]


@rule("MR-3.5")
def test_example_two_symbols_gain_two_legions_and_one_faith() -> None:
    state = to_place("r-BB-", "T rB---")
    put(state.cities[0], ". . pLLLL\nT . .")
    play(state, "place f4")
    assert sorted(gains(state)) == ["1 faith", "2 legions"]


@rule("MR-3.4")
def test_draft_example_a_favour_symbol_of_one_colour_gains_two_faith() -> None:
    state = to_place("rBBBB", "T rLLLL", DRAFT)
    play(state, "place f4", game=DRAFT)
    assert gains(state, DRAFT) == ["2 faith"]


@rule("MR-3.3")
def test_example_blue_places_a_red_tile_with_one_star() -> None:
    """One step on the red track, then two legions and one point."""
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---")
    play(state, "place f5")
    city = state.cities[0]
    assert (city.stars[0], city.legions, city.prestige) == (1, 2, 1)
    assert gains(state) == ["1 VP", "2 legions"]


@rule("MR-3.4")
def test_draft_example_a_military_symbol_of_two_colours_advances_one_step() -> None:
    state = to_place("pBBBB", "T rBBBB", DRAFT)
    play(state, "place f4", game=DRAFT)
    assert (gains(state, DRAFT), state.cities[0].legions) == (["1 legion"], 1)


@rule("MR-3.3")
def test_draft_example_blue_places_a_red_tile_with_one_star() -> None:
    """One step on the red track, then two steps on the Military board and one point."""
    state = to_place("rB-L-*", ". r--B-\nT .\n. pL---", DRAFT)
    play(state, "place f5", game=DRAFT)
    city = state.cities[0]
    assert (city.stars[0], city.legions, city.prestige) == (1, 2, 1)
    assert gains(state, DRAFT) == ["1 VP", "2 legions"]


@rule("MR-5.1")
def test_example_a_red_star_reaches_a_bonus_of_one_population() -> None:
    state = to_place("r*", "T r")
    state.cities[0].stars[0] = 2
    play(state, "place f4")
    assert (state.cities[0].stars[0], state.cities[0].population) == (3, 1)
    assert gains(state) == ["1 population"]


@rule("MR-6.2")
def test_example_a_trade_of_one_legion_for_three_coins() -> None:
    state = to_place("rLLLL", "T pDDDD")
    state.tokens[0] = ROMA.content.trades.index("mercenaries pay")
    state.cities[0].luxuries, state.cities[0].legions = 2, 1
    play(state, "place f4", "trade 1 legion for 3 coins")
    assert (state.cities[0].legions, state.cities[0].coins) == (0, 3)


CITY = """
    T  r# p# b
    r  b# r# p
    p  b  r  r
    .  r  p  .
"""


@rule("MR-8.2")
def test_example_sites_a_b_c_d_of_a_monument() -> None:
    """A: built on already. B: the Town Center. C: a tile is missing. D: allowed."""
    for game, name in ((ROMA, "Mausoleum"), (DRAFT, "Mausoleum")):
        state = to_act(CITY, game)
        state.display[0] = monument(name, game)
        state.cities[0].coins = 9
        assert forbidden(state, f"build {name} at f5-g6", game) == ["MR-8.2"] * 4
        assert "MR-8.2" in forbidden(state, f"build {name} at e5-f6", game)
        assert forbidden(state, f"build {name} at g7-h8", game) == ["MR-8.2"]
        assert f"build {name} at f7-g8" in texts(state, game)


@rule("MR-12.3")
def test_example_the_temple_of_mars_needs_three_population() -> None:
    state = quiet()
    build(state.cities[0], "Temple of Mars", "f5")
    state.cities[0].population = 3
    assert state.breakdown()[0]["monuments"] == 6
    state.cities[0].population = 2
    assert state.breakdown()[0]["monuments"] == 0


@rule("MR-9.1")
@rule("MR-9.2")
def test_example_blue_conquers_africa_with_four_legions() -> None:
    """The middle slots of Dalmatia and Aegyptus are taken; Africa's gives one population."""
    state = to_act("T rl pc\n. bl rc")
    for card, name in enumerate(("Dalmatia", "Aegyptus", "Africa")):
        state.provinces[card] = province(name)
    state.slots[1] = state.slots[4] = 1
    state.cities[0].legions = 4
    assert texts(state) == [
        "no action",
        "conquer Dalmatia right",
        "conquer Aegyptus right",
        "conquer Africa middle",
        "conquer Africa right",
    ]
    play(state, "conquer Africa middle")
    assert (state.cities[0].legions, state.cities[0].population) == (0, 1)
    assert state.breakdown()[0]["provinces"] == 2 * 2


@rule("MR-20.5")
def test_draft_example_blue_conquers_phoenicia_with_three_armies() -> None:
    state = to_act("T", DRAFT)
    for card, name in enumerate(("Phoenicia", "Balkans", "Aegyptus")):
        state.provinces[card] = province(name, DRAFT)
    state.cities[0].legions = 3
    offered = [text.split()[-1] for text in texts(state, DRAFT)[1:]]
    assert offered == ["middle", "right"] * 3
    play(state, "conquer Phoenicia middle", game=DRAFT)
    assert gains(state, DRAFT) == ["1 population"]
    assert state.cities[0].legions == 0


BLESSED = """
    . r--D- .
    T rDBB- b---B
    . pDDDD .
"""


@rule("MR-10.1")
def test_example_a_blessing_gains_two_coins_one_population_and_one_legion() -> None:
    for game in (ROMA, DRAFT):
        state = to_act(BLESSED, game)
        state.cities[0].blessings = 1
        play(state, "bless f5", game=game)
        assert sorted(gains(state, game)) == ["1 legion", "1 population", "2 coins"]


@rule("MR-12.1")
def test_example_market_five_times_four_is_twenty() -> None:
    state = quiet()
    city = state.cities[0]
    city.luxuries = 13
    city.stars[0], city.stars[1], city.stars[2] = 9, 8, 11
    assert state.breakdown()[0]["market"] == 20


@rule("MR-12.1")
def test_draft_example_market_three_times_three_is_nine() -> None:
    state = quiet(2, DRAFT)
    city = state.cities[0]
    city.luxuries = 8
    city.stars[0], city.stars[1], city.stars[2] = 6, 9, 5
    assert state.breakdown()[0]["market"] == 9


@rule("MR-12.2")
def test_example_four_unplayed_blessings_at_three_are_twelve() -> None:
    for game in (ROMA, DRAFT):
        state = quiet(2, game)
        state.cities[0].blessings, state.cities[0].faith = 4, 9
        assert state.breakdown()[0]["pantheon"] == 12


DISTRICTS = """
    r r p b b
    p p r r p
    r T p p b
    r b b r r
    p b r b p
"""


@rule("MR-12.5")
@rule("MR-12.4")
def test_example_four_red_two_purple_and_two_brown_districts() -> None:
    state = quiet()
    put(state.cities[0], DISTRICTS)
    found = {}
    for name in ("Aegyptus", "Syria", "Germania"):
        state.provinces[0], state.slots[0] = province(name), 0
        found[name] = state.breakdown()[0]["provinces"] // 4
    assert found == {"Aegyptus": 4, "Syria": 2, "Germania": 2}
    state.provinces[0] = province("Aegyptus")
    assert state.breakdown()[0]["provinces"] == 16


@rule("MR-12.5")
@rule("MR-20.5")
def test_draft_example_four_red_two_purple_and_two_brown_districts() -> None:
    """The left slot pays 3 for each district in the draft."""
    state = quiet(game=DRAFT)
    put(state.cities[0], DISTRICTS)
    found = {}
    for name in ("Aegyptus", "Syria", "Germania"):
        state.provinces[0], state.slots[0] = province(name, DRAFT), 0
        found[name] = state.breakdown()[0]["provinces"]
    assert found == {"Aegyptus": 3 * 4, "Syria": 3 * 2, "Germania": 3 * 2}


@rule("MR-12.6")
def test_example_the_last_military_space_scores_five() -> None:
    state = quiet()
    state.cities[0].legions = state.box.military_end
    assert state.breakdown()[0]["military"] == 5


@rule("MR-13.5")
def test_example_a_row_with_a_mask_and_a_column_completes_its_objective() -> None:
    state = quiet(1)
    state.objectives[0] = 0
    put(state.cities[0], "rm b pc r b\n. . T . .")
    assert ROMA.view(state)["objectives"][0]["completed"] is True
