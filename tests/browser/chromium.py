"""Debian's Chromium, driven by Playwright; installed where that is allowed."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser

from insula.server.bench import chromium
from tests.server.debian import installed


@contextmanager
def launched() -> Iterator[Browser]:
    installed("chromium", chromium.program)
    with chromium.launch() as browser:
        yield browser
