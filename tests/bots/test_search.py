"""The search sees only what a table shows, repeats itself for a seed, and finds what is there."""

import hashlib

import pytest

import insula
from insula.bots import Seated, bot, level_names
from insula.bots.budget import Budget
from insula.bots.evaluation import goal_of, hand_evaluator
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.search.playouts import PlayoutSearch
from insula.bots.searcher import (
    BETWEEN_LOOKS,
    MoveStats,
    Searcher,
    iterations_left,
    most_visited,
    spend,
)
from insula.kernel.contract import State
from insula.kernel.moves import Moves
from insula.kernel.playout import walk
from insula.kernel.random import seeded
from tests.laws.seatings import Seating, every_game, seatings
from tests.laws.test_speeds import said_in

pytestmark = pytest.mark.one_speed

THRIFTY = {"citizen": ":iterations=4", "senator": ":iterations=4", "consul": ":iterations=4"}


def thrifty(name: str) -> str:
    return name + THRIFTY.get(name, "")


def middle(seating: Seating, seed: int, steps: int) -> State:
    state = seating.new(seed)
    walk(state, seeded(seed), Moves(state.max_moves()), steps)
    return state


@every_game
def test_every_level_plays_legal_moves_only(seating: Seating) -> None:
    """Each game has many kinds of decisions: a few of each level, from all over a game."""
    for steps in (0, 7, 23, 40):
        for name in level_names():
            state = middle(seating, 3, steps)
            if not state.over():
                chosen = Seated(bot(thrifty(name)), seeded(steps), seeded(1)).decide(state)
                assert chosen in state.legal(), name


@every_game
def test_hidden_things_do_not_change_a_choice(seating: Seating) -> None:
    """For the same seeds the choice is the same in every world that looks the same."""
    for steps in (0, 11, 30):
        truth, other = middle(seating, 5, steps), middle(seating, 5, steps)
        other.redeal(seeded(99))
        if not truth.over():
            for name in level_names():
                chosen = [
                    Seated(bot(thrifty(name)), seeded(7), seeded(8)).decide(state)
                    for state in (truth, other)
                ]
                assert chosen[0] == chosen[1], name


@every_game
def test_gathered_worlds_that_look_alike_are_the_same(seating: Seating) -> None:
    for steps in (0, 9, 25, 50):
        one = middle(seating, 6, steps)
        other = one.copy()
        other.redeal(seeded(steps))
        view = seating.game.view(one)
        one.gather()
        other.gather()
        assert one.to_bytes() == other.to_bytes()
        assert seating.game.view(one) == view


@every_game
def test_a_search_that_is_shown_the_truth_finds_nothing_more(seating: Seating) -> None:
    """The search itself gathers hidden things; the position was not redealt."""
    for steps in (0, 11, 30):
        truth, other = middle(seating, 5, steps), middle(seating, 5, steps)
        other.redeal(seeded(99))
        if not truth.over():
            assert root_of(truth) == root_of(other)


def root_of(state: State) -> bytes:
    """All that every iteration of a search begins with."""
    return EvaluatorSearch(state, goal_of(state), seeded(1), hand_evaluator(state)).root.to_bytes()


def test_a_move_searched_twice_is_the_same_move() -> None:
    for seating in seatings():
        state = middle(seating, 4, 12)
        found = [
            Searcher("hand", Budget(20)).results(state, seeded(1))
            for _ in range(2)
            if not state.over()
        ]
        assert found[:1] == found[1:]


# -- budgets -----------------------------------------------------------------------------------


class Clock:
    """Advance by a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def search_of(seed: int) -> EvaluatorSearch:
    state = insula.game("magna-roma").new(2, seed)
    return EvaluatorSearch(state, goal_of(state), seeded(seed), hand_evaluator(state))


def test_a_search_stops_when_its_seconds_are_over() -> None:
    search = search_of(1)
    spend(search, Budget(seconds=5), Clock())
    assert search.iterations == 5 * BETWEEN_LOOKS


def test_a_search_makes_as_many_iterations_as_it_is_given() -> None:
    search = search_of(1)
    spend(search, Budget(37), Clock())
    assert search.iterations == 37


def test_whichever_ends_first_ends_a_search() -> None:
    search = search_of(1)
    spend(search, Budget(iterations=16, seconds=50), Clock())
    assert search.iterations == 16


def test_a_level_may_think_less_in_one_title_than_in_others() -> None:
    """A custom budget counts in every game."""
    iterations = {
        "citizen": (30, 12),
        "senator:workers=1": (30, 4),
        "citizen:iterations=5": (5, 5),
    }
    for name, told in iterations.items():
        for game, expected in zip(("minerva", "magna-grecia"), told, strict=True):
            state = middle(Seating(game, 2), 4, 30)
            thinker = bot(name)
            assert isinstance(thinker, Searcher)
            # the first iteration opens the root: it is no visit of a move
            assert visits_of(thinker.results(state, seeded(1))) == expected - 1


def test_a_choice_stops_where_the_rest_could_not_change_it() -> None:
    """It chooses what the whole budget would, and sooner somewhere."""
    saved = 0
    for steps in range(0, 60, 3):
        state = middle(Seating("minerva", 2), 4, steps)
        whole = Searcher("hand", Budget(160)).results(state, seeded(steps))
        short = Searcher("hand", Budget(160)).results(state, seeded(steps), stop_early=True)
        assert most_visited(short, state.seat()) == most_visited(whole, state.seat())
        left = visits_of(whole) - visits_of(short)
        most, second = sorted((each.visits for each in [*short, NOTHING]), reverse=True)[:2]
        assert most - second > left or left == 0
        saved += left
    assert saved > 0


NOTHING = MoveStats(-1, 0, ())  # beside the only move there is


def visits_of(found: list[MoveStats]) -> int:
    return sum(each.visits for each in found)


def test_a_single_iteration_follows_the_guesses() -> None:
    """It opens the root and visits nothing; the first move is no better than the others."""
    for steps in (0, 7, 21):
        state = middle(Seating("magna-roma", 2), 4, steps)
        found = Searcher("hand", Budget(1)).results(state, seeded(1))
        assert visits_of(found) == 0
        best = max(each.guess for each in found)
        chosen = most_visited(found, state.seat())
        assert next(each.guess for each in found if each.move == chosen) == best


def test_a_tree_that_is_full_grows_no_more() -> None:
    """The search continues: visits still count."""
    search = search_of(1)
    search.most_nodes = 200
    search.run(400)
    grown = search.tree.count
    search.run(400)
    assert search.tree.count - grown < 20  # moves that other worlds allowed there
    assert sum(visits for _, visits, *_ in search.results()) == 799
    free = search_of(1)
    free.run(800)
    assert free.tree.count > 5 * grown


def test_every_iteration_begins_with_the_opening() -> None:
    """In a world of its own: what the move turns over is another thing each time."""
    state = insula.game("minerva").new(2, 1)
    for move in state.legal()[:3]:
        after = state.copy()
        after.play(move)
        search = EvaluatorSearch(state, goal_of(state), seeded(1), hand_evaluator(state))
        search.opening = move
        search.run(30)
        assert {found[0] for found in search.results()} >= set(after.legal())
        assert search.iterations == 30


def test_seconds_left_count_as_iterations_at_the_speed_so_far() -> None:
    assert iterations_left(30, 2.0, Budget(seconds=5)) == 45
    assert iterations_left(30, 2.0, Budget(iterations=40, seconds=5)) == 10
    assert iterations_left(30, 5.0, Budget(seconds=5)) == 0


# -- what it finds -----------------------------------------------------------------------------


def test_playouts_are_counted_at_the_root() -> None:
    state = insula.game("minerva").new(2, 1)
    search = PlayoutSearch(state, goal_of(state), seeded(1), 0.5)
    search.run(300)
    found = search.results()
    assert {move for move, *_ in found} == set(state.legal())
    assert sum(visits for _, visits, *_ in found) == 300
    assert all(0 <= total <= visits for _, visits, totals, _ in found for total in totals)


@pytest.mark.skipif(not insula.compiled, reason="takes long in plain Python")
def test_more_iterations_beat_one_step() -> None:
    """From both seats of twelve deals, a small search wins clearly more than half.

    It takes 91 of 100; fewer than 17 of 24 are then one chance in a thousand.
    """
    wins = 0.0
    for number in range(24):
        state = insula.game("magna-roma").new(2, number // 2)
        bots = [bot("citizen:iterations=40"), bot("novice")]
        seats = [Seated(bots[(seat + number) % 2], seeded(seat), seeded(9)) for seat in (0, 1)]
        while not state.over():
            state.play(seats[state.seat()].decide(state))
        wins += state.ranking()[number % 2] == 1
    assert wins >= 17


# -- both speeds -------------------------------------------------------------------------------


def trace() -> str:
    """A digest of all that searches find, to the last bit."""
    whole = hashlib.sha256()
    for seating in seatings():
        for steps in (0, 15):
            state = middle(seating, 8, steps)
            if not state.over():
                found = Searcher("hand", Budget(6)).results(state, seeded(1))
                search = PlayoutSearch(state, goal_of(state), seeded(2), 0.5)
                search.run(5)
                told = [found, search.results(), most_visited(found, state.seat())]
                whole.update(repr(told).encode())
    return whole.hexdigest()


@pytest.mark.skipif(not insula.compiled, reason="there is only one speed here")
def test_both_speeds_find_the_same() -> None:
    compiled, plain = (said_in(pure, __name__, "trace()") for pure in ("0", "1"))
    assert compiled == plain
