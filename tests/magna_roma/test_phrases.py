"""Every sentence of the game has words in the page's German phrase book."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from insula.kernel.contract import Log, State
from insula.kernel.game import Game
from tests.laws.seatings import Seating, seatings
from tools.page import CannotBuild, node_and_npm

pytestmark = pytest.mark.one_speed

UI = Path(__file__).parent.parent.parent / "ui"
BOOK = UI / "src" / "words" / "phrases" / "magna-roma.de.ts"
SEATINGS = [seating for seating in seatings() if seating.name.startswith("magna-roma")]
GAMES = 30  # of each seating


def untold(sentences: set[str]) -> list[str]:
    try:
        node, _ = node_and_npm()
    except CannotBuild as reason:
        pytest.skip(f"{reason}: pip install -r requirements/page.txt")
    command = [node, "--no-warnings", str(UI / "tests" / "untold.mjs"), str(BOOK)]
    given = json.dumps(sorted(sentences))
    found = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    missing: list[str] = json.loads(found.stdout)
    return missing


def said(game: Game, state: State, chooser: random.Random) -> set[str]:
    """Question, moves, some previews and refusals, and what the view says, at one position."""
    moves = state.legal()
    view = game.view(state)
    sentences = {game.question(state), *(game.text(state, move) for move in moves)}
    sentences |= set(game.preview(state, chooser.choice(moves)).told)
    for text in chooser.sample(tries := game.conceivable(state), min(5, len(tries))):
        reasons = game.why_not(state, text)
        sentences |= {reason.text for reason in reasons if reason.rule and "hello" not in text}
    for monument in view["display"]:
        sentences |= {monument["monument"], monument["effect"]} if monument else set()
    return sentences | {province["per"] for province in view["provinces"]}


def told(seating: Seating, seed: int) -> set[str]:
    game, chooser = seating.game, random.Random(seed)
    state = seating.new(seed)
    state.log = Log()
    sentences: set[str] = set()
    while not state.over():
        if chooser.random() < 0.2:
            sentences |= said(game, state, chooser)
        state.play(chooser.choice(state.legal()))
        sentences |= set(game.sentences(state, state.log.take()))
    return sentences


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_sentence_has_german_words(seating: Seating) -> None:
    sentences = set().union(*(told(seating, seed) for seed in range(GAMES)))
    assert len(sentences) > 500
    assert untold(sentences) == []
