"""Code by its hash: games of bots that play otherwise do not belong together."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import insula.bots

CODE, WEIGHTS = ".py", ".json"
SHIPPED = "insula.bots"


@cache
def shipped() -> str:
    """The bots that come with Insula, and what they learned."""
    return folder_digest(Path(insula.bots.__file__).parent)


def folder_digest(folder: Path) -> str:
    """Sources and weights; what is compiled of them is the same code."""
    files = (path for path in folder.rglob("*") if path.suffix in (CODE, WEIGHTS))
    return digest({path.relative_to(folder).as_posix(): path for path in files})


def digest(files: Mapping[str, Path]) -> str:
    """Files under the names by which they are found, wherever they lie."""
    found = hashlib.sha256()
    for name, path in sorted(files.items()):
        content = path.read_bytes()
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def changed(one: Mapping[str, str], other: Mapping[str, str]) -> Iterable[str]:
    """Names of code that differs, in words."""
    for name in sorted({*one, *other}):
        if one.get(name) != other.get(name):
            yield f"{name}, or what it imports," if name.endswith(CODE) else name
