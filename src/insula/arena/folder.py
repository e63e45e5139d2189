"""The folder that a long run is kept in: what it is about, and whether it may go on there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class FolderError(RuntimeError):
    """A folder that does not hold what it should; the message is for the user."""


class Taken(ValueError):
    """A folder that cannot be used as was asked; the message is for the user."""


@dataclass(frozen=True)
class RunFolder:
    """`what` names the kind of run, such as 'tournament', and the file that tells about it."""

    path: Path
    what: str

    def begin(self, told: dict[str, Any]) -> None:
        """Make it the folder of this run."""
        about = self.path / f"{self.what}.json"
        if about.exists():
            raise Taken(
                f"there is a {self.what} in '{self.path}' already: --resume goes on with it"
            )
        if self.path.exists() and any(self.path.iterdir()):
            raise Taken(f"'{self.path}' is not empty; name another folder")
        self.path.mkdir(parents=True, exist_ok=True)
        part = about.with_suffix(".part")
        part.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        part.replace(about)

    def resume(self, told: dict[str, Any]) -> None:
        """See that this is the run that was begun here."""
        about = self.path / f"{self.what}.json"
        if not about.exists():
            raise Taken(f"there is no {self.what} in '{self.path}' to go on with")
        try:
            found = json.loads(about.read_text("utf-8"))
        except ValueError as error:
            raise FolderError(f"'{about}' cannot be read: {error}") from error
        for key, value in told.items():
            if found.get(key) != value:
                raise Taken(
                    f"'{self.path}' is of another {self.what}: its {key} is {found.get(key)}, "
                    f"not {value}"
                )

    @contextmanager
    def held(self) -> Iterator[None]:
        """Only one process may go on with a run at a time; a dead one holds nothing."""
        import fcntl

        with (self.path / "lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Taken(f"another process runs the {self.what} in '{self.path}'") from None
            yield
