"""Set-up choices of the start page: colours per seat, who picks first, who starts."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, NewPage

YELLOW, RED = "Saffron disc", "Lapis square"


def choose_game(page: Page, title: str, bots: int = 1) -> None:
    page.get_by_role("radio", name=title).check(force=True)
    page.get_by_role("group", name="Bots").get_by_role("radio", name=str(bots)).check(force=True)
    page.get_by_role("button", name="More options").click()


def colours(page: Page, who: str) -> dict[str, bool]:
    """The choices of a seat: whether each can be chosen."""
    radios = page.get_by_role("group", name=f"Colour: {who}", exact=True).get_by_role("radio")
    names = page.get_by_role("group", name=f"Colour: {who}", exact=True).locator("label")
    count = radios.count()
    return {names.nth(at).inner_text().strip(): radios.nth(at).is_enabled() for at in range(count)}


def sent(page: Page, title: str) -> dict[str, str]:
    """The options that Play sends."""
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name=f"Play {title}").click()
    options: dict[str, str] = json.loads(asked.value.post_data or "{}")["options"]
    return options


def test_only_seats_that_exist_choose_a_colour(page: Page) -> None:
    choose_game(page, "Magna Grecia", 1)
    expect(page.get_by_role("group", name="Colour:")).to_have_count(2)
    page.get_by_role("group", name="Bots").get_by_role("radio", name="3").check(force=True)
    expect(page.get_by_role("group", name="Colour:")).to_have_count(4)


def test_a_colour_is_chosen_once_and_the_table_has_it(page: Page) -> None:
    choose_game(page, "Magna Grecia", 2)
    mine = page.get_by_role("group", name="Colour: You")
    expect(mine.get_by_role("radio", name="Random")).to_be_checked()
    mine.get_by_role("radio", name=RED).check(force=True)
    assert colours(page, "Bot 1")[RED] is False
    assert colours(page, "Bot 1")[YELLOW] is True
    assert colours(page, "You")[RED] is True
    assert sent(page, "Magna Grecia") == {"colour-1": "red"}
    expect(page.locator("[data-seat='0'] .seat-sq")).to_be_visible()


def test_nothing_is_sent_where_nothing_was_chosen(page: Page) -> None:
    choose_game(page, "Magna Grecia")
    assert sent(page, "Magna Grecia") == {}


def test_a_refusal_of_the_server_is_shown(new_page: NewPage) -> None:
    """The form never sends the same colour twice: the request is changed on its way."""
    page = new_page()

    def same_colour_twice(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["options"] = {"colour-1": "red", "colour-2": "red"}
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", same_colour_twice)
    choose_game(page, "Magna Grecia")
    page.get_by_role("button", name="Play Magna Grecia").click()
    expect(page.get_by_role("alert")).to_contain_text("red")
    new_page.complaints.clear()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("title", "legend"), [("Magna Roma", "Picks first"), ("Minerva", "Starts")]
)
def test_a_seat_can_be_named_to_go_first(page: Page, title: str, legend: str) -> None:
    choose_game(page, title, 2)
    first = page.get_by_role("group", name=legend)
    expect(first.get_by_role("radio")).to_have_count(4)
    expect(first.get_by_role("radio", name="Random")).to_be_checked()
    first.get_by_role("radio", name="Bot 2").check(force=True)
    assert sent(page, title) == {"first": "3"}


def test_the_choices_fit_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    page.get_by_role("radio", name="Magna Grecia").check(force=True)
    page.get_by_role("button", name="Mehr Optionen").click()
    expect(page.get_by_role("group", name="Farbe: Du")).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
