"""Texts from facts equal those of the old modules; goes when those are deleted."""

import json
import subprocess
from pathlib import Path

import pytest

import insula
from insula.kernel.facts import Fact, targets
from tests.laws.seatings import Seating
from tests.texts.samples import ROMA, sample
from tools.page import CannotBuild, node_and_npm

pytestmark = pytest.mark.one_speed
ROOT = Path(__file__).parents[2]
WORDS = ROOT / "ui" / "src" / "words"
GAMES = 6  # of each seating
BETTER = {"NoMove", "NotNow", "NotOnDisplay", "NotInPlay"}
"""Where German differs on purpose: typed text stays as typed, examples are notation to type."""
every_roma = pytest.mark.parametrize("seating", ROMA, ids=str)


@every_roma
def test_english_equals_words_and_why(seating: Seating) -> None:
    for seed in range(GAMES):
        for fact, old in sample(seating, seed).every():
            assert insula.text(fact, "en") == old


@every_roma
@pytest.mark.slow
def test_english_equals_words_and_why_over_many_games(seating: Seating) -> None:
    for seed in range(500, 700):
        for fact, old in sample(seating, seed).every():
            assert insula.text(fact, "en") == old


@every_roma
def test_targets_come_from_types(seating: Seating) -> None:
    for seed in range(GAMES):
        found = sample(seating, seed)
        for (move, _), old in zip(found.moves, found.targets, strict=True):
            assert isinstance(move, Fact)
            assert targets(move) == old


def turned(sentences: list[str], book: str) -> list[str]:
    """Turn sentences by a phrase book of the page."""
    try:
        node, _ = node_and_npm()
    except CannotBuild as reason:
        pytest.skip(f"{reason}: pip install -r requirements/page.txt")
    script, turner = Path(__file__).parent / "turned.mjs", WORDS / "phrases.ts"
    command = [node, "--no-warnings", str(script), str(turner), str(WORDS / "phrases" / book)]
    given = json.dumps(sentences)
    finished = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if "Unknown file extension" in finished.stderr:
        pytest.skip("this Node cannot read TypeScript: pip install -r requirements/page.txt")
    found: list[str] = json.loads(finished.stdout)
    return found


def test_german_equals_the_phrase_book() -> None:
    every = [
        pair for seating in ROMA for seed in range(GAMES) for pair in sample(seating, seed).every()
    ]
    old = {text: fact for fact, text in every if type(fact).__name__ not in BETTER}
    english = sorted(old)
    german = turned(english, "magna-roma.de.ts")
    assert len(english) > 4000
    made = [insula.text(old[text], "de") for text in english]
    assert made == german
