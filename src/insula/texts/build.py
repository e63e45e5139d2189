"""Compile every catalogue to a Python and a TypeScript module per game and language."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from insula.texts.catalogue import CatalogueError, read_catalogue
from insula.texts.check import Checked, Checker
from insula.texts.emit_python import PythonEmitter
from insula.texts.emit_typescript import TypeScriptEmitter, facts_module, runtime_module
from insula.texts.shapes import Vocabulary, vocabulary

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "ui" / "src" / "texts" / "made"
GAMES = ("magna_roma", "magna_grecia", "minerva")


@dataclass(frozen=True)
class Package:
    """A game's vocabulary with its checked texts by language."""

    name: str
    unions: dict[str, object]
    vocabulary: Vocabulary
    languages: dict[str, Checked]


def read_package(name: str, folder: Path = HERE) -> Package:
    """Read and check the catalogues of a game; raise CatalogueError with every fault."""
    unions = import_module(f"insula.games.{name}.facts").UNIONS
    words = vocabulary(unions)
    faults = []
    languages: dict[str, Checked] = {}
    for path in sorted((folder / "app").glob("*.json")):
        app, own = read_catalogue(path), read_catalogue(folder / name / path.name)
        languages[path.stem] = Checker(words, own, app).check()
        faults += [*app.faults, *own.faults]
    if faults:
        raise CatalogueError(faults)
    return Package(name, unions, words, languages)


def made_files() -> dict[Path, str]:
    """Return every made file with its content."""
    files: dict[Path, str] = {PAGE / "runtime.ts": runtime_module()}
    for name in GAMES:
        package = read_package(name)
        page = PAGE / name.replace("_", "-")
        files[page / "facts.ts"] = facts_module(package.unions, package.vocabulary)
        for language, checked in package.languages.items():
            python = PythonEmitter(package.vocabulary, checked)
            script = TypeScriptEmitter(package.vocabulary, checked)
            files[HERE / "made" / f"{name}_{language}.py"] = python.module(name)
            files[page / f"{language}.ts"] = script.module()
    return files


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
