"""Write resolved messages as expressions of a programming language."""

import json
from abc import ABC, abstractmethod

from insula.texts.check import JOINERS, Branch, Checked, Resolved, Value, joined_key
from insula.texts.plurals import Syntax, condition, plural_forms
from insula.texts.shapes import Fields, Shape, Vocabulary


class Emitter(ABC):
    """What the two languages share: a message is a sum of strings, with conditions inside."""

    syntax: Syntax
    box_name: str

    def __init__(
        self, words: Vocabulary, checked: Checked, declared: dict[str, Fields] | None = None
    ) -> None:
        self.vocabulary = words
        self.checked = checked
        self.declared = declared or {}
        self.forms = plural_forms(checked.language)

    def expression(self, message: Resolved, fact: str = "f.") -> str:
        """Write a message; `fact` is what stands before the name of a field."""
        return " + ".join(self.term(part, fact) for part in message) or self.string("")

    def term(self, part: str | Value | Branch, fact: str) -> str:
        if isinstance(part, str):
            return self.string(part)
        if isinstance(part, Value):
            return self.value(f"{fact}{part.field}", part.shape, part.form)
        return self.branch(part, fact)

    def branch(self, part: Branch, fact: str) -> str:
        written = self.expression(part.options["other"], fact)
        for option, message in reversed(part.options.items()):
            test = "" if option == "other" else self.test(f"{fact}{part.field}", part, option)
            if test:
                written = self.either(test, self.expression(message, fact), written)
        return f"({written})"

    def test(self, value: str, part: Branch, option: str) -> str:
        """Write the condition of an option; empty if it never holds for a whole number."""
        if part.style == "select":
            return self.case(value, part.shape, option)
        if option.startswith("="):
            return f"{value}{self.syntax.equal}{option[1:]}"
        return condition(self.forms[option], value, self.syntax)

    def case(self, value: str, shape: Shape, option: str) -> str:
        if shape.how == "bool":
            return value if option == "true" else f"{self.syntax.negated}{value}"
        return f"{value}{self.syntax.equal}{self.string(option)}"

    def value(self, value: str, shape: Shape, form: str) -> str:
        if shape.how == "list":
            assert shape.item
            items = self.each(value, self.value("each", shape.item, form))
            return f"{joiner_name(shape.join)}({items})"
        if shape.how == "part":
            return f"{identifier(joined_key(shape.kinds[0].__name__, form))}({value}, names)"
        if shape.how == "word":
            return f"{identifier(joined_key(shape.title, form))}[{value}]"
        if shape.how == "name":
            return f"{self.box_name}(NAMES, {self.string(shape.title)}, {value}, names)"
        if shape.how == "seat":
            return f"player(names, {value})"
        if shape.how == "fact":
            return self.nested(value, shape)
        return value if shape.how == "text" else self.number(value)

    @staticmethod
    def string(text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    def joiners(self) -> list[str]:
        """Write how lists are joined, for the kinds of lists that these texts have."""
        return [
            self.joiner(joiner_name(join), *(identifier(key) for key in keys))
            for join, keys in JOINERS.items()
            if join in self.checked.joins
        ]

    def shared_texts(self) -> dict[str, Resolved]:
        """Return the shared texts that these facts use."""
        used = {"seat", *(key for join in self.checked.joins for key in JOINERS[join])}
        return {key: message for key, message in self.checked.shared.items() if key in used}

    @abstractmethod
    def joiner(self, name: str, pair: str, more: str) -> str: ...

    @abstractmethod
    def either(self, test: str, yes: str, no: str) -> str: ...

    @abstractmethod
    def each(self, values: str, item: str) -> str: ...

    @abstractmethod
    def nested(self, value: str, shape: Shape) -> str: ...

    @abstractmethod
    def number(self, value: str) -> str: ...


def joiner_name(join: str) -> str:
    return f"joined_{join}" if join else "joined"


def identifier(key: str) -> str:
    """Turn 'event.placed' into a name for a function."""
    return key.replace(".", "_")


def needs_fact(message: Resolved) -> bool:
    """Does a message show anything of its fact?"""
    return any(not isinstance(part, str) for part in message)


def needs_names(message: Resolved) -> bool:
    """Does a message show a name, or something that may?"""
    return any(
        any(needs_names(option) for option in part.options.values())
        if isinstance(part, Branch)
        else (part.shape.item or part.shape).how in ("part", "fact", "name", "seat")
        for part in message
        if not isinstance(part, str)
    )
