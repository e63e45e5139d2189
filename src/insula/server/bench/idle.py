"""Start-up time and memory of an idle server, alone and with thousands of watchers."""

import resource
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from insula.server.bench import process
from insula.server.bench.process import LoadError

SPARE_FILES = 200
"""Open files a process needs besides its sockets."""
TABLES = 25


def raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files for this number of sockets, if allowed."""
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise LoadError(
                f"{sockets} idle sockets need {wanted} open files and the system allows {hard}; "
                "raise it with 'ulimit -Hn', or ask for fewer with --idle"
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def idle(game: str, seats: int, sockets: int) -> dict[str, Any]:
    """Measure start-up time, memory of an idle server, and memory per idle socket."""
    found: dict[str, Any]
    with tempfile.TemporaryDirectory() as folder:
        first, second = measure_start(Path(folder)), measure_start(Path(folder))
        found = {"start_seconds": first, "restart_seconds": second, "idle_told": ""}
        try:
            raise_file_limit(sockets)
        except LoadError as error:
            found["idle_told"], sockets = str(error), 0
        return {**found, **measure_memory(Path(folder), game, seats, sockets)}


def measure_start(folder: Path) -> float:
    """Return the seconds from process start to the first response."""
    began = time.perf_counter()
    with process.serving(process.insula(folder)) as server:
        urllib.request.urlopen(f"{server.address}/healthz").read()
        return time.perf_counter() - began


def measure_memory(folder: Path, game: str, seats: int, sockets: int) -> dict[str, Any]:
    with (
        process.serving(process.insula(folder)) as server,
        process.players(server.address) as clients,
    ):
        alone = server.resident()
        tables = min(TABLES, max(1, sockets))
        clients.ask("seat", game, tables, seats, 0)
        before = server.resident()
        clients.ask("idle", sockets, tables)
        added = (server.resident() - before) / 1024
        return {
            "idle_mib": alone / 2**20,
            "idle_sockets": sockets,
            "kib_per_socket": added / sockets if sockets else None,
        }
