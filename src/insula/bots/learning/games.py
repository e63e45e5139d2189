"""Games that a judge plays against itself, and what came of their positions."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from insula.bots.judges.model import Model
from insula.bots.judging import goal_of
from insula.bots.search.glance import Glance
from insula.bots.seated import redealt
from insula.kernel.contract import State
from insula.kernel.game import Game
from insula.kernel.random import Random, seeded

SHARE = 4  # one position in so many is kept
WORD = float(1 << 32)


@dataclass
class Positions:
    """Features of seats, and the points each had at the end."""

    features: list[list[float]]
    points: list[float]

    def arrays(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        return np.array(self.features), np.array(self.points)


def played(game: Game, players: int, judge: Model, seed: int, errs: float) -> Positions:
    """One game in which every seat takes what looks best to the judge, or errs at random."""
    rng = seeded(seed)
    level = {option.name: pick(option.values, rng) for option in game.options}
    state = game.new(players, seed, **level)
    glance = Glance(judge, goal_of(state), state.room())
    found = Positions([], [])
    seats: list[int] = []
    while not state.over():
        if rng.below(SHARE) == 0:
            found.features += [judge.listed(state, seat) for seat in range(players)]
            seats += range(players)
        state.play(next_move(state, glance, rng, errs))
    scores = state.scores()
    found.points = [float(scores[seat]) for seat in seats]
    return found


def pick(values: tuple[str, ...], rng: Random) -> str:
    return values[rng.below(len(values))]


def next_move(state: State, glance: Glance, rng: Random, errs: float) -> int:
    moves = state.legal()
    if float(rng.word()) / WORD < errs:
        return moves[rng.below(len(moves))]
    if len(moves) == 1:
        return moves[0]
    glance.look(redealt(state, rng))
    return glance.best(rng)


def many(
    game: Game, players: int, judge: Model, seeds: range, most_errs: float
) -> Iterator[Positions]:
    """Game after game, each with another readiness to err: what is rare must be seen too."""
    for number, seed in enumerate(seeds):
        yield played(game, players, judge, seed, most_errs * (number % 8 / 7) ** 2)
