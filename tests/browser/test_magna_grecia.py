"""The map of Magna Grecia: a whole game on a phone, keys, reasons, the lesson, both themes."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import COMMIT, VERDICT, begin, finish, play, wait_for_turn
from tests.browser.tables import SCROLLS, sit_down, with_bots
from tests.browser.test_pages import look

TITLE = "Magna Grecia"


def test_a_whole_game_is_played_on_a_phone_by_pointing_at_the_map(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, TITLE)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
    assert play(page, random.Random(7), 12) == 12
    finish(page)
    expect(page.locator(VERDICT)).to_be_visible()


@pytest.mark.slow
def test_the_map_can_be_used_by_everybody_in_both_themes(page: Page) -> None:
    begin(page, TITLE)
    wait_for_turn(page)
    assert look(page, "magna-grecia-begins") == []
    play(page, random.Random(5), 14)
    wait_for_turn(page)
    assert look(page, "magna-grecia-middle") == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_table_of_four_with_its_lesson_fits_a_window_of_a_laptop(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(locale=locale)
    sit_down(page, "magna-grecia", with_bots(3))
    expect(page.locator("[data-lesson]")).to_be_visible()
    assert page.evaluate(SCROLLS) <= 0


def open_village(page: Page) -> str:
    """The name of a village that a city can be founded on: a bot may have been first elsewhere."""
    hits = page.locator("[data-hit][data-target^='city ']").all()
    names = [hit.get_attribute("data-hit") or "" for hit in hits]
    return next(name for name in names if name[0].isupper())


def test_arrow_keys_go_over_the_map_and_enter_points(page: Page) -> None:
    begin(page, TITLE)
    wait_for_turn(page)
    page.locator("[data-hit][tabindex='0']").focus()
    first = page.locator("[data-hit]:focus").get_attribute("data-hit")
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-hit]:focus").get_attribute("data-hit") != first
    name = open_village(page)
    page.locator(f"[data-hit='{name}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(COMMIT)).to_have_text("Lay the city tile")
    page.keyboard.press("Control+Enter")
    city = re.compile(f"{name}, Guest.s city of 1 tile; connected with nothing; .* is worth 0")
    expect(page.locator(f"[data-hit='{name}']")).to_have_attribute("aria-label", city)


def test_what_is_not_allowed_says_why_with_the_rule(page: Page) -> None:
    begin(page, TITLE)
    wait_for_turn(page)
    page.locator("[data-tool=city]").click()
    page.locator("[data-hit].off").first.click(force=True)
    expect(page.locator(".pop.bad a.rule").first).to_have_text(re.compile(r"MG-4\.\d"))


def test_the_lesson_goes_along_with_the_game_and_can_be_skipped(page: Page) -> None:
    begin(page, TITLE)
    wait_for_turn(page)
    expect(page.locator("[data-lesson='found']")).to_be_visible()
    page.locator(f"[data-hit='{open_village(page)}']").click(force=True)
    page.locator(COMMIT).click()
    expect(page.locator("[data-lesson='founded']")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("[data-lesson='road']")).to_be_visible()
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
