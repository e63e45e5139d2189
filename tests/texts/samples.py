"""Facts of random games of Magna Roma, and what the old modules say in their place."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from msgspec import Struct

from insula.games.magna_roma import MagnaRoma, card_facts, convert, forbid
from insula.games.magna_roma.cards import monument_effect, province_condition
from insula.games.magna_roma.previews import preview_facts
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.contract import Log
from tests.laws.seatings import Seating, seatings
from tests.magna_roma.pictures import ROMA as PICTURES
from tests.magna_roma.pictures import to_place

ROMA = [seating for seating in seatings() if seating.name.startswith("magna-roma")]


@dataclass
class Sample:
    """Facts of one game, each with the old English text."""

    events: list[tuple[Struct, str]] = field(default_factory=list)
    moves: list[tuple[Struct, str]] = field(default_factory=list)
    targets: list[list[str]] = field(default_factory=list)  # of each of the moves
    questions: list[tuple[Struct, str]] = field(default_factory=list)
    reasons: list[tuple[Struct, str]] = field(default_factory=list)
    cards: list[tuple[Struct, str]] = field(default_factory=list)

    def every(self) -> Iterator[tuple[Struct, str]]:
        yield from self.events
        yield from self.moves
        yield from self.questions
        yield from self.reasons
        yield from self.cards


@lru_cache(64)
def sample(seating: Seating, seed: int) -> Sample:
    """Play a random game and collect facts; moves at a fifth of the positions, tries at a tenth."""
    game, chooser, found = cast("MagnaRoma", seating.game), random.Random(seed), Sample()
    state = cast("RomaState", seating.new(seed))
    add_cards(game, found)
    while not state.over():
        add_questions(game, state, found)
        if chooser.random() < 0.2:
            add_moves(game, state, found)
        if chooser.random() < 0.1:
            add_reasons(game, state, chooser, found)
        state.log = Log()
        state.play(chooser.choice(state.legal()))
        happened = state.log.take()
        facts = convert.event_facts(game.content, state, happened)
        found.events += zip(facts, game.sentences(state, happened), strict=True)
    add_questions(game, state, found)
    add_reasons(game, state, chooser, found)
    return found


def add_questions(game: MagnaRoma, state: RomaState, found: Sample) -> None:
    found.questions.append((convert.question_fact(state), game.question(state)))


def add_moves(game: MagnaRoma, state: RomaState, found: Sample) -> None:
    for move in state.legal():
        fact = convert.move_fact(game.content, state, move)
        found.moves.append((fact, game.text(state, move)))
        found.targets.append(game.targets(state, move))


def add_reasons(game: MagnaRoma, state: RomaState, chooser: random.Random, found: Sample) -> None:
    tries = game.conceivable(state)
    for text in chooser.sample(tries, min(25, len(tries))):
        facts = forbid.reason_facts(game.content, state, text)
        old = game.why_not(state, text)
        assert [fact.rule for fact in facts] == [reason.rule for reason in old]
        found.reasons += zip(facts, [reason.text for reason in old], strict=True)


def add_cards(game: MagnaRoma, found: Sample) -> None:
    box = game.loaded.box
    for monument in range(box.monuments):
        found.cards.append((card_facts.effect_fact(box, monument), monument_effect(box, monument)))
    for province in range(box.provinces):
        old = province_condition(box, province)
        found.cards.append((card_facts.condition_fact(box, province), old))


def listed_positions() -> list[Struct]:
    """Return facts that random games hardly ever have."""
    return [*asked_for_order(), *cannot_pay()]


def cannot_pay() -> list[Struct]:
    """Return the reason against a trade whose price is not there (MR-6.3)."""
    state = to_place("rLB--", ". r--D- .\nT . r---B")
    state.cities[0].luxuries = 2
    state.tokens[0] = PICTURES.content.trades.index("triumph")
    state.play(PICTURES.find(state, "place f5"))
    state.cities[0].legions = 0
    return list(forbid.reason_facts(PICTURES.content, state, "trade 2 legions for 1 blessing"))


def asked_for_order() -> list[Struct]:
    """Return the facts of a position where the order of gains is asked (MR-3.5)."""
    state = to_place("rLB--", ". r--D- .\nT . r---B")
    state.cities[0].luxuries, state.cities[0].legions = 2, 7
    state.tokens[0] = PICTURES.content.trades.index("mercenaries pay")
    move = PICTURES.find(state, "place f5")
    waiting = preview_facts(PICTURES.content, state, move).events
    state.play(move)
    asked = convert.question_fact(state)
    moves = [convert.move_fact(PICTURES.content, state, move) for move in state.legal()]
    reasons = forbid.reason_facts(PICTURES.content, state, "gain 9 legions")
    return [asked, *waiting, *moves, *reasons]
