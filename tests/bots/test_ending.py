"""A search and an end searched out, on games small enough to be solved by hand."""

import pytest

import insula
from insula.bots.budget import Budget
from insula.bots.evaluation import goal_of, hand_evaluator
from insula.bots.search.ending import Ending
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.search.goal import Goal
from insula.bots.search.playouts import PlayoutSearch
from insula.bots.search.search import Search
from insula.bots.searcher import ENDING, Searcher
from insula.kernel.contract import State
from insula.kernel.random import seeded

pytestmark = pytest.mark.one_speed

GAME = insula.game("magna-roma")


def brute_force(state: State, goal_scale: float) -> list[float]:
    """Rewards by seat if everybody plays best: plain recursion over every line."""
    if state.over():
        return end_rewards(state, goal_scale)
    seat = state.seat()
    lines = [brute_force(after(state, move), goal_scale) for move in state.legal()]
    return max(lines, key=lambda rewards: rewards[seat])


def after(state: State, move: int) -> State:
    following = state.copy()
    following.play(move)
    return following


def end_rewards(state: State, scale: float) -> list[float]:
    """Half for the place, half for the lead on the logistic curve."""
    scores, ranking = state.scores(), state.ranking()
    rewards = []
    for seat, score in enumerate(scores):
        lead = score - max(other for at, other in enumerate(scores) if at != seat)
        first = ranking.count(1)
        place = 1 / first if ranking[seat] == 1 else 0.0
        rewards.append(0.5 * place + 0.5 / (1 + 2.718281828459045 ** (-lead / scale)))
    return rewards


def last_positions(seed: int, count: int) -> list[State]:
    """The last positions of a random game that leave a choice."""
    state, kept = GAME.new(2, seed), []
    rng = seeded(seed)
    while not state.over():
        moves = state.legal()
        if len(moves) > 1:
            kept.append(state.copy())
        state.play(moves[rng.below(len(moves))])
    return kept[-count:]


def test_a_solved_end_equals_brute_force() -> None:
    solved = 0
    for seed in range(6):
        for state in last_positions(seed, 2):
            goal = Goal(12.0, 0.5, 100.0)
            ending = Ending(goal, 3000)
            if not ending.solve(state):
                continue
            best = brute_force(state, 12.0)
            found = brute_force(after(state, ending.move), 12.0)
            assert abs(found[state.seat()] - best[state.seat()]) < 1e-9
            solved += 1
    assert solved >= 6


def test_a_search_plays_the_end_exactly() -> None:
    for seed in range(6):
        (state,) = last_positions(seed, 1)
        ending = Ending(goal_of(state), ENDING)
        assert ending.solve(state)
        assert Searcher("hand", Budget(1)).choose(state, seeded(1)) == ending.move


def test_it_gives_up_where_hidden_tiles_may_matter() -> None:
    assert not Ending(Goal(12.0, 0.5, 100.0), 10**6).solve(GAME.new(2, 1))


def test_it_gives_up_where_there_is_too_much_to_try() -> None:
    state = last_positions(1, 1)[0]
    assert not Ending(Goal(12.0, 0.5, 100.0), 1).solve(state)


def test_searches_find_the_solved_result() -> None:
    """Rewards belong to the seat that decides: near the end both searches find the best move."""
    differed = 0
    for seed in range(8):
        (state,) = last_positions(seed, 1)
        worth = {move: brute_force(after(state, move), 12.0) for move in state.legal()}
        best = max(rewards[state.seat()] for rewards in worth.values())
        goal = goal_of(state)
        searches: list[tuple[Search, float]] = [
            (EvaluatorSearch(state, goal, seeded(1), hand_evaluator(state)), 1e-9),
            (PlayoutSearch(state, goal, seeded(1), 0.5), 0.02),  # its averages converge slowly
        ]
        for search, tolerance in searches:
            search.run(1500)
            chosen, visits, totals, _ = max(search.results(), key=lambda found: found[1])
            assert abs(worth[chosen][state.seat()] - best) < tolerance
            assert abs(totals[state.seat()] / visits - best) < 0.05
        differed += len({rewards[state.seat()] for rewards in worth.values()}) > 1
    assert differed
