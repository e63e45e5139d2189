"""Tables that tests need at once: asked for by the page's own cookie, as its buttons would."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import NOW, wait_for_turn

RECORDS = Path(__file__).parents[1] / "records"
ASK = """async ([method, path, body]) => {
  const sent = body === null ? {} : { body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method, headers, ...sent });
  return [answer.status, await answer.json()];
}"""
Seats = list[dict[str, str]]


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    status, answer = page.evaluate(ASK, [method, path, body])
    assert status == 200, answer
    return answer


def with_bots(count: int) -> Seats:
    bots: Seats = [{"who": "bot", "bot": "random"}] * count
    return [{"who": "me"}, *bots]


def sit_down(page: Page, game: str, seats: Seats, **options: str) -> str:
    """At a table of one's own, when it is one's turn; its id."""
    wanted = {"game": game, "seats": seats, "options": options}
    table = str(ask(page, "POST", "/api/tables", wanted)["table"]["id"])
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    return table


def bring(page: Page, name: str) -> str:
    """A golden record as a game to look through; its id."""
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    return str(ask(page, "POST", "/api/records", {"text": text})["id"])


def invite(host: Page) -> str:
    host.get_by_role("radio", name="Friends").check(force=True)
    host.get_by_role("button", name="Set up Magna Roma").click()
    field = host.get_by_role("textbox", name="Invite friends")
    expect(field).to_be_visible()
    return field.input_value()


def whose_turn(pages: list[Page]) -> Page:
    """The page that may decide, once both show the same position."""
    ready = "number => document.querySelector('#now')?.dataset.position === number"
    numbers = [int(page.locator(NOW).get_attribute("data-position") or 0) for page in pages]
    for page in pages:
        page.wait_for_function(ready, arg=str(max(numbers)))
    return next(page for page in pages if page.locator(f"{NOW}[data-mine=true]").count())


def begin_together(host: Page, guest: Page) -> None:
    """The guest comes by the host's link, and the game begins for both."""
    guest.goto(invite(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        expect(page.locator(f"{NOW}[data-position]")).to_be_visible()


def together(new_page: NewPage) -> tuple[Page, Page]:
    """Two people at a table that has begun; first the one who decides."""
    host, guest = new_page(), new_page(None)
    begin_together(host, guest)
    first = whose_turn([host, guest])
    return first, guest if first is host else host


SCROLLS = "() => document.documentElement.scrollHeight - innerHeight"
