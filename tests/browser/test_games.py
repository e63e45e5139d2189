"""Whole games through the page, by clicks, against a bot; with a reload and a lost line."""

import random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import VERDICT, begin, play, position, wait_for_turn

TITLES = ["Magna Roma", "Magna Grecia", "Minerva"]


class Line:
    """The line between page and server, to be cut."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        self.open[-1].close(code=1001)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_through_the_page(new_page: NewPage, title: str) -> None:
    chooser = random.Random(title)
    page = new_page(None)
    line = Line(page)
    page.goto("/")
    begin(page, title)
    play(page, chooser, 8)
    wait_for_turn(page)
    before = position(page)
    page.reload()
    wait_for_turn(page)
    assert position(page) == before
    play(page, chooser, 4)
    line.cut()
    while len(line.open) < 3:
        assert play(page, chooser, 1), "the line never came back"
    play(page, chooser)
    expect(page.locator(VERDICT)).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_two_clicks_from_the_start_page_to_a_game(page: Page) -> None:
    page.get_by_text("Minerva", exact=True).click()
    page.get_by_role("button", name="Play Minerva").click()
    expect(page.get_by_role("heading", name="Minerva")).to_be_visible()
    assert wait_for_turn(page)
    assert "Your turn" in page.title()
