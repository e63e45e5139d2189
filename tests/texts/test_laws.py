"""Laws of facts and texts, for Magna Roma."""

import json
import random
from itertools import chain
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

import insula
from insula.games.magna_roma import FOLDER, USUAL, MagnaRoma, convert
from insula.games.magna_roma.facts import UNIONS
from insula.games.magna_roma.facts.events import FromJoint, Gained, Waits
from insula.games.magna_roma.facts.reasons import MarkerStands, NoMove, NotPending, SlotConquered
from insula.games.magna_roma.previews import preview_facts
from insula.games.magna_roma.rules.state import RomaState
from insula.kernel.facts import Fact, targets
from insula.texts import UnknownLanguage, languages
from insula.texts.build import HERE
from insula.texts.shapes import fields_of, vocabulary
from tests.laws.seatings import Seating, some
from tests.texts.samples import ROMA, listed_positions, sample

pytestmark = pytest.mark.one_speed
NAMES = ["Ada", "Bo", "Cy", "Di"]
GAMES = 6  # of each seating
MANY_GAMES = 200
VOCABULARY = vocabulary(UNIONS)
every_roma = pytest.mark.parametrize("seating", ROMA, ids=str)


def assert_rendered(facts: list[Struct]) -> None:
    for language in languages():
        for fact in facts:
            shown = insula.text(fact, language, names=NAMES)
            assert shown.strip(), fact
            assert not set(shown) & set("{}#"), fact


def facts_of(seating: Seating, games: int) -> list[Struct]:
    return [fact for seed in range(games) for fact, _ in sample(seating, seed).every()]


# -- rendering is total --------------------------------------------------------------------------


@every_roma
def test_every_fact_of_random_games_has_a_text_in_every_language(seating: Seating) -> None:
    assert_rendered(facts_of(seating, GAMES))


@every_roma
@pytest.mark.slow
def test_every_fact_of_thousands_of_games_has_a_text(seating: Seating) -> None:
    for seed in range(MANY_GAMES):
        assert_rendered([fact for fact, _ in sample(seating, 1000 + seed).every()])


@every_roma
def test_previews_have_texts_and_the_stores_of_today(seating: Seating) -> None:
    game = cast("MagnaRoma", seating.game)
    for state in some(seating, 3, 0.05):
        for move in state.legal():
            found = preview_facts(game.content, cast("RomaState", state), move)
            old = game.preview(state, move)
            assert_rendered(list(found.events))
            happened = [fact for fact in found.events if not isinstance(fact, Waits)]
            assert [insula.text(fact) for fact in happened] == old.told
            assert found.points == old.points
            changes = [line for line in old.lines if "store" in line]
            assert [msgspec.to_builtins(change) for change in found.stores] == changes


@every_roma
def test_badges_and_joints_of_a_preview_follow_from_its_facts(seating: Seating) -> None:
    game = cast("MagnaRoma", seating.game)
    for state in some(seating, 4, 0.05):
        for move in state.legal():
            found = preview_facts(game.content, cast("RomaState", state), move)
            old = game.preview(state, move)
            joints = [
                (fact.cause, fact.amount, isinstance(fact, Gained))
                for fact in found.events
                if isinstance(fact, Gained | Waits) and isinstance(fact.cause, FromJoint)
            ]
            badges = [
                (f"side {cause.cell} {cause.side}", f"+{insula.text(amount)}")
                for cause, amount, gained in joints
                if gained
            ]
            assert badges == [(mark.target, mark.text) for mark in old.marks]
            if "cell" in dict(chain.from_iterable(line.items() for line in old.lines)):
                goods = sorted(amount.good for _, amount, _ in joints)
                assert goods == sorted(line["good"] for line in old.lines if "good" in line)


# -- names ---------------------------------------------------------------------------------------


def catalogue_words() -> list[str]:
    """Return every text of every catalogue, and every word of it."""
    files = sorted(HERE.glob("*/*.json"))
    texts = [text for file in files for text in json.loads(file.read_text("utf-8")).values()]
    return sorted({*texts, *chain.from_iterable(text.split() for text in texts)})


MARKUP = ["<b>Ada</b>", "[red]Bo[/red]", "{seat}", "{0}", "%s", "''", "'{x}'", "#", "seat 2", "\\n"]


def named_facts(name: str) -> list[Fact]:
    """Return facts that hold a text from a person."""
    return [NoMove("", name, "pick"), NotPending("MR-3.5", name)]


SEATED: list[Fact] = [MarkerStands("MR-1.5", 1, 3), SlotConquered("MR-9.1", 1)]


def assert_unchanged(name: str) -> None:
    """Assert that a name appears as it is and that the rest of the line does not depend on it."""
    mark = "\0"
    for language in languages():
        for fact in SEATED:
            expected = insula.text(fact, language, names=[mark] * 4).replace(mark, name)
            assert insula.text(fact, language, names=[name] * 4) == expected
        for fact, marked in zip(named_facts(name), named_facts(mark), strict=True):
            expected = insula.text(marked, language, names=NAMES).replace(mark, name)
            assert insula.text(fact, language, names=NAMES) == expected


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_with_markup_is_shown_as_it_is(name: str) -> None:
    assert_unchanged(name)


def test_a_name_that_is_a_word_of_the_catalogue_is_shown_as_it_is() -> None:
    words = catalogue_words()
    assert "Maske" in words
    assert len(words) > 400
    for word in words:
        assert_unchanged(word)


@given(st.text())
@settings(max_examples=200)
def test_any_name_is_shown_as_it_is(name: str) -> None:
    assert_unchanged(name)


def test_players_without_names_are_called_by_their_seats() -> None:
    assert insula.text(SlotConquered("", 1)) == "seat 2 has conquered that slot"
    assert insula.text(SlotConquered("", 1), "de") == "Sitz 2 hat diesen Platz erobert"


# -- facts are values ----------------------------------------------------------------------------


@every_roma
def test_facts_survive_json_and_compare_by_value(seating: Seating) -> None:
    for name in ("event", "move", "question", "reason", "effect", "condition"):
        kinds = {kind for key, kind in VOCABULARY.facts.items() if key.startswith(name)}
        decoder: Any = msgspec.json.Decoder(UNIONS[name])
        for fact in facts_of(seating, 2):
            if type(fact) in kinds:
                copy = decoder.decode(msgspec.json.encode(fact))
                assert copy == fact
                assert hash(copy) == hash(fact)


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        SEATED[0].seat = 2  # type: ignore[attr-defined]


@every_roma
def test_a_fact_shows_the_same_after_the_game_has_moved_on(seating: Seating) -> None:
    found = sample(seating, 11)  # converted on the way, shown only now
    assert [insula.text(fact) for fact, _ in found.events] == [text for _, text in found.events]


# -- kinds ---------------------------------------------------------------------------------------


def test_every_kind_occurs() -> None:
    found = {type(fact) for fact in facts_of_all(GAMES)}
    listed = listed_positions()
    found |= {type(fact) for fact in listed}
    found |= {type(fact.cause) for fact in facts_of_all(2) if isinstance(fact, Gained)}
    assert sorted(kind.__name__ for kind in {*VOCABULARY.facts.values()} - found) == []
    assert_rendered(listed)


def facts_of_all(games: int) -> list[Struct]:
    return [fact for seating in ROMA for fact in facts_of(seating, games)]


def test_every_translated_name_is_on_a_piece_of_a_shipped_box() -> None:
    boxes = [*USUAL.items(), ("magna-roma", "final")]
    assert {box for _, box in boxes} == {path.name for path in (FOLDER / "boxes").iterdir()}
    contents = [cast("MagnaRoma", insula.game(name, box)).content for name, box in boxes]
    names = {f"monument:{name}" for content in contents for name in content.monuments}
    names |= {f"province:{name}" for content in contents for name in content.provinces}
    for language in languages():
        texts = json.loads((HERE / "magna_roma" / f"{language}.json").read_text("utf-8"))
        assert {key for key in texts if key.startswith(("monument:", "province:"))} <= names


def test_no_field_is_plain_text_of_unknown_meaning() -> None:
    """Every string is a word, a name, verbatim, an id or a thing on the table."""
    for kind in [*VOCABULARY.facts.values(), *VOCABULARY.parts.values()]:
        schema = msgspec.json.schema_components([kind])[1][kind.__name__]
        for name, field in schema["properties"].items():
            if field.get("type") == "string":
                assert [key for key in field if key.startswith("x-")], f"{kind.__name__}.{name}"
        assert fields_of(kind) is not None


@every_roma
def test_no_moves_targets_are_among_another_moves(seating: Seating) -> None:
    game = cast("MagnaRoma", seating.game)
    for state in some(seating, 5, 0.1):
        moves = [
            convert.move_fact(game.content, cast("RomaState", state), m) for m in state.legal()
        ]
        pointed = [frozenset(targets(move)) for move in moves if targets(move)]
        assert len(set(pointed)) == len(pointed)
        sampled = random.Random(1).sample(pointed, min(20, len(pointed)))
        assert not [one for one in sampled for other in pointed if one < other]


def test_a_language_without_texts_is_an_error_that_names_the_others() -> None:
    with pytest.raises(UnknownLanguage, match="there are: de, en"):
        insula.text(SEATED[0], "xx")
