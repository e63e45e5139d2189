"""What a player likes is kept, and does what it says; the turn calls whoever is elsewhere."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import LIT, NOW, begin, decide, position, wait_for_turn
from tests.browser.tables import sit_down, with_bots

NOTES = """() => {
  window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => window.answer ?? 'granted';
    constructor(title, options) { window.notes.push([title, options.body]); }
  };
}"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
ICON = "() => decodeURIComponent(document.querySelector('link[rel=icon]').href)"


def test_settings_survive_a_reload(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="Deutsch").check(force=True)
    page.get_by_label("Jeden Zug bestätigen").uncheck()
    page.get_by_label("Tisch in Worten beschreiben").check()
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("radio", name="Deutsch")).to_be_checked()
    expect(page.get_by_label("Jeden Zug bestätigen")).not_to_be_checked()
    sit_down(page, "magna-roma", with_bots(1))
    expect(page.locator("section.list")).to_be_visible()
    expect(page.get_by_text("Du bist am Zug", exact=True)).to_be_visible()


def test_without_confirming_a_move_is_played_as_soon_as_it_is_clear(page: Page) -> None:
    begin(page, "Magna Roma")
    wait_for_turn(page)
    before = position(page)
    page.locator(LIT).first.click()
    expect(page.locator("[data-act=commit]")).to_have_attribute("aria-disabled", "false")
    assert position(page) == before
    page.goto("/settings")
    page.get_by_label("Confirm every move").uncheck()
    page.go_back()
    wait_for_turn(page)
    page.locator(LIT).first.click()
    expect(page.locator(NOW)).not_to_have_attribute("data-position", before)


def test_motion_follows_the_system(new_page: NewPage) -> None:
    time = "() => getComputedStyle(document.documentElement).getPropertyValue('--m-set').trim()"
    assert new_page(reduced_motion="reduce").evaluate(time) == "1ms"
    assert new_page(reduced_motion="no-preference").evaluate(time) != "1ms"


def test_my_turn_is_in_the_title_the_icon_and_a_notification(page: Page) -> None:
    page.add_init_script(f"({NOTES})()")
    page.goto("/settings")
    page.get_by_label("Notify me when it is my turn").check()
    sit_down(page, "magna-roma", with_bots(3))
    assert page.title() == "● Your turn · Magna Roma"
    assert "#f2c14e" in page.evaluate(ICON)
    page.evaluate(HIDE)
    while not page.evaluate("window.notes.length"):  # the last to reserve is the first to place
        decide(page, random.Random(1))
        wait_for_turn(page)
    assert page.evaluate("window.notes") == [["Your turn", "Magna Roma"]]


def test_a_browser_that_allows_no_notification_is_told_at_the_table_too(page: Page) -> None:
    page.add_init_script(f"({NOTES})(); window.answer = 'denied'")
    sit_down(page, "magna-roma", with_bots(1))
    page.get_by_role("button", name="Table", exact=True).click()
    box = page.get_by_label("Notify me when it is my turn")
    box.click()
    expect(page.get_by_role("dialog")).to_contain_text("Your browser blocks notifications.")
    expect(box).not_to_be_checked()
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_url(re.compile("/settings$"))
    expect(page.get_by_label("Notify me when it is my turn")).not_to_be_checked()
