"""Magna Grecia's facts say what its old sentences say, and obey the laws."""

from typing import Any, cast

import msgspec
import pytest

import insula
from insula.games.magna_grecia import MagnaGrecia
from insula.games.magna_grecia.facts import UNIONS
from insula.games.magna_grecia.facts.events import Event, NewRound
from insula.games.magna_grecia.facts.moves import AskTurn
from insula.games.magna_grecia.facts.nouns import Place
from insula.games.magna_grecia.facts.prospects import (
    ConnectionsChange,
    GazeBegins,
    GazeMoves,
    MarketChange,
    Prospect,
)
from insula.games.magna_grecia.facts.reasons import NoOwnMarket, NoPlace, Reason
from insula.games.magna_grecia.previews import preview_facts, stores
from insula.games.magna_grecia.rules.state import GreciaState
from insula.kernel.facts import Preview, targets
from insula.kernel.game import Preview as OldPreview
from insula.kernel.random import seeded
from insula.texts import languages
from insula.texts.shapes import vocabulary
from tests.laws.seatings import Seating, some
from tests.texts.grecia_samples import (
    GRECIA,
    listed_positions,
    listed_previews,
    listed_reasons,
    sample,
)
from tests.texts.test_same_as_before import turned

pytestmark = pytest.mark.one_speed
GAMES = 8  # of each seating
every_grecia = pytest.mark.parametrize("seating", GRECIA, ids=str)
NUMBERS = ["1", "2", "3", "4"]
EXAMPLES = {"NoMove", "OracleNow"}
"""Where German adds on purpose what English has: examples in the notation to type."""


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


# -- reasons -------------------------------------------------------------------------------------


def assert_reason(fact: Reason, old: str) -> None:
    """Villages are named as printed, and selling in no place says so, as building does."""
    shown = insula.text(fact)
    if isinstance(fact, NoOwnMarket):
        assert shown.lower() == old.lower()
    elif isinstance(fact, NoPlace) and fact.rule == "MG-6.5":
        assert old == f"there is no own market in '{fact.name}'"
    else:
        assert shown == old


@every_grecia
def test_english_reasons_equal_why(seating: Seating) -> None:
    for seed in range(GAMES):
        for fact, old in sample(seating, seed).reasons:
            assert_reason(fact, old)


@every_grecia
@pytest.mark.slow
def test_reasons_and_previews_equal_those_of_today_over_many_games(seating: Seating) -> None:
    for seed in range(500, 530):
        found = sample(seating, seed)
        for fact, old in found.reasons:
            assert_reason(fact, old)
        for preview, before in found.previews:
            assert_preview(preview, before)


def test_listed_reasons_equal_why() -> None:
    for fact, old in listed_reasons():
        assert_reason(fact, old)


def test_german_reasons_equal_the_phrase_book() -> None:
    every = [pair for each in GRECIA for seed in range(4) for pair in sample(each, seed).reasons]
    old = {text: fact for fact, text in [*every, *listed_reasons()]}
    english = [text for text in sorted(old) if not renamed_place(old[text])]
    assert len(english) > 200
    for text, german in zip(english, turned(english, "magna-grecia.de.json"), strict=True):
        shown = insula.text(old[text], "de")
        if type(old[text]).__name__ in EXAMPLES:
            assert shown.startswith(german)
        elif isinstance(old[text], NoOwnMarket):
            assert shown.lower() == german.lower()
        else:
            assert shown == german


def renamed_place(fact: Reason) -> bool:
    return isinstance(fact, NoPlace) and fact.rule == "MG-6.5"


# -- previews ------------------------------------------------------------------------------------


def assert_preview(found: Preview[Event], old: OldPreview) -> None:
    told = [fact for fact in found.events if not isinstance(fact, Prospect)]
    shown = [
        insula.text(fact, names=NUMBERS).replace(" and ", ", ")
        if isinstance(fact, NewRound)
        else insula.text(fact)
        for fact in told
    ]
    assert shown == old.told
    assert found.points == old.points
    lines = [old_change(fact) for fact in found.events if fact not in told]
    assert lines == old.lines


def name_of(place: Place) -> str | None:
    return None if place.new_city else place.village


def old_change(fact: Event) -> dict[str, Any]:
    """Return a change of the map as the old preview had it, from nothing but the fact."""
    if isinstance(fact, ConnectionsChange):
        place = name_of(fact.place)
        return {"place": place, "connections": fact.connections, "was": fact.was}
    if isinstance(fact, GazeBegins | GazeMoves):
        was = fact.was if isinstance(fact, GazeMoves) else None
        city = name_of(fact.city)
        return {"oracle": fact.oracle, "city": city, "seat": fact.seat, "was": was}
    assert isinstance(fact, MarketChange)
    then = None if fact.was == "none" else (fact.was, fact.was_value)
    return {
        "market": name_of(fact.place),
        "seat": fact.seat,
        "state": fact.state,
        "value": fact.value,
        "was": then,
    }


@every_grecia
def test_previews_say_and_hold_what_they_did(seating: Seating) -> None:
    for seed in range(GAMES):
        for found, old in sample(seating, seed).previews:
            assert_preview(found, old)


def test_listed_previews_hold_what_they_did() -> None:
    """In the last ones a merger moves a gaze within one seat's cities, which no event tells."""
    for found, old in listed_previews():
        assert_preview(found, old)
    moved = [e for found, _ in listed_previews() for e in found.events if isinstance(e, GazeMoves)]
    assert {fact.seat == fact.was for fact in moved} == {True, False}


@every_grecia
def test_previews_know_nothing_hidden_and_count_the_stores(seating: Seating) -> None:
    game = cast("MagnaGrecia", seating.game)
    for each in some(seating, 3, 0.1):
        state, redealt = cast("GreciaState", each), cast("GreciaState", each.copy())
        redealt.redeal(seeded(7))
        for move in state.legal()[:20]:
            found = preview_facts(game.content, state, move)
            assert found == preview_facts(game.content, redealt, move)
            before = stores(state, state.seat())
            for change in found.stores:
                assert change.to - change.by == before[change.store]


# -- laws ----------------------------------------------------------------------------------------


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
    found |= {type(fact) for fact, _ in listed_reasons()}
    found |= {type(fact) for preview, _ in listed_previews() for fact in preview.events}
    missing = {kind.__name__ for kind in {*vocabulary(UNIONS).facts.values()} - found}
    assert missing == set()
