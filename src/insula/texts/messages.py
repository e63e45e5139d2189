"""Parse the part of ICU MessageFormat that catalogues use: text, {argument}, plural and select.

Apostrophes quote as in ICU: '' is an apostrophe, and '{...}' is text.
"""

import re
from dataclasses import dataclass

ARGUMENT = re.compile(r"\{\s*(\w+)\s*(\}|,\s*(\w+)\s*,)?")
OPTION = re.compile(r"\s*(=\d+|\w+)\s*\{")
CLOSE = re.compile(r"\s*\}")
PLAIN = re.compile(r"[^{}#']+")


class MessageError(ValueError):
    """A text that is not a message of this language."""


@dataclass(frozen=True)
class Argument:
    """`{tile}`, or the number of a plural where it says `#`."""

    name: str


@dataclass(frozen=True)
class Choice:
    """`{count, plural, ...}` or `{good, select, ...}`."""

    name: str
    style: str
    options: dict[str, "Message"]


Message = list[str | Argument | Choice]


def parse(text: str) -> Message:
    """Parse a whole text; raise MessageError with what is wrong and the column, from 1."""
    message, at = parse_until(text, 0, "", 0)
    if at < len(text):
        raise MessageError(f"unexpected '}}' in column {at + 1}")
    return message


def parse_until(text: str, at: int, number: str, depth: int) -> tuple[Message, int]:
    """Parse up to the closing brace of this depth; `number` is the plural that `#` stands for."""
    found: Message = []
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            part, at = parse_argument(text, at, number, depth)
            found.append(part)
        elif text[at] == "#" and number:
            found.append(Argument(number))
            at += 1
        else:
            plain, at = parse_text(text, at, number)
            add_text(found, plain)
    if at == len(text) and depth:
        raise MessageError(f"a '{{' is not closed, in column {at + 1}")
    return found, at


def add_text(found: Message, text: str) -> None:
    if found and isinstance(found[-1], str):
        text = f"{found.pop()}{text}"
    found.append(text)


def parse_text(text: str, at: int, number: str) -> tuple[str, int]:
    """Read plain text, an apostrophe or a quoted piece."""
    plain = PLAIN.match(text, at)
    if plain:
        return plain[0], plain.end()
    if text[at] == "#":
        return "#", at + 1
    if text.startswith("''", at):
        return "'", at + 2
    if text[at + 1 : at + 2] not in (("{", "}", "#") if number else ("{", "}")):
        return "'", at + 1
    quoted = re.compile(r"'((?:[^']|'')*)'").match(text, at)
    if not quoted:
        raise MessageError(f"an apostrophe opens a quotation in column {at + 1} and none closes it")
    return quoted[1].replace("''", "'"), quoted.end()


def parse_argument(text: str, at: int, number: str, depth: int) -> tuple[Argument | Choice, int]:
    opened = ARGUMENT.match(text, at)
    if not opened or not opened[2]:
        raise MessageError(f"an argument reads like {{name}}, in column {at + 1}")
    if opened[2] == "}":
        return Argument(opened[1]), opened.end()
    name, style = opened[1], opened[3]
    if style not in ("plural", "select"):
        raise MessageError(f"'{style}' is not one of plural and select, in column {at + 1}")
    inner = name if style == "plural" else number
    options, end = parse_options(text, opened.end(), inner, depth)
    if "other" not in options:
        raise MessageError(f"the {style} has no 'other', in column {at + 1}")
    return Choice(name, style, options), end


def parse_options(text: str, at: int, number: str, depth: int) -> tuple[dict[str, Message], int]:
    """Read `one {...} other {...}` and the brace that closes them."""
    options: dict[str, Message] = {}
    while not (closed := CLOSE.match(text, at)):
        option = OPTION.match(text, at)
        if not option:
            raise MessageError(f"an option reads like 'other {{...}}', in column {at + 1}")
        if option[1] in options:
            raise MessageError(f"the option '{option[1]}' stands twice, in column {at + 1}")
        options[option[1]], at = parse_until(text, option.end(), number, depth + 1)
        at += 1
    return options, closed.end()
