"""Refusals and log entries as facts: texts in every language, names unchanged."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, inspect, structs

from insula.server.errors import STATUS, Refused
from insula.server.facts import UNIONS, Why
from insula.server.facts.house import BotFailed, Note, SatDown
from insula.server.facts.refusal import Refusal
from insula.server.facts.requests import NotFound
from insula.server.http.all_routes import OPERATIONS
from insula.server.http.bodies import ErrorBody
from insula.server.live.messages import FromClient, FromServer
from insula.texts import languages, text
from insula.texts.build import HERE

KINDS = [kind for union in UNIONS.values() for kind in get_args(union)]
HOSTILE = ["Mask", "{seat}", "{0}", "<b>Ada</b>", "#", "''", "seat 2", "%s", "\\n", "sits down"]
MARK = "\0"


@cache
def words_of_catalogues() -> list[str]:
    files = sorted((HERE / "app").glob("*.json"))
    return sorted({each for file in files for each in json.loads(file.read_text("utf-8")).values()})


def value_of(kind: inspect.Type) -> Any:
    """Return some value of a type."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.VarTupleType):
        return (value_of(kind.item_type),) * 2
    if isinstance(kind, inspect.UnionType):
        return value_of(kind.types[0])
    if isinstance(kind, inspect.StructType):
        return sample(kind.cls)
    return 2 if isinstance(kind, inspect.IntType) else "word"


def sample(kind: type[Any]) -> Any:
    """Return some fact of a kind."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return kind(**{field.name: value_of(field.type) for field in info.fields})


every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


@every_kind
def test_every_fact_has_a_text_in_every_language(kind: type[Struct]) -> None:
    for language in languages():
        shown = text(sample(kind), language)
        assert shown.strip()
        assert not set(shown) & set("{}#"), shown


@every_kind
def test_facts_survive_json(kind: type[Struct]) -> None:
    (union,) = [each for each in UNIONS.values() if kind in get_args(each)]
    fact = sample(kind)
    assert msgspec.json.decode(msgspec.json.encode(fact), type=union) == fact


@pytest.mark.parametrize("kind", get_args(Why), ids=lambda kind: kind.__name__)
def test_every_refusal_has_a_code_and_is_a_sentence(kind: type[Refusal]) -> None:
    assert kind.code in STATUS
    said = str(Refused(sample(kind)))
    assert said[0].isupper() or not said[0].isalpha(), said
    assert said.endswith((".", "word")), said


def verbatim_fields(kind: type[Struct]) -> list[str]:
    schema = msgspec.json.schema_components([kind])[1][kind.__name__]
    return [name for name, field in schema["properties"].items() if "x-verbatim" in field]


@pytest.mark.parametrize(
    ("kind", "name"),
    [(kind, name) for kind in KINDS for name in verbatim_fields(kind)],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_names_are_shown_unchanged(kind: type[Struct], name: str) -> None:
    fact = sample(kind)
    for language in languages():
        marked = text(structs.replace(fact, **{name: MARK}), language)
        assert MARK in marked
        for word in [*HOSTILE, *words_of_catalogues()]:
            shown = text(structs.replace(fact, **{name: word}), language)
            assert shown == marked.replace(MARK, word)


# -- no prose in messages ------------------------------------------------------------------------

MESSAGES = {
    *get_args(FromServer),
    *get_args(FromClient),
    ErrorBody,
    *(kind for each in OPERATIONS for kind in (each.takes, each.gives) if kind not in (None, str)),
}


def bare_strings(schema: Any, path: str) -> Iterator[str]:
    """Yield the paths of strings that do not say what they are."""
    if isinstance(schema, list):
        for each in schema:
            yield from bare_strings(each, path)
    elif isinstance(schema, dict):
        marked = "enum" in schema or any(key.startswith("x-") for key in schema)
        if schema.get("type") == "string" and not marked:
            yield path
        for name, each in schema.get("properties", {}).items():
            yield from bare_strings(each, f"{path}.{name}")
        for key in ("items", "prefixItems", "anyOf", "additionalProperties"):
            yield from bare_strings(schema.get(key), path)


def test_no_message_contains_prose() -> None:
    """Every string is notation, an id, a name, text of a box, verbatim, or marked as English.

    A player aid has keys of sentences, words and names, which `insula.kernel.aid` describes.
    """
    found = msgspec.json.schema_components(MESSAGES)[1]
    aid = {name for name in found if name.startswith("Aid")}
    bare = [path for name in found.keys() - aid for path in bare_strings(found[name], name)]
    assert sorted(bare) == []


def test_english_is_only_for_people_who_use_curl() -> None:
    found = msgspec.json.schema_components(MESSAGES)[1]
    english = {
        f"{name}.{field}"
        for name, schema in found.items()
        for field, each in schema.get("properties", {}).items()
        if "x-english" in each
    }
    assert english == {
        "BotView.about",
        "ErrorBody.text",
        "InvalidMessage.detail",
        "InvalidRecord.detail",
        "InvalidSetup.detail",
        "OptionView.about",
        "RulesMissing.detail",
    }


def test_texts_of_the_log() -> None:
    assert text(SatDown("Mask"), "de") == "Mask setzt sich"
    assert text(Note("Mask sits down"), "de") == "Mask sits down"
    failed = BotFailed("consul", "timeout", 5, "substitute", "apprentice")
    assert text(failed) == (
        "The bot Consul did not move within 5 seconds; the bot Faber plays for it from now on"
    )


def test_the_english_of_a_refusal() -> None:
    refused = Refused(NotFound())
    assert (refused.code, str(refused)) == ("unknown", "Not found. See /api.")
