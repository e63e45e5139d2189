"""What goes wrong is a sentence and a way on, and nothing typed is lost."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.playing import COMMIT, LIT, NOW, begin, position, wait_for_turn
from tests.browser.tables import ask, bring
from tests.server.harness import Server, running

SCRIPT = "text/javascript"


@pytest.fixture
def quiet(new_page: NewPage) -> list[str]:
    """Complaints of the browser about answers that a test provokes on purpose."""
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    return complaints


def forgive(complaints: list[str]) -> None:
    """Forgets what the browser says of failed requests; all else still counts."""
    complaints[:] = [
        one for one in complaints if "Failed to load" not in one and "WebSocket" not in one
    ]


def test_a_table_that_is_gone(page: Page, quiet: list[str]) -> None:
    page.goto("/table/nowhere")
    expect(page.get_by_text("This table does not exist")).to_be_visible()
    expect(page.get_by_role("link", name="Go to the start page")).to_be_visible()
    forgive(quiet)


def test_a_game_to_look_through_that_is_gone(page: Page, quiet: list[str]) -> None:
    page.goto("/replay/nowhere")
    expect(page.get_by_text("This table does not exist.")).to_be_visible()
    forgive(quiet)


def test_a_record_that_is_none_stays_in_its_field(page: Page, quiet: list[str]) -> None:
    page.goto("/games")
    field = page.get_by_label("or paste the text of a record")
    field.fill("this is no record")
    page.get_by_role("button", name="Open record").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(field).to_have_value("this is no record")
    forgive(quiet)


def test_a_server_that_stops_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page says so, keeps what was typed, and goes on where it was."""
    with running(["--data", str(tmp_path)]) as server:
        context = browser.new_context(base_url=server.url, locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        try:
            stop_and_come_back(page, server)
        finally:
            context.close()


def stop_and_come_back(page: Page, server: Server) -> None:
    port = server.url.rpartition(":")[2]
    page.goto("/")
    page.get_by_role("button", name="Play Magna Roma").click()
    expect(page.locator(f"{NOW}[data-mine=true]")).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_label("Write a message")
    field.fill("are you there?")
    server.stop()
    expect(page.locator(".hints .pop.bad")).to_contain_text("Connection lost.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Your message is still in the field.")).to_be_visible()
    expect(field).to_have_value("are you there?")
    server.options = ["--port", port]
    server.restart()
    expect(page.locator(".hints .pop.bad")).to_have_count(0)
    page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("")
    expect(page.locator(".said")).to_contain_text("are you there?")


def test_no_server_at_all(page: Page, quiet: list[str]) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The server is not responding.")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".game").first).to_be_visible()
    forgive(quiet)


def test_what_is_chosen_stays_when_a_table_cannot_be_made(page: Page, quiet: list[str]) -> None:
    page.get_by_role("radio", name="Minerva").check(force=True)
    page.get_by_role("radio", name="Consul").check(force=True)
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Play Minerva").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("The server is not responding."))
    expect(page.get_by_role("radio", name="Consul")).to_be_checked()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Play Minerva").click()
    expect(page.locator(NOW)).to_be_visible()
    forgive(quiet)


def test_a_page_whose_server_is_lost_is_asked_for_again(page: Page, quiet: list[str]) -> None:
    page.route("**/api/games/minerva/rules*", lambda route: route.abort())
    page.goto("/rules/minerva")
    expect(page.get_by_role("alert")).to_have_text(re.compile("The server is not responding."))
    page.unroute("**/api/games/minerva/rules*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name="MN-1.1", exact=True)).to_be_visible()
    forgive(quiet)


def test_a_replay_whose_server_is_lost_goes_on_when_it_is_back(
    page: Page, quiet: list[str]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(f"/replay/{bring(page, 'minerva-4')}?at=100")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^100 of"))
    page.route("**/positions**", lambda route: route.abort())
    page.get_by_role("button", name="Go to the beginning").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("The server is not responding."))
    page.unroute("**/positions**")
    page.get_by_role("button", name="Go to the beginning").click()
    expect(page.get_by_text("The game is set up.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert asked.count("replay") == 1  # the page was never made anew
    forgive(quiet)


def test_a_browser_that_runs_no_script_is_told_what_to_do(new_page: NewPage) -> None:
    page = new_page("/", java_script_enabled=False)
    expect(page.get_by_text("in a browser of the last three years")).to_be_visible()
    expect(page.get_by_role("link", name="load it again")).to_be_visible()
    expect(page.get_by_text("in einem Browser der letzten drei Jahre")).to_be_visible()


def test_a_browser_that_cannot_read_the_script_is_told_what_to_do(new_page: NewPage) -> None:
    """As one whose JavaScript is too old for a word in it."""
    page = new_page(None)
    page.route("**/*.js", lambda route: route.fulfill(body="let let = 1", content_type=SCRIPT))
    page.goto("/")
    expect(page.get_by_text("in a browser of the last three years")).to_be_visible()
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    assert complaints == ["Unexpected strict mode reserved word"]
    complaints.clear()


def spoil(message: str | bytes) -> str | bytes:
    """A choice that no list has, as a page would send it that has lost its way."""
    told = json.loads(message)
    return json.dumps({**told, "move": 9999}) if told["kind"] == "choose" else message


def test_a_move_that_is_refused_says_so_and_the_game_goes_on(page: Page) -> None:
    spoiling = [True]

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda told: server.send(spoil(told) if spoiling[0] else told))

    page.route_web_socket("**/socket*", connect)
    begin(page, "Magna Roma")
    assert wait_for_turn(page)
    before = position(page)
    page.locator(LIT).first.click()
    page.locator(COMMIT).click()
    refusal = page.locator(".pop.bad")
    expect(refusal).to_contain_text("Not possible")
    expect(refusal).to_contain_text("There is no move 9999")
    spoiling[0] = False
    page.locator(COMMIT).click()
    expect(page.locator(NOW)).not_to_have_attribute("data-position", before)
    expect(refusal).to_have_count(0)


def test_a_seat_whose_session_was_ended_elsewhere(page: Page, quiet: list[str]) -> None:
    begin(page, "Magna Roma")
    assert wait_for_turn(page)
    ask(page, "DELETE", "/api/session")
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    forgive(quiet)
