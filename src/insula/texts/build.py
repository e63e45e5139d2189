"""Compile every catalogue to a Python and a TypeScript module per package and language."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from insula.kernel.sheets import Fault
from insula.texts.aid_usage import aid_usage
from insula.texts.arguments import declared_arguments
from insula.texts.catalogue import Catalogue, CatalogueError, edition_of, read_catalogue
from insula.texts.check import Checked, Checker
from insula.texts.check_aid import AidChecker, CheckedAid
from insula.texts.emit_aid import AidPython, AidTypeScript
from insula.texts.emit_python import PythonEmitter
from insula.texts.emit_typescript import (
    TypeScriptEmitter,
    facts_module,
    index_module,
    runtime_module,
)
from insula.texts.emit_view import view_module
from insula.texts.ledgers import compare, ledger_path
from insula.texts.shapes import Fields, Vocabulary, vocabulary

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "ui" / "src" / "texts" / "made"
GAMES = ("magna_roma", "magna_grecia", "minerva")
FACTS = {
    "app": "insula.server.facts",
    **{name: f"insula.games.{name}.facts" for name in GAMES},
}
"""The module that has the facts of a package, as UNIONS."""
EDITIONS = {"magna_roma_draft": "magna_roma"}
"""Editions with words of their own: their catalogues replace some texts of the title."""
OWN_NAME = "page.language.name"
"""The text by which a language calls itself."""


@dataclass(frozen=True)
class Package:
    """The facts of a package, and its checked texts by language."""

    name: str
    title: str  # that has its facts: another package for an edition
    unions: dict[str, Any]
    vocabulary: Vocabulary
    declared: dict[str, Fields]
    languages: dict[str, Checked]
    aids: dict[str, CheckedAid]


def read_package(name: str, folder: Path = HERE) -> Package:
    """Read and check the catalogues of a package; raise CatalogueError with every fault."""
    title = EDITIONS.get(name, name)
    unions = import_module(FACTS[title]).UNIONS
    words = vocabulary(unions)
    shared = {path.stem: read_catalogue(path) for path in sorted((folder / "app").glob("*.json"))}
    own = shared if title == "app" else read_languages(folder / title, shared)
    declared = declared_arguments(own["en"])
    if name in EDITIONS:
        edition = read_languages(folder / name, shared)
        own = {language: edition_of(own[language], edition[language]) for language in shared}
    checkers = {
        language: Checker(words, own[language], shared[language], declared) for language in shared
    }
    languages = {language: checker.check() for language, checker in checkers.items()}
    aids = check_aids(title, checkers, own["en"]) if title in GAMES else {}
    for checker in checkers.values():
        checker.check_unused()
    faults = [each for read in (shared, own) for one in read.values() for each in one.faults]
    if faults:
        raise CatalogueError(list(dict.fromkeys(faults)))
    return Package(name, title, unions, words, declared, languages, aids if name == title else {})


def check_aids(
    name: str, checkers: dict[str, Checker], english: Catalogue
) -> dict[str, CheckedAid]:
    usage = aid_usage(name)
    return {
        language: AidChecker(checker, english, usage).check()
        for language, checker in checkers.items()
    }


def read_languages(folder: Path, languages: dict[str, Catalogue]) -> dict[str, Catalogue]:
    return {language: read_catalogue(folder / f"{language}.json") for language in languages}


def read_packages(folder: Path = HERE) -> list[Package]:
    """Read the app, every game and every edition; raise CatalogueError with all faults."""
    packages = read_all(("app", *GAMES), folder)
    return [*packages, *read_all(tuple(EDITIONS), folder)]


def read_all(names: tuple[str, ...], folder: Path) -> list[Package]:
    packages: list[Package] = []
    faults: list[Fault] = []
    for name in names:
        try:
            packages.append(read_package(name, folder))
        except CatalogueError as error:
            faults += error.faults
    faults += ledger_faults(packages)
    if faults:
        raise CatalogueError(list(dict.fromkeys(faults)))
    return packages


def ledger_faults(packages: list[Package]) -> list[Fault]:
    """Compare the translated ledgers of all offered languages with the English ones."""
    faults: list[Fault] = []
    for package in packages:
        for language in package.languages:
            path = ledger_path(package.name, language)
            if language != "en" and path.exists():
                faults += compare(ledger_path(package.name, "en"), path)
    return faults


def made_files() -> dict[Path, str]:
    """Return every made file with its content."""
    packages = read_packages()
    files = {PAGE / "runtime.ts": runtime_module(), PAGE / "index.ts": index_of(packages)}
    for package in packages:
        page = PAGE / page_name(package.name)
        if package.name not in EDITIONS:
            files[page / "facts.ts"] = facts_module(package.unions, package.vocabulary)
        if package.name in GAMES:
            files[page / "view.ts"] = view_module(view_types(package.name), package.vocabulary)
        facts = (
            "./facts" if package.name == package.title else f"../{page_name(package.title)}/facts"
        )
        for language, checked in package.languages.items():
            given = (package.vocabulary, checked, package.declared)
            made = HERE / "made" / f"{package.name}_{language}.py"
            files[made] = PythonEmitter(*given).module(package.name)
            files[page / f"{language}.ts"] = TypeScriptEmitter(*given).module(facts)
        for language, aid in package.aids.items():
            parts = (package.vocabulary, package.languages[language], aid)
            made = HERE / "made" / f"{package.name}_aid_{language}.py"
            files[made] = AidPython(*parts).aid_module(package.name)
            files[page / f"aid.{language}.ts"] = AidTypeScript(*parts).aid_module()
    return files


def index_of(packages: list[Package]) -> str:
    (app, *_) = packages
    names = {
        language: TypeScriptEmitter(app.vocabulary, checked).expression(checked.calls[OWN_NAME])
        for language, checked in app.languages.items()
    }
    titles = {page_name(package.name): page_name(package.title) for package in packages}
    return index_module(titles, names)


def page_name(package: str) -> str:
    return package.replace("_", "-")


def view_types(name: str) -> ModuleType:
    """Import the types of a game's view."""
    return import_module(f"insula.games.{name}.view_types")


def build() -> list[Path]:
    """Write the made files that changed and return their paths."""
    files = made_files()
    changed = [path for path, content in files.items() if old_content(path) != content]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
    return changed


def old_content(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""
