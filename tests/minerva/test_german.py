"""No sentence of Minerva without its German: the page's phrase book, read as the page reads it."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import insula
from insula.kernel.contract import Log, State

pytestmark = pytest.mark.one_speed

BOOK = Path(__file__).parents[2] / "ui/src/words/phrases/minerva.de.json"
GAME = insula.game("minerva")
# Left as they are: numbers, squares, the same word in both languages, what a stranger wrote.
SAME = re.compile(r"\d+|[ns]\d+|[ew]\d+|[ns]\d+[ew]\d+|e1n1|hello")
GAMES = 50


def compiled() -> list[tuple[re.Pattern[str], str]]:
    found = json.loads(BOOK.read_text("utf-8"))
    return [(re.compile(pattern(phrase["from"]), re.IGNORECASE), phrase["to"]) for phrase in found]


def pattern(text: str) -> str:
    """As ui/src/words/phrases.ts: a gap is as short as the whole sentence allows."""
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(text))


PHRASES = compiled()


def missing(sentence: str) -> list[str]:
    """The parts of a sentence that no phrase turns."""
    for phrase, to in PHRASES:
        if found := phrase.fullmatch(sentence):
            assert set(re.findall(r"\{(\w+)\}", to)) == set(found.groupdict()), to
            return [part for gap in found.groupdict().values() for part in missing(gap)]
    return [] if SAME.fullmatch(sentence) else [sentence]


def told(state: State, rng: random.Random) -> Iterator[str]:
    """All that the server could say in a position, but for the log."""
    yield GAME.question(state)
    moves = state.legal()
    yield from (GAME.text(state, move) for move in moves)
    for move in rng.sample(moves, min(3, len(moves))):
        yield from GAME.preview(state, move).told
    for text in rng.sample(GAME.conceivable(state), 8):
        yield from (reason.text for reason in GAME.why_not(state, text))
    for tile in GAME.view(state)["offer"]:
        yield from (tile["tile"], tile["category"])


@pytest.mark.parametrize("players", GAME.players)
def test_every_sentence_of_random_games_has_its_german(players: int) -> None:
    heard: set[str] = set()
    for seed in range(GAMES):
        state, rng = GAME.new(players=players, seed=seed), random.Random(seed)
        state.log = Log()
        while not state.over():
            if rng.random() < 0.2:
                heard.update(told(state, rng))
            state.play(rng.choice(state.legal()))
            heard.update(GAME.sentences(state, state.log.take()))
        heard.update((GAME.question(state), GAME.rank(state, 0) or "pass"))
    assert len(heard) > 500
    assert sorted({part for sentence in heard for part in missing(sentence)}) == []


def test_no_phrase_is_there_twice() -> None:
    texts = [phrase["from"].lower() for phrase in json.loads(BOOK.read_text("utf-8"))]
    assert len(set(texts)) == len(texts)
