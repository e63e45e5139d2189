"""Arguments of the texts that the page and the terminal show on their own, outside of facts.

A fact declares its arguments by its type. These texts have no type, so the English text declares
them: a plural takes a number, a select one of its cases, and anything else a text or a number.
Other languages are checked against the English declaration.
"""

import re
from collections import Counter
from collections.abc import Iterator
from keyword import iskeyword

from insula.texts.catalogue import Catalogue
from insula.texts.messages import Argument, Choice, Message, MessageError, parse
from insula.texts.shapes import Fields, Shape

SECTIONS = ("page.", "terminal.")
GROUP = re.compile(r"[A-Za-z][\w -]*")
ANY = Shape("any")


def is_call(key: str) -> bool:
    """Is this the key of a text that the page or the terminal shows on its own?"""
    return key.startswith(SECTIONS)


def declared_arguments(english: Catalogue) -> dict[str, Fields]:
    """Return the arguments of each such text; faults are noted in the catalogue."""
    found: dict[str, Fields] = {}
    keys = [key for key in english.entries if is_call(key)]
    for key in keys:
        entry = english.entries[key]
        try:
            found[key] = fields_in(parse(entry.text))
        except MessageError as error:
            english.fault(entry.line, f"'{key}': {error}")
            continue
        for reason in [*key_faults(key, keys), *name_faults(key, found[key])]:
            english.fault(entry.line, f"'{key}' {reason}")
    return found


def fields_in(message: Message) -> Fields:
    """Return the shape of each argument; raise MessageError if two uses contradict each other."""
    fields: Fields = {}
    for name, shape in uses(message):
        known = fields.get(name, ANY)
        if ANY in (known, shape):
            fields[name] = shape if known == ANY else known
        elif known.how != shape.how:
            raise MessageError(f"{{{name}}} is used in two ways: {known.how} and {shape.how}")
        else:
            values = dict.fromkeys([*known.values, *shape.values])
            fields[name] = Shape(shape.how, values=tuple(values))
    return fields


def uses(message: Message) -> Iterator[tuple[str, Shape]]:
    """Go through all arguments of a message, also inside of choices."""
    for part in message:
        if isinstance(part, Argument):
            yield part.name, ANY
        elif isinstance(part, Choice):
            yield part.name, shape_of_choice(part)
            for option in part.options.values():
                yield from uses(option)


def shape_of_choice(choice: Choice) -> Shape:
    if choice.style == "plural":
        return Shape("number")
    cases = [case for case in choice.options if case != "other"]
    return Shape("bool") if {*cases} <= {"true", "false"} else Shape("case", values=tuple(cases))


def key_faults(key: str, keys: list[str]) -> Iterator[str]:
    """Find what makes a key unusable as the name of a text."""
    section, *groups = key.split(".")
    inner = [other for other in keys if other.startswith(f"{key}.")]
    if inner:
        yield f"is a text and also a group with '{inner[0]}'"
    if not all(GROUP.fullmatch(group) for group in groups):
        yield "must consist of names with dots between them"
    elif section == "terminal":
        name = method_name(key)
        if not name.isidentifier() or iskeyword(name):
            yield f"would be the Python method '{name}', which is not a valid name"
        elif Counter(map(method_name, keys))[name] > 1:
            yield f"would be the Python method '{name}', as another text would"


def name_faults(key: str, fields: Fields) -> Iterator[str]:
    for name in fields:
        if not name.isidentifier() or (key.startswith("terminal.") and iskeyword(name)):
            yield f"has an argument with a name that Python does not allow: {{{name}}}"


def method_name(key: str) -> str:
    """Turn 'terminal.play.prompt' into 'play_prompt'."""
    section, _, name = key.partition(".")
    return name.replace(".", "_") if section == "terminal" else ""
