"""Write the facts of a game as TypeScript types, and its texts in one language as functions."""

import re
from pathlib import Path
from typing import Any, get_args

from insula.kernel.facts import Fact, target_templates
from insula.texts.check import SHARED, Resolved
from insula.texts.declarations import components, declaration, union
from insula.texts.emit import Emitter, identifier, needs_fact, needs_names
from insula.texts.plurals import Syntax
from insula.texts.shapes import Fields, Shape, Vocabulary

RUNTIME = Path(__file__).parent / "runtime.ts"
HEAD = "// Do not edit: made by python -m insula.texts build\n"


class TypeScriptEmitter(Emitter):
    """Texts of one language."""

    syntax = Syntax(both=" && ", either=" || ", equal=" === ", negated="!")
    box_name = "boxName"

    def either(self, test: str, yes: str, no: str) -> str:
        return f"{test} ? {yes} : {no}"

    def each(self, values: str, item: str) -> str:
        return f"{values}.map((each) => {item})"

    def nested(self, value: str, shape: Shape) -> str:
        return f"show(texts.{self.vocabulary.union(shape.kinds)}, {value}, names)"

    def number(self, value: str) -> str:
        return f"String({value})"

    # -- a module -------------------------------------------------------------------------------

    def module(self, facts: str = "./facts") -> str:
        """Write the whole module; `facts` is the module that has the types of the facts."""
        body = "\n".join([*(self.facts() if self.vocabulary.facts else ()), self.page()])
        return f"{HEAD}{self.imports(body, facts)}\n{body}"

    def facts(self) -> list[str]:
        """Write the texts of facts."""
        checked = self.checked
        return [
            f"export const NAMES: Record<string, string> = {self.table(checked.names)};",
            *(
                f"const {identifier(key)} = {self.table(words)};"
                for key, words in checked.words.items()
            ),
            *(self.shared(key, message) for key, message in self.shared_texts().items()),
            *self.joiners(),
            *(self.part(key, message) for key, message in checked.parts.items()),
            "",
            self.texts(),
        ]

    def imports(self, body: str, facts: str) -> str:
        """Import what the body uses: the page's checks refuse anything else."""
        used = [
            name
            for name in ("boxName", "join", "player", "show")
            if re.search(rf"\b{name}\(", body)
        ]
        names = ", ".join([*used, *(["type Names"] if ": Names" in body else [])])
        runtime = f"import {{ {names} }} from '../runtime';\n" if names else ""
        types = f"import type * as facts from '{facts}';\n" if self.vocabulary.facts else ""
        english = "" if self.checked.language == "en" else "import type { Page } from './en';\n"
        return f"{runtime}{types}{english}"

    def table(self, words: dict[str, str]) -> str:
        pairs = [f"{self.string(key)}: {self.string(text)}" for key, text in words.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"

    def shared(self, key: str, message: Resolved) -> str:
        arguments = ", ".join(f"{name}: string" for name in SHARED[key])
        return f"const {identifier(key)} = ({arguments}) => {self.expression(message, '')};"

    def joiner(self, name: str, pair: str, more: str) -> str:
        return f"const {name} = (items: string[]) => join(items, {pair}, {more});"

    def part(self, key: str, message: Resolved) -> str:
        kind = self.vocabulary.parts[key.split(".")[0]].__name__
        names = "names" if needs_names(message) else "_names"
        head = f"const {identifier(key)} = (f: facts.{kind}, {names}: Names): string =>"
        return f"{head} {self.expression(message)};"

    def texts(self) -> str:
        """Write the table of all functions by union and kind."""
        unions: dict[str, list[str]] = {}
        for key, message in self.checked.facts.items():
            name, kind = key.split(".")
            names = "(f, names)" if needs_names(message) else "(f)"
            given = names if needs_fact(message) else "()"
            written = f"    {kind}: {given} => {self.expression(message)},\n"
            unions.setdefault(name, []).append(written)
        tables = [f"  {name}: {{\n{''.join(rows)}  }},\n" for name, rows in unions.items()]
        parts = [key for key in self.checked.parts if "." not in key]
        shown = f"  part: {{ {', '.join(parts)} }},\n  seat: seat,\n"
        return f"export const texts: facts.Texts = {{\n{''.join(tables)}{shown}}};\n"

    # -- texts of the page ----------------------------------------------------------------------

    def page(self) -> str:
        """Write the page's own texts as nested objects; English gives the type of all languages."""
        tree: Tree = {}
        for key, fields in self.declared.items():
            section, *groups, last = key.split(".")
            if section == "page":
                branch(tree, groups)[last] = self.call(key, fields)
        if self.checked.language == "en":
            return f"export const page = {nested(tree)};\nexport type Page = typeof page;\n"
        return f"export const page: Page = {nested(tree)};\n"

    def call(self, key: str, fields: Fields) -> str:
        written = self.expression(self.checked.calls[key], "a.")
        if not fields:
            return written
        declared = "; ".join(f"{name}: {typescript_type(shape)}" for name, shape in fields.items())
        english = self.checked.language == "en"
        return f"(a: {{ {declared} }}): string => {written}" if english else f"(a) => {written}"


Tree = dict[str, "str | Tree"]


def branch(tree: Tree, groups: list[str]) -> Tree:
    """Return the object inside of the groups, which is made if there is none."""
    for group in groups:
        inner = tree.setdefault(group, {})
        assert isinstance(inner, dict)
        tree = inner
    return tree


def nested(tree: Tree, indent: str = "") -> str:
    rows = [
        f"{indent}  {property_name(key)}: "
        f"{each if isinstance(each, str) else nested(each, indent + '  ')},\n"
        for key, each in tree.items()
    ]
    return f"{{\n{''.join(rows)}{indent}}}" if rows else "{}"


def property_name(key: str) -> str:
    return key if key.isidentifier() else f"'{key}'"


def typescript_type(shape: Shape) -> str:
    if shape.how == "case":
        return " | ".join(f"'{case}'" for case in (*shape.values, "other"))
    return {"number": "number", "bool": "boolean", "any": "string | number"}[shape.how]


# -- types ---------------------------------------------------------------------------------------


def facts_module(unions: dict[str, Any], words: Vocabulary) -> str:
    """Write the types of a game's facts, its targets, and what a language has to bring."""
    schemas = components([*words.facts.values(), *words.parts.values()])
    if both := schemas.keys() & {name.capitalize() for name in unions}:
        raise ValueError(f"both a union and a type have the name {', '.join(sorted(both))}")
    declared = [declaration(name, schema, whole=True) for name, schema in sorted(schemas.items())]
    named = [union(name.capitalize(), get_args(each), "") for name, each in unions.items()]
    members = [f"  {name}: Render<{name.capitalize()}>;\n" for name in unions]
    parts = "".join(f" {name}: (f: {name}, names: Names) => string;" for name in words.parts)
    return "\n".join(
        [
            f"{HEAD}import type {{ {'Names, ' if parts else ''}Render }} from '../runtime';\n",
            *declared,
            *named,
            targets_table(words),
            *([by_table(words)] if "event" in unions else []),
            "/** What a language brings for this game. */",
            f"export interface Texts {{\n{''.join(members)}  part: {{{parts} }};",
            "  seat: (number: string) => string;\n}\n",
        ]
    )


def targets_table(words: Vocabulary) -> str:
    """Write the targets of each kind as templates, and the type of all targets."""
    rows: dict[str, list[str]] = {}
    kinds: set[str] = set()
    for key, fact in words.facts.items():
        found = target_templates(fact)
        kinds |= {target_type(template) for template in found}
        if found:
            name, kind = key.split(".")
            quoted = ", ".join(f"'{template}'" for template in found)
            rows.setdefault(name, []).append(f"    {kind}: [{quoted}],\n")
    tables = [f"  {name}: {{\n{''.join(lines)}  }},\n" for name, lines in rows.items()]
    targets = " | ".join(sorted(kinds)) or "never"
    return (
        "/** Things on the table that a fact is about, by union and kind. */\n"
        f"export const targets = {{\n{''.join(tables)}}} as const;\n"
        f"export type Target = {targets};\n"
    )


def target_type(template: str) -> str:
    """Write the type of a target: a literal where it has no arguments."""
    return f"`{template.split()[0]} ${{string}}`" if "{" in template else f"'{template}'"


def by_table(words: Vocabulary) -> str:
    """Write the events whose line does not begin with the mover's name."""
    kinds = [key.split(".")[1] for key, fact in words.facts.items() if is_by_table(key, fact)]
    listed = ", ".join(f"'{kind}'" for kind in kinds)
    return (
        "/** Events that the table tells: their lines do not begin with the mover's name. */\n"
        f"export const byTable: ReadonlySet<Event['kind']> = new Set([{listed}] as const);\n"
    )


def is_by_table(key: str, fact: type[Fact]) -> bool:
    return key.startswith("event.") and fact.by == "table"


def index_module(titles: dict[str, str], languages: dict[str, str]) -> str:
    """Write the list of languages by their own names, and how the page loads each module.

    The types make sure that every language has what English has, and every edition what its title
    has; `titles` has the title of each package.
    """
    named = "".join(
        f"  {property_name(language)}: {name},\n" for language, name in languages.items()
    )
    types = "".join(
        f"  '{name}': typeof import('./{title}/en');\n" for name, title in titles.items()
    )
    modules = "".join(
        f"  '{name}': {{ "
        + ", ".join(
            f"{property_name(language)}: () => import('./{name}/{language}')"
            for language in languages
        )
        + " },\n"
        for name in titles
    )
    return (
        f"{HEAD}export const LANGUAGES = {{\n{named}}} as const;\n"
        "export type Language = keyof typeof LANGUAGES;\n\n"
        f"export interface Packages {{\n{types}}}\nexport type Package = keyof Packages;\n\n"
        "export const MODULES: { [P in Package]: Record<Language, () => Promise<Packages[P]>> } = "
        f"{{\n{modules}}};\n"
    )


def runtime_module() -> str:
    """Return what the made texts need to show facts."""
    return HEAD + RUNTIME.read_text(encoding="utf-8")
