"""Ratings and intervals on results whose truth is known; all chance is seeded."""

import random
from collections.abc import Iterable
from math import inf, log10
from statistics import fmean

import pytest

from insula.arena.intervals import Estimate, mean_of, quantile, share_of, two_sided, wilson
from insula.arena.tournament.ratings import elo, elo_of_share, fit, openskill
from insula.arena.tournament.results import Deal, bot_score, pair_score
from insula.arena.tournament.sequential_test import Claim, SequentialTest
from tests.arena.synthetic import Strengths, game, ladder_deal, pair_deal, table_deal

pytestmark = pytest.mark.one_speed
PAIR = ("strong", "weak")


# -- Student and Wilson, against printed tables ----------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "sure", "printed"),
    [(1, 0.95, 12.706), (4, 0.95, 2.776), (10, 0.99, 3.169), (30, 0.95, 2.042), (1e6, 0.95, 1.960)],
)
def test_students_quantiles_are_the_printed_ones(
    freedom: float, sure: float, printed: float
) -> None:
    assert quantile(freedom, sure) == pytest.approx(printed, abs=6e-4)
    assert two_sided(printed, freedom) == pytest.approx(1 - sure, abs=1e-3)


def test_a_chance_is_one_at_nothing_and_none_at_infinity() -> None:
    assert two_sided(0.0, 7) == pytest.approx(1)
    assert two_sided(inf, 7) == 0


def test_wilsons_interval_is_the_textbook_one() -> None:
    low, high = wilson(0.9, 10, 1.959964)
    assert [low, high] == pytest.approx([0.5958, 0.9821], abs=1e-4)


def test_a_mean_of_one_figure_may_be_anything() -> None:
    assert mean_of([3.0]) == Estimate(3.0, -inf, inf, 1)
    assert share_of([1.0], 2) == Estimate(1.0, 0.0, 1.0, 1)


# -- coverage --------------------------------------------------------------------------------------


def covered(found: Estimate, truth: float) -> bool:
    return found.low <= truth <= found.high


@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize("truth", [0.5, 0.7, 0.95])
def test_an_interval_of_a_share_covers_the_truth_in_95_of_100(truth: float, luck: float) -> None:
    """Also where the games of a deal hang together."""
    chance = random.Random(f"{truth} {luck}")
    hits = 0
    for _ in range(400):
        deals = [pair_deal(chance, PAIR, truth, luck) for _ in range(60)]
        hits += covered(pair_score(deals, PAIR).share, truth)
    assert 0.925 <= hits / 400 <= 0.99


def elo_hits(deals: Iterable[list[Deal]], strengths: Strengths) -> float:
    """How often the interval of the first bot holds its true rating."""
    names = list(strengths)
    ratings = [400 * log10(each) for each in strengths.values()]
    truth = ratings[0] - fmean(ratings)
    return fmean(covered(elo(each, names)[names[0]], truth) for each in deals)


FEW_AND_MANY = pytest.mark.parametrize("count", [2, 3, 5, 10, 50])


@FEW_AND_MANY
@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize("truth", [0.5, 0.75, 0.95])
def test_an_interval_of_elo_covers_the_truth_however_few_the_deals(
    truth: float, luck: float, count: int
) -> None:
    chance = random.Random(f"{truth} {luck} {count}")
    deals = ([pair_deal(chance, PAIR, truth, luck) for _ in range(count)] for _ in range(300))
    assert elo_hits(deals, {"strong": truth, "weak": 1 - truth}) >= 0.92


@FEW_AND_MANY
@pytest.mark.parametrize("first", [1.0, 8.0])
def test_an_interval_of_elo_covers_the_truth_among_four(first: float, count: int) -> None:
    chance = random.Random(f"{first} {count}")
    strengths = {"a": first, "b": 2.0 if first > 1 else 1.0, "c": 1.0, "d": 1.0}
    deals = ([ladder_deal(chance, strengths) for _ in range(count)] for _ in range(200))
    assert elo_hits(deals, strengths) >= 0.92


@FEW_AND_MANY
def test_an_interval_of_elo_covers_the_truth_at_tables_of_four(count: int) -> None:
    """The places of a game hang together: who is first beats three."""
    chance = random.Random(count)
    strengths = dict.fromkeys("abcd", 1.0)
    deals = ([table_deal(chance, "abcd") for _ in range(count)] for _ in range(300))
    assert elo_hits(deals, strengths) >= 0.92


def test_many_deals_do_not_make_intervals_of_elo_too_wide() -> None:
    chance = random.Random(9)
    deals = ([pair_deal(chance, PAIR, 0.75, 0.6) for _ in range(50)] for _ in range(300))
    assert elo_hits(deals, {"strong": 0.75, "weak": 0.25}) <= 0.98


def test_one_deal_says_nothing_of_elo() -> None:
    found = elo([pair_deal(random.Random(1), PAIR, 0.5, 0.0)], PAIR)["strong"]
    assert (found.low, found.high) == (-inf, inf)
    assert (found.as_dict()["low"], found.as_dict()["high"]) == (None, None)


@pytest.mark.parametrize("truth", [0.0, 1.0])
def test_deals_that_all_came_out_the_same_leave_room_for_elo(truth: float) -> None:
    deals = [pair_deal(random.Random(1), PAIR, truth, 0.0) for _ in range(10)]
    found = elo(deals, PAIR)["strong"]
    assert found.high - found.low > 300


# -- ratings ---------------------------------------------------------------------------------------


def test_strengths_of_bradley_and_terry_are_found_again() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 8.0}
    chance = random.Random(11)
    deals = [ladder_deal(chance, strengths) for _ in range(400)]
    found = elo(deals, list(strengths))
    middle = sum(400 * log10(each) for each in strengths.values()) / 3
    for name, strength in strengths.items():
        truth = 400 * log10(strength) - middle
        assert found[name].low <= truth <= found[name].high
        assert found[name].high - found[name].low < 80


def test_elo_of_two_is_that_of_their_share() -> None:
    """Ten meetings, seven and a half taken; ratings are centred."""
    found = fit(((0.0, 7.5), (2.5, 0.0)))
    assert found[0] == pytest.approx(-found[1])
    assert (found[0] - found[1]) * 400 / 2.302585 == pytest.approx(elo_of_share(0.75))


def test_who_won_everything_has_a_rating_and_an_interval() -> None:
    deals = [pair_deal(random.Random(0), PAIR, 1.0, 0.0) for _ in range(50)]
    found = elo(deals, PAIR)["strong"]
    assert 150 < found.low < found.value < found.high < 1000
    share = pair_score(deals, PAIR).share
    assert (share.value, share.high) == (1.0, 1.0)
    assert 0.85 < share.low < 0.97


def test_openskill_orders_bots_by_strength_and_grows_sure() -> None:
    chance = random.Random(3)
    deals = [ladder_deal(chance, {"a": 1.0, "b": 4.0, "c": 16.0}) for _ in range(60)]
    found = openskill(deals, ["a", "b", "c"])
    assert found["a"].high < found["b"].value < found["c"].value
    few = openskill(deals[:3], ["a", "b", "c"])
    assert few["a"].high - few["a"].low > found["a"].high - found["a"].low


def test_openskill_rates_a_bot_in_several_seats_once() -> None:
    deals = [Deal((game(1, ("a", "b", "b", "b"), (1, 2, 3, 4)),))] * 20
    found = openskill(deals, ["a", "b"])
    assert found["a"].value > 25 > found["b"].value


# -- scores ----------------------------------------------------------------------------------------


def test_meetings_and_wins_of_a_game_of_four() -> None:
    """a beats one b and draws with another, which share the first place with it."""
    deal = Deal((game(1, ("a", "b", "b", "b"), (1, 1, 3, 4)),))
    assert deal.meetings["a", "b"] == [0.5, 1.0, 1.0]
    assert deal.meetings["b", "a"] == [0.5, 0.0, 0.0]
    assert (deal.wins("a"), deal.wins("b")) == ([0.5], [0.5, 0, 0])


def test_alone_bots_are_compared_by_points_on_the_same_deal() -> None:
    one, other = game(1, ("a",), (1,)), game(2, ("b",), (3,))
    deal = Deal((one, other))
    assert deal.meetings["a", "b"] == [1.0]
    assert bot_score([deal, deal], "b", 1).points.value == 7


# -- the sequential test ---------------------------------------------------------------------------


def verdict(chance: random.Random, claim: Claim, truth: float, luck: float) -> tuple[str, int]:
    test = SequentialTest(claim)
    while test.verdict() == "open" and len(test.path) < 3000:
        test.add(pair_deal(chance, PAIR, truth, luck).share(claim))
    return test.verdict(), len(test.path)


@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize("claimed", [0.5, 0.7, pytest.param(0.95, marks=pytest.mark.slow)])
def test_the_sequential_test_errs_in_about_5_of_100(claimed: float, luck: float) -> None:
    """At either hypothesis; the bound leaves room for the chance of 100 runs."""
    claim = Claim(*PAIR, claimed)
    for truth, wrong in zip(claim.hypotheses(), ("holds", "fails"), strict=True):
        chance = random.Random(f"{claimed} {luck} {wrong}")
        found = [verdict(chance, claim, truth, luck)[0] for _ in range(100)]
        assert found.count("open") == 0
        assert found.count(wrong) <= 11


def test_a_clear_case_is_settled_soon() -> None:
    chance = random.Random(1)
    assert verdict(chance, Claim(*PAIR, 0.7), 1.0, 0.0)[1] < 25
    assert verdict(chance, Claim(*PAIR, 0.7), 0.3, 0.0) < ("fails", 25)


def test_first_places_can_be_claimed_too() -> None:
    deal = Deal((game(1, ("a", "b", "b", "b"), (1, 1, 3, 4)),))
    assert deal.share(Claim("a", "", 0.6)) == 0.5
