"""A temporary PostgreSQL cluster on a private port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from tests.server.debian import installed

PLACES = "/usr/lib/postgresql"


def binaries() -> Path | None:
    """Return the folder of the newest server programs."""
    found = sorted(Path(PLACES).glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("postgres")
    return Path(named).parent if named else None


def unprivileged() -> str | None:
    """Return a user to run as, since PostgreSQL refuses to run as root."""
    if os.geteuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Cluster:
    """A running cluster in which every test gets its own database."""

    port: int
    made: int = 0

    def url(self, name: str) -> str:
        return f"postgresql://insula@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def wait(self) -> None:
        for _ in range(200):
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        pytest.fail("PostgreSQL did not start")


def running() -> Iterator[Cluster]:
    """Start the cluster, yield it, stop it."""
    programs, user = installed("postgresql", binaries), unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="insula-postgres-"))
    if user:
        shutil.chown(folder, user)
    data, port = str(folder / "data"), free_port()
    make = [str(programs / "initdb"), "-D", data, "-U", "insula", "-A", "trust", "--no-sync"]
    subprocess.run(make, check=True, capture_output=True, user=user, cwd=folder)
    start = [str(programs / "postgres"), "-D", data, "-p", str(port), "-h", "127.0.0.1"]
    start += ["-k", str(folder), "-c", "fsync=off", "-c", "max_connections=60"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(start, stdout=quiet, stderr=quiet, user=user, cwd=folder)
    try:
        cluster = Cluster(port)
        cluster.wait()
        yield cluster
    finally:
        server.send_signal(signal.SIGINT)  # do not wait for clients
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
