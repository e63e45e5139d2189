"""Measure iterations per second of the searches, from openings and middle games."""

import time
from collections.abc import Callable
from typing import Any

import insula
from insula.bots.evaluation import best_evaluator, goal_of, hand_evaluator
from insula.bots.search.evaluator_search import EvaluatorSearch
from insula.bots.search.lookahead import Lookahead
from insula.bots.search.playouts import PlayoutSearch
from insula.bots.search.search import Search
from insula.kernel.contract import State
from insula.kernel.random import seeded

EXPLORE = 0.5
CHUNK = 20
POSITIONS = 4
Make = Callable[[State], Search]


def playouts(state: State) -> Search:
    return PlayoutSearch(state, goal_of(state), seeded(1), EXPLORE)


def evaluator_search(state: State) -> Search:
    return EvaluatorSearch(state, goal_of(state), seeded(1), best_evaluator(state))


KINDS: dict[str, Make] = {"full playouts": playouts, "best evaluation": evaluator_search}


def opening(name: str, players: int, seed: int) -> State:
    return insula.game(name).new(players, seed)


def middle(name: str, players: int, seed: int) -> State:
    """Return a position halfway through a game of one-step bots."""
    state = opening(name, players, seed)
    moves = play_out(state.copy(), seed)
    for move in moves[: len(moves) // 2]:
        state.play(move)
    return state


def play_out(state: State, seed: int) -> list[int]:
    lookahead = Lookahead(hand_evaluator(state), goal_of(state), state.max_moves())
    rng = seeded(seed)
    moves: list[int] = []
    while not state.over():
        lookahead.score_moves(state)
        moves.append(lookahead.best(rng))
        state.play(moves[-1])
    return moves


def speed(make: Make, states: list[State], seconds: float) -> float:
    """Return iterations per second of CPU time over several positions."""
    done, spent = 0, 0.0
    for state in states:
        search = make(state)
        began = time.process_time()
        while time.process_time() - began < seconds / len(states):
            search.run(CHUNK)
        done += search.iterations
        spent += time.process_time() - began
    return done / spent


def bench_search(name: str, players: int, seconds: float) -> dict[str, Any]:
    """Return iterations per second by kind of search and part of the game."""
    parts = {
        "opening": [opening(name, players, seed) for seed in range(POSITIONS)],
        "middle": [middle(name, players, seed) for seed in range(POSITIONS)],
    }
    share = seconds / (len(parts) * len(KINDS))
    rates = {
        kind: {part: speed(make, states, share) for part, states in parts.items()}
        for kind, make in KINDS.items()
    }
    return {"game": name, "players": players, "iterations_per_second": rates}
