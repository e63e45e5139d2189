"""Every page, light and dark, wide and on a phone: axe finds nothing, and a picture is kept."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, NewPage
from tests.browser.playing import begin, finish, wait_for_turn
from tests.browser.tables import ask

ROOT = Path(__file__).parents[2]
PICTURES = Path(__file__).parent / "pictures"
AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

Visit = Callable[[Page], object]


def at(path: str, sign: str) -> Visit:
    def visit(page: Page) -> None:
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()

    return visit


def waiting_room(page: Page) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    made = ask(page, "POST", "/api/tables", {"game": "minerva", "seats": seats, "private": True})
    at(f"/table/{made['table']['id']}", "main .ways")(page)


def settled_account(page: Page) -> None:
    """An account with a password, a token and a name."""
    login = f"pictures {ask(page, 'GET', '/api/me')['id']}"
    ask(page, "POST", "/api/me/account", {"login": login, "password": "correct horse battery"})
    ask(page, "POST", "/api/me/token", {"name": "my bot"})
    at("/account", "main li")(page)


PLAIN: dict[str, Visit] = {
    "start": at("/", ".game"),
    "rules": at("/rules", ".games"),
    "rules-magna-roma": at("/rules/magna-roma?rule=MR-6.1", ".wanted"),
    "box": at("/box/magna-grecia", ".shares"),
    "settings": at("/settings", ".checks"),
    "account": at("/account", "form"),
    "account-kept": settled_account,
    "waiting-room": waiting_room,
    "nowhere": at("/nowhere", ".prose"),
}
LOOKS = [(theme, size) for theme in ("light", "dark") for size in ("wide", "phone")]


def violations(page: Page, only: list[str]) -> list[str]:
    """What axe finds, each with its rule and the first thing it concerns."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + ";0")
    found = page.evaluate(f"axe.run({{runOnly: {json.dumps(only)}}})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0]['failureSummary'][:200]})"
        for one in found["violations"]
    ]


def look(page: Page, name: str) -> list[str]:
    """Keeps a picture in both themes and both sizes; the faults that axe finds in each."""
    PICTURES.mkdir(exist_ok=True)
    faults = []
    for theme, size in LOOKS:
        page.set_viewport_size(WIDE if size == "wide" else PHONE)  # type: ignore[arg-type]
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.screenshot(path=PICTURES / f"{name}-{theme}-{size}.png", animations="disabled")
        faults += [f"{name} {theme} {size}: {fault}" for fault in violations(page, TAGS)]
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return faults


@pytest.mark.parametrize(("locale", "level"), [("en-GB", "Consul"), ("de-DE", "Konsul")])
def test_playing_a_bot_is_two_clicks_that_both_are_seen_at_once(
    new_page: NewPage, locale: str, level: str
) -> None:
    """The game, the bot's level and Play are above the edge of the window."""
    page = new_page(locale=locale)
    play, strength = page.locator("button.play"), page.get_by_text(level, exact=True)
    expect(play).to_be_visible()
    button, segment = play.bounding_box(), strength.bounding_box()
    assert button
    assert segment
    assert segment["y"] + segment["height"] < WIDE["height"]
    assert button["y"] + button["height"] < WIDE["height"]
    page.get_by_role("radio", name="Minerva").check(force=True)
    play.click()
    wait_for_turn(page)


@pytest.mark.parametrize("name", PLAIN)
def test_a_page_can_be_used_by_everybody(page: Page, name: str) -> None:
    PLAIN[name](page)
    assert look(page, name) == []


def test_a_table_with_its_list_and_its_menu_can_be_used_by_everybody(page: Page) -> None:
    begin(page, "Magna Roma")
    wait_for_turn(page)
    faults = look(page, "table")
    page.get_by_role("button", name="List all moves").click()
    faults += look(page, "table-list")
    page.get_by_role("button", name="Table", exact=True).click()
    assert faults + look(page, "table-menu") == []


@pytest.mark.slow
def test_what_comes_after_a_game_can_be_used_by_everybody(page: Page) -> None:
    begin(page, "Magna Roma")
    finish(page)
    faults = look(page, "end")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    faults += look(page, "replay")
    at("/games", ".ended .b")(page)
    faults += look(page, "games")
    at("/watch", ".log a")(page)
    faults += look(page, "watch")
    assert faults == []
