"""A sample of the facts of every game, for tests that hold for all."""

from functools import cache
from importlib import import_module

from insula.kernel.facts import Fact
from insula.texts.shapes import Vocabulary, vocabulary
from tests.laws.seatings import Seating, seatings
from tests.texts.samples import game_facts


@cache
def vocabulary_of(game: str) -> Vocabulary:
    return vocabulary(import_module(f"insula.games.{game}.facts").UNIONS)


def seatings_of(game: str) -> list[Seating]:
    """Return the seatings of a title, with all its editions."""
    return [each for each in seatings() if each.name.replace("-", "_").startswith(game)]


@cache
def facts_of(game: str, games: int = 1) -> list[Fact]:
    """Return different facts of a few games of each seating, and of the listed positions."""
    played = [game_facts(each, seed) for each in seatings_of(game) for seed in range(games)]
    samples = import_module(f"tests.texts.{game.removeprefix('magna_')}_samples")
    facts = [*(fact for facts in played for fact in facts), *samples.listed_facts()]
    return list(dict.fromkeys(facts))
