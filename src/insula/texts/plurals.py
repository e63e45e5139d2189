"""Plural forms of whole numbers in every language, from CLDR by Babel: only the build needs it."""

import re
from dataclasses import dataclass

from babel import Locale

RELATION = re.compile(
    r"(?P<operand>[nivwftce])(?: mod (?P<modulo>\d+))? (?P<negated>not )?in (?P<ranges>\S+)"
)


@dataclass(frozen=True)
class Syntax:
    """How a programming language writes conditions."""

    both: str
    either: str
    equal: str
    negated: str


def plural_forms(language: str) -> dict[str, str]:
    """Return the CLDR rule of each plural form of a language but 'other', in order."""
    return dict(Locale.parse(language).plural_form.rules)


def condition(rule: str, number: str, syntax: Syntax) -> str:
    """Write a CLDR rule for a whole number as a condition; empty if it never holds."""
    wholes = [conjunction(each, number, syntax) for each in rule.split(" or ")]
    return syntax.either.join(each for each in wholes if each)


def conjunction(rule: str, number: str, syntax: Syntax) -> str:
    """Write relations that all must hold; of a whole number v, w, f, t, c and e are 0."""
    relations = []
    for text in rule.split(" and "):
        found = RELATION.fullmatch(text.strip())
        if not found:
            raise ValueError(f"a plural rule that is not understood: {text}")
        if found["operand"] in "ni":
            relations.append(relation(found, number, syntax))
        elif holds_zero(found["ranges"]) == bool(found["negated"]):
            return ""
    return syntax.both.join(relations)


def holds_zero(ranges: str) -> bool:
    return any(span.partition("..")[0] == "0" for span in ranges.split(","))


def relation(found: re.Match[str], number: str, syntax: Syntax) -> str:
    value = f"{number} % {found['modulo']}" if found["modulo"] else number
    spans = [span.partition("..") for span in found["ranges"].split(",")]
    tests = [
        f"({low} <= {value}{syntax.both}{value} <= {high})"
        if high
        else f"{value}{syntax.equal}{low}"
        for low, _, high in spans
    ]
    joined = syntax.either.join(tests)
    if found["negated"]:
        return f"{syntax.negated}({joined})"
    return f"({joined})" if len(tests) > 1 else joined
