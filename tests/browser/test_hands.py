"""Without a mouse, on a phone, in another language: the same game."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import begin, decide, play, position, wait_for_turn

FOCUSED = """selector => {
  const found = document.activeElement?.matches(selector);
  return Boolean(found);
}"""


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until something of this kind has the focus."""
    for _ in range(80):
        if page.evaluate(FOCUSED, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_game_is_begun_and_played_by_keys_alone(page: Page) -> None:
    expect(page.locator(".game").first).to_be_visible()
    tab_to(page, "input[name=game]")
    page.keyboard.press("ArrowDown")
    tab_to(page, ".play")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Magna Grecia")).to_be_visible()
    for _ in range(4):
        wait_for_turn(page)
        decide_by_keys(page)


def decide_by_keys(page: Page) -> None:
    """By the list of moves: open it, go to the first move, press Enter."""
    number = position(page)
    if not page.locator("section.list").count():
        tab_to(page, "#now .link")
        page.keyboard.press("Enter")
    tab_to(page, "section.list [data-move]")
    page.keyboard.press("Enter")
    expect(page.locator("#now")).not_to_have_attribute("data-position", number)


def test_a_tile_is_pointed_at_turned_and_let_go_by_keys(page: Page) -> None:
    begin(page, "Magna Roma")
    play(page, random.Random(1), 1)
    wait_for_turn(page)
    tab_to(page, "[data-target^='cell']")
    page.keyboard.press("Enter")
    hint = page.locator(".pop.ghosted h3")
    expect(hint).to_be_visible()
    before = hint.inner_text()
    page.keyboard.press("r")
    expect(hint).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=commit]")).to_have_attribute("aria-disabled", "true")


def test_a_long_list_of_moves_is_one_stop_of_tab(page: Page) -> None:
    begin(page, "Magna Roma")
    wait_for_turn(page)
    tab_to(page, "#now .link")
    page.keyboard.press("Enter")
    moves = page.locator("section.list [data-move]")
    while moves.count() <= 8:  # a short one has no field to find a move in, and a stop for each
        decide(page, random.Random(1))
        wait_for_turn(page)
    expect(page.locator("section.list [data-move][tabindex='0']")).to_have_count(1)
    tab_to(page, "section.list [data-move]")
    expect(moves.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(moves.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(moves.last).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate(FOCUSED, "section.list [data-move]")


def test_a_phone_plays_too(new_page: NewPage) -> None:
    page = new_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, "Magna Roma")
    play(page, random.Random(2), 6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_speaks_german(new_page: NewPage) -> None:
    page = new_page("/", locale="de-DE")
    expect(page.get_by_role("heading", name="Drei antike Städte, ein Tisch.")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_role("button", name="Magna Roma spielen").click()
    expect(page.get_by_text("Du bist am Zug", exact=True)).to_be_visible()
