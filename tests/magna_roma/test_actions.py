"""The three optional actions (MR-8, MR-9, MR-10)."""

import pytest

from insula.games.magna_roma.rules.box import GOODS, LEGIONS, LUXURIES
from insula.games.magna_roma.rules.state import ACTION, RomaState
from tests.magna_roma.pictures import (
    ROMA,
    build,
    forbidden,
    gains,
    log_texts,
    monument,
    play,
    province,
    rule,
    texts,
    to_act,
    to_place,
    trade,
)

BLOCK = """
    T r p
    . b r
"""


def builder(name: str, coins: int, picture: str = BLOCK) -> RomaState:
    """Seat 1 may act; only one monument is on display, in the middle."""
    state = to_act(picture)
    state.display[0] = state.display[2] = -1
    state.display[1] = monument(name)
    state.cities[0].coins = coins
    return state


# -- monuments -----------------------------------------------------------------------------------

COINS = {
    "Thermae": 4,
    "Basilica": 4,
    "Temple of Vesta": 4,
    "Colosseum": 4,
    "Odeon": 4,
    "Senate": 4,
    "Temple of Mars": 3,
    "Temple of Jupiter": 3,
    "Triumphal Arch": 4,
    "Mausoleum": 5,
    "Aqueduct": 5,
}


@rule("MR-8.1")
@pytest.mark.parametrize("name", COINS)
def test_a_monument_on_display_is_built_for_its_coins(name: str) -> None:
    state = builder(name, COINS[name])
    assert f"build {name} at f5-g6" in texts(state)
    play(state, f"build {name} at f5-g6")
    assert state.cities[0].coins == 0
    poor = builder(name, COINS[name] - 1)
    assert forbidden(poor, f"build {name} at f5-g6") == ["MR-8.1"]


@rule("MR-8.1")
def test_only_monuments_on_display_are_built_and_the_place_is_refilled_at_once() -> None:
    state = builder("Odeon", 9)
    assert forbidden(state, "build Thermae at f5-g6") == ["MR-8.1"]
    following = state.monuments[state.monuments_drawn]
    shown = state.revealed()
    play(state, "build Odeon at f5-g6")
    assert state.display[1] == following
    assert state.revealed() == shown + 1
    assert f"new monument on display: {ROMA.content.monuments[following]}" in log_texts(state)


@rule("MR-8.1")
def test_the_deck_goes_on_from_monument_to_monument() -> None:
    state = builder("Odeon", 9)
    first, second = state.monuments[3], state.monuments[4]
    play(state, "build Odeon at f5-g6")
    state.display[0] = monument("Forum")
    state.depth = 0
    state.push(ACTION, 0, 0)
    play(state, "build Forum")
    assert list(state.display)[:2] == [second, first]


@rule("MR-8.1")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    state = builder("Odeon", 9)
    state.monuments_drawn = len(state.monuments)
    play(state, "build Odeon at f5-g6")
    assert state.display[1] == -1
    assert ROMA.view(state)["display"][1] is None


@rule("MR-8.2")
def test_a_monument_needs_four_tiles() -> None:
    state = builder("Odeon", 9, "T r p\n. b .")
    assert texts(state) == ["no action"]
    assert forbidden(state, "build Odeon at f5-g6") == ["MR-8.2"]
    assert forbidden(state, "build Odeon") == ["MR-8.2"]
    assert forbidden(state, "build Odeon at f5-f6") == ["MR-8.2"]


@rule("MR-8.2")
def test_no_monument_covers_the_town_center() -> None:
    state = builder("Odeon", 9, "T r\nb p")
    assert texts(state) == ["no action"]
    assert forbidden(state, "build Odeon at e5-f6") == ["MR-8.2"]


@rule("MR-8.2")
def test_no_monument_covers_what_another_covers() -> None:
    state = builder("Odeon", 9, "T r# p# r\n. b# r# p")
    assert forbidden(state, "build Odeon at g5-h6") == ["MR-8.2", "MR-8.2"]
    assert texts(state) == ["no action"]


@rule("MR-8.2")
def test_a_built_monument_covers_its_four_tiles() -> None:
    state = builder("Odeon", 9, "T r p b r\n. b r p b")
    sites = ["build Odeon at f5-g6", "build Odeon at g5-h6", "build Odeon at h5-i6"]
    assert texts(state) == ["no action", *sites]
    play(state, "build Odeon at f5-g6")
    covered = [tile["cell"] for tile in ROMA.view(state)["cities"][0]["tiles"] if tile["covered"]]
    assert covered == ["f5", "g5", "f6", "g6"]


@rule("MR-8.2")
def test_the_forum_goes_on_the_town_center_and_nowhere_else() -> None:
    state = builder("Forum", 2)
    assert texts(state) == ["no action", "build Forum"]
    assert forbidden(state, "build Forum at f5-g6") == ["MR-8.2"]
    play(state, "build Forum")
    assert ROMA.view(state)["cities"][0]["monuments"] == [
        {"monument": "Forum", "site": "e5", "staff": 2, "workers": 0, "points": 0}
    ]
    assert state.cities[0].coins == 0


@rule("MR-8.3")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("Forum", ["1 luxury"]),
        ("Temple of Mars", ["1 legion"]),
        ("Temple of Jupiter", ["1 blessing"]),
        ("Mausoleum", []),
    ],
)
def test_an_immediate_bonus_is_gained_when_built(name: str, gained: list[str]) -> None:
    state = builder(name, 5)
    play(state, f"build {name}" + ("" if name == "Forum" else " at f5-g6"))
    assert gains(state) == gained


@rule("MR-8.3")
@rule("MR-6.2")
def test_the_forums_luxury_may_reach_a_trade() -> None:
    state = builder("Forum", 4)
    state.cities[0].luxuries = 2
    state.tokens[0] = trade("games")
    play(state, "build Forum")
    assert texts(state) == ["no trade", "trade 2 coins for 4 VP"]


@rule("MR-8.4")
def test_population_in_monuments_may_still_be_spent() -> None:
    """Nothing is locked up: two staffed monuments do not keep a trade from its population."""
    state = builder("Forum", 2)
    city = state.cities[0]
    build(city, "Temple of Mars", "f5")
    city.population, city.luxuries = 3, 2
    state.tokens[0] = trade("games")
    play(state, "build Forum")
    assert "trade 2 population for 4 VP" in texts(state)


@rule("MR-8.4")
@pytest.mark.parametrize(
    ("names", "population", "points"),
    [
        (["Aqueduct", "Mausoleum"], 5, 13),
        (["Aqueduct", "Mausoleum"], 4, 12),
        (["Aqueduct", "Mausoleum"], 8, 21),
        (["Aqueduct", "Triumphal Arch"], 5, 14),
        (["Triumphal Arch", "Aqueduct"], 4, 12),
        (["Aqueduct"], 1, 4),
        (["Aqueduct"], 2, 7),
        (["Aqueduct"], 3, 9),
        (["Aqueduct"], 4, 12),
        (["Aqueduct"], 9, 12),
        (["Temple of Jupiter", "Triumphal Arch", "Forum"], 4, 9),
        (["Temple of Jupiter", "Triumphal Arch", "Forum"], 5, 12),
        (["Temple of Mars"], 2, 0),
        (["Temple of Mars"], 3, 6),
        (["Temple of Mars"], 0, 0),
    ],
)
def test_the_best_staffing_is_found(names: list[str], population: int, points: int) -> None:
    state = to_act()
    for name in names:
        build(state.cities[0], name)
    state.cities[0].population = population
    assert state.breakdown()[0]["monuments"] == points


@rule("MR-8.5")
def test_a_monument_hides_nothing() -> None:
    """Icons, colours and halves below still count; a tile below may be blessed."""
    state = to_act("T rl# rDDDDl# rDDDD\n. rl# rl# .")
    state.provinces[0], state.provinces[1] = province("Gallia"), province("Aegyptus")
    state.slots[0] = state.slots[3] = 0
    assert state.breakdown()[0]["provinces"] == 2 * 3 + 1 * 4
    state.cities[0].blessings = 1
    play(state, "bless g5")
    assert gains(state) == ["2 coins"]


# -- provinces -----------------------------------------------------------------------------------


def general(legions: int) -> RomaState:
    """Seat 1 may conquer; Africa, Dalmatia and Aegyptus are in play."""
    state = to_act()
    for card, name in enumerate(("Africa", "Dalmatia", "Aegyptus")):
        state.provinces[card] = province(name)
    state.cities[0].legions = legions
    return state


@rule("MR-9.1")
@pytest.mark.parametrize(
    ("legions", "slots"),
    [(2, []), (3, ["right"]), (4, ["middle", "right"]), (5, ["left", "middle", "right"])],
)
def test_a_slot_takes_its_legions(legions: int, slots: list[str]) -> None:
    state = general(legions)
    cards = ("Africa", "Dalmatia", "Aegyptus")
    wanted = [f"conquer {card} {slot}" for card in cards for slot in slots]
    assert texts(state) == ["no action", *wanted]
    if legions < 5:
        assert forbidden(state, "conquer Africa left") == ["MR-9.1"]


@rule("MR-9.1")
@pytest.mark.parametrize(("slot", "cost"), [("left", 5), ("middle", 4), ("right", 3)])
def test_exactly_the_slots_legions_are_spent(slot: str, cost: int) -> None:
    state = general(8)
    play(state, f"conquer Dalmatia {slot}")
    assert state.cities[0].legions == 8 - cost
    owners = [place["seat"] for place in ROMA.view(state)["provinces"][1]["slots"]]
    assert owners == [0 if name == slot else None for name in ("left", "middle", "right")]


@rule("MR-9.1")
def test_a_slot_holds_one_disc_and_a_card_one_of_each_player() -> None:
    state = general(8)
    state.slots[0] = 1
    state.slots[4] = 0
    assert forbidden(state, "conquer Africa left") == ["MR-9.1"]
    assert forbidden(state, "conquer Dalmatia middle") == ["MR-9.1"]
    assert forbidden(state, "conquer Dalmatia left") == ["MR-9.1"]
    assert forbidden(state, "conquer Gallia left") == ["MR-1.3"]
    assert "conquer Africa middle" in texts(state)


@rule("MR-9.1")
@pytest.mark.parametrize("card", [0, 1, 2])
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_disc_on_any_slot_closes_its_card_and_no_other(card: int, slot: int) -> None:
    state = general(8)
    state.slots[card * 3 + slot] = 0
    names = ("Africa", "Dalmatia", "Aegyptus")
    open_cards = {text.split()[1] for text in texts(state)[1:]}
    assert open_cards == set(names) - {names[card]}


@rule("MR-9.1")
def test_three_discs_are_all_a_player_has() -> None:
    state = general(8)
    state.slots[0] = state.slots[3] = state.slots[6] = 0
    assert texts(state) == ["no action"]


@rule("MR-9.2")
@pytest.mark.parametrize(
    ("slot", "gained"),
    [("left", []), ("middle", ["1 population"]), ("right", ["1 coin", "1 population"])],
)
def test_a_slots_bonus_is_gained_at_once(slot: str, gained: list[str]) -> None:
    state = general(8)
    play(state, f"conquer Africa {slot}")
    assert gains(state) == gained


@rule("MR-9.2")
@rule("MR-3.5")
def test_a_slot_that_gives_legions_and_luxuries_gives_them_in_order() -> None:
    """In a box whose slots bring more than ours."""
    state = general(8)
    state.tokens[0] = trade("mercenaries pay")
    state.cities[0].luxuries = 2
    first = province("Africa") * 3 * len(GOODS)
    bonus = state.box.slot_bonus
    bonus[first + LUXURIES], bonus[first + LEGIONS] = 1, 2
    try:
        play(state, "conquer Africa left")
        assert gains(state) == ["2 legions", "1 luxury"]
        assert texts(state) == ["no trade", "trade 1 legion for 3 coins"]
    finally:
        bonus[first + LUXURIES], bonus[first + LEGIONS] = 0, 0


# -- blessings -----------------------------------------------------------------------------------


@rule("MR-10.1")
def test_a_blessing_gains_all_symbols_of_a_tile_but_no_stars() -> None:
    state = to_act("T rDDDD** rDDDD\n. pDDDD .")
    state.cities[0].blessings = 2
    play(state, "bless f5")
    assert gains(state) == ["2 coins", "1 coin", "1 population"]
    assert (state.cities[0].blessings, list(state.cities[0].stars)) == (1, [0, 0, 0])


@rule("MR-10.1")
def test_a_tile_is_blessed_once_and_only_with_a_token() -> None:
    state = to_act("T r+")
    assert texts(state) == ["no action"]
    assert forbidden(state, "bless e5") == ["MR-10.1"]
    state.cities[0].blessings = 1
    assert texts(state) == ["no action", "bless e5"]
    assert forbidden(state, "bless f5") == ["MR-10.1"]
    assert forbidden(state, "bless g5") == ["MR-10.1"]
    play(state, "bless e5")
    assert ROMA.view(state)["cities"][0]["tiles"][0]["blessed"]


@rule("MR-10.2")
def test_any_own_tile_may_be_blessed() -> None:
    """Under a monument, the Town Center, one that makes no symbol, and later neighbours count."""
    state = to_act("T rDDDD#\n. r#")
    state.cities[0].blessings = 1
    assert texts(state) == ["no action", "bless e5", "bless f5", "bless f6"]
    play(state, "bless e5")
    assert gains(state) == ["1 population"]


@rule("MR-10.2")
def test_the_tile_placed_this_turn_may_be_blessed_with_a_token_gained_this_turn() -> None:
    state = to_place("rB---", "T rL---")
    state.cities[0].faith = 1
    play(state, "place f4 turned 2")
    assert gains(state) == ["2 faith", "1 blessing"]
    play(state, "bless f4")
    assert gains(state) == ["2 faith"]


# -- a full city, whose edges count as its middle does -------------------------------------------

FULL = """
    r p b r p
    b r p b r
    p b r p b
    r p b r p
    b r p b T
"""


@rule("MR-10.2")
def test_every_tile_of_a_full_city_may_be_blessed() -> None:
    state = to_act(FULL)
    state.cities[0].blessings = 1
    squares = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    assert texts(state) == ["no action", *(f"bless {square}" for square in squares)]


@rule("MR-8.2")
def test_a_full_city_has_sixteen_sites_less_those_of_the_town_center() -> None:
    state = builder("Odeon", 9, FULL)
    corners = [(column, row) for row in range(1, 5) for column in "abcd"]
    sites = [f"{c}{r}-{chr(ord(c) + 1)}{r + 1}" for c, r in corners if (c, r) != ("d", 4)]
    assert texts(state) == ["no action", *(f"build Odeon at {site}" for site in sites)]


@rule("MR-3.1")
@rule("MR-3.2")
@pytest.mark.parametrize("hole", ["a1", "e1", "a5", "c3", "c1", "a3", "c5", "e3"])
def test_the_last_square_of_a_city_is_the_only_one(hole: str) -> None:
    row, column = int(hole[1]) - 1, "abcde".index(hole[0])
    lines = [line.split() for line in FULL.strip().splitlines()]
    lines[row][column] = "."
    state = to_place("rBBBB", "\n".join(" ".join(line) for line in lines))
    assert texts(state) == [f"place {hole}"]
