"""Hashes of bot code: a run must not mix games of different code."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import insula.bots

CODE, WEIGHTS = ".py", ".json"
SHIPPED = "insula.bots"


@cache
def shipped_hash() -> str:
    """Return the hash of the shipped bots and their weights."""
    return hash_folder(Path(insula.bots.__file__).parent)


def hash_folder(folder: Path) -> str:
    """Hash sources and weights, but not compiled files."""
    files = (path for path in folder.rglob("*") if path.suffix in (CODE, WEIGHTS))
    return hash_files({path.relative_to(folder).as_posix(): path for path in files})


def hash_files(files: Mapping[str, Path]) -> str:
    """Hash files by their names and contents, independent of their location."""
    found = hashlib.sha256()
    for name, path in sorted(files.items()):
        content = path.read_bytes()
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def changed_names(one: Mapping[str, str], other: Mapping[str, str]) -> Iterable[str]:
    """Yield descriptions of code that differs."""
    for name in sorted({*one, *other}):
        if one.get(name) != other.get(name):
            yield f"{name} (or a module it imports)" if name.endswith(CODE) else name
