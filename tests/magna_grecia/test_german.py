"""Every sentence of the server has its German in the page's phrase book."""

import json
import random
import re
from pathlib import Path

import pytest

import insula
from insula.kernel.contract import Log

pytestmark = pytest.mark.one_speed

ROOT = Path(__file__).parents[2]
BOOK: list[dict[str, str]] = json.loads(
    (ROOT / "ui/src/words/phrases/magna-grecia.de.json").read_text("utf-8")
)
GAME = insula.game("magna-grecia")
ENGLISH = re.compile(r"\b(the|and|of|city|road|market|village|tile|turn|is|are|for|with)\b")


def pattern(phrase: str) -> re.Pattern[str]:
    """As ui/src/words/phrases.ts reads it: gaps in braces, the rest literally."""
    parts = re.split(r"\{(\w+)\}", phrase)
    texts = [
        re.escape(part) if at % 2 == 0 else f"(?P<{part}>.+?)" for at, part in enumerate(parts)
    ]
    return re.compile("".join(texts), re.IGNORECASE)


PHRASES = [(pattern(phrase["from"]), phrase["to"]) for phrase in BOOK]


def german(sentence: str) -> str:
    for wanted, told in PHRASES:
        found = wanted.fullmatch(sentence)
        if found:
            gaps = {name: german(text) for name, text in found.groupdict().items()}
            return told.format_map(gaps)
    return sentence


def sentences(seed: int, players: int, options: dict[str, str]) -> set[str]:
    """All that a random game says: questions, moves, events, and some reasons."""
    state, chooser = GAME.new(players, seed, **options), random.Random(seed)
    state.log = Log()
    said: set[str] = set()
    while not state.over():
        moves = state.legal()
        said |= {GAME.question(state), *(GAME.text(state, move) for move in moves[:40])}
        for tried in chooser.sample(GAME.conceivable(state), 6):
            said |= {reason.text for reason in GAME.why_not(state, tried)}
        tiles = [move for move in moves if GAME.text(state, move).startswith(("road", "city"))]
        state.play(chooser.choice(tiles if tiles and chooser.random() < 0.8 else moves))
        said |= set(GAME.sentences(state, state.log.take()))
    return said | {GAME.question(state)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("oracles", ["random", "placed"])
def test_every_sentence_of_random_games_has_its_german(players: int, oracles: str) -> None:
    options = {"oracles": oracles, "rounds": "8" if players == 3 else "12"}
    said = set().union(*(sentences(seed, players, options) for seed in range(8)))
    assert len(said) > 300
    assert {text for text in said if german(text) == text} == set()
    assert {german(text) for text in said if ENGLISH.search(german(text))} == set()
