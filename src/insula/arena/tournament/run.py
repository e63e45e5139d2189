"""Run a tournament in worker processes of this machine or on a cluster."""

from collections.abc import Iterator
from functools import partial

from insula.arena.crashes import should_stop, stop_reason
from insula.arena.folder import FolderError
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.progress import TournamentProgress
from insula.arena.workers import Crash, Done, Workers

Answers = Iterator[Done[Job, None] | Crash[Job]]


def play_here(plan: Plan, folder: Folder, job: Job) -> None:
    folder.play(plan, job)


def recall(progress: TournamentProgress, folder: Folder) -> None:
    """Count the games that are already finished."""
    for job in progress.plan.jobs(progress.deals):
        if progress.is_decided():
            return
        played = folder.played(progress.plan, job)
        if played:
            progress.add(played)


def run(
    progress: TournamentProgress, folder: Folder, workers: int, cluster: str = ""
) -> Iterator[int]:
    """Play the missing games; yield the number of finished games after each."""
    for tried, answer in enumerate(answers(progress, folder, workers, cluster), 1):
        take(progress, folder, answer)
        yield len(progress.played)
        crashed = len(progress.crashed)
        if isinstance(answer, Crash) and should_stop(crashed, tried):
            progress.stopped = stop_reason(crashed, tried, answer.summary())
        if progress.stopped or progress.is_decided():
            break
    folder.clear_parts()


def answers(progress: TournamentProgress, folder: Folder, workers: int, cluster: str) -> Answers:
    if cluster:
        from insula.arena.tournament.cluster import play_on_cluster

        return play_on_cluster(cluster, progress.plan, folder, progress.missing())
    work: Workers[Job, None] = Workers(workers, partial(play_here, progress.plan, folder))
    return work.run(progress.missing())


def take(
    progress: TournamentProgress, folder: Folder, answer: Done[Job, None] | Crash[Job]
) -> None:
    """Count a finished game by its stored record, or note a crash."""
    if isinstance(answer, Crash):
        progress.add_crash(answer.job.number, folder.keep_crash(answer))
        return
    played = folder.played(progress.plan, answer.job)
    if played is None:
        raise FolderError(f"the record {folder.file(answer.job)} is missing")
    folder.forget_crash(answer.job)
    progress.add(played)
