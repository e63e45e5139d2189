"""Write the texts of a game's player aid in one language as Python and as TypeScript."""

from insula.texts.check import JOINERS, Branch, Checked
from insula.texts.check_aid import JOINS, AidTable, CheckedAid
from insula.texts.emit import identifier
from insula.texts.emit_python import PythonEmitter
from insula.texts.emit_typescript import HEAD as SCRIPT_HEAD
from insula.texts.emit_typescript import TypeScriptEmitter
from insula.texts.shapes import Fields, Vocabulary

PYTHON_HEAD = '''\
"""{title}: the player aid in '{language}'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join
'''
SCRIPT_IMPORTS = """\
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';
"""
COUNT = ("count",)


def rows(pairs: dict[str, str]) -> str:
    """Write the inside of a table whose values are expressions."""
    return "".join(f"    {PythonEmitter.string(key)}: {each},\n" for key, each in pairs.items())


class AidPython(PythonEmitter):
    """Texts are functions of keyword arguments."""

    def __init__(self, words: Vocabulary, checked: Checked, aid: CheckedAid) -> None:
        super().__init__(words, checked)
        self.aid = aid

    def aid_module(self, name: str) -> str:
        aid = self.aid
        joins = {
            join: f"lambda items: join(items, {', '.join(map(identifier, JOINERS[how]))})"
            for join, how in JOINS.items()
        }
        texts, words, amounts = self.tables(aid.usual)
        return "\n".join(
            [
                PYTHON_HEAD.format(title=name, language=self.checked.language),
                *(self.shared(key, message) for key, message in aid.shared.items()),
                "",
                f"AID: Final = AidTexts(\n    texts={{\n{texts}    }},",
                f"    words={{\n{words}    }},\n    amounts={{\n{amounts}    }},",
                f"    names={{\n{self.named()}    }},",
                f"    joins={{\n{rows(joins)}    }},\n)",
                f"EDITIONS: Final[dict[str, AidTexts]] = {{\n{self.editions()}}}\n",
            ]
        )

    def named(self) -> str:
        return rows({key: self.string(text) for key, text in self.aid.names.items()})

    def tables(self, table: AidTable) -> tuple[str, str, str]:
        arguments = self.aid.arguments
        texts = {
            key: self.as_lambda(tuple(arguments[key]), self.expression(message, ""))
            for key, message in table.texts.items()
        }
        words = {key: self.string(text) for key, text in table.words.items()}
        amounts = {
            key: self.as_lambda(COUNT, self.expression(message, ""))
            for key, message in table.amounts.items()
        }
        return rows(texts), rows(words), rows(amounts)

    @staticmethod
    def as_lambda(arguments: tuple[str, ...], written: str) -> str:
        return f"lambda{' ' if arguments else ''}{', '.join(arguments)}: {written}"

    def editions(self) -> str:
        return "".join(self.edition(name, table) for name, table in self.aid.editions.items())

    def edition(self, name: str, table: AidTable) -> str:
        texts, words, amounts = self.tables(table)
        return (
            f"    {self.string(name)}: AidTexts(\n"
            f"    texts={{**AID.texts,\n{texts}    }},\n    words={{**AID.words,\n{words}    }},\n"
            f"    amounts={{**AID.amounts,\n{amounts}    }},\n"
            "    names=AID.names,\n    joins=AID.joins,\n    ),\n"
        )


class AidTypeScript(TypeScriptEmitter):
    """Texts are functions of an object with their arguments."""

    def __init__(self, words: Vocabulary, checked: Checked, aid: CheckedAid) -> None:
        super().__init__(words, checked)
        self.aid = aid

    def test(self, value: str, part: Branch, option: str) -> str:
        return super().test(f"Number({value})", part, option)

    def aid_module(self) -> str:
        aid = self.aid
        joins = {
            join: f"(items) => join(items, {', '.join(map(identifier, JOINERS[how]))})"
            for join, how in JOINS.items()
        }
        names = rows({key: self.string(text) for key, text in aid.names.items()})
        return "\n".join(
            [
                f"{SCRIPT_HEAD}{SCRIPT_IMPORTS}",
                *(self.shared(key, message) for key, message in aid.shared.items()),
                f"\nexport const aid: AidTexts = {{\n{self.members(aid.usual)}"
                f"  names: {{\n{names}  }},\n  joins: {{\n{rows(joins)}  }},\n}};",
                "/** What editions replace. */",
                f"export const editions: Record<string, Replaced> = {{\n{self.editions()}}};\n",
            ]
        )

    def members(self, table: AidTable) -> str:
        texts = {
            key: self.arrow(self.aid.arguments[key], self.expression(message, "v."))
            for key, message in table.texts.items()
        }
        words = {key: self.string(text) for key, text in table.words.items()}
        amounts = {
            key: f"(count) => {self.expression(message, '')}"
            for key, message in table.amounts.items()
        }
        return (
            f"  texts: {{\n{rows(texts)}  }},\n  words: {{\n{rows(words)}  }},\n"
            f"  amounts: {{\n{rows(amounts)}  }},\n"
        )

    @staticmethod
    def arrow(fields: Fields, written: str) -> str:
        return f"{'(v)' if fields else '()'} => {written}"

    def editions(self) -> str:
        return "".join(
            f"  {name}: {{\n{self.members(table)}  }},\n"
            for name, table in self.aid.editions.items()
        )
