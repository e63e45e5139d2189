"""The box page, retired boxes, and the rules on one page made from a box."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import ask, sit_down, with_bots

KINDS = ("known", "reported", "inferred", "reconstructed")
TITLES = ("magna-roma", "magna-grecia", "minerva")


def boxes(page: Page, game: str) -> list[dict[str, Any]]:
    games = ask(page, "GET", "/api/games")["games"]
    found: list[dict[str, Any]] = next(one for one in games if one["game"] == game)["boxes"]
    return found


@pytest.mark.parametrize("game", TITLES)
def test_a_box_gives_its_totals_in_four_classes(page: Page, game: str) -> None:
    page.goto(f"/box/{game}")
    for box in boxes(page, game):
        section = page.locator(f"[data-box='{box['name']}']")
        for kind in KINDS:
            expect(section.locator(f"[data-kind={kind}] .number")).to_have_text(str(box[kind]))
        total = sum(box[kind] for kind in KINDS)
        expect(section.locator(".total")).to_contain_text(f"{total} values in total")


def test_empty_values_carry_a_mark_and_labels_carry_none(page: Page) -> None:
    page.goto("/box/magna-roma")
    section = page.locator("section[data-box]").first
    section.locator("summary").click()
    labels = section.locator("td.label")
    assert labels.count() > 0
    assert labels.first.get_attribute("title") is None
    empty = section.locator("td:has(.none)")
    assert empty.count() > 0
    assert empty.first.get_attribute("title") in KINDS


def test_the_counted_values_are_the_totals(page: Page) -> None:
    """Of Minerva's boxes, which hold no drawings: every value of a class is one marked cell."""
    page.goto("/box/minerva")
    box = boxes(page, "minerva")[0]
    section = page.locator(f"[data-box='{box['name']}']")
    section.locator("summary").click()
    expect(section.locator("table").first).to_be_visible()
    for kind in KINDS:
        assert section.locator(f"td.{kind}").count() == box[kind]


def test_retired_boxes_stay_on_their_page_and_are_not_offered(page: Page) -> None:
    offered = boxes(page, "magna-grecia")
    retired = [box["name"] for box in offered if box["retired"]]
    assert retired
    assert not offered[0]["retired"]
    page.get_by_role("radio", name="Magna Grecia").check(force=True)
    page.get_by_role("button", name="More options").click()
    expect(page.get_by_role("group", name="Rounds")).to_be_visible()
    for name in retired:
        expect(page.get_by_role("radio", name=name)).to_have_count(0)
    page.goto("/box/magna-grecia")
    for name in retired:
        expect(page.locator(f"[data-box='{name}']")).to_contain_text("retired")


def test_printed_supplies_stand_on_the_box_page_and_at_the_table(page: Page) -> None:
    page.goto("/box/magna-roma")
    supplies = page.locator("section[data-box] .supplies").first
    for text in ("30 coins", "50 population", "16 blessings"):
        expect(supplies).to_contain_text(text)
    sit_down(page, "magna-roma", with_bots(1))
    expect(page.locator("[data-supplies]")).to_contain_text("30 coins")
    expect(page.locator("[data-supplies]")).to_contain_text("16 blessings")


# -- the rules on one page -------------------------------------------------------------------------


def test_the_rules_on_one_page_come_from_the_box(page: Page) -> None:
    sit_down(page, "magna-roma", with_bots(1))
    page.get_by_role("button", name="Rules summary").click()
    dialog = page.get_by_role("dialog", name="Magna Roma: rules summary")
    expect(dialog.get_by_role("heading", name="Symbols")).to_be_visible()
    expect(dialog.get_by_role("table", name="Six symbols").locator("tbody tr")).to_have_count(6)
    expect(dialog.get_by_role("table", name="Titles")).to_contain_text("Fantastic")
    expect(dialog.get_by_role("heading", name="Ties")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_the_draft_shows_its_own_words(page: Page) -> None:
    sit_down(page, "magna-roma-draft", with_bots(1))
    page.get_by_role("button", name="Rules summary").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Neighborhoods board")
    expect(dialog).to_contain_text("Gods' Favor token")
    expect(dialog).to_contain_text("armies")
    expect(dialog.get_by_role("heading", name="Solo")).to_have_count(0)


def test_minervas_page_says_what_to_aim_for_alone(new_page: NewPage) -> None:
    page = new_page("/rules/minerva", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_text("Rules summary").click()
    expect(page.locator("main")).to_contain_text("Aim for 40 VP in your first game.")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("game", [*TITLES, "magna-roma-draft"])
def test_the_page_in_german_shows_no_bare_key(new_page: NewPage, game: str) -> None:
    page = new_page(f"/rules/{game}", locale="de-DE")
    page.get_by_text("Regeln auf einer Seite").click()
    aid = page.locator(".aid")
    expect(aid.locator("section").first).to_be_visible()
    words = aid.locator("h2, li, th, td, caption").all_inner_texts()
    assert words
    bare = [text for text in words if "." in text.strip(".") and " " not in text and text.islower()]
    assert bare == []
