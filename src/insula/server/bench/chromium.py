"""The system's Chromium, driven by Playwright. For developers only."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from insula.server.bench.process import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = """
    --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --force-color-profile=srgb
"""


def program() -> Path | None:
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def launch() -> Iterator["Browser"]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise LoadError("this benchmark needs Playwright: pip install 'insula[bench]'") from error
    path = program()
    if path is None:
        names = ", ".join(NAMES)
        raise LoadError(f"this benchmark needs Chromium, which was not found ({names})")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
            yield browser
            browser.close()
        except Error as error:
            raise LoadError(f"in Chromium: {error.message.splitlines()[0]}") from error
