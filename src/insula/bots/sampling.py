"""Play games on from a position, within a limit of games and time."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from insula.bots.evaluation import best_evaluator, goal_of
from insula.bots.search.lookahead import Lookahead
from insula.bots.searcher import Clock
from insula.bots.seated import redealt_copy
from insula.kernel.contract import State
from insula.kernel.random import seeded

FEWEST = 6  # games after each move; with little time, reduce the moves before the games
COMPARED = 2  # minimum moves, and games after each: one game has no deviation
LEAST = COMPARED * COMPARED  # games: give up if the first takes more than its share of time


@dataclass(frozen=True)
class Sampling:
    """Games played on from a position, until a deadline if there is one."""

    state: State
    seed: int
    clock: Clock
    until: float = inf

    def rounds(self, moves: Sequence[int], samples: int) -> list[list[State]]:
        """Return final positions by round: one game after each move, all in the same world.

        The first round finds how many moves there is time for. After enough rounds, stop at half
        of the time.
        """
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
        """Play a game after each move until the deadline, or in the first round a share of it."""
        soon = self.until if number else self.share(FEWEST)
        ends: list[State] = []
        for move in moves:
            if len(ends) >= COMPARED and self.clock() > soon:
                break
            first = not number and not ends
            end = self.play_on(move, number, self.share(LEAST) if first else self.until)
            if not end.over():
                break
            ends.append(end)
        return ends

    def share(self, parts: int) -> float:
        """Return the end of the first of `parts` equal parts of the remaining time."""
        now = self.clock()
        return now + (self.until - now) / parts

    def play_on(self, move: int, number: int, until: float) -> State:
        """Play a game after a move with one-step bots; unfinished if the time is over."""
        rng = seeded(self.seed + number)
        end = redealt_copy(self.state, rng)
        end.play(move)
        lookahead = Lookahead(best_evaluator(end), goal_of(end), end.max_moves())
        while not end.over() and self.clock() < until:
            lookahead.score_moves(end)
            end.play(lookahead.best(rng))
        return end
