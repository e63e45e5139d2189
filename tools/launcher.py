"""Set up what is missing, then start the command."""

import os
import sys

from tools import stamp

CHECKS = ("test", "lint")
WITH_PAGE = ("serve", *CHECKS)
"""Commands that need the page."""


def enter(arguments: list[str]) -> None:
    """Run one command of ./insula; does not return."""
    command = arguments[0] if arguments else ""
    make_ready(
        testing=command in CHECKS, page=command in WITH_PAGE or arguments[:2] == ["bench", "page"]
    )
    if command in CHECKS:
        check(command, arguments[1:])
    hand_over(arguments)


def make_ready(*, testing: bool, page: bool) -> None:
    if stamp.steps_due(stamp.read(), testing=testing, page=page):
        from tools.building import build

        build(testing=testing, page=page)


def check(command: str, arguments: list[str]) -> None:
    from tools.checks import run_checks

    sys.exit(run_checks(command, arguments))


def hand_over(arguments: list[str]) -> None:
    """Replace this process by the installed command, which gets all signals."""
    insula = os.path.join(stamp.VENV, "bin", "insula")
    os.execv(insula, [insula, *arguments])
