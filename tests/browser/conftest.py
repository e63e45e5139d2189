"""What the tests of the page share: one browser and one server for all of a test process."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import insula
from tests.browser import chromium
from tests.server.harness import UNLIMITED, Server, running
from tools import stamp

PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SAME_DEALS = "import secrets; secrets.randbits = lambda bits: 20261116 % (1 << bits); "
"""What a test finds on the table is the same every time."""

if os.environ.get("INSULA_PURE") == "1" and stamp.compiler():
    collect_ignore_glob = ["test_*.py"]
"""The page is the same at both speeds of the rules: where both are tested, it is looked at once."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Of one module: while Playwright drives it no other test of this process could use asyncio."""
    if not (Path(insula.__file__).parent / "web" / "index.html").exists():
        pytest.fail("the page is not built: python -m tools.page")
    with chromium.launched() as launched:
        yield launched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = ["--data", str(tmp_path_factory.mktemp("browser"))]
    with running(place, UNLIMITED + SAME_DEALS) as shared:
        yield shared


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Pages of different people. Whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str | None = "/", **options: object) -> Page:
        settings = {"viewport": WIDE, "base_url": server.url, "reduced_motion": "reduce"}
        context = browser.new_context(**{"locale": "en-GB", **settings, **options})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] * (said.type == "error")))
        if path is not None:
            page.goto(path)
        return page

    open_page.complaints = complaints  # type: ignore[attr-defined]
    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
