"""Magna Roma's own table: a game on a phone, without a mouse, its lesson, and axe."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import VERDICT, begin, decide, finish, play, position, wait_for_turn
from tests.browser.tables import sit_down, with_bots
from tests.browser.test_pages import look

CITY = "main svg.city:not(.compact)"
WATCH_FLIGHTS = """() => {
  window.flights = 0;
  const lasting = ({ effect }) => effect.getComputedTiming().duration > 200;
  const seen = (node) => node.classList?.contains('flight') && node.getAnimations().every(lasting);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.flights += [...addedNodes].filter(seen).length;
  }).observe(document.body, { childList: true });
}"""
OVERLAP = """([one, other]) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [a, b] = [box(one), box(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

UNDER_POINTER = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
GAMES = 4  # of random clicks, in one of which a monument can be built


def test_a_game_on_a_phone_by_its_own_targets(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, "Magna Roma")
    play(page, random.Random(7), 16)
    finish(page)
    expect(page.locator(VERDICT)).to_be_visible()
    assert page.locator(f"{CITY} .tile").count() == 25
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_ghost_of_a_monument_leaves_its_site_to_the_pointer(page: Page) -> None:
    """It did not: pointing at a site showed the ghost, which took the pointer from the site."""
    sites, chooser = page.locator("[data-target^='site '][data-lit]"), random.Random(8)
    for _ in range(GAMES):
        page.goto("/")
        begin(page, "Magna Roma")
        while wait_for_turn(page) and not sites.count():
            decide(page, chooser)
        if sites.count():
            break
    assert sites.count(), f"no monument could be built in {GAMES} games"
    page.locator("[data-target^='monument '][data-lit]").first.dispatch_event("click")
    site = page.locator("[data-target^='site ']:is([data-lit], [aria-pressed=true])").first
    site.dispatch_event("click")
    expect(page.locator(".mon-ghost")).to_be_visible()
    assert page.locator("[data-target^='site '][aria-pressed=true]").evaluate(UNDER_POINTER)


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


def test_gains_fly_to_their_stores_unless_less_motion_is_wanted(new_page: NewPage) -> None:
    for motion in ("no-preference", "reduce"):
        page = new_page(reduced_motion=motion)
        begin(page, "Magna Roma")
        page.evaluate(WATCH_FLIGHTS)
        play(page, random.Random(6), 8)
        assert wait_for_turn(page)
        if motion == "reduce":
            assert page.evaluate("window.flights") == 0
        else:
            page.wait_for_function("() => window.flights > 0")
            expect(page.locator(".flight")).to_have_count(0)


def test_four_with_a_lesson_and_a_hint_fit_the_screen_and_nothing_is_covered(page: Page) -> None:
    sit_down(page, "magna-roma", with_bots(3))
    play(page, random.Random(3), 1)
    wait_for_turn(page)
    expect(page.locator("[data-lesson=place]")).to_be_visible()
    page.locator(f"{CITY} [data-lit]").first.click()
    expect(page.locator(".pop.ghosted")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    assert not page.evaluate(OVERLAP, [".pop.ghosted", CITY])
    assert not page.evaluate(OVERLAP, [".pop.ghosted", "[data-part=acts]"])


def test_the_lesson_goes_along_and_can_be_skipped(page: Page) -> None:
    begin(page, "Magna Roma")
    wait_for_turn(page)
    expect(page.locator("[data-lesson=pick]")).to_be_visible()
    play(page, random.Random(3), 1)
    wait_for_turn(page)
    expect(page.locator("[data-lesson=place]")).to_be_visible()
    page.get_by_role("button", name="Skip the tutorial").click()
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-lesson]")).to_have_count(0)


@pytest.mark.slow
def test_axe_finds_nothing_in_the_middle_of_a_game(page: Page) -> None:
    begin(page, "Magna Roma")
    play(page, random.Random(4), 14)
    wait_for_turn(page)
    assert look(page, "magna-roma-middle") == []
    page.get_by_role("button", name="Rules summary").click()
    expect(page.get_by_role("dialog")).to_be_visible()
