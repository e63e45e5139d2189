"""Who sits where: several people at one screen, people who leave and come back, and watchers."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import NOW, VERDICT, decide, finish, play, wait_for_turn
from tests.browser.tables import sit_down, together


def test_at_one_screen_the_city_shown_is_that_of_the_seat_that_decides(page: Page) -> None:
    page.get_by_role("radio", name="One screen").check(force=True)
    page.get_by_role("button", name="Play Magna Roma").click()
    chooser = random.Random(6)
    seen: list[str] = []
    for _ in range(12):
        wait_for_turn(page)
        turn = page.locator(".turn").inner_text().removesuffix(" to move")
        others = page.locator("[data-part=cities] .nm")
        expect(others).to_have_count(1)
        expect(others).not_to_have_text(turn)
        seen.append(turn)
        decide(page, chooser)
    assert set(seen) == {"Player 1", "Player 2"}


def test_who_leaves_can_come_back_and_else_a_bot_plays_on(new_page: NewPage) -> None:
    stays, leaves = together(new_page)
    table = leaves.url
    play(stays, random.Random(1), 1)
    leave(leaves)
    leaves.goto(table)
    leaves.get_by_role("button", name="Return to the table").click()
    expect(leaves.get_by_text("You have left this table.")).to_have_count(0)
    leave(leaves)
    stays.get_by_role("button", name="Table", exact=True).click()
    dialog = stays.get_by_role("dialog")
    dialog.get_by_role("button", name="Let a bot play for Guest").click()
    expect(dialog.locator("li small").filter(has_text="bot")).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    assert wait_for_turn(stays)
    leaves.goto(table)
    expect(leaves.get_by_text("You are watching.")).to_be_visible()


def leave(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Three ancient cities, one table.")).to_be_visible()


def test_the_same_people_play_again(page: Page) -> None:
    table = sit_down(page, "magna-grecia", [{"who": "me", "name": "Ann"}, {"who": "me"}])
    finish(page)
    expect(page.locator(VERDICT)).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(VERDICT)).to_have_count(0)
    assert wait_for_turn(page)
    assert table not in page.url
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Go to the new game").click()
    expect(page.locator(VERDICT)).to_have_count(0)
    assert wait_for_turn(page)


def test_a_public_game_is_found_and_watched(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(None)
    me = {"who": "me", "name": "Cornelia"}
    table = sit_down(player, "magna-roma", [me, {"who": "bot", "bot": "random"}])
    watcher.goto("/watch")
    row = watcher.locator("li").filter(has_text="Cornelia")
    row.get_by_role("link", name="Watch").first.click()
    expect(watcher).to_have_url(f"{watcher.url.partition('/table')[0]}/table/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    before = watcher.locator(NOW).get_attribute("data-position") or ""
    play(player, random.Random(5), 1)
    expect(watcher.locator(NOW)).not_to_have_attribute("data-position", before)
