"""Facts of random games of Magna Grecia, and what the old modules say in their place."""

import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from insula.games.magna_grecia import MagnaGrecia, convert
from insula.games.magna_grecia.facts.moves import Move
from insula.games.magna_grecia.rules.state import GreciaState
from insula.kernel.contract import Log
from insula.kernel.facts import Fact
from tests.laws.seatings import Seating, seatings
from tests.magna_grecia.pictures import Position, position

GRECIA = [seating for seating in seatings() if seating.name == "magna-grecia"]


@dataclass
class Sample:
    """Facts of one game, each with the old English text."""

    events: list[tuple[Fact, str]] = field(default_factory=list)
    moves: list[tuple[Move, str, list[str]]] = field(default_factory=list)  # with targets
    questions: list[tuple[Fact, str]] = field(default_factory=list)

    def facts(self) -> list[Fact]:
        pairs = [*self.events, *self.questions]
        return [*(fact for fact, _ in pairs), *(move for move, _, _ in self.moves)]


@lru_cache(64)
def sample(seating: Seating, seed: int) -> Sample:
    """Play a random game and collect its facts; moves at a fifth of the positions."""
    game, chooser, found = cast("MagnaGrecia", seating.game), random.Random(seed), Sample()
    state = cast("GreciaState", seating.new(seed))
    while not state.over():
        found.questions.append((convert.question_fact(state), game.question(state)))
        if chooser.random() < 0.2:
            found.moves += [
                (convert.move_fact(game.content, m), game.text(state, m), game.targets(state, m))
                for m in state.legal()
            ]
        state.log = Log()
        state.play(chooser.choice(state.legal()))
        happened = state.log.take()
        facts = convert.event_facts(game.content, state, happened)
        found.events += zip(facts, game.sentences(state, happened), strict=True)
    found.questions.append((convert.question_fact(state), game.question(state)))
    return found


def listed_positions() -> list[tuple[Fact, str]]:
    """Return events that random games hardly ever have: oracles turn, cities with markets merge."""
    merged = position("""
        . . . . .
         Y . Y .
        . . . . .
    """).with_markets(b1="YOrb", b3="yORb")
    merged.play("city b2")
    contest = position(
        """
        . . . . . . . .
         Y . @ . R . v
        . . . . . . . .
        """,
        "B",
        (3, 2, 5),
    )
    contest.play("road b2 e-w", "road b4 e-w", "road b6 e-w")
    return [*pairs(merged), *pairs(contest)]


def pairs(board: Position) -> list[tuple[Fact, str]]:
    state = board.state
    assert state.log
    happened = state.log.take()
    facts = convert.event_facts(board.game.content, state, happened)
    return list(zip(facts, board.game.sentences(state, happened), strict=True))
