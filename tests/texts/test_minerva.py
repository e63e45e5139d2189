"""Minerva's events say what its old sentences say, and obey the laws."""

import random
from functools import lru_cache
from typing import Any, cast

import msgspec
import pytest

import insula
from insula.games.minerva import Minerva, convert
from insula.games.minerva.facts import UNIONS
from insula.games.minerva.facts.events import Event
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.contract import Log
from insula.texts import languages
from insula.texts.shapes import vocabulary
from tests.laws.seatings import Seating, seatings
from tests.minerva.pictures import GAME, give, offer, table, texts
from tests.texts.test_same_as_before import turned

pytestmark = pytest.mark.one_speed
GAMES = 6  # of each seating
MINERVA = [seating for seating in seatings() if seating.name == "minerva"]
every_minerva = pytest.mark.parametrize("seating", MINERVA, ids=str)


@lru_cache(64)
def sample(seating: Seating, seed: int) -> list[tuple[Event, str]]:
    """Play a random game; return its events with the old English sentences."""
    game, chooser = cast("Minerva", seating.game), random.Random(seed)
    state = cast("MinervaState", seating.new(seed))
    found: list[tuple[Event, str]] = []
    while not state.over():
        state.log = Log()
        state.play(chooser.choice(state.legal()))
        happened = state.log.take()
        facts = convert.event_facts(game.content, state, happened)
        found += zip(facts, game.sentences(state, happened), strict=True)
    return found


@every_minerva
def test_english_events_equal_words(seating: Seating) -> None:
    for seed in range(GAMES):
        for fact, old in sample(seating, seed):
            assert insula.text(fact) == old


def test_german_events_equal_the_phrase_book() -> None:
    every = [pair for seating in MINERVA for seed in range(GAMES) for pair in sample(seating, seed)]
    old = {text: fact for fact, text in every}
    english = sorted(old)
    german = turned(english, "minerva.de.json")
    assert [insula.text(old[text], "de") for text in english] == german


@every_minerva
def test_facts_have_texts_and_survive_json(seating: Seating) -> None:
    decoder: Any = msgspec.json.Decoder(UNIONS["event"])
    for fact in {fact for fact, _ in sample(seating, 1)}:
        assert decoder.decode(msgspec.json.encode(fact)) == fact
        for language in languages():
            shown = insula.text(fact, language)
            assert shown.strip()
            assert not set(shown) & set("{}#")


def played(state: MinervaState, *moves: str) -> list[tuple[Event, str]]:
    """Play moves; return their events with the old sentences."""
    found: list[tuple[Event, str]] = []
    for text in moves:
        state.log = Log()
        state.play(GAME.find(state, text))
        happened = state.log.take()
        facts = convert.event_facts(GAME.content, state, happened)
        found += zip(facts, GAME.sentences(state, happened), strict=True)
    return found


def listed_positions() -> list[tuple[Event, str]]:
    """Return events that random games hardly ever have."""
    full = table("Fo Fa", grain=5)
    circus = table("Fo R\nFa .\nA R", wood=1)
    offer(circus, "Ci")
    glorious = table("Fo", players=2)
    glorious.round = 5
    give(glorious, 0, glory=3)
    passes: list[tuple[Event, str]] = []
    while glorious.round == 5:
        passes += played(glorious, "pass" if "pass" in texts(glorious) else "no assistant")
    return [
        *passes,
        *played(full, "residence", "place e2", "activate west"),
        *played(circus, "build Circus", "place s1e1", "remove e1"),
    ]


def test_every_kind_occurs() -> None:
    games = [sample(seating, seed) for seating in MINERVA for seed in range(GAMES)]
    found = {type(fact) for game in games for fact, _ in game}
    for fact, old in listed_positions():
        found.add(type(fact))
        assert insula.text(fact) == old
    missing = {kind.__name__ for kind in {*vocabulary(UNIONS).facts.values()} - found}
    assert missing == set()
