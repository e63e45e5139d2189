"""Show the progress of long tasks on stderr, because stdout belongs to the command."""

import subprocess
import sys
import time
from pathlib import Path
from typing import IO

TAIL = 15


class Failed(Exception):
    """A failed task, with the last lines of its output."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Task:
    """Commands that run one after the other, with one label and one log."""

    def __init__(self, label: str, log: Path, lock: IO[str]) -> None:
        self.label = label
        self.log = log
        self.lock = lock
        self.began = time.monotonic()
        log.write_text("")

    def run(self, command: list[str], environment: dict[str, str]) -> None:
        """Run a command in the root of the checkout and show the seconds."""
        with (
            self.log.open("a") as log,
            subprocess.Popen(
                command,
                cwd=self.log.parent.parent,
                env=environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=[self.lock.fileno()],
            ) as process,
        ):
            self.wait(process)
        if process.returncode:
            raise Failed(self.failure())

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        while True:
            try:
                process.wait(timeout=0.2)
                return
            except subprocess.TimeoutExpired:
                self.show("\r")

    def show(self, end: str) -> None:
        """Print the label and seconds; except on a terminal, only at the end."""
        if end == "\n" or sys.stderr.isatty():
            seconds = time.monotonic() - self.began
            print(f"{self.label} {seconds:.0f} s", end=end, file=sys.stderr, flush=True)

    def finish(self) -> None:
        self.show("\n")

    def last_line(self) -> str:
        return self.log.read_text("utf-8", "replace").rstrip().rpartition("\n")[2]

    def failure(self) -> str:
        lines = self.log.read_text("utf-8", "replace").splitlines()[-TAIL:]
        return "\n".join([f"{self.label} failed; the last lines of {self.log}:", *lines])
