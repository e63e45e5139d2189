"""Compile the catalogues, and exchange texts with translators; see docs/translating.md."""

import sys
from pathlib import Path

from insula.texts.build import build
from insula.texts.catalogue import CatalogueError
from insula.texts.exchange import export_texts, import_texts
from insula.texts.status import confirm, offer, status_lines
from insula.texts.translation import Folders

USAGE = """\
usage: python -m insula.texts build                  compile the catalogues
       python -m insula.texts status                 show what is translated
       python -m insula.texts export LANGUAGE FILE   write all texts to a CSV file
       python -m insula.texts import LANGUAGE FILE   read translations from a CSV file
       python -m insula.texts confirm LANGUAGE       note that no translation is outdated
       python -m insula.texts offer LANGUAGE         offer a language that is complete"""


def main(arguments: list[str], folders: Folders | None = None) -> int:
    try:
        return run(arguments, folders or Folders())
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1


def run(arguments: list[str], folders: Folders) -> int:
    match arguments:
        case ["build"]:
            changed = build()
            print("\n".join(f"wrote {path}" for path in changed) or "all texts are up to date")
        case ["status"]:
            print("\n".join(status_lines(folders)))
        case ["export", language, file]:
            print(f"{export_texts(language, Path(file), folders)} texts in {file}")
        case ["import", language, file]:
            return report_import(language, Path(file), folders)
        case ["confirm", language]:
            print(f"{confirm(language, folders)} translations confirmed")
        case ["offer", language]:
            offer(language, folders)
            print(f"'{language}' is offered; now run: python -m insula.texts build")
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


def report_import(language: str, file: Path, folders: Folders) -> int:
    done = import_texts(language, file, folders)
    for fault in done.faults:
        print(fault, file=sys.stderr)
    print(f"{done.written} texts changed, {len(done.faults)} rejected")
    return 1 if done.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
