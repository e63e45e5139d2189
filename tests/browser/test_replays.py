"""Games that were played: brought along, looked through, shared, gone on with, taken along."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import NOW, decide, play, wait_for_turn
from tests.browser.tables import RECORDS, bring
from tests.browser.test_trouble import forgive

SLIDER = "input[type=range]"
RECORD = RECORDS / "magna-roma-2.txt"


def moves_of(record: Path) -> list[str]:
    return [line for line in record.read_text("utf-8").splitlines() if line[:1].isdigit()]


LAST = len(moves_of(RECORD))
"""Decisions of the golden record."""


def open_record(page: Page, text: str) -> None:
    page.goto("/games")
    page.get_by_label("or paste the text of a record").fill(text)
    page.get_by_role("button", name="Open record").click()


def test_a_record_is_brought_along_looked_through_and_taken_along(
    page: Page, tmp_path: Path
) -> None:
    page.goto("/games")
    page.get_by_label("Choose a file").set_input_files(RECORD)
    expect(page.get_by_label("or paste the text of a record")).not_to_be_empty()
    page.get_by_role("button", name="Open record").click()
    slider = page.locator(SLIDER)
    expect(slider).to_have_attribute("aria-valuetext", f"{LAST} of {LAST}")
    page.get_by_role("button", name="Go to the beginning").click()
    expect(page.get_by_text("The game is set up.")).to_be_visible()
    page.get_by_role("button", name="Next decision").click()
    page.locator(".told").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", f"2 of {LAST}")
    page.locator("ol.log button").nth(40).click()
    expect(slider).to_have_attribute("aria-valuetext", f"41 of {LAST}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", f"42 of {LAST}")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Export record").click()
    taken.value.save_as(tmp_path / "record.txt")
    assert moves_of(tmp_path / "record.txt") == moves_of(RECORD)


def test_a_broken_record_names_its_line_and_stays_where_it_was(
    page: Page, new_page: NewPage
) -> None:
    good = RECORD.read_text("utf-8")
    second = moves_of(RECORD)[1]
    broken = good.replace(second, f"{second[:5]} pick 99")
    line = good.splitlines().index(second) + 1
    open_record(page, broken)
    expect(page.get_by_role("alert")).to_contain_text(
        f"from line {line} on: 'pick 99' is not legal"
    )
    field = page.get_by_label("or paste the text of a record")
    expect(field).to_have_value(broken)
    field.fill(good)
    page.get_by_role("button", name="Open record").click()
    expect(page.locator(SLIDER)).to_be_visible()
    forgive(new_page.complaints)  # type: ignore[attr-defined]


def test_what_if_by_hand_and_against_a_bot(page: Page) -> None:
    game = bring(page, "magna-roma-2")
    page.goto(f"/replay/{game}?at=21")
    page.get_by_role("button", name="Continue from here by hand").click()
    expect(page.locator(f"{NOW}[data-mine=true]")).to_be_visible()
    chooser = random.Random(8)
    for _ in range(4):
        wait_for_turn(page)
        decide(page, chooser)
    page.go_back()
    expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", f"21 of {LAST}")
    page.get_by_role("button", name="Continue from here against bots").click()
    expect(page.get_by_role("banner")).to_contain_text("Apprentice")
    assert play(page, chooser, 3) == 3


def test_a_shared_moment_opens_at_its_decision_for_whoever_has_the_link(
    page: Page, new_page: NewPage
) -> None:
    """Also of a game that only those who sat there may see."""
    page.get_by_role("radio", name="One screen").check(force=True)
    page.get_by_role("button", name="Play Magna Roma").click()
    play(page, random.Random(1), 5)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="End this game").click()
    expect(page.locator(".verdict")).to_have_text("This game was ended early.")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Previous decision").click()
    page.get_by_role("button", name="Share this position").click()
    link = page.get_by_role("textbox", name="Share this position").input_value()
    shown = page.locator(SLIDER).get_attribute("aria-valuetext") or ""
    friend = new_page(link)
    expect(friend.locator(SLIDER)).to_have_attribute("aria-valuetext", shown)
    friend.reload()
    expect(friend.locator(SLIDER)).to_have_attribute("aria-valuetext", shown)
    friend.get_by_role("button", name="Continue from here by hand").click()
    expect(friend.locator(f"{NOW}[data-mine=true]")).to_be_visible()
