"""Magna Grecia's facts say what its old sentences say, and obey the laws."""

from typing import Any

import msgspec
import pytest

import insula
from insula.games.magna_grecia.facts import UNIONS
from insula.games.magna_grecia.facts.events import NewRound
from insula.games.magna_grecia.facts.moves import AskTurn
from insula.kernel.facts import targets
from insula.texts import languages
from insula.texts.shapes import vocabulary
from tests.laws.seatings import Seating
from tests.texts.grecia_samples import GRECIA, listed_positions, sample
from tests.texts.test_same_as_before import turned

pytestmark = pytest.mark.one_speed
GAMES = 8  # of each seating
every_grecia = pytest.mark.parametrize("seating", GRECIA, ids=str)
NUMBERS = ["1", "2", "3", "4"]


@every_grecia
def test_english_events_equal_words(seating: Seating) -> None:
    """An order of seats is a list of names now: 'Ada, Bo and Cy' instead of '1, 2, 3'."""
    for seed in range(GAMES):
        for fact, old in sample(seating, seed).events:
            if isinstance(fact, NewRound):
                shown = insula.text(fact, names=NUMBERS).replace(" and ", ", ")
                assert shown == old
            else:
                assert insula.text(fact) == old


@every_grecia
def test_questions_equal_words(seating: Seating) -> None:
    """The question of a turn begins with 'Your turn: ' now."""
    for seed in range(GAMES):
        for fact, old in sample(seating, seed).questions:
            shown = insula.text(fact).removeprefix("Your turn: ")
            assert shown[0].upper() + shown[1:] == old
            assert insula.text(fact).startswith("Your turn: ") == isinstance(fact, AskTurn)


@every_grecia
def test_targets_come_from_types(seating: Seating) -> None:
    for seed in range(GAMES):
        for move, _, old in sample(seating, seed).moves:
            assert targets(move) == old


def test_moves_equal_the_phrase_books_of_the_page() -> None:
    moves = {old: move for seating in GRECIA for move, old, _ in sample(seating, 0).moves}
    notation = sorted(moves)
    for language, book in (("en", "magna-grecia.en.ts"), ("de", "magna-grecia.de.json")):
        made = [insula.text(moves[text], language) for text in notation]
        assert made == turned(notation, book)


def test_german_events_equal_the_phrase_book() -> None:
    every = [
        pair for seating in GRECIA for seed in range(4) for pair in sample(seating, seed).events
    ]
    old = {text: fact for fact, text in every if not isinstance(fact, NewRound)}
    english = sorted(old)
    assert [insula.text(old[text], "de") for text in english] == turned(
        english, "magna-grecia.de.json"
    )


@every_grecia
def test_facts_have_texts_and_survive_json(seating: Seating) -> None:
    kinds = vocabulary(UNIONS)
    decoders: dict[str, Any] = {name: msgspec.json.Decoder(union) for name, union in UNIONS.items()}
    for fact in set(sample(seating, 1).facts()):
        decoder = decoders[kinds.union([type(fact)])]
        assert decoder.decode(msgspec.json.encode(fact)) == fact
        for language in languages():
            shown = insula.text(fact, language)
            assert shown.strip()
            assert not set(shown) & set("{}#")


def test_every_kind_occurs() -> None:
    games = [sample(seating, seed) for seating in GRECIA for seed in range(GAMES)]
    found = {type(fact) for game in games for fact in game.facts()}
    for fact, old in listed_positions():
        found.add(type(fact))
        assert insula.text(fact) == old
    missing = {kind.__name__ for kind in {*vocabulary(UNIONS).facts.values()} - found}
    assert missing == set()
