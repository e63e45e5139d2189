"""Set up the checkout: environment, test tools, package, compiled rules, page."""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import IO

from tools import stamp
from tools.progress import Failed, Task, say

ROOT = Path(stamp.ROOT)
LOG = ROOT / "build" / "setup.log"
PYTHON = os.path.join(stamp.VENV, "bin", "python")
PIP = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
PINNED = [*PIP, "--require-hashes", "--no-deps"]

LABELS = {
    "environment": "creating .venv and installing requirements",
    "tools": "installing test tools",
    "package": "installing insula",
    "rules": "compiling the rules",
    "page": "building the page",
}


def commands(step: str) -> list[list[str]]:
    """Return the commands of a step, in order."""
    return {
        "environment": [
            [sys.executable, "-m", "venv", "--clear", stamp.VENV],
            [*PINNED, "-r", "requirements/run.txt", "-r", "requirements/build.txt"],
        ],
        "tools": [[*PINNED, "-r", "requirements/dev.txt"]],
        "package": [[*PIP, "--no-build-isolation", "--no-deps", "--editable", "."]],
        "rules": [[PYTHON, "hatch_build.py"]],
        "page": [[*PINNED, "-r", "requirements/page.txt"], [PYTHON, "-m", "tools.page"]],
    }[step]


def settings(step: str, *, testing: bool) -> dict[str, str]:
    """Set `INSULA_PURE`: an editable install compiles nothing; tests require compiled rules."""
    wanted = {"package": "1", "rules": "0" if testing and stamp.compiler() else ""}
    return {**os.environ, "INSULA_PURE": wanted.get(step, "")}


def build(*, testing: bool, page: bool) -> None:
    """Run the steps that are due, one process at a time; exit if one fails."""
    try:
        with sole_builder() as lock:
            take_steps(testing, page, lock)
    except Failed as failure:
        sys.exit(f"insula: {failure}")
    except KeyboardInterrupt:
        sys.exit("\ninsula: stopped; run the command again to continue")


@contextmanager
def sole_builder() -> Iterator[IO[str]]:
    """Lock the build, so that two processes do not write to one environment.

    Child processes hold the lock too, so it lasts until the last of them ends.
    """
    LOG.parent.mkdir(exist_ok=True)
    with (LOG.parent / "setup.lock").open("w") as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            say("waiting for another insula that is building here")
            flock(lock, LOCK_EX)
        yield lock


def take_steps(testing: bool, page: bool, lock: IO[str]) -> None:
    """Run the steps that are due. Check again under the lock: another process may be done."""
    done = stamp.read()
    due = stamp.steps_due(done, testing=testing, page=page)
    if "environment" in due:
        done = {}
    for number, step in enumerate(due, 1):
        done.pop(step, None)
        save(done)
        done |= take(step, Task(f"[{number}/{len(due)}] {LABELS[step]}", LOG, lock), testing)
        save(done)


def take(step: str, task: Task, testing: bool) -> stamp.Stamp:
    """Run one step and return its part of the stamp.

    File times are read first, so that an edit during the step makes it due again.
    """
    if step == "page":
        return take_page(task, testing)
    patterns = compiled_patterns()
    finished = stamp.current(patterns)[step]
    for command in commands(step):
        task.run(command, settings(step, testing=testing))
    task.finish()
    if step != "rules":
        return {step: finished}
    return {step: finished, "patterns": patterns, "speed": speed(task.last_line())}


def take_page(task: Task, testing: bool) -> stamp.Stamp:
    """Build the page. Without it the server still runs; the next use tries again."""
    finished = stamp.page_sources()
    try:
        for command in commands("page"):
            task.run(command, dict(os.environ))
    except Failed:
        if testing:
            raise
        task.finish()
        say(f"the page could not be built, only the API works; see {LOG.relative_to(ROOT)}")
        return {}
    task.finish()
    return {"page": finished}


def speed(outcome: str) -> str:
    """Return the speed of the rules; tell the user if they are not compiled."""
    if outcome.startswith("rules: compiled"):
        return "compiled"
    say(f"{outcome}; see {LOG.relative_to(ROOT)}")
    return "plain"


def save(done: stamp.Stamp) -> None:
    """Write the stamp, or remove an incomplete environment."""
    if Path(PYTHON).exists():
        stamp.write(done)
    elif Path(stamp.VENV).exists():
        shutil.rmtree(stamp.VENV)


def compiled_patterns() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["insula"]["compiled"]
    return " ".join(patterns)
