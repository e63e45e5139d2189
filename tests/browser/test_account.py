"""From a guest to an account: by password, by passkey, on a second device; tokens for programs."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, Response, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import begin
from tests.browser.tables import ask
from tests.browser.test_trouble import forgive
from tests.server.harness import Client, Server
from tests.server.test_passkeys import plugged_in

LASTS = re.compile("You are signed in as")
GUEST = re.compile("You play as a guest")


def is_me(answer: Response) -> bool:
    return answer.request.method == "GET" and answer.url.endswith("/api/me")


def call_oneself(page: Page, name: str) -> None:
    """The page asks who we are once the name is kept."""
    page.get_by_label("Display name").fill(name)
    with page.expect_response(is_me):
        page.get_by_role("button", name="Save").first.click()


def sign_in(page: Page, login: str, password: str) -> None:
    page.goto("/account")
    form = page.locator("form").filter(has=page.get_by_role("button", name="Sign in"))
    form.get_by_label("User name").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


def test_a_guest_with_a_password_finds_the_games_elsewhere(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    begin(first, "Magna Roma")
    table = first.url.rpartition("/")[2]
    first.goto("/account")
    expect(first.get_by_text(GUEST)).to_be_visible()
    call_oneself(first, "Livia")
    keep = first.locator("form").filter(has=first.locator("[autocomplete=new-password]"))
    keep.get_by_label("User name").fill("livia drusilla")
    keep.get_by_label("Password").fill("ara pacis augustae")
    keep.get_by_role("button", name="Save").click()
    expect(first.get_by_text(LASTS)).to_be_visible()
    first.get_by_role("button", name="Sign out here").click()
    expect(first.get_by_text(GUEST)).to_be_visible()
    first.goto("/games")
    expect(first.get_by_text("No games yet.")).to_be_visible()
    sign_in(second, "livia drusilla", "a wrong one")
    expect(second.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    expect(second.get_by_label("User name").last).to_have_value("livia drusilla")
    sign_in(second, "livia drusilla", "ara pacis augustae")
    expect(second.get_by_text(LASTS)).to_be_visible()
    expect(second.get_by_label("Display name")).to_have_value("Livia")
    second.goto("/games")
    second.get_by_role("link", name="Magna Roma").click()
    expect(second).to_have_url(re.compile(f"/table/{table}"))
    expect(second.locator("#now[data-mine=true]")).to_be_visible()
    forgive(new_page.complaints)  # type: ignore[attr-defined]


def test_what_is_half_typed_stays_when_something_else_is_saved(page: Page) -> None:
    page.goto("/account")
    token = page.get_by_label("Name of the token")
    token.fill("half a na")
    keep = page.locator("form").filter(has=page.locator("[autocomplete=new-password]"))
    keep.get_by_label("User name").fill("agrip")
    call_oneself(page, "Agrippina")
    expect(page.get_by_label("Display name")).to_have_value("Agrippina")
    expect(token).to_have_value("half a na")
    expect(keep.get_by_label("User name")).to_have_value("agrip")


def test_who_made_a_private_table_invites_from_a_second_device(new_page: NewPage) -> None:
    first, second, friend = new_page(), new_page(), new_page()
    seats = [{"who": "me"}, {"who": "open"}]
    wanted = {"game": "minerva", "seats": seats, "private": True}
    table = ask(first, "POST", "/api/tables", wanted)["table"]["id"]
    login, password = f"host of {table}", "correct horse battery"
    ask(first, "POST", "/api/me/account", {"login": login, "password": password})
    sign_in(second, login, password)
    expect(second.get_by_text(LASTS)).to_be_visible()
    second.goto(f"/table/{table}")
    link = second.get_by_role("textbox", name="Invite friends")
    expect(link).to_have_value(re.compile(r"\?key="))
    friend.goto(link.input_value())
    friend.get_by_role("button", name="Sit here").click()
    expect(second.get_by_role("button", name="Start game")).to_be_visible()


@pytest.fixture
def device(new_page: NewPage, server: Server) -> tuple[Page, CDPSession]:
    """A page with an authenticator, at a name, for passkeys want one."""
    page = new_page(None, base_url=server.url.replace("127.0.0.1", "localhost"))
    wire = page.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    plugged_in(wire)
    page.goto("/account")
    return page, wire


def test_a_passkey_is_added_signs_in_and_is_told_when_it_cannot(
    device: tuple[Page, CDPSession],
) -> None:
    page, _ = device
    call_oneself(page, "Octavia")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text(LASTS)).to_be_visible()
    expect(page.get_by_text("This device")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This device already has a passkey for your account."
    )
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_text(GUEST)).to_be_visible()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text(LASTS)).to_be_visible()
    expect(page.get_by_label("Display name")).to_have_value("Octavia")


def test_whoever_has_no_passkey_here_is_told_so(device: tuple[Page, CDPSession]) -> None:
    page, _ = device
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No passkey was used. Nothing has changed.")
    expect(page.get_by_text(GUEST)).to_be_visible()


def test_a_token_is_shown_once_works_and_can_be_ended(page: Page, server: Server) -> None:
    page.goto("/account")
    page.get_by_label("Name of the token").fill("my bot")
    page.get_by_role("button", name="Create token").click()
    field = page.get_by_role("textbox", name="Tokens for programs")
    expect(field).to_be_visible()
    program = Client(server)
    program.token = field.input_value()
    assert "my bot" in program.request("GET", "/api/me/sessions").text
    page.reload()
    row = page.locator("li").filter(has_text="my bot")
    expect(row).to_be_visible()
    expect(field).to_have_count(0)
    row.get_by_role("button", name="Sign out").click()
    expect(row).to_have_count(0)
    sessions = program.request("GET", "/api/me/sessions")
    assert "my bot" not in sessions.text
