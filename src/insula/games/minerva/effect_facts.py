"""What tiles do, as facts read from the box."""

from collections.abc import Iterator

from insula.games.minerva.convert import amount_of
from insula.games.minerva.facts import effects
from insula.games.minerva.facts.nouns import Area, Category, Good
from insula.games.minerva.language import BUILT, ENDING, Effect, Op
from insula.games.minerva.rules.box import (
    ACTIVATE,
    CATEGORIES,
    CHOOSE,
    EACH,
    GAIN,
    GOODS,
    HELD,
    MOVE,
    PAY,
    REMOVE,
    TAKE,
    VARIETY,
)

AREAS: tuple[Area, ...] = ("around", "lines")
GOOD_WORDS: tuple[Good, ...] = GOODS
CATEGORY_WORDS: tuple[Category, ...] = CATEGORIES


def effect_fact(effect: Effect) -> effects.Effect:
    """Return what a tile does, and when."""
    operations = tuple(operation_facts(effect.ops))
    if effect.timing == BUILT:
        (operation,) = operations
        return effects.WhenBuilt(operation)
    if effect.timing == ENDING:
        return effects.AtEnd(operations)
    return effects.WhenActivated(operations)


def operation_facts(ops: tuple[Op, ...]) -> Iterator[effects.Operation]:
    """Return operations one by one; the sides of a choice belong to it."""
    at = 0
    while at < len(ops):
        yield operation_fact(ops, at)
        at += operations_in(ops[at])


def operations_in(op: Op) -> int:
    """How many operations of the rules one fact stands for."""
    return 1 + op.a if op.code == CHOOSE else 1


def operation_fact(ops: tuple[Op, ...], at: int) -> effects.Operation:
    op = ops[at]
    if op.code == GAIN:
        return effects.GainGoods(amount_of(op.b, op.a))
    if op.code == EACH:
        return effects.GainForEach(amount_of(op.c, op.b), GOOD_WORDS[op.a])
    if op.code == PAY:
        return effects.Exchange(amount_of(op.b, op.a), amount_of(op.d, op.c))
    if op.code == CHOOSE:
        sides = [amount_of(side.b, side.a) for side in ops[at + 1 : at + 1 + op.a]]
        return effects.ChooseGoods(tuple(sides))
    return special_fact(op)


def special_fact(op: Op) -> effects.Operation:
    if op.code == ACTIVATE:
        return effects.ActivateAround(op.a)
    if op.code == MOVE:
        return effects.MoveAround()
    if op.code == REMOVE:
        return effects.RemoveAround()
    if op.code == TAKE:
        return effects.TakeCultureTile()
    return score_fact(op)


def score_fact(op: Op) -> effects.Operation:
    if op.a == HELD:
        return effects.ScoreHeld(op.c, GOOD_WORDS[op.b])
    if op.b == VARIETY:
        return effects.ScoreVariety(op.c, AREAS[op.a])
    return effects.ScoreCategory(op.c, CATEGORY_WORDS[op.b], AREAS[op.a])
