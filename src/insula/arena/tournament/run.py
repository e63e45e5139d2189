"""Play a tournament to its end, in worker processes of this machine or on a cluster."""

from collections.abc import Iterator
from functools import partial

from insula.arena.crashes import hopeless, why_it_stops
from insula.arena.folder import FolderError
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.progress import TournamentProgress
from insula.arena.workers import Crash, Done, Workers

Answers = Iterator[Done[Job, None] | Crash[Job]]


def play_here(plan: Plan, folder: Folder, job: Job) -> None:
    folder.play(plan, job)


def recall(progress: TournamentProgress, folder: Folder) -> None:
    """Count the games that are over already."""
    for job in progress.plan.jobs(progress.deals):
        if progress.is_decided():
            return
        played = folder.played(progress.plan, job)
        if played:
            progress.add(played)


def run(
    progress: TournamentProgress, folder: Folder, workers: int, cluster: str = ""
) -> Iterator[int]:
    """Play what is missing; yields the number of games that are over after each."""
    for tried, answer in enumerate(answers(progress, folder, workers, cluster), 1):
        take(progress, folder, answer)
        yield len(progress.played)
        crashed = len(progress.crashed)
        if isinstance(answer, Crash) and hopeless(crashed, tried):
            progress.stopped = why_it_stops(crashed, tried, answer.summary())
        if progress.stopped or progress.is_decided():
            break
    folder.clear_parts()


def answers(progress: TournamentProgress, folder: Folder, workers: int, cluster: str) -> Answers:
    if cluster:
        from insula.arena.tournament.cluster import on_cluster

        return on_cluster(cluster, progress.plan, folder, progress.missing())
    work: Workers[Job, None] = Workers(workers, partial(play_here, progress.plan, folder))
    return work.run(progress.missing())


def take(
    progress: TournamentProgress, folder: Folder, answer: Done[Job, None] | Crash[Job]
) -> None:
    """A finished game counts by its record on the disk."""
    if isinstance(answer, Crash):
        progress.add_crash(answer.job.number, folder.put_aside(answer))
        return
    played = folder.played(progress.plan, answer.job)
    if played is None:
        raise FolderError(f"the record {folder.file(answer.job)} vanished")
    folder.forget_crash(answer.job)
    progress.add(played)
