"""Runs that nobody watches say how far they are."""

import pytest

from insula.cli.watching import Lines, watch

pytestmark = pytest.mark.one_speed


def test_a_line_tells_games_rate_and_time_left_once_a_minute(
    capsys: pytest.CaptureFixture[str],
) -> None:
    times = iter([0.0, 30.0, 60.0, 100.0, 120.0])
    lines = Lines(400, 100, clock=lambda: next(times))
    for done in (110, 160, 180, 220):
        lines.see(done)
    assert capsys.readouterr().err.splitlines() == [
        "160 of 400 games, 1.00 games/s, about 4 min left",
        "220 of 400 games, 1.00 games/s, about 3 min left",
    ]


def test_a_short_run_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    watch("short", 3, 0, iter([1, 2, 3]))
    assert capsys.readouterr().err == ""
