"""Export the texts of a language to one CSV file for a translator, and import it again."""

import csv
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path

from babel import Locale
from babel.core import UnknownLocaleError

from insula.kernel.sheets import Fault
from insula.texts.aid_usage import aid_usage
from insula.texts.arguments import declared_arguments
from insula.texts.build import EDITIONS, FACTS, GAMES
from insula.texts.catalogue import Catalogue, CatalogueError, Entry, edition_of, read_catalogue
from insula.texts.check import Checker
from insula.texts.check_aid import AidChecker
from insula.texts.ledgers import LedgerLine, line_faults
from insula.texts.shapes import vocabulary
from insula.texts.translation import (
    PACKAGES,
    RULES,
    Folders,
    read_json,
    rows,
    rule_lines,
    split_key,
    write_catalogue,
    write_ledger,
    write_sources,
)

COLUMNS = ("key", "state", "english", "arguments", "translation")


def check_language(language: str) -> None:
    """Raise CatalogueError unless CLDR has plural forms for this language."""
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError) as error:
        reason = f"'{language}' is not a language code such as 'fr'"
        raise CatalogueError([Fault("arguments", 1, reason)]) from error


def export_texts(language: str, path: Path, folders: Folders) -> int:
    """Write all texts with their translations and return how many there are."""
    check_language(language)
    found = list(rows(language, folders))
    with path.open("w", newline="", encoding="utf-8-sig") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(
            (row.key, row.state, row.english, row.arguments, row.translation) for row in found
        )
    return len(found)


@dataclass
class Imported:
    """What an import did: the texts written, and the faults of the others."""

    written: int = 0
    faults: list[Fault] = field(default_factory=list)


@dataclass(frozen=True)
class Given:
    """A translation as it stands in a file."""

    line: int
    english: str
    text: str


def import_texts(language: str, path: Path, folders: Folders) -> Imported:
    """Check the translations of a file, write those without faults, and report the others."""
    check_language(language)
    given, faults = read_rows(path)
    current = {row.key: row.translation for row in rows(language, folders)}
    new = {key: each for key, each in given.items() if each.text != current.get(key, "")}
    faults += text_faults(path.name, language, new, folders)
    faults += rule_faults(path.name, new, folders)
    bad = {fault.line for fault in faults}
    good = {key: each for key, each in new.items() if each.line not in bad}
    confirmed = {key: each for key, each in given.items() if each.line not in bad}
    write_texts(language, {key: each.text for key, each in good.items()}, folders)
    write_sources(language, folders, {key: each.english for key, each in confirmed.items()})
    return Imported(len(good), sorted(faults, key=lambda fault: fault.line))


def read_rows(path: Path) -> tuple[dict[str, Given], list[Fault]]:
    """Read the rows that have a translation; raise CatalogueError if it is no such file."""
    given: dict[str, Given] = {}
    faults: list[Fault] = []
    with path.open(newline="", encoding="utf-8-sig") as file:
        reader = csv.DictReader(file)
        missing = [each for each in COLUMNS if each not in (reader.fieldnames or ())]
        if missing:
            reason = f"the first line must name the columns: {', '.join(COLUMNS)}"
            raise CatalogueError([Fault(path.name, 1, reason)])
        for row in reader:
            key, text = row["key"] or "", (row["translation"] or "").strip()
            if key in given or not split_key(key)[0]:
                twice = "stands here for the second time" if key in given else "is no key"
                faults.append(Fault(path.name, reader.line_num, f"'{key}' {twice}"))
            elif text:
                given[key] = Given(reader.line_num, row["english"] or "", text)
    return given, faults


# -- checks --------------------------------------------------------------------------------------


def text_faults(file: str, language: str, given: dict[str, Given], folders: Folders) -> list[Fault]:
    """Check texts like the build does, together with those that the language already has."""
    catalogues = {name: merged(file, language, name, given, folders) for name in PACKAGES}
    faults: list[Fault] = []
    for name, own in catalogues.items():
        title = EDITIONS.get(name, name)
        entries = {**catalogues[title].entries, **own.entries}
        catalogue = own if name == title else replace(own, entries=entries)
        check_catalogue(title, catalogue, catalogues["app"], english_of(name, folders))
        faults += [fault for fault in catalogue.faults if fault.line]
    return list(dict.fromkeys(faults))


def merged(
    file: str, language: str, package: str, given: dict[str, Given], folders: Folders
) -> Catalogue:
    """Return a catalogue in which only given texts have a line; the faults of others have 0."""
    old = read_json(folders.catalogue(package, language))
    entries = {key: Entry(text, 0) for key, text in old.items()}
    for key, each in given.items():
        name, rest = split_key(key)
        if name == package and not rest.startswith(RULES):
            entries[rest] = Entry(each.text, each.line)
    return Catalogue(file, language, entries, 0)


def english_of(package: str, folders: Folders) -> Catalogue:
    """Read the English catalogue of a package; an edition has the other texts of its title."""
    own = read_catalogue(folders.texts / package / "en.json")
    if package not in EDITIONS:
        return own
    return edition_of(read_catalogue(folders.texts / EDITIONS[package] / "en.json"), own)


def check_catalogue(title: str, catalogue: Catalogue, app: Catalogue, english: Catalogue) -> None:
    words = vocabulary(import_module(FACTS[title]).UNIONS)
    checker = Checker(words, catalogue, app, declared_arguments(english))
    checker.check()
    if title in GAMES:
        AidChecker(checker, english, aid_usage(title)).check()
    checker.check_unused()


def rule_faults(file: str, given: dict[str, Given], folders: Folders) -> list[Fault]:
    """Check that each rule exists and keeps its marks."""
    faults: list[Fault] = []
    for key, each in given.items():
        package, rest = split_key(key)
        if not rest.startswith(RULES):
            continue
        english = rule_lines(folders.games / package / "rules.md").get(rest.removeprefix(RULES))
        if english is None:
            faults.append(Fault(file, each.line, f"the English ledger has no '{rest}'"))
        elif "\n" in each.text:
            faults.append(Fault(file, each.line, f"{english.key} must be a single line"))
        else:
            line = LedgerLine(each.line, english.key, english.edition, each.text)
            faults += line_faults(file, english, line)
    return faults


def write_texts(language: str, texts: dict[str, str], folders: Folders) -> None:
    """Write texts into the catalogues and ledgers of a language."""
    for package in PACKAGES:
        inside = {rest: text for key, text in texts.items() for rest in own_key(key, package)}
        rules = {key[len(RULES) :]: inside[key] for key in inside if key.startswith(RULES)}
        others = {key: text for key, text in inside.items() if not key.startswith(RULES)}
        if others:
            english = folders.texts / package / "en.json"
            write_catalogue(folders.catalogue(package, language), english, others)
        if rules:
            english = folders.games / package / "rules.md"
            write_ledger(folders.ledger(package, language), english, rules)


def own_key(key: str, package: str) -> list[str]:
    name, rest = split_key(key)
    return [rest] if name == package else []
