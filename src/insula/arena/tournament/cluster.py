"""Games on a Ray cluster, whose machines have the same Insula and, where one is named, the box.

    pip install 'insula[ray]'

HOST:PORT is where the head of the cluster listens (6379), for a command on one of its machines;
ray://HOST:PORT where it listens to clients (10001), for a command from elsewhere.

A record comes back whole and is kept here. A game whose code raises tells its record so far; one
whose process or machine dies takes it along, and only that is told.
"""

import socket
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from typing import Any

import insula
from insula.arena.code_hashes import changed
from insula.arena.crashes import reason_of
from insula.arena.folder import FolderConflict, FolderError
from insula.arena.players import code_of
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import play
from insula.arena.workers import Crash, Done

NO_PROCESS = 0
CLIENT = "ray://"
PATIENCE = 10.0  # seconds


@dataclass(frozen=True)
class ClusterResult:
    """What comes back of a game: its record, and why it ends early if it does."""

    text: str
    code: dict[str, str]  # of the machine that played it
    why: str = ""
    reason: str = ""  # in a line


def play_there(plan: Plan, job: Job) -> ClusterResult:
    lines: list[str] = []
    code: dict[str, str] = {}
    try:
        code |= code_here(plan)
        play(plan, job, lines.append)
    except Exception as error:
        return ClusterResult("".join(lines), code, traceback.format_exc(), reason_of(error))
    return ClusterResult("".join(lines), code)


def code_here(plan: Plan) -> dict[str, str]:
    return {"insula": insula.__version__, **code_of(plan.bots)}


def look_for(address: str) -> None:
    """See that Ray is installed and somebody listens there: Ray itself would wait for minutes."""
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
        raise FolderConflict(f"nobody answers at '{address}': {error}") from error


def connected(address: str) -> Any:
    """Ray, connected to a cluster; it keeps its own words to itself."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # of many kinds
        raise FolderError(
            f"Ray does not connect to '{address}': {reason_of(error)}; "
            "docs/arena.md says which address is for whom"
        ) from error
    return ray


def on_cluster(
    address: str, plan: Plan, folder: Folder, jobs: Iterator[Job]
) -> Iterator[Done[Job, None] | Crash[Job]]:
    """Two games in flight for each of its processors; answers as they come."""
    ray = connected(address)
    flying: dict[Any, Job] = {}
    try:
        there = ray.remote(max_retries=0)(play_there)
        capacity = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for job in islice(jobs, capacity - len(flying)):
                flying[there.remote(plan, job)] = job
            if not flying:
                return
            (ready,), _ = ray.wait(list(flying), num_returns=1)
            yield landed(ray, folder, plan, flying.pop(ready), ready)
    finally:
        ray.shutdown()


def landed(
    ray: Any, folder: Folder, plan: Plan, job: Job, ready: Any
) -> Done[Job, None] | Crash[Job]:
    """Keep what came of a game."""
    try:
        landing: ClusterResult = ray.get(ready)
    except ray.exceptions.RayError as error:
        return Crash(job, f"it was lost on the cluster: {error}", NO_PROCESS)
    see_that_the_code_is_ours(plan, landing)
    if landing.why:
        folder.part(job, NO_PROCESS).write_text(landing.text, "utf-8")
        return Crash(job, landing.why, NO_PROCESS, landing.reason)
    folder.keep(job, landing.text)
    return Done(job, None)


def see_that_the_code_is_ours(plan: Plan, landing: ClusterResult) -> None:
    """Where a machine could not tell its code, its reason says why."""
    other = " and ".join(changed(code_here(plan), landing.code)) if landing.code else ""
    if other:
        raise FolderError(
            f"{other} is not the same on a machine of the cluster as here: install the same there"
        )
