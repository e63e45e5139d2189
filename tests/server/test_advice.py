"""Advice and analysis over HTTP: fair and repeatable."""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Player, Server, play_on, running
from tests.server.test_bots import children

UNHELPFUL = """
import os
from insula.server.bots import pool

async def crash(process, request, kind):
    raise BrokenPipeError

pool.exchange = crash
"""


def ask(client: Client, player: Player, **values: Any) -> tuple[int, Any]:
    table = player.table["id"]
    body = json.dumps(values or {"number": player.position["number"]}).encode()
    answer = client.request("POST", f"/api/tables/{table}/hint", body)
    return answer.status, answer.json()


def parts(client: Client, table: str) -> list[Any]:
    """Request a whole analysis in parts, as a page does."""
    found: list[Any] = []
    total = 1
    while len(found) < total:
        part = client.get(f"/api/tables/{table}/analysis?from={len(found)}")
        assert part["decisions"]
        total = part["total"]
        found += part["decisions"]
    return found


def test_advice_lists_legal_moves_with_their_prospects(server: Server) -> None:
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", "novice")["table"]["id"])
    play_on([player], random.Random(1), 3)
    while not player.my_turn():
        player.hear()
    status, hint = ask(anna, player)
    assert status == 200
    assert hint["seat"] == 0
    assert hint["iterations"] > 0
    moves = player.position["moves"]
    assert 1 <= len(hint["moves"]) <= min(5, len(moves))
    for prospect in hint["moves"]:
        assert moves[prospect["move"]] == prospect["fact"]
        assert 0 <= prospect["win"] <= 1
        assert abs(sum(prospect["sources"].values()) - prospect["points"]) < 1e-6
        assert prospect["spreads"].keys() == prospect["sources"].keys()
    assert sum(prospect["share"] for prospect in hint["moves"]) <= 1 + 1e-9


def test_advice_is_refused_in_games_against_people(server: Server) -> None:
    anna, ben = server.newcomer("Anna"), server.newcomer("Ben")
    table = anna.make("me", "open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    both = [(anna, anna.sit(table)), (ben, ben.sit(table))]
    (mover, player), (waiting, other) = sorted(both, key=lambda one: not one[1].my_turn())
    status, told = ask(mover, player)
    assert (status, told["code"]) == (403, "forbidden")
    assert ask(waiting, other)[1]["code"] == "turn"
    assert ask(mover, player, decisions=0)[1]["code"] == "stale"
    assert ask(server.newcomer("Eve"), player)[1]["code"] == "seat"
    assert anna.request("GET", f"/api/tables/{table}/analysis").status == 409


def test_an_ended_game_is_analysed_decision_by_decision(server: Server) -> None:
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", game="minerva")["table"]["id"])
    play_on([player], random.Random(2))
    table = player.table["id"]
    found = parts(anna, table)
    steps = anna.get(f"/api/tables/{table}/replay")["steps"]
    assert [(each["number"], each["text"]) for each in found] == [
        (step["number"], step["text"]) for step in steps
    ]
    assert all(each["cost"] == 0 for each, step in zip(found, steps, strict=True) if step["forced"])
    assert any(each["cost"] > 0 and each["better"] != each["text"] for each in found)
    assert parts(server.newcomer("Eve"), table) == found
    dear = max(found, key=lambda each: float(each["cost"]))
    status, hint = ask(anna, player, decisions=dear["number"] - 1)
    assert (status, hint["seat"]) == (200, dear["seat"])
    assert ask(anna, player, decisions=len(steps))[1]["code"] == "malformed"
    assert ask(anna, player)[1]["code"] == "malformed"


def test_another_server_gives_the_same_analysis(server: Server, tmp_path: Path) -> None:
    anna = server.newcomer("Anna")
    player = anna.sit(anna.make("me", game="minerva")["table"]["id"])
    play_on([player], random.Random(3))
    record = anna.request("GET", f"/api/tables/{player.table['id']}/record").text
    first = anna.get(f"/api/tables/{player.table['id']}/analysis?from=2&to=4")["decisions"]
    assert len(first) == 3
    with running(["--data", str(tmp_path / "data")]) as elsewhere:
        ben = elsewhere.newcomer("Ben")
        table = ben.post("/api/records", {"text": record})["id"]
        assert ben.get(f"/api/tables/{table}/analysis?from=2&to=4")["decisions"] == first


def test_a_crashed_adviser_is_reported(tmp_path: Path) -> None:
    with running(["--data", str(tmp_path / "data")], UNHELPFUL) as server:
        anna = server.newcomer("Anna")
        status, told = ask(anna, anna.sit(anna.make("me")["table"]["id"]))
        assert (status, told["code"]) == (503, "store")
        assert told["why"] == {"kind": "adviser_failed", "trouble": "crashed"}
        assert told["text"] == "The adviser crashed. Try again."


@pytest.mark.skipif(sys.platform != "linux", reason="needs ps")
def test_an_adviser_that_died_while_idle_is_replaced_silently(tmp_path: Path) -> None:
    with running(["--data", str(tmp_path / "data")]) as server:
        anna = server.newcomer("Anna")
        player = anna.sit(anna.make("me", game="minerva")["table"]["id"])
        assert ask(anna, player)[0] == 200
        (adviser,) = children(server)
        os.kill(adviser, signal.SIGKILL)
        while adviser in children(server):
            time.sleep(0.02)
        assert ask(anna, player)[0] == 200
        assert adviser not in children(server)
