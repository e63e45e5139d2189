"""Where a tournament is kept: every game's record is the one truth about it.

    tournament.json            what is played
    games/game-000001.txt      the games that are over
    games/*.part               games that are being played
    crashes/game-000012.txt    the record so far of a game that crashed, and .log why
    report.html, report.json   what the games come to

A game counts once its record has its name, which it gets when it is over, and never twice: so a
tournament that was killed goes on with the games that are missing.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from insula.arena.folder import FolderError, RunFolder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import FinishedGame, play, read
from insula.arena.workers import Crash
from insula.kernel import record
from insula.kernel.record import RecordError


@dataclass(frozen=True)
class Folder:
    """A tournament's folder; it travels to other processes of this machine."""

    path: Path

    @cached_property
    def run(self) -> RunFolder:
        return RunFolder(self.path, "tournament")

    @cached_property
    def games(self) -> Path:
        return self.path / "games"

    @cached_property
    def crashes(self) -> Path:
        return self.path / "crashes"

    def name(self, job: Job) -> str:
        return f"game-{job.number:06}"

    def file(self, job: Job) -> Path:
        return self.games / f"{self.name(job)}.txt"

    def part(self, job: Job, process: int) -> Path:
        return self.games / f"{self.name(job)}.{process}.part"

    # -- a tournament begins or goes on --------------------------------------------------------

    @contextmanager
    def begun(self, plan: Plan) -> Iterator[None]:
        """Make it the folder of this tournament, and hold it."""
        with self.run.begun(plan.as_dict()):
            self.games.mkdir()
            yield

    @contextmanager
    def resumed(self, plan: Plan) -> Iterator[None]:
        """Hold the tournament that was begun here, and clear what was not finished."""
        with self.run.resumed(plan.as_dict()):
            self.games.mkdir(exist_ok=True)
            self.clear_parts()
            yield

    # -- games -----------------------------------------------------------------------------------

    def played(self, plan: Plan, job: Job) -> FinishedGame | None:
        """A game that is over, by its record."""
        path = self.file(job)
        if not path.exists():
            return None
        try:
            return read(plan, job, record.read_file(path))
        except (RecordError, ValueError) as error:
            raise FolderError(
                f"{path}: {error}; remove it to have the game played again"
            ) from error

    def play(self, plan: Plan, job: Job) -> None:
        """Play a game; its record is on the disk decision by decision."""
        path = self.part(job, os.getpid())
        with path.open("w", encoding="utf-8") as file:

            def write(text: str) -> None:
                file.write(text)
                file.flush()

            play(plan, job, write)
        self.publish(path, job)

    def publish(self, part: Path, job: Job) -> None:
        """Give a finished record its name, unless somebody else finished the game first."""
        with suppress(FileExistsError):
            os.link(part, self.file(job))
        part.unlink()

    def keep(self, job: Job, text: str) -> None:
        """Write the whole record of a game that was played elsewhere."""
        part = self.part(job, os.getpid())
        part.write_text(text, "utf-8")
        self.publish(part, job)

    def put_aside(self, crash: Crash[Job]) -> str:
        """Keep the record so far of a game that crashed, and why it did; where, in words."""
        self.crashes.mkdir(exist_ok=True)
        path = self.crashes / f"{self.name(crash.job)}.txt"
        why = path.with_suffix(".log")
        why.write_text(crash.why, "utf-8")
        part = self.part(crash.job, crash.process)
        if not part.exists():
            return f"why is in {why}, its record is lost"
        part.replace(path)
        return f"why is in {why}, its record so far in {path}"

    def forget_crash(self, job: Job) -> None:
        """The game has been played after all."""
        for suffix in (".txt", ".log"):
            (self.crashes / f"{self.name(job)}{suffix}").unlink(missing_ok=True)

    def clear_parts(self) -> None:
        """Games that nobody will finish."""
        for part in self.games.glob("*.part"):
            part.unlink(missing_ok=True)
