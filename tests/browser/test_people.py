"""Two people in two browsers: by link, with chat, a reload, a lost line and an undo by consent."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import NOW, decide
from tests.browser.tables import begin_together, together, whose_turn
from tests.browser.test_games import Line


def test_two_people_play_and_talk(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(None)
    line = Line(guest)
    begin_together(host, guest)
    chooser = random.Random(3)
    for turn in range(10):
        decide(whose_turn([host, guest]), chooser)
        if turn == 3:
            host.reload()
            expect(host.locator(f"{NOW}[data-position]")).to_be_visible()
        if turn == 6:
            line.cut()
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Write a message").fill("well played")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Chat").click()
    expect(host.get_by_text("well played")).to_be_visible()


def test_an_undo_past_another_seat_needs_consent(new_page: NewPage) -> None:
    first, other = together(new_page)
    decide(first, random.Random(4))
    first.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Agree").click()
    expect(first.locator(f"{NOW}[data-mine=true]")).to_be_visible()
    expect(first.locator(NOW)).to_contain_text("Pick your first tile from the ring.")


def test_a_stranger_watches_and_may_do_nothing(new_page: NewPage) -> None:
    player, stranger = new_page(), new_page(None)
    player.get_by_role("button", name="Play Magna Roma").click()
    expect(player.locator(NOW)).to_be_visible()
    stranger.goto(player.url)
    expect(stranger.get_by_text("You are watching.")).to_be_visible()
    assert stranger.locator("[data-lit], [data-act=commit]").count() == 0
