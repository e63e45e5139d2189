"""Jobs over processes: one that dies costs its own job and no other."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from insula.arena.folder import FolderError
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import FinishedGame, play
from insula.arena.tournament.progress import TournamentProgress
from insula.arena.tournament.run import run, take
from insula.arena.workers import Crash, Done, Workers, cores

pytestmark = pytest.mark.one_speed
PLAN = Plan("magna-roma", 2, 1, ("random", "novice"))


def work(job: int) -> int:
    """Doubles; but 3 is too much for it, at 4 it is killed, 5 ends it, and 8 would end it."""
    if job == 3:
        raise ValueError("three is\ntoo much")
    if job == 8:
        sys.exit("enough")
    if job == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    if job == 5:
        os._exit(7)
    return 2 * job


@pytest.mark.parametrize("count", [1, 2])
def test_a_crash_is_reported_and_other_jobs_finish(count: int) -> None:
    found = list(Workers(count, work).run(iter(range(9))))
    assert sorted((d.job, d.answer) for d in found if isinstance(d, Done)) == [
        (job, 2 * job) for job in (0, 1, 2, 6, 7)
    ]
    why = {crash.job: crash.why for crash in found if isinstance(crash, Crash)}
    assert "ValueError: three is\ntoo much" in why[3]
    assert "SystemExit: enough" in why[8]
    told = {crash.job: crash.summary() for crash in found if isinstance(crash, Crash)}
    assert (told[3], told[4]) == ("ValueError: three is too much", why[4])
    assert why[4] == "its process was ended by SIGKILL"
    assert why[5] == "its process ended with code 7"


def test_jobs_are_taken_only_when_a_worker_is_free() -> None:
    """A decided claim must stop before the next job starts."""
    asked: list[int] = []

    def jobs() -> Iterator[int]:
        for job in (0, 1, 2, 6):
            asked.append(job)
            yield job

    answers = Workers(1, work).run(jobs())
    next(answers)
    assert asked == [0, 1]
    answers.close()  # type: ignore[attr-defined]


def interrupt(job: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return job


def test_ctrl_c_is_for_the_parent_alone() -> None:
    assert [done for done in Workers(1, interrupt).run(iter([1])) if isinstance(done, Crash)] == []


STARTING = """
import os, signal
from insula.arena.simulate import block_interrupts
begun = 0
try:
    with block_interrupts():
        os.kill(os.getpid(), signal.SIGINT)
        begun = 1
except KeyboardInterrupt:
    print("interrupted after", begun)
"""


def test_ctrl_c_is_not_lost_while_processes_are_started() -> None:
    """In a process of its own: a thread of pytest-xdist, which has none blocked, may take it."""
    told = subprocess.run(
        [sys.executable, "-c", STARTING], capture_output=True, text=True, check=False
    )
    assert (told.stdout, told.stderr) == ("interrupted after 1\n", "")


def test_there_is_a_core() -> None:
    assert cores() >= 1


# -- a tournament's folder -------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    made = Folder(tmp_path / "kept")
    with made.create(PLAN):
        yield made


def test_the_record_so_far_of_a_crashed_game_is_kept_with_the_reason(folder: Folder) -> None:
    progress, jobs = TournamentProgress(PLAN, 2), list(PLAN.jobs(2))
    folder.part(jobs[0], 77).write_text("insula record 1\n", "utf-8")
    take(progress, folder, Crash(jobs[0], "it was too much", 77))
    assert (folder.crashes / "game-000001.txt").read_text("utf-8") == "insula record 1\n"
    assert (folder.crashes / "game-000001.log").read_text("utf-8") == "it was too much"
    assert "game-000001.txt" in progress.crashed[1]
    for job in jobs[1:]:
        folder.play(PLAN, job)
        take(progress, folder, Done(job, None))
    assert len(progress.whole) == 1


def test_a_finished_record_is_never_written_over(folder: Folder) -> None:
    job = next(PLAN.jobs(1))
    folder.play(PLAN, job)
    before = folder.file(job).read_text("utf-8")
    folder.keep(job, "another game\n")
    assert folder.file(job).read_text("utf-8") == before
    assert not list(folder.games.glob("*.part"))


def test_only_one_process_runs_a_tournament(folder: Folder) -> None:
    with pytest.raises(ValueError, match="another process runs"), folder.resume(PLAN):
        pass


def test_a_record_that_ends_early_counts_for_nothing(folder: Folder) -> None:
    job = next(PLAN.jobs(1))
    lines: list[str] = []
    play(PLAN, job, lines.append)
    folder.file(job).write_text("".join(lines[:-1]), "utf-8")
    with pytest.raises(FolderError, match="the game is not over; remove it"):
        folder.played(PLAN, job)


@pytest.mark.parametrize(("every", "tried"), [(1, 20), (2, 100), (3, 100)])
def test_a_tournament_in_which_most_games_crash_stops(
    folder: Folder, monkeypatch: pytest.MonkeyPatch, every: int, tried: int
) -> None:
    progress = TournamentProgress(PLAN, 50)

    def some_crash(*_: object) -> Iterator[Crash[Job] | Done[Job, None]]:
        for job in PLAN.jobs(50):
            yield Done(job, None) if job.number % every else Crash(job, "no", 1, "too much")

    monkeypatch.setattr("insula.arena.tournament.run.answers", some_crash)
    monkeypatch.setattr(Folder, "played", lambda *_: FinishedGame(_[2], (1, 2), (2, 1), 9))
    assert len(list(run(progress, folder, 1))) == tried
    stops = "stopped: 20 of 20 games crashed; the last: too much"
    assert progress.stopped == (stops if tried == 20 else "")
