"""The map of Magna Grecia: a whole game on a phone, keys, reasons, the lesson, both themes."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import COMMIT, VERDICT, begin, finish, play, wait_for_turn
from tests.browser.tables import SCROLLS, bring, sit_down, with_bots
from tests.browser.test_pages import look

TITLE = "Magna Grecia"


def test_a_whole_game_is_played_on_a_phone_by_pointing_at_the_map(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, TITLE)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Show the whole map")).to_be_visible()
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


COAST = """() => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  const land = document.querySelector('.ground .land').getBoundingClientRect();
  return [land.left - sheet.left, land.top - sheet.top, sheet.right - land.right,
    sheet.bottom - land.bottom, innerWidth - sheet.right, innerHeight - sheet.bottom];
}"""
"""Water on each side of the land, and window beside and below the map, in pixels."""
LETTERS = """() => {
  const map = document.querySelector('svg.map');
  const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
  return [...map.querySelectorAll('text.nm')].map((name) =>
    parseFloat(getComputedStyle(name).fontSize) * scale);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=str)
def test_the_whole_printed_map_with_its_coast_fits_the_window(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    sit_down(page, "magna-grecia", with_bots(3))
    assert page.evaluate(SCROLLS) <= 0
    assert all(room >= 0 for room in page.evaluate(COAST))
    letters = page.evaluate(LETTERS)
    assert len(letters) == 42
    assert min(letters) >= 11.9
    hexes = page.locator("[data-hit]").first.bounding_box()
    assert hexes
    assert hexes["width"] >= 36


def test_the_sea_cannot_be_pointed_at_and_land_beside_it_can(page: Page) -> None:
    sit_down(page, "magna-grecia", with_bots(1))
    page.locator("[data-tool=city]").click()
    sheet = page.locator(".sheet").bounding_box()
    assert sheet
    page.mouse.click(sheet["x"] + 6, sheet["y"] + sheet["height"] - 6)
    expect(page.locator(".pop.bad")).to_have_count(0)
    page.locator("[data-hit].off").first.click(force=True)
    expect(page.locator(".pop.bad")).to_be_visible()


def test_a_replay_with_the_old_map_draws_it_and_names_its_box_and_rules(page: Page) -> None:
    table = bring(page, "rules-1/magna-grecia-2-8-random")
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-played]")).to_contain_text("box “reconstruction”")
    expect(page.locator("[data-played]")).to_contain_text("rules version 1")
    assert all(room >= 0 for room in page.evaluate(COAST))


def test_seats_are_drawn_in_the_colours_they_chose(page: Page) -> None:
    sit_down(page, "magna-grecia", with_bots(1), **{"colour-1": "red", "colour-2": "yellow"})
    expect(page.locator("[data-seat='0'] .seat-sq")).to_be_visible()
    expect(page.locator("[data-seat='1'] .seat-sol")).to_be_visible()


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
    expect(page.locator(COMMIT)).to_have_text("Lay city tile")
    page.keyboard.press("Control+Enter")
    city = re.compile(f"{name}, Guest.s city of 1 tile; no connections; .* is worth 0 points")
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
    page.get_by_role("button", name="Next").click()
    expect(page.locator("[data-lesson='road']")).to_be_visible()
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)


def test_hovering_the_log_marks_the_place_it_is_about(page: Page) -> None:
    begin(page, TITLE)
    wait_for_turn(page)
    page.locator(f"[data-hit='{open_village(page)}']").click(force=True)
    page.locator(COMMIT).click()
    expect(page.locator("svg.map .pointed")).to_have_count(0)
    page.locator(".log li.points").first.hover()
    expect(page.locator("svg.map .pointed")).to_be_visible()
