"""Report how far each language is, confirm translations, and offer a finished language."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass

from insula.kernel.sheets import Fault
from insula.texts.build import GAMES
from insula.texts.catalogue import CatalogueError
from insula.texts.ledgers import compare, ledger_path
from insula.texts.translation import (
    PACKAGES,
    RULES,
    Folders,
    Row,
    rows,
    split_key,
    write_sources,
)

HEADER = ("language", "package", "texts", "missing", "outdated", "rules", "missing", "outdated")


@dataclass(frozen=True)
class Count:
    """Translated, missing and outdated texts."""

    translated: int
    missing: int
    outdated: int


def count(found: list[Row]) -> Count:
    return Count(
        sum(bool(row.translation) for row in found),
        sum(row.state == "missing" for row in found),
        sum(row.state == "outdated" for row in found),
    )


def is_rule(row: Row) -> bool:
    return split_key(row.key)[1].startswith(RULES)


def counts(language: str, folders: Folders) -> Iterator[tuple[str, Count, Count]]:
    """Yield each package with the counts of its texts and of its rules."""
    every = list(rows(language, folders))
    for package in PACKAGES:
        own = [row for row in every if split_key(row.key)[0] == package]
        texts = count([row for row in own if not is_rule(row)])
        yield package, texts, count([row for row in own if is_rule(row)])


def status_lines(folders: Folders) -> Iterator[str]:
    """Yield a table with a line for each language and package, then what it means."""
    yield table_line(HEADER)
    for language in folders.languages():
        for package, texts, rules in counts(language, folders):
            cells = [texts.translated, texts.missing, texts.outdated]
            if package in GAMES:
                cells += [rules.translated, rules.missing, rules.outdated]
            yield table_line((language, package, *map(str, cells)))
    for language in folders.languages():
        yield f"{language}: {state_of(language, folders)}"


def table_line(cells: tuple[str, ...]) -> str:
    words = [f"{cell:<13}" for cell in cells[:2]]
    return "".join([*words, *(f"{cell:>10}" for cell in cells[2:])]).rstrip()


def state_of(language: str, folders: Folders) -> str:
    """Say whether a language is offered, and where it shows English instead."""
    if not folders.is_offered(language):
        return "in progress, not offered"
    english = [name for name in GAMES if not folders.ledger(name, language).exists()]
    rest = f"; the rules of {', '.join(english)} are shown in English" if english else ""
    return f"offered{rest}"


def confirm(language: str, folders: Folders) -> int:
    """Note that all translations fit the present English texts; return how many there are."""
    done = {row.key: row.english for row in rows(language, folders) if row.translation}
    write_sources(language, folders, done)
    return len(done)


def offer(language: str, folders: Folders) -> None:
    """Move the files of a finished language to where the build finds them.

    Raise CatalogueError if texts are missing. A ledger that is incomplete is not moved: its game
    shows the English rules.
    """
    missing = [row.key for row in rows(language, folders) if row.state == "missing"]
    texts = [key for key in missing if not split_key(key)[1].startswith(RULES)]
    if folders.is_offered(language) or texts:
        why = f"{len(texts)} texts are missing" if texts else "it is already offered"
        raise CatalogueError([Fault(f"unfinished/{language}", 1, f"cannot offer it: {why}")])
    for package in GAMES:
        ledger = folders.unfinished(language) / f"{package}.rules.md"
        english = ledger_path(package, "en", folders.games)
        if ledger.exists() and not compare(english, ledger):
            shutil.move(ledger, ledger_path(package, language, folders.games))
    for package in reversed(PACKAGES):  # the app last: its file is what makes a language offered
        path = folders.unfinished(language) / f"{package}.json"
        shutil.move(path, folders.texts / package / f"{language}.json")
