"""Every game at every number of players with every option: what the laws must hold for."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest
from hypothesis import strategies as st

import insula
from insula.kernel.contract import State
from insula.kernel.game import Game, Option

# More decisions than any game of these rules can take, for one seat.
BOUND = {"magna-roma": 400, "magna-roma-draft": 400, "magna-grecia": 150, "minerva": 1500}


@dataclass(frozen=True)
class Seating:
    """A game, its players and its options."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = field(default=())

    @property
    def game(self) -> Game:
        return insula.game(self.name)

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(value for _, value in self.options)])


def matters(name: str, players: int, option: Option) -> bool:
    """Does an option change the rules at this number of players?"""
    if option.is_about_seats():
        return False
    return not (name == "magna-roma" and option.name == "level") or players == 1


def seatings() -> Iterator[Seating]:
    for name in insula.game_names():
        game = insula.game(name)
        for players in game.players:
            options = [option for option in game.options if matters(name, players, option)]
            choices = [[(option.name, value) for value in option.values] for option in options]
            for chosen in product(*choices):
                yield Seating(name, players, chosen)


every_game = pytest.mark.parametrize("seating", list(seatings()), ids=str)


def seeds() -> st.SearchStrategy[int]:
    return st.integers(min_value=0, max_value=(1 << 128) - 1)


def walk(seating: Seating, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one too; the state is played on in place."""
    state = seating.new(seed)
    chooser = random.Random(seed)
    yield state
    while not state.over():
        state.play(chooser.choice(state.legal()))
        yield state


def some(seating: Seating, seed: int, share: float) -> Iterator[State]:
    """A share of the positions of a random game, and always its last one."""
    chooser = random.Random(seed + 1)
    for state in walk(seating, seed):
        if chooser.random() < share or state.over():
            yield state


def finished(seating: Seating, seed: int) -> State:
    *_, last = walk(seating, seed)
    return last
