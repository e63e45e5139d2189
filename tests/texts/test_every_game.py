"""Laws of facts and texts that hold for every game, on all kinds that its samples have."""

import json
import random
from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

import insula
from insula.games.magna_roma.facts.reasons import MarkerStands, SlotConquered
from insula.kernel.contract import Log
from insula.kernel.facts import Fact, targets
from insula.kernel.random import seeded
from insula.texts import UnknownLanguage, languages
from insula.texts.build import GAMES, HERE
from insula.texts.shapes import fields_of
from tests.laws.seatings import Seating, seatings, some
from tests.texts.games import facts_of, seatings_of, vocabulary_of
from tests.texts.samples import game_facts, parts_of

pytestmark = pytest.mark.one_speed
NAMES = ["Ada", "Bo", "Cy", "Di"]
MARK = "\0"
HOSTILE = ["<b>Ada</b>", "{seat}", "{0}", "#", "''", "'{x}'", "seat 2", "%s", "\\n"]
every_game = pytest.mark.parametrize("game", GAMES)
every_seating = pytest.mark.parametrize("seating", list(seatings()), ids=str)


def assert_rendered(facts: list[Fact]) -> None:
    for language in languages():
        for fact in facts:
            shown = insula.text(fact, language, names=NAMES)
            assert shown.strip(), fact
            assert not set(shown) & set("{}#"), fact


@every_game
def test_every_fact_has_a_text_in_every_language(game: str) -> None:
    assert_rendered(facts_of(game, 6))


@every_seating
@pytest.mark.slow
def test_every_fact_of_thousands_of_games_has_a_text(seating: Seating) -> None:
    for seed in range(1000, 1200):
        assert_rendered(game_facts(seating, seed))


@every_game
def test_every_kind_occurs(game: str) -> None:
    found = {type(part) for fact in facts_of(game, 6) for part in parts_of(fact)}
    missing = {*vocabulary_of(game).facts.values()} - found
    assert sorted(kind.__name__ for kind in missing) == []


@every_game
def test_a_fact_shows_the_same_after_the_game_has_moved_on(game: str) -> None:
    """Facts hold values, not references to the state they were read from."""
    seating = seatings_of(game)[0]
    state = seating.new(11)
    shown: list[str] = []
    kept: list[Fact] = []
    for _ in range(40):
        state.log = Log()
        state.play(state.legal()[-1])
        kept += seating.game.events(state, state.log.take())
        shown = shown + [insula.text(fact) for fact in kept[len(shown) :]]
        if state.over():
            break
    assert kept
    assert [insula.text(fact) for fact in kept] == shown


@every_seating
def test_previews_do_not_depend_on_hidden_order(seating: Seating) -> None:
    for state in some(seating, 3, 0.05):
        redealt = state.copy()
        redealt.redeal(seeded(7))
        for move in state.legal()[:20]:
            found = seating.game.preview(state, move)
            assert found == seating.game.preview(redealt, move)
            assert_rendered(list(found.events))


@every_seating
def test_no_moves_targets_are_among_another_moves(seating: Seating) -> None:
    for state in some(seating, 5, 0.1):
        moves = [seating.game.move_fact(state, move) for move in state.legal()]
        pointed = [frozenset(targets(move)) for move in moves if targets(move)]
        assert len(set(pointed)) == len(pointed)
        sampled = random.Random(1).sample(pointed, min(20, len(pointed)))
        assert not [one for one in sampled for other in pointed if one < other]


def test_players_without_names_are_called_by_their_seats() -> None:
    assert "seat 2" in insula.text(SlotConquered("", 1))
    assert "Sitz 2" in insula.text(SlotConquered("", 1), "de")


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        MarkerStands("MR-1.5", 1, 3).seat = 2


def test_a_language_without_texts_is_an_error_that_names_the_others() -> None:
    with pytest.raises(UnknownLanguage, match=f"there are: {', '.join(languages())}"):
        insula.text(MarkerStands("MR-1.5", 1, 3), "xx")


@every_game
def test_facts_survive_json_and_compare_by_value(game: str) -> None:
    words = vocabulary_of(game)
    unions = __import__(f"insula.games.{game}.facts", fromlist=["UNIONS"]).UNIONS
    decoders: dict[str, Any] = {name: msgspec.json.Decoder(union) for name, union in unions.items()}
    for fact in facts_of(game):
        copy = decoders[words.union([type(fact)])].decode(msgspec.json.encode(fact))
        assert copy == fact
        assert hash(copy) == hash(fact)


@every_game
def test_no_field_is_plain_text_of_unknown_meaning(game: str) -> None:
    """Every string is a word, a name, verbatim, an id or a thing on the table."""
    words = vocabulary_of(game)
    for kind in [*words.facts.values(), *words.parts.values()]:
        schema = msgspec.json.schema_components([kind])[1][kind.__name__]
        for name, field in schema["properties"].items():
            if field.get("type") == "string":
                assert [key for key in field if key.startswith("x-")], f"{kind.__name__}.{name}"


# -- names ---------------------------------------------------------------------------------------


def words_of(game: str) -> list[str]:
    """Return every text of a game's catalogues: as a name, none of them may be looked up."""
    files = sorted((HERE / game).glob("*.json"))
    return sorted({text for file in files for text in json.loads(file.read_text("utf-8")).values()})


def one_of_each_kind(game: str) -> list[Struct]:
    return list({type(fact): fact for fact in facts_of(game)}.values())


def verbatim_fields(fact: Struct) -> list[str]:
    """Return the fields that hold what a person typed."""
    schema = msgspec.json.schema_components([type(fact)])[1][type(fact).__name__]
    return [name for name, field in schema["properties"].items() if "x-verbatim" in field]


@every_game
def test_typed_text_is_shown_as_it_is(game: str) -> None:
    typed = [(fact, name) for fact in one_of_each_kind(game) for name in verbatim_fields(fact)]
    assert typed
    for fact, name in typed:
        for language in languages():
            marked = insula.text(structs.replace(fact, **{name: MARK}), language)
            assert MARK in marked
            for word in [*words_of(game), *HOSTILE]:
                shown = insula.text(structs.replace(fact, **{name: word}), language)
                assert shown == marked.replace(MARK, word)


@every_game
def test_names_of_players_are_shown_as_they_are(game: str) -> None:
    seated = [
        fact
        for fact in one_of_each_kind(game)
        if "seat" in {(shape.item or shape).how for shape in fields_of(type(fact)).values()}
    ]
    assert seated
    for fact in seated:
        for language in languages():
            marked = insula.text(fact, language, names=[MARK] * 4)
            assert MARK in marked
            for word in [*words_of(game), *HOSTILE]:
                shown = insula.text(fact, language, names=[word] * 4)
                assert shown == marked.replace(MARK, word)
