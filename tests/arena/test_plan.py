"""Plans: every bot in every seat equally often, on the same deals."""

from collections import Counter

import pytest

from insula.arena.tournament.plan import Plan
from insula.kernel.game import GameError

pytestmark = pytest.mark.one_speed
FOUR = ("random", "novice", "apprentice", "citizen:iterations=5")


def plan(players: int, *bots: str, seed: int = 1) -> Plan:
    return Plan("magna-roma", players, seed, bots)


PLANS = [
    plan(2, *FOUR[:2]),
    plan(2, *FOUR),
    plan(3, *FOUR[:3]),
    plan(3, *FOUR[:2]),
    plan(4, *FOUR),
    plan(4, *FOUR[:2]),
    plan(4, "novice", "random", "random", "random"),
    plan(1, *FOUR),
]


@pytest.mark.parametrize("made", PLANS, ids=lambda made: f"{made.players} {len(made.bots)}")
def test_each_bot_has_each_seat_equally_often_on_each_deal(made: Plan) -> None:
    jobs = list(made.jobs(5))
    for deal in range(1, 6):
        seats = Counter(
            (bot, seat) for job in jobs if job.deal == deal for seat, bot in enumerate(job.seats)
        )
        for bot in made.names():
            assert len({seats[bot, seat] for seat in range(made.players)}) == 1
            assert seats[bot, 0] > 0


def test_the_games_of_a_deal_have_its_set_up_and_others_another() -> None:
    made = plan(2, *FOUR[:2])
    seeds = {job.number: made.deal_seed(job) for job in made.jobs(2)}
    assert seeds[1] == seeds[2] != seeds[3] == seeds[4]


@pytest.mark.parametrize(
    ("made", "lineups"),
    [
        (plan(2, "a", "b", "c"), [("a", "b"), ("a", "c"), ("b", "c")]),
        (plan(2, "a", "b"), [("a", "b")]),
        (plan(3, "a", "b"), [("a", "a", "b"), ("a", "b", "b")]),
        (plan(4, "a", "b", "b", "b"), [("a", "b", "b", "b")]),
        (plan(1, "a", "b"), [("a",), ("b",)]),
    ],
)
def test_lineups_for_more_and_fewer_bots_than_seats(
    made: Plan, lineups: list[tuple[str, ...]]
) -> None:
    assert made.lineups() == lineups
    assert made.games_per_deal() == len(lineups) * made.players


def test_games_are_rounded_up_to_whole_deals() -> None:
    made = plan(2, "a", "b", "c")
    assert [made.deals_for(games) for games in (1, 6, 7, 12, 13)] == [1, 1, 2, 2, 3]
    assert [job.number for job in made.jobs(2)] == list(range(1, 13))


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    orders = {next(iter(plan(4, *FOUR).seatings(deal))) for deal in range(40)}
    assert len(orders) > 12


def test_a_longer_tournament_begins_with_the_games_of_a_shorter_one() -> None:
    made = plan(3, *FOUR)
    assert list(made.jobs(2)) == list(made.jobs(4))[: 2 * made.games_per_deal()]


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (plan(2, "random"), "two different bots"),
        (plan(2, "random", "random"), "two different bots"),
        (plan(3, "random", "random", "novice", "novice"), "named twice"),
        (plan(5, "random", "novice"), "for 1 to 4 players"),
    ],
)
def test_useless_plans_are_refused(made: Plan, said: str) -> None:
    with pytest.raises(GameError, match=said):
        made.check()
