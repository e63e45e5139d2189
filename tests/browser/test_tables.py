"""Every game with four at its end, and looked through afterwards: axe and pictures."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import VERDICT, finish
from tests.browser.tables import bring, sit_down, with_bots
from tests.browser.test_pages import look

pytestmark = pytest.mark.slow  # whole games, and every rule of axe four times over

GAMES = ["magna-roma", "magna-grecia", "minerva"]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_of_four_can_be_read_by_everybody(page: Page, game: str) -> None:
    sit_down(page, game, with_bots(3))
    finish(page, 2)
    expect(page.locator(VERDICT)).to_be_visible()
    assert look(page, f"{game}-four-end") == []


RECORDS = {
    "magna-grecia": "magna-grecia-4-12-placed",
    "magna-roma-draft": "magna-roma-draft-4",
    "minerva": "minerva-4",
}


@pytest.mark.parametrize("game", RECORDS)
def test_a_game_can_be_looked_through_by_everybody(page: Page, game: str) -> None:
    page.goto(f"/replay/{bring(page, RECORDS[game])}?at=60")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".stage svg").first).to_be_visible()
    assert look(page, f"{game}-replay") == []
