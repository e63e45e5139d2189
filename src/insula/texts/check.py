"""Check a catalogue against the vocabulary of its game, and resolve every argument to a field."""

from contextlib import suppress
from dataclasses import dataclass, field

from insula.texts.arguments import is_call, uses
from insula.texts.catalogue import Catalogue, Entry
from insula.texts.messages import Argument, Choice, Message, MessageError, parse
from insula.texts.plurals import plural_forms
from insula.texts.shapes import Fields, Shape, Vocabulary, fields_of

JOINERS = {
    "": ("list.pair", "list.more"),
    "numbers": ("list.numbers", "list.numbers"),
    "or": ("list.or", "list.more"),
    "parts": ("list.parts", "list.parts"),
    "plus": ("list.plus", "list.plus"),
    "comma": ("list.more", "list.more"),
}
"""The texts that join a list: the last two items, and the others."""
SHARED: dict[str, tuple[str, ...]] = {
    **{key: ("a", "b") for keys in JOINERS.values() for key in keys},
    "seat": ("number",),
}
"""Texts of the app that every game uses, with their arguments."""

RESULTS = ("rank", "title")
"""Kinds of names that a solo score earns; they are shown with the result, outside of facts."""


@dataclass(frozen=True)
class Value:
    """An argument of a message, shown by its shape and in a form such as 'acc'."""

    field: str
    shape: Shape
    form: str = ""


@dataclass(frozen=True)
class Branch:
    """A plural or select with the message for each option."""

    field: str
    shape: Shape
    style: str
    options: dict[str, "Resolved"]


Resolved = list[str | Value | Branch]


@dataclass
class Checked:
    """The texts of one language that the facts of a game need, resolved."""

    language: str
    facts: dict[str, Resolved] = field(default_factory=dict)  # by 'event.placed'
    parts: dict[str, Resolved] = field(default_factory=dict)  # by 'Tile' or 'Tile.acc'
    words: dict[str, dict[str, str]] = field(default_factory=dict)  # 'Track' or 'Track.dat'
    shared: dict[str, Resolved] = field(default_factory=dict)  # by 'list.pair'
    names: dict[str, str] = field(default_factory=dict)  # by 'monument:Forum'
    joins: set[str] = field(default_factory=set)  # the ways in which lists are joined
    calls: dict[str, Resolved] = field(default_factory=dict)  # by 'page.table.turnOf'


class Checker:
    """Follow the texts from the facts to the parts, words and lists that they use."""

    def __init__(
        self,
        words: Vocabulary,
        catalogue: Catalogue,
        app: Catalogue,
        declared: dict[str, Fields] | None = None,
    ) -> None:
        self.vocabulary = words
        self.declared = declared or {}
        self.catalogue = catalogue
        self.app = app
        self.used: set[str] = set()
        self.forms = {*plural_forms(catalogue.language), "other"}
        self.checked = Checked(catalogue.language)

    def check(self) -> Checked:
        """Resolve everything; faults are noted in the catalogue."""
        for key, kind in self.vocabulary.facts.items():
            self.checked.facts[key] = self.message(key, fields_of(kind), "")
        for key in SHARED if self.catalogue is self.app else ("seat",):
            self.use_shared(key, "")
        self.check_names()
        for key, fields in self.declared.items():
            self.checked.calls[key] = self.call(key, fields, "")
        return self.checked

    def check_unused(self) -> None:
        """Note a fault for each text that no check has used."""
        for key in self.catalogue.entries.keys() - self.used:
            if not is_call(key):
                self.fault(key, f"no fact uses the text '{key}'")
            elif self.catalogue.language != "en":
                self.fault(key, f"the English catalogue has no text '{key}'")

    def fault(self, key: str, reason: str) -> None:
        entry = self.catalogue.entries.get(key)
        self.catalogue.fault(entry.line if entry else self.catalogue.last_line, reason)

    def entry(self, catalogue: Catalogue, key: str, user: str) -> Entry:
        self.used.add(key)
        if key not in catalogue.entries:
            needed = f", which '{user}' uses" if user else ""
            catalogue.fault(catalogue.last_line, f"there is no text '{key}'{needed}")
        return catalogue.entries.get(key, Entry("", 0))

    # -- messages -------------------------------------------------------------------------------

    def message(self, key: str, fields: Fields, user: str) -> Resolved:
        entry = self.entry(self.catalogue, key, user)
        try:
            return self.resolve(key, parse(entry.text), fields)
        except MessageError as error:
            self.fault(key, f"'{key}': {error}")
            return []

    def resolve(self, key: str, message: Message, fields: Fields) -> Resolved:
        found: Resolved = []
        for part in message:
            if isinstance(part, str):
                found.append(part)
            elif isinstance(part, Argument):
                found += self.argument(key, part.name, fields)
            else:
                found += self.choice(key, part, fields)
        return found

    def argument(self, key: str, name: str, fields: Fields) -> Resolved:
        place, form = split_form(name, fields)
        if not place:
            self.unknown(key, name, fields)
            return []
        shape = fields[place].item or fields[place]
        if shape.how == "bool":
            self.fault(key, f"'{key}': {{{name}}} is yes or no and needs a select")
        elif shape.how == "part":
            self.use_part(shape, form, key)
        elif shape.how == "word":
            self.use_words(shape, form, key)
        elif form:
            self.fault(key, f"'{key}': {{{place}}} has no forms, so there is no '{form}' of it")
        if fields[place].how == "list":
            self.use_list(fields[place], key)
        return [Value(place, fields[place], form)]

    def choice(self, key: str, choice: Choice, fields: Fields) -> Resolved:
        shape = fields.get(choice.name)
        if shape is None:
            self.unknown(key, choice.name, fields)
            return []
        known = self.options_of(choice.style, shape)
        if not known:
            self.fault(key, f"'{key}': {{{choice.name}}} cannot be used with {choice.style}")
            return []
        for option in choice.options:
            if option not in known and not (choice.style == "plural" and option[0] == "="):
                reason = f"{choice.style} of {choice.name} has no case '{option}'"
                self.fault(key, f"'{key}': the {reason}; it has: {', '.join(sorted(known))}")
        options = {
            option: self.resolve(key, message, fields) for option, message in choice.options.items()
        }
        return [Branch(choice.name, shape, choice.style, options)]

    def options_of(self, style: str, shape: Shape) -> set[str]:
        """Return the cases that a choice may have, none where it is not allowed."""
        if style == "plural":
            return self.forms if shape.how == "number" else set()
        if shape.how == "bool":
            return {"true", "false", "other"}
        return {*shape.values, "other"} if shape.how in ("word", "case") else set()

    def unknown(self, key: str, name: str, fields: Fields) -> None:
        known = ", ".join(fields) or "none"
        self.fault(key, f"'{key}' has no argument {{{name}}}; it has: {known}")

    def call(self, key: str, fields: Fields, user: str) -> Resolved:
        """Resolve a text outside of facts, which must use every argument that it has."""
        resolved = self.message(key, fields, user)
        if key in self.catalogue.entries:
            with suppress(MessageError):
                used = {name for name, _ in uses(parse(self.catalogue.entries[key].text))}
                for name in sorted(fields.keys() - used):
                    self.fault(key, f"'{key}' does not use its argument {{{name}}}")
        return resolved

    # -- what messages use ----------------------------------------------------------------------

    def use_part(self, shape: Shape, form: str, user: str) -> None:
        (kind,) = shape.kinds
        key = joined_key(kind.__name__, form)
        if key not in self.checked.parts:
            self.checked.parts[key] = []
            self.checked.parts[key] = self.message(key, fields_of(kind), user)

    def use_words(self, shape: Shape, form: str, user: str) -> None:
        table = joined_key(shape.title, form)
        if table in self.checked.words:
            return
        keys = {value: f"{table}.{value}" for value in shape.values}
        self.checked.words[table] = {
            value: self.plain(key, user) for value, key in sorted(keys.items())
        }

    def plain(self, key: str, user: str) -> str:
        """Return a text that must have no arguments."""
        found = self.message(key, {}, user)
        return "".join(part for part in found if isinstance(part, str))

    def use_list(self, shape: Shape, user: str) -> None:
        self.checked.joins.add(shape.join)
        for key in JOINERS[shape.join]:
            self.use_shared(key, user)

    def use_shared(self, key: str, user: str) -> None:
        if key not in self.checked.shared:
            self.checked.shared[key] = self.shared(key, user)

    def shared(self, key: str, user: str) -> Resolved:
        """Resolve a text of the app that every game uses."""
        in_app = self.catalogue is self.app
        owner = self if in_app else Checker(self.vocabulary, self.app, self.app)
        return owner.message(key, {name: Shape("text") for name in SHARED[key]}, user)

    def check_names(self) -> None:
        kinds = name_kinds(self.vocabulary)
        for key, entry in sorted(self.catalogue.entries.items()):
            kind, colon, _ = key.partition(":")
            if colon and kind in kinds:
                self.used.add(key)
                self.checked.names[key] = entry.text


def joined_key(name: str, form: str) -> str:
    return f"{name}.{form}" if form else name


def split_form(name: str, fields: Fields) -> tuple[str, str]:
    """Split 'tile_acc' into a field and a form; the field is empty if there is none."""
    if name in fields:
        return name, ""
    places = [place for place in fields if name.startswith(f"{place}_")]
    place = max(places, key=len, default="")
    return place, name[len(place) + 1 :]


def name_kinds(words: Vocabulary) -> set[str]:
    """Return the kinds of names from the box: monument, province, and those of solo results."""
    every = [*words.facts.values(), *words.parts.values()]
    found = {
        shape.title for kind in every for shape in fields_of(kind).values() if shape.how == "name"
    }
    return {*found, *RESULTS}
