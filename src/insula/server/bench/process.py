"""Server processes to measure, and client processes controlled line by line."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GREETING = re.compile(r"(?:Insula is open|listening) at (http://\S+?)/?\n")


class LoadError(RuntimeError):
    """Raised when a benchmark cannot run; the message is for the user."""


@dataclass
class Server:
    """A server process."""

    process: subprocess.Popen[str]
    address: str

    def cpu(self) -> float:
        """Return the CPU time of all its threads so far, in seconds."""
        fields = self.stat().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stat(self) -> str:
        return Path(f"/proc/{self.process.pid}/stat").read_text()

    def resident(self) -> int:
        """Return the resident memory in bytes."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def exit_on_sigterm() -> Iterator[None]:
    """Exit normally on SIGTERM, so that child processes are stopped."""
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def running(command: Sequence[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run a process for a while, then terminate or kill it."""
    with (
        exit_on_sigterm(),
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
            start_new_session=True,  # Ctrl-C is handled here
        ) as process,
    ):
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def serving(command: Sequence[str], **environment: str) -> Iterator[Server]:
    """Run a server, from the moment it reports its address."""
    if not Path("/proc/self/statm").exists():
        raise LoadError("this benchmark reads /proc and needs Linux")
    with running(command, **environment) as process:
        assert process.stdout
        greeting = GREETING.match(process.stdout.readline())
        if not greeting:
            raise LoadError("a server did not start; run it alone to see why")
        yield Server(process, greeting[1])


def insula(folder: Path) -> Sequence[str]:
    """Return the command that starts our server on a new folder and a free port."""
    return [sys.executable, "-m", "insula", "serve", "--port", "0", "--data", str(folder)]


@dataclass
class Clients:
    """A client process that executes commands line by line."""

    process: subprocess.Popen[str]

    def tell(self, *words: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        assert self.process.stdout
        try:
            found = json.loads(self.process.stdout.readline())
        except ValueError as error:
            raise LoadError("a client process ended unexpectedly") from error
        if "error" in found:
            raise LoadError(found["error"])
        return found

    def ask(self, *words: object) -> Any:
        self.tell(*words)
        return self.answer()


@contextmanager
def players(address: str) -> Iterator[Clients]:
    command = [sys.executable, "-m", "insula.server.bench.players", address]
    with running(command) as process:
        yield Clients(process)
