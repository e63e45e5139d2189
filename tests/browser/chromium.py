"""Debian's Chromium, driven by Playwright; installed where that is allowed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = """
    --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --force-color-profile=srgb
"""


def program() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def installed() -> str:
    """The browser, installed where that is allowed; else the test is skipped."""
    may_install = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if may_install:
        install_once()
    found = program()
    if not found and may_install:
        pytest.fail("Chromium could not be installed: try apt-get install chromium")
    if not found:
        pytest.skip("no Chromium here, and no right to install it: apt-get install chromium")
    return found


def install_once() -> None:
    """One test process installs, the others wait for it."""
    with (Path(tempfile.gettempdir()) / "insula-chromium.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if program():
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends"]
        install += ["chromium", "fonts-liberation"]
        subprocess.run(["apt-get", "update", "-q"], env=quiet, capture_output=True, timeout=300)
        subprocess.run(install, env=quiet, capture_output=True, timeout=600)


@contextmanager
def launched() -> Iterator[Browser]:
    path = installed()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        yield browser
        browser.close()
