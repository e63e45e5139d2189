"""Isolate the imports of user-supplied bots."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from insula.arena.crashes import describe_error
from insula.bots import BotError


@dataclass
class IsolatedFolder:
    """The folder of a user-supplied file, and the modules imported from it.

    Two bots may have modules of the same name in different folders, for example two versions of one
    bot. Each bot sees its own modules, and only while it runs. Modules that the process has already
    imported, such as Python's `random`, are shared.
    """

    folder: Path
    modules: dict[str, ModuleType] = field(default_factory=dict)

    @contextmanager
    def run(self, blame: str) -> Iterator[None]:
        """Run code of this folder. All its errors, even SystemExit, become BotErrors.

        Its output goes to stderr, because stdout is for the results.
        """
        with self.activate(), redirect_stdout(sys.stderr):
            try:
                yield
            except (Exception, SystemExit) as error:
                raise BotError(f"{blame}: {describe_error(error)}") from error

    @contextmanager
    def activate(self) -> Iterator[None]:
        before = dict(sys.modules)
        sys.path.insert(0, str(self.folder))
        sys.modules.update(self.modules)
        try:
            yield
        finally:
            with suppress(ValueError):  # a bot may have changed the path itself
                sys.path.remove(str(self.folder))
            self.withdraw_modules(before)

    def withdraw_modules(self, before: Mapping[str, ModuleType]) -> None:
        """Remove the modules of this folder from `sys.modules`."""
        new = sys.modules.keys() - before.keys() - self.modules.keys()
        self.modules |= {name: sys.modules[name] for name in new if self.contains(name)}
        for name in self.modules:
            sys.modules.pop(name, None)
            if name in before:
                sys.modules[name] = before[name]

    def contains(self, name: str) -> bool:
        """Return whether a module or its package is directly in this folder."""
        whole = sys.modules.get(name.partition(".")[0])
        places = [*getattr(whole, "__path__", ()), getattr(whole, "__file__", None) or ""]
        return any(Path(place).parent == self.folder for place in places)

    def files(self) -> dict[str, Path]:
        """Return the files of the imported modules by module name."""
        files = {name: getattr(module, "__file__", None) for name, module in self.modules.items()}
        return {name: Path(file) for name, file in files.items() if file}
