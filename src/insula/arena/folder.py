"""The folder of a long run: its description, its lock, and the checks before it resumes."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insula.arena.code_hashes import changed_names

LOCK = "lock"


class FolderError(RuntimeError):
    """A folder with invalid contents; the message is for the user."""


class FolderConflict(ValueError):
    """A folder that cannot be used as requested; the message is for the user."""


@dataclass(frozen=True)
class RunFolder:
    """`what` is the kind of run, such as 'tournament', and the name of its description file."""

    path: Path
    what: str

    @property
    def about(self) -> Path:
        return self.path / f"{self.what}.json"

    @contextmanager
    def create(self, about_run: dict[str, Any]) -> Iterator[None]:
        """Create the folder of this run and lock it."""
        self.check_free()
        self.path.mkdir(parents=True, exist_ok=True)
        with self.lock():
            self.check_free()  # check again: another process may have created it
            part = self.about.with_suffix(".part")
            part.write_text(json.dumps(about_run, indent=2) + "\n", "utf-8")
            part.replace(self.about)
            yield

    @contextmanager
    def resume(self, about_run: dict[str, Any]) -> Iterator[None]:
        """Check that the folder belongs to this run, and lock it."""
        self.check_same(about_run)
        with self.lock():
            yield

    def check_free(self) -> None:
        if self.about.exists():
            raise FolderConflict(
                f"'{self.path}' already contains a {self.what}: use --resume to continue it"
            )
        if self.path.exists() and any(each.name != LOCK for each in self.path.iterdir()):
            raise FolderConflict(f"'{self.path}' is not empty: choose another folder")

    def check_same(self, about_run: dict[str, Any]) -> None:
        if not self.about.exists():
            raise FolderConflict(f"there is no {self.what} in '{self.path}' to resume")
        found = self.read()
        for key, value in about_run.items():
            if key != "code" and found.get(key) != value:
                raise FolderConflict(
                    f"'{self.path}' contains another {self.what}: its {key} is {found.get(key)}, "
                    f"not {value}"
                )
        self.check_code(about_run["code"], found.get("code"))

    def read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.about.read_text("utf-8"))
        except ValueError as error:
            raise FolderError(f"'{self.about}' cannot be read: {error}") from error
        if not isinstance(found, dict):
            raise FolderError(f"'{self.about}' cannot be read: it does not describe a {self.what}")
        return found

    def check_code(self, now: dict[str, str], then: Any) -> None:
        """Refuse to mix games of bots with different code."""
        if not isinstance(then, dict):
            raise FolderConflict(
                f"the {self.what} in '{self.path}' was started by an older Insula, which did not "
                "store the hashes of the bots: start again in another folder (--out)"
            )
        if other := " and ".join(changed_names(then, now)):
            raise FolderConflict(
                f"{other} has changed since the {self.what} in '{self.path}' started: "
                "start again in another folder (--out)"
            )

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Let only one process at a time continue a run; the lock ends with its process."""
        import fcntl

        with (self.path / LOCK).open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FolderConflict(
                    f"another process runs the {self.what} in '{self.path}'"
                ) from None
            yield
