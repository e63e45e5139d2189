"""Minerva through the page: by clicks on a phone, by keys alone, taught, refused, in German."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import LIT, VERDICT, begin, finish, play, position, wait_for_turn
from tests.browser.tables import SCROLLS, bring
from tests.browser.test_pages import look

SOLO = """async ([seats, options]) => {
  const body = JSON.stringify({ game: 'minerva', seats, options, private: false });
  const headers = { 'Content-Type': 'application/json' };
  const made = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await made.json()).table.id;
}"""


WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('main *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.outerHTML.slice(0, 120)).slice(0, 5)"""


def sit_down(page: Page, bots: int) -> None:
    """A table of one's own making, with so many quick bots."""
    seats = [{"who": "me", "name": "Aurelia"}] + [{"who": "bot", "bot": "random"}] * bots
    page.goto(f"/table/{page.evaluate(SOLO, [seats, {}])}")
    wait_for_turn(page)


@pytest.mark.parametrize("bots", [0, 3])
def test_a_game_alone_and_one_of_four_on_a_phone_end(new_page: NewPage, bots: int) -> None:
    page = new_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, bots)
    play(page, random.Random(bots), 12)
    finish(page, 5 + bots)
    expect(page.locator(VERDICT)).to_be_visible()
    assert page.evaluate(WIDER) == []


@pytest.mark.slow
def test_the_table_can_be_used_by_everybody(page: Page) -> None:
    sit_down(page, 3)
    faults = look(page, "minerva-begin")
    play(page, random.Random(4), 30)
    wait_for_turn(page)
    assert faults + look(page, "minerva-middle") == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_table_of_four_with_its_lesson_fits_a_window_of_a_laptop(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(locale=locale)
    sit_down(page, 3)
    expect(page.locator("[data-lesson]")).to_be_visible()
    assert page.evaluate(SCROLLS) <= 0


def test_tiles_bear_their_names_however_many_are_on_offer(page: Page) -> None:
    page.goto(f"/replay/{bring(page, 'minerva-4')}")
    offers = page.locator("[data-part=offer] .offer")
    expect(offers.first).to_be_visible()
    assert offers.count() > 18
    names = page.locator("[data-part=offer] .offer .name")
    assert [name for name in names.all_inner_texts() if name] == names.all_inner_texts()
    assert names.count() == offers.count()


def test_a_square_away_from_the_city_says_which_rule_forbids_it(page: Page) -> None:
    sit_down(page, 1)
    page.locator(f"{LIT}[data-target='residence']").click()
    page.get_by_role("button", name="n2e2: why not here?").click()
    hint = page.locator(".pop.bad")
    expect(hint).to_contain_text("N2e2 shares no full side with a tile of the city")
    expect(hint.get_by_role("link", name="MN-4.2")).to_be_visible()


def test_the_ghost_of_a_residence_shows_the_lines_it_would_set_off(page: Page) -> None:
    sit_down(page, 1)
    page.locator(f"{LIT}[data-target='residence']").click()
    page.locator(f"{LIT}[data-target='square e1']").hover()
    expect(page.locator(".lines .box")).to_have_count(1)
    expect(page.locator(".pop.ghosted")).to_contain_text("a choice")


def test_hovering_a_log_entry_marks_tiles_in_the_city_of_its_player(page: Page) -> None:
    """Both cities have tiles on the same squares, so only the player tells them apart."""
    sit_down(page, 1)
    play(page, random.Random(7), 14)
    page.locator("#now").hover()
    mine, other = page.locator(".city .pointed"), page.locator("[data-part=others] .pointed")
    expect(mine.or_(other)).to_have_count(0)
    entries = page.locator(".log li.points").filter(has_text=re.compile("gained|placed|built"))
    own, others = entries.filter(has_text="You").first, entries.filter(has_not_text="You").first
    own.hover()
    expect(mine.first).to_be_visible()
    expect(other).to_have_count(0)
    others.hover()
    expect(other.first).to_be_visible()
    expect(mine).to_have_count(0)


def test_a_turn_is_played_by_keys_alone(page: Page) -> None:
    sit_down(page, 1)
    before = position(page)
    page.locator(f"{LIT}[data-target='residence']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('#now').dataset.position !== n", arg=before)
    page.locator("[data-target='square n1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-target]:focus")).to_have_attribute("data-target", "square e1")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".city [data-target='square e1'] title")).to_have_text("Residence on e1")


def test_a_first_game_is_taught_until_it_is_skipped(page: Page) -> None:
    sit_down(page, 1)
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "build")
    expect(page.locator(".offer.pointed").first).to_be_visible()
    page.locator(f"{LIT}[data-target^='offer']").first.click()
    expect(lesson).to_have_attribute("data-lesson", "row")
    page.reload()
    expect(lesson).to_have_attribute("data-lesson", "row")
    lesson.get_by_role("button", name="Skip the tutorial").click()
    expect(lesson).to_have_count(0)
    page.get_by_role("button", name="Rules summary").click()
    expect(page.get_by_role("dialog", name="Minerva: rules summary")).to_be_visible()


def test_the_table_speaks_german(new_page: NewPage) -> None:
    page = new_page("/", locale="de-DE")
    sit_down(page, 1)
    expect(page.locator("#now")).to_contain_text("Baue etwas oder ein Wohnhaus")
    expect(page.get_by_role("heading", name="Baubereich")).to_be_visible()
    expect(page.locator(".city")).to_contain_text("Brunnen")


def test_a_whole_game_is_clicked_on_the_board_of_a_wide_screen(page: Page) -> None:
    begin(page, "Minerva")
    made = play(page, random.Random(2), 12)
    assert made == 12
    finish(page, 3)
    expect(page.locator(VERDICT)).to_be_visible()
