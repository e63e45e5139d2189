"""Debian's Chromium, driven by Playwright; installed where that is allowed."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.debian import installed

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = """
    --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --force-color-profile=srgb
"""


def program() -> Path | None:
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def launched() -> Iterator[Browser]:
    path = installed("chromium", program)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        yield browser
        browser.close()
