"""Measure the rules of a game in this process, one round for each input line.

    python -m insula.arena.measure magna-roma 2 BOX

A line is a number of seconds, or 'memory'; the answer is a line of JSON. The benchmark alternates
between a compiled and an interpreted process. An empty BOX means the default box.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import insula
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.moves import Moves
from insula.kernel.playout import playout, walk
from insula.kernel.random import Random, seeded

POSITIONS = 48
Work = Callable[[], int]  # does some work and returns the number of units


@dataclass(frozen=True)
class Cost:
    """Wall and CPU seconds for a number of units."""

    units: int
    wall: float
    cpu: float

    def each(self) -> dict[str, float]:
        """Return microseconds per unit."""
        return {"wall": self.wall / self.units * 1e6, "cpu": self.cpu / self.units * 1e6}


@dataclass
class Clock:
    """Add up the time of several pieces of work."""

    units: int = 0
    wall: float = 0.0
    cpu: float = 0.0

    def time(self, work: Work) -> None:
        wall, cpu = time.perf_counter(), time.process_time()
        self.units += work()
        self.wall += time.perf_counter() - wall
        self.cpu += time.process_time() - cpu

    def cost(self) -> Cost:
        return Cost(self.units, self.wall, self.cpu)


def cost(work: Work, seconds: float) -> Cost:
    """Repeat some work for about `seconds`."""
    units = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while True:
        units += work()
        spent = time.perf_counter() - wall
        if spent >= seconds:
            return Cost(units, spent, time.process_time() - cpu)


class Bench:
    """The measurements of one game: random play from fixed seeds, in this process."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.opening = game.new(players, 1)
        self.moves = Moves(self.opening.max_moves())
        self.rng = seeded(2)
        self.length = self.mean_length()
        self.positions = [self.position(at) for at in range(POSITIONS)]

    def mean_length(self) -> int:
        """Return the mean number of decisions of a random game."""
        return sum(playout(self.fresh(), self.rng, self.moves) for _ in range(20)) // 20

    def fresh(self) -> State:
        """Return a redealt_copy opening."""
        state = self.opening.copy()
        state.redeal(self.rng)
        return state

    def position(self, at: int) -> State:
        """Return a position of a random game; all positions are spread evenly over its length."""
        state = self.fresh()
        walk(state, self.rng, self.moves, self.length * at // POSITIONS)
        return self.fresh() if state.over() else state

    # -- one round ---------------------------------------------------------------------------

    def measure(self, seconds: float) -> dict[str, dict[str, float]]:
        """Measure everything, each for a share of the seconds; return microseconds."""
        share = seconds / 7
        early, late = self.early_and_late(share)
        return {
            "playout": cost(self.random_game, share).each(),
            "decision_kernel": cost(self.random_decisions, share).each(),
            "decision_api": cost(self.api_decisions, share).each(),
            "copy": cost(self.copies, share).each(),
            "redeal": cost(self.redeals, share).each(),
            "legal": cost(self.legals, share).each(),
            "decision_early": early.each(),
            "decision_late": late.each(),
        }

    def random_game(self) -> int:
        """Copy the opening, redeal it, play it to the end."""
        playout(self.fresh(), self.rng, self.moves)
        return 1

    def random_decisions(self) -> int:
        return playout(self.fresh(), self.rng, self.moves)

    def api_decisions(self) -> int:
        """Run the loop of `playout` with calls from Python."""
        return play_by_calls(self.fresh(), self.rng)

    def copies(self) -> int:
        for state in self.positions:
            state.copy()
        return POSITIONS

    def redeals(self) -> int:
        rng = self.rng
        for state in self.positions:
            state.redeal(rng)
        return POSITIONS

    def legals(self) -> int:
        for state in self.positions:
            state.legal()
        return POSITIONS

    def early_and_late(self, seconds: float) -> tuple[Cost, Cost]:
        """Time the decisions of the first and the last third of a game."""
        early, late = Clock(), Clock()
        third = self.length // 3
        stop = time.perf_counter() + seconds
        while not late.units or time.perf_counter() < stop:
            states = [self.fresh() for _ in range(8)]
            early.time(partial(self.walk_all, states, third))
            self.walk_all(states, third)
            late.time(partial(self.finish_all, states))
        return early.cost(), late.cost()

    def walk_all(self, states: list[State], steps: int) -> int:
        for state in states:
            walk(state, self.rng, self.moves, steps)
        return len(states) * steps

    def finish_all(self, states: list[State]) -> int:
        decisions = 0
        for state in states:
            decisions += playout(state, self.rng, self.moves)
        return decisions

    # -- memory ------------------------------------------------------------------------------

    def memory(self) -> dict[str, float]:
        """Return the bytes of a position: in memory, not shared by a copy, and serialized."""
        written = [state.to_bytes() for state in self.positions]
        return {
            "state": allocated(lambda at: self.game.from_bytes(written[at])),
            "copy": allocated(lambda at: self.positions[at].copy()),
            "written": sum(map(len, written)) / POSITIONS,
        }


def allocated(make: Callable[[int], State]) -> float:
    """Return the bytes that Python allocates for a position, including object headers."""
    make(0)
    kept: list[State | None] = [None] * POSITIONS
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for at in range(POSITIONS):
        kept[at] = make(at)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / POSITIONS


def play_by_calls(state: State, rng: Random) -> int:
    decisions = 0
    while not state.over():
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def answer(bench: Bench, line: str) -> dict[str, Any]:
    """Measure one round, or for 'memory' return what is the same in every round."""
    if line == "memory":
        return {"compiled": insula.compiled, "length": bench.length, "bytes": bench.memory()}
    return bench.measure(float(line))


def main(arguments: list[str]) -> None:
    name, players, box = arguments
    bench = Bench(insula.game(name, box), int(players))
    for line in sys.stdin:
        print(json.dumps(answer(bench, line.strip())), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
