"""The folder of a tournament. The record of a game is the only source of its result.

    tournament.json            the plan
    games/game-000001.txt      finished games
    games/*.part               games in progress
    crashes/game-000012.txt    the partial record of a crashed game, and its error as .log
    report.html, report.json   the results

A record gets its final name when its game ends, and never twice. A tournament that was killed
therefore resumes with the missing games.
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
    """The folder of a tournament; it is sent to worker processes of this machine."""

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

    # -- create or resume --------------------------------------------------------

    @contextmanager
    def create(self, plan: Plan) -> Iterator[None]:
        """Create the folder of this tournament and lock it."""
        with self.run.create(plan.as_dict()):
            self.games.mkdir()
            yield

    @contextmanager
    def resume(self, plan: Plan) -> Iterator[None]:
        """Lock the tournament in this folder and remove unfinished records."""
        with self.run.resume(plan.as_dict()):
            self.games.mkdir(exist_ok=True)
            self.clear_parts()
            yield

    # -- games -----------------------------------------------------------------------------------

    def played(self, plan: Plan, job: Job) -> FinishedGame | None:
        """Read the result of a finished game, or None."""
        path = self.file(job)
        if not path.exists():
            return None
        try:
            return read(plan, job, record.read_file(path))
        except (RecordError, ValueError) as error:
            raise FolderError(f"{path}: {error}; remove it to play the game again") from error

    def play(self, plan: Plan, job: Job) -> None:
        """Play a game and write its record after every decision."""
        path = self.part(job, os.getpid())
        with path.open("w", encoding="utf-8") as file:

            def write(text: str) -> None:
                file.write(text)
                file.flush()

            play(plan, job, write)
        self.publish(path, job)

    def publish(self, part: Path, job: Job) -> None:
        """Give a finished record its final name, unless another process was first."""
        with suppress(FileExistsError):
            os.link(part, self.file(job))
        part.unlink()

    def keep(self, job: Job, text: str) -> None:
        """Write the complete record of a game that was played elsewhere."""
        part = self.part(job, os.getpid())
        part.write_text(text, "utf-8")
        self.publish(part, job)

    def keep_crash(self, crash: Crash[Job]) -> str:
        """Keep the partial record and the error of a crashed game; describe where they are."""
        self.crashes.mkdir(exist_ok=True)
        path = self.crashes / f"{self.name(crash.job)}.txt"
        why = path.with_suffix(".log")
        why.write_text(crash.why, "utf-8")
        part = self.part(crash.job, crash.process)
        if not part.exists():
            return f"its error is in {why}, its record is lost"
        part.replace(path)
        return f"its error is in {why}, its partial record in {path}"

    def forget_crash(self, job: Job) -> None:
        """Remove the files of a crash after the game was played."""
        for suffix in (".txt", ".log"):
            (self.crashes / f"{self.name(job)}{suffix}").unlink(missing_ok=True)

    def clear_parts(self) -> None:
        """Remove records of unfinished games."""
        for part in self.games.glob("*.part"):
            part.unlink(missing_ok=True)
