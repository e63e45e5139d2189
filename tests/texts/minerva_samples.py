"""Facts of random games of Minerva, and what the old modules say in their place."""

import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from msgspec import Struct

from insula.games.minerva import Minerva, convert, convert_moves, forbid
from insula.games.minerva.effect_facts import effect_fact
from insula.games.minerva.facts.events import Event
from insula.games.minerva.facts.moves import Move
from insula.games.minerva.facts.reasons import Reason
from insula.games.minerva.language import say
from insula.games.minerva.previews import preview_facts
from insula.games.minerva.rules.moves import PASS
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.contract import Log
from insula.kernel.facts import Fact, Preview
from insula.kernel.game import Preview as OldPreview
from tests.laws.seatings import Seating, seatings
from tests.minerva.pictures import GAME, give, offer, play, table, table_of, texts
from tests.minerva.test_former_rules import FORMER, built
from tests.minerva.test_language import own_game
from tests.minerva.test_specials import BATHS

MINERVA = [seating for seating in seatings() if seating.name == "minerva"]
Pair = tuple[Fact, str]


@dataclass
class Sample:
    """Facts of one game, each with the old English text."""

    events: list[Pair] = field(default_factory=list)
    moves: list[tuple[Move, str, list[str]]] = field(default_factory=list)  # with targets
    questions: list[Pair] = field(default_factory=list)
    reasons: list[Pair] = field(default_factory=list)
    effects: list[Pair] = field(default_factory=list)
    previews: list[tuple[Preview[Event], OldPreview]] = field(default_factory=list)

    def pairs(self) -> list[Pair]:
        """Return every fact but those of previews, with its old text."""
        moves = [(move, text) for move, text, _ in self.moves]
        return [*self.events, *moves, *self.questions, *self.reasons, *self.effects]

    def facts(self) -> list[Fact]:
        previewed = [fact for found, _ in self.previews for fact in found.events]
        return [*(fact for fact, _ in self.pairs()), *previewed]


@lru_cache(128)
def sample(seating: Seating, seed: int) -> Sample:
    """Play a random game and collect facts; moves and tries at a fifth of the positions."""
    game, chooser, found = cast("Minerva", seating.game), random.Random(seed), Sample()
    state = cast("MinervaState", seating.new(seed))
    found.effects += effects_of(game)
    while not state.over():
        found.questions.append((convert_moves.question_fact(state), game.question(state)))
        if chooser.random() < 0.2:
            add_moves(game, state, chooser, found)
        if chooser.random() < 0.2:
            tries = game.conceivable(state)
            found.reasons += reasons(game, state, chooser.sample(tries, min(25, len(tries))))
        state.log = Log()
        state.play(busy_choice(state, chooser))
        found.events += happened(game, state)
    found.questions.append((convert_moves.question_fact(state), game.question(state)))
    found.reasons += reasons(game, state, ["pass"])
    return found


def effects_of(game: Minerva) -> list[Pair]:
    effects = [effect for effect in game.content.effects if effect.ops]  # residences have none
    return [(effect_fact(effect), say(effect)) for effect in effects]


def busy_choice(state: MinervaState, chooser: random.Random) -> int:
    """Choose a move at random, but rarely pass: such games have more facts."""
    legal = state.legal()
    others = [move for move in legal if move != PASS]
    return chooser.choice(others if others and chooser.random() < 0.9 else legal)


def add_moves(game: Minerva, state: MinervaState, chooser: random.Random, found: Sample) -> None:
    legal = state.legal()
    found.moves += [move_with_text(game, state, move) for move in legal]
    tried = chooser.sample(legal, min(8, len(legal)))
    found.previews += [preview(game, state, move) for move in tried]


def move_with_text(game: Minerva, state: MinervaState, move: int) -> tuple[Move, str, list[str]]:
    fact = convert_moves.move_fact(game.content, state, move)
    return fact, game.text(state, move), game.targets(state, move)


def preview(game: Minerva, state: MinervaState, move: int) -> tuple[Preview[Event], OldPreview]:
    return preview_facts(game.content, state, move), game.preview(state, move)


def happened(game: Minerva, state: MinervaState) -> list[Pair]:
    """Return the events of the last move with the old sentences."""
    assert state.log
    noted = state.log.take()
    facts = convert.event_facts(game.content, state, noted)
    return list(zip(facts, game.sentences(state, noted), strict=True))


def reasons(game: Minerva, state: MinervaState, tries: list[str]) -> list[tuple[Reason, str]]:
    """Return the reasons against texts with the old ones; both name the same rules."""
    found: list[tuple[Reason, str]] = []
    for text in tries:
        facts, old = forbid.reason_facts(game.content, state, text), game.why_not(state, text)
        assert [fact.rule for fact in facts] == [reason.rule for reason in old]
        found += zip(facts, [reason.text for reason in old], strict=True)
    return found


# -- what random games hardly ever have ----------------------------------------------------------


@cache
def listed_positions() -> Sample:
    """Return the facts of positions that random games hardly ever have."""
    found = Sample()
    for look_at in (
        events,
        bathhouse,
        aqueduct,
        circus,
        former_rules,
        own_effects,
        choices,
        temple,
    ):
        look_at(found)
    return found


def look(found: Sample, state: MinervaState, *tries: str, game: Minerva = GAME) -> None:
    """Collect the question, every move with its preview, and the reasons against some texts."""
    found.questions.append((convert_moves.question_fact(state), game.question(state)))
    found.moves += [move_with_text(game, state, move) for move in state.legal()]
    found.previews += [preview(game, state, move) for move in state.legal()]
    found.reasons += reasons(game, state, list(tries))


def played(found: Sample, state: MinervaState, *moves: str) -> None:
    """Play moves and collect their events."""
    for text in moves:
        state.log = Log()
        state.play(GAME.find(state, text))
        found.events += happened(GAME, state)


def with_tile(tile: str, city: str, **stores: int) -> MinervaState:
    """Return a position with a tile on offer."""
    state = table(city, **stores)
    offer(state, tile)
    return state


def events(found: Sample) -> None:
    """More than six of a resource, and glory tiles at the end of a round."""
    played(found, table("Fo Fa", grain=5), "residence", "place e2", "activate west")
    state = table("Fo", players=2)
    state.round = 5
    give(state, 0, glory=3)
    while state.round == 5:
        hires = "no assistant" in texts(state)
        if hires:
            look(found, state, "hire for 5 denarii", "hire for 9 denarii")
        played(found, state, "no assistant" if hires else "pass")


def bathhouse(found: Sample) -> None:
    state = with_tile("Bh", BATHS, wood=1, stone=1)
    play(state, "build Bathhouse", "place s1e1")
    look(found, state)
    played(found, state, "apply e1")
    look(found, state, "apply e1", "apply e2", "apply s3", "decline")


def aqueduct(found: Sample) -> None:
    state = with_tile("Aq", "Fo R Fa\n. . tW\n. . Ma", stone=1)
    play(state, "build Aqueduct", "place s1e1")
    look(found, state, "lift e1", "lift s1", "lift n1")
    played(found, state, "lift s1e2")
    look(found, state, "move to n1", "move to s1e2", "move to e1", "move to n0", "move to n9")
    state = with_tile("Aq", "Fo Fa Ma", stone=1)
    play(state, "build Aqueduct", "place s1")
    look(found, state, "lift e1")
    state = with_tile("Aq", "Fo Fa . Ma . R", stone=1)
    play(state, "build Aqueduct", "place s1", "lift e1")
    look(found, state, "move to e6")


def circus(found: Sample) -> None:
    state = with_tile("Ci", "Fo R\nFa .\nA R", wood=1)
    play(state, "build Circus", "place s1e1")
    look(found, state, "remove s2", "remove s1", "remove n3")
    played(found, state, "remove e1")


def former_rules(found: Sample) -> None:
    look(found, built("Fo Fa R", "Aq", "s1"), "lift e1", game=FORMER)
    state = built("Fo Fa R\n. . R", "Aq", "s1")
    play(state, "lift e1", game=FORMER)
    look(found, state, "move to w1", game=FORMER)
    look(found, built("Fo R Fa\nR . .", "Ci", "s1e1"), "remove e1", game=FORMER)


def own_effects(found: Sample) -> None:
    """Effects that the language knows and no box that we ship has."""
    effects = {
        "Farm": {"effect": "gain 1 any or 2 grain; each grain gain 1 denarii; gain 1 glory"},
        "Circus": {"effect": "when built: gain 3 denarii"},
        "Stall": {"effect": "pay 2 equal gain 1 any"},
    }
    with tempfile.TemporaryDirectory() as folder:
        game = own_game(Path(folder), effects)
    found.effects += effects_of(game)
    state = table_of(game, "Fo .\nFa", 2, {})
    play(state, "residence", "place s1e1", game=game)
    look(found, state, game=game)
    play(state, "activate west", game=game)
    look(found, state, "choose 2 wood", game=game)
    state = table_of(game, "Fo", 2, {"wood": 1})
    offer(state, "Ci", game=game)
    play(state, "build Circus", "place n1", game=game)
    look(found, state, game=game)
    state = table_of(game, "Fo .\nSl", 2, {"grain": 2, "ore": 1})
    play(state, "residence", "place s1e1", "activate west", game=game)
    look(found, state, "pay 2 ore for 1 wood", "pay 1 ore for 1 wood", game=game)


def choices(found: Sample) -> None:
    """Resources of choice, a payment by sales, culture, and a line in every direction."""
    state = with_tile("Dh", "Fo", grain=1)
    play(state, "build Dining Hall", "place e1", "gain ore")
    look(found, state, "decline")
    state = with_tile("Ga", "Fo", grain=1, wood=2, stone=2)
    play(state, "build Garden")
    look(found, state, "sell grain", "sell ore")
    state = with_tile("Ta", "Fo", stone=2, ore=1)
    state.tops[1], state.tops[2] = 4, 5
    play(state, "build Triumphal arch", "place e1")
    look(found, state, "take academics", "take 3 denarii over Farm")
    state = table("Fo .\nFa Ga Od")
    state.tops[0] = 2
    play(state, "residence", "place s1e3", "activate west")
    look(found, state)
    state = table("Fo Fa Fa\nFa . Fa\nFa Fa Fa")
    state.cities[0].residences = 0
    look(found, state, "residence")
    state.cities[0].residences = 1
    play(state, "residence", "place s1e1")
    look(found, state, "activate nothing")


def temple(found: Sample) -> None:
    state = with_tile("tT", "Fo Ma", grain=6, wood=6, stone=6, ore=6)
    look(found, state)
    play(state, "build Trade ring temple")
    look(found, state, "place n1", "place 0", "place n0", "place n9")


# -- facts inside facts --------------------------------------------------------------------------


def parts_of(fact: Struct) -> Iterator[Struct]:
    """Return a fact and every fact inside it."""
    yield fact
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Struct):
                yield from parts_of(each)
