"""Check the texts of player aids.

`aid.<key>` is a text, `aid.<List>.<word>` a word that the facts do not have, `aid.amount.<word>`
something that is counted. `aid_<edition>.` instead of `aid.` replaces any of them, or a word or an
amount of the facts, in one edition. The aids of the shipped boxes say which arguments a text has;
where none of them uses a text, the English text does.
"""

import re
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Literal

from insula.texts.aid_usage import NUMBER, AidUsage
from insula.texts.arguments import fields_in
from insula.texts.catalogue import Catalogue
from insula.texts.check import JOINERS, Branch, Checker, Resolved, Value, joined_key
from insula.texts.messages import MessageError, parse
from insula.texts.shapes import Fields, Shape, Vocabulary, fields_of

AID = re.compile(r"aid(?:_(\w+?))?\.(.+)")
USER = "player aid"
AMOUNT = "amount."
COUNT: Fields = {"count": NUMBER}
JOINS = {"and": "", "or": "or", "plus": "plus", "slash": "numbers", "comma": "comma"}
"""The lists of an aid by their joiners in `JOINERS`."""
Kind = Literal["texts", "words", "amounts"]


@dataclass
class AidTable:
    """Texts of an aid by their keys, each with its arguments."""

    texts: dict[str, Resolved] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    amounts: dict[str, Resolved] = field(default_factory=dict)


@dataclass
class CheckedAid:
    """The aid of a game in one language; `editions` replace some of its texts."""

    arguments: dict[str, Fields]
    usual: AidTable = field(default_factory=AidTable)
    editions: dict[str, AidTable] = field(default_factory=dict)  # those that replace a text
    names: dict[str, str] = field(default_factory=dict)
    shared: dict[str, Resolved] = field(default_factory=dict)


def is_aid(key: str) -> bool:
    """Is this the key of a text that only player aids show?"""
    return AID.fullmatch(key) is not None


def kind_of(key: str) -> Kind:
    if key.startswith(AMOUNT):
        return "amounts"
    return "words" if key[0].isupper() else "texts"


def aid_keys(catalogue: Catalogue) -> dict[str, tuple[str, str]]:
    """Return the edition, if any, and the key in the aid of each text of a catalogue."""
    found = {key: AID.fullmatch(key) for key in catalogue.entries}
    return {key: (match[1] or "", match[2]) for key, match in found.items() if match}


def aid_arguments(english: Catalogue, usage: AidUsage) -> dict[str, Fields]:
    """Return the arguments of every text: from the aids, or from English where none uses it."""
    arguments = dict(usage.texts)
    for whole, (edition, key) in aid_keys(english).items():
        if not edition and kind_of(key) == "texts" and key not in arguments:
            with suppress(MessageError):
                arguments[key] = fields_in(parse(english.entries[whole].text))
    return arguments


class AidChecker:
    """Check the aid of one package in one language; faults are noted in the catalogue."""

    def __init__(self, checker: Checker, english: Catalogue, usage: AidUsage) -> None:
        self.checker = checker
        self.english = english
        self.usage = usage
        self.lists = word_lists(checker.vocabulary)
        self.aid = CheckedAid(aid_arguments(english, usage))

    def check(self) -> CheckedAid:
        for key, fields in self.aid.arguments.items():
            self.aid.usual.texts[key] = self.checker.call(f"aid.{key}", fields, USER)
        self.check_words()
        self.check_amounts()
        self.check_editions()
        self.check_names()
        for join in JOINS.values():
            for key in JOINERS[join]:
                self.aid.shared[key] = self.checker.shared(key, USER)
        return self.aid

    def check_words(self) -> None:
        """Take the words of the facts where they have the list, else those of the aid itself."""
        for title, used in sorted(self.usage.words.items()):
            prefix = "" if title in self.lists else "aid."
            english = [key.removeprefix(f"aid.{title}.") for key in self.english.entries]
            own = [word for word in english if f"aid.{title}.{word}" in self.english.entries]
            for word in sorted({*used, *self.lists.get(title, own)}):
                text = self.checker.plain(f"{prefix}{title}.{word}", USER)
                self.aid.usual.words[f"{title}.{word}"] = text

    def check_amounts(self) -> None:
        part = self.checker.vocabulary.parts.get("Amount")
        fields = fields_of(part) if part else {}
        goods = fields["good"].values if part else ()
        own = {key[len("aid.amount.") :] for key in self.english.entries if is_amount(key)}
        for word in sorted({*self.usage.amounts, *own, *goods}):
            if word in goods and word not in own:
                message = self.checker.message("Amount", fields, USER)
                self.aid.usual.amounts[word] = self.of_good(message, fields["good"], word)
            else:
                self.aid.usual.amounts[word] = self.checker.call(f"aid.amount.{word}", COUNT, USER)

    def of_good(self, message: Resolved, good: Shape, word: str) -> Resolved:
        """Return the message of `Amount` for one good: its cases and its name filled in."""
        found: Resolved = []
        for part in message:
            if isinstance(part, Branch) and part.field == "good":
                option = part.options.get(word, part.options["other"])
                found += self.of_good(option, good, word)
            elif isinstance(part, Branch):
                options = {k: self.of_good(each, good, word) for k, each in part.options.items()}
                found.append(replace(part, options=options))
            elif isinstance(part, Value) and part.field == "good":
                key = f"{joined_key(good.title, part.form)}.{word}"
                found.append(self.checker.plain(key, USER))
            else:
                found.append(part)
        return found

    # -- editions and names ---------------------------------------------------------------------

    def check_editions(self) -> None:
        """Check that each text of an edition replaces one, with the same arguments."""
        for whole, (edition, key) in aid_keys(self.english).items():
            if edition:
                self.check_replacement(whole, edition, key)

    def check_replacement(self, whole: str, edition: str, key: str) -> None:
        kind = kind_of(key)
        known = getattr(self.aid.usual, kind)
        key = key.removeprefix(AMOUNT)
        if edition not in self.usage.editions or key not in known:
            self.checker.used.add(whole)
            self.checker.fault(whole, f"'{whole}' replaces no text of the player aid")
            return
        table = self.aid.editions.setdefault(edition, AidTable())
        if kind == "words":
            table.words[key] = self.checker.plain(whole, USER)
        elif kind == "amounts":
            table.amounts[key] = self.checker.call(whole, COUNT, USER)
        else:
            table.texts[key] = self.checker.call(whole, self.aid.arguments[key], USER)

    def check_names(self) -> None:
        for key, entry in sorted(self.checker.catalogue.entries.items()):
            kind, colon, _ = key.partition(":")
            if colon and kind in self.usage.names:
                self.checker.used.add(key)
                self.aid.names[key] = entry.text


def is_amount(key: str) -> bool:
    return key.startswith("aid.amount.")


def word_lists(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    """Return the lists of words that the facts of a game use, by title."""
    kinds = [*vocabulary.facts.values(), *vocabulary.parts.values()]
    shapes = [shape.item or shape for kind in kinds for shape in fields_of(kind).values()]
    return {shape.title: shape.values for shape in shapes if shape.how == "word"}
