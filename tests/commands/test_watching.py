"""Runs that nobody watches say how far they are."""

import time
from collections.abc import Iterator

import pytest

from insula.cli import watching
from insula.cli.watching import Lines, watch

pytestmark = pytest.mark.one_speed


def test_a_line_tells_games_rate_and_time_left(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    lines = Lines(400, 100, clock=lambda: now)
    for now, done in ((55.0, 160), (110.0, 220)):
        lines.see(done)
        now += 5
        lines.tell()
    now = 240.0
    lines.tell()
    assert capsys.readouterr().err.splitlines() == [
        "160 of 400 games, 1.00 games/s, about 4 min left",
        "220 of 400 games, 1.04 games/s, about 3 min left",
        "220 of 400 games, 0.50 games/s, about 6 min left, none ended for 2 min",
    ]


def test_a_line_comes_also_while_no_game_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "EVERY", 0.01)

    def counts() -> Iterator[int]:
        time.sleep(0.2)
        yield 1

    watch("long", 3, 0, counts())
    assert "0 of 3 games, 0.00 games/s, none ended for 0 min\n" in capsys.readouterr().err


def test_a_short_run_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    watch("short", 3, 0, iter([1, 2, 3]))
    assert capsys.readouterr().err == ""
