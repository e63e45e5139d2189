"""Alone, to the end: the score and the title it earns, in both languages."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import VERDICT, finish, wait_for_turn
from tests.browser.tables import sit_down

RANKS = "Tribun|Senator|Quästor|Ädil|Prätor|Konsul|Caesar"
TITLES = "Civilian|Immune|Centurion|Tribunus|Legatus|Consul|Emperor Augustus"


def test_a_solo_game_of_minerva_is_begun_on_the_start_page_and_ends_with_a_title(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.get_by_role("radio", name="Minerva").check(force=True)
    page.get_by_role("radio", name="Solo").check(force=True)
    page.get_by_role("button", name="Play Minerva").click()
    wait_for_turn(page)
    finish(page)
    expect(page.locator(VERDICT)).to_have_text(re.compile(r"You scored \d+ points?\."))
    expect(page.locator(".ending .title")).to_have_text(re.compile(f"Your title: ({TITLES})\\."))


def test_a_solo_game_of_magna_roma_ends_with_a_rank_in_german(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    sit_down(page, "magna-roma", [{"who": "me"}], level="III")
    finish(page, 4)
    expect(page.locator(VERDICT)).to_have_text(re.compile(r"Du hast \d+ Punkte? erreicht\."))
    expect(page.locator(".ending .title")).to_have_text(re.compile(f"Dein Titel: ({RANKS})\\."))
