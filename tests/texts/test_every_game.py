"""Laws of facts and texts that hold for every game, on all kinds that its samples have."""

import json
from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

import insula
from insula.texts import languages
from insula.texts.build import GAMES, HERE
from insula.texts.shapes import fields_of
from tests.texts.games import facts_of, vocabulary_of

pytestmark = pytest.mark.one_speed
NAMES = ["Ada", "Bo", "Cy", "Di"]
MARK = "\0"
HOSTILE = ["<b>Ada</b>", "{seat}", "{0}", "#", "''", "'{x}'", "seat 2", "%s", "\\n"]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_fact_has_a_text_in_every_language(game: str) -> None:
    for language in languages():
        for fact in facts_of(game):
            shown = insula.text(fact, language, names=NAMES)
            assert shown.strip(), fact
            assert not set(shown) & set("{}#"), fact


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
