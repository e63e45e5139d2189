"""`insula serve --workers`: several processes on one socket."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import START, Client, Server, play_on, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs ps")


@pytest.fixture
def crew(shared: list[str]) -> Iterator[Server]:
    server = Server(shared, ["--workers", "2"]).start()
    yield server
    server.stack.close()
    if server.process.poll() is None:
        assert server.stop() == 0
    assert "Traceback" not in server.errors, server.errors


def workers(server: Server) -> list[int]:
    listing = ["ps", "-o", "pid=", "--ppid", str(server.process.pid)]
    return [int(word) for word in subprocess.run(listing, capture_output=True).stdout.split()]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_killed_process_is_restarted(crew: Server) -> None:
    anna = crew.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    players = [anna.sit(table)]
    players += [Client(crew).sit(table) for _ in range(7)]
    play_on(players, random.Random(1), 20)
    assert all(player.lines == players[0].lines for player in players)
    before = workers(crew)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len(set(workers(crew)) - {before[0]}) == 2)
    again = anna.sit(table)
    assert (again.position, again.lines) == (players[0].position, players[0].lines)
    play_on([again], random.Random(2), 10)
    assert crew.stop() == 0
    assert "is restarted" in crew.errors


def test_sigterm_to_the_parent_stops_all_processes(crew: Server) -> None:
    anna = crew.newcomer("Anna")
    table = anna.make("me", "me")["table"]["id"]
    players = [anna.sit(table) for _ in range(6)]
    children = workers(crew)
    assert crew.stop() == 0
    for player in players:
        assert player.hear()["kind"] == "closing"
        with pytest.raises(ConnectionClosed, match="1012"):
            player.hear()
    assert not any(map(is_there, children))
    assert crew.errors == ""


def test_processes_do_not_outlive_a_killed_parent(crew: Server) -> None:
    children = workers(crew)
    crew.kill()
    until(lambda: not any(map(is_there, children)))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--redis", "redis://localhost"], "--redis requires --database"),
        (["--workers", "2"], "--workers requires --database and --redis"),
        (["--redis", "http://x", "--database", "postgresql://x"], "a Redis URL begins with"),
    ],
)
def test_invalid_sharing_options_are_refused(options: list[str], told: str) -> None:
    command = [sys.executable, "-c", START, "serve", "--port", "0", *options]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert found.returncode == 2
    assert told in found.stderr
