"""The page has words for every key of every player aid, in both languages."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.kernel.aid import Texts

WORDS = Path(__file__).parents[2] / "ui" / "src" / "words" / "aid"
TITLES = {"magna-roma-draft": ["magna-roma", "magna-roma-draft"]}
"""An edition has the texts of its title, replaced where it has its own."""
PARTS = ("sentences", "words", "amounts")
ONLY_TERMINAL = "drawing."


def page_texts(game: str, language: str, part: str) -> dict[str, Any]:
    texts: dict[str, Any] = {}
    for name in TITLES.get(game, [game]):
        texts |= json.loads((WORDS / f"{name}.{language}.json").read_text("utf-8"))[part]
    return texts


def server_texts(game: str, part: str) -> dict[str, Any]:
    texts: Texts = insula.game(game).aid_texts()
    found: Mapping[str, Any] = getattr(texts, part)
    return {
        key: list(text) if isinstance(text, tuple) else text
        for key, text in found.items()
        if not key.startswith(ONLY_TERMINAL)
    }


@pytest.mark.parametrize("game", insula.game_names())
@pytest.mark.parametrize("part", PARTS)
def test_the_page_says_in_english_what_the_terminal_says(game: str, part: str) -> None:
    assert page_texts(game, "en", part) == server_texts(game, part)


@pytest.mark.parametrize("game", insula.game_names())
@pytest.mark.parametrize("part", PARTS)
def test_german_has_the_same_keys(game: str, part: str) -> None:
    assert page_texts(game, "de", part).keys() == page_texts(game, "en", part).keys()
