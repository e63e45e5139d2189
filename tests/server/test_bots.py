"""Bots at tables: no request waits for them, and failing bots are replaced."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

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
        told = [line["text"] for line in player.lines if line["kind"] == "bot"]
        assert told
        assert all("it is started again" in text for text in told)


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
        told = [line["text"] for line in player.lines if line["kind"] == "bot"]
        assert ["crashed; it is started again" in text for text in told] == [True]


@pytest.mark.skipif(sys.platform != "linux", reason="needs ps")
def test_a_hanging_bot_is_restarted_and_logged(folder: list[str]) -> None:
    with running(folder, HASTY) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "apprentice")["table"]["id"])
        for child in until_bots_think(server, player):
            os.kill(child, signal.SIGSTOP)
        play_on([player], random.Random(6), 20)
        told = [line["text"] for line in player.lines if line["kind"] == "bot"]
        assert told
        assert all("did not answer within 0.5 seconds" in text for text in told)


def dying(*names: str) -> str:
    """Return the prelude of a server whose bots of these levels crash."""
    changes = [
        f"BY_NAME['{name}'] = replace(BY_NAME['{name}'], make=lambda *_: os._exit(1))"
        for name in names
    ]
    return with_levels(*changes)


def check_what_is_told(place: list[str], prelude: str, told: list[str]) -> None:
    """Check the log entries about two failing bots, which still play on."""
    with running(place, prelude) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", "consul", "consul")["table"]["id"])
        play_on([player], random.Random(6), 12)
        for seat in (1, 2):
            lines = [line for line in player.lines if line["seat"] == seat]
            assert [line["text"] for line in lines if line["kind"] == "bot"] == told
            assert len([line for line in lines if line["kind"] == "move"]) > 3


def test_a_repeatedly_failing_bot_is_replaced_and_logged(
    folder: list[str],
) -> None:
    told = [
        "the consul bot crashed; it is started again",
        "the consul bot crashed; from now on an apprentice bot plays for it",
    ]
    check_what_is_told(folder, dying("consul"), told)


def test_random_moves_are_played_if_every_bot_fails(folder: list[str]) -> None:
    told = [
        "the consul bot crashed; it is started again",
        "the consul bot crashed; from now on an apprentice bot plays for it",
        "the apprentice bot crashed; it is started again",
        "the apprentice bot crashed; from now on any legal move is played for it",
    ]
    check_what_is_told(folder, dying("consul", "apprentice"), told)
