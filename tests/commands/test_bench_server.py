"""`insula bench server`: real processes, few of everything, and every figure in its place."""

import sys

import pytest

from tests.commands.conftest import Insula

pytestmark = [
    pytest.mark.one_speed,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]

SMALL = ("--tables", "2", "--moves", "6", "--rounds", "1", "--no-compare")
COSTS = {
    "moves",
    "moves_per_second",
    "cpu_us_per_move",
    "cpu_us_first_third",
    "cpu_us_last_third",
    "p50_ms",
    "p99_ms",
    "bytes_per_move",
}


def test_every_figure_is_there(insula: Insula) -> None:
    found = insula("bench", "server", *SMALL, "--idle", "20", "--json").json()
    assert set(found["insula"]) == COSTS
    assert found["insula"]["moves"] == 12
    assert found["insula"]["bytes_per_move"] > 4 * 200
    assert 0 < found["insula"]["p50_ms"] <= found["insula"]["p99_ms"]
    assert (found["game"], found["tables"], found["seats"]) == ("magna-roma", 2, 4)
    assert found["start_seconds"] > 0
    assert found["restart_seconds"] > 0
    assert found["idle_mib"] > 10
    assert found["idle_sockets"] == 20
    assert found["kib_per_socket"] is not None
    assert found["ratio"] is None


@pytest.mark.slow
def test_another_game_with_fewer_people(insula: Insula) -> None:
    said = insula("bench", "server", "minerva", "--seats", "2", *SMALL, "--idle", "0").out
    assert "minerva, 2 tables of 2 sockets" in said
    assert "12 moves" in said
    assert "memory of an idle socket, KiB" in said


def test_more_than_a_game_or_a_system_has_is_refused(insula: Insula) -> None:
    assert "not for 1 players" in insula("bench", "server", "magna-grecia", "--seats", "1").err
    assert "--clients must not exceed" in insula("bench", "server", *SMALL, "--clients", "3").err


@pytest.mark.parametrize("part", ["server", "page"])
def test_an_installation_without_benchmarks_says_so(
    insula: Insula, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    monkeypatch.setitem(sys.modules, "insula.server.bench", None)
    said = insula("bench", part)
    assert (said.code, "run it from a checkout" in said.err) == (2, True)
