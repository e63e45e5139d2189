"""Nothing moves while somebody points: what is lit stays under the mouse until a move is made."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.playing import LIT, SETTLED, begin, decide, wait_for_turn

BOXES = """kind => Object.fromEntries([...document.querySelectorAll(kind)].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.target, [box.x, box.y, box.width, box.height].map(Math.round)];
}))"""
POINT = """target => {
  const one = document.querySelector(`[data-lit][data-target="${target}"]`);
  one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
DECISIONS = 14
SLACK = 3  # of pixels


def same(one: list[int], other: list[int]) -> bool:
    return all(abs(a - b) <= SLACK for a, b in zip(one, other, strict=True))


def moved_by_pointing(page: Page, chooser: random.Random) -> list[str]:
    """What is lit, one after the other: where something else lies once it has been pointed at."""
    found = []
    number = page.locator("#now").get_attribute("data-position")
    for target in chooser.sample(sorted(lit := page.evaluate(BOXES, LIT)), min(4, len(lit))):
        before = page.evaluate(BOXES, LIT)
        if target not in before or page.locator("#now").get_attribute("data-position") != number:
            break
        page.evaluate(POINT, target)
        page.wait_for_timeout(120)
        if page.locator("#now").get_attribute("data-position") != number:
            break
        after = page.evaluate(BOXES, "[data-target]")
        found += [
            f"{number}: pointed at {target}, {one} moved from {box} to {after[one]}"
            for one, box in before.items()
            if one in after and not same(box, after[one])
        ]
    page.keyboard.press("Escape")
    return found


TITLES = ("Magna Roma", "Magna Grecia", "Minerva")
SIZES = ((1440, 900), (1280, 800), (900, 900))
WINDOWS = [
    pytest.param(title, size, marks=() if row == column else pytest.mark.slow)
    for row, title in enumerate(TITLES)
    for column, size in enumerate(SIZES)
]
"""Every title in one size, and behind --slow in all."""


@pytest.mark.parametrize(("title", "size"), WINDOWS, ids=str)
def test_what_is_lit_stays_where_it_is(
    new_page: NewPage, title: str, size: tuple[int, int]
) -> None:
    page = new_page("/", viewport={"width": size[0], "height": size[1]})
    begin(page, title)
    chooser = random.Random(2)
    for _ in range(DECISIONS):
        if not wait_for_turn(page):
            break
        page.wait_for_function(SETTLED)
        assert moved_by_pointing(page, chooser) == []
        decide(page, chooser)
