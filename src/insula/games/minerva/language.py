"""The small language of effects, read once from a box.

    gain 2 grain                        icon: gain it
    gain 1 grain or 1 wood              slash: choose
    each grain gain 1 denarii           colon: for each held, nothing paid
    pay 1 grain gain 1 glory            arrow: as often as you like
    when built: activate 3 around       specials, once
    at the end: 3 points each trade around        temples

Parts follow each other after a semicolon. `any` is a resource of choice, `equal` several of one
resource of choice, `culture` a point of any category.
"""

import re
from dataclasses import dataclass

from insula.games.minerva.rules.box import (
    ACTIVATE,
    ANY,
    AREAS,
    CATEGORIES,
    CHOOSE,
    CULTURE,
    DENARII,
    EACH,
    EQUAL,
    GAIN,
    GLORY,
    GOODS,
    HELD,
    MOVE,
    PAY,
    REMOVE,
    RESOURCES,
    SCORE,
    TAKE,
    VARIETY,
)

LARGEST = 9  # of any amount
PLAIN, BUILT, ENDING = "", "when built", "at the end"

GAINED = (*GOODS[: CULTURE + 1], "any")
HOLDABLE = (*GOODS[:RESOURCES], "glory")
PAYABLE = (*GOODS[: DENARII + 1], "equal")
COUNTED = (*CATEGORIES, "different categories")


class EffectError(ValueError):
    """An effect that is unreadable or not allowed; the message is for the author of a box."""


@dataclass(frozen=True)
class Op:
    """One operation, as the rules read it."""

    code: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


@dataclass(frozen=True)
class Effect:
    """What a tile does, and when."""

    timing: str
    ops: tuple[Op, ...]


# -- reading -----------------------------------------------------------------------------------

NUMBER = r"([1-9])"
EACH_FORM = re.compile(rf"each (\w+) gain {NUMBER} (\w+)")
PAY_FORM = re.compile(rf"pay {NUMBER} (\w+) gain {NUMBER} (\w+)")
GAIN_FORM = re.compile(rf"gain {NUMBER} (\w+)")
ACTIVATE_FORM = re.compile(rf"activate {NUMBER} around")
SCORE_FORM = re.compile(rf"{NUMBER} points each (.+?) ({'|'.join(AREAS)})")
PHRASES = {"move 1 around": MOVE, "remove 1 residence around": REMOVE, "take 1 culture tile": TAKE}


def parse(text: str) -> Effect:
    """Read an effect; raise EffectError with the reason if it is not one."""
    timing = next((word for word in (BUILT, ENDING) if text.startswith(f"{word}: ")), PLAIN)
    body = text.removeprefix(f"{timing}: ")
    ops = tuple(op for part in body.split("; ") for op in parse_part(part.strip(), timing))
    if timing == BUILT and "; " in body:
        raise EffectError("a [when built] effect has one part: it is used whole or not at all")
    return Effect(timing, ops)


def parse_part(part: str, timing: str) -> list[Op]:
    if timing == ENDING:
        return [parse_score(part)]
    if found := EACH_FORM.fullmatch(part):
        return [Op(EACH, good(found[1], HOLDABLE), good(found[3], GAINED[:-1]), int(found[2]))]
    if found := PAY_FORM.fullmatch(part):
        return [finite(parse_pay(found))]
    if part.startswith("gain "):
        return parse_gains(part)
    if timing == BUILT and part in PHRASES:
        return [Op(PHRASES[part])]
    if timing == BUILT and (found := ACTIVATE_FORM.fullmatch(part)):
        return [Op(ACTIVATE, int(found[1]))]
    raise EffectError(f"'{part}' is no effect{' ' + timing if timing else ' of an activation'}")


def good(word: str, allowed: tuple[str, ...]) -> int:
    if word not in allowed:
        raise EffectError(f"'{word}' must be one of {', '.join(allowed)} here")
    return GOODS.index(word)


def parse_gains(part: str) -> list[Op]:
    sides = [f"gain {side}" for side in part.removeprefix("gain ").split(" or ")]
    gains = []
    for side in sides:
        found = GAIN_FORM.fullmatch(side)
        if not found:
            raise EffectError(f"'{side}' must read like 'gain 2 grain', with 1 to {LARGEST}")
        gains.append(Op(GAIN, good(found[2], GAINED), int(found[1])))
    if len(set(gains)) < len(gains):
        raise EffectError(f"two sides of '{part}' are the same")
    return gains if len(gains) == 1 else [Op(CHOOSE, len(gains)), *gains]


def parse_pay(found: re.Match[str]) -> Op:
    paid, gained = good(found[2], PAYABLE), good(found[4], GAINED)
    if gained == ANY and found[3] != "1":
        raise EffectError("an arrow gains one resource of choice at a time")
    return Op(PAY, paid, int(found[1]), gained, int(found[3]))


def finite(op: Op) -> Op:
    """Refuse an arrow that could repeat for ever, by sales or the same type (MN-5.7).

    Money never turns back into tokens by a sale, so only two kinds of arrows can: those that pay
    money and gain as much money or tokens, and those that may gain what they pay.
    """
    resource = op.c < RESOURCES or op.c == ANY
    if op.a == DENARII:
        returns = resource or op.c == DENARII
    elif op.a == EQUAL:
        returns = resource
    else:
        returns = op.c in (op.a, ANY)
    if returns and op.d >= op.b:
        raise EffectError(f"'{say_op(op)}' could repeat for ever (MN-5.7)")
    return op


def parse_score(part: str) -> Op:
    found = SCORE_FORM.fullmatch(part)
    if not found:
        raise EffectError(f"'{part}' must read like '3 points each trade around'")
    area = AREAS.index(found[3])
    allowed = GOODS[:RESOURCES] if area == HELD else COUNTED
    if found[2] not in allowed:
        raise EffectError(f"'{found[2]}' must be one of {', '.join(allowed)} here")
    return Op(SCORE, area, allowed.index(found[2]), int(found[1]))


# -- texts -------------------------------------------------------------------------------------

CULTURE_WORDS = ("theater", "art", "academics")


def amount_of(amount: int, kind: int) -> str:
    """Return an amount such as '1 denarius', '2 theater points' or '2 equal resources'."""
    plural = "" if amount == 1 else "s"
    if kind == DENARII:
        return f"{amount} denari{'us' if amount == 1 else 'i'}"
    if GLORY < kind <= CULTURE:
        word = "culture" if kind == CULTURE else GOODS[kind]
        return f"{amount} {word} point{plural}" + (" of choice" if kind == CULTURE else "")
    if kind == ANY:
        return f"{amount} resource{plural} of choice"
    if kind == EQUAL:
        return f"{amount} equal resource{plural}"
    return f"{amount} {GOODS[kind]}"


def say_op(op: Op) -> str:
    """Describe an operation."""
    if op.code == GAIN:
        return amount_of(op.b, op.a)
    if op.code == EACH:
        return f"{amount_of(op.c, op.b)} for each {GOODS[op.a]}"
    if op.code == PAY:
        return f"pay {amount_of(op.b, op.a)} for {amount_of(op.d, op.c)}, as often as you like"
    if op.code == ACTIVATE:
        return f"activate {op.a} of the 8 tiles around"
    if op.code == MOVE:
        return "move one of the 8 tiles around, but no residence"
    if op.code == REMOVE:
        return "remove a residence without assistant from the 8 tiles around"
    if op.code == TAKE:
        return "take the top tile of any culture stack"
    return say_score(op)


def say_score(op: Op) -> str:
    if op.a == HELD:
        return f"{op.c} VP for each {GOODS[op.b]} held"
    what = "different category" if op.b == VARIETY else f"{CATEGORIES[op.b]} tile"
    area = "among the 8 tiles around" if AREAS[op.a] == "around" else "in the row and column"
    return f"{op.c} VP for each {what} {area}"


def say(effect: Effect) -> str:
    """Describe an effect."""
    parts, at = [], 0
    while at < len(effect.ops):
        op = effect.ops[at]
        sides = effect.ops[at + 1 : at + 1 + op.a] if op.code == CHOOSE else (op,)
        parts.append(" or ".join(say_op(side) for side in sides))
        at += 1 + (op.a if op.code == CHOOSE else 0)
    return (f"{effect.timing}: " if effect.timing else "") + "; ".join(parts)
