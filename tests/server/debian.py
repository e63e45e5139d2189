"""Debian programs that tests start, installed on demand if allowed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest


def installed(package: str, find: Callable[[], Path | None]) -> Path:
    """Return what `find` finds, installing it if allowed; otherwise skip the test."""
    may_install = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if may_install:
        install_once(package, find)
    found = find()
    if not found and may_install:
        pytest.fail(f"{package} could not be installed: try apt-get install {package}")
    if not found:
        pytest.skip(f"no {package} here, and no right to install it: apt-get install {package}")
    return found


def install_once(package: str, find: Callable[[], Path | None]) -> None:
    """Install in one test process while the others wait."""
    with (Path(tempfile.gettempdir()) / f"insula-{package}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if find():
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
        subprocess.run(["apt-get", "update", "-q"], env=quiet, capture_output=True, timeout=300)
        subprocess.run(install, env=quiet, capture_output=True, timeout=600)
