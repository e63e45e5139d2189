"""Write the texts of one game in one language as a Python module."""

from insula.texts.arguments import method_name
from insula.texts.check import SHARED, Resolved
from insula.texts.emit import Emitter, identifier
from insula.texts.plurals import Syntax
from insula.texts.shapes import Fields, Shape

HEAD = '''\
"""{title} in the language '{language}'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Any, Final, Literal

from insula.texts.runtime import Names, Texts, box_name, join, player
'''


class PythonEmitter(Emitter):
    syntax = Syntax(both=" and ", either=" or ", equal=" == ", negated="not ")
    box_name = "box_name"

    def either(self, test: str, yes: str, no: str) -> str:
        return f"{yes} if {test} else {no}"

    def each(self, values: str, item: str) -> str:
        return f"[{item} for each in {values}]"

    def nested(self, value: str, shape: Shape) -> str:
        return f"fact({value}, names)"

    def number(self, value: str) -> str:
        return f"str({value})"

    # -- a module -------------------------------------------------------------------------------

    def module(self, name: str) -> str:
        """Write the whole module."""
        checked = self.checked
        functions = [self.function(key, message) for key, message in checked.parts.items()]
        functions += [self.function(key, message) for key, message in checked.facts.items()]
        return "\n".join(
            [
                HEAD.format(title=name, language=checked.language),
                *self.imports(name),
                "",
                f"NAMES: Final[dict[str, str]] = {self.table(checked.names)}",
                *(
                    f"{identifier(key)}: Final = {self.table(words)}"
                    for key, words in checked.words.items()
                ),
                "",
                *(self.shared(key, message) for key, message in self.shared_texts().items()),
                *self.joiners(),
                *functions,
                self.texts(),
                self.terminal(name),
            ]
        )

    def imports(self, name: str) -> list[str]:
        every = [*self.vocabulary.facts.values(), *self.vocabulary.parts.values()]
        modules = {kind.__module__ for kind in every}
        if self.checked.language != "en":
            modules.add(english_module(name))
        return [f"import {module}" for module in sorted(modules)]

    def table(self, words: dict[str, str]) -> str:
        pairs = [f"    {self.string(key)}: {self.string(text)},\n" for key, text in words.items()]
        return f"{{\n{''.join(pairs)}}}"

    def shared(self, key: str, message: Resolved) -> str:
        arguments = ", ".join(f"{name}: str" for name in SHARED[key])
        written = self.expression(message, "")
        return f"\ndef {identifier(key)}({arguments}) -> str:\n    return {written}\n"

    def joiner(self, name: str, pair: str, more: str) -> str:
        return f"\ndef {name}(items: list[str]) -> str:\n    return join(items, {pair}, {more})\n"

    def function(self, key: str, message: Resolved) -> str:
        kind = self.vocabulary.facts.get(key) or self.vocabulary.parts[key.split(".")[0]]
        return (
            f"\ndef {identifier(key)}(f: {kind.__module__}.{kind.__name__}, names: Names) -> str:\n"
            f"    return {self.expression(message)}\n"
        )

    def texts(self) -> str:
        """Write the table of all functions by the class that they show."""
        every = {**self.vocabulary.facts, **self.vocabulary.parts}
        shown = {**self.checked.facts, **self.checked.parts}
        rows = [
            f"    {kind.__module__}.{kind.__name__}: {identifier(key)},\n"
            for key, kind in every.items()
            if key in shown
        ]
        return (
            "\ndef fact(f: Any, names: Names) -> str:\n    return TEXTS[type(f)](f, names)\n\n\n"
            f"TEXTS: Final[Texts] = {{\n{''.join(rows)}}}\n"
        )

    def terminal(self, name: str) -> str:
        """Write the terminal's texts as a class; other languages override the English one."""
        base = "" if self.checked.language == "en" else f"({english_module(name)}.Terminal)"
        methods = [
            f"\n    def {method_name(key)}({parameters(fields)}) -> str:\n"
            f"        return {self.expression(self.checked.calls[key], '')}\n"
            for key, fields in self.declared.items()
            if key.startswith("terminal.")
        ]
        about = f"Texts that the terminal shows in the language '{self.checked.language}'."
        return f'\n\nclass Terminal{base}:\n    """{about}"""\n{"".join(methods)}'


def english_module(name: str) -> str:
    return f"insula.texts.made.{name}_en"


def parameters(fields: Fields) -> str:
    named = [f"{name}: {python_type(shape)}" for name, shape in fields.items()]
    return ", ".join(["self", *(["*", *named] if named else [])])


def python_type(shape: Shape) -> str:
    if shape.how == "case":
        return f"Literal[{', '.join(Emitter.string(case) for case in (*shape.values, 'other'))}]"
    return {"number": "int", "bool": "bool", "any": "str | int"}[shape.how]
