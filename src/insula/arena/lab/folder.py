"""The folder of a lab, with a line for each finished game, so that it can be resumed.

lab.json                   the experiment
games.jsonl                finished games
crashes/side-1-000012.log  the error of a crashed game
report.html, report.json   the results
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
    """The folder of a lab."""

    path: Path

    @cached_property
    def run(self) -> RunFolder:
        return RunFolder(self.path, "lab")

    @cached_property
    def games(self) -> Path:
        return self.path / "games.jsonl"

    def create(self, experiment: Experiment) -> AbstractContextManager[None]:
        return self.run.create(experiment.as_dict())

    def resume(self, experiment: Experiment) -> AbstractContextManager[None]:
        return self.run.resume(experiment.as_dict())

    def add(self, job: Job, sample: Sample) -> None:
        with self.games.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**asdict(job), **asdict(sample)}) + "\n")
        self.crash_file(job).unlink(missing_ok=True)

    def keep_crash(self, crash: Crash[Job]) -> None:
        """Keep the error of a crashed game until the game is played."""
        path = self.crash_file(crash.job)
        path.parent.mkdir(exist_ok=True)
        path.write_text(crash.why, "utf-8")

    def crash_file(self, job: Job) -> Path:
        return self.path / "crashes" / f"side-{job.side + 1}-{job.number:06}.log"

    def recall(self) -> Iterator[tuple[Job, Sample]]:
        """Yield the stored games; remove an incomplete last line of a killed run."""
        text = self.games.read_text("utf-8") if self.games.exists() else ""
        whole, end, part = text.rpartition("\n")
        if part:
            self.games.write_text(whole + end, "utf-8")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                fields = json.loads(line)
                yield Job(fields.pop("side"), fields.pop("number")), Sample(**fields)
            except (ValueError, KeyError, TypeError) as error:
                raise FolderError(
                    f"{self.games}, line {number}: not a game ({error}); "
                    "remove the line to play it again"
                ) from error
