"""A temporary Redis server on a private port, which can be killed and restarted."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.debian import installed
from tests.server.postgres import free_port


def program() -> Path | None:
    found = shutil.which("redis-server")
    return Path(found) if found else None


@dataclass
class Redis:
    """A Redis server without persistence."""

    port: int = field(default_factory=free_port)

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [str(installed("redis-server", program)), "--port", str(self.port)]
        command += ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        quiet = subprocess.DEVNULL
        folder = tempfile.gettempdir()
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=folder)
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.025)
            else:
                return
        pytest.fail("Redis did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(30)


def running() -> Iterator[Redis]:
    redis = Redis()
    redis.start()
    try:
        yield redis
    finally:
        redis.kill()
