"""The texts of one language as rows: what a translator sees, edits and gives back.

A language that is offered has its catalogues in `<package>/<language>.json`, and the build checks
that they are complete. Until then its files are in `unfinished/<language>/`, where the build does
not look. `sources/<language>.json` has a hash of the English text that each translation was made
from, so that a change of the English text shows.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from insula.texts.arguments import uses
from insula.texts.build import EDITIONS, GAMES, HERE
from insula.texts.catalogue import read_catalogue
from insula.texts.ledgers import GAMES as GAMES_FOLDER
from insula.texts.ledgers import LedgerLine, ledger_path, read_lines
from insula.texts.messages import MessageError, parse

PACKAGES = ("app", *GAMES, *EDITIONS)
RULES = "rules/"


@dataclass(frozen=True)
class Folders:
    """Where catalogues and ledgers are."""

    texts: Path = HERE
    games: Path = GAMES_FOLDER

    def is_offered(self, language: str) -> bool:
        return (self.texts / "app" / f"{language}.json").exists()

    def unfinished(self, language: str) -> Path:
        return self.texts / "unfinished" / language

    def catalogue(self, package: str, language: str) -> Path:
        if self.is_offered(language):
            return self.texts / package / f"{language}.json"
        return self.unfinished(language) / f"{package}.json"

    def ledger(self, package: str, language: str) -> Path:
        """Return the file of a ledger: beside the English one as soon as it is complete."""
        finished = ledger_path(package, language, self.games)
        if finished.exists() or self.is_offered(language):
            return finished
        return self.unfinished(language) / f"{package}.rules.md"

    def sources(self, language: str) -> Path:
        return self.texts / "sources" / f"{language}.json"

    def languages(self) -> list[str]:
        """List all languages but English, offered ones first."""
        offered = sorted(path.stem for path in (self.texts / "app").glob("*.json"))
        begun = sorted(path.name for path in (self.texts / "unfinished").glob("*") if path.is_dir())
        return [each for each in dict.fromkeys([*offered, *begun]) if each != "en"]


@dataclass(frozen=True)
class Row:
    """One text: `key` is 'minerva/aid.turn.pass' or 'minerva/rules/MN-8.1'."""

    key: str
    english: str
    translation: str
    arguments: str = ""
    is_outdated: bool = False
    is_optional: bool = False  # a name that is shown as it is, or a form that English lacks

    @property
    def state(self) -> str:
        if self.translation:
            return "outdated" if self.is_outdated else ""
        return "missing" if self.english and not self.is_optional else ""


def fingerprint(text: str) -> str:
    """Return a short hash of an English text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read_json(path: Path) -> dict[str, str]:
    """Read a catalogue or hashes; a file that does not exist has none."""
    if not path.exists():
        return {}
    return {key: entry.text for key, entry in read_catalogue(path).entries.items()}


def rows(language: str, folders: Folders) -> Iterator[Row]:
    """Yield every text of every package, in the order of the English files."""
    sources = read_json(folders.sources(language))
    for package in PACKAGES:
        for row in [*text_rows(package, language, folders), *rule_rows(package, language, folders)]:
            source = sources.get(row.key)
            changed = source is not None and source != fingerprint(row.english)
            yield Row(**{**vars(row), "is_outdated": changed})


def text_rows(package: str, language: str, folders: Folders) -> Iterator[Row]:
    english = read_json(folders.texts / package / "en.json")
    own = read_json(folders.catalogue(package, language))
    for key, text in english.items():
        yield Row(f"{package}/{key}", text, own.get(key, ""), arguments_of(text))
    for key in [*dict.fromkeys([*own, *known_names(package, folders)])]:
        if key not in english:
            name = key.partition(":")[2]
            yield Row(f"{package}/{key}", name, own.get(key, ""), is_optional=True)


def known_names(package: str, folders: Folders) -> list[str]:
    """List the names of boxes that any language translates."""
    paths = sorted((folders.texts / package).glob("*.json"))
    return sorted({key for path in paths for key in read_json(path) if ":" in key})


def arguments_of(text: str) -> str:
    """List the arguments of an English text, such as '{count} {name}'."""
    try:
        names = dict.fromkeys(name for name, _ in uses(parse(text)))
    except MessageError:
        return ""
    return " ".join(f"{{{name}}}" for name in names)


def rule_rows(package: str, language: str, folders: Folders) -> Iterator[Row]:
    english = rule_lines(folders.games / package / "rules.md")
    own = rule_lines(folders.ledger(package, language))
    for key, line in english.items():
        text = own[key].text if key in own else ""
        yield Row(f"{package}/{RULES}{key}", line.text, text, " ".join(line.marks))


def rule_lines(path: Path) -> dict[str, LedgerLine]:
    """Read the lines of a ledger by key; the app has no ledger."""
    if not path.exists():
        return {}
    lines, _ = read_lines(path)
    return {line.key: line for line in lines}


def split_key(key: str) -> tuple[str, str]:
    """Split 'minerva/aid.turn.pass' into the package and the key in it."""
    package, _, rest = key.partition("/")
    return (package, rest) if package in PACKAGES and rest else ("", "")


# -- writing -------------------------------------------------------------------------------------


def write_sources(language: str, folders: Folders, changed: dict[str, str]) -> None:
    """Note the English texts that translations were made from; `changed` is by key."""
    path = folders.sources(language)
    hashes = {key: fingerprint(english) for key, english in changed.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(as_json(dict(sorted({**read_json(path), **hashes}.items())), set()), "utf-8")


def write_catalogue(path: Path, english: Path, changed: dict[str, str]) -> None:
    """Change some texts of a catalogue, in the order of the English file.

    A text that is empty in English needs no translation: it is empty in every language.
    """
    order = read_json(english)
    texts = {key: "" for key, text in order.items() if not text} | read_json(path) | changed
    known = [key for key in order if key in texts]
    others = [key for key in texts if key not in order]
    path.parent.mkdir(parents=True, exist_ok=True)
    blanks = keys_after_blank(english)
    ordered = {key: texts[key] for key in [*known, *others]}
    path.write_text(as_json(ordered, blanks | set(others[:1])), encoding="utf-8")


def keys_after_blank(path: Path) -> set[str]:
    """Return the keys that begin a group: an empty line stands before them."""
    lines = path.read_text(encoding="utf-8").split("\n")
    entries = read_catalogue(path).entries.items()
    return {key for key, entry in entries if not lines[entry.line - 2].strip()}


def as_json(texts: dict[str, str], blanks: set[str]) -> str:
    """Write a flat JSON object, one text on each line."""
    written = [
        ("\n" if key in blanks and at else "")
        + f"  {json.dumps(key, ensure_ascii=False)}: {json.dumps(text, ensure_ascii=False)}"
        for at, (key, text) in enumerate(texts.items())
    ]
    return "{\n" + ",\n".join(written) + "\n}\n"


def write_ledger(path: Path, english: Path, changed: dict[str, str]) -> None:
    """Change some lines of a ledger; lines that are not translated yet are left out."""
    texts = {key: line.text for key, line in rule_lines(path).items()} | changed
    lines = {line.line: line for line in rule_lines(english).values()}
    written: list[str] = []
    for number, text in enumerate(english.read_text(encoding="utf-8").splitlines(), 1):
        line = lines.get(number)
        if line is None:
            written.append(text)
        elif line.key in texts:
            written.append(text[: len(text) - len(line.text)] + texts[line.key])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(written) + "\n", encoding="utf-8")
