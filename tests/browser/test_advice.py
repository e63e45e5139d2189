"""Hints at a table where nobody plays against us, and a game that is analysed afterwards."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import ANSWERS, COMMIT, MOVED, position
from tests.browser.tables import ask, bring, sit_down, together, with_bots
from tests.browser.test_pages import look
from tests.browser.test_trouble import forgive

HINT = "[data-act=hint]"
ADVICE = "[data-part=advice] .panel"
MOVES = "[data-hint]"
ANALYSE = "[data-act=analyse]"
DEAR = ".dear [data-decision]"
PART = "**/analysis?*"
SLIDER = "input[type=range]"
GHOST = ".map path.sino.bold"
STOPPED = re.compile(r"Stopped after 4 of \d+ decisions\.")


def hold(page: Page, address: str) -> list[Route]:
    """Requests that wait until the test lets them go."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))
    return held


def let_go(page: Page, held: list[Route]) -> None:
    """The newest one goes on to the server."""
    with page.expect_response(held[-1].request.url) as answered:
        held[-1].continue_()
    answered.value.finished()


PASS = {"kind": "pass"}


def hint_of(move: int, fact: dict[str, str]) -> dict[str, object]:
    """Return a hint with one move, as the server sends it."""
    prospect = {"move": move, "text": fact["kind"], "share": 1, "win": 1, "points": 9, "spread": 1}
    beside: dict[str, object] = {"sources": {}, "spreads": {}, "fact": fact}
    return {"seat": 0, "iterations": 1, "samples": 6, "moves": [{**prospect, **beside}]}


def test_a_hint_takes_a_move_in_hand_that_can_be_played(page: Page) -> None:
    sit_down(page, "minerva", [{"who": "me"}])
    number = position(page)
    page.locator(HINT).click()
    expect(page.locator(ADVICE)).to_contain_text("Searching for the best moves.")
    moves = page.locator(MOVES)
    expect(moves.first).to_contain_text(re.compile(r"\d+\.\d ± \d+\.\d points"))
    expect(moves.first).not_to_contain_text("wins")
    expect(page.locator(f"{ADVICE} .src .bar").first).to_be_visible()
    expect(page.locator(f"{ADVICE} .src b").first).to_have_text(re.compile(r"^\d+\.\d ± \d+\.\d$"))
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hints .pop.ghosted")).to_be_visible()
    assert position(page) == number, "what is in hand is not played yet"
    assert look(page, "hint") == []
    page.locator(COMMIT).click()
    page.wait_for_function(MOVED, arg=number)
    expect(page.locator(ADVICE)).to_be_hidden()


def test_a_hint_by_key_tells_how_often_a_move_wins_and_goes_away_in_german(
    new_page: NewPage,
) -> None:
    page = new_page(locale="de-DE")
    sit_down(page, "magna-roma", with_bots(1))
    page.keyboard.press("h")
    best = page.locator(MOVES).first
    expect(best).to_contain_text(re.compile(r"\d+,\d ± \d+,\d Punkte · gewinnt \d+\s%"))
    page.keyboard.press("Escape")
    expect(page.locator(ADVICE)).to_be_hidden()


def test_a_hint_without_games_tells_the_order_and_no_points(page: Page) -> None:
    table = sit_down(page, "minerva", [{"who": "me"}])
    hint = {**hint_of(0, PASS), "samples": 0}
    page.route(f"**/api/tables/{table}/hint", lambda route: route.fulfill(json=hint))
    page.locator(HINT).click()
    expect(page.locator(MOVES)).to_have_text("pass")
    expect(page.locator(ADVICE)).to_contain_text("no time for simulated games")
    assert look(page, "hint-without-games") == []


def test_a_hint_for_a_position_that_is_gone_is_dropped(page: Page) -> None:
    """The answer is held back until the table has moved on."""
    table = sit_down(page, "minerva", [{"who": "me"}])
    held = hold(page, f"**/api/tables/{table}/hint")
    page.locator(HINT).click()
    expect(page.locator(ADVICE)).to_be_visible()
    page.get_by_role("button", name="List all moves").click()
    number = position(page)
    page.locator(".list [data-move]").first.click()
    page.wait_for_function(MOVED, arg=number)
    expect(page.locator(ADVICE)).to_be_hidden()
    with page.expect_response("**/hint") as answered:
        held[0].fulfill(json=hint_of(0, PASS))
    answered.value.finished()
    ask(page, "GET", "/api/me")  # by then the page has read it
    assert page.locator(ADVICE).count() == 0


def test_an_answer_in_words_is_taken_in_hand_too(page: Page) -> None:
    """At one screen, where all seats are ours; nothing can be pointed at for it."""
    table = sit_down(page, "minerva", [{"who": "me"}, {"who": "me"}])
    number = position(page)
    place = int(page.locator(ANSWERS).last.get_attribute("data-move") or -1)
    page.route(f"**/api/tables/{table}/hint", lambda one: one.fulfill(json=hint_of(place, PASS)))
    page.locator(HINT).click()
    page.locator(MOVES).click()
    expect(page.locator(COMMIT)).to_have_text("pass")
    page.keyboard.press("Escape")
    expect(page.locator(COMMIT)).to_have_count(0)
    page.locator(MOVES).click()
    page.locator(COMMIT).click()
    page.wait_for_function(MOVED, arg=number)


def test_no_hint_is_offered_against_another_person(new_page: NewPage) -> None:
    mover, other = together(new_page)
    for page in (mover, other):
        expect(page.locator("[data-act=undo]")).to_be_visible()
        expect(page.locator(HINT)).to_have_count(0)
    mover.keyboard.press("h")
    expect(mover.locator(ADVICE)).to_have_count(0)


def test_an_adviser_who_does_not_answer_is_a_sentence(page: Page, new_page: NewPage) -> None:
    table = sit_down(page, "minerva", [{"who": "me"}])
    page.route(f"**/api/tables/{table}/hint", lambda route: route.abort())
    page.locator(HINT).click()
    expect(page.locator(ADVICE)).to_contain_text("The server is not responding.")
    fault = {"code": "store", "why": {"kind": "adviser_failed", "trouble": "crashed"}, "text": ""}
    page.unroute(f"**/api/tables/{table}/hint")
    page.route(f"**/api/tables/{table}/hint", lambda route: route.fulfill(status=503, json=fault))
    page.locator(ADVICE).get_by_role("button", name="Try again").click()
    expect(page.locator(ADVICE)).to_contain_text("The adviser crashed. Try again.")
    page.locator(ADVICE).get_by_role("button", name="Close").click()
    expect(page.locator(ADVICE)).to_have_count(0)
    expect(page.locator(HINT)).to_be_focused()
    forgive(new_page.complaints)  # type: ignore[attr-defined]


def test_a_game_is_analysed_and_its_dearest_decisions_are_jumped_to(page: Page) -> None:
    page.goto(f"/replay/{bring(page, 'minerva-1')}?at=0")
    held = hold(page, PART)
    page.locator(ANALYSE).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    let_go(page, held)
    expect(page.locator(".review")).to_contain_text(re.compile(r"\b4 of \d+ decisions"))
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".review")).to_contain_text(
        re.compile(r"Stopped after 4 of \d+ decisions\.")
    )
    page.unroute(PART)
    page.get_by_role("button", name="Resume analysis").click()
    expect(page.locator(DEAR)).to_have_count(5, timeout=120_000)
    expect(page.get_by_role("img", name="Expected points at the end")).to_be_visible()
    dear = page.locator(DEAR).first
    number = int(dear.get_attribute("data-decision") or 0)
    expect(dear).to_contain_text(re.compile(r"played: .+; better: .+ lost \d+\.\d points"))
    cost = re.search(r"lost \d+\.\d points", dear.inner_text())
    assert cost
    expect(page.locator("[data-part=decisions] li").nth(number - 1)).to_contain_text(cost[0])
    given = page.locator("[data-part=given] li")
    told = r"\d+ decisions with a choice, \d+ as good as the search \d+\.\d points"
    expect(given).to_have_text(re.compile(told))
    dear.click()
    expect(page.locator(SLIDER)).to_have_attribute(
        "aria-valuetext", re.compile(rf"^{number - 1} of \d+$")
    )
    expect(page.locator("[data-part=note]")).to_contain_text("The search would play: ")
    page.locator(HINT).click()
    expect(page.locator(MOVES).first).to_be_visible()
    assert look(page, "analysis") == []


def test_what_is_better_is_drawn_on_the_board(page: Page) -> None:
    """That of the analysis, and instead of it a move of the hint that is pointed at."""
    page.goto(f"/replay/{bring(page, 'magna-grecia-2-8-placed')}?at=0")
    ghost = page.locator(GHOST)
    texts = {"text": "stop", "better": "road on b16, e-w"}
    moves = {"move": {"kind": "stop"}, "better_move": {"kind": "road", "hex": "b16", "ends": "e-w"}}
    looked = {"number": 1, "seat": 0, "value": 0.4, "best": 0.6, "cost": 9, **texts, **moves}
    looked |= {"values": [0.4, 0.6], "points": [20, 25], "forced": False}
    part = {"total": 1, "iterations": 1, "decisions": [looked]}
    page.route(PART, lambda route: route.fulfill(json=part))
    hint = hint_of(0, {"kind": "city", "hex": "c3"})
    page.route("**/hint*", lambda route: route.fulfill(json=hint))
    expect(page.locator(".map")).to_be_visible()
    assert ghost.count() == 0
    page.locator(ANALYSE).click()
    expect(ghost).to_have_count(1)
    bettered = ghost.get_attribute("d")
    page.locator(HINT).click()
    page.locator(MOVES).hover()
    expect(ghost).not_to_have_attribute("d", bettered or "")
    page.mouse.move(0, 0)
    expect(ghost).to_have_attribute("d", bettered or "")
    page.keyboard.press("ArrowRight")
    expect(ghost).to_have_count(0)


def test_leaving_the_page_ends_an_analysis(page: Page) -> None:
    page.goto(f"/replay/{bring(page, 'minerva-2')}?at=0")
    held = hold(page, PART)
    page.locator(ANALYSE).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    expect(page.locator(SLIDER)).to_be_hidden()
    let_go(page, held)
    ask(page, "GET", "/api/me")  # whatever the page asks for on that answer was asked before
    assert len(held) == 1
