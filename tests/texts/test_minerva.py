"""Minerva's facts say what its old sentences say, and obey the laws."""

import json
from typing import Any, cast

import pytest

import insula
from insula.games.minerva import BOXES, Minerva
from insula.games.minerva.convert_moves import move_fact
from insula.games.minerva.effect_facts import effect_fact
from insula.games.minerva.facts import UNIONS, effects
from insula.games.minerva.facts.events import Event
from insula.games.minerva.facts.nouns import Amount
from insula.games.minerva.facts.prospects import (
    LineGives,
    OpenChoice,
    SureGain,
    TempleScoresMore,
    TileGives,
    WinsCulture,
)
from insula.games.minerva.language import icons, say
from insula.games.minerva.previews import preview_facts
from insula.games.minerva.rules.box import GOODS, STORES
from insula.games.minerva.rules.state import MinervaState
from insula.kernel.facts import Preview, targets
from insula.kernel.random import seeded
from insula.texts import languages
from insula.texts.build import HERE
from insula.texts.shapes import vocabulary
from tests.laws.seatings import Seating, some
from tests.texts.minerva_samples import MINERVA, Pair, Sample, listed_positions, parts_of, sample
from tests.texts.test_same_as_before import turned

pytestmark = pytest.mark.one_speed
GAMES = 8  # of each seating
PHRASES = "minerva.de.json"
AS_PRINTED = {"NotOffered", "NoRoundTile", "NamePartner"}
"""Where English differs on purpose: tiles are named as printed, not in lower case as parsed."""
VERBATIM = {"UnknownTile", "NoRoundTileThere"}
"""Where German differs on purpose: typed text stays as typed, even if it is a word of the game."""
EXAMPLES = {"NotNow", "NoMove"}
"""Where German adds on purpose what English has: an example in the notation to type."""
every_minerva = pytest.mark.parametrize("seating", MINERVA, ids=str)


def games_of(seating: Seating) -> list[Sample]:
    return [sample(seating, seed) for seed in range(GAMES)]


def every_sample() -> list[Sample]:
    return [*(game for seating in MINERVA for game in games_of(seating)), listed_positions()]


# -- the same texts as before --------------------------------------------------------------------


def assert_english(pairs: list[Pair]) -> None:
    for fact, old in pairs:
        shown = insula.text(fact)
        if type(fact).__name__ in AS_PRINTED:
            assert shown.lower() == old.lower()
        else:
            assert shown == old


@every_minerva
def test_english_equals_words_and_why(seating: Seating) -> None:
    for game in games_of(seating):
        assert_english(game.pairs())


@every_minerva
@pytest.mark.slow
def test_english_equals_words_and_why_over_many_games(seating: Seating) -> None:
    for seed in range(500, 600):
        found = sample(seating, seed)
        assert_english(found.pairs())
        assert_previews(found)


def test_listed_positions_equal_words_and_why() -> None:
    assert_english(listed_positions().pairs())
    assert_previews(listed_positions())


@every_minerva
def test_targets_come_from_types(seating: Seating) -> None:
    for game in [*games_of(seating), listed_positions()]:
        for move, _, old in game.moves:
            assert targets(move) == old


def test_german_equals_the_phrase_book() -> None:
    kept = {
        old: fact
        for game in every_sample()
        for fact, old in game.pairs()
        if type(fact).__name__ not in VERBATIM | EXAMPLES
    }
    english = sorted(kept)
    assert len(english) > 1500
    assert [insula.text(kept[text], "de") for text in english] == turned(english, PHRASES)


def test_german_reasons_with_examples_begin_as_in_the_phrase_book() -> None:
    kept = {
        old: fact
        for game in every_sample()
        for fact, old in game.pairs()
        if type(fact).__name__ in EXAMPLES
    }
    english = sorted(kept)
    assert len(english) > 15
    for text, german in zip(english, turned(english, PHRASES), strict=True):
        shown = insula.text(kept[text], "de")
        assert shown.split(": ")[0] == german.split(": ")[0]


# -- effects are data ----------------------------------------------------------------------------


def old_icons(operation: effects.Operation) -> list[dict[str, Any]]:
    """Return an operation as views have it today, from nothing but the fact."""
    tag, verb = operation.__struct_config__.tag, {"verb": operation.__struct_config__.tag}
    if isinstance(operation, effects.GainGoods):
        return [{**verb, **gain(operation.amount)}]
    if isinstance(operation, effects.GainForEach):
        return [{**verb, "each": operation.good, **gain(operation.amount)}]
    if isinstance(operation, effects.Exchange):
        price = operation.price
        return [{**verb, "paid": price.count, "pays": price.good, **gain(operation.amount)}]
    if isinstance(operation, effects.ChooseGoods):
        sides = [{"verb": "gain", **gain(side)} for side in operation.sides]
        return [{**verb, "amount": len(sides)}, *sides]
    if isinstance(operation, effects.ActivateAround):
        return [{**verb, "amount": operation.count}]
    return [old_score(operation)] if str(tag).startswith("score") else [verb]


def gain(amount: Amount) -> dict[str, Any]:
    return {"amount": amount.count, "good": amount.good}


def old_score(operation: effects.Operation) -> dict[str, Any]:
    if isinstance(operation, effects.ScoreHeld):
        each, area = str(operation.good), "held"
    else:
        assert isinstance(operation, effects.ScoreCategory | effects.ScoreVariety)
        variety = isinstance(operation, effects.ScoreVariety)
        each = "different categories" if variety else getattr(operation, "category", "")
        area = {"around": "around", "lines": "in row and column"}[operation.area]
    return {"verb": "score", "amount": operation.points, "each": each, "area": area}


@pytest.mark.parametrize("box", sorted(path.name for path in BOXES.iterdir()))
def test_an_effect_holds_all_that_views_say_about_it(box: str) -> None:
    for effect in cast("Minerva", insula.game("minerva", box)).content.effects:
        if effect.ops:
            fact = effect_fact(effect)
            operations = (
                (fact.operation,) if isinstance(fact, effects.WhenBuilt) else fact.operations
            )
            assert [icon for each in operations for icon in old_icons(each)] == icons(effect)
            timing = {"activated": "", "built": "when built", "end": "at the end"}
            assert timing[str(fact.__struct_config__.tag)] == effect.timing
            assert insula.text(fact) == say(effect)


# -- previews ------------------------------------------------------------------------------------


def texts_of(found: Preview[Event], language: str = "en") -> list[str]:
    """Return the texts of a preview without those that the page shows as badges."""
    told = [fact for fact in found.events if not isinstance(fact, TempleScoresMore)]
    return [insula.text(fact, language) for fact in told]


def with_commas(texts: list[str]) -> list[str]:
    """Join lists alike: three gains were 'a and b and c' and are 'a, b and c' now."""
    return [text.replace(" and ", ", ").replace(" und ", ", ") for text in texts]


def assert_previews(game: Sample) -> None:
    for found, old in game.previews:
        assert with_commas(texts_of(found)) == with_commas(old.told)
        assert found.points == old.points
        assert badges(found) == [(mark.target, mark.text) for mark in old.marks]
        lines = [line for line in found.events if isinstance(line, LineGives)]
        assert [old_line(line) for line in lines] == [line for line in old.lines if line["tiles"]]


def badges(found: Preview[Event]) -> list[tuple[str, str]]:
    temples = [fact for fact in found.events if isinstance(fact, TempleScoresMore)]
    return [(targets(fact)[0], f"+{fact.points} VP") for fact in temples]


def old_line(line: LineGives) -> dict[str, Any]:
    """Return a line as the old preview had it, from nothing but the fact."""
    tiles, culture, sums = [], [], dict.fromkeys(GOODS[:STORES], 0)
    for step in line.steps:
        if isinstance(step, WinsCulture):
            culture.append({"category": step.culture, "points": step.points})
            continue
        outcomes = step.outcomes if isinstance(step, TileGives) else ()
        gains = [each.amount for each in outcomes if isinstance(each, SureGain)]
        asks = [insula.text(e.operation) for e in outcomes if isinstance(e, OpenChoice)]
        for amount in gains:
            sums[amount.good] += amount.count
        gained = {amount.good: amount.count for amount in gains}
        tiles.append({"square": step.square, "tile": step.tile, "gains": gained, "asks": asks})
    return {
        "direction": line.direction,
        "tiles": tiles,
        "gains": {good: count for good, count in sums.items() if count},
        "culture": culture,
        "asks": any(tile["asks"] for tile in tiles),
    }


@every_minerva
def test_previews_say_and_hold_what_they_did(seating: Seating) -> None:
    for game in games_of(seating):
        assert_previews(game)


def test_german_previews_equal_the_phrase_book() -> None:
    pairs = {
        old: shown
        for game in every_sample()
        for found, before in game.previews
        for old, shown in zip(before.told, texts_of(found, "de"), strict=True)
    }
    english = sorted(pairs)
    assert len(english) > 500
    german = turned(english, PHRASES)
    assert with_commas([pairs[text] for text in english]) == with_commas(german)


@every_minerva
def test_previews_know_nothing_hidden_and_count_the_stores(seating: Seating) -> None:
    game = cast("Minerva", seating.game)
    for state in some(seating, 3, 0.1):
        redealt = cast("MinervaState", state.copy())
        redealt.redeal(seeded(7))
        for move in state.legal()[:20]:
            found = preview_facts(game.content, cast("MinervaState", state), move)
            assert found == preview_facts(game.content, redealt, move)
            before = cast("MinervaState", state).cities[state.seat()].stores
            for change in found.stores:
                assert change.to - change.by == before[GOODS.index(change.store)]


# -- laws ----------------------------------------------------------------------------------------


def test_every_kind_occurs() -> None:
    facts = [fact for game in every_sample() for fact in game.facts()]
    found = {type(part) for fact in facts for part in parts_of(fact)}
    missing = {kind.__name__ for kind in {*vocabulary(UNIONS).facts.values()} - found}
    assert missing == set()


def test_every_translated_name_is_on_a_piece_of_a_shipped_box() -> None:
    games = [cast("Minerva", insula.game("minerva", box.name)) for box in BOXES.iterdir()]
    names = {f"tile:{name}" for game in games for name in game.content.names}
    for language in languages():
        texts = json.loads((HERE / "minerva" / f"{language}.json").read_text("utf-8"))
        assert {key for key in texts if key.startswith("tile:")} <= names


@every_minerva
def test_no_moves_targets_are_among_another_moves(seating: Seating) -> None:
    game = cast("Minerva", seating.game)
    for state in some(seating, 5, 0.2):
        moves = [move_fact(game.content, cast("MinervaState", state), m) for m in state.legal()]
        pointed = [frozenset(targets(move)) for move in moves if targets(move)]
        assert len(set(pointed)) == len(pointed)
        assert not [one for one in pointed for other in pointed if one < other]
