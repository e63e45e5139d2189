"""Compile every catalogue to a Python and a TypeScript module per package and language."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from insula.kernel.boxes import Fault
from insula.texts.aid_usage import aid_usage
from insula.texts.arguments import declared_arguments
from insula.texts.catalogue import Catalogue, CatalogueError, read_catalogue
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
from insula.texts.shapes import Fields, Vocabulary, vocabulary

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "ui" / "src" / "texts" / "made"
GAMES = ("magna_roma", "magna_grecia", "minerva")
FACTS = {
    "app": "insula.server.facts",
    **{name: f"insula.games.{name}.facts" for name in GAMES},
}
"""The module that has the facts of a package, as UNIONS."""
OWN_NAME = "page.language.name"
"""The text by which a language calls itself."""


@dataclass(frozen=True)
class Package:
    """The facts of a package, and its checked texts by language."""

    name: str
    unions: dict[str, Any]
    vocabulary: Vocabulary
    declared: dict[str, Fields]
    languages: dict[str, Checked]
    aids: dict[str, CheckedAid]


def read_package(name: str, folder: Path = HERE) -> Package:
    """Read and check the catalogues of a package; raise CatalogueError with every fault."""
    unions = import_module(FACTS[name]).UNIONS
    words = vocabulary(unions)
    shared = {path.stem: read_catalogue(path) for path in sorted((folder / "app").glob("*.json"))}
    own = shared if name == "app" else read_languages(folder / name, shared)
    declared = declared_arguments(own["en"])
    checkers = {
        language: Checker(words, own[language], shared[language], declared) for language in shared
    }
    languages = {language: checker.check() for language, checker in checkers.items()}
    aids = check_aids(name, checkers, own["en"]) if name in GAMES else {}
    for checker in checkers.values():
        checker.check_unused()
    faults = [each for read in (shared, own) for one in read.values() for each in one.faults]
    if faults:
        raise CatalogueError(list(dict.fromkeys(faults)))
    return Package(name, unions, words, declared, languages, aids)


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
    """Read the app and every game; raise CatalogueError with the faults of all of them."""
    packages: list[Package] = []
    faults: list[Fault] = []
    for name in ("app", *GAMES):
        try:
            packages.append(read_package(name, folder))
        except CatalogueError as error:
            faults += error.faults
    if faults:
        raise CatalogueError(list(dict.fromkeys(faults)))
    return packages


def made_files() -> dict[Path, str]:
    """Return every made file with its content."""
    packages = read_packages()
    files = {PAGE / "runtime.ts": runtime_module(), PAGE / "index.ts": index_of(packages)}
    for package in packages:
        page = PAGE / page_name(package)
        files[page / "facts.ts"] = facts_module(package.unions, package.vocabulary)
        if package.name in GAMES and (types := view_types(package.name)):
            files[page / "view.ts"] = view_module(types, package.vocabulary)
        for language, checked in package.languages.items():
            given = (package.vocabulary, checked, package.declared)
            made = HERE / "made" / f"{package.name}_{language}.py"
            files[made] = PythonEmitter(*given).module(package.name)
            files[page / f"{language}.ts"] = TypeScriptEmitter(*given).module()
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
    return index_module([page_name(package) for package in packages], names)


def page_name(package: Package) -> str:
    return package.name.replace("_", "-")


def view_types(name: str) -> ModuleType | None:
    """Import the types of a game's view, if it has any yet."""
    module = f"insula.games.{name}.view_types"
    return import_module(module) if find_spec(module) else None


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
