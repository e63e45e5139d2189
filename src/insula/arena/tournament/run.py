"""Play a tournament to its end, over the processes of this machine or on a cluster."""

from collections.abc import Iterator
from functools import partial

from insula.arena.crashes import hopeless, why_it_stops
from insula.arena.folder import FolderError
from insula.arena.tournament.course import Course
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.workers import Crash, Done, Workers

Answers = Iterator[Done[Job, None] | Crash[Job]]


def play_here(plan: Plan, folder: Folder, job: Job) -> None:
    folder.play(plan, job)


def recall(course: Course, folder: Folder) -> None:
    """Count the games that are over already."""
    for job in course.plan.jobs(course.deals):
        if course.settled():
            return
        played = folder.played(course.plan, job)
        if played:
            course.add(played)


def run(course: Course, folder: Folder, processes: int, cluster: str = "") -> Iterator[int]:
    """Play what is missing; yields the number of games that are over after each."""
    for tried, answer in enumerate(answers(course, folder, processes, cluster), 1):
        take(course, folder, answer)
        yield len(course.played)
        crashed = len(course.crashed)
        if isinstance(answer, Crash) and hopeless(crashed, tried):
            course.stopped = why_it_stops(crashed, tried, answer.told())
        if course.stopped or course.settled():
            break
    folder.clear_parts()


def answers(course: Course, folder: Folder, processes: int, cluster: str) -> Answers:
    if cluster:
        from insula.arena.tournament.cluster import on_cluster

        return on_cluster(cluster, course.plan, folder, course.missing())
    work: Workers[Job, None] = Workers(processes, partial(play_here, course.plan, folder))
    return work.run(course.missing())


def take(course: Course, folder: Folder, answer: Done[Job, None] | Crash[Job]) -> None:
    """A finished game counts by its record on the disk."""
    if isinstance(answer, Crash):
        course.add_crash(answer.job.number, folder.put_aside(answer))
        return
    played = folder.played(course.plan, answer.job)
    if played is None:
        raise FolderError(f"the record {folder.file(answer.job)} vanished")
    folder.forget_crash(answer.job)
    course.add(played)
