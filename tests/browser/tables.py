"""Tables that tests need at once: asked for by the page's own cookie, as its buttons would."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import wait_for_turn

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
