"""Facts of random games, and of positions that random games hardly ever have."""

import random
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from insula.kernel.contract import Log, State
from insula.kernel.facts import Fact
from insula.kernel.game import Game
from tests.laws.sample_moves import sample_moves
from tests.laws.seatings import Seating

MOST_TRIES = 60
MOST_PREVIEWS = 8


@lru_cache(256)
def game_facts(seating: Seating, seed: int) -> list[Fact]:
    """Play a random game and collect its facts; moves and reasons at a part of the positions."""
    game, chooser, facts = seating.game, random.Random(seed), list[Fact]()
    state = seating.new(seed)
    while not state.over():
        facts.append(game.question(state))
        if chooser.random() < 0.2:
            facts += move_facts(game, state, chooser)
        if chooser.random() < 0.1:
            facts += reasons(game, state, chooser)
        state.log = Log()
        state.play(chooser.choice(state.legal()))
        facts += game.events(state, state.log.take())
    return [*facts, game.question(state), *reasons(game, state, chooser)]


def move_facts(game: Game, state: State, chooser: random.Random) -> Iterator[Fact]:
    """Yield every legal move, and the events of some previews."""
    legal = list(state.legal())
    for move in legal:
        yield game.move_fact(state, move)
    for move in chooser.sample(legal, min(MOST_PREVIEWS, len(legal))):
        yield from game.preview(state, move).events


def reasons(game: Game, state: State, chooser: random.Random) -> Iterator[Fact]:
    """Yield the reasons against some texts that a player might try."""
    tries = sample_moves(game, state)
    for text in chooser.sample(tries, min(MOST_TRIES, len(tries))):
        yield from game.why_not(state, text)


def look(game: Game, state: State, *tries: str) -> Iterator[Fact]:
    """Yield the question, every move with its preview, and the reasons against some texts."""
    yield game.question(state)
    for move in state.legal():
        yield game.move_fact(state, move)
        yield from game.preview(state, move).events
    for text in tries:
        yield from game.why_not(state, text)


def play(game: Game, state: State, *moves: str) -> Iterator[Fact]:
    """Play moves and yield their events."""
    for text in moves:
        state.log = Log()
        state.play(game.find(state, text))
        yield from game.events(state, state.log.take())


def parts_of(fact: Struct) -> Iterator[Struct]:
    """Yield a fact and every fact inside it."""
    yield fact
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Struct):
                yield from parts_of(each)
