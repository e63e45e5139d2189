"""One source, two speeds: which of them this process runs, chosen before any rule is imported."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = "insula"


@cache
def sources_in(folder: str) -> FileFinder:
    """A finder that is blind to compiled modules."""
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


class SourceOnly(MetaPathFinder):
    """Loads the `.py` of our own modules, although Python prefers the `.so` beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PACKAGE + "."):
            return None
        specs = (sources_in(folder).find_spec(fullname, target) for folder in path or ())
        return next((spec for spec in specs if spec), None)


def wants_plain() -> bool:
    """`INSULA_PURE=1` asks for plain Python: for debugging, coverage, and the second test run."""
    return os.environ.get("INSULA_PURE") == "1"


def has_compiled_rules() -> bool:
    """All rules are compiled or none, so one module of the kernel tells."""
    kernel = Path(__file__).parent / "kernel"
    return any((kernel / f"random{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


if wants_plain():
    sys.meta_path.insert(0, SourceOnly())

compiled: bool = has_compiled_rules() and not wants_plain()
"""Whether this process runs the compiled rules."""
