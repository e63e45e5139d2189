"""The lab's figures on a few games made by hand."""

import random
from dataclasses import replace
from math import inf, sqrt
from typing import Any

import pytest

from insula.arena.intervals import Estimate, mean_of, wilson
from insula.arena.lab.association import associations, changes, differences
from insula.arena.lab.figures import comparison, side_figures
from insula.arena.lab.measures import measures, sources, varying_kinds
from insula.arena.lab.sample import Experiment, Job, Sample, Side, play
from insula.arena.match import derive_seed, seat_bots
from insula.arena.testing import against_zero, holm, newcombe, significance, welch

pytestmark = pytest.mark.one_speed


def game(scores: list[int], held: list[list[str]] | None = None, first: int = 0) -> Sample:
    """A game of these points, with the monuments that each seat has and who had the first turn."""
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    count = len(scores)
    return Sample(
        scores=scores,
        ranking=ranking,
        sources=[{"market": score - 1, "trades": 1, "nothing": 0} for score in scores],
        components=[{"monument": names} for names in held or [[] for _ in scores]],
        order=[(first + at) % count for at in range(count)],
        decisions=10,
        choices=8,
        moves=40,
        most_moves=9,
        turns=0,
    )


def measured(sample: Sample) -> dict[str, float]:
    return {name: measure(sample) for name, measure in measures([sample]).items()}


def test_measures_of_a_game() -> None:
    found = measured(game([30, 24, 18], first=1))
    assert found["points of a seat"] == 24
    assert found["points of the winner"] == 30
    assert found["lead of the first over the second"] == 6
    assert found["spread from first to last"] == 12
    assert found["share of games with a shared first place"] == 0
    assert found["wins of the first turn, above its share"] == pytest.approx(-1 / 3)
    assert found["points of the first turn, above the others"] == 0
    assert found["moves of a decision"] == 4
    assert "turns of a game" not in found


def test_a_shared_first_place_is_a_part_of_a_win() -> None:
    sample = game([20, 20, 10])
    assert sample.wins == [0.5, 0.5, 0]
    assert measured(sample)["share of games with a shared first place"] == 1


def test_pieces_are_counted_where_seats_have_more_or_fewer() -> None:
    """The slot of a province counts what the province counts already, and all have a colour."""
    kept = [{"province": held, "slot": held, "colour": ["red"]} for held in (["A"], ["A", "B"])]
    games = [replace(game([1, 2]), components=[one, other]) for one in kept for other in kept]
    assert varying_kinds(games) == ["province"]
    assert measures(games)["province: pieces of a seat"](games[1]) == 1.5


def test_a_supply_is_measured_when_most_of_it_is_in_use() -> None:
    games = [replace(game([1, 2]), supplies={"coins": (most, 30)}) for most in (12, 30, 31, 40)]
    figures = side_figures(games)["measures"]
    assert figures["coins: most in use at once"]["value"] == 113 / 4
    over = figures["share of games with more than 30 coins in use"]
    assert over["value"] == 0.5
    assert 0 < over["low"] < over["high"] < 1


def test_the_lab_counts_the_pieces_in_use_after_every_move() -> None:
    """Recounted from the views of the same game: employed population and played blessings too."""
    experiment = Experiment((Side("calibrated", "magna-roma", "calibrated"),), 4, "apprentice", 3)
    match = experiment.match(0)
    opened = match.open()
    state = opened.new(4, derive_seed(match.seed, "deal", 1))
    bots, most = seat_bots(match, 1), {"coins": 0, "population": 0, "blessings": 0}
    while not state.over():
        state.play(bots[state.seat()].decide(state))
        cities = opened.view(state)["cities"]
        on_tiles = sum(tile["blessed"] for city in cities for tile in city["tiles"])
        for good in most:
            held = sum(city[good] for city in cities)
            most[good] = max(most[good], held + on_tiles * (good == "blessings"))
    printed = {"coins": 30, "population": 50, "blessings": 16}
    found = play(experiment, Job(0, 1)).supplies
    assert found == {good: (most[good], printed[good]) for good in printed}
    assert min(most.values()) > 0


def test_a_solo_game_has_no_first_turn() -> None:
    assert list(measured(game([50]))) == [
        "points of a seat",
        "decisions of a game",
        "decisions with a choice",
        "moves of a decision",
    ]


def test_a_source_that_gave_nothing_is_left_out() -> None:
    assert sources([game([3, 4])]) == ["market", "trades"]


def test_seats_and_turns_are_distinguished() -> None:
    """Seat 2 always wins, and always has the first turn but once."""
    found = side_figures([game([1, 5], first=1), game([2, 6], first=1), game([3, 7], first=0)])
    assert [seat["wins"]["value"] for seat in found["seats"]] == [0, 1]
    assert [turn["wins"]["value"] for turn in found["turn_order"]] == pytest.approx([2 / 3, 1 / 3])
    assert [seat["points"]["value"] for seat in found["seats"]] == [2, 6]
    assert found["scores"]["mean"] == 4
    assert found["scores"]["counts"] == {"1": 1, "2": 1, "3": 1, "5": 1, "6": 1, "7": 1}


# -- components ------------------------------------------------------------------------------------


def test_a_component_counts_where_some_have_it_and_some_do_not() -> None:
    games = [
        game([9, 5, 1], [["Forum"], ["Forum", "Odeon"], []]),
        game([9, 5, 1], [["Forum"], ["Forum"], ["Forum", "Forum"]]),
    ]
    found = differences(games)
    forum = found["monument", "Forum"]
    assert forum.seats == 5
    assert forum.wins == [0.5]
    assert forum.points == [6.0]
    assert found["monument", "Odeon"].wins == [-0.5]


def table_of(chance: random.Random, count: int, helps: float) -> list[Sample]:
    """Games in which the Forum goes with winning as said, and the Odeon with nothing."""
    games = []
    for _ in range(count):
        holder = chance.randrange(2)
        winner = holder if chance.random() < 0.5 + helps / 2 else 1 - holder
        held: list[list[str]] = [[], []]
        held[holder].append("Forum")
        held[chance.randrange(2)].append("Odeon")
        games.append(game([20 if seat == winner else 10 for seat in (0, 1)], held))
    return games


def named(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in rows}


def test_only_real_associations_with_winning_are_found() -> None:
    found = named(associations(table_of(random.Random(2), 400, 0.3)))
    assert found["Forum"]["significant"]
    assert found["Forum"]["wins"]["low"] < 0.3 < found["Forum"]["wins"]["high"]
    assert found["Forum"]["points"]["value"] == pytest.approx(10 * found["Forum"]["wins"]["value"])
    assert not found["Odeon"]["significant"]
    assert (found["Forum"]["held"], found["Forum"]["games"]) == (0.5, 400)


def test_with_few_games_nothing_is_claimed() -> None:
    assert associations(table_of(random.Random(2), 19, 1.0)) == []


def test_a_component_that_became_worth_more_is_found() -> None:
    chance = random.Random(3)
    found = changes(table_of(chance, 300, 0.0), table_of(chance, 300, 0.5))
    assert [row["name"] for row in found if row["significant"]] == ["Forum"]
    assert found[0]["difference"]["value"] == pytest.approx(
        found[0]["wins"][1] - found[0]["wins"][0]
    )


def test_many_comparisons_rarely_find_false_effects() -> None:
    """Of 60 experiments with 40 components that do nothing, about 3 may find anything."""
    chance, wrong = random.Random(4), 0
    for _ in range(60):
        games = []
        for _ in range(40):
            held: list[list[str]] = [[], []]
            for component in range(40):
                held[chance.randrange(2)].append(str(component))
            games.append(game(chance.choice([[1, 2], [2, 1]]), held))
        wrong += any(row["significant"] for row in associations(games))
    assert wrong <= 8


# -- tests -----------------------------------------------------------------------------------------


def test_welchs_test_is_the_textbook_one() -> None:
    """Two samples with unequal spreads, worked by hand: means 3 and 6, variances 2.5 and 10."""
    found = welch([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])
    assert found.estimate.value == 3
    t, freedom = 3 / sqrt(2.5), 2.5**2 / (0.5**2 / 4 + 2**2 / 4)
    assert t == pytest.approx(1.8974, abs=1e-4)
    assert freedom == pytest.approx(5.882, abs=1e-3)
    assert found.p == pytest.approx(0.1075, abs=1e-3)
    assert found.size
    assert found.size.value == pytest.approx(3 / sqrt(6.25))


def test_a_constant_difference_is_significant_from_twenty_games() -> None:
    for games, sure in ((5, False), (19, False), (20, True)):
        found = welch([1.0] * games, [2.0] * 20)
        assert (found.estimate.value, found.p, found.size) == (1, None, None)
        assert found.estimate.low == (1 if sure else -inf)
        assert significance([found, against_zero([1.0] * games)]) == [(None, sure)] * 2


def test_equal_constants_do_not_differ() -> None:
    for found in (welch([3.0] * 20, [3.0] * 20), against_zero([0.0] * 20)):
        assert (found.estimate.value, found.p) == (0, 1)
        assert significance([found]) == [(1, False)]


def test_with_fewer_than_five_games_a_side_nothing_is_tested() -> None:
    few, enough = [1.0, 2.0, 1.0, 2.0], [8.0, 9.0, 8.0, 9.0, 8.0]
    for found in (welch(few, enough), welch(enough, few)):
        assert (found.p, found.size, found.estimate.high) == (None, None, inf)
    assert welch([*few, 1.0], enough).p
    assert significance([welch(few, enough), welch([*few, 1.0], enough)])[0] == (None, False)


@pytest.mark.parametrize("count", [2, 3, 5, 8, 20])
def test_equal_sides_rarely_differ(count: int) -> None:
    """Many games have points that hardly vary; of 150 experiments about 7 may find anything."""
    chance, wrong = random.Random(count), 0
    for _ in range(150):
        one, other = (
            [game([chance.choice([5, 5, 5, 6]), chance.randrange(4, 6)]) for _ in range(count)]
            for _ in range(2)
        )
        wrong += any(row["significant"] for row in comparison(one, other))
    assert wrong <= 14


def told_intervals(found: dict[str, Any]) -> list[dict[str, Any]]:
    """All shares of a side: wins by seat and by turn, shared first places."""
    shares = [each["wins"] for part in ("seats", "turn_order") for each in found[part]]
    return [*shares, found["measures"]["share of games with a shared first place"]]


@pytest.mark.parametrize("games", [[[1, 5]] * 2, [[1, 5], [5, 1]], [[1, 5], [5, 5], [5, 1]]])
def test_intervals_of_shares_stay_within_bounds(games: list[list[int]]) -> None:
    found = side_figures([game(scores) for scores in games])
    for share in told_intervals(found):
        assert 0 <= share["low"] <= share["value"] <= share["high"] <= 1
        assert share["high"] - share["low"] > 0.3
    above = found["measures"]["wins of the first turn, above its share"]
    assert -0.5 <= above["low"] < above["high"] <= 0.5


def test_a_difference_of_shares_is_at_most_the_whole() -> None:
    one = [game(scores) for scores in [[1, 5]] * 4 + [[5, 1]]]
    other = [game(scores) for scores in [[5, 1]] * 4 + [[1, 5]]]
    found = {row["measure"]: row for row in comparison(one, other)}
    assert 0.8 < found["wins of the first turn, above its share"]["difference"]["high"] <= 1


def test_shares_that_never_vary_leave_room_for_a_difference() -> None:
    sides = [game([5, 1])] * 60, [game([5, 1])] * 60
    (row,) = (r for r in comparison(*sides) if r["measure"].endswith("a shared first place"))
    assert (row["p"], row["significant"]) == (1, False)
    assert row["difference"]["low"] == pytest.approx(-0.063, abs=1e-3)
    assert row["difference"]["high"] == pytest.approx(0.063, abs=1e-3)


def test_newcombes_interval_is_the_textbook_one() -> None:
    """56 of 70 against 48 of 80, from Newcombe's paper: 0.2, from 0.0524 to 0.3339."""
    shares = [Estimate(p, *wilson(p, n, 1.959964), n) for p, n in ((48 / 80, 80), (56 / 70, 70))]
    found = newcombe(*shares)
    assert [found.value, found.low, found.high] == pytest.approx([0.2, 0.0524, 0.3339], abs=1e-4)


def test_a_perfect_association_has_an_interval() -> None:
    (forum, *_) = associations(table_of(random.Random(2), 30, 1.0))
    assert (forum["name"], forum["p"], forum["significant"]) == ("Forum", None, True)
    assert 0.6 < forum["wins"]["low"] < forum["wins"]["high"] == 1


def test_few_values_that_are_all_the_same_have_no_interval() -> None:
    assert mean_of([4.0] * 19) == Estimate(4.0, -inf, inf, 19)
    assert mean_of([4.0] * 20) == Estimate(4.0, 4.0, 4.0, 20)


def test_holms_correction_is_the_textbook_one() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_a_comparison_shows_both_sides_and_differences() -> None:
    chance = random.Random(5)
    one = [game([chance.randrange(10, 20), 5]) for _ in range(50)]
    other = [game([chance.randrange(30, 40), 5]) for _ in range(50)]
    found = {row["measure"]: row for row in comparison(one, other)}
    points = found["points of the winner"]
    assert points["significant"]
    assert points["difference"]["value"] == pytest.approx(points["sides"][1] - points["sides"][0])
    assert not found["decisions of a game"]["significant"]
    assert found["points from market"]["sides"][0] < found["points from market"]["sides"][1]


# -- games -----------------------------------------------------------------------------------------


def test_a_game_of_the_lab_is_the_same_again_and_another_on_each_side() -> None:
    side = Side("final", "magna-roma")
    experiment = Experiment((side, side), 2, "random", 1)
    first = play(experiment, Job(0, 1))
    assert play(experiment, Job(0, 1)) == first
    assert play(experiment, Job(1, 1)).scores != first.scores
    assert play(experiment, Job(0, 2)).scores != first.scores
    assert 0 < first.choices < first.decisions
