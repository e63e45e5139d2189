"""Magna Roma's own table: a game on a phone, without a mouse, its lesson, and axe."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import VERDICT, begin, finish, play, position, wait_for_turn
from tests.browser.test_pages import look

CITY = "main svg.city:not(.compact)"


def test_a_game_on_a_phone_by_its_own_targets(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    begin(page, "Magna Roma")
    finish(page)
    expect(page.locator(VERDICT)).to_be_visible()
    assert page.locator(f"{CITY} .tile").count() == 25
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_place_that_is_no_choice_says_which_rule_forbids_it(page: Page) -> None:
    begin(page, "Magna Roma")
    play(page, random.Random(1), 1)
    wait_for_turn(page)
    page.locator(f"{CITY} [data-target='cell c3'][aria-disabled=true]").click(force=True)
    expect(page.locator(".pop.bad")).to_contain_text("MR-3.1")


def test_arrow_keys_go_from_cell_to_cell_and_enter_chooses(page: Page) -> None:
    begin(page, "Magna Roma")
    play(page, random.Random(2), 1)
    wait_for_turn(page)
    cell = page.locator(f"{CITY} [data-target='cell e4']")
    stops = page.locator(f"{CITY} [tabindex='0']")
    expect(stops).to_have_count(1)
    cell.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{CITY} [data-target='cell e6']")).to_be_focused()
    page.keyboard.press("Shift+ArrowUp")
    expect(page.locator(f"{CITY} [data-target='cell e5']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pop.bad")).to_contain_text("MR-3.1")
    page.keyboard.press("ArrowUp")
    expect(stops).to_have_count(1)
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{CITY} .ghost")).to_be_visible()
    before = position(page)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#now")).not_to_have_attribute("data-position", before)


def test_the_lesson_goes_along_and_can_be_skipped(page: Page) -> None:
    begin(page, "Magna Roma")
    wait_for_turn(page)
    expect(page.locator("[data-lesson=pick]")).to_be_visible()
    play(page, random.Random(3), 1)
    wait_for_turn(page)
    expect(page.locator("[data-lesson=place]")).to_be_visible()
    page.get_by_role("button", name="Skip the lesson").click()
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-lesson]")).to_have_count(0)


def test_axe_finds_nothing_in_the_middle_of_a_game(page: Page) -> None:
    begin(page, "Magna Roma")
    play(page, random.Random(4), 14)
    wait_for_turn(page)
    assert look(page, "magna-roma-middle") == []
    page.get_by_role("button", name="The rules on one page").click()
    expect(page.get_by_role("dialog")).to_be_visible()
