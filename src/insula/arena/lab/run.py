"""Play the games of a lab over processes; what comes of them does not hang on how many."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from insula.arena.lab.notes import Notes
from insula.arena.lab.sample import Experiment, Job, Sample, play
from insula.arena.workers import Crash, Workers


@dataclass
class Games:
    """Samples by side and number, and the games that crashed."""

    experiment: Experiment
    count: int  # of each side
    notes: Notes | None = None  # where they are kept, if anywhere
    samples: dict[tuple[int, int], Sample] = field(default_factory=dict)
    crashed: list[Crash[Job]] = field(default_factory=list)

    def jobs(self) -> Iterator[Job]:
        """What is missing, the sides in turns, so that noise hits both."""
        for number in range(1, self.count + 1):
            for side in range(len(self.experiment.sides)):
                if (side, number) not in self.samples:
                    yield Job(side, number)

    def recall(self) -> None:
        """Count the games that were noted before."""
        for job, sample in self.notes.recall() if self.notes else ():
            if job.number <= self.count:
                self.samples[job.side, job.number] = sample

    def total(self) -> int:
        return self.count * len(self.experiment.sides)

    def run(self, processes: int) -> Iterator[int]:
        """Play them all; yields how many are over."""
        work: Workers[Job, Sample] = Workers(processes, partial(play, self.experiment))
        for answer in work.run(self.jobs()):
            if isinstance(answer, Crash):
                self.crashed.append(answer)
            else:
                self.samples[answer.job.side, answer.job.number] = answer.answer
                if self.notes:
                    self.notes.add(answer.job, answer.answer)
            yield len(self.samples)

    def of_side(self, side: int) -> list[Sample]:
        """In the order of their numbers."""
        return [sample for (at, _), sample in sorted(self.samples.items()) if at == side]
