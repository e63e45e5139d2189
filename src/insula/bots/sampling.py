"""Games played on from a position: as many as are wanted, or as there is time for."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from insula.bots.evaluation import best_evaluator, goal_of
from insula.bots.search.lookahead import Lookahead
from insula.bots.searcher import Clock
from insula.bots.seated import redealt
from insula.kernel.contract import State
from insula.kernel.random import seeded

FEWEST = 6  # games after each move are enough, and fewer moves better than fewer games
COMPARED = 2  # moves, and games after each, at the least: one game tells no spread
LEAST = COMPARED * COMPARED  # games: a first one that takes a larger part of the time is the last


@dataclass(frozen=True)
class Sampling:
    """Games that may follow a position, until a moment by the clock if there is one."""

    state: State
    seed: int
    clock: Clock
    until: float = inf

    def rounds(self, moves: Sequence[int], samples: int) -> list[list[State]]:
        """How games ended, round by round: one after each move, all of a round in the same world,
        so that they compare. The first round finds for how many of the moves there is time; once
        there are enough rounds, half of it will do."""
        found: list[list[State]] = []
        half = self.share(2)
        while len(found) < samples and (len(found) < FEWEST or self.clock() < half):
            ends = self.round(moves, len(found))
            if len(ends) < (len(moves) if found else min(COMPARED, len(moves))):
                break
            moves = moves[: len(ends)]
            found.append(ends)
        return found if len(found) >= COMPARED else []

    def round(self, moves: Sequence[int], number: int) -> list[State]:
        """Games after these moves, until the time is over; in the first round until a share of it
        is, once there is something to compare."""
        soon = self.until if number else self.share(FEWEST)
        ends: list[State] = []
        for move in moves:
            if len(ends) >= COMPARED and self.clock() > soon:
                break
            first = not number and not ends
            end = self.played_on(move, number, self.share(LEAST) if first else self.until)
            if not end.over():
                break
            ends.append(end)
        return ends

    def share(self, parts: int) -> float:
        """When one of so many parts of the time that is left will be over."""
        now = self.clock()
        return now + (self.until - now) / parts

    def played_on(self, move: int, number: int, until: float) -> State:
        """One of the games that may follow: every seat goes on one step ahead. It is not over if
        there was no time for that."""
        rng = seeded(self.seed + number)
        end = redealt(self.state, rng)
        end.play(move)
        lookahead = Lookahead(best_evaluator(end), goal_of(end), end.max_moves())
        while not end.over() and self.clock() < until:
            lookahead.look(end)
            end.play(lookahead.best(rng))
        return end
