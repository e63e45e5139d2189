"""Plays through the page as anybody would: points at what is lit, commits, answers in words."""

import random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

NOW = "#now"
LIT = "[data-lit]"
COMMIT = "[data-act=commit]:not([aria-disabled=true])"
ANSWERS = "#now [data-move]"
VERDICT = ".verdict"
MINE = "() => document.querySelector('.verdict') || document.querySelector('#now[data-mine=true]')"
MOVED = """number => document.querySelector('.verdict')
    || document.querySelector('#now')?.dataset.position !== number"""

SETTLED = "() => document.querySelector('.verdict, #now:not([data-busy])')"
HELD = """() => [document.querySelector('#now')?.dataset.position,
  ...[...document.querySelectorAll('[data-target][aria-pressed=true]')].map(
    (one) => one.dataset.target)].join()"""
ANSWERED = f"held => document.querySelector('.verdict') || ({HELD})() !== held"
INSIDE = """(element) => {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const box = element.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
    const [x, y] = [across * box.width, down * box.height];
    if (element.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
  }
  return null;
}"""
LISTEN = """() => {
  window.heard = [];
  const keep = ({ type, x, y, target }) => window.heard.push(
    [type, x, y, target.closest('[data-target]')?.dataset.target].join(' '));
  for (const kind of ['pointerdown', 'pointerup', 'click'])
    document.addEventListener(kind, keep, { capture: true, once: true });
}"""
TOUCHED = "() => matchMedia('(hover: none)').matches"


def begin(page: Page, title: str, strength: str = "Random") -> None:
    """From the start page to a game against a bot: the city, how strong, Play."""
    page.get_by_role("radio", name=title).check(force=True)
    page.get_by_role("radio", name=strength).check(force=True)
    page.get_by_role("button", name=f"Play {title}").click()
    expect(page.locator(NOW)).to_be_visible()


def over(page: Page) -> bool:
    return page.locator(VERDICT).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Until it is our turn; false when the game has ended."""
    try:
        page.wait_for_function(MINE)
    except TooLate:
        pytest.fail(f"it does not become our turn:\n{page.locator('body').inner_text()}")
    return not over(page)


def position(page: Page) -> str:
    return page.locator(NOW).get_attribute("data-position") or ""


def decide(page: Page, chooser: random.Random) -> None:
    """One decision of ours: point at lit things until a move is ready, or answer in words."""
    number = position(page)
    answers = page.locator(ANSWERS)
    if answers.count() and (not page.locator(LIT).count() or chooser.random() < 0.3):
        answers.nth(chooser.randrange(answers.count())).click()
    else:
        point_until_ready(page, chooser, number)
        if position(page) == number and page.locator(COMMIT).count():
            page.locator(COMMIT).click()
    page.wait_for_function(MOVED, arg=number)


def point_until_ready(page: Page, chooser: random.Random, number: str) -> None:
    """Half a step is played when it is pointed at: then the position is another one. What is lit
    always answers, also when it was changed by pointing at it."""
    for _ in range(6):
        if page.locator(COMMIT).count() or position(page) != number:
            return
        open_tab(page)
        held = page.evaluate(HELD)
        pressed = point_at_something(page, chooser)
        try:
            page.wait_for_function(ANSWERED, arg=held)
        except TooLate:
            now = page.evaluate(HELD)
            raise AssertionError(f"no answer to {pressed}; held '{held}', now '{now}'") from None
        page.wait_for_function(SETTLED)
    ready = f"number => document.querySelector('{COMMIT}') || ({MOVED})(number)"
    page.wait_for_function(ready, arg=number)


def point_at_something(page: Page, chooser: random.Random) -> str:
    """At anything lit that can be seen; on a map that was zoomed not everything can. What it was,
    and what the page heard of it."""
    lit = page.locator(LIT).locator("visible=true").all()
    for one in chooser.sample(lit, len(lit)):
        if inside := one.evaluate(INSIDE):
            page.evaluate(LISTEN)
            target = one.get_attribute("data-target")
            act = one.tap if page.evaluate(TOUCHED) else one.click
            act(force=True, position=inside)
            return f"'{target}' pressed at {inside}, heard as {page.evaluate('() => heard')}"
    raise AssertionError(f"nobody can point at any of {len(lit)} things that are lit")


def open_tab(page: Page) -> None:
    """On a phone, what may be chosen can lie behind another tab, which says so."""
    if not page.locator(LIT).locator("visible=true").count():
        page.locator("nav button:has(.awaits)").first.click()


def play(page: Page, chooser: random.Random, most: int = 1000) -> int:
    """Up to so many decisions of ours, or to the end of the game; how many they were."""
    for made in range(most):
        if not wait_for_turn(page):
            return made
        decide(page, chooser)
    return most


FINISH = """async (seed) => {
  let state = seed;
  const draw = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
  const find = (selector) => [...document.querySelectorAll(selector)];
  const until = async (condition) => {
    const end = performance.now() + 20000;
    while (!condition()) {
      if (performance.now() > end) throw new Error('nothing happens any more');
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  };
  const over = () => document.querySelector('.verdict') !== null;
  const now = () => document.querySelector('#now');
  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  let made = 0;
  for (; made < 2000; made += 1) {
    await until(() => over() || now()?.dataset.mine === 'true');
    if (over()) return made;
    const number = now().dataset.position;
    const answers = find('#now [data-move]');
    if (answers.length && (!find('[data-lit]').length || draw(10) < 3)) {
      press(answers[draw(answers.length)]);
    } else {
      const open = () => now().dataset.position === number && !now().dataset.busy
        && !document.querySelector(COMMIT);
      for (let tries = 0; tries < 300 && open(); tries += 1) {
        const lit = find('[data-lit]');
        if (lit.length) press(lit[draw(lit.length)]);
        await new Promise((resolve) => setTimeout(resolve, lit.length ? 0 : 10));
      }
      const commit = now().dataset.position === number && document.querySelector(COMMIT);
      if (commit) press(commit);
    }
    await until(() => over() || now().dataset.position !== number);
  }
  throw new Error('the game does not end');
}""".replace("COMMIT", repr(COMMIT))


def finish(page: Page, seed: int = 1) -> int:
    """To the end of the game with the same clicks, made inside the page, which is quicker; how
    many decisions they were."""
    made: int = page.evaluate(FINISH, seed)
    return made
