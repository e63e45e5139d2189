"""The log of a table in parts, its legal moves in notation, and the seats that can ask for undo."""

import random
from typing import Any

import pytest

from insula.server import limits
from insula.server.live.messages import API
from tests.server.harness import Client, Player, Server, play_on


@pytest.fixture
def anna(roomy: Server) -> Client:
    return roomy.newcomer("Anna")


def log_of(client: Client, player: Player, query: str = "") -> list[Any]:
    return list(client.get(f"/api/tables/{player.table['id']}/log{query}")["lines"])


def test_a_snapshot_has_the_end_of_the_log(anna: Client) -> None:
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    play_on([player], random.Random(3), 60)
    whole = player.lines
    assert len(whole) > limits.LOG_ENTRIES_SENT
    tail = whole[-limits.LOG_ENTRIES_SENT :]
    assert anna.get(f"/api/tables/{player.table['id']}")["lines"] == tail
    player.send({"kind": "refresh"})
    while (message := player.hear())["kind"] != "table":
        pass
    assert message["lines"] == tail
    assert player.lines == whole


def test_older_entries_are_returned_on_request(anna: Client) -> None:
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    play_on([player], random.Random(3), 30)
    whole = player.lines
    assert [line["number"] for line in whole] == list(range(1, len(whole) + 1))
    assert log_of(anna, player) == whole
    assert log_of(anna, player, "?before=11") == whole[:10]
    assert log_of(anna, player, "?before=11&limit=3") == whole[7:10]
    for query in ("?before=0", "?before=1", "?limit=0"):
        assert log_of(anna, player, query) == []
    path = f"/api/tables/{player.table['id']}/log"
    assert anna.request("GET", f"{path}?limit={limits.LOG_ENTRIES_AT_ONCE + 1}").status == 400


def test_the_log_of_a_private_table_needs_its_key(roomy: Server, anna: Client) -> None:
    table = anna.make("me", "me", private=True)["table"]["id"]
    for part in ("log", "moves"):
        assert roomy.newcomer().request("GET", f"/api/tables/{table}/{part}").status == 404


def test_programs_get_the_legal_moves_in_notation(anna: Client) -> None:
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    path = f"/api/tables/{player.table['id']}/moves"
    for _ in range(5):
        found = anna.get(path)
        assert (found["number"], found["seat"]) == (
            player.position["number"],
            player.position["seat"],
        )
        assert len(found["moves"]) == len(player.position["moves"])
        assert player.choose(text=found["moves"][-1])["kind"] == "done"
        player.until(found["number"] + 1)
        assert found["moves"][-1] in [line["text"] for line in player.lines]
    play_on([player], random.Random(1))
    assert anna.get(path)["moves"] == []


def test_a_snapshot_names_the_version_of_the_messages(anna: Client) -> None:
    assert anna.get(f"/api/tables/{anna.make('me', 'me')['table']['id']}")["api"] == API


def test_only_seats_with_a_choice_can_take_one_back(anna: Client) -> None:
    player = anna.sit(anna.make("me", "me")["table"]["id"])
    assert player.position["choosers"] == []
    first = player.position["seat"]
    player.choose(move=0)
    assert player.position["choosers"] == [first]
    while player.position["seat"] == first:
        play_on([player], random.Random(1), 1)
    play_on([player], random.Random(1), 1)
    assert player.position["choosers"] == [0, 1]
