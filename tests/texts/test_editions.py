"""The draft of Magna Roma uses the words of its own rulebook."""

import re
from pathlib import Path
from shutil import copytree

import pytest

import insula
from insula.games.magna_roma.facts.reasons import NoMove, NotNow, NotPending
from insula.texts.build import HERE, read_packages
from insula.texts.catalogue import CatalogueError
from tests.laws.seatings import seatings
from tests.texts.samples import game_facts

pytestmark = pytest.mark.one_speed
DRAFT = [seating for seating in seatings() if seating.name == "magna-roma-draft"]
FINAL_WORDS = {
    "en": re.compile(r"\b(legions?|faith|blessings?|reserved?|picked|build|built|ring)\b"),
    "de": re.compile(r"\b(Legion(en)?|Glaube|Segen|reserviert|reservieren|gebaut|bauen|Auslage)\b"),
}
NOTATION = (NoMove, NotNow, NotPending)
"""Reasons that quote notation, which is the same in both editions."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_of_the_draft_have_no_words_of_the_final_edition(language: str) -> None:
    facts = {fact for seating in DRAFT for seed in range(3) for fact in game_facts(seating, seed)}
    plain = [fact for fact in facts if not isinstance(fact, NOTATION)]
    texts = {insula.text(fact, language, edition="draft") for fact in plain}
    assert len(texts) > 1000
    assert {text for text in texts if FINAL_WORDS[language].search(text)} == set()


def test_an_edition_without_words_of_its_own_has_those_of_its_title() -> None:
    game = insula.game("magna-roma")
    question = game.question(game.new(2, 1))
    assert game.edition == "final"
    assert insula.text(question, edition=game.edition) == insula.text(question)


def test_an_edition_replaces_only_texts_that_its_title_has(tmp_path: Path) -> None:
    copytree(HERE, tmp_path / "texts", ignore=lambda _, names: [n for n in names if ".py" in n])
    file = tmp_path / "texts" / "magna_roma_draft" / "en.json"
    file.write_text('{\n  "event.plcaed": "placed"\n}\n', encoding="utf-8")
    with pytest.raises(CatalogueError) as raised:
        read_packages(tmp_path / "texts")
    fault = (
        "magna_roma_draft/en.json, line 2: 'event.plcaed' replaces no text of magna_roma/en.json"
    )
    assert fault in str(raised.value)
