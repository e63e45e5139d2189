"""Bots at tables: no request waits for them, and failing bots are replaced."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Player, Server, play_on, running


@pytest.fixture
def folder(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path / "data")]


# -- bots in thought -----------------------------------------------------------------------------


def with_levels(*changes: str) -> str:
    """Return the prelude of a server whose bot workers use changed levels."""
    code = [
        "import os",
        "from dataclasses import replace",
        "from insula.bots.budget import Budget",
        "from insula.bots.levels import BY_NAME",
        "from insula.server.bots import worker",
        *changes,
        "worker.main()",
    ]
    command = f"[sys.executable, '-c', {'; '.join(code)!r}]"
    return f"import sys; from insula.server.bots import pool; pool.WORKER = {command}; "


SLOW = "BY_NAME['consul'] = replace(BY_NAME['consul'], budget=Budget(seconds=4))"


def test_requests_are_answered_while_a_bot_thinks(folder: list[str]) -> None:
    """All answers arrive before the bot's move."""
    with running(folder, with_levels(SLOW)) as server:
        anna, bert = server.newcomer("Anna"), server.newcomer("Bert")
        elsewhere = bert.sit(bert.make("me", "me")["table"]["id"])
        player = anna.sit(anna.make("me", "consul")["table"]["id"])
        while player.my_turn():
            play_on([player], random.Random(5), 1)
        number = player.position["number"]
        assert player.ask("say", text="Take your time.")["kind"] == "done"
        assert player.ask("why_not", text="fly to the moon")["reasons"]
        player.send({"kind": "refresh"})
        while player.hear()["kind"] != "table":
            pass
        assert play_on([elsewhere], random.Random(1), 10) == 10
        assert anna.sit(player.table["id"]).position["number"] == number, "the bot was quicker"
        player.until(number + 1)
        assert [line for line in player.lines if line["kind"] == "bot"] == []


# -- bots in trouble -----------------------------------------------------------------------------


HASTY = (
    "from insula.server import limits; limits.BOT_GRACE = 0.5; from dataclasses import replace; "
    "from insula.bots.levels import BY_NAME; "
    "BY_NAME['apprentice'] = replace(BY_NAME['apprentice'], seconds=0.5); "
)


def bot_failures(player: Player, seat: int | None = None) -> list[dict[str, Any]]:
    """Return the log entries about failing bots, of all seats or of one."""
    entries = [line for line in player.lines if line["kind"] == "bot"]
    return [line["fact"] for line in entries if seat in (None, line["seat"])]


def children(server: Server) -> list[int]:
    listing = ["ps", "-o", "pid=", "--ppid", str(server.process.pid)]
    return [int(word) for word in subprocess.run(listing, capture_output=True).stdout.split()]


def until_bots_think(server: Server, player: Player) -> list[int]:
    play_on([player], random.Random(5), 1)
    for _ in range(200):
        if children(server):
            return children(server)
        time.sleep(0.05)
    pytest.fail("no bot was started")


@pytest.mark.skipif(sys.platform != "linux", reason="needs ps")
def test_a_killed_bot_is_restarted_and_logged(folder: list[str]) -> None:
    with running(folder) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "apprentice")["table"]["id"])
        for child in until_bots_think(server, player):
            os.kill(child, signal.SIGKILL)
        play_on([player], random.Random(6))
        assert player.over()
        failures = bot_failures(player)
        assert failures
        assert {failure["then"] for failure in failures} == {"restart"}


@pytest.mark.skipif(sys.platform != "linux", reason="needs ps")
def test_a_bot_that_died_while_idle_is_restarted(folder: list[str]) -> None:
    with running(folder) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "apprentice")["table"]["id"])
        play_on([player], random.Random(5), 6)
        while not player.my_turn():
            player.hear()
        (child,) = children(server)
        os.kill(child, signal.SIGKILL)
        while child in children(server):
            time.sleep(0.02)
        play_on([player], random.Random(6), 20)
        (failure,) = bot_failures(player)
        assert (failure["trouble"], failure["then"]) == ("crashed", "restart")


@pytest.mark.skipif(sys.platform != "linux", reason="needs ps")
def test_a_hanging_bot_is_restarted_and_logged(folder: list[str]) -> None:
    with running(folder, HASTY) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "apprentice")["table"]["id"])
        for child in until_bots_think(server, player):
            os.kill(child, signal.SIGSTOP)
        play_on([player], random.Random(6), 20)
        failures = bot_failures(player)
        assert failures
        assert {(each["trouble"], each["seconds"]) for each in failures} == {("timeout", 1)}


def dying(*names: str) -> str:
    """Return the prelude of a server whose bots of these levels crash."""
    changes = [
        f"BY_NAME['{name}'] = replace(BY_NAME['{name}'], make=lambda *_: os._exit(1))"
        for name in names
    ]
    return with_levels(*changes)


Step = tuple[str, str, str]
"""The bot that failed, what follows, and the substitute."""


def check_failures(place: list[str], prelude: str, expected: list[Step]) -> None:
    """Check the log entries about two failing bots, whose seats still play."""
    with running(place, prelude) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "consul", "consul")["table"]["id"])
        play_on([player], random.Random(6), 12)
        for seat in (1, 2):
            failures = bot_failures(player, seat)
            found = [(each["bot"], each["then"], each["substitute"]) for each in failures]
            assert found == expected
            assert {each["trouble"] for each in failures} == {"crashed"}
            moves = [
                line for line in player.lines if (line["seat"], line["kind"]) == (seat, "move")
            ]
            assert len(moves) > 3


def test_a_repeatedly_failing_bot_is_replaced_and_logged(folder: list[str]) -> None:
    expected = [("consul", "restart", ""), ("consul", "substitute", "apprentice")]
    check_failures(folder, dying("consul"), expected)


def test_random_moves_are_played_if_every_bot_fails(folder: list[str]) -> None:
    expected = [
        ("consul", "restart", ""),
        ("consul", "substitute", "apprentice"),
        ("apprentice", "restart", ""),
        ("apprentice", "random", ""),
    ]
    check_failures(folder, dying("consul", "apprentice"), expected)
