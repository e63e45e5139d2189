"""The folder that a long run is kept in: what it is about, and whether it may go on there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insula.arena.code_hashes import changed

LOCK = "lock"


class FolderError(RuntimeError):
    """A folder that does not hold what it should; the message is for the user."""


class FolderConflict(ValueError):
    """A folder that cannot be used as was asked; the message is for the user."""


@dataclass(frozen=True)
class RunFolder:
    """`what` names the kind of run, such as 'tournament', and the file that tells about it."""

    path: Path
    what: str

    @property
    def about(self) -> Path:
        return self.path / f"{self.what}.json"

    @contextmanager
    def begun(self, told: dict[str, Any]) -> Iterator[None]:
        """Make it the folder of this run, and hold it."""
        self.see_that_it_is_free()
        self.path.mkdir(parents=True, exist_ok=True)
        with self.held():
            self.see_that_it_is_free()  # still: somebody else may have begun meanwhile
            part = self.about.with_suffix(".part")
            part.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
            part.replace(self.about)
            yield

    @contextmanager
    def resumed(self, told: dict[str, Any]) -> Iterator[None]:
        """See that this is the run that was begun here, and hold it."""
        self.see_that_it_is(told)
        with self.held():
            yield

    def see_that_it_is_free(self) -> None:
        if self.about.exists():
            raise FolderConflict(
                f"there is a {self.what} in '{self.path}' already: --resume goes on with it"
            )
        if self.path.exists() and any(each.name != LOCK for each in self.path.iterdir()):
            raise FolderConflict(f"'{self.path}' is not empty; name another folder")

    def see_that_it_is(self, told: dict[str, Any]) -> None:
        if not self.about.exists():
            raise FolderConflict(f"there is no {self.what} in '{self.path}' to go on with")
        found = self.read()
        for key, value in told.items():
            if key != "code" and found.get(key) != value:
                raise FolderConflict(
                    f"'{self.path}' is of another {self.what}: its {key} is {found.get(key)}, "
                    f"not {value}"
                )
        self.see_that_the_code_is(told["code"], found.get("code"))

    def read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.about.read_text("utf-8"))
        except ValueError as error:
            raise FolderError(f"'{self.about}' cannot be read: {error}") from error
        if not isinstance(found, dict):
            raise FolderError(f"'{self.about}' cannot be read: it tells of no {self.what}")
        return found

    def see_that_the_code_is(self, now: dict[str, str], then: Any) -> None:
        """Games of bots that play otherwise do not count together."""
        if not isinstance(then, dict):
            raise FolderConflict(
                f"the {self.what} in '{self.path}' does not say which code its bots had, for an "
                "older Insula began it: begin anew in another folder (--out)"
            )
        if other := " and ".join(changed(then, now)):
            raise FolderConflict(
                f"{other} has changed since the {self.what} in '{self.path}' was begun: "
                "begin anew in another folder (--out)"
            )

    @contextmanager
    def held(self) -> Iterator[None]:
        """Only one process may go on with a run at a time; a dead one holds nothing."""
        import fcntl

        with (self.path / LOCK).open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FolderConflict(
                    f"another process runs the {self.what} in '{self.path}'"
                ) from None
            yield
