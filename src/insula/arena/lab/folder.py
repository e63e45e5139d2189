"""Where a lab is kept, so that it can go on: a line for each game that is over.

lab.json                   what is looked into
games.jsonl                the games that are over
crashes/side-1-000012.log  why a game crashed
report.html, report.json   what the games come to
"""

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from insula.arena.folder import FolderError, RunFolder
from insula.arena.lab.sample import Experiment, Job, Sample
from insula.arena.workers import Crash


@dataclass(frozen=True)
class LabFolder:
    """A lab's folder."""

    path: Path

    @cached_property
    def run(self) -> RunFolder:
        return RunFolder(self.path, "lab")

    @cached_property
    def games(self) -> Path:
        return self.path / "games.jsonl"

    def begun(self, experiment: Experiment) -> AbstractContextManager[None]:
        return self.run.begun(experiment.as_dict())

    def resumed(self, experiment: Experiment) -> AbstractContextManager[None]:
        return self.run.resumed(experiment.as_dict())

    def add(self, job: Job, sample: Sample) -> None:
        with self.games.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**asdict(job), **asdict(sample)}) + "\n")
        self.crash_file(job).unlink(missing_ok=True)

    def put_aside(self, crash: Crash[Job]) -> None:
        """Keep why a game crashed, until it is played."""
        path = self.crash_file(crash.job)
        path.parent.mkdir(exist_ok=True)
        path.write_text(crash.why, "utf-8")

    def crash_file(self, job: Job) -> Path:
        return self.path / "crashes" / f"side-{job.side + 1}-{job.number:06}.log"

    def recall(self) -> Iterator[tuple[Job, Sample]]:
        """The games noted; a line that a killed run could not finish is struck out."""
        text = self.games.read_text("utf-8") if self.games.exists() else ""
        whole, end, part = text.rpartition("\n")
        if part:
            self.games.write_text(whole + end, "utf-8")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                told = json.loads(line)
                yield Job(told.pop("side"), told.pop("number")), Sample(**told)
            except (ValueError, KeyError, TypeError) as error:
                raise FolderError(
                    f"{self.games}, line {number}: no game can be read there ({error}); "
                    "remove the line to have it played again"
                ) from error
