"""Facts of random games of Magna Grecia, and what the old modules say in their place."""

import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from insula.games.magna_grecia import MagnaGrecia, convert, forbid
from insula.games.magna_grecia.facts.events import Event
from insula.games.magna_grecia.facts.moves import Move
from insula.games.magna_grecia.facts.reasons import Reason
from insula.games.magna_grecia.previews import preview_facts
from insula.games.magna_grecia.rules.state import GreciaState
from insula.kernel.contract import Log
from insula.kernel.facts import Fact, Preview
from insula.kernel.game import Preview as OldPreview
from tests.laws.seatings import Seating, seatings
from tests.magna_grecia.pictures import Position, position

GRECIA = [seating for seating in seatings() if seating.name == "magna-grecia"]


@dataclass
class Sample:
    """Facts of one game, each with the old English text."""

    events: list[tuple[Fact, str]] = field(default_factory=list)
    moves: list[tuple[Move, str, list[str]]] = field(default_factory=list)  # with targets
    questions: list[tuple[Fact, str]] = field(default_factory=list)
    reasons: list[tuple[Reason, str]] = field(default_factory=list)
    previews: list[tuple[Preview[Event], OldPreview]] = field(default_factory=list)

    def facts(self) -> list[Fact]:
        pairs = [*self.events, *self.questions, *self.reasons]
        previewed = [fact for found, _ in self.previews for fact in found.events]
        moves = [move for move, _, _ in self.moves]
        return [*(fact for fact, _ in pairs), *moves, *previewed]


@lru_cache(128)
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
            add_previews(game, state, chooser, found)
        if chooser.random() < 0.1:
            tries = game.conceivable(state)
            found.reasons += reasons(game, state, chooser.sample(tries, min(60, len(tries))))
        state.log = Log()
        state.play(chooser.choice(state.legal()))
        happened = state.log.take()
        facts = convert.event_facts(game.content, state, happened)
        found.events += zip(facts, game.sentences(state, happened), strict=True)
    found.questions.append((convert.question_fact(state), game.question(state)))
    found.reasons += reasons(game, state, ["stop"])
    return found


def add_previews(
    game: MagnaGrecia, state: GreciaState, chooser: random.Random, found: Sample
) -> None:
    legal = state.legal()
    found.previews += [
        (preview_facts(game.content, state, move), game.preview(state, move))
        for move in chooser.sample(legal, min(8, len(legal)))
    ]


def reasons(game: MagnaGrecia, state: GreciaState, tries: list[str]) -> list[tuple[Reason, str]]:
    """Return the reasons against texts with the old ones; both name the same rules."""
    found: list[tuple[Reason, str]] = []
    for text in tries:
        facts, old = forbid.reason_facts(game.content, state, text), game.why_not(state, text)
        assert [fact.rule for fact in facts] == [reason.rule for reason in old]
        found += zip(facts, [reason.text for reason in old], strict=True)
    return found


def listed_positions() -> list[tuple[Fact, str]]:
    """Return events that random games hardly ever have: oracles turn, cities with markets merge."""
    merged = position("""
        . . . . .
         Y . Y .
        . . . . .
    """).with_markets(b1="YOrb", b3="yORb")
    merged.play("city b2")
    contest = contested_oracle().play(*CONTEST)
    return [*pairs(merged), *pairs(contest)]


CONTEST = ("road b2 e-w", "road b4 e-w", "road b6 e-w")


def contested_oracle() -> Position:
    """Return a position where three roads make an oracle look at a city and then at another."""
    return position(
        """
        . . . . . . . .
         Y . @ . R . v
        . . . . . . . .
        """,
        "B",
        (3, 2, 5),
    )


def listed_previews() -> list[tuple[Preview[Event], OldPreview]]:
    """Return previews that random games hardly ever have: an oracle turns, also by a merger."""
    board = contested_oracle()
    found = []
    for text in CONTEST:
        move = board.game.find(board.state, text)
        before = board.game.preview(board.state, move)
        found.append((preview_facts(board.game.content, board.state, move), before))
        board.play(text)
    options = (("rounds", "12"), ("oracles", "random"))
    return found + sample(Seating("magna-grecia", 4, options), 517).previews


def pairs(board: Position) -> list[tuple[Fact, str]]:
    state = board.state
    assert state.log
    happened = state.log.take()
    facts = convert.event_facts(board.game.content, state, happened)
    return list(zip(facts, board.game.sentences(state, happened), strict=True))


def listed_reasons() -> list[tuple[Reason, str]]:
    """Return reasons that random games hardly ever have."""
    closed = position("""
        . . . . . .
         O g . . .
        . . . . . .
         Y . v O .
        . . . . . .
    """)
    found = tried(closed, "city d2", "road c3 e-ne", "road c3 w-e", "city z99", "sell nowhere")
    found += tried(closed.with_hand(markets=0), f"market {closed.name('d3')}")
    found += tried(closed.with_hand(staged_roads=0), "take road")
    closed.state.roads_laid = closed.state.cities_laid = 1
    found += tried(closed, "take city")
    closed.state.roads_laid, closed.state.cities_laid, closed.state.roads_taken = 0, 1, 5
    found += tried(closed, "take city", "city c1")
    placed = next(each for each in GRECIA if ("oracles", "placed") in each.options)
    state = cast("GreciaState", placed.new(0))
    game = cast("MagnaGrecia", placed.game)
    return found + reasons(game, state, ["oracle nowhere", "stop"])


def tried(board: Position, *tries: str) -> list[tuple[Reason, str]]:
    return reasons(board.game, board.state, list(tries))
