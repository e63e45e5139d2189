"""Play the games of a lab over processes; what comes of them does not hang on how many."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from insula.arena.lab.sample import Experiment, Job, Sample, play
from insula.arena.workers import Crash, Workers


@dataclass
class Games:
    """Samples by side and number, and the games that crashed."""

    experiment: Experiment
    count: int  # of each side
    samples: dict[tuple[int, int], Sample] = field(default_factory=dict)
    crashed: list[Crash[Job]] = field(default_factory=list)

    def jobs(self) -> Iterator[Job]:
        """The sides in turns, so that noise hits both."""
        for number in range(1, self.count + 1):
            for side in range(len(self.experiment.sides)):
                yield Job(side, number)

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
            yield len(self.samples)

    def of_side(self, side: int) -> list[Sample]:
        """In the order of their numbers."""
        return [sample for (at, _), sample in sorted(self.samples.items()) if at == side]
