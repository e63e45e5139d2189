"""The compiled texts equal those of ICU itself. Needs icu4py: pip install icu4py."""

import json
import re
from typing import Any

import pytest
from msgspec import Struct

import insula
from insula.texts import languages
from insula.texts.build import GAMES, HERE
from insula.texts.check import JOINERS, split_form
from insula.texts.shapes import Shape, fields_of
from tests.texts.games import facts_of, vocabulary_of

icu = pytest.importorskip("icu4py.messageformat")
pytestmark = pytest.mark.one_speed
NAMES = ["Ada", "Bo", "{Cy}", "'Di'"]


class Host:
    """Shows facts with ICU: it composes parts and words, which ICU does not know, by itself."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.vocabulary = vocabulary_of(game)
        files = [HERE / name / f"{language}.json" for name in ("app", game)]
        self.texts: dict[str, str] = {}
        for file in files:
            self.texts |= json.loads(file.read_text("utf-8"))

    def shown(self, fact: Struct, form: str = "") -> str:
        key = self.vocabulary.key(type(fact)) + (f".{form}" if form else "")
        return self.format(self.texts[key], fact)

    def format(self, text: str, fact: Struct) -> str:
        """Give every argument twice: raw for plural and select, and as it is shown."""
        fields = fields_of(type(fact))
        given: dict[str, Any] = {}
        for name in re.findall(r"\{(\w+)[,}]", text):
            place, form = split_form(name, fields)
            if place:
                value = getattr(fact, place)
                given[name] = str(value).lower() if isinstance(value, bool) else value
                given[f"{name}__shown"] = self.value(value, fields[place], form)
        known = {name for name in given if f"{name}__shown" in given}
        plain = re.sub(
            r"(?<!true )(?<!other )\{(\w+)\}",
            lambda m: f"{{{m[1]}__shown}}" if m[1] in known else m[0],
            text,
        )
        raw = {name: value for name, value in given.items() if isinstance(value, str | int)}
        formatted: str = icu.MessageFormat(plain, self.language).format(raw)
        return formatted

    def value(self, value: Any, shape: Shape, form: str) -> str:
        if shape.how == "list":
            assert shape.item
            items = [self.value(each, shape.item, form) for each in value]
            return self.joined(items, *JOINERS[shape.join])
        if shape.how in ("part", "fact"):
            return self.shown(value, form)
        if shape.how == "word":
            return self.texts.get(f"{shape.title}.{value}", "")
        if shape.how == "name":
            return self.texts.get(f"{shape.title}:{value}", str(value))
        return NAMES[value] if shape.how == "seat" else str(value)

    def joined(self, items: list[str], pair: str, more: str) -> str:
        while len(items) > 1:
            first, second, *rest = items
            text = self.texts[more if rest else pair]
            items = [
                icu.MessageFormat(text, self.language).format({"a": first, "b": second}),
                *rest,
            ]
        return items[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_text_equals_that_of_icu(game: str, language: str) -> None:
    host = Host(game, language)
    for fact in facts_of(game):
        assert insula.text(fact, language, names=NAMES) == host.shown(fact)
