"""Where code runs that people bring: among modules of its own."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from insula.arena.crashes import reason_of
from insula.bots import BotError


@dataclass
class IsolatedFolder:
    """The folder of a file that somebody brought, and the modules that were imported from it.

    Two bots may have modules of the same name in different folders, such as two versions of one.
    So each sees its own, and only while it runs. What the process uses already, such as Python's
    own `random`, stays what it is for everybody.
    """

    folder: Path
    modules: dict[str, ModuleType] = field(default_factory=dict)

    @contextmanager
    def running(self, blame: str) -> Iterator[None]:
        """Let code of this folder run. Whatever it raises is a BotError, even what would end the
        process; what it prints goes to stderr, for the figures go to stdout."""
        with self.entered(), redirect_stdout(sys.stderr):
            try:
                yield
            except (Exception, SystemExit) as error:
                raise BotError(f"{blame}: {reason_of(error)}") from error

    @contextmanager
    def entered(self) -> Iterator[None]:
        before = dict(sys.modules)
        sys.path.insert(0, str(self.folder))
        sys.modules.update(self.modules)
        try:
            yield
        finally:
            with suppress(ValueError):  # a bot may have changed the path itself
                sys.path.remove(str(self.folder))
            self.take_home(before)

    def take_home(self, before: Mapping[str, ModuleType]) -> None:
        """Nobody else finds modules of this folder."""
        new = sys.modules.keys() - before.keys() - self.modules.keys()
        self.modules |= {name: sys.modules[name] for name in new if self.holds(name)}
        for name in self.modules:
            sys.modules.pop(name, None)
            if name in before:
                sys.modules[name] = before[name]

    def holds(self, name: str) -> bool:
        """Does a module, or the package that it is part of, lie in this folder itself?"""
        whole = sys.modules.get(name.partition(".")[0])
        places = [*getattr(whole, "__path__", ()), getattr(whole, "__file__", None) or ""]
        return any(Path(place).parent == self.folder for place in places)

    def files(self) -> dict[str, Path]:
        """What was imported so far, by the names of the modules."""
        files = {name: getattr(module, "__file__", None) for name, module in self.modules.items()}
        return {name: Path(file) for name, file in files.items() if file}
