"""A sample of the facts of every game, for tests that hold for all."""

from functools import cache
from importlib import import_module

from msgspec import Struct

from insula.texts.shapes import Vocabulary, vocabulary
from tests.texts import grecia_samples, minerva_samples, samples


@cache
def vocabulary_of(game: str) -> Vocabulary:
    return vocabulary(import_module(f"insula.games.{game}.facts").UNIONS)


@cache
def facts_of(game: str) -> list[Struct]:
    """Return different facts of a few games, and of the listed positions."""
    collect = {"magna_roma": roma, "magna_grecia": grecia, "minerva": minerva}[game]
    return list(dict.fromkeys(collect()))


def roma() -> list[Struct]:
    facts = [fact for seating in samples.ROMA for fact, _ in samples.sample(seating, 0).every()]
    return [*facts, *samples.listed_positions()]


def grecia() -> list[Struct]:
    games = [grecia_samples.sample(seating, 0) for seating in grecia_samples.GRECIA]
    listed = [*grecia_samples.listed_positions(), *grecia_samples.listed_reasons()]
    facts = [fact for game in games for fact in game.facts()]
    facts += [fact for found, _ in grecia_samples.listed_previews() for fact in found.events]
    return [*facts, *(fact for fact, _ in listed)]


def minerva() -> list[Struct]:
    games = [minerva_samples.sample(seating, 0) for seating in minerva_samples.MINERVA]
    return [fact for game in [*games, minerva_samples.listed_positions()] for fact in game.facts()]
