"""Play a tournament to its end, over the processes of this machine or on a cluster."""

from collections.abc import Iterator
from functools import partial

from insula.arena.folder import FolderError
from insula.arena.tournament.course import Course
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.workers import Crash, Done, Workers

MOST_CRASHES = 20
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
    for answer in answers(course, folder, processes, cluster):
        take(course, folder, answer)
        yield len(course.played)
        if len(course.crashed) >= MOST_CRASHES:
            raise FolderError(
                f"{MOST_CRASHES} games crashed, so this stops; of the first, "
                f"{next(iter(course.crashed.values()))}"
            )
        if course.settled():
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
    course.add(played)
