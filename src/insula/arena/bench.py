"""Benchmark compiled and interpreted rules in turns, so that noise affects both."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import insula

ROUNDS = 5
COMPILED, INTERPRETED = "compiled", "interpreted"
Figures = dict[str, Any]


class BenchError(RuntimeError):
    """A failed measurement; the message is for the user."""


@dataclass
class Measurement:
    """A process that measures one game at one speed, and its results."""

    process: subprocess.Popen[str]
    rounds: list[Figures] = field(default_factory=list)

    def ask(self, line: str) -> Figures:
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
            found: Figures = json.loads(answer)
        except (OSError, ValueError) as error:
            raise BenchError("a start_measurement process ended unexpectedly") from error
        return found

    def figures(self) -> Figures:
        """Return the medians of all rounds in microseconds of wall and CPU time."""
        memory = self.ask("memory")
        cost = {
            name: {clock: median(each[name][clock] for each in self.rounds) for clock in clocks}
            for name, clocks in self.rounds[0].items()
        }
        return {
            "compiled": memory["compiled"],
            "playouts_per_second": {
                clock: 1e6 / value for clock, value in cost.pop("playout").items()
            },
            "decisions_per_game": memory["length"],
            "microseconds": cost,
            "late_to_early": cost["decision_late"]["cpu"] / cost["decision_early"]["cpu"],
            "bytes": memory["bytes"],
        }


@contextmanager
def start_measurement(game: str, players: int, box: str, pure: str) -> Iterator[Measurement]:
    """Start a process, because only a new process can choose its speed."""
    command = [sys.executable, "-m", "insula.arena.measure", game, str(players), box]
    environment = {**os.environ, "INSULA_PURE": pure}
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,  # only the parent handles Ctrl-C
    ) as process:
        try:
            yield Measurement(process)
        finally:
            process.kill()


def speeds() -> dict[str, str]:
    """Return the speeds available here with their values of INSULA_PURE."""
    return {COMPILED: "0", INTERPRETED: "1"} if insula.compiled else {INTERPRETED: "1"}


def bench(game: str, players: int, box: str, seconds: float) -> Iterator[Figures | None]:
    """Measure a game for about `seconds`: yield None after each part and the figures at the end."""
    with ExitStack() as stack:
        measurements = {
            speed: stack.enter_context(start_measurement(game, players, box, pure))
            for speed, pure in speeds().items()
        }
        for _ in range(ROUNDS):
            for one in measurements.values():
                one.rounds.append(one.ask(str(seconds / ROUNDS / len(measurements))))
                yield None
        figures = {speed: one.figures() for speed, one in measurements.items()}
    yield {"game": game, "players": players, **figures, "ratios": ratios(figures)}


def parts() -> int:
    """Return the number of parts that `bench` yields before its figures."""
    return ROUNDS * len(speeds())


def ratios(figures: Figures) -> dict[str, float]:
    """Return the CPU time of interpreted rules relative to compiled rules."""
    if COMPILED not in figures:
        return {}
    fast, slow = figures[COMPILED], figures[INTERPRETED]
    playouts = "playouts_per_second"
    return {
        "playouts": fast[playouts]["cpu"] / slow[playouts]["cpu"],
        **{
            name: slow["microseconds"][name]["cpu"] / cost["cpu"]
            for name, cost in fast["microseconds"].items()
        },
    }
