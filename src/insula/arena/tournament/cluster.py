"""Games on a Ray cluster, whose machines have Insula and, where one is named, the box.

    pip install 'insula[ray]'

A record comes back whole and is kept here. A game whose code raises tells its record so far; one
whose process or machine dies takes it along, and only that is told.
"""

import socket
import traceback
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any

from insula.arena.folder import Taken
from insula.arena.tournament.folder import Folder
from insula.arena.tournament.plan import Job, Plan
from insula.arena.tournament.playing import play
from insula.arena.workers import Crash, Done

NO_PROCESS = 0
PATIENCE = 10.0  # seconds


def play_there(plan: Plan, job: Job) -> tuple[str, str]:
    """The record of a game, and why it ends early if it does."""
    lines: list[str] = []
    try:
        play(plan, job, lines.append)
    except Exception:
        return "".join(lines), traceback.format_exc()
    return "".join(lines), ""


def look_for(address: str) -> None:
    """See that Ray is installed and somebody listens there: Ray itself would wait for minutes."""
    if find_spec("ray") is None:
        raise Taken("playing on a cluster needs Ray: pip install 'insula[ray]'")
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdigit():
        raise Taken(f"a cluster's address reads HOST:PORT, not '{address}'")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Taken(f"nobody answers at '{address}': {error}") from error


def connected(address: str) -> Any:
    """Ray, connected to a cluster; it keeps its own words to itself."""
    import ray

    ray.init(address=address, log_to_driver=False, logging_level="error")
    return ray


def on_cluster(
    address: str, plan: Plan, folder: Folder, jobs: Iterator[Job]
) -> Iterator[Done[Job, None] | Crash[Job]]:
    """Two games in flight for each of its processors; answers as they come."""
    ray = connected(address)
    flying: dict[Any, Job] = {}
    try:
        there = ray.remote(max_retries=0)(play_there)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for job in islice(jobs, room - len(flying)):
                flying[there.remote(plan, job)] = job
            if not flying:
                return
            (ready,), _ = ray.wait(list(flying), num_returns=1)
            yield landed(ray, folder, flying.pop(ready), ready)
    finally:
        ray.shutdown()


def landed(ray: Any, folder: Folder, job: Job, ready: Any) -> Done[Job, None] | Crash[Job]:
    """Keep what came of a game."""
    try:
        text, why = ray.get(ready)
    except ray.exceptions.RayError as error:
        return Crash(job, f"it was lost on the cluster: {error}", NO_PROCESS)
    if why:
        folder.part(job, NO_PROCESS).write_text(text, "utf-8")
        return Crash(job, why, NO_PROCESS)
    folder.keep(job, text)
    return Done(job, None)
