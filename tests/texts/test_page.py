"""The page shows every fact with the same text as Python."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

import insula
from insula.texts import languages
from insula.texts.build import GAMES, PAGE
from tests.texts.games import facts_of, vocabulary_of
from tools.page import CannotBuild, node_and_npm

pytestmark = pytest.mark.one_speed
NAMES = ["Ada", "Bo", "{Cy}", "<b>Di</b>"]
SCRIPT = Path(__file__).parent / "shown.mjs"


def shown_by_page(game: str, language: str) -> list[str]:
    try:
        node, _ = node_and_npm()
    except CannotBuild as reason:
        pytest.skip(f"{reason}: pip install -r requirements/page.txt")
    words = vocabulary_of(game)
    facts = [(words.union([type(fact)]), msgspec.to_builtins(fact)) for fact in facts_of(game)]
    command = [
        node,
        "--no-warnings",
        str(SCRIPT),
        str(PAGE / game.replace("_", "-") / f"{language}.ts"),
    ]
    given = json.dumps({"names": NAMES, "facts": facts})
    finished = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if "registerHooks" in finished.stderr:
        pytest.skip("this Node cannot read TypeScript: pip install -r requirements/page.txt")
    assert finished.returncode == 0, finished.stderr
    found: list[str] = json.loads(finished.stdout)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_the_same_text_as_python(game: str, language: str) -> None:
    expected = [insula.text(fact, language, names=NAMES) for fact in facts_of(game)]
    assert shown_by_page(game, language) == expected
