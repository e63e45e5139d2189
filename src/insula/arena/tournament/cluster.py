"""Play games on a Ray cluster whose machines have the same Insula and box.

    pip install 'insula[ray]'

HOST:PORT is the head of the cluster (6379), for a command on one of its machines; ray://HOST:PORT
is its client server (10001), for a command on another machine.

Complete records come back and are stored here. If the code of a game raises, its partial record
comes back too; if its process or machine dies, the record is lost.
"""

import socket
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from typing import Any

import insula
from insula.arena.code_hashes import changed_names
from insula.arena.crashes import describe_error
from insula.arena.folder import FolderConflict, FolderError
from insula.arena.players import code_hashes_of
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import play
from insula.arena.workers import Crash, Done

NO_PROCESS = 0
CLIENT = "ray://"
PATIENCE = 10.0  # seconds


@dataclass(frozen=True)
class ClusterResult:
    """The result of a remote game: its record, and the error if it failed."""

    text: str
    code: dict[str, str]  # code hashes of the machine that played it
    why: str = ""
    reason: str = ""  # the error in one line


def play_remotely(plan: Plan, job: Job) -> ClusterResult:
    lines: list[str] = []
    code: dict[str, str] = {}
    try:
        code |= local_code(plan)
        play(plan, job, lines.append)
    except Exception as error:
        return ClusterResult("".join(lines), code, traceback.format_exc(), describe_error(error))
    return ClusterResult("".join(lines), code)


def local_code(plan: Plan) -> dict[str, str]:
    return {"insula": insula.__version__, **code_hashes_of(plan.bots)}


def check_cluster(address: str) -> None:
    """Check that Ray is installed and the address answers; Ray itself waits for minutes."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or "/" in host or not port.isdigit():
        raise FolderConflict(
            f"a cluster's address reads HOST:PORT or ray://HOST:PORT, not '{address}'"
        )
    if find_spec("ray") is None:
        raise FolderConflict("playing on a cluster needs Ray: pip install 'insula[ray]'")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise FolderConflict(f"no answer at '{address}': {error}") from error


def connect(address: str) -> Any:
    """Connect to a cluster, without Ray's own output."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # of many kinds
        raise FolderError(
            f"Ray cannot connect to '{address}': {describe_error(error)}; "
            "see docs/arena.md for the two kinds of address"
        ) from error
    return ray


def play_on_cluster(
    address: str, plan: Plan, folder: Folder, jobs: Iterator[Job]
) -> Iterator[Done[Job, None] | Crash[Job]]:
    """Keep two games per CPU in flight; yield results as they arrive."""
    ray = connect(address)
    flying: dict[Any, Job] = {}
    try:
        there = ray.remote(max_retries=0)(play_remotely)
        capacity = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for job in islice(jobs, capacity - len(flying)):
                flying[there.remote(plan, job)] = job
            if not flying:
                return
            (ready,), _ = ray.wait(list(flying), num_returns=1)
            yield collect(ray, folder, plan, flying.pop(ready), ready)
    finally:
        ray.shutdown()


def collect(
    ray: Any, folder: Folder, plan: Plan, job: Job, ready: Any
) -> Done[Job, None] | Crash[Job]:
    """Store the result of a game."""
    try:
        landing: ClusterResult = ray.get(ready)
    except ray.exceptions.RayError as error:
        return Crash(job, f"lost on the cluster: {error}", NO_PROCESS)
    check_cluster_code(plan, landing)
    if landing.why:
        folder.part(job, NO_PROCESS).write_text(landing.text, "utf-8")
        return Crash(job, landing.why, NO_PROCESS, landing.reason)
    folder.keep(job, landing.text)
    return Done(job, None)


def check_cluster_code(plan: Plan, landing: ClusterResult) -> None:
    """Refuse results of different code. A failed machine may report no hashes."""
    other = " and ".join(changed_names(local_code(plan), landing.code)) if landing.code else ""
    if other:
        raise FolderError(
            f"{other} differs on a machine of the cluster: install the same version there"
        )
