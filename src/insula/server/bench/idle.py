"""What a server weighs that does nothing: alone, and with thousands who watch."""

import resource
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from insula.server.bench import process
from insula.server.bench.process import LoadError

SPARE_FILES = 200
"""Files a process needs besides its sockets."""
TABLES = 25


def raise_file_limit(sockets: int) -> None:
    """Let this process and those it starts open so many sockets, if the system allows it."""
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
    """Start-up time, memory of an idle server, and what each idle socket adds to it."""
    found: dict[str, Any]
    with tempfile.TemporaryDirectory() as folder:
        first, second = started(Path(folder)), started(Path(folder))
        found = {"start_seconds": first, "restart_seconds": second, "idle_told": ""}
        try:
            raise_file_limit(sockets)
        except LoadError as error:
            found["idle_told"], sockets = str(error), 0
        return {**found, **weighed(Path(folder), game, seats, sockets)}


def started(folder: Path) -> float:
    """Seconds from nothing to the first answer."""
    began = time.perf_counter()
    with process.serving(process.insula(folder)) as server:
        urllib.request.urlopen(f"{server.address}/healthz").read()
        return time.perf_counter() - began


def weighed(folder: Path, game: str, seats: int, sockets: int) -> dict[str, Any]:
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
