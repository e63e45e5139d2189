"""What every test may use."""

import os
import signal

import pytest

from tools import stamp

# A run in the background ignores these, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the tests marked slow")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves slow tests out unless `--slow` asks for them, and those that say nothing about the
    speed of the rules out of the interpreted run, where there is a compiled one."""
    interpreted = os.environ.get("INSULA_PURE") == "1" and bool(stamp.compiler())
    for item in items:
        if item.get_closest_marker("slow") and not config.getoption("--slow"):
            item.add_marker(pytest.mark.skip(reason="slow: needs --slow"))
        if item.get_closest_marker("one_speed") and interpreted:
            item.add_marker(pytest.mark.skip(reason="one speed: the compiled run has it"))
