"""Play the games of a lab in worker processes. The results do not depend on their number."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from insula.arena.crashes import should_stop, stop_reason
from insula.arena.lab.folder import LabFolder
from insula.arena.lab.sample import Experiment, Job, Sample, play
from insula.arena.workers import Crash, Workers


@dataclass
class Games:
    """Samples by side and number, and the crashed games."""

    experiment: Experiment
    count: int  # of each side
    folder: LabFolder | None = None  # where they are stored, if anywhere
    samples: dict[tuple[int, int], Sample] = field(default_factory=dict)
    crashed: list[Crash[Job]] = field(default_factory=list)
    stopped: str = ""  # the reason, if too many crashed

    def jobs(self) -> Iterator[Job]:
        """Yield the missing games, alternating between the sides so that noise affects both."""
        for number in range(1, self.count + 1):
            for side in range(len(self.experiment.sides)):
                if (side, number) not in self.samples:
                    yield Job(side, number)

    def recall(self) -> None:
        """Load the games stored earlier."""
        for job, sample in self.folder.recall() if self.folder else ():
            if job.number <= self.count:
                self.samples[job.side, job.number] = sample

    def total(self) -> int:
        return self.count * len(self.experiment.sides)

    def run(self, workers: int) -> Iterator[int]:
        """Play the missing games; yield the number of finished ones."""
        work: Workers[Job, Sample] = Workers(workers, partial(play, self.experiment))
        for tried, answer in enumerate(work.run(self.jobs()), 1):
            if isinstance(answer, Crash):
                self.add_crash(answer, tried)
            else:
                self.add(answer.job, answer.answer)
            yield len(self.samples)
            if self.stopped:
                return

    def add(self, job: Job, sample: Sample) -> None:
        self.samples[job.side, job.number] = sample
        if self.folder:
            self.folder.add(job, sample)

    def add_crash(self, crash: Crash[Job], tried: int) -> None:
        self.crashed.append(crash)
        if self.folder:
            self.folder.keep_crash(crash)
        if should_stop(len(self.crashed), tried):
            self.stopped = stop_reason(len(self.crashed), tried, crash.summary())

    def crashed_of(self, side: int) -> int:
        return sum(crash.job.side == side for crash in self.crashed)

    def of_side(self, side: int) -> list[Sample]:
        """Return the samples of a side in order."""
        return [sample for (at, _), sample in sorted(self.samples.items()) if at == side]
